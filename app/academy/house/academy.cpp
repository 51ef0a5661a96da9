// SPDX-License-Identifier: GPL-3.0-or-later
// Founding and opening an academy.
#include "app/academy/house/academy.h"

#include "app/academy/house/academy_rows.h"
#include "app/academy/house/academy_schema.h"
#include "app/academy/house/row_check.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/ledger/passphrase.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/records/folder_lock.h"
#include "core/base/fault.h"
#include "core/base/utf8.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

#include <cstdlib>

namespace cutcard {

namespace {

std::function<std::string()>& clockReader()
{
    static std::function<std::string()> reader;
    return reader;
}

/// A house on a disk that can't be written; its last entries must not lie beside it.
Result<std::unique_ptr<Connection>> openArchive(const QString& file)
{
    if (QFile(file + QStringLiteral("-wal")).size() > 0)
        return cutcard::fault(Cause::NotAllowed, file,
                              QStringLiteral("a disk that can be written: its last entries lie beside it; copy the "
                                             "whole folder to one"),
                              QFileInfo(file + QStringLiteral("-wal")).fileName());
    auto connection = std::make_unique<Connection>(file, Connection::Access::Archive);
    if (!connection->isOpen())
        return cutcard::fault(file, connection->error());
    return connection;
}

/// Whether there is a house in a folder that can be opened at all.
Result<Done> isHouse(const QString& folder)
{
    const QString file = Academy::fileIn(folder);
    if (!cryptoReady())
        return cutcard::fault(Cause::Unreadable, QStringLiteral("random numbers"), {}, {});
    if (!Academy::isIn(folder))
        return cutcard::fault(Cause::Unreadable, file, QStringLiteral("an academy; make one first"), {});
    if (const auto isFile = mustBeFile(file); !isFile)
        return isFile.error();
    // nothing is made of an empty file: it was a house, and is none any more
    if (QFile(file).size() == 0)
        return cutcard::fault(Cause::Damaged, file, QStringLiteral("an academy's database"),
                              QStringLiteral("an empty file"));
    return Done{};
}

QDateTime clockNow()
{
    return QDateTime::fromString(QString::fromStdString(rawClock()), Qt::ISODateWithMs);
}

} // namespace

std::string rawClock()
{
    if (const auto& reader = clockReader())
        return reader();
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

void readClockFrom(std::function<std::string()> reader)
{
    clockReader() = std::move(reader);
}

std::int32_t todayOf()
{
    return static_cast<std::int32_t>(clockNow().toSecsSinceEpoch() / 86400);
}

std::string clockDay()
{
    return clockNow().toLocalTime().date().toString(Qt::ISODate).toStdString();
}

bool isFarFromClock(const std::string& day)
{
    const QDate said = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    return std::abs(clockNow().toLocalTime().date().daysTo(said)) > mostDaysFromClock;
}

SecretKey Unlocked::attemptKey(std::int64_t attempt) const
{
    Digest digest = hmac(derived(root, 3), "attempt " + std::to_string(attempt));
    SecretKey key = SecretKey::fromBytes(digest);
    digest.fill(0);
    return key;
}

Academy::Academy(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection)
    : m_folder(std::move(folder)), m_lock(std::move(lock)), m_connection(std::move(connection))
{
}

Academy::~Academy() = default;

QString Academy::fileIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("academy.db"));
}

bool Academy::isIn(const QString& folder)
{
    return QFile::exists(fileIn(folder));
}

Error Academy::fault(Cause cause, const std::string& expected, const std::string& found) const
{
    return faultIn(fileIn(m_folder).toStdString(), cause, expected, found);
}

Result<std::unique_ptr<Academy>> Academy::found(const QString& folder, const Founding& founding,
                                                std::string_view passphrase)
{
    if (!cryptoReady())
        return cutcard::fault(Cause::Unreadable, QStringLiteral("random numbers"), {}, {});
    if (isIn(folder))
        return cutcard::fault(Cause::Duplicate, fileIn(folder), QStringLiteral("a folder without a house"), {});
    if (const auto good = checkPassphrase(passphrase); !good)
        return good.error();
    if (founding.house.empty() || founding.house.size() > mostHouseBytes || !isPlainText(founding.house))
        return cutcard::fault(Cause::OutOfRange, QStringLiteral("house"),
                              QStringLiteral("1..%1 bytes of plain text").arg(mostHouseBytes),
                              QString::fromStdString(founding.house));
    auto root = founding.paperKey.empty() ? Result<SecretKey>(SecretKey::random()) : readPaperKey(founding.paperKey);
    if (!root)
        return root.error();
    if (!QDir().mkpath(folder))
        return cutcard::fault(Cause::Unreadable, folder, QStringLiteral("a folder that can be made"), {});
    if (!founding.anchorFolder.isEmpty() && !QDir(founding.anchorFolder).exists())
        return cutcard::fault(Cause::Unreadable, founding.anchorFolder, QStringLiteral("a folder"), {});
    // made under another name and put in place whole: a kill in between leaves no half of a house
    const QString making = fileIn(folder) + QStringLiteral(".new");
    const auto sweep = [&] {
        for (const char* beside : {"", "-wal", "-shm"})
            QFile::remove(making + QLatin1String(beside));
    };
    sweep();
    // whatever keeps it from being made leaves nothing of it
    auto swept = qScopeGuard(sweep);
    if (const auto made = make(making, folder, founding, std::move(*root), passphrase); !made)
        return made.error();
    if (!QFile::rename(making, fileIn(folder)))
        return cutcard::fault(Cause::Unreadable, fileIn(folder), {}, QStringLiteral("the file can't be put in place"));
    swept.dismiss();
    return open(folder);
}

