// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/session/text/compared_text.h"
#include "tests/core/chips/regimes_test_support.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"

#include <algorithm>
#include <numeric>

using namespace cutcard;

namespace {

using Terms = FixedVector<Term, maxSeats + 3>;

} // namespace

/// The same action under table stakes, the league's rules, ODC, and Tennessee's option without it.
class RegimesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    // ---- the arithmetic, line by line ----

    void w4LinesUnderTheLeague()
    {
        const auto resolution = resolve(handW4(fold(1), {9, 2, 3}), Regime::League);
        QVERIFY(resolution);
        const auto line = [](LineCode code, SeatSet who, int pot, const Terms& terms, Chips result) {
            return ArithmeticLine{.code = code, .seats = who, .pot = pot, .terms = terms, .result = result};
        };
        const std::vector<ArithmeticLine> expected{
            line(LineCode::Raise, seats({1}), -1, {{1, 0}, {1, 400}}, 400),
            line(LineCode::ShortRaise, seats({2}), -1, {{1, 400}, {1, 150}}, 550),
            line(LineCode::ProperRaise, seats({2}), -1, {{1, 400}, {1, 400}}, 800),
            line(LineCode::Call, seats({3}), -1, {{1, 0}, {1, 800}}, 800),
            line(LineCode::Fold, seats({1}), -1, {{1, 400}}, 400),
            line(LineCode::Uncalled, seats({3}), -1, {{1, 800}, {-1, 550}}, 250),
            line(LineCode::MainPot, seats({2, 3}), 0, {{2, 550}, {1, 400}}, 1500),
            line(LineCode::Won, seats({3}), 0, {{1, 1500}}, 1500),
            line(LineCode::Stack, seats({1}), -1, {{1, 5000}, {-1, 400}, {1, 0}}, 4600),
            line(LineCode::Stack, seats({2}), -1, {{1, 550}, {-1, 550}, {1, 0}}, 0),
            line(LineCode::Eliminated, seats({2}), -1, {}, 0),
            line(LineCode::Stack, seats({3}), -1, {{1, 5000}, {-1, 550}, {1, 1500}}, 5950),
            line(LineCode::ChipsInPlay, {}, -1, {{1, 4600}, {1, 0}, {1, 5950}}, 10550)};
        QCOMPARE(resolution->lines, expected);
    }

    void w1LoanLinesUnderOdc()
    {
        const auto resolution = resolve(handW1({2, 1, 3, 4}), Regime::Odc);
        QVERIFY(resolution);
        const auto loans = linesOf(*resolution, LineCode::LoanDrawn);
        QCOMPARE(loans.size(), std::size_t{2});
        QCOMPARE(loans[0].terms, (Terms{{1, 6000}, {-1, 4000}}));
        QCOMPARE(loans[1].result, Chips{4000});
        QCOMPARE(linesOf(*resolution, LineCode::MainPot).front().terms, (Terms{{4, 6000}}));
        const auto repaid = linesOf(*resolution, LineCode::LoanRepaid);
        QCOMPARE(repaid.size(), std::size_t{1});
        QCOMPARE(repaid[0].terms, (Terms{{1, 30000}, {-1, 10000}}));
        const auto lost = linesOf(*resolution, LineCode::LoanLost);
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(lost[0].terms, (Terms{{1, 10000}, {-1, 8000}}));
        QCOMPARE(linesOf(*resolution, LineCode::ChipsGrown).front().terms, (Terms{{1, 40000}, {1, 2000}}));
    }

    void w3MainPotLineShowsTheDeadBlind()
    {
        const auto literal = resolve(handW3({1, 3, 9, 2}), Regime::League);
        QCOMPARE(linesOf(*literal, LineCode::MainPot).front().terms, (Terms{{3, 300}, {1, 500}}));
        ComparedHand played = handW3({1, 3, 9, 2});
        played.capDeadBlind = true;
        const auto capped = resolve(played, Regime::League);
        QCOMPARE(linesOf(*capped, LineCode::MainPot).front().terms, (Terms{{4, 300}}));
        QCOMPARE(linesOf(*capped, LineCode::SidePot).front().terms, (Terms{{2, 3700}, {1, 200}}));
        QCOMPARE(linesOf(*capped, LineCode::PotTotal).front().result, Chips{8800});
    }

    // Appendix A, example 3: the footnote wants 4,000 for the smallest re-raise over 2,000 raised to 4,000;
    // the last raise was 2,000, so that an all-in to 6,000 is a full raise and one to 5,999 is short and owes
    // 6,000
    void appendixAExample3SmallestReRaise()
    {
        const std::vector<BettingStep> steps{raise(1, 2000), raise(2, 4000), push(1), call(2)};
        const auto full = resolve(hand({6000, 20000}, 2000, steps), Regime::League);
        QVERIFY(linesOf(*full, LineCode::ShortRaise).empty());
        QCOMPARE(linesOf(*full, LineCode::Call).front().result, Chips{6000});
        const auto tooLittle = resolve(hand({5999, 20000}, 2000, steps), Regime::League);
        QCOMPARE(linesOf(*tooLittle, LineCode::ShortRaise).size(), std::size_t{1});
        QCOMPARE(linesOf(*tooLittle, LineCode::ProperRaise).front().result, Chips{6000});
    }

    void newestSidePotIsAwardedFirst()
    {
        const auto resolution = resolve(handW1({2, 1, 3, 4}), Regime::TableStakes);
        const auto won = linesOf(*resolution, LineCode::Won);
        QCOMPARE(won.size(), std::size_t{3});
        QCOMPARE(won[0].pot, 2);
        QCOMPARE(won[2].pot, 0);
    }

    void oddChipsByRegime()
    {
        // three tie for 3 x 400 + 100 dead = 1,300 in chips of 100
        ComparedHand played =
            hand({1000, 1000, 1000, 1000}, 200,
                 {blind(4, 100), blind(1, 200), raise(2, 400), call(3), fold(4), call(1)}, {5, 5, 5, 1});
        played.unit = 100;
        played.button = Seat(3);
        const auto league = resolve(played, Regime::League);
        QCOMPARE(stacksOf(*league), (ChipsBySeat{1000, 1000, 1000, 900}));
        QCOMPARE(linesOf(*league, LineCode::CarriedOn).front().result, Chips{100});
        QCOMPARE(linesOf(*league, LineCode::Split).front().terms, (Terms{{3, 400}, {1, 100}}));
        const auto tennessee = resolve(played, Regime::Odc);
        QCOMPARE(stacksOf(*tennessee), (ChipsBySeat{1100, 1000, 1000, 900}));
        QCOMPARE(linesOf(*tennessee, LineCode::OddChips).front().seats, seats({1}));
    }

    void onlyTheLeagueHasChipsCarriedOver()
    {
        ComparedHand played = hand({1000, 1000}, 100, {raise(1, 200), call(2)}, {2, 1});
        played.carried = 50;
        QCOMPARE(stacksOf(*resolve(played, Regime::League)), (ChipsBySeat{1250, 800}));
        QCOMPARE(stacksOf(*resolve(played, Regime::TableStakes)), (ChipsBySeat{1200, 800}));
    }

    void aBlindPlayedOnAndFoldedLaterIsNotDead()
    {
        // big blind 1,000 called by all, folds after the flop: seat 2, all-in for 300, wins 300 from it, not
        // 1,000
        const auto resolution =
            resolve(hand({5000, 300, 5000}, 1000,
                         {blind(3, 1000), call(1), call(2), check(3), nextRound, raise(1, 1000), fold(3)}, {1, 2, 9}),
                    Regime::League);
        QCOMPARE(resolution->settlement.pots, (LayeredPots{{900, seats({1, 2})}, {1400, seats({1})}}));
    }

    void handPlayedWithLoansKeepsItsAmounts()
    {
        // Tennessee: B has 550 and raised to 800 with a loan; C raised to 1,200, a further 400
        ComparedHand played =
            hand({5000, 550, 5000}, 200, {raise(1, 400), raise(2, 800), raise(3, 1200), fold(1), call(2)}, {1, 2, 3});
        played.playedUnder = Regime::Odc;
        QCOMPARE(resolve(played, Regime::Odc)->settlement.pots, (LayeredPots{{2800, seats({2, 3})}}));
        QCOMPARE(resolve(played, Regime::League)->settlement.uncalled, std::optional(Refund{Seat(3), 650}));
    }

    void whoFoldsHasPaidNoRaiseThatOnlyALoanMade()
    {
        // B has 75 and raises to 600 with a loan; A calls that, and folds to the next raise
        ComparedHand played = hand({5000, 75, 5000}, 200,
                                   {raise(1, 400),
                                    raise(2, 600),
                                    call(3),
                                    call(1),
                                    raise(2, 800),
                                    call(3),
                                    {BettingStep::Kind::Fold, Seat(1), 600}},
                                   {1, 2, 3});
        played.playedUnder = Regime::Odc;
        QCOMPARE(linesOf(*resolve(played, Regime::Odc), LineCode::Fold).front().result, Chips{600});
        QCOMPARE(linesOf(*resolve(played, Regime::TableStakes), LineCode::Fold).front().result, Chips{400});
    }

    // ---- bad input ----

    void handsThatCannotBePlayedAreRefused_data()
    {
        QTest::addColumn<ComparedHand>("played");
        QTest::addColumn<int>("cause");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const ComparedHand& played, Cause cause, int line) {
            QTest::newRow(name) << played << static_cast<int>(cause) << line;
        };
        const ChipsBySeat stacks{1000, 1000, 300};
        row("one player", hand({1000}, 10, {}), Cause::WrongCount, 0);
        row("negative stack", hand({1000, -1, 1000}, 10, {}), Cause::OutOfRange, 0);
        row("stack too large", hand({1000, 2'000'000'000'000}, 10, {}), Cause::OutOfRange, 0);
        row("no big blind", hand(stacks, 0, {}), Cause::OutOfRange, 0);
        ComparedHand faulty = hand(stacks, 10, {});
        faulty.loan = -10000;
        row("negative loan", faulty, Cause::OutOfRange, 0);
        faulty = hand(stacks, 10, {});
        faulty.unit = 0;
        row("no smallest chip", faulty, Cause::OutOfRange, 0);
        faulty = hand(stacks, 10, {});
        faulty.carried = -5;
        row("negative carried chips", faulty, Cause::OutOfRange, 0);
        row("nobody there", hand(stacks, 10, {raise(1, 50), call(4)}), Cause::Impossible, 2);
        row("already folded", hand(stacks, 10, {raise(1, 50), fold(2), call(2)}), Cause::Impossible, 3);
        row("already all-in", hand(stacks, 10, {push(3), raise(1, 600), call(3)}), Cause::Impossible, 3);
        row("raise below the bet", hand(stacks, 10, {raise(1, 50), raise(2, 50)}), Cause::OutOfRange, 2);
        row("blind of nothing", hand(stacks, 10, {blind(1, 0)}), Cause::OutOfRange, 1);
        row("check behind a bet", hand(stacks, 10, {raise(1, 50), check(2)}), Cause::Impossible, 2);
        row("call of nothing", hand(stacks, 10, {call(2)}), Cause::Impossible, 1);
        row("last player folds", hand(stacks, 10, {fold(1), fold(2), fold(3)}), Cause::Impossible, 3);
        row("round ends too early", hand(stacks, 10, {raise(1, 50), call(2), nextRound}), Cause::Impossible, 3);
        row("hand ends too early", hand(stacks, 10, {raise(1, 50), call(2)}), Cause::Impossible, 2);
    }
    void handsThatCannotBePlayedAreRefused()
    {
        QFETCH(ComparedHand, played);
        QFETCH(int, cause);
        QFETCH(int, line);
        const auto verdict = verify(played);
        QVERIFY(!verdict);
        QCOMPARE(verdict.error().cause, static_cast<Cause>(cause));
        QCOMPARE(verdict.error().place.line, line);
        QVERIFY(!verdict.error().expected.empty() && !verdict.error().found.empty());
        QCOMPARE(resolve(played, Regime::Odc).error(), verdict.error());
        QCOMPARE(resolveAll(played).error(), verdict.error());
    }

    // ---- drawn hands: identities that must hold in every regime ----

    void whatIsWonWasPutIn()
    {
        constexpr int hands = 5000;
        int differing = 0;
        int borrowed = 0;
        drawn::holds(hands, [&] {
            const ComparedHand played = drawnHand();
            RC_LOG() << writeComparedHand(played);
            const auto all = resolveAll(played);
            RC_ASSERT(all.has_value());
            const Chips before = sumOf(played.stacks);
            for (const Resolution& one : *all) {
                const Chips carriedIn = one.regime == Regime::League ? played.carried : 0;
                const Chips after = totalStacks(one.settlement) + totalCarried(one.settlement.awards);
                RC_ASSERT(after == before + carriedIn + totalAbsorbed(one.settlement));
                checkLines(one, after);
                RC_ASSERT(one.regime == Regime::Odc || totalAbsorbed(one.settlement) == 0);
                for (const StakeOutcome& outcome : one.settlement.outcomes)
                    RC_ASSERT(outcome.stack >= 0 && outcome.bet >= 0);
            }
            RC_ASSERT((*all)[0].settlement == (*all)[3].settlement); // the option without loans is table stakes
            differing += (*all)[0].settlement.pots == (*all)[2].settlement.pots ? 0 : 1;
            borrowed += linesOf((*all)[2], LineCode::LoanDrawn).empty() ? 0 : 1;
        });
        qInfo("ODC made other pots in %d hands, loans in %d", differing, borrowed);
        QVERIFY(differing > hands / 10 && borrowed > hands / 10);
    }

