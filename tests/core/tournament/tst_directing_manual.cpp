// SPDX-License-Identifier: GPL-3.0-or-later
// The director's manual: its night is a night, and every word of a night file stands in it.
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/session/night_session.h"
#include "tests/support/programs.h"

#include <QFile>
#include <QtTest>

using namespace cutcard;

namespace {

QString manual()
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/docs/directing.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Whether a word is among what is set as code, by itself.
bool isTold(const QString& text, std::string_view word)
{
    const QString escaped =
        QRegularExpression::escape(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return text.contains(
        QRegularExpression(QStringLiteral("`[^`\\n]*(?<![a-z_-])") + escaped + QStringLiteral("(?![a-z_-])[^`\\n]*`")));
}

QByteArray nightOf(const QString& text)
{
    const QString fence = QStringLiteral("```night\n");
    const qsizetype begin = text.indexOf(fence) + fence.size();
    return text.mid(begin, text.indexOf(QLatin1String("```"), begin) - begin).toUtf8();
}

} // namespace

class TestDirectingManual : public QObject
{
    Q_OBJECT
private slots:
    void itsNightIsReadAndRight()
    {
        const QByteArray text = nightOf(manual());
        const auto file = readNight({text.constData(), static_cast<std::size_t>(text.size())}, "manual");
        QVERIFY2(file, file ? "" : file.error().found.c_str());
        const auto night = NightSession::replay(file->setup, file->entries);
        QVERIFY2(night, night ? "" : night.error().found.c_str());
        int right = 0;
        for (const NightEntry& entry : night->entries()) {
            for (const DirectorVerdict& verdict : entry.verdicts) {
                QVERIFY(verdict.isCorrect());
                ++right;
            }
        }
        QCOMPARE(right, 2); // the hold, and the move
        QVERIFY(std::ranges::none_of(owedNow(night->night()), [](const auto& duty) { return !duty.optional; }));
    }

    void everyWordOfANightFileStandsInIt_data()
    {
        QTest::addColumn<QByteArray>("word");
        const auto add = [](const char* of, const auto& words) {
            for (const std::string_view word : words)
                QTest::addRow("%s %.*s", of, static_cast<int>(word.size()), word.data())
                    << QByteArray(word.data(), static_cast<qsizetype>(word.size()));
        };
        std::vector<std::string_view> verbs;
        verbs.reserve(directorVerbs.size());
        for (const DirectorVerbFacts& facts : directorVerbs)
            verbs.push_back(facts.word);
        add("director", verbs);
        add("world", worldWords);
        add("request", namedWords<Request>);
        add("offence", namedWords<Offence>);
        add("spot", namedWords<Spot>);
        add("manner", namedWords<ColourManner>);
        add("method", namedWords<MoveMethod>);
        add("incidents", namedWords<NightIncidents>);
        std::vector<std::string_view> presets;
        presets.reserve(nightPresets.size());
        for (const NightPreset& preset : nightPresets)
            presets.push_back(preset.word);
        add("preset", presets);
        // a line that the reader does not know is answered with those that it does
        const auto refused = readNight("cutcard-night 1\nnothing-such\n", "here");
        QVERIFY(!refused);
        const auto known = QByteArray::fromStdString(refused.error().expected).split(',');
        QVERIFY(known.size() > 10);
        for (const QByteArray& each : known)
            QTest::addRow("line %s", each.trimmed().constData()) << each.trimmed();
    }
    void everyWordOfANightFileStandsInIt()
    {
        QFETCH(const QByteArray, word);
        QVERIFY(isTold(manual(), word.toStdString()));
    }

    /// N12: how many tables and players a night can have is told, and a night of more is too big, not damaged.
    void theLimitsOfANightStandInIt()
    {
        QVERIFY(manual().contains(
            QStringLiteral("2 to %1 players and at most %2 tables").arg(mostEntrants).arg(mostTables)));
        std::string players;
        for (int i = 0; i <= mostEntrants; ++i)
            players += "player \"p" + std::to_string(i) + "\"\n";
        const std::string beyond = "player \"a\" 4000 T" + std::to_string(mostTables + 1) + "\n";
        for (const std::string& text : {players, beyond}) {
            const auto refused = readNight("cutcard-night 1\n" + text, "night");
            QVERIFY(!refused);
            QCOMPARE(refused.error().cause, Cause::WrongCount);
        }
    }

    void everySettingOfAHouseStandsInIt()
    {
        NightHouse league;
        league.table.startingStack = {{100, 10}, {500, 6}};
        league.table.levels = {{100, 200}};
        league.colourPlans = {{.level = 4, .value = 100}};
        ++league.tableMax;
        --league.finalTable;
        --league.balanceAt;
        ++league.lateLevels;
        ++league.minutesPerLevel;
        ++league.penaltyMinutes;
        league.method = MoveMethod::Drawn;
        league.table.dealerIsSmallBlind = true;
        league.breaks = {3};
        league.points = {3, 2, 1};
        NightHouse riverboat = tennesseeNight();
        riverboat.tennessee->startingStack = {{100, 50}};
        riverboat.tennessee->bigBlind *= 2;
        riverboat.tennessee->burns = false;
        riverboat.tennessee->deposit = 1;
        ++riverboat.tennessee->chargePerMille;
        --riverboat.tableMax;
        ++riverboat.firstPrize;
        int settings = 0;
        for (const std::string& text : {writeNightHouse(league), writeNightHouse(riverboat)}) {
            for (const QString& line : QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
                const QString key = line.section(QLatin1String(" ="), 0, 0);
                QVERIFY2(isTold(manual(), key.toStdString()), qPrintable(key));
                ++settings;
            }
        }
        QCOMPARE(settings, 13 + 8);
    }
};

CUTCARD_TESTS(TestDirectingManual, QCoreApplication)
#include "tst_directing_manual.moc"
