// SPDX-License-Identifier: GPL-3.0-or-later
// What a fault costs, what is earned back, what a test comes to; and the floor that steps in when a mistake is left.
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/counted.h"
#include "core/session/outcome.h"
#include "core/session/text/event_text.h"
#include "core/session/text/report.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <algorithm>

using namespace cutcard;

namespace {

constexpr auto pots = Competency::Pots;

Duty duty(const Act& act, Severity severity = Severity::Critical, Competency competency = pots)
{
    return {.act = act, .rule = "1.2-show"_rule, .severity = severity, .competency = competency};
}

Verdict right(const Duty& duty)
{
    return {.fault = Fault::None,
            .rule = duty.rule,
            .severity = duty.severity,
            .competency = duty.competency,
            .expected = duty,
            .jumped = {},
            .attempted = {}};
}

Verdict wrong(const Duty& duty, Fault fault = Fault::WrongTarget)
{
    Verdict verdict = right(duty);
    verdict.fault = fault;
    verdict.attempted = duty.act;
    return verdict;
}

const Duty push = duty(act(Verb::PushPot, Seat(1), 400));

/// Four players check a hand of the league down to the showdown in a test; seat 4 has aces and wins 800.
const std::string threePlayers =
    "cutcard 2\nmode test\nhands 1\nseat 1 \"P1\" 4000\nseat 2 \"P2\" 4000\nseat 3 \"P3\" 4000\n"
    "seat 4 \"P4\" 4000\nbutton 4\ndeck 2c 3d 4s Ah 7h 8d 9s As Kc Qd Jh 5s Td 6h 6c Kd\n";

int floorSteps(const Session& session)
{
    return static_cast<int>(std::ranges::count_if(
        session.entries(), [](const Entry& entry) { return std::holds_alternative<FloorStep>(entry.event); }));
}

/// Two hands dealt by somebody who errs often.
Session sloppySession(GameId game, Mode mode, std::uint64_t seed)
{
    SessionSetup setup;
    setup.mode = mode;
    setup.house = defaultHouse(game);
    setup.seed = seed;
    setup.hands = 2;
    if (!isBanked(game))
        setup.button = Seat(2);
    for (int i = 1; i <= 4; ++i)
        setup.seats.push_back(
            {.seat = Seat(i), .name = "P" + std::to_string(i), .stack = setup.common().startingChips()});
    Session session = Session::start(setup).value();
    const Simulator players(noIncidents);
    const SloppyDealer sloppy(120);
    for (int step = 0; step < 4000 && !session.isOver(); ++step) {
        const auto right = idealAct(session);
        const auto mistake = right ? sloppy.mistake(session) : std::nullopt;
        const auto event = mistake ? std::optional<Event>(mistake->act)
                           : right ? std::optional<Event>(*right)
                                   : players.next(session);
        if (!event || !session.apply(*event))
            break;
    }
    return session;
}

/// What duties done late have lost without a fault of their own.
int lostByBeingLate(const Session& session)
{
    int lost = 0;
    Score again(session.setup().scale);
    for (const Entry& entry : session.entries()) {
        for (const Verdict& verdict : entry.verdicts) {
            const Tally before = again.total();
            again.book(verdict, entry.hand);
            const Tally now = again.total();
            if (verdict.isCorrect() && now.possible > before.possible)
                lost += now.possible - before.possible - (now.earned - before.earned);
        }
    }
    return lost;
}

} // namespace

class ScoringTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aFaultCostsWhenItIsMade()
    {
        Score score;
        score.book(wrong(push), 1);
        QCOMPARE(score.tally(pots).possible, 30);
        QCOMPARE(score.tally(pots).earned, 0);
        QCOMPARE(score.criticalErrors(), 1);
    }

    void theSecondTryEarnsTwoThirds()
    {
        Score score;
        score.book(wrong(push), 1);
        score.book(right(push), 1);
        QCOMPARE(score.tally(pots).possible, 30);
        QCOMPARE(score.tally(pots).earned, 20);
        QCOMPARE(score.criticalErrors(), 0);
        QCOMPARE(score.criticalPutRight(), 1);
    }

    void laterTriesEarnNothing()
    {
        Score score;
        for (int i = 0; i < 3; ++i)
            score.book(wrong(push), 1);
        score.book(right(push), 1);
        QCOMPARE(score.tally(pots).possible, 30);
        QCOMPARE(score.tally(pots).earned, 0);
        QCOMPARE(score.tally(pots).faults, 3);
    }

    void anImpossibleActIsATryLikeAnyOther()
    {
        Score score;
        score.book(wrong(push, Fault::Impossible), 1);
        score.book(right(push), 1);
        QCOMPARE(score.tally(pots).earned, 20);
        QCOMPARE(score.criticalPutRight(), 0);
    }

    void whatWasNotPutRightWithinItsHandStays()
    {
        Score score;
        score.book(wrong(push), 1);
        score.book(right(push), 2);
        QCOMPARE(score.tally(pots).possible, 60);
        QCOMPARE(score.tally(pots).earned, 30);
        QCOMPARE(score.criticalErrors(), 1);
    }

    void pitchesAndRifflesCountOnceAHand()
    {
        Score score;
        const auto delivery = Competency::Delivery;
        for (int hand = 1; hand <= 2; ++hand) {
            for (int seat = 1; seat <= 9; ++seat)
                score.book(right(duty(act(Verb::Pitch, Seat(seat)), Severity::Major, delivery)), hand);
        }
        QCOMPARE(score.tally(delivery).possible, 2 * 9);
        QCOMPARE(score.tally(delivery).duties, 2);
    }

    void theScoreIsTheMeanOfTheCompetenciesSeen()
    {
        Score score;
        for (int i = 0; i < 30; ++i)
            score.book(right(duty(act(Verb::Sweep), Severity::Major, Competency::Action)), 1);
        score.book(wrong(push), 1);
        score.book(right(push), 1);
        QCOMPARE(score.overall(), std::optional((100 + 66) / 2));
    }

    void protectionHasNoPercentageAndItsFaultsCountByWeight()
    {
        Score score;
        const auto protection = Competency::Protection;
        score.book(right(push), 1);
        Verdict fault = wrong(duty(act(Verb::ShowHand, Seat(1)), Severity::Major, protection), Fault::Forbidden);
        fault.attempted.reset();
        score.book(fault, 1);
        QCOMPARE(score.percent(protection), std::optional<int>());
        QCOMPARE(score.overall(), std::optional(97));
    }

    void aResultNeedsAFinishedTestAndTwelveDuties()
    {
        Score score;
        for (int i = 0; i < 11; ++i)
            score.book(right(push), 1);
        QVERIFY(!outcomeOf(score, false).isPass());
        QVERIFY(outcomeOf(score, true).good);
        QVERIFY(!outcomeOf(score, true).isPass());
        QCOMPARE(outcomeOf(score, true).tooLittle.front().seen, 11);
        score.book(right(push), 1);
        QVERIFY(outcomeOf(score, true).isPass());
        QVERIFY(!outcomeOf(score, false).isPass());
    }

    void aNeedlessCallToTheFloorIsToldAndNotScored()
    {
        Deal deal(threePlayers);
        deal.to("dealer board 3");
        const Score before = deal.session().score();
        QCOMPARE(deal.judge("dealer floor dispute"), "unneeded GP-unneeded minor");
        QVERIFY(deal.session().score() == before);
    }

    void aPotPushedToTheLoserAndLeftIsPutRightByTheFloor()
    {
        Deal ideal(threePlayers);
        ideal.finish();
        Deal deal(threePlayers);
        deal.to("dealer push 0 4 800");
        QCOMPARE(deal.judge("dealer push 0 1 800"), "wrong-target 1.2-show critical");
        QCOMPARE(deal.table().at(Seat(1)).stack, Chips{4600});
        QCOMPARE(deal.judge("dealer gather-cards"), "correct GP-gather-cards minor");
        QCOMPARE(floorSteps(deal.session()), 1);
        deal.finish();
        QVERIFY(deal.table() == ideal.table());
        QCOMPARE(deal.faults(), 1);
        QCOMPARE(deal.session().score().criticalErrors(), 1);
        const Tally total = deal.session().score().total();
        QCOMPARE(total.possible - total.earned, 30);
    }

    void aCardAfterTheEndOfAHandIsNoAmendsByWhatFollows()
    {
        Deal deal(threePlayers);
        deal.to("dealer gather-cards");
        QCOMPARE(deal.judge("dealer board 1"), "forbidden 3.9 minor");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct GP-gather-cards minor");
        deal.finish();
        QCOMPARE(deal.faults(), 1);
        const Tally total = deal.session().score().total();
        QCOMPARE(total.possible - total.earned, 3);
    }

    void takenBackItEarnsTwoThirdsAndTheTakingBackNothing()
    {
        Deal deal(threePlayers);
        deal.to("dealer push 0 4 800").now("dealer push 0 1 800");
        const Tally before = deal.session().score().total();
        QVERIFY(deal.judge("dealer floor own-mistake").starts_with("correct"));
        QVERIFY(deal.judge("dealer take-back").starts_with("correct"));
        QCOMPARE(deal.session().score().total().possible, before.possible);
        QCOMPARE(deal.session().score().criticalErrors(), 0);
        QCOMPARE(deal.judge("dealer push 0 4 800"), "correct 1.2-show critical");
        QCOMPARE(floorSteps(deal.session()), 0);
        const Tally total = deal.session().score().total();
        QCOMPARE(total.earned - before.earned, 20);
        deal.finish();
        QCOMPARE(deal.session().score().criticalPutRight(), 1);
    }

    void wrongWordsEarnTwoThirdsIfTheyAreTakenBackOrSaidRightlyAtOnce()
    {
        for (const char* mended : {"dealer take-back", "dealer say raise 3 600"}) {
            Deal deal(threePlayers);
            deal.player("seat 3 raise-to 600");
            const Tally before = deal.session().score().total();
            QCOMPARE(deal.judge("dealer say call-only 3"), "forbidden 3.7.2 major");
            QVERIFY(deal.judge(mended).starts_with("correct"));
            QVERIFY(deal.session().entries().back().verdicts.front().selfCorrected);
            const Tally after = deal.session().score().total();
            QCOMPARE(after.possible - before.possible, 9);
            QCOMPARE(after.earned - before.earned, 6);
        }
    }

    void whatFollowsABonusThatWasLeftOutIsScoredByItself()
    {
        Deal deal("cutcard 2\nmode test\nhands 1\ngame champion\nhouse burns = false\nhouse pot_bet = false\n"
                  "seat 1 \"A\" 1000\nseat 2 \"B\" 1000\ndeck 9s 4c Ac 9d 5h Ad 9h Kc Kd 4d 2s\n");
        deal.through("dealer name-dealer two-pair A,K").now("dealer turn-up 1").now("dealer pay bonus 1 50");
        deal.now("dealer turn-up 2");
        QCOMPARE(deal.judge("dealer take blind 2 10"), "out-of-order CHP-play-18 major");
        const Tally before = deal.session().score().total();
        QCOMPARE(deal.judge("dealer take play 2 10"), "correct CHP-play-19 critical");
        QCOMPARE(deal.judge("dealer pay blind 1 10"), "correct CHP-play-21 critical");
        const Tally after = deal.session().score().total();
        QCOMPARE(after.possible - before.possible, 60);
        QCOMPARE(after.earned - before.earned, 60);
    }

    void aSessionThatTheFloorSteppedIntoReadsBackTheSame()
    {
        Deal deal(threePlayers);
        deal.to("dealer push 0 4 800").now("dealer push 0 1 800").now("dealer gather-cards").finish();
        const std::string text = writeSession(deal.session().setup(), deal.session().entries());
        QVERIFY(text.find("\nfloor\n") != std::string::npos);
        const auto file = readSession(text, "test");
        QVERIFY(file.has_value());
        const auto again = replay(*file, "test");
        QVERIFY(again.has_value());
        QVERIFY(*again == deal.session());
        // and a file that does not say it comes to the same
        std::string without = text;
        without.erase(without.find("\nfloor\n"), 6);
        const auto shorter = replay(*readSession(without, "test"), "test");
        QVERIFY(shorter.has_value());
        QVERIFY(*shorter == deal.session());
    }

    void aStepThatHasNothingToPutRightIsPassedOver()
    {
        Deal deal(threePlayers);
        deal.finish();
        std::string text = writeSession(deal.session().setup(), deal.session().entries());
        text.insert(text.find("dealer push"), "floor\n"); // where an earlier version saw a mistake
        const auto again = replay(*readSession(text, "test"), "test");
        QVERIFY(again.has_value());
        QVERIFY(*again == deal.session());
    }

    void theFloorStepsInWhereThereIsAMistakeOnly()
    {
        Deal deal(threePlayers);
        deal.to("dealer board 3");
        QVERIFY(!deal.session().isPossible(FloorStep{}));
        Deal practice("mode practice");
        practice.to("dealer burn").now("dealer board 3");
        QVERIFY(!practice.session().isPossible(FloorStep{}));
    }

    void takingBackWhatPracticeHasHandedBackCostsNothing()
    {
        Deal deal("mode practice");
        deal.to("dealer burn").now("dealer board 3").now("dealer take-back");
        QVERIFY(!deal.session().entries().back().verdicts.front().isCharged());
        deal.now("dealer burn").now("dealer board 3");
        QCOMPARE(deal.faults(), 1);
    }

    void rule_GP_own_mistake_whatPracticeHandsBackCostsNoMoreTakenBack()
    {
        struct Case {
            const char* header;
            const char* due;
            const char* wrong;
        };
        for (const Case& each : {Case{"game league\n", "dealer burn", "dealer muck 2"},
                                 Case{"game league\n", "dealer board 3", "dealer burn"},
                                 Case{"game limit\n", "dealer board 3", "dealer muck 2"},
                                 Case{"game limit\n", "dealer board 3", "dealer say misdeal"},
                                 Case{"game tennessee\n", "dealer burn", "dealer credit 2 500"},
                                 Case{"game champion\n", "dealer turn-board 3", "dealer say hand-void"}}) {
            Deal left(std::string("mode practice\n") + each.header);
            left.to(each.due).now(each.wrong);
            Deal back(left);
            left.finish();
            back.now("dealer take-back").finish();
            QCOMPARE(back.session().score().criticalErrors(), 0);
            QCOMPARE(back.faults(), 1);
            QVERIFY(back.session().score().total() == left.session().score().total());
        }
    }

    void afterAPartTheRestIsAskedFor()
    {
        Deal deal(threePlayers);
        deal.to("dealer push 0 4 800").now("dealer push 0 4 500");
        QCOMPARE(deal.next(), std::string("dealer push 0 4 300"));
        deal.now("dealer push 0 4 200");
        QCOMPARE(deal.next(), std::string("dealer push 0 4 100"));
        deal.now("dealer push 0 4 100");
        QCOMPARE(deal.faults(), 0);
    }

    void aHandMisreadAndLeftIsOneFault()
    {
        Deal deal(threePlayers);
        for (const char* seat : {"1", "2", "3"})
            deal.through("dealer name " + std::string(seat) + " high-card");
        deal.to("dealer name 4 one-pair");
        QCOMPARE(deal.judge("dealer name 4 flush"), "wrong-target 1.3 critical");
        QVERIFY(deal.judge("dealer push 0 4 800").find("omitted") == std::string::npos);
        deal.finish();
        QCOMPARE(deal.faults(), 1);
    }

    void whatPlayersDoNeverHangsOnTheDealersMistakes()
    {
        Deal clean(threePlayers);
        Deal erring(threePlayers);
        clean.to("dealer burn");
        erring.to("dealer shuffle").now("dealer push 0 1 400").now("dealer button 2").to("dealer burn");
        QCOMPARE(erring.session().playersMoment(), clean.session().playersMoment());
        QCOMPARE(erring.session().incidentsMoment(), clean.session().incidentsMoment());
    }

    void theCostliestFaultIsTheOneWithMostChips()
    {
        Deal deal(threePlayers);
        QVERIFY(!costliestFault(deal.session()));
        deal.to("dealer push 0 4 800").now("dealer push 0 1 800").now("dealer gather-cards").finish();
        const auto worst = costliestFault(deal.session());
        QVERIFY(worst.has_value());
        QCOMPARE(worst->chips, Chips{800});
    }

    void aFaultBookedAtTheFloorsStepIsTheDealersAct()
    {
        Deal deal(threePlayers);
        deal.to("dealer push 0 4 800").now("dealer push 0 4 500").now("dealer gather-cards").finish();
        const auto worst = costliestFault(deal.session());
        QVERIFY(worst.has_value());
        const Entry& entry = deal.session().entries()[worst->entry];
        QVERIFY(std::holds_alternative<FloorStep>(entry.event));
        const Act* act = actOf(entry, entry.verdicts[worst->verdict]);
        QVERIFY(act != nullptr);
        QCOMPARE(eventText(*act), std::string("dealer push 0 4 500"));
        QCOMPARE(worst->chips, Chips{300});
    }

    void whatWasHandedBackInPracticeIsPutRightByTheRightActAfterIt()
    {
        Deal deal("mode practice");
        deal.to("dealer point 4").now("dealer muck 4");
        QCOMPARE(deal.session().score().criticalErrors(), 1);
        deal.step();
        QCOMPARE(deal.session().score().criticalErrors(), 0);
        QCOMPARE(deal.session().score().criticalPutRight(), 1);
    }

    void whatIsPutRightEarnsWithItsOwnMistake()
    {
        const auto booked = [](Score& score, Severity severity) {
            Verdict fault = wrong(duty(act(Verb::PushPot, Seat(1), 400), severity), Fault::Forbidden);
            fault.attempted.reset();
            score.book(fault, 1);
            return fault;
        };
        Score score;
        const Verdict first = booked(score, Severity::Critical);
        booked(score, Severity::Minor);
        score.putRight(first);
        QCOMPARE(score.mistakes()[0].lost(), 10);
        QCOMPARE(score.mistakes()[1].lost(), 3);
        // what came of a mistake that was put right still weighs
        Score worse;
        const Verdict major = booked(worse, Severity::Major);
        worse.putRight(major);
        Verdict outcome = major;
        outcome.severity = Severity::Critical;
        worse.worsen(major, outcome);
        QCOMPARE(worse.total().possible, 30);
    }

    void aCorrectedFaultOfProtectionIsStillNoHundred()
    {
        Score score;
        score.book(right(push), 1);
        Verdict fault = wrong(duty(act(Verb::Burn), Severity::Minor, Competency::Protection), Fault::Forbidden);
        fault.attempted.reset();
        score.book(fault, 1);
        score.putRight(fault);
        QCOMPARE(score.overall(), std::optional(99));
    }

    // what every page shows of a mistake is what the score has lost by it
    void theMistakesTogetherHaveLostWhatTheScoreHasLost()
    {
        int corrected = 0;
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee, GameId::ChampionOne}) {
            for (const Mode mode : {Mode::Test, Mode::Practice}) {
                for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                    const Session session = sloppySession(game, mode, seed);
                    const Score& score = session.score();
                    const auto& mistakes = score.mistakes();
                    int lost = 0;
                    for (const MistakePoints& each : mistakes) {
                        lost += each.lost();
                        corrected += each.earned > 0 ? 1 : 0;
                    }
                    QCOMPARE(lost + lostByBeingLate(session), score.total().possible - score.total().earned);
                    QCOMPARE(score.overall() == 100, mistakes.empty());
                }
            }
        }
        QVERIFY(corrected > 20);
    }

    void rule_CH2_bet_1_eitherOfTwoUnequalWagersPutsItRight()
    {
        for (const char* amends : {"dealer correct-wager blind 1 30", "dealer correct-wager bonus 1 20"}) {
            Deal deal("mode practice\ngame champion-two\nseat 1 \"A\" 1000\n");
            deal.player("seat 1 wager bonus 30 blind 20").now("dealer say no-more-bets").now(amends);
            QVERIFY2(deal.session().entries().back().verdicts.front().selfCorrected, amends);
        }
    }
};

CUTCARD_TESTS(ScoringTest)
#include "tst_scoring.moc"
