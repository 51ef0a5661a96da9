// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pots.h"
#include "core/training/kinds.h"

namespace cutcard {

constexpr Chips chip = 100;

static Contributions contributionsOf(const StakesShown& shown)
{
    Contributions contributions{};
    for (const Stake& one : shown.stakes)
        contributions[static_cast<std::size_t>(one.seat.index())] = {
            .live = valueOf(one.chips), .folded = one.folded, .allIn = one.allIn};
    return contributions;
}

/// Chips as a player puts them in: not always the fewest.
static ChipStack handful(Chips amount, RandomStream& stream)
{
    ChipStack chips;
    const ChipStack fewest = Denominations().breakdown(amount).value();
    for (const auto& [value, count] : fewest) {
        Chips whole = count;
        const Chips smaller = value == 1000 ? 500 : 100;
        if (value > chip && count > 0 && stream.chance(400)) {
            --whole;
            chips = with(chips, ChipStack{{smaller, value / smaller}});
        }
        if (whole > 0)
            chips = with(chips, ChipStack{{value, whole}});
    }
    return chips;
}

/// Two players who called everything, up to three who were all-in for less, and sometimes one who folded.
static StakesShown stakes(RandomStream& stream, bool figures)
{
    StakesShown shown{.stakes = {}, .figures = figures};
    const Chips whole = chip * stream.between(12, 40);
    const int allIns = 1 + stream.below(3);
    std::vector<Contribution> places{{.live = whole}, {.live = whole}};
    for (int i = 0; i < allIns; ++i)
        places.push_back({.live = chip * stream.between(2, whole / chip - 1), .allIn = true});
    if (stream.chance(500))
        places.push_back({.live = chip * stream.between(1, whole / chip - 1), .folded = true});
    stream.shuffle(places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Contribution& one = places[i];
        shown.stakes.push_back(
            {.seat = Seat::fromIndex(static_cast<int>(i)),
             .chips = figures ? Denominations().breakdown(one.live).value() : handful(one.live, stream),
             .folded = one.folded,
             .allIn = one.allIn});
    }
    return shown;
}

/// How a pot comes about: who can win it, its layer of each of them, and what folded hands put in.
static WorkingStep layerOf(const LayeredPots& pots, const Contributions& contributions, std::size_t pot)
{
    const Chips each = heightOf(pots[pot], contributions) - (pot == 0 ? 0 : heightOf(pots[pot - 1], contributions));
    const auto players = static_cast<Chips>(pots[pot].eligible.size());
    const Chips amount = pots[pot].amount;
    return {.kind = WorkingStep::Kind::Layer,
            .figures = {static_cast<Chips>(pot), players, each, amount - players * each, amount}};
}

static Task potTask(const TaskKind& kind, StakesShown shown, std::size_t pot)
{
    const Contributions contributions = contributionsOf(shown);
    const LayeredPots pots = layeredPots(contributions);
    Task task{.kind = &kind, .right = {pots[pot].amount}, .rules = {"3.7.3"_rule}};
    task.figures = {static_cast<Chips>(pot)};
    for (std::size_t i = 0; i <= pot; ++i)
        task.working.push_back(layerOf(pots, contributions, i));
    task.shown = std::move(shown);
    return task;
}

std::vector<Chips> potsOf(const StakesShown& shown)
{
    return eachOf(layeredPots(contributionsOf(shown)), &Pot::amount);
}

namespace tasks {

Task mainPot(const TaskKind& kind, RandomStream& stream)
{
    return potTask(kind, stakes(stream, true), 0);
}

Task sidePot(const TaskKind& kind, RandomStream& stream)
{
    StakesShown shown;
    std::size_t pots = 0;
    do {
        shown = stakes(stream, true);
        pots = potsOf(shown).size();
    } while (pots < 2);
    return potTask(kind, std::move(shown), static_cast<std::size_t>(stream.between(1, static_cast<Chips>(pots) - 1)));
}

Task countedPot(const TaskKind& kind, RandomStream& stream)
{
    StakesShown shown = stakes(stream, false);
    const auto pots = static_cast<int>(potsOf(shown).size());
    return potTask(kind, std::move(shown), static_cast<std::size_t>(stream.below(pots)));
}

} // namespace tasks

} // namespace cutcard
