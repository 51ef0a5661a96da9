// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever signs: enrolled with a passphrase, withdrawn, and opened by it.
#include "app/academy/people/signers.h"

#include "app/academy/store/rows.h"

namespace cutcard {

/// Whether a passphrase is another than a key's, which is as it was written.
static bool isLocked(const Result<SecretKey>& key)
{
    return !key && key.error().cause == Cause::NotAllowed;
}

void Signers::load(const LedgerAccount& told)
{
    m_signers = told.signers();
    m_signsSince = told.signsSince();
}

Result<std::string> Signers::showPaperKey(const Unlocked& who)
{
    TRY(mayDo(who, signingRoles));
    TRY(m_store.whole([&] { return m_store.enter("key-shown", who, {}); }));
    return paperKeyOf(who);
}

Result<Done> Signers::isNobodyElses(const std::string& id, std::string_view passphrase) const
{
    auto rows =
        TRY(runOn(m_store.sql(), "SELECT operations, memory, salt, nonce, root FROM role_wrap WHERE person != ?", id));
    while (rows.next()) {
        const KeyCost cost{.operations = rows.value(0).toULongLong(), .memory = rows.value(1).toULongLong()};
        if (unwrapped({bytesFrom(rows.value(2)), bytesFrom(rows.value(3)), bytesFrom(rows.value(4)), cost}, passphrase))
            return m_store.refuse(Cause::NotAllowed, Refusal::PassphraseOfAnother);
    }
    return Done{};
}

Result<Done> Signers::enrol(const Unlocked& who, const std::string& id, std::string_view passphrase,
                            const KeyCost& cost)
{
    TRY(checkPassphrase(passphrase));
    // the founder enrols before anybody is there to be asked
    TRY(who.person.empty() ? Result<Done>(Done{}) : mayDo(who, roleSet(Role::Administrator)));
    const auto known = TRY(personRow(m_store.sql(), id));
    if (!known || !known->active)
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyActive, id);
    TRY(isNobodyElses(id, passphrase));
    const SecretKey own = SecretKey::random();
    const auto root = TRY(wrapped(who.root, passphrase, cost));
    const auto personal = TRY(wrapped(own, passphrase, cost));
    const PublicKey open = publicKeyOf(own);
    const SecretKey houseKey = who.houseKey();
    const auto enrolled = m_store.whole([&]() -> Result<Done> {
        // a new passphrase is a new key: what the earlier one signed stays signed
        TRY(runOn(m_store.sql(), "INSERT OR REPLACE INTO role_wrap VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", id,
                  qlonglong(cost.operations), qlonglong(cost.memory), blob(root.salt), blob(root.nonce),
                  blob(root.sealed), blob(personal.salt), blob(personal.nonce), blob(personal.sealed), blob(open)));
        return m_store.enter("key-enrolled", who.person, "\"person\":\"" + id + "\",\"public\":\"" + hexOf(open) + "\"",
                             &houseKey);
    });
    if (enrolled) {
        m_signers[id] = hexOf(open);
        m_signsSince[id] = m_store.head().count;
    }
    return enrolled;
}

Result<Done> Signers::withdraw(const Unlocked& who, const std::string& id)
{
    TRY(mayDo(who, roleSet(Role::Administrator)));
    const auto enrolled = m_signers.find(id);
    if (enrolled == m_signers.end()) {
        const auto known = personRow(m_store.sql(), id);
        return m_store.refuse(Cause::UnknownWord, Refusal::NoPassphraseToTake, known && *known ? (*known)->name : id);
    }
    TRY(leadsWithout(m_store.sql(), id));
    PublicKey key{};
    const Bytes bytes = bytesOfHex(enrolled->second).value_or(Bytes());
    std::copy_n(bytes.begin(), std::min(bytes.size(), key.size()), key.begin());
    const std::string name = hexOf(keyId(key));
    const auto withdrawn = m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "DELETE FROM role_wrap WHERE person = ?", id));
        return m_store.enter("key-withdrawn", who, "\"person\":\"" + id + "\",\"withdrawn\":\"" + name + "\"");
    });
    if (withdrawn) {
        m_signers.erase(id);
        m_signsSince.erase(id);
    }
    return withdrawn;
}

