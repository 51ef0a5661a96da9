// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/entry_log.h"

namespace cutcard {

EntryLog::EntryLog(const std::vector<Entry>& entries)
{
    for (Entry entry : entries)
        push_back(std::move(entry));
}

void EntryLog::push_back(Entry&& entry)
{
    if (m_latest.size() == chunk) {
        // logs that were copied go on with the chunks they had
        Chunks chunks;
        chunks.reserve((m_full ? m_full->size() : 0) + 1);
        if (m_full)
            chunks = *m_full;
        chunks.push_back(std::make_shared<const Chunk>(std::exchange(m_latest, {})));
        m_full = std::make_shared<const Chunks>(std::move(chunks));
    }
    m_latest.reserve(chunk);
    m_latest.push_back(std::move(entry));
}

EntryLog EntryLog::first(std::size_t count) const
{
    EntryLog log;
    if (count == 0)
        return log;
    // the last one is never in a full chunk
    const std::size_t full = (count - 1) / chunk;
    if (full > 0)
        log.m_full =
            full == m_full->size()
                ? m_full
                : std::make_shared<const Chunks>(m_full->begin(), m_full->begin() + static_cast<std::ptrdiff_t>(full));
    for (std::size_t i = full * chunk; i < count; ++i)
        log.m_latest.push_back((*this)[i]);
    return log;
}

std::vector<Entry> EntryLog::from(std::size_t index) const
{
    return {begin() + static_cast<std::ptrdiff_t>(index), end()};
}

bool EntryLog::operator==(const EntryLog& other) const
{
    if (size() != other.size())
        return false;
    const auto same = [](const auto& one, const auto& another) { return one == another || *one == *another; };
    return m_latest == other.m_latest && (m_full == other.m_full || std::ranges::equal(*m_full, *other.m_full, same));
}

} // namespace cutcard
