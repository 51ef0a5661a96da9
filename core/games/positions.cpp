// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/positions.h"

#include <utility>

namespace cutcard {

/// The seat due for something last time's holder had to the right of it, whether or not anybody still sits there.
static std::optional<Seat> stillIn(std::optional<Seat> seat, SeatSet players)
{
    return seat && players.contains(*seat) ? seat : std::nullopt;
}

static Positions headsUp(Positions positions, SeatSet players, const PositionOptions& options)
{
    if (players.size() == 2 && options.dealerIsSmallBlind) {
        positions.button = players.nextAfter(positions.bigBlind);
        positions.smallBlind = positions.button;
    }
    return positions;
}

static Positions byTheWords(const Positions& last, SeatSet players)
{
    // everybody who sat there in the last hand, so that the places of the eliminated still count
    SeatSet before = players;
    before.insert(last.button);
    before.insert(last.bigBlind);
    if (last.smallBlind)
        before.insert(*last.smallBlind);

    Positions next;
    const Seat dueDealer = before.nextAfter(last.button);
    const Seat dueSmall = before.nextAfter(dueDealer);
    next.smallBlind = stillIn(dueSmall, players);
    next.bigBlind = players.nextAfter(dueSmall);
    if (players.contains(dueDealer))
        next.button = dueDealer;
    else
        next.button = players.nextBefore(next.smallBlind.value_or(next.bigBlind));
    return next;
}

Positions firstPositions(Seat button, SeatSet players, const PositionOptions& options)
{
    Positions first;
    if (!holds(players.size() >= 2))
        return first;
    first.button = button;
    first.smallBlind = players.nextAfter(button);
    first.bigBlind = players.nextAfter(*first.smallBlind);
    // the button stays where it was drawn or put
    if (players.size() == 2 && options.dealerIsSmallBlind)
        std::swap(*first.smallBlind, first.bigBlind);
    return first;
}

Positions nextPositions(const Positions& last, SeatSet players, const PositionOptions& options)
{
    if (!holds(players.size() >= 2))
        return last;
    if (options.literal)
        return headsUp(byTheWords(last, players), players, options);
    Positions next;
    next.bigBlind = players.nextAfter(last.bigBlind);
    next.smallBlind = stillIn(last.bigBlind, players);
    if (const auto due = stillIn(last.smallBlind, players); due && *due != next.bigBlind)
        next.button = *due;
    else
        next.button = players.nextBefore(next.smallBlind.value_or(next.bigBlind));
    return headsUp(next, players, options);
}

} // namespace cutcard
