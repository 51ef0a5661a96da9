// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/betting.h"

#include <algorithm>

namespace cutcard {

BettingRound roundOn(const Situation& situation, int street)
{
    if (situation.betting.street == street)
        return situation.betting;
    BettingRound round;
    round.street = street;
    round.toAct = canAct(situation.table);
    if (street == 0) {
        round.betTo = situation.notes.bigBlind;
        round.last = situation.notes.bigBlindSeat;
    } else {
        round.last = situation.table.button.value_or(situation.notes.bigBlindSeat);
    }
    return round;
}

int streetOf(const Table& table)
{
    return std::max(0, static_cast<int>(table.board.size()) - 2);
}

BettingRound currentRound(const Situation& situation)
{
    return roundOn(situation, streetOf(situation.table));
}

SeatSet canAct(const Table& table)
{
    SeatSet seats;
    for (const Seat seat : liveSeats(table)) {
        if (table.at(seat).stack > 0)
            seats.insert(seat);
    }
    return seats;
}

std::optional<Seat> nextToAct(const Situation& situation, const BettingRound& round)
{
    const Table& table = situation.table;
    const SeatSet live = liveSeats(table);
    const SeatSet able = canAct(table);
    const SeatSet waiting = round.toAct & able;
    if (live.size() < 2 || waiting.empty())
        return std::nullopt;
    const Seat next = waiting.nextAfter(round.last);
    // a last player with chips who owes nothing has nobody left to bet against
    if (able.size() == 1 && table.at(next).bet >= round.betTo)
        return std::nullopt;
    const bool facesChips =
        std::ranges::any_of(live, [&](Seat seat) { return seat != next && table.at(seat).bet > table.at(next).bet; });
    if (able.size() == 1 && !facesChips)
        return std::nullopt;
    return next;
}

Chips allChips(const Table& table, Seat seat)
{
    return table.at(seat).stack + table.at(seat).bet;
}

Chips callTo(const Table& table, const BettingRound& round, Seat seat)
{
    return std::min(round.betTo, allChips(table, seat));
}

void noteActed(BettingRound& round, Seat seat)
{
    round.toAct.erase(seat);
    round.last = seat;
}

void noteRaise(const Table& table, BettingRound& round, Seat seat, Chips to)
{
    round.lastRaise = to - round.betTo;
    round.raises += round.betTo > 0 ? 1 : 0;
    round.betTo = to;
    round.properFor = 0;
    round.missing = 0;
    round.callOnly = {};
    round.aggressor = seat;
    round.toAct = canAct(table);
    noteActed(round, seat);
}

std::optional<UncalledBet> uncalledBet(const Table& table)
{
    Chips highest = 0;
    Chips second = 0;
    Seat seat;
    for (int i = 0; i < maxSeats; ++i) {
        const Chips bet = table.places[static_cast<std::size_t>(i)].bet;
        if (bet > highest) {
            second = highest;
            highest = bet;
            seat = Seat::fromIndex(i);
        } else {
            second = std::max(second, bet);
        }
    }
    if (highest == second)
        return std::nullopt;
    return UncalledBet{.seat = seat, .amount = highest - second, .calledTo = second};
}

} // namespace cutcard
