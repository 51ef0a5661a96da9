// SPDX-License-Identifier: GPL-3.0-or-later
// From an act of the trainee's to models that show it, without drawing and without keeping.
#include "app/desk/desk.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace cutcard;

namespace {

SessionSetup nineHanded(std::uint64_t seed)
{
    SessionSetup setup;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(1);
    for (int i = 1; i <= 9; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P", .stack = 4000, .absent = false});
    return setup;
}

/// Deals hands through the desk; reports the median and the 99th percentile of one act in microseconds.
void actToModels(benchmark::State& state)
{
    std::vector<double> times;
    std::uint64_t seed = 0;
    const Simulator simulator(noIncidents);
    for (auto _ : state) {
        Desk desk;
        desk.setThinkingTime(1'000'000);
        desk.take(Session::start(nineHanded(++seed)).value(), {}, true,
                  [&](const Session& session) { return simulator.next(session); }, {});
        while (!desk.over()) {
            if (const auto act = idealAct(*desk.session())) {
                const auto before = std::chrono::steady_clock::now();
                desk.act(*act);
                const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - before;
                times.push_back(took.count());
            } else {
                desk.hurry();
            }
        }
    }
    std::ranges::sort(times);
    state.counters["median_us"] = times[times.size() / 2];
    state.counters["p99_us"] = times[times.size() * 99 / 100];
}

} // namespace

BENCHMARK(actToModels)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
