// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/keyed_words.h"
#include "core/base/random.h"
#include "core/rules/rulebook.h"

#include <functional>

namespace cutcard {

/// What an item asks about: a dealer's competencies, then a director's, then what is asked on paper only.
enum class ItemCompetency : std::uint8_t {
    Deck,
    Delivery,
    Blinds,
    Action,
    Rulings, ///< a dealer's and a director's
    Pots,
    Showdown,
    Irregularities,
    Protection,
    SetUp,
    Clock,
    Seating,
    Moves,
    Breaking,
    Stacks,
    Conduct,
    Results,
    Figures, ///< what a document prints of odds and edges
};
inline constexpr int itemCompetencyCount = static_cast<int>(ItemCompetency::Figures) + 1;

/// How a question is answered.
enum class QuestionKind : std::uint8_t {
    Choice,    ///< every right one of several answers, and no other
    TrueFalse, ///< whether what is said is right
    Amount,    ///< a number
    Order,     ///< several steps in their order
};

/// How much a question asks of somebody who has read the document.
enum class Difficulty : std::uint8_t { Basic, Skilled, Expert };

/// The figures of one question: what stands for %1, %2 …, and what they make of the answer.
struct Figures {
    FixedVector<Chips, 6> values{};
    Chips amount = 0;   ///< Amount: the right one
    bool truth = false; ///< TrueFalse
};

/// Draws a question's figures and knows their answer.
using FigureDrawer = std::function<Figures(RandomStream& stream)>;

/// One entry of the question bank; in its texts %1 to %6 stand for the figures, which are drawn anew each time.
struct QuizItem {
    std::string_view id;
    Document document{}; ///< in whose bank it stands
    ItemCompetency competency{};
    std::string_view model{}; ///< the idea it is made from; items of one model ask the same in other words
    /// Items, also of other banks, that ask the same or give the answer away; each names the other.
    FixedVector<std::string_view, 8> enemies{};
    /// Documents beside which an exam may ask it, if it is of general practice; a document's own question has none.
    FixedVector<Document, 3> with{};
    FixedVector<Rule, 5> rules{}; ///< what the answer rests on
    QuestionKind kind = QuestionKind::Choice;
    Difficulty difficulty = Difficulty::Basic;
    const char* question = "";
    FixedVector<const char*, 9> right{}; ///< Choice: the right answers; Order: the steps in their order
    FixedVector<const char*, 5> wrong{}; ///< Choice: plausible, and wrong
    Chips amount = 0;                    ///< Amount, without figures
    bool truth = false;                  ///< TrueFalse, without figures
    FigureDrawer figures{};
    const char* explanation = "";
};

} // namespace cutcard
