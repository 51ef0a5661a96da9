// SPDX-License-Identifier: GPL-3.0-or-later
// Founding and opening an academy.
#include "app/academy/house/academy.h"

#include "app/academy/house/row_check.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/passphrase.h"
#include "app/academy/store/schema.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/records/folder_lock.h"
#include "app/records/sql.h"
#include "core/base/fault.h"
#include "core/base/utf8.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

namespace cutcard {

namespace {

/// A house on a disk that can't be written; its last entries must not lie beside it.
Result<std::unique_ptr<Connection>> openArchive(const QString& file)
{
    if (QFile(file + QStringLiteral("-wal")).size() > 0)
        return refusedIn({file.toStdString()}, Cause::NotAllowed, Refusal::EntriesBeside,
                         QFileInfo(file + QStringLiteral("-wal")).fileName().toStdString());
    auto connection = std::make_unique<Connection>(file, Connection::Access::Archive);
    if (!connection->isOpen())
        return fault(file, connection->error());
    return connection;
}

/// Whether there is a house in a folder that can be opened at all.
Result<Done> isHouse(const QString& folder)
{
    const QString file = Store::fileIn(folder);
    if (!cryptoReady())
        return fault(Cause::Unreadable, QStringLiteral("random numbers"), {}, {});
    if (!Store::isIn(folder))
        return refusedIn({file.toStdString()}, Cause::Unreadable, Refusal::NoHouse);
    if (const auto isFile = mustBeFile(file); !isFile)
        return isFile.error();
    // nothing is made of an empty file: it was a house, and is none any more
    if (QFile(file).size() == 0)
        return refusedIn({file.toStdString()}, Cause::Damaged, Refusal::NotAHouse, "an empty file");
    return Done{};
}

/// What does not fit, said of a house that an older version founded.
Error asOfItsVersion(const Store& store, Error error)
{
    auto first = store.sql().run(QStringLiteral("SELECT CAST(line AS BLOB) FROM ledger WHERE seq = 1"));
    const std::string line = first && first->next() ? first->value(0).toByteArray().toStdString() : std::string();
    // a broken chain is damage in every version, and other refusals say enough
    const bool same = error.refusal ? error.refusal != Refusal::Unsigned : error.place.line > 0;
    if (same || line.empty() || numberFieldOf(line, "format").value_or(0) >= currentLedgerFormat)
        return error;
    error.cause = Cause::NotAllowed;
    error.values = {error.refusal ? "a signature under " + error.values.front() : std::exchange(error.expected, {})};
    error.refusal = Refusal::OlderHouse;
    return error;
}

} // namespace

Academy::Academy(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection, bool archive)
    : m_store(std::move(folder), std::move(lock), std::move(connection), archive)
{
}

Result<std::unique_ptr<Academy>> Academy::found(const QString& folder, const Founding& founding,
                                                std::string_view passphrase)
{
    if (!cryptoReady())
        return fault(Cause::Unreadable, QStringLiteral("random numbers"), {}, {});
    if (Store::isIn(folder))
        return refusedIn({Store::fileIn(folder).toStdString()}, Cause::Duplicate, Refusal::HouseIsThere);
    if (const auto good = checkPassphrase(passphrase); !good)
        return good.error();
    if (founding.house.empty() || founding.house.size() > mostHouseBytes || !isPlainText(founding.house))
        return refusedIn({"house"}, Cause::OutOfRange, Refusal::HouseName, founding.house,
                         {std::to_string(mostHouseBytes)});
    auto root = founding.paperKey.empty() ? Result<SecretKey>(SecretKey::random()) : readPaperKey(founding.paperKey);
    if (!root)
        return root.error();
    if (!QDir().mkpath(folder))
        return refusedIn({folder.toStdString()}, Cause::Unreadable, Refusal::FolderNotMade);
    if (!founding.anchorFolder.isEmpty() && !QDir(founding.anchorFolder).exists())
        return refusedIn({founding.anchorFolder.toStdString()}, Cause::Unreadable, Refusal::NoSuchFolder);
    // made under another name and put in place whole: a kill in between leaves no half of a house
    const QString making = Store::fileIn(folder) + QStringLiteral(".new");
    const auto sweep = [&] {
        for (const char* beside : {"", "-wal", "-shm"})
            QFile::remove(making + QLatin1String(beside));
    };
    sweep();
    // whatever keeps it from being made leaves nothing of it
    auto swept = qScopeGuard(sweep);
    if (const auto made = make(making, folder, founding, std::move(*root), passphrase); !made)
        return made.error();
    if (!QFile::rename(making, Store::fileIn(folder)))
        return fault(Cause::Unreadable, Store::fileIn(folder), {}, QStringLiteral("the file can't be put in place"));
    swept.dismiss();
    return open(folder);
}

Result<Done> Academy::make(const QString& file, const QString& folder, const Founding& founding, SecretKey root,
                           std::string_view passphrase)
{
    makePrivate(file);
    Academy made(folder, nullptr, std::make_unique<Connection>(file));
    if (!made.m_store.sql().isOpen())
        return fault(file, made.m_store.sql().error());
    if (const auto tables = makeAcademyTables(made.m_store.sql()); !tables)
        return tables.error();
    const Unlocked who{.person = {}, .root = std::move(root), .personal = {}};
    const SecretKey houseKey = who.houseKey();
    if (const auto begun = made.m_store.begin(founding.house, houseKey, founding.anchorFolder); !begun)
        return begun;
    RosterPerson first = founding.supervisor;
    first.roles |= roleSet(Role::Supervisor) | roleSet(Role::Administrator);
    const auto id = made.m_people.add(first);
    if (!id)
        return id.error();
    if (const auto enrolled = made.m_signers.enrol(who, *id, passphrase, founding.cost); !enrolled)
        return enrolled;
    // from now on a stick without its heads is a stick that something happened to
    return made.m_heads.begin(houseKey);
}

Result<std::unique_ptr<Academy>> Academy::open(const QString& folder, Opening opening)
{
    const QString file = Store::fileIn(folder);
    if (const auto there = isHouse(folder); !there)
        return there.error();
    auto lock = FolderLock::take(file + QStringLiteral(".lock"));
    // where no lock can be made nobody else writes either: an archive is looked at all the same
    const bool archive = !lock && opening == Opening::Look && lock.error().cause == Cause::Unreadable;
    if (!lock && !archive)
        return lock.error();
    auto connection = archive ? openArchive(file) : openPrivately(file);
    if (!connection)
        return connection.error();
    if (const auto sound = (*connection)->examine(); !sound)
        return sound.error();
    if (const auto dated = makeAcademyTables(**connection); !dated)
        return dated.error();
    std::unique_ptr<Academy> academy(new Academy(folder, archive ? std::unique_ptr<FolderLock>() : std::move(*lock),
                                                 std::move(*connection), archive));
    if (const auto loaded = academy->load(opening); !loaded)
        return loaded.error();
    if (const auto anchored = academy->m_heads.look(); !anchored)
        return anchored.error();
    if (opening == Opening::Work) {
        if (const auto left = academy->m_attempts.interruptLeft(); !left)
            return left.error();
    }
    return academy;
}

Result<Done> Academy::load(Opening opening)
{
    LedgerAccount account;
    auto same = loadLedger(account);
    if (same)
        same = RowCheck(*this, account).rows();
    if (same && opening != Opening::Mend)
        same = RowCheck(*this, account).results();
    return same ? same : Result<Done>(asOfItsVersion(m_store, same.error()));
}

Result<Done> Academy::loadLedger(LedgerAccount& account)
{
    if (const auto loaded = m_store.load(); !loaded)
        return loaded;
    const auto check = m_ledger.read({}, &account);
    if (!check)
        return check.error();
    if (check->head().count == 0 || check->houseKey() != m_store.houseKey())
        return m_store.fault(Cause::Damaged, "the key that the ledger begins with", {});
    m_store.goOnAfter(check->head());
    if (const auto agreed = account.finish(); !agreed)
        return agreed.error();
    m_signers.load(account);
    m_heads.load(account);
    return Done{};
}

} // namespace cutcard
