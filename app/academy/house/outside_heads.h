// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/people/signers.h"

namespace cutcard {

/// A head that was noted outside: its entries, and the computer's clock then.
struct NotedHead {
    std::int64_t count = 0;
    std::string noted{};
};

/// Heads of the ledger that are noted outside of the house, so that an older file copied back is found out.
class OutsideHeads
{
public:
    OutsideHeads(Store& store, const KeptLedger& ledger, const Signers& signers)
        : m_store(store), m_ledger(ledger), m_signers(signers)
    {
    }
    /// Notes the first head of a new house.
    Result<Done> begin(const SecretKey& houseKey) { return note(houseKey, true); }
    /// Takes up how far the ledger says that heads were noted.
    void load(const LedgerAccount& told) { m_notedUpTo = told.notedUpTo(); }
    /// Holds what was noted against the ledger.
    Result<Done> look();

    /// Why no attempt may open: a head is not in the ledger.
    const std::optional<Error>& fault() const { return m_fault; }
    /// The noted head that the ledger lacks; nothing: none is missing.
    const std::optional<NotedHead>& missing() const { return m_missing; }
    /// The head that was noted last; nothing: none was, or the place can't be read.
    const std::optional<NotedHead>& lastNoted() const { return m_lastNoted; }
    /// Lines outside that this house did not sign, and whose heads it lacks: skipped, since anybody can write them.
    const std::vector<Error>& skipped() const { return m_skipped; }
    /// Whether attempts may open: the heads outside are in the ledger, by now at least.
    Result<Done> areHeld();

    /// Signs the head and notes it outside.
    Result<Done> checkpoint(const Unlocked& who);
    /// Notes heads in another folder from now on: what is noted there already is looked at first.
    /// Where that can't be looked at, two sign who had a passphrase before the last head of which the ledger knows.
    Result<Done> move(const Unlocked& who, const QString& folder, const std::string& reason,
                      const Unlocked* second = nullptr);
    /// Explains a head that the ledger does not have, so that attempts may open again; the same two sign.
    Result<Done> explainGap(const Unlocked& who, const std::string& reason, const Unlocked* second = nullptr);

    /// Notes the head, signed by the house.
    Result<Done> note(const Unlocked& who) { return note(who.houseKey()); }
    /// Notes the head outside, signed by the house or by an attempt; that it could not be is kept as the fault.
    void noteOutside(const SecretKey& key);
    /// The same for what was decided, if it was.
    Result<Done> notedOutside(const Unlocked& who, Result<Done> decided);

private:
    /// `begins`: in a folder where none was noted before.
    Result<Done> note(const SecretKey& key, bool begins = false);
    /// Looks by the head that this computer noted last.
    Result<Done> checkOwnHeads();
    QString ownHeadsFile() const;
    /// The last head of this house's; the first that is not in the ledger is kept as the fault.
    std::optional<NotedHead> lookFor(const std::vector<Anchor>& anchors, const LedgerCheck& check);

    Store& m_store;
    const KeptLedger& m_ledger;
    const Signers& m_signers;
    std::optional<Error> m_fault;
    std::vector<Error> m_skipped;
    std::string m_missingAnchor;  ///< as the anchor's line begins
    std::int64_t m_notedUpTo = 0; ///< the last entry that the heads' file has to reach
    std::optional<NotedHead> m_missing;
    std::optional<NotedHead> m_lastNoted;
};

/// Has every house's last head noted in a folder of this computer as well; empty: no more.
void noteHeadsIn(const QString& folder);

} // namespace cutcard
