// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/regimes.h"

#include "core/base/try.h"
#include "core/chips/action_replay.h"
#include "core/chips/resolution_lines.h"

#include <algorithm>
#include <limits>
#include <string>

namespace cutcard {

namespace {

using Step = BettingStep::Kind;

/// Far above any tournament's chips, far below an overflow.
constexpr Chips mostChips = 1'000'000'000'000;

Error fault(std::size_t step, Cause cause, std::string expected, std::string found)
{
    return {.place = {.name = "hand", .line = static_cast<int>(step), .column = 0},
            .cause = cause,
            .expected = std::move(expected),
            .found = std::move(found)};
}

Result<Done> verifyAmount(Chips amount, Chips least, const char* name)
{
    if (amount >= least && amount <= mostChips)
        return Done{};
    return fault(0, Cause::OutOfRange,
                 std::string(name) + ' ' + std::to_string(least) + ".." + std::to_string(mostChips),
                 std::to_string(amount));
}

Result<Done> verifyFrame(const ComparedHand& hand)
{
    int players = 0;
    for (const Chips stack : hand.stacks) {
        TRY(verifyAmount(stack, 0, "stack"));
        players += stack > 0 ? 1 : 0;
    }
    if (players < 2)
        return fault(0, Cause::WrongCount, "2.." + std::to_string(maxSeats), std::to_string(players));
    return verifyAmount(hand.bigBlind, 1, "big blind").and_then([&](Done) {
        return verifyAmount(hand.unit, 1, "unit").and_then([&](Done) {
            return verifyAmount(hand.carried, 0, "carried").and_then([&](Done) {
                return verifyAmount(hand.loan, 1, "loan");
            });
        });
    });
}

/// Whether a step puts in more than lies there, and no more than there can be.
Result<Done> verifyTo(const BettingStep& step, Chips above, std::size_t number)
{
    if (step.to > above && step.to <= mostChips)
        return Done{};
    return fault(number, Cause::OutOfRange, std::to_string(above + 1) + ".." + std::to_string(mostChips),
                 std::to_string(step.to));
}

/// Whether the step can be done where the replay stands; the reference is the regime the hand was played
/// under.
Result<Done> verifyStep(const ActionReplay& replay, const ComparedHand& hand, std::size_t index)
{
    const BettingStep& step = hand.steps[index];
    const std::size_t number = index + 1;
    if (step.kind == Step::NextRound) {
        const SeatSet owing = replay.owing();
        if (!owing.empty())
            return fault(number, Cause::Impossible, "call | fold", "seat " + std::to_string(owing.front().number()));
        return Done{};
    }
    const std::string seat = "seat " + std::to_string(step.seat.number());
    // a hand that is all-in can still be taken away
    if (replay.isFolded(step.seat) || (replay.isAllIn(step.seat) && step.kind != Step::Fold))
        return fault(number, Cause::Impossible, "seat with chips in the hand", seat);
    if (step.kind == Step::Blind || step.kind == Step::Raise)
        return verifyTo(step, step.kind == Step::Raise ? replay.bet() : 0, number);
    if (step.kind == Step::Fold && replay.playersIn().size() == 1)
        return fault(number, Cause::Impossible, "somebody to win", "fold");
    const bool owes = replay.inFront(step.seat) < replay.bet();
    if (step.kind == Step::Check && owes)
        return fault(number, Cause::Impossible, "call " + std::to_string(replay.bet()), "check");
    if (step.kind == Step::Call && !owes)
        return fault(number, Cause::Impossible, "check", "call");
    return Done{};
}

/// The bets that the players faced, step by step, in the hand as it was played.
Result<std::vector<Chips>> betsWhenPlayed(const ComparedHand& hand)
{
    ActionReplay replay(hand, hand.playedUnder);
    std::vector<Chips> bets;
    for (std::size_t i = 0; i < hand.steps.size(); ++i) {
        TRY(verifyStep(replay, hand, i));
        bets.push_back(replay.bet());
        replay.play(hand.steps[i], replay.bet());
    }
    if (const SeatSet owing = replay.owing() - hand.toAct; !owing.empty())
        return fault(hand.steps.size(), Cause::Impossible, "call | fold",
                     "seat " + std::to_string(owing.front().number()));
    return bets;
}

Resolution resolved(const ComparedHand& hand, const std::vector<Chips>& bets, Regime regime)
{
    ActionReplay replay(hand, regime);
    for (std::size_t i = 0; i < hand.steps.size(); ++i)
        replay.play(hand.steps[i], bets[i]);
    replay.finish();
    const bool league = regime == Regime::League;
    const PotOptions potOptions{.capDeadBlind = !league || hand.capDeadBlind, .carried = league ? hand.carried : 0};
    const bool carries = league && hand.carriesOdd;
    const SettleOptions settleOptions{.unit = hand.unit,
                                      .oddChips = carries ? OddChips::CarryToNextHand : OddChips::FromLeftOfButton,
                                      .button = hand.button,
                                      .order = hand.oddOrder};
    Resolution resolution{.regime = regime, .lines = replay.lines(), .stakes = replay.stakes()};
    resolution.settlement = settleHand(resolution.stakes, hand.strengths, potOptions, settleOptions);
    writeSettlement(resolution.lines, resolution.stakes, resolution.settlement, potOptions, settleOptions.oddChips);
    return resolution;
}

} // namespace

Chips sumOf(const ArithmeticLine& line)
{
    Chips sum = 0;
    for (const Term& term : line.terms)
        sum += term.count * term.each;
    return sum;
}

Result<Done> verify(const ComparedHand& hand)
{
    TRY(verifyFrame(hand));
    return betsWhenPlayed(hand).transform([](const auto&) { return Done{}; });
}

Result<Resolution> resolve(const ComparedHand& hand, Regime regime)
{
    TRY(verifyFrame(hand));
    return betsWhenPlayed(hand).transform([&](const auto& bets) { return resolved(hand, bets, regime); });
}

Result<std::vector<Resolution>> resolveAll(const ComparedHand& hand)
{
    std::vector<Resolution> resolutions;
    for (const Regime regime : allRegimes) {
        resolutions.push_back(TRY(resolve(hand, regime)));
    }
    return resolutions;
}

} // namespace cutcard
