// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/people/signers.h"

namespace cutcard {

class KnownPeople;

/// The roster, and as whom its people practise.
class People
{
public:
    People(Store& store, const KeptLedger& ledger, const Signers& signers)
        : m_store(store), m_ledger(ledger), m_signers(signers)
    {
    }

    /// Everybody, by name.
    Result<std::vector<RosterPerson>> all() const;
    /// Whoever has an id; nothing: nobody.
    Result<std::optional<RosterPerson>> one(const std::string& id) const;
    /// Adds somebody; the id is made here.
    Result<std::string> add(const RosterPerson& person);
    /// Adds all of them or nobody.
    Result<Done> addAll(const std::vector<RosterPerson>& persons);
    /// Puts what the roster says of somebody right.
    Result<Done> change(const Unlocked& who, const RosterPerson& changed);
    /// Takes the row away, of which the ledger keeps a number; a second signs where somebody has sat and not passed.
    Result<Done> erase(const Unlocked& who, const std::string& id, const Unlocked* second = nullptr);

    /// The number of whoever somebody of the roster is where it is practised, by person.
    Result<std::map<std::string, std::int64_t>> practising() const;
    /// Says as whom somebody practises; 0: as nobody.
    Result<Done> linkPractice(const std::string& id, std::int64_t practisesAs);

private:
    /// Whether none of the others has this person's number, or the name of somebody without one.
    Result<Done> isOneOfTheirOwn(const RosterPerson& person, const KnownPeople& others) const;
    Result<Done> insert(const RosterPerson& added, const KnownPeople& others);

    Store& m_store;
    const KeptLedger& m_ledger;
    const Signers& m_signers;
};

} // namespace cutcard
