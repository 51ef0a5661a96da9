// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/chips/regimes.h"

#include "tests/core/chips/chips_test_support.h"

#include <algorithm>
#include <numeric>

using namespace cutcard;

namespace {

using Kind = BettingStep::Kind;

BettingStep blind(int seat, Chips to)
{
    return {Kind::Blind, Seat(seat), to};
}
BettingStep raise(int seat, Chips to)
{
    return {Kind::Raise, Seat(seat), to};
}
BettingStep call(int seat)
{
    return {Kind::Call, Seat(seat), 0};
}
BettingStep push(int seat)
{
    return {Kind::AllIn, Seat(seat), 0};
}
BettingStep fold(int seat)
{
    return {Kind::Fold, Seat(seat), 0};
}
BettingStep check(int seat)
{
    return {Kind::Check, Seat(seat), 0};
}
const BettingStep nextRound{Kind::NextRound, Seat{}, 0};

ComparedHand hand(const ChipsBySeat& stacks, Chips bigBlind, std::vector<BettingStep> steps, const Strengths& strengths = {})
{
    return {.stacks = stacks, .bigBlind = bigBlind, .steps = std::move(steps), .strengths = strengths};
}

// The hands of cross.md; seats in the order in which it names them.
ComparedHand handW1(const Strengths& strengths)
{
    return hand({22000, 12000, 4000, 2000}, 6000, {raise(1, 6000), call(2), call(3), call(4)}, strengths);
}
ComparedHand handW2(Chips stackOfD, const Strengths& strengths) // seats P3, D, SB, BB
{
    return hand({12000, stackOfD, 8000, 9000}, 1000,
                {blind(3, 500), blind(4, 1000), raise(1, 4000), push(2), fold(3), raise(4, 7000), call(1)}, strengths);
}
ComparedHand handW3(const Strengths& strengths)
{
    return hand({12000, 300, 8000, 9000}, 1000,
                {blind(3, 500), blind(4, 1000), raise(1, 4000), push(2), fold(3), call(4)}, strengths);
}
ComparedHand handW4(const BettingStep& answerOfA, const Strengths& strengths)
{
    return hand({5000, 550, 5000}, 200, {raise(1, 400), push(2), call(3), answerOfA}, strengths);
}

ChipsBySeat stacksOf(const Resolution& resolution)
{
    ChipsBySeat stacks{};
    for (std::size_t i = 0; i < stacks.size(); ++i)
        stacks[i] = resolution.settlement.outcomes[i].stack;
    return stacks;
}

SeatSet eliminatedOf(const Resolution& resolution)
{
    SeatSet out;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (resolution.settlement.outcomes[index(seat)].eliminated)
            out.insert(seat);
    }
    return out;
}

std::vector<ArithmeticLine> linesOf(const Resolution& resolution, LineCode code)
{
    std::vector<ArithmeticLine> lines;
    std::ranges::copy_if(resolution.lines, std::back_inserter(lines), [&](const auto& line) { return line.code == code; });
    return lines;
}

using Terms = FixedVector<Term, maxSeats + 3>;

} // namespace

Q_DECLARE_METATYPE(cutcard::ComparedHand)

