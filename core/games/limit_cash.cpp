// SPDX-License-Identifier: GPL-3.0-or-later
// LH-def-cap and what a table for cash needs around a hand: the rake, players who come and go, the next dealer.
#include "core/games/limit_parts.h"

#include <algorithm>

namespace cutcard::limit_rules {

namespace {

constexpr auto pots = Competency::PotsAndPayouts;
constexpr auto protection = Competency::GameProtection;

/// After the pots are pushed and before the cards are gathered: where the button goes next is not settled yet.
bool isBetweenHands(const Situation& situation)
{
    const Table& table = situation.table;
    return situation.notes.decided && table.stub.size() < cardCount
           && std::ranges::none_of(table.pots, [](const MiddlePot& pot) { return pot.amount > 0; });
}

} // namespace

Procedure takeRakes(const Situation& situation)
{
    const RakeOptions& rake = limitOptions(situation).rake;
    const Table& table = situation.table;
    if (rake.percent == 0 || (rake.noFlopNoDrop && table.board.empty()))
        return {};
    Chips left = rake.cap;
    std::vector<Procedure> takes;
    for (std::size_t i = 0; i < table.pots.size(); ++i) {
        const Chips share = table.pots[i].amount * rake.percent / 100 / rake.step * rake.step;
        const Chips taken = std::min(share, left / rake.step * rake.step);
        left -= taken;
        if (taken > 0)
            takes.push_back(owe(takeRake(static_cast<int>(i), taken), "LH-def-cap"_rule, Severity::Critical, pots));
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

SeatSet playersOf(const Table& table)
{
    SeatSet players;
    for (const Seat seat : seatsWithChips(table)) {
        if (!table.at(seat).absent)
            players.insert(seat);
    }
    return players;
}

bool canComeOrGo(const Situation& situation, const Decision& decision)
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

Procedure comeOrGo(Situation& situation, const Decision& decision)
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

void noteMissedBlinds(const Situation& last, HandNotes& notes, SeatSet players)
{
    notes.missedBlind = last.notes.missedBlind;
    // everybody whom the big blind passed on its way to the next player had left the table for a while
    SeatSet everybody = seatsWithChips(last.table);
    everybody.insert(notes.bigBlindSeat);
    for (Seat seat = everybody.nextAfter(last.notes.bigBlindSeat); seat != notes.bigBlindSeat;
         seat = everybody.nextAfter(seat))
        notes.missedBlind.insert(seat);
    notes.missedBlind.erase(notes.bigBlindSeat);
    if (limitOptions(last).missedBlind == MissedBlind::BigBlind)
        notes.makingUp = notes.missedBlind & players;
    notes.missedBlind = notes.missedBlind - players;
}

} // namespace cutcard::limit_rules
