// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/ledger.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <QDir>
#include <QString>

#include <functional>
#include <memory>

namespace cutcard {

/// A supervisor who has given the passphrase; wiped when it goes.
struct Unlocked {
    std::string person;
    SecretKey root;
    SecretKey personal;

    /// What the house signs with.
    SecretKey houseKey() const { return derived(root, 1); }
    SecretKey formKey() const { return derived(root, 2); }
    SecretKey attemptKey(std::int64_t attempt) const;
};

/// What heads are signed with while somebody sits and the house's key is locked away.
inline SecretKey headsKeyOf(const SecretKey& attemptKey)
{
    return derived(attemptKey, 1);
}

class Connection;
class FolderLock;

/// What all parts of an academy stand on: its file, house and ledger's head; what it says is done is on the disk.
class Store
{
public:
    /// Whether there is a house in a folder.
    static bool isIn(const QString& folder) { return QFile::exists(fileIn(folder)); }
    /// The file that the house of a folder is kept in.
    static QString fileIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("academy.db")); }
    Store(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection,
          bool archive = false);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// Begins the ledger of a new house, and keeps what is set for it.
    Result<Done> begin(const std::string& house, const SecretKey& houseKey, const QString& anchorFolder);
    /// Takes up what is set for the house.
    Result<Done> load();
    /// Goes on after an entry that was looked at.
    void goOnAfter(const LedgerHead& head) { m_head = head; }

    const std::string& house() const { return m_house; }
    const std::string& station() const { return m_station; }
    const PublicKey& houseKey() const { return m_houseKey; }
    const LedgerHead& head() const { return m_head; }
    const QString& folder() const { return m_folder; }
    /// Where heads are noted outside; empty: nowhere.
    const QString& anchorFolder() const { return m_anchorFolder; }
    bool hasAnchors() const { return !m_anchorFolder.isEmpty(); }
    /// Whether it lies where nothing can be written: it is looked at, and nothing else.
    bool isArchive() const { return m_archive; }

    /// The database, for a part's own tables.
    const Connection& sql() const { return *m_connection; }
    /// Does all of a change or nothing of it, the ledger's head included.
    Result<Done> whole(const std::function<Result<Done>()>& change);
    /// Adds an entry to the ledger; inside of a change of the store.
    Result<Done> enter(const std::string& kind, const std::string& actor, const std::string& body,
                       const SecretKey* signer = nullptr);
    /// Adds an entry of somebody's, who signs it.
    Result<Done> enter(const std::string& kind, const Unlocked& who, const std::string& body)
    {
        return enter(kind, who.person, body, &who.personal);
    }
    /// Adds an entry of somebody's that a second person, if there is one, signs as well.
    Result<Done> enterForTwo(const std::string& kind, const Unlocked& who, const std::string& body,
                             const Unlocked* second);
    /// Has the second person sign the entry that was made last and names them.
    Result<Done> agree(const Unlocked& second);
    /// Keeps a reason beside the ledger, and gives what stands of it inside: a salted digest.
    Result<std::string> keptReason(const std::string& reason);
    /// Sets another place for the heads that are noted outside; inside of a change of the store.
    Result<Done> setAnchorFolder(const QString& folder);
    /// An error of this house's file.
    Error fault(Cause cause, const std::string& expected, const std::string& found) const;
    /// What this house refuses.
    Error refuse(Cause cause, Refusal refusal, std::string found = {}, std::vector<std::string> values = {}) const;

private:
    QString m_folder;
    bool m_archive = false;
    std::unique_ptr<FolderLock> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::string m_house;
    std::string m_station;
    PublicKey m_houseKey{};
    QString m_anchorFolder;
    LedgerHead m_head;
};

} // namespace cutcard
