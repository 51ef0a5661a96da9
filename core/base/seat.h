// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/defect.h"

#include <algorithm>
#include <bit>
#include <compare>
#include <initializer_list>
#include <iterator>

namespace cutcard {

/// The most places a table of ours has.
inline constexpr int maxSeats = 10;

/// A place at the table, numbered from 1 at the dealer's left hand, clockwise.
class Seat
{
public:
    constexpr Seat() = default;
    constexpr explicit Seat(int number)
        : m_index(static_cast<std::int8_t>(holds(number >= 1 && number <= maxSeats) ? number - 1 : 0))
    {
    }
    static constexpr Seat fromIndex(int index) { return Seat(index + 1); }

    constexpr int number() const { return m_index + 1; }
    constexpr int index() const { return m_index; }
    constexpr auto operator<=>(const Seat&) const = default;

private:
    std::int8_t m_index = 0;
};

/// A set of seats; iterating goes from seat 1 upwards.
class SeatSet
{
public:
    class Iterator
    {
    public:
        using value_type = Seat;
        using iterator_concept = std::forward_iterator_tag;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(unsigned bits) : m_bits(bits) {}
        constexpr Seat operator*() const { return Seat::fromIndex(std::countr_zero(m_bits)); }
        constexpr Iterator& operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        unsigned m_bits = 0;
    };

    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats)
    {
        for (const Seat seat : seats)
            insert(seat);
    }
    /// The first `count` seats, 1 to count.
    static constexpr SeatSet firstSeats(int count)
    {
        SeatSet set;
        set.m_bits = static_cast<std::uint16_t>((1U << static_cast<unsigned>(count)) - 1U);
        return set;
    }

    constexpr bool contains(Seat seat) const { return (m_bits >> static_cast<unsigned>(seat.index())) & 1U; }
    constexpr void insert(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits | bit(seat)); }
    constexpr void erase(Seat seat) { m_bits = static_cast<std::uint16_t>(m_bits & ~bit(seat)); }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool isSubsetOf(SeatSet other) const { return (m_bits & ~other.m_bits) == 0; }
    /// The only or lowest-numbered seat; the set must not be empty.
    constexpr Seat front() const { return holds(!empty()) ? *begin() : Seat(); }
    /// The next seat of the set clockwise after `seat` (seat itself comes last); the set must not be empty.
    constexpr Seat nextAfter(Seat seat) const
    {
        if (!holds(!empty()))
            return seat;
        const unsigned above = m_bits & ~((2U << static_cast<unsigned>(seat.index())) - 1U);
        return Seat::fromIndex(std::countr_zero(above != 0 ? above : unsigned{m_bits}));
    }
    /// The next seat of the set counter-clockwise before `seat` (seat itself comes last); the set must not be empty.
    constexpr Seat nextBefore(Seat seat) const
    {
        if (!holds(!empty()))
            return seat;
        const unsigned below = m_bits & ((1U << static_cast<unsigned>(seat.index())) - 1U);
        return Seat::fromIndex(std::bit_width(below != 0 ? below : unsigned{m_bits}) - 1);
    }
    /// Those of them for which something holds.
    constexpr SeatSet where(const auto& is) const
    {
        SeatSet found;
        for (const Seat seat : *this) {
            if (is(seat))
                found.insert(seat);
        }
        return found;
    }
    /// Those of them whose value is the highest.
    constexpr SeatSet withMost(const auto& value) const
    {
        if (size() < 2)
            return *this;
        auto most = value(front());
        SeatSet found;
        for (const Seat seat : *this) {
            const auto each = value(seat);
            if (each < most)
                continue;
            if (each > most)
                found = {};
            most = each;
            found.insert(seat);
        }
        return found;
    }
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr SeatSet operator|(SeatSet other) const { return fromBits(m_bits | other.m_bits); }
    constexpr SeatSet operator&(SeatSet other) const { return fromBits(m_bits & other.m_bits); }
    constexpr SeatSet operator-(SeatSet other) const { return fromBits(m_bits & ~other.m_bits); }
    constexpr bool operator==(const SeatSet&) const = default;

private:
    static constexpr unsigned bit(Seat seat) { return 1U << static_cast<unsigned>(seat.index()); }
    static constexpr SeatSet fromBits(unsigned bits)
    {
        SeatSet set;
        set.m_bits = static_cast<std::uint16_t>(bits);
        return set;
    }
    std::uint16_t m_bits = 0;
};

} // namespace cutcard
