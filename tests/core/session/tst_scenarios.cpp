// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/notation.h"
#include "core/session/text/report.h"
#include "tests/core/support/assets.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <set>

using namespace cutcard;

namespace {

const QDir project(QStringLiteral(CUTCARD_SOURCE_DIR));

std::string textOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// One row of test data for each session file of a folder.
void eachFile(const QString& folder)
{
    QTest::addColumn<QString>("name");
    const QDir files(project.filePath(folder));
    for (const QString& name : files.entryList({QStringLiteral("*.cutcard")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << files.filePath(name);
}

Session played(const QString& name)
{
    const auto file = readSession(textOf(name), name.toStdString());
    if (!file)
        qFatal("%s:%d: expected %s, found %s", qPrintable(name), file.error().place.line, file.error().expected.c_str(),
               file.error().found.c_str());
    auto session = replay(*file, name.toStdString());
    if (!session)
        qFatal("%s:%d: not possible: %s", qPrintable(name), session.error().place.line, session.error().found.c_str());
    return *session;
}

} // namespace

class ScenariosTest : public QObject
{
    Q_OBJECT

private slots:
    void everyScenarioIsDealtRightly_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& path : test::assetFiles(QStringLiteral("scenarios"), QStringLiteral("*.cutcard")))
            QTest::newRow(qPrintable(path)) << path;
    }
    void everyScenarioIsDealtRightly()
    {
        QFETCH(const QString, name);
        const Session session = played(name);
        for (const Entry& entry : session.entries()) {
            for (const Verdict& verdict : entry.verdicts)
                QVERIFY2(verdict.isCorrect(), (eventText(entry.event) + ": " + verdictLine(verdict)).c_str());
        }
        QVERIFY(session.isOver());
        QCOMPARE(session.score().overall(), std::optional(100));
    }

    /// With CUTCARD_REGENERATE=1 in the environment the expected listings are written anew instead.
    void everyPlaythroughIsJudgedAsBefore_data() { eachFile(QStringLiteral("tests/playthroughs")); }
    void everyPlaythroughIsJudgedAsBefore()
    {
        QFETCH(QString, name);
        const Session session = played(name);
        std::string listing;
        for (const Entry& entry : session.entries())
            listing += entryListing(entry);
        const QString expected = name.replace(QStringLiteral(".cutcard"), QStringLiteral(".verdicts"));
        if (qEnvironmentVariableIsSet("CUTCARD_REGENERATE")) {
            QFile file(expected);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(listing));
        }
        const auto wanted = QString::fromStdString(textOf(expected)).split(QLatin1Char('\n'));
        const auto found = QString::fromStdString(listing).split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < std::min(wanted.size(), found.size()); ++i)
            QCOMPARE(found[i], wanted[i]);
        QCOMPARE(found.size(), wanted.size());
    }

    void keptVerdictsAreReadBackAsTheyWere_data() { eachFile(QStringLiteral("tests/playthroughs")); }
    void keptVerdictsAreReadBackAsTheyWere()
    {
        QFETCH(const QString, name);
        const Session session = played(name);
        for (const Entry& entry : session.entries()) {
            const std::string text = keptVerdicts(entry);
            const auto verdicts = readVerdicts(text, entry.event, "kept");
            QVERIFY2(verdicts.has_value(), text.c_str());
            QCOMPARE(verdicts->size(), entry.verdicts.size());
            Entry again = entry;
            again.verdicts = *verdicts;
            QCOMPARE(keptVerdicts(again), text);
            for (std::size_t i = 0; i < verdicts->size(); ++i)
                QCOMPARE(verdictLine((*verdicts)[i]), verdictLine(entry.verdicts[i]));
        }
        QVERIFY(!readVerdicts("correct\t3.4\tmajor", Event{}, "kept").has_value());
    }

    void theManualHasAnExampleOfEveryEvent()
    {
        const QString manual =
            QString::fromStdString(textOf(project.filePath(QStringLiteral("docs/session-files.md"))));
        const QString block = manual.section(QStringLiteral("```events\n"), 1).section(QStringLiteral("```"), 0, 0);
        std::set<Verb> seenVerbs;
        std::set<Phrase> seenPhrases;
        std::set<Choice> seenChoices;
        std::set<Mishap> seenMishaps;
        std::set<Matter> seenMatters;
        std::set<HandClass> seenHands;
        bool seesFloor = false;
        for (const QString& line : block.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            const auto entry = readEvent(line.toStdString(), "session-files.md", 1);
            QVERIFY2(entry.has_value(), qPrintable(line));
            if (const auto* act = std::get_if<Act>(&entry->event)) {
                seenVerbs.insert(act->verb);
                if (act->verb == Verb::Announce)
                    seenPhrases.insert(act->phrase);
                if (act->verb == Verb::CallFloor)
                    seenMatters.insert(act->matter);
                if (act->verb == Verb::NameHand)
                    seenHands.insert(act->hand);
            } else if (const auto* decision = std::get_if<Decision>(&entry->event)) {
                seenChoices.insert(decision->choice);
            } else if (const auto* incident = std::get_if<Incident>(&entry->event)) {
                seenMishaps.insert(incident->mishap);
            } else {
                seesFloor = true;
            }
        }
        QCOMPARE(static_cast<int>(seenVerbs.size()), verbCount);
        QCOMPARE(static_cast<int>(seenPhrases.size()), phraseCount);
        QCOMPARE(static_cast<int>(seenChoices.size()), choiceCount);
        QCOMPARE(static_cast<int>(seenMishaps.size()), mishapCount);
        QCOMPARE(static_cast<int>(seenMatters.size()), matterCount);
        QCOMPARE(static_cast<int>(seenHands.size()), handClassCount);
        QVERIFY(seesFloor);
    }

    void theManualsFileIsASession()
    {
        const QString manual =
            QString::fromStdString(textOf(project.filePath(QStringLiteral("docs/session-files.md"))));
        const QString block = manual.section(QStringLiteral("```cutcard\n"), 1).section(QStringLiteral("```"), 0, 0);
        const auto file = readSession(block.toStdString(), "session-files.md");
        QVERIFY(file.has_value());
        QVERIFY(replay(*file, "session-files.md").has_value());
    }
};

CUTCARD_TESTS(ScenariosTest)
#include "tst_scenarios.moc"
