// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/keyed_words.h"
#include "core/base/seat.h"
#include "core/cards/card.h"
#include "core/cards/hand_value.h"
#include "core/rules/rule.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cutcard {

/// What a timed run is about.
enum class RunKind : std::uint8_t { SidePots, HandReading, Change, Positions, Discs };
inline constexpr int runKindCount = static_cast<int>(RunKind::Discs) + 1;

/// The words of the kinds where runs are kept.
inline constexpr std::array<std::string_view, runKindCount> runKindWords = keyedWords<RunKind>({
    {RunKind::SidePots, "side-pots"},
    {RunKind::HandReading, "hand-reading"},
    {RunKind::Change, "change"},
    {RunKind::Positions, "positions"},
    {RunKind::Discs, "discs"},
});

/// How long a run lasts, in seconds.
inline constexpr int runSeconds = 180;

/// What exactly is asked.
enum class RunAsk : std::uint8_t {
    PotAmount,  ///< chips in a pot
    Winner,     ///< 0: the first hand, 1: the second, 2: both share
    ChangeDue,  ///< chips given back
    Payment,    ///< chips paid on top of a wager
    SmallBlind, ///< a seat, as the other places are
    BigBlind,
    FirstToAct, ///< before the flop
    FirstAfterFlop,
    NextButton,
    DiscsOf,         ///< how many discs a hand gets
    PermittedWinner, ///< as Winner, each hand with the community cards that it may use
};

/// Whether an answer is one of a few, and not a number to be typed.
constexpr bool isChoice(RunAsk ask)
{
    return ask == RunAsk::Winner || ask == RunAsk::DiscsOf || ask == RunAsk::PermittedWinner;
}

/// A seat's chips in the pots of a question.
struct RunSeat {
    Seat seat;
    Chips in = 0;
    bool folded = false;
    bool allIn = false;
    bool operator==(const RunSeat&) const = default;
};

/// One question of a timed run; fields that its kind does not use keep their default.
struct RunQuestion {
    RunAsk ask = RunAsk::PotAmount;
    Rule rule{}; ///< what the answer rests on
    std::int64_t answer = 0;

    std::vector<RunSeat> seats{};
    int pot = 0; ///< 0: the main pot

    std::vector<Card> board{};
    std::array<std::vector<Card>, 2> hands{};

    Chips chips = 0; ///< put in, or wagered
    Chips due = 0;   ///< what had to be put in
    int odds = 0;    ///< to one
    HandClass hand = HandClass::HighCard;
    std::string_view table{}; ///< the posted pay table

    SeatSet players{};
    Seat button{};
    bool operator==(const RunQuestion&) const = default;
};

/// The question of this number, counted from 0; the same for the same seed.
RunQuestion runQuestion(RunKind kind, std::uint64_t seed, int number);

} // namespace cutcard