/// The same action under table stakes, the league's rules, ODC, and Tennessee's option without it.
class RegimesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    // ---- cross.md 3.1 to 3.4: every row, to the chip ----

    void workedHands_data()
    {
        QTest::addColumn<ComparedHand>("played");
        QTest::addColumn<std::vector<Regime>>("regimes");
        QTest::addColumn<Pots>("pots");
        QTest::addColumn<ChipsBySeat>("stacks");
        QTest::addColumn<SeatSet>("out");
        const std::vector withoutLoans{Regime::TableStakes, Regime::League, Regime::NoOdc};
        const std::vector tableStakes{Regime::TableStakes, Regime::NoOdc};
        const std::vector league{Regime::League};
        const std::vector odc{Regime::Odc};
        const auto row = [](const char* name, const ComparedHand& played, const std::vector<Regime>& regimes,
                            const Pots& pots, const ChipsBySeat& stacks, SeatSet out) {
            QTest::newRow(name) << played << regimes << pots << stacks << out;
        };

        const Pots w1{{8000, seats({1, 2, 3, 4})}, {6000, seats({1, 2, 3})}, {4000, seats({1, 2})}};
        const Pots w1Odc{{24000, seats({1, 2, 3, 4})}};
        row("W1 D best", handW1({2, 1, 3, 4}), withoutLoans, w1, {20000, 6000, 6000, 8000}, {});
        row("W1 D best, ODC", handW1({2, 1, 3, 4}), odc, w1Odc, {16000, 6000, 0, 20000}, seats({3}));
        row("W1 A best", handW1({4, 3, 2, 1}), withoutLoans, w1, {34000, 6000, 0, 0}, seats({3, 4}));
        row("W1 A best, ODC", handW1({4, 3, 2, 1}), odc, w1Odc, {40000, 6000, 0, 0}, seats({3, 4}));
        row("W1 C and D tie", handW1({2, 1, 3, 3}), withoutLoans, w1, {20000, 6000, 10000, 4000}, {});
        row("W1 C and D tie, ODC", handW1({2, 1, 3, 3}), odc, w1Odc, {16000, 6000, 10000, 8000}, {});
        row("W1 C best", handW1({2, 1, 4, 3}), withoutLoans, w1, {20000, 6000, 14000, 0}, seats({4}));
        row("W1 C best, ODC", handW1({2, 1, 4, 3}), odc, w1Odc, {16000, 6000, 22000, 0}, seats({4}));

        const Pots w2{{5000, seats({1, 2, 4})}, {11000, seats({1, 4})}};
        const Pots w2Odc{{21500, seats({1, 2, 4})}};
        row("W2 D best", handW2(1500, {1, 3, 9, 2}), withoutLoans, w2, {5000, 5000, 7500, 13000}, {});
        row("W2 D best, ODC", handW2(1500, {1, 3, 9, 2}), odc, w2Odc, {5000, 16000, 7500, 2000}, {});
        row("W2 P3 best", handW2(1500, {3, 1, 9, 2}), withoutLoans, w2, {21000, 0, 7500, 2000}, seats({2}));
        row("W2 P3 best, ODC", handW2(1500, {3, 1, 9, 2}), odc, w2Odc, {26500, 0, 7500, 2000}, seats({2}));

        const Pots w3{{1200, seats({1, 2, 4})}, {7600, seats({1, 4})}};
        const Pots w3League{{1400, seats({1, 2, 4})}, {7400, seats({1, 4})}};
        const Pots w3Odc{{12500, seats({1, 2, 4})}};
        row("W3 D best", handW3({1, 3, 9, 2}), tableStakes, w3, {8000, 1200, 7500, 12600}, {});
        row("W3 D best, league", handW3({1, 3, 9, 2}), league, w3League, {8000, 1400, 7500, 12400}, {});
        row("W3 D best, ODC", handW3({1, 3, 9, 2}), odc, w3Odc, {8000, 8800, 7500, 5000}, {});
        row("W3 P3 best", handW3({3, 1, 9, 2}), tableStakes, w3, {16800, 0, 7500, 5000}, seats({2}));
        row("W3 P3 best, league", handW3({3, 1, 9, 2}), league, w3League, {16800, 0, 7500, 5000}, seats({2}));
        row("W3 P3 best, ODC", handW3({3, 1, 9, 2}), odc, w3Odc, {20500, 0, 7500, 5000}, seats({2}));

        const Pots w4{{1650, seats({1, 2, 3})}};
        const Pots w4League{{1650, seats({1, 2, 3})}, {500, seats({1, 3})}};
        const Pots w4Odc{{2400, seats({1, 2, 3})}};
        row("W4 B best", handW4(call(1), {1, 3, 2}), tableStakes, w4, {4450, 1650, 4450}, {});
        row("W4 B best, league", handW4(call(1), {1, 3, 2}), league, w4League, {4200, 1650, 4700}, {});
        row("W4 B best, ODC", handW4(call(1), {1, 3, 2}), odc, w4Odc, {4200, 2150, 4200}, {});
        row("W4 C best", handW4(call(1), {1, 2, 3}), tableStakes, w4, {4450, 0, 6100}, seats({2}));
        row("W4 C best, league", handW4(call(1), {1, 2, 3}), league, w4League, {4200, 0, 6350}, seats({2}));
        row("W4 C best, ODC", handW4(call(1), {1, 2, 3}), odc, w4Odc, {4200, 0, 6600}, seats({2}));
        // A folds: 400 + 550 + 550 = 1,500; in the league C has 250 of its 800 back; ODC 400 + 800 + 800 = 2,000
        row("W4 A folds", handW4(fold(1), {9, 2, 3}), withoutLoans, {{1500, seats({2, 3})}}, {4600, 0, 5950}, seats({2}));
        row("W4 A folds, ODC", handW4(fold(1), {9, 2, 3}), odc, {{2000, seats({2, 3})}}, {4600, 0, 6200}, seats({2}));

        ComparedHand w5 = handW1({2, 1, 3, 4});
        w5.plainAllIn = seats({4});
        row("W5", w5, odc, {{8000, seats({1, 2, 3, 4})}, {12000, seats({1, 2, 3})}}, {16000, 6000, 10000, 8000}, {});
        ComparedHand danger = hand({22000, 5900, 1000}, 6000, {raise(1, 6000), call(2), call(3)}, {1, 3, 2});
        danger.plainAllIn = seats({2});
        row("W5 cannot repay", danger, odc, {{17700, seats({1, 2, 3})}, {200, seats({1, 3})}}, {16000, 17700, 0},
            seats({3}));
        workedByHand(row, withoutLoans, tableStakes, league, odc);
    }
    void workedHands()
    {
        QFETCH(ComparedHand, played);
        QFETCH(std::vector<Regime>, regimes);
        QFETCH(Pots, pots);
        QFETCH(ChipsBySeat, stacks);
        QFETCH(SeatSet, out);
        for (const Regime regime : regimes) {
            const auto resolution = resolve(played, regime);
            QVERIFY(resolution);
            QCOMPARE(resolution->settlement.pots, pots);
            QCOMPARE(stacksOf(*resolution), stacks);
            QCOMPARE(eliminatedOf(*resolution), out);
        }
    }

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

    // Appendix A, example 3: the footnote wants 4,000 for the smallest re-raise over 2,000 raised to 4,000; the last
    // raise was 2,000, so that an all-in to 6,000 is a full raise and one to 5,999 is short and owes 6,000
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
        ComparedHand played = hand({1000, 1000, 1000, 1000}, 200,
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
        // big blind 1,000 called by all, folds after the flop: seat 2, all-in for 300, wins 300 from it, not 1,000
        const auto resolution = resolve(hand({5000, 300, 5000}, 1000,
                                             {blind(3, 1000), call(1), call(2), check(3), nextRound, raise(1, 1000), fold(3)},
                                             {1, 2, 9}),
                                        Regime::League);
        QCOMPARE(resolution->settlement.pots, (Pots{{900, seats({1, 2})}, {1400, seats({1})}}));
    }

    void handPlayedWithLoansKeepsItsAmounts()
    {
        // Tennessee: B has 550 and raised to 800 with a loan; C raised to 1,200, a further 400
        ComparedHand played = hand({5000, 550, 5000}, 200, {raise(1, 400), raise(2, 800), raise(3, 1200), fold(1), call(2)},
                                   {1, 2, 3});
        played.playedUnder = Regime::Odc;
        QCOMPARE(resolve(played, Regime::Odc)->settlement.pots, (Pots{{2800, seats({2, 3})}}));
        QCOMPARE(resolve(played, Regime::League)->settlement.uncalled, std::optional(Refund{Seat(3), 650}));
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

    // ---- random hands: identities that must hold in every regime ----

    void randomHands()
    {
        constexpr std::uint64_t seed = 223;
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        RandomStream random(seed, StreamPurpose::Players);
        int differing = 0;
        int borrowed = 0;
        for (int number = 0; number < 5000; ++number) {
            const ComparedHand played = randomHand(random);
            const auto all = resolveAll(played);
            if (!all)
                QFAIL(qPrintable(QString("hand %1 refused: step %2").arg(number).arg(all.error().place.line)));
            const Chips before = sumOf(played.stacks);
            for (const Resolution& one : *all) {
                const Chips carriedIn = one.regime == Regime::League ? played.carried : 0;
                const Chips after = totalStacks(one.settlement) + totalCarried(one.settlement.awards);
                QCOMPARE(after, before + carriedIn + totalAbsorbed(one.settlement));
                checkLines(one, after);
                if (one.regime != Regime::Odc)
                    QCOMPARE(totalAbsorbed(one.settlement), Chips{0});
                for (const StakeOutcome& outcome : one.settlement.outcomes)
                    QVERIFY(outcome.stack >= 0 && outcome.bet >= 0);
            }
            QCOMPARE((*all)[0].settlement, (*all)[3].settlement); // the option without loans is table stakes
            differing += (*all)[0].settlement.pots == (*all)[2].settlement.pots ? 0 : 1;
            borrowed += linesOf((*all)[2], LineCode::LoanDrawn).empty() ? 0 : 1;
        }
        qInfo("ODC made other pots in %d hands, loans in %d", differing, borrowed);
        QVERIFY(differing > 500 && borrowed > 500);
    }

private:
    template <typename Row>
    static void workedByHand(const Row& row, const std::vector<Regime>& withoutLoans,
                             const std::vector<Regime>& tableStakes, const std::vector<Regime>& league,
                             const std::vector<Regime>& odc)
    {
        // 1. Five players, level 5,000: A 20,000, B 1,000, C 2,000, D 3,000, E 4,000, best to worst B C D E A.
        //    Side pots: 5,000 to B; 4 x 1,000 to C; 3 x 1,000 to D; 2 x 1,000 to E; A's last 1,000 is not called.
        //    A 20,000 - 4,000 = 16,000; B 5,000; C 4,000; D 3,000; E 2,000: 30,000.
        //    ODC: one pot of 25,000 to B: 1,000 + 25,000 - 5,000 = 21,000; A 15,000; the loans of C, D and E,
        //    3,000 + 2,000 + 1,000, stay in play: 36,000.
        const ComparedHand five = hand({20000, 1000, 2000, 3000, 4000}, 1000,
                                       {raise(1, 5000), call(2), call(3), call(4), call(5)}, {1, 5, 4, 3, 2});
        row("1 four all-in", five, withoutLoans,
            {{5000, seats({1, 2, 3, 4, 5})}, {4000, seats({1, 3, 4, 5})}, {3000, seats({1, 4, 5})}, {2000, seats({1, 5})}},
            {16000, 5000, 4000, 3000, 2000}, {});
        row("1 four all-in, ODC", five, odc, {{25000, seats({1, 2, 3, 4, 5})}}, {15000, 21000, 0, 0, 0}, seats({3, 4, 5}));

        // 2. PA-16: A 400, B all-in 550, C raises by another 400, A calls. Table stakes: C to 950; main 3 x 550 =
        //    1,650, side 2 x 400 = 800. League: over the proper 800, C to 1,200; side 2 x 650 = 1,300.
        //    ODC: B owes 1,200 too, 650 of it loan: one pot of 3,600. B best, C second.
        const ComparedHand again = hand({5000, 550, 5000}, 200, {raise(1, 400), push(2), raise(3, 950), call(1)}, {1, 3, 2});
        row("2 raise over a short raise", again, tableStakes, {{1650, seats({1, 2, 3})}, {800, seats({1, 3})}},
            {4050, 1650, 4850}, {});
        row("2 raise over a short raise, league", again, league, {{1650, seats({1, 2, 3})}, {1300, seats({1, 3})}},
            {3800, 1650, 5100}, {});
        row("2 raise over a short raise, ODC", again, odc, {{3600, seats({1, 2, 3})}}, {3800, 2950, 3800}, {});

        // 3. The big blind of 100 is all-in with 40; A calls, the small blind folds its 50; the big blind wins.
        //    Table stakes: A's 50 above the small blind come back; main 3 x 40 = 120, side 10 + 10 = 20 to A alone:
        //    1,000 - 50 + 20 = 970. League: A's 60 come back, 40 + 40 + 50 = 130.
        //    ODC: 60 borrowed (TA-25), 100 + 50 + 100 = 250; 40 + 250 - 100 = 190.
        const ComparedHand shortBlind = hand({1000, 1000, 40}, 100, {blind(2, 50), blind(3, 100), call(1), fold(2)}, {1, 9, 2});
        row("3 short big blind", shortBlind, tableStakes, {{120, seats({1, 3})}, {20, seats({1})}}, {970, 950, 120}, {});
        row("3 short big blind, league", shortBlind, league, {{130, seats({1, 3})}}, {960, 950, 130}, {});
        row("3 short big blind, ODC", shortBlind, odc, {{250, seats({1, 3})}}, {900, 950, 190}, {});

        // 4. An all-in that is a full raise changes nothing in the league: A 400, B all-in 800 exactly, C and A call.
        //    3 x 800 = 2,400; A best: 5,000 + 1,600 = 6,600.
        const ComparedHand fullRaise = hand({5000, 800, 5000}, 200, {raise(1, 400), push(2), call(3), call(1)}, {3, 2, 1});
        row("4 all-in for a full raise", fullRaise, withoutLoans, {{2400, seats({1, 2, 3})}}, {6600, 0, 4200}, seats({2}));
        row("4 all-in for a full raise, ODC", fullRaise, odc, {{2400, seats({1, 2, 3})}}, {6600, 0, 4200}, seats({2}));

        // 5. Two rounds. B has 1,500: 1,000 called before the flop, then A bets 2,000 and B is all-in for 500, C calls.
        //    Side pots: main 3 x 1,500 = 4,500; side 2 x 1,500 = 3,000. ODC: 1,500 of loan, 3 x 3,000 = 9,000.
        //    C best, B second: 10,000 - 3,000 + 7,500 = 14,500 and 16,000 (1,500 of loan stay in play).
        const ComparedHand rounds = hand({10000, 1500, 10000}, 500,
                                         {raise(1, 1000), call(2), call(3), nextRound, raise(1, 2000), push(2), call(3)},
                                         {1, 2, 3});
        row("5 two rounds", rounds, withoutLoans, {{4500, seats({1, 2, 3})}, {3000, seats({1, 3})}}, {7000, 0, 14500}, seats({2}));
        row("5 two rounds, ODC", rounds, odc, {{9000, seats({1, 2, 3})}}, {7000, 0, 16000}, seats({2}));

        // 6. The borrower is beaten by nobody but shares: A and B tie, C third. Table stakes: B all-in 900, level
        //    2,000: main 2,700, half each 1,350; side 2,200 to A. ODC: 6,000, half each: B 900 + 3,000 - 2,000 = 1,900.
        const ComparedHand shared = hand({8000, 900, 8000}, 100, {raise(1, 2000), call(2), call(3)}, {2, 2, 1});
        row("6 tie with a short stack", shared, withoutLoans, {{2700, seats({1, 2, 3})}, {2200, seats({1, 3})}},
            {9550, 1350, 6000}, {});
        row("6 tie with a short stack, ODC", shared, odc, {{6000, seats({1, 2, 3})}}, {9000, 1900, 6000}, {});

        // 7. Everybody folds to an all-in raise: blinds 50 and 100, A all-in 700. 600 come back, 100 + 50 + 100 = 250.
        const ComparedHand steal = hand({700, 1000, 1000}, 100, {blind(2, 50), blind(3, 100), push(1), fold(2), fold(3)},
                                        {1, 2, 3});
        row("7 nobody calls", steal, withoutLoans, {{250, seats({1})}}, {850, 950, 900}, {});
        row("7 nobody calls, ODC", steal, odc, {{250, seats({1})}}, {850, 950, 900}, {});

        // 8. The loan does not reach: loan 2,000, C 500 + 2,000 against 4,000. Main 3 x 2,500 = 7,500 to C, side
        //    2 x 1,500 = 3,000 to A. Table stakes: main 1,500 to C, side 7,000 to A.
        ComparedHand exhausted = hand({10000, 9000, 500}, 100, {raise(1, 4000), call(2), call(3)}, {2, 1, 3});
        exhausted.loan = 2000;
        row("8 exhausted loan", exhausted, withoutLoans, {{1500, seats({1, 2, 3})}, {7000, seats({1, 2})}},
            {13000, 5000, 1500}, {});
        row("8 exhausted loan, ODC", exhausted, odc, {{7500, seats({1, 2, 3})}, {3000, seats({1, 2})}}, {9000, 5000, 5500}, {});

        // 9. Two short all-ins in a row in the league: 400, B all-in 550 (proper 800), C all-in 1,000 (over 800 only
        //    200: short, proper 1,200), A calls 1,200, D folds. A's last 200 come back: main 3 x 550 = 1,650,
        //    side 2 x 450 = 900. Table stakes: A calls 1,000: the same chips in the pots.
        const ComparedHand twice = hand({5000, 550, 1000, 5000}, 200,
                                        {raise(1, 400), push(2), push(3), fold(4), call(1)}, {1, 3, 2, 9});
        row("9 two short raises", twice, withoutLoans, {{1650, seats({1, 2, 3})}, {900, seats({1, 3})}},
            {4000, 1650, 900, 5000}, {});

        // 10. The borrower folds later (TA-24): B has 1,000, borrows to call 1,500, folds to another 500 of A.
        //     ODC: A takes 500 back and 3,000: 5,000 - 1,500 + 3,000 = 6,500; B out, 500 of loan in play.
        ComparedHand folds = hand({5000, 1000}, 100, {raise(1, 1500), call(2), nextRound, raise(1, 500), fold(2)}, {1, 2});
        folds.playedUnder = Regime::Odc;
        row("10 borrower folds, ODC", folds, odc, {{3000, seats({1})}}, {6500, 0}, seats({2}));
    }

    static void checkLines(const Resolution& one, Chips after)
    {
        for (const ArithmeticLine& line : one.lines) {
            QCOMPARE(sumOf(line), line.result);
            const StakeOutcome& outcome = one.settlement.outcomes[line.seats.empty() ? 0 : index(line.seats.front())];
            if (line.code == LineCode::MainPot || line.code == LineCode::SidePot)
                QCOMPARE(line.result, one.settlement.pots[static_cast<std::size_t>(line.pot)].amount);
            else if (line.code == LineCode::Won || line.code == LineCode::Split)
                QCOMPARE(line.result, one.settlement.awards[static_cast<std::size_t>(line.pot)].amount);
            else if (line.code == LineCode::PotTotal)
                QCOMPARE(line.result, totalOf(one.settlement.pots));
            else if (line.code == LineCode::Uncalled)
                QCOMPARE(line.result, one.settlement.uncalled->amount);
            else if (line.code == LineCode::Stack)
                QCOMPARE(line.result, outcome.stack + outcome.toBank);
            else if (line.code == LineCode::LoanRepaid)
                QCOMPARE(line.result, outcome.stack);
            else if (line.code == LineCode::LoanLost)
                QCOMPARE(line.result, outcome.absorbed);
            else if (line.code == LineCode::ChipsInPlay || line.code == LineCode::ChipsGrown)
                QCOMPARE(line.result, after);
        }
        QCOMPARE(linesOf(one, LineCode::ChipsInPlay).size(), std::size_t{1});
    }

    /// Whoever owes acts, in turn, until nobody owes; up to four rounds.
    static ComparedHand randomHand(RandomStream& random)
    {
        ComparedHand played;
        const int players = 2 + random.below(7);
        for (int i = 0; i < players; ++i) {
            played.stacks[static_cast<std::size_t>(i)] = random.between(1, 60) * 25;
            played.strengths[static_cast<std::size_t>(i)] = random.below(5);
        }
        played.bigBlind = 100;
        played.unit = 25;
        played.carried = random.chance(200) ? 25 : 0;
        played.loan = random.chance(200) ? 500 : 10000;
        played.button = Seat(players);
        played.capDeadBlind = random.chance(300);
        if (random.chance(200))
            played.plainAllIn.insert(Seat::fromIndex(random.below(players)));
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
            const bool open = round > 0 && random.chance(700);
            for (const Seat seat : replay.playersIn()) {
                if (open && !replay.isAllIn(seat) && replay.bet() == 0)
                    take(raise(seat.number(), 100 + 25 * random.below(8)));
            }
            for (SeatSet owing = replay.owing(); !owing.empty(); owing = replay.owing())
                act(take, replay, owing.front().number(), raises, random);
        }
        return played;
    }
    template <typename Take>
    static void act(const Take& take, const ActionReplay& replay, int seat, int& raises, RandomStream& random)
    {
        const int choice = random.below(10);
        if (choice < 2 && replay.playersIn().size() > 1)
            take(fold(seat));
        else if (choice < 4 && raises++ < 4)
            take(push(seat));
        else if (choice < 6 && raises++ < 4)
            take(raise(seat, replay.bet() + 100 + 25 * random.below(12)));
        else
            take(call(seat));
    }
};

QTEST_APPLESS_MAIN(RegimesTest)
#include "tst_regimes.moc"
