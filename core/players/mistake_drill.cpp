// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/mistake_drill.h"

#include "core/base/random.h"
#include "core/games/catalogue.h"
#include "core/players/dealers.h"

#include <algorithm>

namespace cutcard {

namespace {

/// Acts of the trainee's before the one that is drilled, so that it has to be seen coming.
constexpr std::size_t leadIn = 3;
/// More events than any single hand takes.
constexpr int mostEvents = 1500;

SessionSetup tableOf(GameId game, const HouseRules& house, std::uint64_t seed)
{
    RandomStream stream(seed, StreamPurpose::Players);
    const CatalogueEntry& entry = entryOf(game);
    SessionSetup setup;
    setup.house = house;
    setup.seed = seed;
    setup.hands = 1;
    const int least = std::max(entry.leastSeats, std::min(4, entry.mostSeats));
    const auto count = static_cast<int>(stream.between(least, std::max(least, std::min(entry.mostSeats, 8))));
    const Chips unit = setup.common().smallestChip();
    for (int i = 0; i < count; ++i) {
        const Chips stack = setup.common().startingChips() * stream.between(10, 160) / 100 / unit * unit;
        setup.seats.push_back(
            {.seat = Seat::fromIndex(i), .name = {}, .stack = std::max(unit, stack), .absent = false});
    }
    if (!isBanked(game))
        setup.button = Seat::fromIndex(static_cast<int>(stream.between(0, count - 1)));
    return setup;
}

bool isIt(const FaultPattern& pattern, const Duty& duty)
{
    return duty.act.verb == pattern.verb && (duty.rule == pattern.rule || duty.order == pattern.rule);
}

/// The perfect dealer's whole hand, and where in it the pattern first is owed; nothing if it never is.
struct Dealt {
    Session whole;
    std::size_t place = 0;
};

std::optional<Dealt> dealtBy(const SessionSetup& setup, const Simulator& simulator, const FaultPattern& pattern)
{
    auto started = Session::start(setup);
    if (!started)
        return std::nullopt;
    Session session = std::move(*started);
    std::optional<std::size_t> place;
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        const auto event = simulator.next(session);
        if (event) {
            if (!session.apply(*event))
                return std::nullopt;
            continue;
        }
        const auto duty = idealDuty(session);
        if (!duty)
            return std::nullopt;
        if (!place && isIt(pattern, *duty))
            place = session.entries().size();
        if (!session.apply(duty->act))
            return std::nullopt;
    }
    if (!place || !session.isOver() || session.score().total().percent() != 100)
        return std::nullopt;
    return Dealt{.whole = std::move(session), .place = *place};
}

} // namespace

std::optional<DrillHand> drillHand(const FaultPattern& pattern, const HouseRules& house, std::uint64_t number,
                                   int hands)
{
    // what happens at every table is shown at quiet ones; what needs an irregularity, at a restless one
    for (int i = 0; i < hands; ++i) {
        const IncidentPlan& plan = incidentPlans[static_cast<std::size_t>(i % 3)];
        const SessionSetup setup = tableOf(pattern.game, house, number * 1000 + static_cast<std::uint64_t>(i) + 1);
        const auto dealt = dealtBy(setup, Simulator(plan), pattern);
        if (!dealt)
            continue;
        const auto& entries = dealt->whole.entries();
        std::size_t from = dealt->place;
        std::size_t acts = 0;
        while (from > 0 && acts < leadIn)
            acts += std::holds_alternative<Act>(entries[--from].event) ? 1U : 0U;
        std::vector<Entry> before(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(from));
        for (Entry& entry : before)
            entry.byHouse = std::holds_alternative<Act>(entry.event);
        auto session = Session::replay(setup, before);
        if (session)
            return DrillHand{.session = std::move(*session), .owed = acts + 1, .plan = plan.word};
    }
    return std::nullopt;
}

} // namespace cutcard
