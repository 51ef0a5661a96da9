// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/account.h"
#include "app/academy/store/store.h"

#include <QDate>

#include <optional>

namespace cutcard {

/// The ledger of an academy as its database keeps it, for whoever reads in it.
class KeptLedger
{
public:
    explicit KeptLedger(const Store& store) : m_store(store) {}

    /// The whole ledger as text.
    Result<std::string> text() const;
    /// Looks it over again, as it lies on the disk.
    Result<LedgerCheck> check() const { return read({}, nullptr); }
    /// Looks it over line by line; `account`, if there is one, hears them too.
    Result<LedgerCheck> read(const std::vector<Anchor>& anchors, LedgerAccount* account) const;
    /// The day of the ledger's last entry, by the computer's clock then.
    Result<QDate> lastWritten() const;
    /// The last entry of a kind, about an attempt if one is given; empty if there is none.
    Result<std::string> lastEntry(std::string_view kind, std::optional<std::int64_t> attempt = {}) const;
    /// The reason that was given with an entry; empty if none was.
    Result<std::string> reasonOf(std::string_view entry) const;
    /// The entry that opened an attempt.
    Result<std::int64_t> openedAt(std::int64_t number) const;
    /// Who gave somebody the passphrase that they signed with at an entry; the founder gave it to themselves.
    Result<std::string> enrolledBy(const std::string& person, std::int64_t entry) const;
    /// The entries by which it went on without heads that were noted outside.
    Result<std::vector<std::string>> gaps() const;

private:
    const Store& m_store;
};

} // namespace cutcard
