// SPDX-License-Identifier: GPL-3.0-or-later
// What an act and going one back cost in sessions of many hands: an act is tried on a copy, as the window does.
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/checkpoints.h"
#include "tests/bench/measured.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <utility>
#include <vector>

using namespace cutcard;

namespace {

struct Long {
    Session session;
    Checkpoints checkpoints;
    Simulator simulator{noIncidents};

    /// Does what comes next; false at the end.
    bool step()
    {
        std::optional<Event> event = simulator.next(session);
        if (const auto act = event ? std::nullopt : idealAct(session))
            event = *act;
        Session next = session;
        if (!event || !next.apply(*event))
            return false;
        checkpoints.keep(std::exchange(session, std::move(next)));
        return true;
    }
};

/// A session of a game in which nobody loses everything, as many hands long.
Long dealt(int hands)
{
    SessionSetup setup;
    const auto game = std::ranges::find(catalogue(), std::string_view("champion-two"), &CatalogueEntry::word);
    setup.house = game->house();
    setup.seed = 4;
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = 4'000'000, .absent = false});
    Long all{.session = Session::start(setup).value(), .checkpoints = {}};
    while (all.session.hand() < hands && all.step()) {
    }
    return all;
}

void actAfterHands(benchmark::State& state)
{
    Long all = dealt(static_cast<int>(state.range(0)));
    std::vector<double> times;
    for (auto _ : state)
        times.push_back(micros([&] { benchmark::DoNotOptimize(all.step()); }));
    report(state, "act", times);
}

void undoAfterHands(benchmark::State& state)
{
    Long all = dealt(static_cast<int>(state.range(0)));
    std::vector<double> times;
    for (auto _ : state) {
        state.PauseTiming();
        all.step();
        state.ResumeTiming();
        const std::size_t before = all.session.entries().size() - 1;
        times.push_back(micros([&] { benchmark::DoNotOptimize(all.checkpoints.at(all.session, before)); }));
    }
    report(state, "undo", times);
}

} // namespace

BENCHMARK(actAfterHands)->Arg(100)->Arg(1000)->Arg(10000)->Iterations(2000)->Unit(benchmark::kMicrosecond);
BENCHMARK(undoAfterHands)->Arg(100)->Arg(1000)->Arg(10000)->Iterations(2000)->Unit(benchmark::kMicrosecond);
