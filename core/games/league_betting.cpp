// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 1.2, 2.2.4, 3.4, 3.6 and 3.7: cards of a street, no-limit betting, bets into the pots.
#include "core/chips/pots.h"
#include "core/games/league_parts.h"

#include <algorithm>
#include <array>

namespace cutcard::league_rules {

namespace {

constexpr auto control = Competency::ActionControl;
constexpr auto rulings = Competency::BetRulings;

/// How a player's act is ruled: what must lie in front, and the rule that makes it differ from what was put there.
struct Ruling {
    enum class Kind : std::uint8_t { Fold, Check, Call, Bet, Raise };
    Kind kind = Kind::Fold;
    Chips to = 0;
    Rule rule = "1.2-pocket"_rule;
    bool corrected = false;
};

Chips smallestRaiseTo(const Situation& situation, const BettingRound& round)
{
    return round.betTo + std::max(situation.notes.bigBlind, round.lastRaise);
}

bool isWholeStep(Chips raise, Chips step)
{
    return step > 0 && raise % step == 0;
}

/// 3.7.1 and 3.7.2 with PA-10 and PA-11: the legal amount nearest to what the player meant.
Chips legalRaiseTo(const Situation& situation, const BettingRound& round, Chips to)
{
    const Chips least = smallestRaiseTo(situation, round);
    if (to <= least)
        return least;
    const Chips raise = to - round.betTo;
    const Chips blind = situation.notes.bigBlind;
    const bool steps = round.street == 0 && leagueOptions(situation).strictRaiseSteps;
    if (!steps || isWholeStep(raise, blind) || isWholeStep(raise, round.lastRaise))
        return to;
    const Chips byBlind = raise / blind * blind;
    const Chips byRaise = round.lastRaise > 0 ? raise / round.lastRaise * round.lastRaise : 0;
    return std::max(least, round.betTo + std::max(byBlind, byRaise));
}

Ruling ruleRaise(const Situation& situation, const BettingRound& round, Seat seat, Chips to)
{
    const Chips all = allChips(situation.table, seat);
    const Chips legal = std::min(all, legalRaiseTo(situation, round, to));
    // 3.7.3: with all one's chips any amount is allowed
    const bool allIn = to == all;
    return {.kind = round.betTo == 0 ? Ruling::Kind::Bet : Ruling::Kind::Raise,
            .to = allIn ? all : legal,
            .rule = round.betTo == 0 ? "3.7.1"_rule : "3.7.2"_rule,
            .corrected = !allIn && legal != to};
}

Ruling rule(const Situation& situation, const BettingRound& round, const Decision& decision)
{
    const Table& table = situation.table;
    const Chips call = callTo(table, round, decision.seat);
    switch (decision.choice) {
    case Choice::Check:
        return {.kind = Ruling::Kind::Check, .to = table.at(decision.seat).bet};
    case Choice::Call:
        return {.kind = Ruling::Kind::Call, .to = call};
    case Choice::BetTo:
    case Choice::RaiseTo:
        return ruleRaise(situation, round, decision.seat, decision.amount);
    case Choice::AllIn: {
        const Chips all = allChips(table, decision.seat);
        if (all <= round.betTo)
            return {.kind = Ruling::Kind::Call, .to = all};
        return ruleRaise(situation, round, decision.seat, all);
    }
    case Choice::PlaceChip: {
        const Chips to = table.at(decision.seat).bet + decision.amount;
        if (round.betTo == 0)
            return ruleRaise(situation, round, decision.seat, to);
        return {.kind = Ruling::Kind::Call, .to = call, .rule = "3.7.4"_rule, .corrected = to != call};
    }
    case Choice::StringRaise:
        return {.kind = Ruling::Kind::Call, .to = call, .rule = "3.7.4"_rule, .corrected = true};
    default:
        return {.kind = Ruling::Kind::Fold};
    }
}

/// What the player's hands put in front, before any ruling.
Chips putByPlayer(const Situation& situation, const BettingRound& round, const Decision& decision)
{
    const Table& table = situation.table;
    switch (decision.choice) {
    case Choice::Call:
        return callTo(table, round, decision.seat);
    case Choice::BetTo:
    case Choice::RaiseTo:
    case Choice::StringRaise:
        return decision.amount;
    case Choice::AllIn:
        return allChips(table, decision.seat);
    case Choice::PlaceChip:
        return table.at(decision.seat).bet + decision.amount;
    default:
        return table.at(decision.seat).bet;
    }
}

/// Books a ruled act in the round.
void note(const Situation& situation, BettingRound& round, Seat seat, const Ruling& ruling)
{
    if (ruling.kind != Ruling::Kind::Bet && ruling.kind != Ruling::Kind::Raise)
        return noteActed(round, seat);
    const Chips full = smallestRaiseTo(situation, round);
    if (ruling.to >= full)
        return noteRaise(situation.table, round, seat, ruling.to);
    // 3.7.5 with PA-14 and PA-16: an all-in short of the proper raise counts as that raise for everybody else
    if (leagueOptions(situation).properRaiseRule) {
        noteRaise(situation.table, round, seat, full);
        round.properFor = ruling.to;
        return;
    }
    const Chips lastRaise = round.lastRaise;
    noteRaise(situation.table, round, seat, ruling.to);
    round.lastRaise = lastRaise;
}

/// The words a dealer owes for an act that stands as the player made it.
Procedure announce(const Situation& situation, const Decision& decision, const Ruling& ruling)
{
    const Seat seat = decision.seat;
    if (ruling.kind == Ruling::Kind::Fold)
        return may(say(Phrase::Fold, seat), "GP-announce"_rule, control);
    if (ruling.kind == Ruling::Kind::Check)
        return may(say(Phrase::Check, seat), "GP-announce"_rule, control);
    if (situation.table.at(seat).stack == 0)
        return owe(say(Phrase::AllIn, seat, ruling.to), "GP-announce"_rule, Severity::Major, control);
    if (ruling.kind == Ruling::Kind::Call)
        return may(say(Phrase::Call, seat), "GP-announce"_rule, control);
    const Phrase phrase = ruling.kind == Ruling::Kind::Bet ? Phrase::Bet : Phrase::Raise;
    return owe(say(phrase, seat, ruling.to), "GP-announce"_rule, Severity::Major, control);
}

/// The words and hands a dealer owes for an act that has to be corrected.
Procedure correct(const Situation& situation, const Decision& decision, const Ruling& ruling)
{
    const Seat seat = decision.seat;
    const Chips excess = situation.table.at(seat).bet - ruling.to;
    if (ruling.kind == Ruling::Kind::Call && excess > 0)
        return inOrder(owe(say(Phrase::CallOnly, seat), ruling.rule, Severity::Major, rulings),
                       owe(act(Verb::ReturnChips, seat, excess), ruling.rule, Severity::Major, rulings));
    return owe(say(Phrase::CorrectTo, seat, ruling.to), ruling.rule, Severity::Major, rulings);
}

Procedure absentTurn(const Situation& situation, const BettingRound& round, Seat seat)
{
    // 2.2.4: checked if nothing is owed, otherwise folded, without waiting
    if (situation.table.at(seat).bet >= round.betTo)
        return owe(say(Phrase::Check, seat), "2.2.4"_rule, Severity::Major, control);
    return owe(act(Verb::MuckHand, seat), "2.2.4"_rule, Severity::Major, control);
}

bool hasOption(const Situation& situation, const BettingRound& round, Seat seat)
{
    return round.street == 0 && seat == situation.notes.bigBlindSeat && round.raises == 0
           && round.betTo == situation.notes.bigBlind;
}

/// The bets of this round as contributions; the blind of a seat that folded without adding to it is dead.
Contributions contributionsOf(const Situation& situation)
{
    const SeatSet live = liveSeats(situation.table);
    Contributions contributions;
    for (int i = 0; i < maxSeats; ++i) {
        const Seat seat = Seat::fromIndex(i);
        const SeatPlace& place = situation.table.at(seat);
        Contribution& contribution = contributions[static_cast<std::size_t>(i)];
        contribution.folded = !live.contains(seat);
        contribution.allIn = !contribution.folded && place.stack == 0 && place.bet > 0;
        const bool dead = streetOf(situation.table) == 0 && contribution.folded && place.bet > 0
                          && place.bet == situation.notes.blind(seat);
        (dead ? contribution.dead : contribution.live) = place.bet;
    }
    return contributions;
}

/// An earlier all-in player can't win this round's bets, so that they start a pot of their own.
bool needsNewPot(const Table& table)
{
    const MiddlePot& last = table.pots.back();
    const SeatSet live = liveSeats(table);
    const SeatSet eligible = last.eligible.empty() ? live : last.eligible & live;
    return std::ranges::any_of(eligible,
                               [&](Seat seat) { return table.at(seat).stack == 0 && table.at(seat).bet == 0; });
}

bool hasBets(const Table& table)
{
    return std::ranges::any_of(table.places, [](const SeatPlace& place) { return place.bet != 0; });
}

Pots layersOf(const Situation& situation)
{
    return layeredPots(contributionsOf(situation),
                       {.capDeadBlind = leagueOptions(situation).capDeadBlind, .carried = 0});
}

Procedure buildPots(const Situation& situation)
{
    const Table& table = situation.table;
    const Pots layers = layersOf(situation);
    const bool newPot = needsNewPot(table);
    if (layers.size() == 1 && !newPot)
        return owe(act(Verb::Sweep), "3.6.2"_rule, Severity::Major, Competency::PotsAndPayouts);
    std::vector<Procedure> steps;
    std::size_t index = newPot ? table.pots.size() : table.pots.size() - 1;
    for (const Pot& layer : layers) {
        const Chips there = index < table.pots.size() ? table.pots[index].amount : 0;
        steps.push_back(owe(buildPot(static_cast<int>(index), there + layer.amount, layer.eligible), "3.7.3"_rule,
                            Severity::Critical, Competency::PotsAndPayouts));
        ++index;
    }
    return inOrder(steps);
}

Procedure intoPots(const Situation& situation, int)
{
    return hasBets(situation.table) ? buildPots(situation) : Procedure();
}

Heading headingOf(int street)
{
    constexpr std::array headings{Heading::HoleCards, Heading::Flop, Heading::TurnCard, Heading::RiverCard};
    return headings[static_cast<std::size_t>(street)];
}

} // namespace

bool isBurntFor(const Situation& situation, int street)
{
    const HandNotes& notes = situation.notes;
    // 3.5.1: the exposed card was one of the burns; a boxed card that made way for another was none
    const int due = street - (notes.exposedReplaced ? 1 : 0) + notes.boxedBurns;
    return static_cast<int>(situation.table.burns.size()) >= due;
}

Procedure dealStreet(const Situation& situation, int street)
{
    // nobody left to deal for; before the deal nobody has cards yet, and the street is only looked ahead to
    if (situation.betting.street >= 0 && liveSeats(situation.table).size() < 2)
        return {};
    constexpr std::array<int, 4> cards{0, 3, 1, 1};
    constexpr std::array rules{"1.2-pocket"_rule, "1.2-flop"_rule, "1.2-turn"_rule, "1.2-river"_rule};
    const auto index = static_cast<std::size_t>(street);
    const auto board =
        owe(actOnCards(Verb::Board, cards[index]), rules[index], Severity::Critical, Competency::Delivery);
    // cards shown too early go back into the stub; the burn made for them stands
    Procedure back;
    if (!situation.table.aside.empty())
        back = owe(act(Verb::ReturnAside), "GP-premature-card"_rule, Severity::Major, Competency::Irregularities);
    Procedure burn;
    if (!isBurntFor(situation, street))
        burn = owe(act(Verb::Burn), "3.4"_rule, Severity::Major, Competency::Delivery);
    return inOrder(back, burn, board);
}

Procedure bettingTurn(const Situation& situation, int street)
{
    const BettingRound round = roundOn(situation, street);
    const auto seat = nextToAct(situation, round);
    if (!seat)
        return {};
    const auto next =
        later({.heading = Heading::BettingRound, .open = bettingTurn, .argument = street, .waitsForPlayers = true});
    if (situation.table.at(*seat).absent)
        return inOrder(absentTurn(situation, round, *seat), next);
    // PA-23: the big blind is given its option
    if (hasOption(situation, round, *seat))
        return inOrder(owe(say(Phrase::Option, *seat), "PA-23"_rule, Severity::Major, control),
                       turnOf(*seat, Wait::Bet), next);
    const bool first = situation.betting.street != street;
    const Rule order = street == 0 || !first ? "1.2-pocket"_rule : "PA-22"_rule;
    return inOrder(owe(act(Verb::PointTo, *seat), order, first ? Severity::Major : Severity::Minor, control),
                   turnOf(*seat, Wait::Bet), next);
}

Procedure gatherBets(const Situation& situation, int street)
{
    auto pots = later({.heading = headingOf(street), .open = intoPots});
    const auto uncalled = uncalledBet(situation.table);
    if (!uncalled)
        return pots;
    const bool proper = situation.betting.properFor > 0 && uncalled->calledTo == situation.betting.properFor;
    return inOrder(owe(act(Verb::ReturnChips, uncalled->seat, uncalled->amount),
                       proper ? "3.7.5"_rule : "GP-uncalled-bet"_rule, Severity::Critical, Competency::PotsAndPayouts),
                   pots);
}

bool needsSidePot(const Situation& situation)
{
    return situation.betting.street >= 0 && hasBets(situation.table)
           && (needsNewPot(situation.table) || layersOf(situation).size() > 1);
}

Chips legalRaise(const Situation& situation, Seat seat, Chips wanted)
{
    const BettingRound round = currentRound(situation);
    const Chips all = allChips(situation.table, seat);
    if (all <= round.betTo)
        return 0;
    const Chips unit = leagueOptions(situation).smallestChip();
    return std::min(all, legalRaiseTo(situation, round, wanted / unit * unit));
}

Procedure takeTurn(Situation& situation, const Decision& decision)
{
    BettingRound round = currentRound(situation);
    const Ruling ruling = rule(situation, round, decision);
    if (decision.choice == Choice::Fold)
        throwAway(situation.table, decision.seat);
    else
        putInFront(situation.table, decision.seat, putByPlayer(situation, round, decision));
    note(situation, round, decision.seat, ruling);
    situation.betting = round;
    return ruling.corrected ? correct(situation, decision, ruling) : announce(situation, decision, ruling);
}

Procedure actOutOfTurn(Situation& situation, const Decision& decision)
{
    const BettingRound round = currentRound(situation);
    const Chips before = situation.table.at(decision.seat).bet;
    if (decision.choice == Choice::Fold)
        throwAway(situation.table, decision.seat);
    else
        putInFront(situation.table, decision.seat, putByPlayer(situation, round, decision));
    const Chips put = situation.table.at(decision.seat).bet - before;
    Procedure back;
    if (put > 0)
        back = owe(act(Verb::ReturnChips, decision.seat, put), "GP-out-of-turn"_rule, Severity::Major, rulings);
    return inOrder(owe(say(Phrase::OutOfTurn, decision.seat), "3.14.3"_rule, Severity::Minor, rulings), back);
}

} // namespace cutcard::league_rules
