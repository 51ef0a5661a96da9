// SPDX-License-Identifier: GPL-3.0-or-later
// A house whose rows are not as its ledger tells opens no more. Here they are put back, as far as the ledger knows
// them.
#include "app/academy/house/academy.h"
#include "app/academy/house/row_check.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/store/rows.h"
#include "app/academy/store/schema.h"
#include "app/records/folder_lock.h"

namespace cutcard {

/// Takes away what a table has and the ledger does not know.
template <typename Known>
static Result<Done> dropUnknown(const Connection& connection, const QString& table, const QString& key,
                                const Known& known, Rebuilt& rebuilt)
{
    auto rows = TRY(connection.run(QStringLiteral("SELECT %1 FROM %2").arg(key, table)));
    QVariantList unknown;
    while (rows.next()) {
        if (!known(rows.value(0)))
            unknown.append(rows.value(0));
    }
    for (const QVariant& each : unknown) {
        TRY(connection.run(QStringLiteral("DELETE FROM %1 WHERE %2 = ?").arg(table, key), {each}));
        rebuilt.rows.push_back((table + QLatin1Char(' ') + each.toString()).toStdString());
    }
    return Done{};
}

static std::vector<int> numbersOf(const std::string& told, std::size_t parts)
{
    std::vector<int> numbers = numbersFrom(QString::fromStdString(told));
    numbers.resize(parts);
    return numbers;
}

/// An attempt as the ledger tells it; what it does not hold, the time since its last word, is believed of the row.
static AttemptRecord restored(const AttemptAccount& told, const AttemptRecord* row, std::int64_t number,
                              std::size_t parts)
{
    AttemptRecord record{.number = number,
                         .person = told.person,
                         .blueprint = told.blueprint,
                         .attempt = told.count,
                         .state = told.state,
                         .part = row != nullptr           ? std::max(row->part, told.part)
                                 : isHandedIn(told.state) ? static_cast<int>(parts)
                                                          : told.part,
                         .used = numbersOf(told.used, parts),
                         .extra = std::vector<int>(parts, 0),
                         .interruptions = told.interruptions,
                         .pauses = told.pauses,
                         .focusLosses = told.focusLosses,
                         .supervisor = told.supervisor,
                         .opened = told.opened,
                         .heard = told.heard};
    for (const auto& [part, seconds] : told.extra) {
        if (static_cast<std::size_t>(part) < parts)
            record.extra[static_cast<std::size_t>(part)] = seconds;
    }
    if (row == nullptr)
        return record;
    for (std::size_t i = 0; i < parts && i < row->used.size(); ++i)
        record.used[i] = std::max(record.used[i], row->used[i]);
    if (!row->heard.empty())
        record.heard = row->heard;
    return record;
}

/// Puts the rows of a house back as its ledger tells, inside of one change of the store.
class RowRestore
{
public:
    RowRestore(Store& store, Academy& academy, const LedgerAccount& told, Rebuilt& rebuilt)
        : m_store(store), m_academy(academy), m_told(told), m_rebuilt(rebuilt)
    {
    }

    /// `anchorFolder`: where the heads lie outside.
    Result<Done> rows(const QString& anchorFolder) const;
    /// Enters who had it done, an administrator of the house as it is now; nothing if nothing was another.
    Result<Done> sign(const std::string& person, std::string_view passphrase) const;
    /// The attempts whose graded result is gone or is another.
    Result<std::vector<std::int64_t>> lostResults() const;

private:
    const Connection& sql() const { return m_store.sql(); }
    Result<Done> settings(const QString& anchorFolder) const;
    Result<Done> people() const;
    Result<Done> signers() const;
    Result<Done> attempts() const;
    Result<Done> attemptRows(const std::vector<AttemptRecord>& right) const;
    Result<Done> ratings(std::int64_t number, const AttemptAccount& told) const;
    Result<Done> appeal(std::int64_t number, const AttemptAccount& told) const;
    Result<Done> certificates() const;

