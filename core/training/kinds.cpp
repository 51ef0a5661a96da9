// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/kinds.h"

namespace cutcard {

constexpr FixedVector<const char*, 3> whichWins{Training::tr("The first"), Training::tr("The second"),
                                                Training::tr("They share")};

/// A row of the kinds; whose competency it counts for is set besides.
static constexpr TaskKind task(std::string_view id, Topic topic, AnswerKind answer, const char* title,
                               const char* question, const FixedVector<const char*, 3>& words,
                               Task (*draw)(const TaskKind&, RandomStream&), std::uint64_t lot)
{
    return {id, topic, answer, title, question, words, draw, lot};
}

/// What a bonus pays by one posted table.
static constexpr TaskKind paying(std::string_view id, const char* title, std::uint64_t lot)
{
    TaskKind kind =
        task(id, Topic::Payments, AnswerKind::Amounts, title,
             Training::tr("Pay every spot by the posted table. Enter 0 to take the wager."), {}, tasks::layout, lot);
    kind.game = "champion";
    kind.competency = static_cast<int>(Competency::Pots);
    return kind;
}

/// Who has what at a table.
static constexpr TaskKind place(std::string_view id, const char* title, const char* question, const char* word,
                                std::uint64_t lot)
{
    return task(id, Topic::Positions, AnswerKind::Seats, title, question, {word}, tasks::place, lot);
}

static constexpr TaskKind directing(TaskKind kind, DirectorCompetency competency)
{
    kind.game = "night";
    kind.competency = static_cast<int>(competency);
    return kind;
}

constexpr std::array kinds{
    task("pots.main", Topic::Pots, AnswerKind::Amounts, Training::tr("Main pot"),
         Training::tr("How much is in the main pot?"), {Training::tr("Main pot")}, tasks::mainPot, 5),
    task("pots.side", Topic::Pots, AnswerKind::Amounts, Training::tr("Side pots"),
         Training::tr("How much is in side pot %1?"), {Training::tr("Side pot")}, tasks::sidePot, 6),
    task("pots.count", Topic::Pots, AnswerKind::Amounts, Training::tr("Count the pot"),
         Training::tr("How much is in the main pot?"), {Training::tr("Pot")}, tasks::countedPot, 7),
    task("change.due", Topic::Payments, AnswerKind::Amounts, Training::tr("Change"),
         Training::tr("The player puts in chips without a word and owes %1. How much do you return?"),
         {Training::tr("Back to the player")}, tasks::changeDue, 8),
    task("change.chips", Topic::Payments, AnswerKind::Counts, Training::tr("Make change"),
         Training::tr("The player puts in chips without a word and owes %1. Make change with the fewest chips."), {},
         tasks::madeChange, 9),
    paying("pay.A", Training::tr("Pay table A"), 10),
    paying("pay.B", Training::tr("Pay table B"), 11),
    paying("pay.CH1", Training::tr("Pay table CH1"), 12),
    paying("pay.CH2", Training::tr("Pay table CH2"), 13),
    paying("pay.CH3", Training::tr("Pay table CH3"), 14),
    paying("pay.CH4", Training::tr("Pay table CH4"), 15),
    paying("pay.CH5", Training::tr("Pay table CH5"), 16),
    paying("pay.E", Training::tr("Pay table E"), 17),
    paying("pay.F", Training::tr("Pay table F"), 18),
    task("hands.winner", Topic::Hands, AnswerKind::Choose, Training::tr("Which hand wins"),
         Training::tr("Which hand wins?"), whichWins, tasks::winner, 20),
    task("hands.discs", Topic::Hands, AnswerKind::Choose, Training::tr("Tennessee: discs"),
         Training::tr("Which discs does this hand get?"),
         {Training::tr("None"), Training::tr("No River"), Training::tr("No Turn and No River")}, tasks::discs, 21),
    task("hands.permitted", Topic::Hands, AnswerKind::Choose, Training::tr("Tennessee: permitted cards"),
         Training::tr("Which hand wins, each with the community cards it may use?"), whichWins, tasks::permittedWinner,
         22),
    place("positions.small-blind", Training::tr("Small blind"), Training::tr("Which seat posts the small blind?"),
          Training::tr("Small blind"), 23),
    place("positions.big-blind", Training::tr("Big blind"), Training::tr("Which seat posts the big blind?"),
          Training::tr("Big blind"), 24),
    place("positions.first", Training::tr("First to act before the flop"),
          Training::tr("Which seat acts first before the flop?"), Training::tr("First to act"), 25),
    place("positions.after-flop", Training::tr("First to act after the flop"),
          Training::tr("Nobody has folded. Which seat acts first after the flop?"), Training::tr("First to act"), 26),
    place("positions.next-button", Training::tr("The next button"),
          Training::tr("Nobody has left. Which seat has the button in the next hand?"), Training::tr("Next button"),
          27),
    directing(task("night.balance", Topic::Directing, AnswerKind::Choose, Training::tr("Balance"),
                   Training::tr("You announced that the next big blind at the fullest table moves. All "
                                "hands are over. Who has to move, and where to?"),
                   {Training::tr("Nobody has to move")}, tasks::balance, 0),
              DirectorCompetency::Moves),
    directing(
        task("night.positions", Topic::Directing, AnswerKind::Seats,
             Training::tr("Button and blinds after an elimination"),
             Training::tr(
                 "The hand is over and the marked players are eliminated. Who has the button and the blinds now?"),
             {Training::tr("Button"), Training::tr("Small blind"), Training::tr("Big blind")}, tasks::positions, 1),
        DirectorCompetency::Moves),
    directing(task("night.places", Topic::Directing, AnswerKind::Order, Training::tr("Places"),
                   Training::tr("These players were eliminated in one hand. Put them in order, the best place first."),
                   {}, tasks::places, 2),
              DirectorCompetency::Results),
    directing(task("night.break", Topic::Directing, AnswerKind::Order, Training::tr("Broken tables"),
                   Training::tr("These players come from a broken table. In which order do they sit, "
                                "clockwise, up to the next dealer?"),
                   {}, tasks::brokenTable, 3),
              DirectorCompetency::Breaking),
    directing(task("night.rulings", Topic::Directing, AnswerKind::Choose, Training::tr("Rulings"),
                   Training::tr("The hand is stopped and you are called. How do you rule?"), {}, tasks::ruling, 4),
              DirectorCompetency::Rulings),
};

std::span<const TaskKind> taskKinds()
{
    return kinds;
}

const TaskKind* findTaskKind(std::string_view id)
{
    return firstWith(kinds, id, &TaskKind::id);
}

Task drawTask(const TaskKind& kind, std::uint64_t seed, int number)
{
    constexpr std::uint64_t apart = 15'485'863;
    RandomStream stream(SplitMix::mixed(seed * apart + static_cast<std::uint64_t>(number) * 4 + kind.lot),
                        StreamPurpose::Quiz);
    Task task = kind.draw(kind, stream);
    task.seed = seed;
    task.number = number;
    task.answer = kind.answer;
    if (const auto* frozen = std::get_if<FrozenShown>(&task.shown))
        task.options = static_cast<int>(frozen->choices.size());
    else if (const auto* tables = std::get_if<TablesShown>(&task.shown))
        task.options = static_cast<int>(tables->moves.size()) + 1;
    else if (kind.answer == AnswerKind::Order)
        task.options = static_cast<int>(task.right.size());
    else if (kind.answer == AnswerKind::Choose)
        task.options = static_cast<int>(kind.words.size());
    return task;
}

Task drawTask(std::string_view kind, std::uint64_t seed, int number)
{
    const TaskKind* found = findTaskKind(kind);
    return holds(found != nullptr) ? drawTask(*found, seed, number) : Task{};
}

bool asksTheSame(const Task& a, const Task& b)
{
    return a.kind == b.kind && a.item == b.item && a.order == b.order && a.right == b.right && a.figures == b.figures
           && a.shown == b.shown;
}

bool isPossible(const Task& task, const TaskAnswer& answer)
{
    if (answer.size() > task.right.size())
        return false;
    const auto* ring = std::get_if<RingShown>(&task.shown);
    const auto* change = std::get_if<ChangeShown>(&task.shown);
    for (std::size_t i = 0; i < answer.size(); ++i) {
        const std::int64_t number = answer[i];
        bool fits = number >= 0;
        if (task.answer == AnswerKind::Seats)
            fits = ring != nullptr && number >= nobodysChair && number < static_cast<int>(ring->chairs.size());
        else if (task.answer == AnswerKind::Counts)
            fits = fits && change != nullptr && number <= change->tray[i].count;
        else if (task.answer != AnswerKind::Amounts)
            fits = fits && number < task.options && std::ranges::count(answer, number) == 1;
        if (!fits)
            return false;
    }
    return true;
}

bool isWhole(const Task& task, const TaskAnswer& answer)
{
    return answer.size() == task.right.size();
}

bool isRight(const Task& task, const TaskAnswer& answer)
{
    if (task.answer != AnswerKind::Choose)
        return answer == task.right;
    TaskAnswer given = answer;
    TaskAnswer wanted = task.right;
    std::ranges::sort(given);
    std::ranges::sort(wanted);
    return given == wanted;
}

} // namespace cutcard
