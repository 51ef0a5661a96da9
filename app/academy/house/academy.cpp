// SPDX-License-Identifier: GPL-3.0-or-later
// Founding and opening an academy.
#include "app/academy/house/academy.h"

#include "app/academy/house/row_check.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/store/schema.h"
#include "app/files/read_file.h"
#include "app/records/folder_lock.h"
#include "core/base/utf8.h"

#include <QFile>
#include <QScopeGuard>

namespace cutcard {

/// A house on a disk that can't be written; its last entries must not lie beside it.
static Result<std::unique_ptr<Connection>> openArchive(const QString& file)
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
static Result<Done> isHouse(const QString& folder)
{
    const QString file = Store::fileIn(folder);
    if (!cryptoReady())
        return fault(Cause::Unreadable, QStringLiteral("random numbers"), {}, {});
    if (!Store::isIn(folder))
        return refusedIn({file.toStdString()}, Cause::Unreadable, Refusal::NoHouse);
    TRY(mustBeFile(file));
    // nothing is made of an empty file: it was a house, and is none any more
    if (QFile(file).size() == 0)
        return refusedIn({file.toStdString()}, Cause::Damaged, Refusal::NotAHouse, "an empty file");
    return Done{};
}

/// What does not fit, said of a house that an older version founded.
static Error asOfItsVersion(const Store& store, Error error)
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
    TRY(checkPassphrase(passphrase));
    if (founding.house.empty() || founding.house.size() > mostHouseBytes || !isPlainText(founding.house))
        return refusedIn({"house"}, Cause::OutOfRange, Refusal::HouseName, founding.house,
                         {std::to_string(mostHouseBytes)});
    auto root =
        TRY(founding.paperKey.empty() ? Result<SecretKey>(SecretKey::random()) : readPaperKey(founding.paperKey));
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
    TRY(make(making, folder, founding, std::move(root), passphrase));
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
    TRY(makeAcademyTables(made.m_store.sql()));
    const Unlocked who{.person = {}, .root = std::move(root), .personal = {}};
    const SecretKey houseKey = who.houseKey();
    TRY(made.m_store.begin(founding.house, houseKey, founding.anchorFolder));
    RosterPerson first = founding.supervisor;
    first.roles |= roleSet(Role::Supervisor) | roleSet(Role::Administrator);
    TRY(made.m_signers.enrol(who, TRY(made.m_people.add(first)), passphrase, founding.cost));
    // from now on a stick without its heads is a stick that something happened to
    return made.m_heads.begin(houseKey);
}

Result<std::unique_ptr<Academy>> Academy::open(const QString& folder, Opening opening)
{
    const QString file = Store::fileIn(folder);
    TRY(isHouse(folder));
    auto lock = FolderLock::take(file + QStringLiteral(".lock"));
    // where no lock can be made nobody else writes either: an archive is looked at all the same
    const bool archive = !lock && opening == Opening::Look && lock.error().cause == Cause::Unreadable;
    if (!lock && !archive)
        return lock.error();
    auto connection = TRY(archive ? openArchive(file) : openPrivately(file));
    TRY(connection->examine());
    TRY(makeAcademyTables(*connection));
    std::unique_ptr<Academy> academy(new Academy(folder, archive ? std::unique_ptr<FolderLock>() : std::move(*lock),
                                                 std::move(connection), archive));
    TRY(academy->load(opening));
    TRY(academy->m_heads.look());
    if (opening == Opening::Work) {
        TRY(academy->m_attempts.interruptLeft());
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
    TRY(m_store.load());
    const auto check = TRY(m_ledger.read({}, &account));
    if (check.head().count == 0 || check.houseKey() != m_store.houseKey())
        return m_store.fault(Cause::Damaged, "the key that the ledger begins with", {});
    m_store.goOnAfter(check.head());
    TRY(account.finish());
    m_signers.load(account);
    m_heads.load(account);
    return Done{};
}

} // namespace cutcard
