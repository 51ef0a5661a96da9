// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/checkpoints.h"

#include "core/base/try.h"

namespace cutcard {

constexpr std::size_t latest = 32;

static std::size_t entriesOf(const Session& session)
{
    return session.entries().size();
}

void Checkpoints::keep(Session before)
{
    const std::size_t now = entriesOf(before);
    m_kept.push_back(std::move(before));
    // one goes when its neighbours are nearer to each other than half of the way back to them
    for (std::size_t i = m_kept.size() - std::min(m_kept.size(), latest); i > 1; --i) {
        const std::size_t gap = entriesOf(m_kept[i]) - entriesOf(m_kept[i - 2]);
        if (gap * 2 <= now - entriesOf(m_kept[i]))
            m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(i) - 1);
    }
}

Result<Session> Checkpoints::at(const Session& now, std::size_t entries)
{
    const auto later = std::ranges::upper_bound(m_kept, entries, {}, entriesOf);
    const bool none = later == m_kept.begin();
    auto session = none ? Session::start(now.setup()) : *std::prev(later);
    const EntryLog log = now.entries().first(entries);
    std::vector<Session> onTheWay;
    for (std::size_t i = session ? entriesOf(*session) : entries; i < entries;) {
        // kept on the way, so that the next one is short: half of what is left, and half of that
        const std::size_t half = std::bit_floor(entries - i - 1);
        const std::size_t stop = none && half >= latest ? entries - half : entries;
        TRY(session->applyLog(log, i, stop));
        if (stop < entries)
            onTheWay.push_back(*session);
        i = stop;
    }
    m_kept.insert(m_kept.begin(), onTheWay.begin(), onTheWay.end());
    return session;
}

void Checkpoints::cut(std::size_t entries)
{
    const auto later = std::ranges::lower_bound(m_kept, entries, {}, entriesOf);
    m_kept.erase(later, m_kept.end());
}

} // namespace cutcard
