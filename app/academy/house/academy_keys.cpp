// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of those who sign: enrolled with a passphrase, withdrawn, and opened by it.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/ledger/passphrase.h"
#include "app/words/errors/error_words.h"
#include "core/base/fault.h"

#include <algorithm>

namespace cutcard {

QByteArray blob(ByteView bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Bytes bytesFrom(const QVariant& value)
{
    const QByteArray raw = value.toByteArray();
    return {raw.begin(), raw.end()};
}

std::string Academy::paperKeyOf(const Unlocked& who)
{
    return paperKey(who.root);
}

Result<std::string> Academy::showPaperKey(const Unlocked& who)
{
    if (const auto may = mayDo(who, signingRoles); !may)
        return may.error();
    const auto entered = whole([&] { return enter("key-shown", who.person, {}, &who.personal); });
    if (!entered)
        return entered.error();
    return paperKeyOf(who);
}

Result<Done> Academy::isNobodyElses(const std::string& id, std::string_view passphrase) const
{
    auto rows = m_connection->run(
        QStringLiteral("SELECT operations, memory, salt, nonce, root FROM role_wrap WHERE person != ?"),
        {QString::fromStdString(id)});
    if (!rows)
        return rows.error();
    while (rows->next()) {
        const KeyCost cost{.operations = rows->value(0).toULongLong(), .memory = rows->value(1).toULongLong()};
        if (unwrapped({bytesFrom(rows->value(2)), bytesFrom(rows->value(3)), bytesFrom(rows->value(4)), cost},
                      passphrase))
            return fault(Cause::NotAllowed, "a passphrase that is nobody else's", {});
    }
    return Done{};
}

Result<Done> Academy::enrol(const Unlocked& who, const std::string& id, std::string_view passphrase,
                            const KeyCost& cost)
{
    if (const auto good = checkPassphrase(passphrase); !good)
        return good;
    // the founder enrols before anybody is there to be asked
    if (const auto may = who.person.empty() ? Result<Done>(Done{}) : mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    const auto known = person(id);
    if (!known)
        return known.error();
    if (!*known || !(*known)->active)
        return fault(Cause::UnknownWord, "an active person of the roster", id);
    if (const auto own = isNobodyElses(id, passphrase); !own)
        return own;
    const SecretKey own = SecretKey::random();
    const auto root = wrapped(who.root, passphrase, cost);
    const auto personal = wrapped(own, passphrase, cost);
    if (!root || !personal)
        return root ? personal.error() : root.error();
    const PublicKey open = publicKeyOf(own);
    const SecretKey houseKey = who.houseKey();
    const auto enrolled = whole([&]() -> Result<Done> {
        // a new passphrase is a new key: what the earlier one signed stays signed
        const auto added =
            m_connection->run(QStringLiteral("INSERT OR REPLACE INTO role_wrap VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                              {QString::fromStdString(id), qlonglong(cost.operations), qlonglong(cost.memory),
                               blob(root->salt), blob(root->nonce), blob(root->sealed), blob(personal->salt),
                               blob(personal->nonce), blob(personal->sealed), blob(open)});
        if (!added)
            return added.error();
        return enter("key-enrolled", who.person, "\"person\":\"" + id + "\",\"public\":\"" + hexOf(open) + "\"",
                     &houseKey);
    });
    if (enrolled) {
        m_signers[id] = hexOf(open);
        m_signsSince[id] = m_head.count;
    }
    return enrolled;
}

Result<Done> Academy::withdraw(const Unlocked& who, const std::string& id)
{
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    const auto enrolled = m_signers.find(id);
    if (enrolled == m_signers.end()) {
        const auto known = person(id);
        return fault(Cause::UnknownWord, "somebody with a passphrase", known && *known ? (*known)->name : id);
    }
    if (const auto leads = leadsWithout(*m_connection, id); !leads)
        return leads;
    PublicKey key{};
    const Bytes bytes = bytesOfHex(enrolled->second).value_or(Bytes());
    std::copy_n(bytes.begin(), std::min(bytes.size(), key.size()), key.begin());
    const std::string name = hexOf(keyId(key));
    const auto withdrawn = whole([&]() -> Result<Done> {
        if (const auto gone = m_connection->run(QStringLiteral("DELETE FROM role_wrap WHERE person = ?"),
                                                {QString::fromStdString(id)});
            !gone)
            return gone.error();
        return enter("key-withdrawn", who.person, "\"person\":\"" + id + "\",\"withdrawn\":\"" + name + "\"",
                     &who.personal);
    });
    if (withdrawn) {
        m_signers.erase(id);
        m_signsSince.erase(id);
    }
    return withdrawn;
}

namespace {

/// Whether a passphrase is another than a key's, which is as it was written.
bool isLocked(const Result<SecretKey>& key)
{
    return !key && key.error().cause == Cause::NotAllowed;
}

} // namespace

Result<Unlocked> Academy::unlock(const std::string& id, std::string_view passphrase)
{
    auto row = m_connection->run(
        QStringLiteral("SELECT operations, memory, salt, nonce, root, own_salt, own_nonce, own, public FROM role_wrap "
                       "WHERE person = ?"),
        {QString::fromStdString(id)});
    if (!row)
        return row.error();
    const auto known = person(id);
    if (!known)
        return known.error();
    if (!row->next())
        return faultIn(*known ? (*known)->name : id, Cause::NotAllowed, "somebody who has a passphrase");
    if (!*known || !(*known)->active)
        return fault(Cause::NotAllowed, "an active person of the roster", id);
    const KeyCost cost{.operations = row->value(0).toULongLong(), .memory = row->value(1).toULongLong()};
    const WrappedKey rootWrap{bytesFrom(row->value(2)), bytesFrom(row->value(3)), bytesFrom(row->value(4)), cost};
    const WrappedKey ownWrap{bytesFrom(row->value(5)), bytesFrom(row->value(6)), bytesFrom(row->value(7)), cost};
    const std::string& name = (*known)->name;
    auto root = unwrapped(rootWrap, passphrase);
    if (!root && root.error().cause == Cause::Unreadable)
        return root.error();
    auto own = unwrapped(ownWrap, passphrase);
    if (isLocked(root) && isLocked(own)) {
        // who tried, and when, is nobody's secret
        static_cast<void>(whole([&] { return enter("login-failed", id, {}); }));
        return faultIn("passphrase of " + name, Cause::NotAllowed, {}, std::string(wrongPassphrase));
    }
    // a passphrase that opens one of two keys is right: it is the row that is not
    if (!root || !own)
        return fault(Cause::Damaged,
                     "the keys of " + name
                         + " as they were written; an administrator gives a new passphrase, or a copy is put back",
                     {});
    Unlocked unlocked{.person = id, .root = std::move(*root), .personal = std::move(*own)};
    if (const auto enrolled = areEnrolled(unlocked, name); !enrolled)
        return enrolled.error();
    return unlocked;
}

Result<Done> Academy::areEnrolled(const Unlocked& keys, const std::string& name) const
{
    // a row of somebody else's, or an earlier one put back, opens the house's root all the same
    const auto enrolled = m_signers.find(keys.person);
    if (enrolled == m_signers.end() || hexOf(publicKeyOf(keys.personal)) != enrolled->second)
        return fault(Cause::Damaged, "the key that the ledger enrols for " + name, {});
    if (publicKeyOf(keys.houseKey()) != m_houseKey)
        return fault(Cause::Damaged, "the keys of this house for " + name, {});
    return Done{};
}

} // namespace cutcard
