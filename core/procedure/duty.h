// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"
#include "core/rules/rule.h"

#include <vector>

namespace cutcard {

/// What a dealer is good at; every duty trains one of them, and each is scored by itself.
enum class Competency : std::uint8_t {
    Deck,
    Delivery,
    Blinds,
    Action,
    Rulings,
    Pots,
    Showdown,
    Irregularities,
    Protection,
    Pace,
};
inline constexpr int competencyCount = static_cast<int>(Competency::Pace) + 1;

/// A set of competencies, for example those that the house does for the trainee.
using CompetencySet = std::uint16_t;

/// Whether a set contains a competency.
constexpr bool contains(CompetencySet set, Competency competency)
{
    return ((set >> static_cast<unsigned>(competency)) & 1U) != 0;
}

/// Something the dealer owes: the act, the rule that asks for it and how much hangs on it.
struct Duty {
    Act act;
    Rule rule;
    Severity severity = Severity::Minor;
    Competency competency = Competency::Action;
    Rule order{};             ///< cited in place of `rule` where nothing but order or place is wrong; none: `rule`
    std::uint32_t boards = 0; ///< numbers as good as the act's: bit n for n cards, or for the choice n of board cards
    FixedVector<Chips, 3> amounts{};   ///< amounts as good as the act's, where somebody else chooses
    std::optional<Severity> ifWrong{}; ///< how badly it weighs done wrongly; otherwise like leaving it out
    bool optional = false;             ///< may be done, need not
    bool customary = false;   ///< not asked for by the document, but done by every dealer of the house; not graded
    Chips oddChips = 0;       ///< of a share: a wrong amount that differs by no more is one of odd chips …
    Chips oddPart = 0;        ///< … or where it is short: what of it are such chips, the rest is the share itself
    Rule oddRule{};           ///< … cited then, and not of who has won
    Rule among{};             ///< cited where no document orders it among its own kind and it is out of the usual order
    bool orLess = false;      ///< a lesser amount is as good: what is left is owed anew, as the table has it
    bool repeats = false;     ///< stays as welcome after it was done
    bool owedLater = false;   ///< may be done now and counts as done then: `optional` until its time
    bool late = false;        ///< was jumped over, and may still be put right
    std::vector<Act> alike{}; ///< acts that leave the same table and are as good
    bool operator==(const Duty&) const = default;
};

} // namespace cutcard
