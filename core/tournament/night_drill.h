// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/base/result.h"
#include "core/cards/hand_value.h"
#include "core/judge/verdict.h"
#include "core/tournament/director_duty.h"
#include "core/tournament/frozen_hand.h"
#include "core/tournament/night.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// What a director can practise without a night.
enum class NightDrill : std::uint8_t {
    Balance,   ///< what is owed with so many at each table (2.2.5)
    Positions, ///< who has button and blinds after somebody went out (2.2.1, 2.2.2)
    Places,    ///< who has which place of those who went out in one hand (2.3.2)
    Break,     ///< how those of a broken table are arranged at the dealer's right (2.2.5, PA-46)
    Rulings,   ///< how a table that was stopped is ruled on
};

/// The words of the drills in commands.
inline constexpr std::array<std::string_view, 5> nightDrillWords = keyedWords<NightDrill>({
    {NightDrill::Balance, "balance"},
    {NightDrill::Positions, "positions"},
    {NightDrill::Places, "places"},
    {NightDrill::Break, "break"},
    {NightDrill::Rulings, "rulings"},
});
inline constexpr int nightDrillCount = static_cast<int>(nightDrillWords.size());

/// What a drill practises.
DirectorCompetency competencyOf(NightDrill drill);

/// The drill that deals anew what was done wrongly; nullopt where only the night itself can bring it again.
std::optional<NightDrill> drillFor(DirectorVerb owed, Rule rule, Fault fault);

/// The answers to a question of balance: a move is owed; or none is, and the manager may have one made all the same
/// (2.2.5 draws no other line).
inline constexpr std::array<std::string_view, 2> balanceWords{"owed", "may"};

/// Somebody who went out, in a question of places; or who comes from a broken table, without a hand.
struct DrilledOut {
    char name = 'A';
    Chips chips = 0;
    HandClass hand = HandClass::HighCard;
    bool operator==(const DrilledOut&) const = default;
};

/// One question, and its answer.
struct DrillQuestion {
    NightDrill drill = NightDrill::Balance;
    std::vector<int> counts{};           ///< stacks at each table, of balance
    std::string ring{};                  ///< those at the table clockwise, each a letter
    std::string last{};                  ///< who had button, small and big blind
    std::string gone{};                  ///< who went out in that hand
    std::vector<DrilledOut> out{};       ///< of places
    std::vector<RulingChoice> choices{}; ///< of rulings
    std::uint64_t hand = 0;              ///< the seed of the hand that is ruled on
    RulingKind kind{};                   ///< and what its table calls for
    /// A word; letters with - for a dead blind; letters, the best place first, or clockwise up to the dealer; the
    /// number of a choice, from 1.
    std::string answer{};
    Rule rule{};
    bool operator==(const DrillQuestion&) const = default;
};

/// The question of this number, counted from 0; the same for the same seed. The rooms' own rules give the answers.
DrillQuestion drillQuestion(NightDrill drill, std::uint64_t seed, int number);

/// An answer as somebody types it, with blanks, commas or small letters, written as the question's own is; an error
/// says what can be answered there.
Result<std::string> readDrillAnswer(const DrillQuestion& question, std::string_view typed);

/// The table that a question of rulings is about; nullopt for every other question.
std::optional<FrozenHand> drilledHand(const DrillQuestion& question);

} // namespace cutcard