    Store& m_store;
    Academy& m_academy;
    const LedgerAccount& m_told;
    Rebuilt& m_rebuilt;
};

Result<Rebuilt> Academy::rebuild(const QString& folder, const std::string& person, std::string_view passphrase,
                                 const QString& anchorFolder)
{
    const QString file = Store::fileIn(folder);
    if (!Store::isIn(folder))
        return refusedIn({file.toStdString()}, Cause::Unreadable, Refusal::NoHouse);
    auto lock = TRY(FolderLock::take(file + QStringLiteral(".lock")));
    auto connection = std::make_unique<Connection>(file);
    if (!connection->isOpen())
        return fault(file, connection->error());
    TRY(makeAcademyTables(*connection));
    Academy academy(folder, std::move(lock), std::move(connection));
    Store& store = academy.m_store;
    LedgerAccount account;
    TRY(academy.loadLedger(account));
    const bool placed = account.anchorPlace().empty()
                        || account.anchorPlace() == placeDigest(account.station(), store.anchorFolder().toStdString());
    const bool lost = account.anchored() && (!store.hasAnchors() || !placed);
    Rebuilt rebuilt;
    const RowRestore restore(store, academy, account, rebuilt);
    TRY(store.whole([&]() -> Result<Done> {
        TRY(restore.rows(lost ? anchorFolder : store.anchorFolder()));
        TRY(RowCheck(academy, account).rows());
        // asked last: who the administrators are is one of the things that were put right
        return restore.sign(person, passphrase);
    }));
    rebuilt.results = TRY(restore.lostResults());
    return rebuilt;
}

Result<Done> RowRestore::rows(const QString& anchorFolder) const
{
    TRY(dropAcademyTriggers(sql()));
    TRY(settings(anchorFolder));
    for (const auto part :
         {&RowRestore::people, &RowRestore::signers, &RowRestore::attempts, &RowRestore::certificates}) {
        TRY((this->*part)());
    }
    return sql().runAll(academyTriggers());
}

Result<Done> RowRestore::settings(const QString& anchorFolder) const
{
    const std::pair<QString, std::string> settings[]{
        {"house", m_told.house()}, {"station", m_told.station()}, {"anchors", anchorFolder.toStdString()}};
    for (const auto& [name, value] : settings) {
        if (TRY(runOn(sql(), "SELECT 1 FROM setting WHERE name = ? AND value = ?", name, value)).next())
            continue;
        TRY(runOn(sql(), "INSERT OR REPLACE INTO setting VALUES (?, ?)", name, value));
        m_rebuilt.rows.push_back("setting " + name.toStdString());
    }
    return m_store.load();
}

Result<Done> RowRestore::people() const
{
    const auto known = [&](const QVariant& id) {
        const auto told = m_told.people().find(id.toString().toStdString());
        return told != m_told.people().end() && !told->second.erased;
    };
    TRY(dropUnknown(sql(), QStringLiteral("person"), QStringLiteral("id"), known, m_rebuilt));
    for (const auto& [id, told] : m_told.people()) {
        if (told.erased)
            continue;
        const auto row = TRY(m_academy.people().one(id));
        auto salts = TRY(runOn(sql(), "SELECT salt FROM person WHERE id = ?", id));
        std::string salt = salts.next() ? salts.value(0).toString().toStdString() : std::string();
        const bool named = row && isNamedAsTold(*row, salt, told);
        if (named && isAsTold(*row, told))
            continue;
        // a name is nowhere but in its row: until somebody puts it right the number stands for it
        const RosterPerson kept = named ? *row : RosterPerson{.name = standInName(id)};
        if (!named)
            salt.clear();
        TRY(runOn(sql(), "INSERT OR REPLACE INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", id, kept.name, kept.number,
                  kept.licence, kept.language, told.factor, told.active, told.roles, salt));
        m_rebuilt.rows.push_back("person " + id.substr(0, 8));
    }
    return Done{};
}

/// Takes passphrases away that the ledger knows nothing of; whoever lost theirs is given another.
Result<Done> RowRestore::signers() const
{
    auto rows = TRY(runOn(sql(), "SELECT person, public FROM role_wrap"));
    std::vector<std::string> foreign;
    while (rows.next()) {
        const auto told = m_told.signers().find(rows.value(0).toString().toStdString());
        if (told == m_told.signers().end())
            foreign.push_back(rows.value(0).toString().toStdString());
    }
    for (const std::string& id : foreign) {
        TRY(runOn(sql(), "DELETE FROM role_wrap WHERE person = ?", id));
        m_rebuilt.rows.push_back("passphrase of " + id.substr(0, 8));
    }
    for (const auto& [id, key] : m_told.signers()) {
        const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(key));
        if (!TRY(runOn(sql(), "SELECT 1 FROM role_wrap WHERE person = ? AND public <> ?", id, bytes)).next())
            continue;
        TRY(runOn(sql(), "UPDATE role_wrap SET public = ? WHERE person = ?", bytes, id));
        m_rebuilt.rows.push_back("key of " + id.substr(0, 8));
    }
    return Done{};
}

