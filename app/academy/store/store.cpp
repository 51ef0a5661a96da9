// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/store.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"
#include "app/records/folder_lock.h"

#include <QFile>

namespace cutcard {

SecretKey Unlocked::attemptKey(std::int64_t attempt) const
{
    Digest digest = hmac(derived(root, 3), "attempt " + std::to_string(attempt));
    SecretKey key = SecretKey::fromBytes(digest);
    digest.fill(0);
    return key;
}

Error Store::fault(Cause cause, const std::string& expected, const std::string& found) const
{
    return faultIn(fileIn(m_folder).toStdString(), cause, expected, found);
}

Error Store::refuse(Cause cause, Refusal refusal, std::string found, std::vector<std::string> values) const
{
    return refusedIn({fileIn(m_folder).toStdString()}, cause, refusal, std::move(found), std::move(values));
}

Store::Store(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection, bool archive)
    : m_folder(std::move(folder)), m_archive(archive), m_lock(std::move(lock)), m_connection(std::move(connection))
{
}

Store::~Store() = default;

Result<Done> Store::begin(const std::string& house, const SecretKey& houseKey, const QString& anchorFolder)
{
    m_house = house;
    m_station = hexOf(randomBytes(8));
    m_houseKey = publicKeyOf(houseKey);
    m_anchorFolder = anchorFolder;
    return whole([&]() -> Result<Done> {
        const std::pair<QString, std::string> settings[]{{"house", m_house},
                                                         {"station", m_station},
                                                         {QStringLiteral("house_key"), hexOf(m_houseKey)},
                                                         {"anchors", m_anchorFolder.toStdString()}};
        for (const auto& [name, value] : settings) {
            TRY(runOn(*m_connection, "INSERT INTO setting VALUES (?, ?)", name, value));
        }
        return enter("house-key", {},
                     "\"format\":" + std::to_string(currentLedgerFormat) + ",\"house\":" + jsonText(m_house)
                         + ",\"anchored\":" + (hasAnchors() ? "1" : "0") + ",\"place\":\""
                         + placeDigest(m_station, m_anchorFolder.toStdString()) + "\",\"public\":\"" + hexOf(m_houseKey)
                         + "\"",
                     &houseKey);
    });
}

Result<Done> Store::load()
{
    auto settings = TRY(runOn(*m_connection, "SELECT name, value FROM setting"));
    while (settings.next()) {
        const QString name = settings.value(0).toString();
        const QString value = settings.value(1).toString();
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
    return Done{};
}

Result<Done> Store::whole(const std::function<Result<Done>()>& change)
{
    if (m_archive)
        return refuse(Cause::NotAllowed, Refusal::NotWritable);
    const LedgerHead head = m_head;
    const QString anchors = m_anchorFolder;
    const Result<Done> done = m_connection->whole(change);
    if (!done) {
        m_head = head;
        m_anchorFolder = anchors;
    }
    return done;
}

Result<Done> Store::setAnchorFolder(const QString& folder)
{
    TRY(runOn(*m_connection, "INSERT OR REPLACE INTO setting VALUES ('anchors', ?)", folder));
    m_anchorFolder = folder;
    return Done{};
}

Result<Done> Store::enter(const std::string& kind, const std::string& actor, const std::string& body,
                          const SecretKey* signer)
{
    const std::string line =
        ledgerLine(m_head, m_station, {.kind = kind, .actor = actor, .time = rawClock(), .body = body}, {signer});
    TRY(runOn(*m_connection, "INSERT INTO ledger (seq, line) VALUES (?, ?)", m_head.count + 1, line));
    m_head = headAfter(m_head, line);
    return Done{};
}

Result<Done> Store::enterForTwo(const std::string& kind, const Unlocked& who, const std::string& body,
                                const Unlocked* second)
{
    if (second == nullptr)
        return enter(kind, who, body);
    const auto entered = enter(kind, who, body + ",\"second\":\"" + second->person + "\"");
    return entered ? agree(*second) : entered;
}

Result<Done> Store::agree(const Unlocked& second)
{
    return enter("agreed", second.person, "\"to\":" + std::to_string(m_head.count), &second.personal);
}

Result<std::string> Store::keptReason(const std::string& reason)
{
    const std::string salt = hexOf(randomBytes(16));
    TRY(runOn(*m_connection, "INSERT INTO reason (entry, salt, text) VALUES (?, ?, ?)", m_head.count + 1, salt,
              reason));
    return "\"reason\":\"" + reasonDigest(salt, reason) + "\"";
}

} // namespace cutcard
