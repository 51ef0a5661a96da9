// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/figures/figures.h"

#include "core/tournament/session/night_notation.h"
#include "core/tournament/state/seats.h"
#include "core/training/directing.h"

namespace cutcard::figures {

/// The first task of a kind that a text can tell.
template <typename Fits> static Task drawn(std::string_view kind, RandomStream& stream, Fits fits)
{
    const auto seed = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
    int number = 0;
    Task task = drawTask(kind, seed, number);
    while (!fits(task))
        task = drawTask(kind, seed, ++number);
    return task;
}

static const std::vector<RingChair>& chairsOf(const Task& task)
{
    return std::get<RingShown>(task.shown).chairs;
}

/// The seats of those whose chairs are marked so, from 1.
static std::vector<Chips> seatsWith(const Task& task, bool RingChair::* mark)
{
    std::vector<Chips> seats;
    const auto& chairs = chairsOf(task);
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        if (chairs[i].*mark)
            seats.push_back(static_cast<Chips>(i) + 1);
    }
    return seats;
}

/// Two who are out, and three at least who go on: two alone would be heads-up; and who has what is asked for, if
/// anybody.
static Figures afterTwoOut(RandomStream& stream, std::size_t asked)
{
    constexpr std::size_t least = 5;
    const Task task = drawn("night.positions", stream, [](const Task& each) {
        return seatsWith(each, &RingChair::gone).size() == 2 && chairsOf(each).size() >= least;
    });
    const auto out = seatsWith(task, &RingChair::gone);
    return {.values = {static_cast<Chips>(chairsOf(task).size()), seatsWith(task, &RingChair::button).front(),
                       out.front(), out.back()},
            .amount = task.right[asked] + 1,
            .truth = task.right[asked] != nobodysChair};
}

constexpr Generator nightRows[]{
    {"fourTables", // players at four tables: a move is required
     [](RandomStream& stream) -> Figures {
         constexpr std::size_t tables = 4;
         constexpr std::uint64_t apart = 15'485'863; // exams were promised what these streams draw
         const auto seed = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
         std::vector<int> counts;
         bool owed = false;
         for (std::uint64_t number = 0; counts.size() != tables; ++number) {
             RandomStream room(SplitMix::mixed(seed * apart + number * tables), StreamPurpose::Quiz);
             owed = room.below(2) == 0;
             do {
                 counts = countsOf(room);
             } while ((imbalanceOf(roomOf(counts)).difference > 0) != owed);
         }
         Figures figures{.truth = owed};
         for (const int count : counts)
             figures.values.push_back(count);
         return figures;
     }},
    {"buttonAfterTwoOut", // players, button, two who are out: the next button's seat
     [](RandomStream& stream) { return afterTwoOut(stream, 0); }},
    {"bigBlindAfterTwoOut", // the same: the next big blind's seat
     [](RandomStream& stream) { return afterTwoOut(stream, 2); }},
    {"smallBlindPosted", // the same: a small blind is posted
     [](RandomStream& stream) { return afterTwoOut(stream, 1); }},
    {"placeInTheMiddle", // players left, three stacks with ever better hands: the second's
     [](RandomStream& stream) -> Figures {
         constexpr std::size_t three = 3;
         const auto peopleOf = [](const Task& task) { return std::get<PeopleShown>(task.shown).people; };
         const Task task = drawn("night.places", stream, [&](const Task& asked) {
             const auto people = peopleOf(asked);
             return people.size() == three && people[0].hand < people[1].hand && people[1].hand < people[2].hand;
         });
         const auto people = peopleOf(task);
         const Chips left = stream.between(5, 12);
         const auto better = static_cast<Chips>(std::ranges::find(task.right, 1) - task.right.begin());
         return {.values = {left, people[0].chips, people[1].chips, people[2].chips},
                 .amount = left - static_cast<Chips>(three) + 1 + better};
     }},
    {"brokenByChips", // three stacks of a broken table, the highest first
     [](RandomStream& stream) -> Figures {
         constexpr std::size_t three = 3;
         const auto comingOf = [](const Task& task) { return std::get<RingShown>(task.shown).coming; };
         const Task task =
             drawn("night.break", stream, [&](const Task& asked) { return comingOf(asked).size() == three; });
         Figures figures;
         for (const std::int64_t who : task.right)
             figures.values.push_back(comingOf(task)[static_cast<std::size_t>(who)].chips);
         return figures;
     }},
    {"takenFromWhoLeaves", // chips of a final table's leaver, put into the pot: taken away
     [](RandomStream& stream) -> Figures {
         const Chips stack = 100 * stream.between(30, 90);
         const Chips bet = 100 * stream.between(6, 25);
         constexpr Chips other = 9000;
         const auto number = [](Chips chips) { return std::to_string(chips); };
         const auto file =
             readNight("cutcard-night 1\nplayer \"a\" " + number(other) + " T1\nplayer \"b\" " + number(other)
                           + " T1\nplayer \"c\" " + number(stack)
                           + " T1\nlevel 3\nfinal-table\nblinds T1 \"a\" \"b\" \"c\"\n\nworld hand-begins T1\n"
                             "world quits \"c\"\ndirector sign-out \"c\"\nat 0:02:00 world hand-ends T1 1 \"c\" "
                           + number(stack - bet) + " \"a\" " + number(other + bet) + "\ndirector remove-stack \"c\"\n",
                       {});
         if (!holds(file.has_value()))
             return {};
         const auto night = replayNight(*file, {});
         if (!holds(night.has_value()) || !holds(night->score().faults() == 0))
             return {};
         return {.values = {stack, bet}, .amount = night->night().ledger.removed};
     }},
    {"tableThatCanBreak", // players at three tables of eight chairs: the first can be broken
     [](RandomStream& stream) -> Figures {
         constexpr int chairs = 8;
         // the chairs free elsewhere lie around as many as are needed
         const auto first = static_cast<int>(stream.between(3, 5));
         const auto second = static_cast<int>(stream.between(5, 7));
         const auto free = static_cast<int>(stream.between(first - 2, first + 1));
         const int third = std::clamp(chairs - (free - (chairs - second)), 2, chairs);
         Night night = roomOf({first, second, third});
         night.house.tableMax = chairs;
         return {.values = {first, second, third}, .truth = canBreak(night, night.rings.front())};
     }},
};

constinit const std::span<const Generator> nightFigures(nightRows);

} // namespace cutcard::figures
