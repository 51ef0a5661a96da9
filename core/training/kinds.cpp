// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/kinds.h"

namespace cutcard {

/// A row of the kinds; whose competency it counts for is set besides.
static constexpr TaskKind task(std::string_view id, Topic topic, AnswerKind answer,
                               Task (*draw)(const TaskKind&, RandomStream&), std::uint64_t lot, int options = 0)
{
    return {.id = id, .topic = topic, .answer = answer, .options = options, .draw = draw, .lot = lot};
}

/// What a bonus pays by one posted table.
static constexpr TaskKind paying(std::string_view id, std::uint64_t lot)
{
    TaskKind kind = task(id, Topic::Payments, AnswerKind::Amounts, tasks::layout, lot);
    kind.game = "champion";
    kind.competency = static_cast<int>(Competency::Pots);
    return kind;
}

/// Who has what at a table.
static constexpr TaskKind place(std::string_view id, std::uint64_t lot)
{
    return task(id, Topic::Positions, AnswerKind::Seats, tasks::place, lot);
}

static constexpr TaskKind directing(TaskKind kind, DirectorCompetency competency)
{
    kind.game = "night";
    kind.competency = static_cast<int>(competency);
    return kind;
}

constexpr std::array kinds{
    task("pots.main", Topic::Pots, AnswerKind::Amounts, tasks::mainPot, 5),
    task("pots.side", Topic::Pots, AnswerKind::Amounts, tasks::sidePot, 6),
    task("pots.count", Topic::Pots, AnswerKind::Amounts, tasks::countedPot, 7),
    task("change.due", Topic::Payments, AnswerKind::Amounts, tasks::changeDue, 8),
    task("change.chips", Topic::Payments, AnswerKind::Counts, tasks::madeChange, 9),
    paying("pay.A", 10),
    paying("pay.B", 11),
    paying("pay.CH1", 12),
    paying("pay.CH2", 13),
    paying("pay.CH3", 14),
    paying("pay.CH4", 15),
    paying("pay.CH5", 16),
    paying("pay.E", 17),
    paying("pay.F", 18),
    task("hands.winner", Topic::Hands, AnswerKind::Choose, tasks::winner, 20, 3),
    task("hands.discs", Topic::Hands, AnswerKind::Choose, tasks::discs, 21, 3),
    task("hands.permitted", Topic::Hands, AnswerKind::Choose, tasks::permittedWinner, 22, 3),
    place("positions.small-blind", 23),
    place("positions.big-blind", 24),
    place("positions.first", 25),
    place("positions.after-flop", 26),
    place("positions.next-button", 27),
    directing(task("night.balance", Topic::Directing, AnswerKind::Choose, tasks::balance, 0),
              DirectorCompetency::Moves),
    directing(task("night.positions", Topic::Directing, AnswerKind::Seats, tasks::positions, 1),
              DirectorCompetency::Moves),
    directing(task("night.places", Topic::Directing, AnswerKind::Order, tasks::places, 2), DirectorCompetency::Results),
    directing(task("night.break", Topic::Directing, AnswerKind::Order, tasks::brokenTable, 3),
              DirectorCompetency::Breaking),
    directing(task("night.rulings", Topic::Directing, AnswerKind::Choose, tasks::ruling, 4),
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
        task.options = kind.options;
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
