// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenes about bets have in common.
#pragma once

#include "core/games/street/betting_round.h"
#include "core/tournament/calls/scene.h"

#include <optional>

namespace cutcard::scenes {

Chips unitOf(const Session& session);
/// What the smallest full raise comes to now.
Chips fullRaise(const Session& session);
/// The bet or raise that an amount makes.
Decision betTo(const Session& session, Seat seat, Chips to);
/// Whether a seat could bet or raise so much, with chips left.
bool isLegal(const Session& session, Seat seat, Chips to);
/// What is owed for what a seat has put in.
std::optional<Duty> rulingFor(const Session& session, std::optional<Seat> seat);

/// The state that the steps of a scene share.
struct Bet {
    std::optional<Seat> who;
    BettingRound before;
    int passed = 0;
};

} // namespace cutcard::scenes
