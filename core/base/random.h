// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/random/uniform_int_distribution.hpp>

#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>

namespace cutcard {

/// What random numbers are for; streams of one seed are independent (a quiz has those of the next seed's deck).
enum class StreamPurpose : std::uint8_t { Deck, Players, Incidents, Mistakes, Quiz };

/// The engine splitmix64: a counter and a bijection, so that a stream made anew for every draw costs nothing.
class SplitMix
{
public:
    using result_type = std::uint64_t;

    explicit SplitMix(std::uint64_t seed) : m_state(seed) {}
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()()
    {
        m_state += 0x9e3779b97f4a7c15U;
        return mixed(m_state);
    }
    bool operator==(const SplitMix&) const = default;

    /// A bijection that leaves no likeness between neighbouring numbers.
    static constexpr std::uint64_t mixed(std::uint64_t z)
    {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

private:
    std::uint64_t m_state;
};

/// A reproducible stream of random numbers, the same on every platform (Boost's distributions).
class RandomStream
{
public:
    RandomStream(std::uint64_t seed, StreamPurpose purpose)
        // neighbouring seeds and purposes must not give neighbouring engine states
        : m_engine(SplitMix::mixed(seed * 4 + static_cast<std::uint64_t>(purpose) + 0x9e3779b97f4a7c15U))
    {
    }

    /// A whole number from 0 to count - 1; count must be positive.
    int below(int count) { return boost::random::uniform_int_distribution<int>(0, count - 1)(m_engine); }
    /// A whole number from first to last, both included.
    std::int64_t between(std::int64_t first, std::int64_t last)
    {
        return boost::random::uniform_int_distribution<std::int64_t>(first, last)(m_engine);
    }
    /// One of some, each as likely as the others; there must be any.
    auto anyOf(const auto& some) { return *std::ranges::next(some.begin(), below(static_cast<int>(some.size()))); }
    /// True in `perMille` of a thousand cases.
    bool chance(int perMille) { return below(1000) < perMille; }
    /// Shuffles a random-access range in place (Fisher and Yates).
    template <typename Range> void shuffle(Range& range)
    {
        for (int i = static_cast<int>(std::size(range)) - 1; i > 0; --i)
            std::swap(range[static_cast<std::size_t>(i)], range[static_cast<std::size_t>(below(i + 1))]);
    }
    bool operator==(const RandomStream&) const = default;

private:
    SplitMix m_engine;
};

} // namespace cutcard
