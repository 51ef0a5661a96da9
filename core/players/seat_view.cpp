// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/seat_view.h"

#include "core/games/street/street_game.h"

namespace cutcard {

SeatView viewOf(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(seat);
    const BettingRound round = currentRound(situation);
    SeatView view;
    view.seat = seat;
    for (const LyingCard& lying : place.hand)
        view.hand.push_back(lying.card);
    for (const LyingCard& lying : table.board)
        view.board.push_back(lying.card);
    view.stack = place.stack;
    view.bet = place.bet;
    view.betTo = round.betTo;
    view.callTo = callTo(table, round, seat);
    view.pot = inPots(table);
    for (const SeatPlace& other : table.places)
        view.pot += other.bet;
    view.bigBlind = situation.notes.bigBlind;
    view.playable = streetGame(situation).playable(situation, seat);
    view.handSize = streetGame(situation).variant().fullHand;
    view.loan = streetGame(situation).loanToBeHad(situation, seat);
    view.opponents = liveSeats(table).size() - 1;
    SeatSet behind = round.toAct & canAct(situation);
    behind.erase(seat);
    view.behind = behind.size();
    view.raised = round.aggressor.has_value();
    return view;
}

} // namespace cutcard
