// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/night_figures.h"

#include "core/tournament/night_drill.h"
#include "core/tournament/night_notation.h"
#include "core/tournament/seats.h"

#include <algorithm>
#include <string>

namespace cutcard::figures {

namespace {

/// The first question of a drill that a text can tell.
template <typename Fits> DrillQuestion drilled(NightDrill drill, RandomStream& stream, Fits fits)
{
    const auto seed = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
    int number = 0;
    DrillQuestion question = drillQuestion(drill, seed, number);
    while (!fits(question))
        question = drillQuestion(drill, seed, ++number);
    return question;
}

Chips seatOf(char letter)
{
    return letter - 'A' + 1;
}

/// Two who are out, and three at least who go on: two alone would be heads-up.
DrillQuestion twoOut(RandomStream& stream)
{
    constexpr std::size_t least = 5;
    return drilled(NightDrill::Positions, stream, [](const DrillQuestion& question) {
        return question.gone.size() == 2 && question.ring.size() >= least;
    });
}

Figures figuresOf(const DrillQuestion& question)
{
    return {.values = {static_cast<Chips>(question.ring.size()), seatOf(question.last.front()),
                       seatOf(question.gone.front()), seatOf(question.gone.back())}};
}

/// A table in play with so many stacks.
void addTable(Night& night, int stacks)
{
    Ring& ring = night.rings.emplace_back();
    ring.number = {.number = static_cast<int>(night.rings.size())};
    for (int i = 0; i < stacks; ++i) {
        ring.chairs.push_back({.who = {.index = static_cast<int>(night.people.size())}});
        night.people.emplace_back().table = ring.number;
    }
}

} // namespace

Figures fourTables(RandomStream& stream)
{
    constexpr std::size_t tables = 4;
    const DrillQuestion question =
        drilled(NightDrill::Balance, stream, [](const DrillQuestion& asked) { return asked.counts.size() == tables; });
    Figures figures{.truth = question.answer == balanceWords.front()};
    for (const int count : question.counts)
        figures.values.push_back(count);
    return figures;
}

Figures buttonAfterTwoOut(RandomStream& stream)
{
    const DrillQuestion question = twoOut(stream);
    Figures figures = figuresOf(question);
    figures.amount = seatOf(question.answer[0]);
    return figures;
}

Figures bigBlindAfterTwoOut(RandomStream& stream)
{
    const DrillQuestion question = twoOut(stream);
    Figures figures = figuresOf(question);
    figures.amount = seatOf(question.answer[2]);
    return figures;
}

Figures smallBlindPosted(RandomStream& stream)
{
    const DrillQuestion question = twoOut(stream);
    Figures figures = figuresOf(question);
    figures.truth = question.answer[1] != '-';
    return figures;
}

Figures placeInTheMiddle(RandomStream& stream)
{
    constexpr std::size_t three = 3;
    const DrillQuestion question = drilled(NightDrill::Places, stream, [](const DrillQuestion& asked) {
        return asked.out.size() == three && asked.out[0].hand < asked.out[1].hand
               && asked.out[1].hand < asked.out[2].hand;
    });
    const Chips left = stream.between(5, 12);
    const auto better = static_cast<Chips>(question.answer.find(question.out[1].name));
    return {.values = {left, question.out[0].chips, question.out[1].chips, question.out[2].chips},
            .amount = left - static_cast<Chips>(three) + 1 + better};
}

Figures brokenByChips(RandomStream& stream)
{
    constexpr std::size_t three = 3;
    const DrillQuestion question =
        drilled(NightDrill::Break, stream, [](const DrillQuestion& asked) { return asked.out.size() == three; });
    Figures figures;
    for (const char name : question.answer)
        figures.values.push_back(std::ranges::find(question.out, name, &DrilledOut::name)->chips);
    return figures;
}

Figures takenFromWhoLeaves(RandomStream& stream)
{
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
}

Figures tableThatCanBreak(RandomStream& stream)
{
    Night night;
    night.house.tableMax = 8;
    // the chairs free elsewhere lie around as many as are needed
    const auto first = static_cast<int>(stream.between(3, 5));
    const auto second = static_cast<int>(stream.between(5, 7));
    const auto free = static_cast<int>(stream.between(first - 2, first + 1));
    const int third = std::clamp(night.house.tableMax - (free - (night.house.tableMax - second)), 2, 8);
    for (const int stacks : {first, second, third})
        addTable(night, stacks);
    return {.values = {first, second, third}, .truth = canBreak(night, night.rings.front())};
}

} // namespace cutcard::figures
