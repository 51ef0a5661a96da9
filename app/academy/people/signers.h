// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/store/kept_ledger.h"
#include "app/academy/store/records.h"

namespace cutcard {

/// Who signs: enrolled with a passphrase, withdrawn, opened by it, and what one may do alone or two have to.
class Signers
{
public:
    Signers(Store& store, const KeptLedger& ledger) : m_store(store), m_ledger(ledger) {}
    /// Takes up the keys that the ledger enrols.
    void load(const LedgerAccount& told);

    /// The root as it is written on paper: with it, and nothing else, the house can be founded anew.
    static std::string paperKeyOf(const Unlocked& who) { return paperKey(who.root); }
    /// The same for somebody to write down, and an entry that says who has seen it.
    Result<std::string> showPaperKey(const Unlocked& who);
    /// Gives somebody a passphrase and a key of their own.
    Result<Done> enrol(const Unlocked& who, const std::string& id, std::string_view passphrase,
                       const KeyCost& cost = {});
    /// Takes the passphrase away.
    Result<Done> withdraw(const Unlocked& who, const std::string& id);
    /// Opens somebody's keys; that it failed is entered.
    Result<Unlocked> unlock(const std::string& id, std::string_view passphrase);

    /// Whether somebody who gave a passphrase has one of these roles, and it is not their own exam.
    Result<Done> mayDo(const Unlocked& who, RoleSet roles, const std::string& candidate = {}) const;
    /// The entry from which each has the key that they sign with.
    const SignsSince& signsSince() const { return m_signsSince; }
    /// Whether two sign what could turn "not passed" into "passed", each with a passphrase from before the attempt.
    Result<Done> areTwo(const Unlocked& who, const Unlocked* second, std::int64_t number) const;
    /// The same for heads outside that are missing, or can't be looked at.
    Result<Done> areTwoForHeads(const Unlocked& who, const Unlocked* second) const;

private:
    /// Whether a passphrase is somebody's own: two signatures with one are one person's.
    Result<Done> isNobodyElses(const std::string& id, std::string_view passphrase) const;
    /// Whether keys that a passphrase opened are those of this person and this house.
    Result<Done> areEnrolled(const Unlocked& keys, const std::string& name) const;

    Store& m_store;
    const KeptLedger& m_ledger;
    std::map<std::string, std::string, std::less<>>
        m_signers; ///< the key that each signs with, as the ledger enrols it
    SignsSince m_signsSince;
};

} // namespace cutcard
