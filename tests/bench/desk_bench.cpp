// SPDX-License-Identifier: GPL-3.0-or-later
// From an act of the trainee's to models that show it, without drawing and without keeping.
#include "app/desk/desk.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "tests/bench/measured.h"
#include "tests/bench/offscreen.h"

#include <benchmark/benchmark.h>

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
                times.push_back(micros([&] { desk.act(*act); }));
            } else {
                desk.hurry();
            }
        }
    }
    report(state, "act", times);
}

/// A session of a game in which nobody loses everything, as many hands long and not at its end.
Session dealt(int hands)
{
    SessionSetup setup;
    setup.house = defaultHouse(GameId::ChampionTwo);
    setup.seed = 4;
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P", .stack = 4'000'000, .absent = false});
    Session session = Session::start(setup).value();
    const Simulator simulator(noIncidents);
    while (session.hand() < hands) {
        const auto event = simulator.next(session);
        if (!session.apply(event ? *event : Event(*idealAct(session))))
            break;
    }
    return session;
}

/// An act, one back and forward again in a session of many hands that was opened, up to the models that show it.
void backAndForward(benchmark::State& state)
{
    const Simulator simulator(noIncidents);
    const Session whole = dealt(static_cast<int>(state.range(0)));
    std::vector<double> acts;
    std::vector<double> undone;
    std::vector<double> redone;
    Desk desk;
    desk.setThinkingTime(1'000'000);
    desk.take(whole, EventTimes(whole.entries().size(), 0), true,
              [&](const Session& session) { return simulator.next(session); }, {});
    for (auto _ : state) {
        const auto act = idealAct(*desk.session());
        if (!act) {
            desk.hurry();
            continue;
        }
        acts.push_back(micros([&] { desk.act(*act); }));
        undone.push_back(micros([&] { desk.undo(); }));
        redone.push_back(micros([&] { desk.redo(); }));
    }
    // the first one back also makes the places to go back to
    state.counters["first_undo_ms"] = undone.front() / 1000;
    report(state, "act", acts);
    report(state, "undo", undone);
    report(state, "redo", redone);
}

} // namespace

BENCHMARK(actToModels)->Unit(benchmark::kMillisecond);
BENCHMARK(backAndForward)->Arg(100)->Arg(10000)->Iterations(1000)->Unit(benchmark::kMicrosecond);

int main(int argc, char** argv)
{
    return runOffscreen(argc, argv);
}
