// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/session.h"

#include <benchmark/benchmark.h>

using namespace cutcard;

namespace {

SessionSetup nineHanded(std::uint64_t seed)
{
    SessionSetup setup;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(1);
    for (int i = 1; i <= 9; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = 4000, .absent = false});
    return setup;
}

/// Deals whole nine-handed hands by an ideal dealer, judging every act; reports hands and events per second.
void dealHands(benchmark::State& state, const Style& style)
{
    std::uint64_t seed = 0;
    std::int64_t events = 0;
    const Simulator simulator(noIncidents, style);
    for (auto _ : state) {
        Session session = Session::start(nineHanded(++seed)).value();
        while (!session.isOver()) {
            const auto act = idealAct(session);
            const auto applied = act ? session.apply(*act) : session.apply(*simulator.next(session));
            benchmark::DoNotOptimize(applied);
        }
        events += static_cast<std::int64_t>(session.entries().size());
    }
    state.counters["hands"] = benchmark::Counter(static_cast<double>(seed), benchmark::Counter::kIsRate);
    state.counters["events"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}

void uniformPlayers(benchmark::State& state)
{
    dealHands(state, uniformStyle);
}

void mostlyCallingPlayers(benchmark::State& state)
{
    dealHands(state, mostlyCallsStyle);
}

void ordinaryPlayers(benchmark::State& state)
{
    dealHands(state, looseStyle);
}

} // namespace

BENCHMARK(uniformPlayers);
BENCHMARK(mostlyCallingPlayers);
BENCHMARK(ordinaryPlayers);
