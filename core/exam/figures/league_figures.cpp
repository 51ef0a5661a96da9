// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/chips/colour_up.h"
#include "core/exam/figures/figures.h"
#include "core/games/league/parts.h"
#include "core/tournament/state/night_house.h"

namespace cutcard::figures {

using Kind = BettingStep::Kind;

/// The hand after one in which a seat went out.
static Positions after(const FullTable& table, Seat out)
{
    SeatSet left = table.seats;
    left.erase(out);
    return nextPositions(table.positions, left, {});
}

static Situation leagueTable(Chips bigBlind)
{
    Situation situation;
    situation.house = std::make_shared<LeagueOptions>();
    situation.notes.bigBlind = bigBlind;
    return situation;
}

static bool isLegal(const Situation& situation, const BettingRound& round, Chips to)
{
    return league_rules::nearestRaise(situation, round, to) == to;
}

/// A betting round in which something was bet, or nothing yet.
static BettingRound roundOf(int street, Chips betTo, Chips lastRaise)
{
    BettingRound round;
    round.street = street;
    round.betTo = betTo;
    round.lastRaise = lastRaise;
    return round;
}

constexpr Generator leagueRows[]{
    {"colouredUpRest", // so many of 100, not a multiple of five: worth afterwards
     [](RandomStream& stream) -> Figures {
         // never a multiple of five: what does not come out even is what is asked about
         const Chips count = 5 * stream.between(1, 3) + stream.between(1, 4);
         return {.values = {count}, .amount = valueOf(colourUp(count, 100, Denominations()).value().chips)};
     }},
    {"reducedStack", // first stack, blinds of levels 1 and 2: a late comer's stack
     [](RandomStream& stream) -> Figures {
         NightHouse house;
         const Chips first = 100 * stream.between(1, 2);
         house.table.levels = {{first / 2, first}, {first, 2 * first}};
         return {.values = {house.startingChips(), first / 2, first, first, 2 * first}, .amount = house.lateStack(2)};
     }},
    {"leagueStub", // players: cards left after the river
     [](RandomStream& stream) { return cardsLeft(stream, 4, 10, 2, holdemBoard + burnCards); }},
    {"bigBlindAfterBigBlindOut", // players, button: the next big blind's seat
     [](RandomStream& stream) -> Figures {
         const FullTable table = fullTable(stream, 5, 9);
         return {.values = {table.seats.size(), table.positions.button.number()},
                 .amount = after(table, table.positions.bigBlind).bigBlind.number()};
     }},
    {"buttonAfterSmallBlindOut", // players, button: the next button's seat
     [](RandomStream& stream) -> Figures {
         const FullTable table = fullTable(stream, 5, 9);
         return {.values = {table.seats.size(), table.positions.button.number()},
                 .amount = after(table, table.positions.smallBlind.value_or(Seat{})).button.number()};
     }},
    {"onlyBigBlind", // blinds, no small one due: chips posted
     [](RandomStream& stream) -> Figures {
         const FullTable table = fullTable(stream, 5, 9);
         const Chips bigBlind = leagueBlind(stream);
         const bool posted = after(table, table.positions.bigBlind).smallBlind.has_value();
         return {.values = {bigBlind / 2, bigBlind}, .amount = bigBlind + (posted ? bigBlind / 2 : 0)};
     }},
    {"smallestBet", // big blind, bet on the flop: the smallest bet on the turn
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = leagueBlind(stream);
         return {.values = {bigBlind, bigBlind * stream.between(2, 5)},
                 .amount = league_rules::nearestRaise(leagueTable(bigBlind), roundOf(2, 0, 0), 1)};
     }},
    {"stepsBeforeFlop", // blinds, raise to: in whole steps
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = leagueBlind(stream);
         const Chips half = bigBlind / 2;
         const Chips raiseTo = bigBlind * stream.between(2, 5) + (stream.chance(500) ? half : 0);
         return {.values = {half, bigBlind, raiseTo},
                 .truth = isLegal(leagueTable(bigBlind), roundOf(0, bigBlind, bigBlind), raiseTo)};
     }},
    {"raiseLargeEnough", // big blind, bet, raise to: large enough
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = leagueBlind(stream);
         const Chips bet = bigBlind * stream.between(2, 4);
         const Chips raiseTo = 2 * bet + (stream.chance(500) ? -1 : 1) * bigBlind / 2;
         return {.values = {bigBlind, bet, raiseTo},
                 .truth = isLegal(leagueTable(bigBlind), roundOf(1, bet, bet), raiseTo)};
     }},
    {"singleChipShort", // bet above 1,000: what a chip of 1,000 lacks
     [](RandomStream& stream) -> Figures {
         constexpr Chips chip = 1000;
         const Chips bet = chip + 100 * stream.between(2, 9);
         return {.values = {bet}, .amount = bet - chip};
     }},
    {"raiseOverShortRaise", // big blind, bet, all-in: the next raise to
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = leagueBlind(stream);
         const Chips bet = bigBlind * stream.between(1, 3);
         const Chips allIn = bet + bet / 4 * stream.between(1, 3);
         const ComparedHand hand{.stacks = {plenty, allIn, plenty}, .bigBlind = bigBlind, .steps = {}};
         ActionReplay replay(hand, Regime::League);
         replay.play({Kind::Raise, Seat(1), bet}, 0);
         replay.play({Kind::AllIn, Seat(2), 0}, bet);
         return {.values = {bigBlind, bet, allIn}, .amount = replay.bet() + replay.properRaise()};
     }},
    {"potWithDeadBlind", // blinds, raise to, one call: the pot
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = leagueBlind(stream);
         const Chips raiseTo = bigBlind * stream.between(2, 4);
         const ComparedHand hand{.stacks = {plenty, plenty, plenty},
                                 .bigBlind = bigBlind,
                                 .steps = {{Kind::Blind, Seat(2), bigBlind / 2},
                                           {Kind::Blind, Seat(3), bigBlind},
                                           {Kind::Raise, Seat(1), raiseTo},
                                           {Kind::Fold, Seat(2), 0},
                                           {Kind::Call, Seat(3), 0}}};
         return {.values = {bigBlind / 2, bigBlind, raiseTo},
                 .amount = totalOf(resolve(hand, Regime::League).value().settlement.pots)};
     }},
    {"deadBlindMainPot", // blinds, raise, all-in below the dead blind: the main pot
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = 1000;
         const Chips raiseTo = bigBlind * stream.between(3, 5);
         const Chips allIn = 100 * stream.between(1, 4);
         const ComparedHand hand{.stacks = {plenty, allIn, plenty, plenty},
                                 .bigBlind = bigBlind,
                                 .steps = {{Kind::Blind, Seat(3), bigBlind / 2},
                                           {Kind::Blind, Seat(4), bigBlind},
                                           {Kind::Raise, Seat(1), raiseTo},
                                           {Kind::AllIn, Seat(2), 0},
                                           {Kind::Fold, Seat(3), 0},
                                           {Kind::Call, Seat(4), 0}}};
         return {.values = {bigBlind / 2, bigBlind, raiseTo, allIn},
                 .amount = resolve(hand, Regime::League).value().settlement.pots[0].amount};
     }},
    {"carriedPot", // chips left, players, each one's chips: the pot
     [](RandomStream& stream) -> Figures {
         const int players = static_cast<int>(stream.between(3, 5));
         const Chips each = leagueBlind(stream);
         const Chips left = 100;
         Contributions in{};
         for (int i = 0; i < players; ++i)
             in[static_cast<std::size_t>(i)].live = each;
         return {.values = {left, players, each}, .amount = totalOf(layeredPots(in, {.carried = left}))};
     }},
    {"carriedOfTwoPots", // two pots of two winners each, smallest chip: carried
     [](RandomStream& stream) -> Figures {
         constexpr Chips unit = 100;
         const Chips main = unit * (2 * stream.between(10, 20) + 1);
         const Chips side = unit * (2 * stream.between(3, 9) + 1);
         const LayeredPots pots{{.amount = main, .eligible = {Seat(1), Seat(2), Seat(3), Seat(4)}},
                                {.amount = side, .eligible = {Seat(3), Seat(4)}}};
         return {.values = {main, side, unit}, .amount = totalCarried(settle(pots, {3, 3, 1, 1}, {.unit = unit}))};
     }},
    {"middleStackWins", // three all-ins, the second best hand: won
     [](RandomStream& stream) -> Figures {
         const Chips small = 500 * stream.between(2, 4);
         const Chips middle = small + 500 * stream.between(1, 4);
         const Chips large = middle + 500 * stream.between(1, 4);
         Contributions in{};
         in[0] = {.live = small, .allIn = true};
         in[1] = {.live = middle, .allIn = true};
         in[2] = {.live = large, .allIn = true};
         in = refunded(in, uncalledExcess(in).value_or(Refund{}));
         return {.values = {small, middle, large}, .amount = totalPayouts(settle(layeredPots(in), {3, 2, 1}, {}))[1]};
     }},
    {"cardsBeforeFlop", // players, one card exposed: cards out of the deck
     [](RandomStream& stream) { return cardsOut(stream, 4, 10, 2, 1); }},
    {"halfOfATable", // moved, players: a new dealer is drawn for
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(4, 9);
         const Chips moved = players / 2 + stream.between(-1, 1);
         return {.values = {moved, players}, .truth = 2 * moved >= players};
     }},
    {"placeOfTheLower", // players left when two go out: the lower place
     [](RandomStream& stream) { return timesOf(stream.between(4, 12), 1); }},
};

constinit const std::span<const Generator> leagueFigures(leagueRows);

} // namespace cutcard::figures
