// SPDX-License-Identifier: GPL-3.0-or-later
// What other tournaments do is said with the act, whether it is a fault here or allowed, and like cases are remembered.
#include "app/words/night/night_words.h"
#include "core/tournament/session/night_notation.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

std::string players(char table, int number, int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += "player \"" + std::string(1, table) + std::to_string(i) + "\" 4000 T" + std::to_string(number) + "\n";
    return text;
}

/// Two tables in play, of so many each.
std::string room(int first, int second, int level = 3)
{
    return "cutcard-night 1\nmode test\nhouse table_max = 10\n" + players('A', 1, first) + players('B', 2, second)
           + "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\nlevel " + std::to_string(level)
           + "\nclock 0:15:00\n\n";
}

/// A final table of eight with a hand on.
std::string lastTable()
{
    return "cutcard-night 1\nmode test\n" + players('A', 1, 8)
           + "final-table\nblinds T1 \"A1\" \"A2\" \"A3\"\nlevel 4\nclock 0:15:00\n\n"
             "at 0:00:20 world hand-begins T1\n";
}

Result<NightSession> played(const std::string& text)
{
    const auto file = readNight(text, "night");
    if (!file)
        return file.error();
    return replayNight(*file, "night");
}

} // namespace

class ElsewhereTest : public QObject
{
    Q_OBJECT

private slots:
    /// The twelve things that most other tournaments have otherwise.
    void everyDifferenceIsSaidWithItsAct_data()
    {
        QTest::addColumn<QByteArray>("night");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char* name, const std::string& night, const char* remark) {
            QTest::newRow(name) << QByteArray::fromStdString(night) << QString::fromUtf8(remark);
        };
        const std::string three = "cutcard-night 1\nmode test\nhouse table_max = 10\n" + players('A', 1, 6)
                                  + players('B', 2, 6) + "player \"C1\" 1200 T3\nplayer \"C2\" 6000 T3\n"
                                  + "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\n"
                                    "blinds T3 \"C1\" \"C2\" \"C1\"\nlevel 3\nclock 0:15:00\n\n";
        std::string other = room(7, 5);
        other.insert(other.find("level"), "method last-big-blind\n");
        row("who moves goes by another method", other + "director move \"A4\" T2 dealer-right\n",
            "the method you announced");
        row("the worst place", room(8, 5) + "director move \"A4\" T2 after \"B2\"\n", "the worst position");
        row("a dead hand until the blinds are by", room(8, 5) + "director move \"A4\" T2 after \"B2\"\n",
            "waits out the blinds");
        row("evened out to one", room(7, 5) + "director move \"A4\" T2 dealer-right\n",
            "balance tables that are one or two players apart");
        row("a table three short stops", room(8, 5) + "director hold T2\n", "stops by itself");
        row("the wrong player is no other chair", room(8, 5) + "director move \"A5\" T2 after \"B2\"\n", "");
        row("a table that is not short", room(6, 5) + "director hold T2\n", "");
        row("a worse place is not shared",
            lastTable()
                + "at 0:02:00 world hand-ends T1 1 \"A1\" 0 one-pair AKQJ \"A2\" 0 two-pair A9K \"A4\" 12000\n"
                  "director out \"A2\" 8\n",
            "");
        row("a broken table by lot", three + "director break T3\ndirector move \"C2\" T1 after \"A4\"\n",
            "players of a broken table draw seats");
        row("equal stacks share the place",
            lastTable()
                + "at 0:02:00 world hand-ends T1 1 \"A1\" 0 one-pair AKQJ \"A2\" 0 two-pair A9K \"A4\" 12000\n"
                  "director out \"A2\" 7\ndirector out \"A1\" 7\n",
            "share a place");
        row("chips are raced off",
            room(6, 5) + "at 0:15:00 world clock-out\ndirector level 4\ndirector colour-up T1 100 race\n", "raced off");
        row("a full stack for who comes late",
            room(7, 5, 2) + "world signs-in \"Z\"\ndirector admit \"Z\" T2 dealer-right 4000\n", "a full stack");
        row("penalties by rounds", lastTable() + "world offends \"A5\" muck-search\ndirector penalise \"A5\" 30\n",
            "counted in hands or rounds");
        row("a disqualified player's chips go",
            room(7, 6) + "world offends \"A5\" threat\ndirector disqualify \"A5\"\ndirector remove-stack \"A5\"\n",
            "chips are removed");
        row("nine at the final table", room(5, 4) + "director hold T1\ndirector hold T2\ndirector final-table\n",
            "nine or ten players");
        row("the same distance from the dealer", room(8, 5) + "director move \"A4\" T2 same-position\n",
            "the same distance");
    }
    void everyDifferenceIsSaidWithItsAct()
    {
        QFETCH(QByteArray, night);
        QFETCH(QString, remark);
        const auto session = played(night.toStdString());
        QVERIFY2(session, session ? "" : session.error().expected.c_str());
        QStringList said;
        for (const NightEntry& entry : session->entries()) {
            for (const DirectorVerdict& verdict : entry.verdicts)
                said.append(otherTournamentsText(session->night(), verdict, entry.event));
        }
        QVERIFY2(remark.isEmpty() ? said.join(' ').trimmed().isEmpty() : said.join(' ').contains(remark),
                 qPrintable(said.join(' ')));
    }

    /// 3.15: where several measures are right, whoever took one on a case takes it on the next one like it; it is
    /// remarked, and no fault.
    void likeCasesRuledUnlikeAreRemarked_data()
    {
        QTest::addColumn<QByteArray>("acts");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char* name, const char* acts, const char* remark) {
            QTest::newRow(name) << QByteArray(acts) << QString::fromUtf8(remark);
        };
        const char* const warned = "world offends \"A5\" insult\ndirector warn \"A5\"\nworld offends \"A6\" insult\n";
        row("alike", (std::string(warned) + "director warn \"A6\"\n").c_str(), "");
        row("sent away, and the one before was warned", (std::string(warned) + "director penalise \"A6\" 10\n").c_str(),
            "The same offense gets the same treatment. Last time you warned A5.");
        row("for longer than the one before",
            "world offends \"A5\" insult\ndirector penalise \"A5\" 10\nworld offends \"A6\" insult\n"
            "director penalise \"A6\" 20\n",
            "The same offense gets the same treatment. Last time you sent A5 away for 10 minutes.");
        row("of another kind",
            "world offends \"A5\" insult\ndirector warn \"A5\"\nworld offends \"A6\" threat\n"
            "director disqualify \"A6\"\n",
            "");
        row("a request granted, and the one before refused",
            "world asks \"A5\" rebuy\ndirector refuse \"A5\" rebuy\nworld asks \"A6\" rebuy\n"
            "director grant \"A6\" rebuy\n",
            "The same request gets the same answer. Last time you refused it to A5.");
    }
    void likeCasesRuledUnlikeAreRemarked()
    {
        QFETCH(QByteArray, acts);
        QFETCH(QString, remark);
        const auto session = played(lastTable() + acts.toStdString());
        QVERIFY2(session, session ? "" : session.error().expected.c_str());
        QVERIFY(!session->entries().back().verdicts.empty());
        const DirectorVerdict& verdict = session->entries().back().verdicts.front();
        QCOMPARE(likeCaseText(session->night(), verdict), remark);
    }
};

CUTCARD_TESTS(ElsewhereTest, QCoreApplication)
#include "tst_elsewhere.moc"
