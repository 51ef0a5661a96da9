// SPDX-License-Identifier: GPL-3.0-or-later
// What several benchmarks share: one act's time, and what is said of many.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <sys/resource.h>

namespace cutcard {

/// How long something took, in microseconds.
template <typename Do> double micros(Do&& act)
{
    const auto before = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - before).count();
}

/// Adds the median and the 99th percentile of many times, in microseconds.
inline void report(benchmark::State& state, const std::string& name, std::vector<double>& times)
{
    if (times.empty())
        return state.SkipWithError("nothing was done");
    std::ranges::sort(times);
    state.counters[name + "_us"] = times[times.size() / 2];
    state.counters[name + "_p99"] = times[times.size() * 99 / 100];
}

/// Megabytes that the process has used at most.
inline double mostMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace cutcard
