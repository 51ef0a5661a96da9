// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/seat.h"
#include "core/cards/card.h"
#include "core/games/catalogue/house.h"
#include "core/judge/score.h"
#include "core/procedure/duty.h"

namespace cutcard {

/// What follows a wrong act: it is handed back and explained, or it takes effect.
enum class Mode : std::uint8_t { Practice, Test };

/// One player of a session.
struct SeatSetup {
    Seat seat;
    std::string name;
    Chips stack = 0;
    bool absent = false;
    bool operator==(const SeatSetup&) const = default;
};

/// Everything a session starts from; with its events it says all that happened.
struct SessionSetup {
    Mode mode = Mode::Practice;
    std::uint64_t seed = 1;
    int hands = 0;    ///< how many are dealt; 0: until one player has everything
    HouseRules house; ///< and with them the game
    ScoreScale scale;
    CompetencySet assisted = 0; ///< what the house does for the trainee
    std::vector<SeatSetup> seats;
    std::optional<Seat> button; ///< nobody: the first dealer is drawn for
    std::vector<Card> deck;     ///< top cards of the first hand's deck after the cut, if arranged
    bool operator==(const SessionSetup&) const = default;

    /// The game that is dealt.
    GameId game() const { return gameOf(house); }
    /// How many chairs the table has: cash tables have empty ones, for players who come later.
    int chairs() const;
    /// What all houses set.
    const HouseOptions& common() const { return commonOptions(house); }
};

/// Checks what no single value shows: seats named once, enough players, chips that the house has, cards named once.
Result<Done> verify(const SessionSetup& setup);

} // namespace cutcard
