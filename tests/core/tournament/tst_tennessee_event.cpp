// SPDX-License-Identifier: GPL-3.0-or-later
// A Tennessee event for its director: what the document says, held against whole events.
#include "core/base/defect.h"
#include "core/tournament/agenda.h"
#include "core/tournament/directors.h"
#include "core/tournament/eventful.h"
#include "core/tournament/frozen_hand.h"
#include "core/tournament/night_notation.h"
#include "core/tournament/table_hand.h"
#include "core/tournament/tennessee_event.h"

#include <QtTest>

#include <map>

using namespace cutcard;

namespace {

NightSetup eventOf(const char* preset, int seed)
{
    return setupOf(*findNightPreset(preset), static_cast<std::uint64_t>(seed));
}

Result<NightFile> read(const QByteArray& lines)
{
    return readNight("cutcard-night 1\n" + lines.toStdString(), "file");
}

QByteArray players(int count, const char* more = "")
{
    QByteArray text;
    for (int i = 1; i <= count; ++i)
        text += "player \"p" + QByteArray::number(i) + "\"" + more + "\n";
    return text;
}

} // namespace

class TennesseeEventTest : public QObject
{
    Q_OBJECT

private slots:
    // TN-fmt-6, TA-11: 100, 200, 400; TN-blinds-5: hands 7 and 13 of that table
    void blindsDoubleByTheHandsOfATableAndByTheRound()
    {
        Night night;
        night.house = tennesseeNight();
        QCOMPARE(opensAt(night, 1), 100);
        QCOMPARE(opensAt(night, 2), 200);
        QCOMPARE(opensAt(night, 3), 400);
        night.openedAt = 200;
        Ring ring;
        for (const auto& [hands, blind] : std::map<int, Chips>{{0, 200}, {5, 200}, {6, 400}, {11, 400}, {12, 800}}) {
            ring.hands = hands;
            QCOMPARE(blindDue(night, ring), blind);
        }
    }

    // TN-fmt-1, TA-7: three to nine; of several tables none begins with three
    void seatsAreDrawnForTablesThatCanBePlayed()
    {
        Night night;
        night.house = tennesseeNight();
        const auto counts = [&](int people) {
            auto found = tableCounts(night, people);
            std::ranges::sort(found);
            return found;
        };
        QVERIFY(counts(2).empty());
        QCOMPARE(counts(3), std::vector{1});
        QCOMPARE(counts(6), std::vector{1});
        QCOMPARE(counts(9), (std::vector{1, 2}));
        QCOMPARE(counts(10), std::vector{2});
        QCOMPARE(counts(15), (std::vector{2, 3}));
        // eight are the advice, nine the most
        QCOMPARE(tableCounts(night, 9).front(), 2);
    }

    // the button goes one to the left, and with three players it posts the big blind (TA-5)
    void threeBlindsArePostedLeftOfTheButton()
    {
        auto night = read("house event = \"tennessee\"\n" + players(3, " 10000 T1") + "round 1\n")->setup.opening;
        WorldEvent begins;
        begins.kind = WorldKind::HandBegins;
        begins.table = {.number = 1};
        QVERIFY(happen(night, begins));
        const Ring& ring = night.rings.front();
        QCOMPARE(ring.last->button.index, 0);
        QCOMPARE(ring.last->smallBlind->index, 2);
        QCOMPARE(ring.last->bigBlind.index, 0);
        QCOMPARE(ring.bigBlind, 100);
        const TableHand hand = playHand(night, ring);
        Chips chips = 0;
        Chips lent = 0;
        for (const StackAfter& stack : hand.stacks) {
            chips += stack.chips;
            lent += stack.loan;
        }
        QCOMPARE(chips, 30000 + lent);
        QCOMPARE(hand.carried, 0);
    }

    // TN-odc-2, -6, -10 to -13: what was lent is back or in play, and every deposit is accounted for
    void theBanksBookAddsUp()
    {
        int lost = 0;
        int won = 0;
        const auto defects = defectsNoted();
        // at the last somebody bets the own chips to the last one and nothing of the loan
        for (const int seed : {1, 2, 14}) {
            auto session = NightSession::start(eventOf("riverboat", seed));
            QVERIFY(session);
            QVERIFY(runNight(*session));
            QCOMPARE(defectsNoted(), defects);
            const Night& night = session->night();
            const NightContents contents = contentsOf(*session);
            lost += contents.loansLost;
            won += contents.loansWon;
            Chips spent = 0;
            int share = 0;
            for (const Entrant& person : night.people) {
                spent += person.page.spent;
                share += person.page.share;
                QVERIFY2(person.page.balance() <= 0, qPrintable(QString::fromStdString(person.name)));
                QCOMPARE(person.page.loan, 0);
                QCOMPARE(person.page.charged % 100, 0);
                QVERIFY(person.page.paidBack >= 0 && person.page.paidBack <= 10000);
            }
            QCOMPARE(night.ledger.lent - night.ledger.repaid, spent);
            QCOMPARE(chipsInPlay(night), 240000 + spent);
            QCOMPARE(share, 100);
            QVERIFY(night.round >= 2);
        }
        QVERIFY(lost > 0 && won > 0);
    }

