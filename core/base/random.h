// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include <cstdint>
#include <utility>

namespace cutcard {

/// What a stream of random numbers is for; streams of one seed are independent of each other (a quiz, which is drawn
/// without a table, has the numbers of the next seed's deck).
enum class StreamPurpose : std::uint8_t { Deck, Players, Incidents, Mistakes, Quiz };

/// A reproducible stream of random numbers, the same on every platform (Boost's engine and distributions).
class RandomStream
{
public:
    RandomStream(std::uint64_t seed, StreamPurpose purpose) : m_engine(mixed(seed, purpose)) {}

    /// A whole number from 0 to count - 1; count must be positive.
    int below(int count) { return boost::random::uniform_int_distribution<int>(0, count - 1)(m_engine); }
    /// A whole number from first to last, both included.
    std::int64_t between(std::int64_t first, std::int64_t last)
    {
        return boost::random::uniform_int_distribution<std::int64_t>(first, last)(m_engine);
    }
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
    // splitmix64: neighbouring seeds and purposes must not give neighbouring engine states
    static std::uint64_t mixed(std::uint64_t seed, StreamPurpose purpose)
    {
        std::uint64_t z = seed * 4 + static_cast<std::uint64_t>(purpose) + 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    boost::random::mt19937_64 m_engine;
};

} // namespace cutcard
