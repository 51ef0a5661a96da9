// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the files of the academy share among themselves.
#include "app/academy/academy.h"
#include "app/records/sql.h"

#include <utility>

namespace cutcard {

/// A passphrase that is no use is refused before it is taken.
Result<Done> checkPassphrase(std::string_view passphrase);

template <typename Change> Result<Done> Academy::whole(Change&& change)
{
    const LedgerHead before = m_head;
    const Result<Done> done = m_connection->whole(std::forward<Change>(change));
    if (!done)
        m_head = before;
    return done;
}

} // namespace cutcard