Result<Unlocked> Signers::unlock(const std::string& id, std::string_view passphrase)
{
    auto row =
        TRY(runOn(m_store.sql(),
                  "SELECT operations, memory, salt, nonce, root, own_salt, own_nonce, own, public FROM role_wrap "
                  "WHERE person = ?",
                  id));
    const auto known = TRY(personRow(m_store.sql(), id));
    if (!row.next())
        return refusedIn({known ? known->name : id}, Cause::NotAllowed, Refusal::HasNoPassphrase);
    if (!known || !known->active)
        return m_store.refuse(Cause::NotAllowed, Refusal::NoLongerActive, id);
    const KeyCost cost{.operations = row.value(0).toULongLong(), .memory = row.value(1).toULongLong()};
    const WrappedKey rootWrap{bytesFrom(row.value(2)), bytesFrom(row.value(3)), bytesFrom(row.value(4)), cost};
    const WrappedKey ownWrap{bytesFrom(row.value(5)), bytesFrom(row.value(6)), bytesFrom(row.value(7)), cost};
    const std::string& name = known->name;
    auto root = unwrapped(rootWrap, passphrase);
    if (!root && root.error().cause == Cause::Unreadable)
        return root.error();
    auto own = unwrapped(ownWrap, passphrase);
    if (isLocked(root) && isLocked(own)) {
        // who tried, and when, is nobody's secret
        static_cast<void>(m_store.whole([&] { return m_store.enter("login-failed", id, {}); }));
        return refusedIn({name}, Cause::NotAllowed, Refusal::WrongPassphrase);
    }
    // a passphrase that opens one of two keys is right: it is the row that is not
    if (!root || !own)
        return m_store.refuse(Cause::Damaged, Refusal::KeysDamaged, {}, {name});
    Unlocked unlocked{.person = id, .root = std::move(*root), .personal = std::move(*own)};
    TRY(areEnrolled(unlocked, name));
    return unlocked;
}

Result<Done> Signers::areEnrolled(const Unlocked& keys, const std::string& name) const
{
    // a row of somebody else's, or an earlier one put back, opens the house's root all the same
    const auto enrolled = m_signers.find(keys.person);
    if (enrolled == m_signers.end() || hexOf(publicKeyOf(keys.personal)) != enrolled->second)
        return m_store.refuse(Cause::Damaged, Refusal::KeyNotEnrolled, {}, {name});
    if (publicKeyOf(keys.houseKey()) != m_store.houseKey())
        return m_store.refuse(Cause::Damaged, Refusal::KeyOfAnotherHouse, {}, {name});
    return Done{};
}

Result<Done> Signers::mayDo(const Unlocked& who, RoleSet roles, const std::string& candidate) const
{
    const auto known = TRY(personRow(m_store.sql(), who.person));
    if (!known || !known->active || (known->roles & roles) == 0) {
        std::string words;
        for (std::size_t i = 0; i < namedWords<Role>.size(); ++i) {
            if (contains(roles, static_cast<Role>(i)))
                words.append(words.empty() ? "" : " or ").append(namedWords<Role>[i]);
        }
        return m_store.refuse(Cause::NotAllowed, Refusal::RoleNeeded, known ? known->name : who.person, {words});
    }
    if (candidate == who.person)
        return m_store.refuse(Cause::NotAllowed, Refusal::OwnExam, known->name);
    return Done{};
}

Result<Done> Signers::areTwo(const Unlocked& who, const Unlocked* second, std::int64_t number) const
{
    const auto record = TRY(attemptRow(m_store.sql(), number));
    const auto opened = TRY(m_ledger.openedAt(number));
    if (second == nullptr || !areTwoOfBefore(m_signsSince, who.person, second->person, opened))
        return refusedIn({"attempt " + std::to_string(number)}, Cause::NotAllowed, Refusal::TwoBeforeOpening);
    return mayDo(*second, signingRoles, record.person);
}

Result<Done> Signers::areTwoForHeads(const Unlocked& who, const Unlocked* second) const
{
    LedgerAccount account;
    TRY(m_ledger.read({}, &account));
    // whoever put an old file back can enrol anybody in it: what was noted before that file was copied, nobody can
    if (second == nullptr || !areTwoOfBefore(m_signsSince, who.person, second->person, account.notedUpTo()))
        return m_store.refuse(Cause::NotAllowed, Refusal::TwoBeforeCheckpoint);
    return mayDo(*second, signingRoles);
}

} // namespace cutcard