private:
    static void checkLines(const Resolution& one, Chips after)
    {
        for (const ArithmeticLine& line : one.lines) {
            RC_ASSERT(sumOf(line) == line.result);
            const StakeOutcome& outcome = one.settlement.outcomes[line.seats.empty() ? 0 : index(line.seats.front())];
            if (line.code == LineCode::MainPot || line.code == LineCode::SidePot)
                RC_ASSERT(line.result == one.settlement.pots[static_cast<std::size_t>(line.pot)].amount);
            else if (line.code == LineCode::Won || line.code == LineCode::Split)
                RC_ASSERT(line.result == one.settlement.awards[static_cast<std::size_t>(line.pot)].amount);
            else if (line.code == LineCode::PotTotal)
                RC_ASSERT(line.result == totalOf(one.settlement.pots));
            else if (line.code == LineCode::Uncalled)
                RC_ASSERT(line.result == one.settlement.uncalled->amount);
            else if (line.code == LineCode::Stack)
                RC_ASSERT(line.result == outcome.stack + outcome.toBank);
            else if (line.code == LineCode::LoanRepaid)
                RC_ASSERT(line.result == outcome.stack);
            else if (line.code == LineCode::LoanLost)
                RC_ASSERT(line.result == outcome.absorbed);
            else if (line.code == LineCode::ChipsInPlay || line.code == LineCode::ChipsGrown)
                RC_ASSERT(line.result == after);
        }
        RC_ASSERT(linesOf(one, LineCode::ChipsInPlay).size() == 1U);
    }

    /// Whoever owes acts, in turn, until nobody owes; up to four rounds.
    static ComparedHand drawnHand()
    {
        ComparedHand played;
        const int players = 2 + drawn::below(7);
        for (int i = 0; i < players; ++i) {
            played.stacks[static_cast<std::size_t>(i)] = drawn::between(1, 60) * 25;
            played.strengths[static_cast<std::size_t>(i)] = drawn::below(5);
        }
        played.bigBlind = 100;
        played.unit = 25;
        played.carried = drawn::chance(200) ? 25 : 0;
        played.loan = drawn::chance(200) ? 500 : 10000;
        played.button = Seat(players);
        played.capDeadBlind = drawn::chance(300);
        if (drawn::chance(200))
            played.plainAllIn.insert(Seat::fromIndex(drawn::below(players)));
        ActionReplay replay(played, played.playedUnder);
        const auto take = [&](const BettingStep& step) {
            played.steps.push_back(step);
            replay.play(step, replay.bet());
        };
        take(blind(1, 50));
        take(blind(2, 100));
        for (int round = 0; round < 4; ++round) {
            if (round > 0)
                take(nextRound);
            int raises = 0;
            const bool open = round > 0 && drawn::chance(700);
            for (const Seat seat : replay.playersIn()) {
                if (open && !replay.isAllIn(seat) && replay.bet() == 0)
                    take(raise(seat.number(), 100 + 25 * drawn::below(8)));
            }
            for (SeatSet owing = replay.owing(); !owing.empty(); owing = replay.owing())
                take(drawnAnswer(replay, owing.front().number(), raises));
        }
        return played;
    }
    static BettingStep drawnAnswer(const ActionReplay& replay, int seat, int& raises)
    {
        const int choice = drawn::below(10);
        if (choice >= 8 && replay.playersIn().size() > 1)
            return fold(seat);
        if (choice >= 6 && raises++ < 4)
            return push(seat);
        if (choice >= 4 && raises++ < 4)
            return raise(seat, replay.bet() + 100 + 25 * drawn::below(12));
        return call(seat);
    }
};

CUTCARD_TESTS(RegimesTest)
#include "tst_regimes.moc"
