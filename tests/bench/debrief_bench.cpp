// SPDX-License-Identifier: GPL-3.0-or-later
// The debrief of many hands as PDF: how long it takes, how large the process has grown, how long it says nothing.
#include "app/desk/pictures/pictures.h"
#include "app/reports/debrief_report.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "tests/bench/measured.h"
#include "tests/bench/offscreen.h"

#include <benchmark/benchmark.h>

#include <QTemporaryDir>

#include <algorithm>
#include <chrono>

using namespace cutcard;

namespace {

Session sixHanded(int hands)
{
    SessionSetup setup;
    setup.seed = 3;
    setup.hands = hands;
    setup.button = Seat(1);
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = 1'000'000'000, .absent = false});
    Session session = Session::start(setup).value();
    const Simulator simulator;
    while (!session.isOver()) {
        const auto event = simulator.next(session);
        if (!session.apply(event ? *event : Event(*idealAct(session))))
            break;
    }
    return session;
}

void debriefAsPdf(benchmark::State& state)
{
    const Session session = sixHanded(static_cast<int>(state.range(0)));
    const QTemporaryDir folder;
    const double before = mostMemory();
    std::chrono::duration<double, std::milli> longest{};
    for (auto _ : state) {
        auto last = std::chrono::steady_clock::now();
        const auto goOn = [&](int, int) {
            const auto now = std::chrono::steady_clock::now();
            longest = std::max<std::chrono::duration<double, std::milli>>(longest, now - last);
            last = now;
            return true;
        };
        const auto written = writeDebriefPdf(session, debriefPicture(session, {}), folder.filePath("debrief.pdf"),
                                             {.name = "Ruth", .day = "2026-11-20"}, goOn);
        if (!written)
            state.SkipWithError("not written");
    }
    state.counters["hands"] = static_cast<double>(session.hand());
    state.counters["silent_ms"] = longest.count();
    state.counters["MiB_before"] = before;
    state.counters["MiB_most"] = mostMemory();
}

} // namespace

BENCHMARK(debriefAsPdf)->Arg(10)->Arg(1000)->Unit(benchmark::kSecond)->Iterations(1);

int main(int argc, char** argv)
{
    return runOffscreen(argc, argv);
}
