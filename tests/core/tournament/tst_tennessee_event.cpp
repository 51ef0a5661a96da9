// SPDX-License-Identifier: GPL-3.0-or-later
// A Tennessee event for its director: what the document says, held against whole events.
#include "core/base/defect.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/venue/table_hand.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>
#include <ranges>

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

    // found by damaging night files: it was read as a loss with a loan, and written back as none
    void aLoanOfNothingIsNone()
    {
        const auto night = readNight("cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 5500 T1\n"
                                     "player \"b\" 18000 T1\nround 1\n\nworld hand-begins T1\n"
                                     "world hand-ends T1 1 \"a\" 0 loan 0 lost \"b\" 23500\n",
                                     "night");
        QVERIFY(!night);
        QCOMPARE(night.error().place.line, 8);
    }

    /// How the last act like this one was judged.
    static DirectorVerdict judged(const NightSession& session, const DirectorAct& act)
    {
        for (const NightEntry& entry : std::views::reverse(session.entries())) {
            if (const auto* done = std::get_if<DirectorAct>(&entry.event); done != nullptr && *done == act)
                return entry.verdicts.front();
        }
        return {.fault = Fault::Impossible, .rule = {}};
    }

    static NightSession played(const QByteArray& text)
    {
        const auto file = readNight(text.toStdString(), "night");
        if (!file)
            qFatal("line %d", file.error().place.line);
        return replayNight(*file, "night").value();
    }

    // TN-odc-2, TN-odc-10: what was lent, not taken back and played away is the bank's loss, and the account can be
    // closed
    void aLoanThatWasPlayedAwayClosesTheAccount()
    {
        for (const char* mode : {"practice", "test"}) {
            const NightSession session = played(
                QByteArray(
                    "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 15000 T1\nplayer \"b\" 18000 T1\n"
                    "player \"c\" 2000 T1\nplayer \"d\" 10000 T1\nround 1\nhands T1 1\nmode ")
                + mode
                + "\nfinal-table\n\nat 0:01:00 world hand-begins T1\n"
                  "at 0:05:00 world hand-ends T1 2 \"c\" 7500 loan 10000 lost \"b\" 22500\n"
                  "at 0:05:10 world hand-begins T1\ndirector charge \"c\" 100\ndirector tell-out \"c\"\n"
                  "at 0:07:00 world hand-ends T1 3 \"c\" 0 \"b\" 30000\nat 0:07:10 world hand-begins T1\n"
                  "at 0:09:00 world hand-ends T1 4 \"d\" 0 \"b\" 40000\ndirector stop T1\ndirector record \"a\" 15000\n"
                  "director record \"b\" 40000\ndirector winner \"b\"\ndirector prize \"b\" 70\n"
                  "director prize \"a\" 30\ndirector pay-back \"a\" 10000\ndirector pay-back \"b\" 10000\n"
                  "director pay-back \"d\" 10000\ndirector finish\n");
            QCOMPARE(session.night().stage, NightStage::Over);
            QCOMPARE(judged(session, director::simple(DirectorVerb::Finish)).fault, Fault::None);
            // 10,000 less 2,500 lost, 7,500 gone since and the charge: there is nothing to pay back
            QVERIFY(session.night().people[2].page.balance() <= 0);
            QVERIFY(isSound(session.night()));
            // left out once each, and made good in the bank's book and in words while the next hand runs
            const EntrantId c{.index = 2};
            QCOMPARE(judged(session, director::on(DirectorVerb::Charge, c, 100)).fault, Fault::None);
            QCOMPARE(judged(session, director::on(DirectorVerb::TellOut, c)).fault, Fault::None);
        }
    }

    // TN-odc-11: of a loan that was left with its winner and played away since then the bank takes what there is;
    // whoever has nothing else is out
    void aWinnersLoanThatWasPlayedAwayIsTakenBackWithTheWholeStack()
    {
        const NightSession session = played(
            "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 8000 T1\nplayer \"b\" 20000 T1\n"
            "player \"c\" 32000 T1\nplayer \"d\" 10000 T1\nround 1\nhands T1 1\nmode practice\nfinal-table\n\n"
            "at 0:01:00 world hand-begins T1\nat 0:05:00 world hand-ends T1 2 \"a\" 21000 loan 10000 \"b\" 17000\n"
            "director charge \"a\" 100\nat 0:05:20 world hand-begins T1\n"
            "at 0:08:00 world hand-ends T1 3 \"a\" 7000 \"b\" 31000\ndirector take-back \"a\" 3000\n"
            "director take-back \"a\" 7000\ndirector tell-out \"a\"\n");
        const EntrantId a{.index = 0};
        const Entrant& out = session.night().people[0];
        QCOMPARE(judged(session, director::on(DirectorVerb::TakeBack, a, 3000)).fault, Fault::WrongAmount);
        QVERIFY(judged(session, director::on(DirectorVerb::TakeBack, a, 7000)).isCorrect());
        QVERIFY(judged(session, director::on(DirectorVerb::TellOut, a)).isCorrect());
        QCOMPARE(out.presence, Presence::Out);
        QCOMPARE(out.place, 4);
        QVERIFY(isSound(session.night()));
    }

    // TN-odc-11: a winner's count is without the bank's chips, whether or not they have come back yet
    void theBanksChipsAreNobodysCount()
    {
        const NightSession session = played(
            "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 8000 T1\nplayer \"b\" 20000 T1\n"
            "player \"c\" 32000 T1\nround 1\nhands T1 1\nmode test\nfinal-table\n\nat 0:01:00 world hand-begins T1\n"
            "at 0:05:00 world hand-ends T1 2 \"a\" 38000 loan 10000 \"b\" 0\ndirector stop T1\n"
            "director record \"a\" 28000\ndirector record \"c\" 32000\ndirector winner \"c\"\n"
            "director take-back \"a\" 10000\n");
        for (const NightEntry& entry : session.entries()) {
            for (const DirectorVerdict& verdict : entry.verdicts)
                QVERIFY2(verdict.isCorrect(), std::string(verdict.rule.id()).c_str());
        }
        QCOMPARE(session.night().people[0].page.recorded, session.night().people[0].chips);
    }

    // TN-odc-10: where no further hand is dealt no round is opened before the bank has what is its own
    void noRoundIsOpenedWhileTheBanksChipsLieAtATable()
    {
        const QByteArray text =
            "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 15000 T1\nplayer \"b\" 18000 T1\n"
            "player \"c\" 2000 T1\nplayer \"d\" 5000 T1\nplayer \"u\" 20000 T2\nplayer \"v\" 10000 T2\n"
            "player \"w\" 10000 T2\nround 1\nhands T1 1\nhands T2 1\nmode practice\n\ndirector stop T2\n"
            "at 0:01:00 world hand-begins T1\nat 0:05:00 world hand-ends T1 2 \"c\" 7500 loan 10000 lost \"b\" 22500\n"
            "director charge \"c\" 100\ndirector tell-out \"c\"\ndirector stop T1\ndirector record \"a\" 15000\n"
            "director record \"b\" 22500\ndirector record \"d\" 5000\ndirector record \"u\" 20000\n"
            "director record \"v\" 10000\ndirector record \"w\" 10000\ndirector advance \"a\"\n"
            "director advance \"b\"\ndirector advance \"d\"\ndirector advance \"u\"\ndirector advance \"v\"\n"
            "director advance \"w\"\ndirector open-round 200\n";
        const NightSession session = played(text);
        const DirectorVerdict early = judged(session, director::counted(DirectorVerb::OpenRound, 200));
        QCOMPARE(early.fault, Fault::OutOfOrder);
        QCOMPARE(early.rule, "TN-odc-10"_rule);
        const NightSession then =
            played(text + "director take-back \"c\" 7500\ndirector pay-back \"c\" 7400\ndirector open-round 200\n");
        QCOMPARE(judged(then, director::counted(DirectorVerb::OpenRound, 200)).fault, Fault::None);
        QCOMPARE(then.night().round, 2);
    }

    // TN-fmt-2, TN-fmt-5: counting and stopping have no order of their own
    void aCountBeforeTheStopIsRight()
    {
        const NightSession session = played(
            "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 30000 T1\nplayer \"b\" 29000 T1\n"
            "player \"c\" 1000 T1\nround 1\nhands T1 1\nmode test\nfinal-table\n\nat 0:01:00 world hand-begins T1\n"
            "at 0:05:00 world hand-ends T1 2 \"a\" 31000 \"c\" 0\ndirector record \"a\" 31000\ndirector stop T1\n"
            "director record \"b\" 29000\ndirector winner \"a\"\ndirector prize \"b\" 30\ndirector prize \"a\" 70\n"
            "director pay-back \"a\" 10000\ndirector pay-back \"b\" 10000\ndirector pay-back \"c\" 10000\n"
            "director finish\n");
        QCOMPARE(session.score().faults(), 0);
        QCOMPARE(judged(session, director::on(DirectorVerb::Record, {.index = 0}, 31000)).fault, Fault::None);
        QCOMPARE(session.night().stage, NightStage::Over);
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

CUTCARD_TESTS(TennesseeEventTest)
#include "tst_tennessee_event.moc"
