// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/session/session.h"

#include <array>
#include <string_view>

namespace cutcard {

/// All that a player in turn may know of the hand.
struct SeatView {
    Seat seat;
    FixedVector<Card, maxHandCards> hand;
    FixedVector<Card, cardCount> board;
    FixedVector<Card, maxHandCards + 5> playable; ///< what the hand would be read from now
    int handSize = 2; ///< private cards that everybody has or will have: 2, or 5 with a second deal
    Chips stack = 0;
    Chips bet = 0;    ///< in front of the player
    Chips callTo = 0; ///< what a call makes it
    Chips betTo = 0;  ///< the bet of the round; 0: nobody has bet
    Chips pot = 0;    ///< everything in the middle and in front of all
    Chips bigBlind = 0;
    Chips loan = 0;      ///< overdrawn chips that could be had
    int opponents = 0;   ///< still in the hand
    int behind = 0;      ///< of those, how many act after the player in this round
    bool raised = false; ///< somebody has bet or raised in this round
    bool operator==(const SeatView&) const = default;
};

/// What a seat may see of a situation: its own cards, the board and the chips.
SeatView viewOf(const Situation& situation, Seat seat);

/// How a simulated player plays; all numbers are per thousand.
struct Style {
    std::string_view word;
    int loose = 300;      ///< the share of starting hands worth playing
    int aggressive = 400; ///< how often strength is shown by betting and raising
    int bluff = 50;       ///< how often weakness is
    int sticky = 200;     ///< how much better than its price a call seems
    bool uniform = false; ///< chooses among the legal acts without looking
    bool operator==(const Style&) const = default;
};

inline constexpr Style tightStyle{.word = "tight", .loose = 180, .aggressive = 500, .bluff = 30, .sticky = 60};
inline constexpr Style looseStyle{.word = "loose", .loose = 450, .aggressive = 450, .bluff = 90, .sticky = 220};
inline constexpr Style callingStyle{.word = "calling", .loose = 700, .aggressive = 70, .bluff = 10, .sticky = 600};
inline constexpr Style maniacStyle{.word = "maniac", .loose = 650, .aggressive = 800, .bluff = 300, .sticky = 300};
inline constexpr Style beginnerStyle{.word = "beginner", .loose = 550, .aggressive = 250, .bluff = 60, .sticky = 400};
inline constexpr Style mostlyCallsStyle{
    .word = "mostly-calls", .loose = 1000, .aggressive = 40, .bluff = 0, .sticky = 1000};
inline constexpr Style uniformStyle{.word = "uniform", .uniform = true};

/// The styles that sit at an ordinary table, in the order in which seats get them.
inline constexpr std::array ordinaryStyles{tightStyle, callingStyle, looseStyle, beginnerStyle, maniacStyle};

/// What a player would like to do; a wish to raise still has to be made legal.
struct Wish {
    enum class Kind : std::uint8_t { Fold, CheckOrCall, Raise, AllIn };
    Kind kind = Kind::Fold;
    Chips raiseTo = 0;
    bool operator==(const Wish&) const = default;
};

/// Decides from what the seat may see and a stream of chance, and from nothing else.
Wish decide(const SeatView& view, const Style& style, RandomStream& stream);

/// Which cards a player lays down of a hand of five, at most two: what promises most on this board.
FixedVector<Card, 3> chooseDiscards(const SeatView& view, const RandomStream& stream);

/// How good a hand is, per thousand: before the flop its rank among starting hands, later its rank on this board.
int strengthOf(const SeatView& view);

/// Players who stay in, so that most hands reach what is to be learnt: boards, pots, showdowns.
inline constexpr Style livelyStyle{.word = "lively", .loose = 750, .aggressive = 200, .bluff = 20, .sticky = 600};
inline constexpr Style livelyRaiserStyle{
    .word = "lively-raiser", .loose = 650, .aggressive = 450, .bluff = 60, .sticky = 500};

/// The styles that sit at a lively table, in the order in which seats get them.
inline constexpr std::array livelyStyles{livelyStyle, livelyRaiserStyle, livelyStyle};

/// The same session with every second player short of chips, so that some are all-in and side pots are built.
SessionSetup withShortStacks(SessionSetup setup);

} // namespace cutcard
