// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/base/seat.h"
#include "core/cards/card.h"
#include "core/chips/denominations.h"
#include "core/rules/rulebook.h"
#include "core/tournament/calls/scene.h"

#include <variant>

namespace cutcard {

/// What a task teaches.
enum class Topic : std::uint8_t { Pots, Payments, Hands, Positions, Rules, Directing };

/// How a task is answered; each kind has one way to enter it.
enum class AnswerKind : std::uint8_t {
    Choose,  ///< every right one of several options, and no other: their places, in any order
    Order,   ///< options in their order: their places
    Amounts, ///< numbers, one for each that is asked for
    Seats,   ///< chairs of a ring, one for each that is asked for; `nobodysChair` where there is none
    Counts,  ///< so many chips of each row of the tray
};

/// An answer: numbers, which mean what the kind of answer says.
using TaskAnswer = FixedVector<std::int64_t, 14>;

/// The chair of nobody, in an answer of the kind `Seats`.
inline constexpr std::int64_t nobodysChair = -1;

/// One player's chips in a hand.
struct Stake {
    Seat seat{};
    ChipStack chips{};
    bool folded = false;
    bool allIn = false;
    bool operator==(const Stake&) const = default;
};
/// Chips in front of players.
struct StakesShown {
    std::vector<Stake> stakes{};
    bool figures = true; ///< false: they are to be counted
    bool operator==(const StakesShown&) const = default;
};

/// Hands, and the community cards they share.
struct HandsShown {
    std::vector<Card> board{};
    std::vector<std::vector<Card>> hands{};
    bool operator==(const HandsShown&) const = default;
};

/// Somebody by a letter, with chips, and with the hand that was lost with.
struct TaskPerson {
    char name = 'A';
    Chips chips = 0;
    std::optional<HandClass> hand{};
    bool operator==(const TaskPerson&) const = default;
};
/// Players who were eliminated in one hand.
struct PeopleShown {
    std::vector<TaskPerson> people{};
    bool operator==(const PeopleShown&) const = default;
};

/// One at a table, by the name that is said to answer.
struct RingChair {
    char name = 'A';
    bool button = false;
    bool smallBlind = false;
    bool bigBlind = false;
    bool gone = false;
    bool away = false; ///< whoever it is, and comes back
    bool left = false; ///< for good: only the stack is there
    bool operator==(const RingChair&) const = default;
};
/// A table clockwise, and who comes to it.
struct RingShown {
    std::vector<RingChair> chairs{};
    std::vector<TaskPerson> coming{};
    bool operator==(const RingShown&) const = default;
};

/// Chips that a player has put in, what was to be put in, and the tray that gives change.
struct ChangeShown {
    ChipStack put{};
    Chips due = 0;
    ChipStack tray{}; ///< empty: the amount alone is asked for
    bool operator==(const ChangeShown&) const = default;
};

/// One spot of a house-banked game to be paid.
struct PaidSpot {
    std::array<Card, 2> cards{};
    Chips wager = 0;
    HandClass hand = HandClass::HighCard; ///< with the board's cards: what paying it teaches
    bool operator==(const PaidSpot&) const = default;
};
/// Spots to be paid by a posted table.
struct LayoutShown {
    std::vector<Card> board{};
    std::vector<PaidSpot> spots{};
    std::string_view table{};
    bool operator==(const LayoutShown&) const = default;
};

/// Somebody sent to another table, each by the number of the table.
struct TableMove {
    int from = 0;
    char who = 'A';
    int to = 0;
    bool operator==(const TableMove&) const = default;
};
/// A room's tables clockwise with last hand's button and blinds, and the moves to choose from; the last is none.
struct TablesShown {
    std::vector<std::vector<RingChair>> tables{};
    std::vector<TableMove> moves{};
    bool operator==(const TablesShown&) const = default;
};

/// A table that was stopped for a ruling; the hand is dealt again from its number.
struct FrozenShown {
    std::uint64_t hand = 0;
    RulingKind kind{};
    std::vector<RulingChoice> choices{};
    bool operator==(const FrozenShown&) const = default;
};

/// What is shown beside the words.
using Shown = std::variant<std::monostate, StakesShown, HandsShown, RingShown, PeopleShown, ChangeShown, LayoutShown,
                           TablesShown, FrozenShown>;

/// One step of the way to an answer: numbers, which mean what it says.
struct WorkingStep {
    enum class Kind : std::uint8_t {
        Layer,   ///< pot, players, chips of each up to there, from folded hands besides, sum
        Change,  ///< put in, due, given back
        Payment, ///< wager, odds, payment
    };
    Kind kind{};
    FixedVector<Chips, 5> figures{};
    bool operator==(const WorkingStep&) const = default;
};

struct TaskKind;
struct QuizItem;

/// Something to be answered, and the answer: a value that its kind, a seed and a number give again.
struct Task {
    const TaskKind* kind = nullptr; ///< nullptr: a question of the bank
    const QuizItem* item = nullptr; ///< and which
    std::uint64_t seed = 0;
    int number = 0;
    AnswerKind answer = AnswerKind::Choose;
    TaskAnswer right{};
    int options = 0;              ///< of the kinds Choose and Order
    FixedVector<int, 14> order{}; ///< of a question of the bank: which answer is shown at each place
    Shown shown{};
    FixedVector<Chips, 6> figures{}; ///< for %1 to %6 of its words
    FixedVector<Rule, 5> rules{};    ///< what the answer rests on, the first before all
    std::vector<WorkingStep> working{};
};

/// One kind of task: a row of the list in `kinds.cpp`.
struct TaskKind {
    std::string_view id; ///< stays for ever: what is kept names it
    Topic topic{};
    AnswerKind answer{};
    int options = 0; ///< of the kind Choose, where the picture does not say them
    Task (*draw)(const TaskKind& kind, RandomStream& stream) = nullptr;
    std::uint64_t lot = 0;   ///< apart from the other kinds' of one seed; stays for ever as well
    std::string_view game{}; ///< whose competency it counts for; empty: none's
    int competency = 0;
};

/// All kinds of task that are drawn by code.
std::span<const TaskKind> taskKinds();

/// The kind of this id; nullptr if there is none.
const TaskKind* findTaskKind(std::string_view id);

/// The task of this number, counted from 0; the same for the same seed.
Task drawTask(const TaskKind& kind, std::uint64_t seed, int number);

/// The task of a kind that there is.
Task drawTask(std::string_view kind, std::uint64_t seed, int number);

/// Whether two tasks ask the same.
bool asksTheSame(const Task& a, const Task& b);

/// Whether an answer could be given, whole or in part: chairs, options and rows that there are, no option twice.
bool isPossible(const Task& task, const TaskAnswer& answer);

/// Whether an answer has all that is asked for, right or wrong.
bool isWhole(const Task& task, const TaskAnswer& answer);

/// Whether an answer is right: all of it, and nothing besides.
bool isRight(const Task& task, const TaskAnswer& answer);

/// What the chips in a pot of a `StakesShown` come to, main pot first.
std::vector<Chips> potsOf(const StakesShown& shown);

} // namespace cutcard