    void anEventIsReplayedFromItsFile()
    {
        auto session = NightSession::start(eventOf("riverboat", 11));
        QVERIFY(session);
        QVERIFY(runNight(*session));
        const auto file = readNight(writeNight(session->setup(), session->entries()), "event");
        QVERIFY2(file, qPrintable(file ? QString() : QString::number(file.error().place.line)));
        const auto again = replayNight(*file, "event");
        QVERIFY(again);
        QVERIFY(*again == *session);
        NightSession half = session->undone(session->entries().size() / 2);
        QVERIFY(runNight(half));
        QVERIFY(half == *session);
    }

    // each found as planned, and nothing else
    void plantedMistakesAreFoundAsPlanned()
    {
        std::map<std::string, int> rules;
        const int asked = qEnvironmentVariableIntValue("CUTCARD_NIGHTS");
        for (int seed = 1; seed <= (asked > 0 ? asked : 4); ++seed) {
            auto session = NightSession::start(eventOf("riverboat", seed));
            QVERIFY(session);
            const SloppyDirector director(200);
            std::optional<DirectorMistake> planted;
            int faults = 0;
            QByteArray missed;
            const auto check = [&](const NightSession& now) {
                if (!planted)
                    return;
                ++faults;
                ++rules[std::string(planted->rule.id())];
                const auto& verdicts = now.entries().back().verdicts;
                if (verdicts.size() != 1 || !planted->isFoundAs(verdicts.front()))
                    missed += QByteArray::fromStdString(nightEventText(planted->act, namesOf(now.night()))) + "; ";
                planted.reset();
            };
            const bool finished = runNight(*session, wholeDay, [&](const NightSession& now, const DirectorDuty*) {
                check(now);
                planted = director.mistake(now);
                return planted ? std::optional(planted->act) : std::nullopt;
            });
            check(*session);
            QVERIFY2(missed.isEmpty(), "seed " + QByteArray::number(seed) + ": " + missed);
            QVERIFY2(finished, QByteArray::number(seed));
            QCOMPARE(session->score().faults(), faults);
        }
        for (const char* rule : {"TN-fmt-4", "TN-odc-2", "TN-odc-12", "TN-blinds-5", "TA-10"})
            QVERIFY2(rules[rule] > 0, rule);
    }

    // the hands of a night stop at what calls for a ruling there too
    void floorCallsComeFromTheTablesOwnHands()
    {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            auto night = read("house event = \"tennessee\"\n" + players(6, " 10000 T1") + "round 1\n")->setup.opening;
            night.seed = seed;
            WorldEvent begins;
            begins.kind = WorldKind::HandBegins;
            begins.table = {.number = 1};
            QVERIFY(happen(night, begins));
            const auto frozen = frozenHand(night, night.rings.front());
            if (!frozen)
                continue;
            ++found;
            QCOMPARE(std::ranges::count(frozen->choices, true, &RulingChoice::right), 1);
        }
        QVERIFY(found > 0);
    }

    void whatCannotBeIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        const QByteArray tennessee = "house event = \"tennessee\"\n";
        QTest::newRow("two players") << tennessee + players(2) << 4;
        QTest::newRow("a round of a league night") << players(4, " 4000 T1") + "round 1\n" << 6;
        QTest::newRow("a level of a Tennessee event") << tennessee + players(4, " 10000 T1") + "level 2\n" << 7;
        QTest::newRow("ten at a table") << tennessee + players(10, " 10000 T1") + "round 1\n" << 12;
        QTest::newRow("prizes of more than all") << tennessee + "house first_prize = 110\n" + players(4) << 3;
        QTest::newRow("a blind of no chips") << tennessee + "house big_blind = 90\n" + players(4) << 3;
    }
    void whatCannotBeIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto night = read(text);
        QVERIFY(!night);
        QCOMPARE(night.error().place.line, line);
    }

    // a clock, late comers and conduct are the league's
    // TN-odc-8: lost with no more than the loan left, won with more
    void whatOnlyALeagueNightHasCannotHappen()
    {
        const QByteArray head = "house event = \"tennessee\"\n" + players(4, " 10000 T1") + "round 1\n";
        for (const char* event :
             {"world clock-out", "world signs-in \"Zed\"", "world quits \"p1\"", "world offends \"p1\" advice",
              "world asks \"p1\" pay-later", "world asks \"p1\" play-again",
              "world hand-begins T1\nworld hand-ends T1 1 \"p1\" 10000 loan 10000 \"p2\" 20000",
              "world hand-begins T1\nworld hand-ends T1 1 \"p1\" 20000 loan 10000 lost"}) {
            const auto night = read(head + event + "\n");
            QVERIFY(night);
            QVERIFY2(!replayNight(*night, "file"), event);
        }
        // there is no clock to stop: a button for it would do nothing
        const auto night = read(head);
        QVERIFY(night);
        auto session = replayNight(*night, "file");
        QVERIFY(session);
        for (const DirectorVerb verb : {DirectorVerb::Pause, DirectorVerb::Resume}) {
            for (const DirectorDuty& duty : agendaOf(session->night()))
                QVERIFY(duty.act.verb != verb);
            QVERIFY(session->apply(director::simple(verb)));
            QVERIFY(!session->entries().back().tookEffect);
        }
    }
};

QTEST_APPLESS_MAIN(TennesseeEventTest)
#include "tst_tennessee_event.moc"
