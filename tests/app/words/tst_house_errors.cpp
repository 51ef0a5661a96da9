// SPDX-License-Identifier: GPL-3.0-or-later
// What a house of examinations refuses is said in a supervisor's words: where, why and what to do.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/words/errors/error_words.h"
#include "app/words/errors/house_error_words.h"
#include "app/words/errors/house_sentences.h"
#include "core/certification/attempt.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"
#endif

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

namespace {

const std::array<std::pair<QString, Cause>, 7> causes{{{"NotAllowed", Cause::NotAllowed},
                                                       {"UnknownWord", Cause::UnknownWord},
                                                       {"OutOfRange", Cause::OutOfRange},
                                                       {"MissingValue", Cause::MissingValue},
                                                       {"Duplicate", Cause::Duplicate},
                                                       {"WrongCount", Cause::WrongCount},
                                                       {"Damaged", Cause::Damaged}}};

/// What a file of the project refuses: its causes, and how what is expected begins.
QList<std::pair<QString, QString>> refusalsIn(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression refusal(
        "Cause::(\\w+),\\s*(?:\\.expected = "
        "|[\\w().]+,\\s*|QStringLiteral\\(\"[^\"]*\"\\),\\s*)?(?:QStringLiteral\\()?\"([^\"]+)\"");
    QList<std::pair<QString, QString>> found;
    for (auto each = refusal.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        // whose passphrase it is says unlock()
        if (match.captured(2) != QString::fromUtf8(wrongPassphrase.data(), wrongPassphrase.size()))
            found.append({match.captured(1), match.captured(2)});
    }
    return found;
}

/// Whether there is a sentence for what is expected, or for something that begins like it.
bool hasSentence(const QString& cause, const QString& begins)
{
    return std::ranges::any_of(houseSentences, [&](const HouseSentence& each) {
        const auto known = std::ranges::find(causes, cause, &std::pair<QString, Cause>::first);
        const QString pattern = QString::fromUtf8(each.expected).section(QLatin1Char('*'), 0, 0);
        return known != causes.end() && known->second == each.cause
               && (pattern == begins
                   || (!pattern.isEmpty() && (begins.startsWith(pattern) || pattern.startsWith(begins))));
    });
}

QString said(Cause cause, std::string place, std::string expected, std::string found = {}, int line = 0)
{
    return errorText({.place = {.name = std::move(place), .line = line},
                      .cause = cause,
                      .expected = std::move(expected),
                      .found = std::move(found)});
}

} // namespace

class HouseErrorsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void everyRefusalOfTheHouseIsASentence_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("expected");
        QStringList files;
        QDirIterator academy(QStringLiteral(SOURCE_FOLDER "/app/academy"), {"*.cpp"}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (academy.hasNext())
            files.append(academy.next());
        for (const char* name : {"blueprint", "blueprint_text", "forms"})
            files.append(QStringLiteral(SOURCE_FOLDER "/core/certification/%1.cpp").arg(QLatin1String(name)));
        QVERIFY(files.size() > 30);
        int rows = 0;
        for (const QString& file : files) {
            for (const auto& [cause, expected] : refusalsIn(file)) {
                // a file or a row that was changed from outside is named, whatever part of it
                if (cause == QLatin1String("Damaged") || cause == QLatin1String("Unreadable"))
                    continue;
                QTest::addRow("%s %s: %s", qPrintable(file.section('/', -1)), qPrintable(cause), qPrintable(expected))
                    << cause << expected;
                ++rows;
            }
        }
        QVERIFY(rows > 60);
    }

    void everyRefusalOfTheHouseIsASentence()
    {
        QFETCH(QString, cause);
        QFETCH(QString, expected);
        QVERIFY(hasSentence(cause, expected));
    }

    void noSentenceIsLeftOver_data()
    {
        QTest::addColumn<QString>("begins");
        for (const HouseSentence& each : houseSentences) {
            const QString begins = QString::fromUtf8(each.expected).section(QLatin1Char('*'), 0, 0);
            if (!begins.isEmpty())
                QTest::addRow("%s", each.expected) << begins;
        }
    }

    void noSentenceIsLeftOver()
    {
        QFETCH(QString, begins);
        bool used = false;
        for (const char* folder : {"app/academy", "app/cli", "core/certification"}) {
            QDirIterator dir(QStringLiteral(SOURCE_FOLDER "/") + QLatin1String(folder), {"*.cpp", "*.h"}, QDir::Files,
                             QDirIterator::Subdirectories);
            while (dir.hasNext()) {
                QFile file(dir.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                // a long text stands in pieces in the source
                QString text = QString::fromUtf8(file.readAll());
                text.remove(QRegularExpression("\"\\s*\\n\\s*\""));
                used = used || text.contains(QLatin1Char('"') + begins) || text.contains(begins.trimmed());
            }
        }
        QVERIFY(used);
    }

    void aRefusalNamesPlaceCauseAndWhatToDo()
    {
        QCOMPARE(said(Cause::NotAllowed, "academy.db", "the role of supervisor or assessor", "Ben Osei"),
                 "Ben Osei is not allowed to do that. The role of supervisor or assessor is needed.");
        QCOMPARE(said(Cause::OutOfRange, "today's date", "a day that there is, as 2026-12-03", "2026-02-31"),
                 "“2026-02-31” is not a date. Write it as 2026-12-03.");
        QCOMPARE(said(Cause::OutOfRange, "today's date", "a day from 2026-12-03 on", "2026-11-23"),
                 "2026-11-23 is too early. This candidate may try again from 2026-12-03 on.");
        QCOMPARE(said(Cause::Duplicate, "people.csv", "each number once in the file", "1041", 3),
                 "people.csv, line 3: number 1041 is already used above. Choose another.");
        QCOMPARE(said(Cause::Duplicate, "number 1041", "each number once", "Nadia Okafor"),
                 "Number 1041 already belongs to Nadia Okafor. Choose a different number.");
        QCOMPARE(said(Cause::NotAllowed, "another attempt", "attempt 3 ended first", "submitted"),
                 "This candidate's attempt 3 is handed in but not graded yet. Finish it before another begins.");
        QCOMPARE(said(Cause::WrongCount, "easy.toml", "showdown of league, expert: 12 questions", "4"),
                 "easy.toml asks for 12 questions for Showdown (Pub league), expert, but the bank has 4.");
        QCOMPARE(said(Cause::OutOfRange, "easy.toml",
                      "station 2, league-betting, minutes: at least 14 for 90 acts and 60 waits for the players", "2"),
                 "easy.toml: nobody can deal table 2 (league-betting) in 2 min; it takes at least 14 min.");
    }

    void whatCannotBeDoneWithAnAttemptIsSaid()
    {
        for (int state = 0; state < attemptStateCount; ++state) {
            for (int event = 0; event < attemptEventCount; ++event) {
                const auto led = transition(static_cast<AttemptState>(state), static_cast<AttemptEvent>(event));
                if (led)
                    continue;
                Error error = led.error();
                error.place.name = "attempt 3";
                const QString text = errorText(error);
                QVERIFY2(text.startsWith("Attempt 3 cannot ") && text.endsWith('.'), qPrintable(text));
                QVERIFY2(!text.contains(" while "), qPrintable(text));
            }
        }
        QCOMPARE(said(Cause::NotAllowed, "attempt 3", "", "confirm while confirmed"),
                 "Attempt 3 cannot be confirmed: it is already confirmed.");
    }

    void aNameMayLookLikeABlank()
    {
        QCOMPARE(said(Cause::UnknownWord, "roster", "somebody with a passphrase", "%1 %3"),
                 "%1 %3 has no passphrase to take away.");
    }

    void aSessionFileIsStillNamedByLineAndColumn()
    {
        QCOMPARE(errorLine({.place = {.name = "log", .line = 3, .column = 7},
                            .cause = Cause::OutOfRange,
                            .expected = "seat 1..10",
                            .found = "11"}),
                 "log:3:7: 11 is out of range. Allowed: seat 1 to 10.");
    }

    void whatWasChangedFromOutsideIsNamed()
    {
        QCOMPARE(said(Cause::Damaged, "/h/academy.db (ledger)", "a signature that fits", "a7", 12),
                 "/h/academy.db (ledger), line 12 was changed: its signature (a7) does not match.");
        QCOMPARE(said(Cause::Damaged, "/h/academy.db", "", "file is not a database"),
                 "/h/academy.db is not a house's file, or it is damaged (file is not a database).");
        QCOMPARE(said(Cause::Damaged, "/h/academy.db", "attempt 3, its ratings"),
                 "/h/academy.db does not match its ledger. Expected: attempt 3, its ratings. The house was not "
                 "opened. An "
                 "administrator can restore the rows (cutcard-cli academy rebuild) or restore a copy of the house.");
    }
};

CUTCARD_TESTS(HouseErrorsTest)
#include "tst_house_errors.moc"