Result<Done> RowRestore::attempts() const
{
    const auto known = [&](const QVariant& number) { return m_told.attempts().contains(number.toLongLong()); };
    for (const char* table : {"attempt", "appeal", "rating"}) {
        const QString key =
            QLatin1String(table) == QLatin1String("attempt") ? QStringLiteral("number") : QStringLiteral("attempt");
        TRY(dropUnknown(sql(), QLatin1String(table), key, known, m_rebuilt));
    }
    const auto rows = TRY(m_academy.attempts().all());
    const auto plans = TRY(m_academy.blueprints().all());
    std::vector<AttemptRecord> wrong;
    for (const auto& [number, told] : m_told.attempts()) {
        const auto row = std::ranges::find(rows, number, &AttemptRecord::number);
        const auto pinned = TRY(m_academy.blueprints().among(plans, told.blueprint));
        const AttemptRecord right = restored(told, row == rows.end() ? nullptr : &*row, number,
                                             static_cast<std::size_t>(pinned.blueprint.parts()));
        if (row == rows.end() || *row != right)
            wrong.push_back(right);
        TRY(ratings(number, told));
        TRY(appeal(number, told));
    }
    return attemptRows(wrong);
}

Result<Done> RowRestore::attemptRows(const std::vector<AttemptRecord>& right) const
{
    // all of them first: two that were exchanged stand in each other's way
    for (const AttemptRecord& record : right) {
        TRY(runOn(sql(), "DELETE FROM attempt WHERE number = ?", record.number));
    }
    for (const AttemptRecord& record : right) {
        TRY(insertAttempt(sql(), record));
        m_rebuilt.rows.push_back("attempt " + std::to_string(record.number));
    }
    return Done{};
}

Result<Done> RowRestore::ratings(std::int64_t number, const AttemptAccount& told) const
{
    if (TRY(m_academy.answers().ratings(number)) == ratingsOf(told))
        return Done{};
    TRY(runOn(sql(), "DELETE FROM rating WHERE attempt = ?", number));
    for (const auto& [station, rating] : told.ratings) {
        TRY(runOn(sql(), "INSERT INTO rating VALUES (?, ?, ?)", number, station, rating));
    }
    m_rebuilt.rows.push_back("ratings of attempt " + std::to_string(number));
    return Done{};
}

Result<Done> RowRestore::appeal(std::int64_t number, const AttemptAccount& told) const
{
    const auto appealed = TRY(m_academy.appeals().all());
    const auto row = std::ranges::find(appealed, number, &AppealRecord::attempt);
    const bool there = row != appealed.end();
    if (there == told.appealed && (!there || (row->day == told.appealDay && row->outcome == told.appeal)))
        return Done{};
    TRY(told.appealed
            ? runOn(sql(), "INSERT OR REPLACE INTO appeal VALUES (?, ?, ?)", number, told.appealDay, told.appeal)
            : runOn(sql(), "DELETE FROM appeal WHERE attempt = ?", number));
    m_rebuilt.rows.push_back("appeal of attempt " + std::to_string(number));
    return Done{};
}

Result<Done> RowRestore::certificates() const
{
    const auto known = [&](const QVariant& serial) { return m_told.certificates().contains(serial.toLongLong()); };
    TRY(dropUnknown(sql(), QStringLiteral("certificate"), QStringLiteral("serial"), known, m_rebuilt));
    const auto rows = TRY(m_academy.certificates().all());
    for (const auto& [serial, told] : m_told.certificates()) {
        const auto row = std::ranges::find(rows, serial, &IssuedCertificate::serial);
        // its text is signed over a name, and stands on the page that was printed
        if (row == rows.end())
            return m_store.fault(Cause::Damaged, "certificate " + std::to_string(serial) + ": from a backup", "no row");
        const std::string state = told.revoked ? "revoked" : "issued";
        if (row->attempt == told.attempt && row->person == told.person && row->state == state)
            continue;
        TRY(runOn(sql(), "UPDATE certificate SET attempt = ?, person = ?, state = ? WHERE serial = ?", told.attempt,
                  told.person, state, serial));
        m_rebuilt.rows.push_back("certificate " + std::to_string(serial));
    }
    return Done{};
}

Result<Done> RowRestore::sign(const std::string& person, std::string_view passphrase) const
{
    const auto people = TRY(m_academy.people().all());
    const auto named = std::ranges::find_if(people, [&](const RosterPerson& each) { return isCalled(each, person); });
    const auto who = TRY(m_academy.signers().unlock(named == people.end() ? person : named->id, passphrase));
    if (const auto may = m_academy.signers().mayDo(who, roleSet(Role::Administrator)); !may || m_rebuilt.rows.empty())
        return may;
    return m_store.enter("rebuilt", who, "\"rows\":" + std::to_string(m_rebuilt.rows.size()));
}

Result<std::vector<std::int64_t>> RowRestore::lostResults() const
{
    std::vector<std::int64_t> lost;
    for (const auto& [number, told] : m_told.attempts()) {
        if (told.result.empty())
            continue;
        auto kept = TRY(runOn(sql(), "SELECT text FROM result WHERE attempt = ?", number));
        if (!kept.next() || resultDigest(kept.value(0).toString().toStdString()) != told.result)
            lost.push_back(number);
    }
    return lost;
}

} // namespace cutcard