Result<Done> Academy::make(const QString& file, const QString& folder, const Founding& founding, SecretKey root,
                           std::string_view passphrase)
{
    makePrivate(file);
    Academy made(folder, nullptr, std::make_unique<Connection>(file));
    if (!made.m_connection->isOpen())
        return cutcard::fault(file, made.m_connection->error());
    if (const auto tables = makeAcademyTables(*made.m_connection); !tables)
        return tables.error();
    made.m_house = founding.house;
    made.m_station = hexOf(randomBytes(8));
    const Unlocked who{.person = {}, .root = std::move(root), .personal = {}};
    const SecretKey houseKey = who.houseKey();
    made.m_houseKey = publicKeyOf(houseKey);
    const auto kept = made.whole([&]() -> Result<Done> {
        const std::pair<QString, std::string> settings[]{
            {QStringLiteral("house"), founding.house},
            {QStringLiteral("station"), made.m_station},
            {QStringLiteral("house_key"), hexOf(made.m_houseKey)},
            {QStringLiteral("anchors"), founding.anchorFolder.toStdString()}};
        for (const auto& [name, value] : settings) {
            if (const auto set = made.m_connection->run(QStringLiteral("INSERT INTO setting VALUES (?, ?)"),
                                                        {name, QString::fromStdString(value)});
                !set)
                return set.error();
        }
        return made.enter("house-key", {},
                          "\"format\":" + std::to_string(currentLedgerFormat) + ",\"house\":" + jsonText(founding.house)
                              + ",\"anchored\":" + (founding.anchorFolder.isEmpty() ? "0" : "1") + ",\"place\":\""
                              + placeDigest(made.m_station, founding.anchorFolder.toStdString()) + "\",\"public\":\""
                              + hexOf(made.m_houseKey) + "\"",
                          &houseKey);
    });
    if (!kept)
        return kept;
    RosterPerson first = founding.supervisor;
    first.roles |= roleSet(Role::Supervisor) | roleSet(Role::Administrator);
    const auto id = made.addPerson(first);
    if (!id)
        return id.error();
    if (const auto enrolled = made.enrol(who, *id, passphrase, founding.cost); !enrolled)
        return enrolled;
    // from now on a stick without its heads is a stick that something happened to
    made.m_anchorFolder = founding.anchorFolder;
    return made.noteAnchor(&houseKey, true);
}

Result<std::unique_ptr<Academy>> Academy::open(const QString& folder, Opening opening)
{
    const QString file = fileIn(folder);
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
    std::unique_ptr<Academy> academy(
        new Academy(folder, archive ? std::unique_ptr<FolderLock>() : std::move(*lock), std::move(*connection)));
    academy->m_archive = archive;
    if (const auto loaded = academy->load(opening); !loaded)
        return loaded.error();
    if (const auto anchored = academy->checkAnchors(); !anchored)
        return anchored.error();
    if (opening == Opening::Work) {
        if (const auto left = academy->interruptLeft(); !left)
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
    return same ? same : Result<Done>(asOfItsVersion(same.error()));
}

Error Academy::asOfItsVersion(Error error) const
{
    auto first = m_connection->run(QStringLiteral("SELECT CAST(line AS BLOB) FROM ledger WHERE seq = 1"));
    const std::string line = first && first->next() ? first->value(0).toByteArray().toStdString() : std::string();
    // a broken chain is damage in every version
    const bool chain = error.place.line > 0 && error.cause != Cause::MissingValue;
    if (chain || line.empty() || numberFieldOf(line, "format").value_or(0) >= currentLedgerFormat)
        return error;
    error.cause = Cause::NotAllowed;
    error.expected = "a house of this version: " + error.expected;
    return error;
}

Result<Done> Academy::loadLedger(LedgerAccount& account)
{
    auto settings = m_connection->run(QStringLiteral("SELECT name, value FROM setting"));
    if (!settings)
        return settings.error();
    while (settings->next()) {
        const QString name = settings->value(0).toString();
        const QString value = settings->value(1).toString();
        if (name == QLatin1String("house"))
            m_house = value.toStdString();
        else if (name == QLatin1String("station"))
            m_station = value.toStdString();
        else if (name == QLatin1String("anchors"))
            m_anchorFolder = value;
        else if (name == QLatin1String("house_key")) {
            const auto bytes = bytesOfHex(value.toStdString());
            if (bytes && bytes->size() == keySize)
                std::copy(bytes->begin(), bytes->end(), m_houseKey.begin());
        }
    }
    const auto check = readLedger({}, &account);
    if (!check)
        return check.error();
    if (check->head().count == 0 || check->houseKey() != m_houseKey)
        return fault(Cause::Damaged, "the key that the ledger begins with", {});
    m_head = check->head();
    if (const auto agreed = account.finish(); !agreed)
        return agreed.error();
    m_signers = account.signers();
    m_signsSince = account.signsSince();
    m_notedUpTo = account.notedUpTo();
    return Done{};
}

Result<Done> Academy::interruptLeft()
{
    const auto all = attempts();
    if (!all)
        return all.error();
    for (const AttemptRecord& attempt : *all) {
        const bool left = attempt.state == AttemptState::Running || attempt.state == AttemptState::Paused
                          || attempt.state == AttemptState::Authorised;
        if (!left)
            continue;
        // not noted outside: whoever opens a copy of a house has given no passphrase
        if (const auto done = changed(attempt.number, AttemptEvent::Interrupt, "found at the start", nullptr, true);
            !done)
            return done.error();
    }
    return Done{};
}

} // namespace cutcard
