// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"
#include "core/base/recycling_allocator.h"
#include "core/judge/verdict.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <memory>

namespace cutcard {

/// What the floor did with chips and cards: what it took back, then what it did in the dealer's place.
struct FloorWork {
    Rule rule{}; ///< that the dealer's slip broke
    std::vector<Act> undone{};
    std::vector<Act> done{};
    std::optional<Act> left{}; ///< the dealer's act of which the rest did not follow, booked only now
    bool isNone() const { return undone.empty() && done.empty(); }
    bool operator==(const FloorWork&) const = default;
};

/// Verdicts on an event: nearly always one, whose memory comes and goes with each.
using Verdicts = std::vector<Verdict, RecyclingAllocator<Verdict>>;

/// One event of a session, and what the judge said of it.
struct Entry {
    Event event{};
    bool byHouse = false; ///< done for the trainee by the house, and not scored
    int hand = 0;         ///< the hand it belongs to, from 1
    Verdicts verdicts{};  ///< of the act, then of the duties whose time went by with it
    FloorWork floor{};    ///< by the floor's step, or before the dealer's act that goes on without it
    /// Whether nothing was left out: a pot was pushed from in front, the chips swept in one motion with it, or wagers
    /// that stay their players' lie there.
    bool isSweptAlong() const
    {
        const auto* act = std::get_if<Act>(&event);
        const bool pushes = act != nullptr && act->verb == Verb::PushPot;
        return act != nullptr && (pushes || !floor.done.empty())
               && std::ranges::all_of(floor.done, [&](const Act& did) {
                      return did.verb == Verb::PushWager
                             || (pushes && isOneOf(did.verb, {Verb::Sweep, Verb::GatherPot}));
                  });
    }
    /// Whether it was an act of the dealer's, and right.
    bool wasRight() const { return !verdicts.empty() && verdicts.front().isCorrect(); }
    bool operator==(const Entry&) const = default;
};

/// The entries of a session in order; copies share all but the latest, so that one costs the same at any length.
class EntryLog
{
public:
    using value_type = Entry;
    class Iterator;

    EntryLog() = default;
    EntryLog(const std::vector<Entry>& entries);

    std::size_t size() const { return (m_full ? m_full->size() * chunk : 0) + m_latest.size(); }
    bool empty() const { return m_latest.empty(); }
    const Entry& operator[](std::size_t index) const
    {
        const std::size_t full = index / chunk;
        return m_full && full < m_full->size() ? (*(*m_full)[full])[index % chunk] : m_latest[index % chunk];
    }
    const Entry& front() const { return (*this)[0]; }
    const Entry& back() const { return m_latest.back(); }
    /// The last entry, to be completed.
    Entry& back() { return m_latest.back(); }
    /// The event that follows an entry; none after the last.
    const Event* after(std::size_t index) const { return index + 1 < size() ? &(*this)[index + 1].event : nullptr; }
    Iterator begin() const;
    Iterator end() const;
    std::reverse_iterator<Iterator> rbegin() const;
    std::reverse_iterator<Iterator> rend() const;

    void push_back(Entry&& entry);
    /// So many entries from the beginning.
    EntryLog first(std::size_t count) const;
    /// The entries from there to the end.
    std::vector<Entry> from(std::size_t index) const;
    bool operator==(const EntryLog& other) const;

private:
    static constexpr std::size_t chunk = 16;
    using Chunk = std::vector<Entry>;
    using Chunks = std::vector<std::shared_ptr<const Chunk>>;

    std::shared_ptr<const Chunks> m_full; ///< none: no chunk is full yet
    Chunk m_latest;                       ///< never empty where there are entries at all
};

/// Goes through the entries of a log, which it does not keep alive.
class EntryLog::Iterator
{
public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Entry;
    using difference_type = std::ptrdiff_t;
    using pointer = const Entry*;
    using reference = const Entry&;

    Iterator() = default;
    Iterator(const EntryLog& log, std::size_t index) : m_log(&log), m_index(static_cast<difference_type>(index)) {}

    reference operator*() const { return (*m_log)[static_cast<std::size_t>(m_index)]; }
    pointer operator->() const { return &**this; }
    reference operator[](difference_type offset) const { return *(*this + offset); }
    Iterator& operator++() { return *this += 1; }
    Iterator& operator--() { return *this -= 1; }
    Iterator operator++(int) { return std::exchange(*this, *this + 1); }
    Iterator operator--(int) { return std::exchange(*this, *this - 1); }
    Iterator& operator+=(difference_type offset)
    {
        m_index += offset;
        return *this;
    }
    Iterator& operator-=(difference_type offset) { return *this += -offset; }
    friend Iterator operator+(Iterator at, difference_type offset) { return at += offset; }
    friend Iterator operator+(difference_type offset, Iterator at) { return at += offset; }
    friend Iterator operator-(Iterator at, difference_type offset) { return at -= offset; }
    friend difference_type operator-(const Iterator& one, const Iterator& other) { return one.m_index - other.m_index; }
    bool operator==(const Iterator& other) const { return m_index == other.m_index; }
    std::strong_ordering operator<=>(const Iterator& other) const { return m_index <=> other.m_index; }

private:
    const EntryLog* m_log = nullptr;
    difference_type m_index = 0;
};

inline EntryLog::Iterator EntryLog::begin() const
{
    return {*this, 0};
}

inline EntryLog::Iterator EntryLog::end() const
{
    return {*this, size()};
}

inline std::reverse_iterator<EntryLog::Iterator> EntryLog::rbegin() const
{
    return std::make_reverse_iterator(end());
}

inline std::reverse_iterator<EntryLog::Iterator> EntryLog::rend() const
{
    return std::make_reverse_iterator(begin());
}

} // namespace cutcard
