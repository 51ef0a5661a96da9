// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

namespace cutcard {

/// A session as it was at earlier entries: each of the latest, the fewer the longer ago they are.
class Checkpoints
{
public:
    /// Keeps the session as it was before its next event.
    void keep(Session before);
    /// The session as it was after so many of its entries; the error is that of a log that can't be replayed.
    Result<Session> at(const Session& now, std::size_t entries);
    /// Forgets the sessions of so many entries and more.
    void cut(std::size_t entries);
    void clear() { m_kept.clear(); }

private:
    std::vector<Session> m_kept; ///< the earliest first
};

} // namespace cutcard
