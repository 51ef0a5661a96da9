// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/street/betting_round.h"

#include "core/games/street/street_game.h"

namespace cutcard {

BettingRound roundOn(const Situation& situation, int street)
{
    if (situation.betting.street == street)
        return situation.betting;
    BettingRound round;
    round.street = street;
    round.toAct = canAct(situation);
    if (street == 0) {
        round.betTo = situation.notes.bigBlind;
        round.last = situation.notes.bigBlindSeat;
    } else {
        round.last = situation.table.button.value_or(situation.notes.bigBlindSeat);
    }
    return round;
}

/// Whether anybody's bet is more than this seat's, a mucked hand's too; a dead blind calls for nothing.
static bool facesChips(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const bool deadBlinds = streetGame(situation).habits(situation).deadBlinds;
    return std::ranges::any_of(SeatSet::firstSeats(maxSeats), [&](Seat each) {
        const bool blind =
            deadBlinds && !liveSeats(table).contains(each) && table.at(each).bet == situation.notes.blind(each);
        return table.at(each).bet > table.at(seat).bet && !blind;
    });
}

int streetOf(const Situation& situation)
{
    const StreetGame& game = streetGame(situation);
    return std::min(game.streetOf(situation), game.variant().lastStreet());
}

BettingRound currentRound(const Situation& situation)
{
    return roundOn(situation, streetOf(situation));
}

SeatSet canAct(const Situation& situation)
{
    const StreetGame& game = streetGame(situation);
    return liveSeats(situation.table).where([&](Seat seat) { return game.canStillAct(situation, seat); });
}

std::optional<Seat> nextToAct(const Situation& situation, const BettingRound& round)
{
    const Table& table = situation.table;
    const SeatSet live = liveSeats(table);
    const SeatSet able = canAct(situation);
    const SeatSet waiting = round.toAct & able;
    // who wins a pot has chips again, and nobody bets any more
    if (situation.notes.decided || live.size() < 2 || waiting.empty())
        return std::nullopt;
    const Seat next = waiting.nextAfter(round.last);
    // a last player with chips who owes nothing has nobody left to bet against
    if (able.size() == 1 && table.at(next).bet >= round.betTo)
        return std::nullopt;
    return able.size() > 1 || facesChips(situation, next) ? std::optional(next) : std::nullopt;
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

void noteRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to)
{
    round.lastRaise = to - round.betTo;
    if (round.betTo > 0) {
        ++round.raises;
        ++round.raisesBy[static_cast<std::size_t>(seat.index())];
    }
    round.betTo = to;
    round.properFor = 0;
    round.missing = 0;
    round.callOnly = {};
    round.aggressor = seat;
    round.toAct = canAct(situation);
    noteActed(round, seat);
}

bool isDecidedEarly(const HandNotes& notes)
{
    // hands on the table say nothing while the deal is still on its way
    return (notes.dealtIn - notes.folded).size() < 2;
}

} // namespace cutcard
