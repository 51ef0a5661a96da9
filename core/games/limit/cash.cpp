// SPDX-License-Identifier: GPL-3.0-or-later
// LH-def-cap and what a table for cash needs around a hand: the rake, players who come and go, the next dealer.
#include "core/games/limit/parts.h"

namespace cutcard::limit_rules {

using namespace competencies;

/// A share of a pot, in whole steps.
static Chips shareOf(const RakeOptions& rake, Chips amount)
{
    return amount * rake.percent / 100 / rake.step * rake.step;
}

bool isBetweenHands(const Situation& situation)
{
    const Table& table = situation.table;
    // a blind that went back whole leaves nothing to push
    const bool alone = situation.betting.street >= 0 && liveSeats(table).size() < 2;
    return (situation.notes.decided || alone) && !hasBets(table) && table.stub.size() < cardCount && inPots(table) == 0;
}

bool isRaked(const Situation& situation)
{
    const RakeOptions& rake = limitOptions(situation).rake;
    return rake.percent > 0 && !(rake.noFlopNoDrop && situation.table.board.empty());
}

Chips rakeDue(const Situation& situation, int pot)
{
    const RakeOptions& rake = limitOptions(situation).rake;
    const HandNotes& notes = situation.notes;
    if (!isRaked(situation))
        return 0;
    const auto isTaken = [&](int i) { return ((notes.rakedPots >> static_cast<unsigned>(i)) & 1U) != 0; };
    Chips left = rake.cap - notes.raked;
    for (int i = 0; i < static_cast<int>(situation.table.pots.size()); ++i) {
        // what came out of the main pot between rounds
        const Chips early = i == 0 ? notes.rakedEarly : 0;
        const Chips amount = isTaken(i) ? 0 : situation.table.pots[static_cast<std::size_t>(i)].amount + early;
        const Chips share = std::max(Chips(0), shareOf(rake, amount) - early);
        const Chips taken = std::min(share, left / rake.step * rake.step);
        if (i == pot)
            return taken;
        left -= taken;
    }
    return 0;
}

/// The rake that is due of a hand with all bets in.
static Chips rakeOf(Situation situation)
{
    (void)perform(situation.table, act(Verb::Sweep));
    Chips due = 0;
    for (int i = 0; i < static_cast<int>(situation.table.pots.size()); ++i)
        due += rakeDue(situation, i);
    return due;
}

bool rakesAlike(const Situation& situation)
{
    const auto uncalled = street::uncalledBet(situation);
    Situation returned = situation;
    return !uncalled
           || (perform(returned.table, act(Verb::ReturnChips, uncalled->seat, uncalled->amount))
               && rakeOf(std::move(returned)) == rakeOf(situation));
}

Chips rakeBetweenRounds(const Situation& situation, int pot)
{
    const RakeOptions& rake = limitOptions(situation).rake;
    const auto& all = situation.table.pots;
    // with one pot it is plain what comes out of which
    if (!street::isBeforeShowdown(situation) || hasBets(situation.table) || all.size() != 1 || pot != 0
        || nextToAct(situation, currentRound(situation)))
        return 0;
    const Chips early = situation.notes.rakedEarly;
    return std::max(Chips(0), std::min(rake.cap, shareOf(rake, all.front().amount + early)) - early);
}

Procedure Limit::beforeAward(const Situation& situation) const
{
    std::vector<Procedure> takes;
    for (int i = 0; i < static_cast<int>(situation.table.pots.size()); ++i) {
        const Chips due = rakeDue(situation, i);
        if (due > 0)
            takes.push_back(owe(takeRake(i, due), "LA-4"_rule, Severity::Major, pots));
    }
    return inOrder(takes);
}

Procedure handOver(const Situation& situation, int)
{
    const HandNotes& notes = situation.notes;
    const int perDown = limitOptions(situation).handsPerDown;
    const bool ends = notes.number == situation.lastHand || (perDown > 0 && notes.number % perDown == 0);
    if (!ends || !situation.table.button)
        return {};
    constexpr auto rule = "GP-hand-over"_rule;
    std::vector<Procedure> told{
        owe(say(Phrase::ButtonAt, *situation.table.button), rule, Severity::Minor, protection),
        owe(sayAmount(Phrase::BlindsAre, notes.bigBlind), rule, Severity::Minor, protection),
    };
    for (const Seat seat : notes.missedBlind) {
        if (situation.table.at(seat).seated)
            told.push_back(owe(say(Phrase::OwesBlind, seat), rule, Severity::Minor, protection));
    }
    for (const Seat seat : notes.warned) {
        if (situation.table.at(seat).seated)
            told.push_back(owe(say(Phrase::WasWarned, seat), rule, Severity::Minor, protection));
    }
    if (situation.table.drop > 0)
        told.push_back(owe(countDrop(situation.table.drop), rule, Severity::Major, pots));
    return inOrder(inAnyOrder(told), owe(act(Verb::ClapOut), rule, Severity::Minor, protection));
}

bool Limit::isPossibleUnasked(const Situation& situation, const Decision& decision) const
{
    const SeatPlace& place = situation.table.at(decision.seat);
    const Chips unit = situation.house->smallestChip();
    const bool amountFits = decision.amount > 0 && decision.amount % unit == 0 && decision.amount <= 1'000'000;
    if (!isBetweenHands(situation))
        return false;
    switch (decision.choice) {
    case Choice::BuyIn:
        return place.seated && !place.absent && amountFits;
    case Choice::SitDown:
        return !place.seated && amountFits;
    case Choice::StandUp:
        return place.seated && (playersOf(situation.table) - SeatSet{decision.seat}).size() >= 2;
    case Choice::StepAway:
        return place.seated && !place.absent && (playersOf(situation.table) - SeatSet{decision.seat}).size() >= 2;
    case Choice::ComeBack:
        return place.seated && place.absent;
    default:
        return false;
    }
}

Procedure Limit::meetUnasked(Situation& situation, const Decision& decision) const
{
    Table& table = situation.table;
    SeatPlace& place = table.at(decision.seat);
    switch (decision.choice) {
    case Choice::SitDown:
        place = {};
        place.seated = true;
        situation.notes.missedBlind.insert(decision.seat);
        [[fallthrough]];
    case Choice::BuyIn:
        return owe(act(Verb::SellChips, decision.seat, decision.amount), "GP-buy-in"_rule, Severity::Critical, pots);
    case Choice::StandUp:
        // LH-cond-3: with everything
        throwAway(table, decision.seat);
        table.cage += place.stack;
        place = {};
        situation.notes.missedBlind.erase(decision.seat);
        situation.notes.warned.erase(decision.seat);
        return {};
    case Choice::StepAway:
        place.absent = true;
        return {};
    case Choice::ComeBack:
        place.absent = false;
        return {};
    default:
        return {};
    }
}

} // namespace cutcard::limit_rules
