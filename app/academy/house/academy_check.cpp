// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the rows are as the ledger tells: whoever edits the database beside the ledger is found at the next start.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/digests.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace cutcard {

namespace {

/// Whether no part has less of its time used than the ledger says.
bool isNoLess(const std::vector<int>& used, const std::string& told)
{
    const QStringList words = QString::fromStdString(told).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < used.size() && static_cast<qsizetype>(i) < words.size(); ++i) {
        if (used[i] < words[static_cast<qsizetype>(i)].toInt())
            return false;
    }
    return true;
}

/// What an attempt's row says otherwise than the ledger; empty: nothing.
std::string differenceOf(const AttemptRecord& row, const AttemptAccount& told)
{
    if (row.person != told.person || row.blueprint != told.blueprint || row.attempt != told.count)
        return "who sat, which exam, how often";
    if (row.supervisor != told.supervisor || row.opened != told.opened || row.part < told.part)
        return "who let them in, on which day, how far it came";
    if (row.state != told.state)
        return "state " + std::string(attemptStateWords[static_cast<std::size_t>(told.state)]);
    if (row.interruptions != told.interruptions || row.pauses != told.pauses || row.focusLosses != told.focusLosses)
        return "interruptions, pauses, the window left";
    for (std::size_t part = 0; part < row.extra.size(); ++part) {
        const auto extra = told.extra.find(static_cast<int>(part));
        if (row.extra[part] != (extra == told.extra.end() ? 0 : extra->second))
            return "time added to part " + std::to_string(part);
    }
    return isNoLess(row.used, told.used) ? std::string() : "time used: " + told.used;
}

} // namespace

Result<Done> Academy::checkAttempts(const LedgerAccount& account) const
{
    const auto rows = attempts();
    if (!rows)
        return rows.error();
    const auto appealed = appeals();
    const auto plans = blueprints();
    if (!appealed || !plans)
        return appealed ? plans.error() : appealed.error();
    for (const auto& [number, told] : account.attempts()) {
        const auto row = std::ranges::find(*rows, number, &AttemptRecord::number);
        const std::string name = "attempt " + std::to_string(number) + " as the ledger tells";
        if (row == rows->end())
            return fault(Cause::Damaged, name, "no row");
        if (const std::string difference = differenceOf(*row, told); !difference.empty())
            return fault(Cause::Damaged, std::string(name).append(", ").append(difference), {});
        auto written = m_connection->run(QStringLiteral("SELECT count(*) FROM answer WHERE attempt = ? AND row > 0"),
                                         {qlonglong(number)});
        const auto rated = ratings(number);
        if (!written || !rated)
            return written ? rated.error() : written.error();
        if (!written->next() || written->value(0).toLongLong() < told.rows)
            return fault(Cause::Damaged, name + ", " + std::to_string(told.rows) + " rows written", {});
        if (*rated != ratingsOf(told))
            return fault(Cause::Damaged, name + ", its ratings", {});
        if (!told.confirmedBy.empty() && told.confirmedBy == told.gradedBy) {
            const auto pinned = blueprintAmong(*plans, told.blueprint);
            if (!pinned || pinned->blueprint.fourEyes)
                return pinned ? fault(Cause::Damaged, name + ", confirmed by a second person", {}) : pinned.error();
        }
        const auto appeal = std::ranges::find(*appealed, number, &AppealRecord::attempt);
        if (told.appealed != (appeal != appealed->end())
            || (told.appealed && (appeal->outcome != told.appeal || appeal->day != told.appealDay)))
            return fault(Cause::Damaged, name + ", its appeal", {});
        auto rescored =
            m_connection->run(QStringLiteral("SELECT count(*) FROM rescored WHERE attempt = ?"), {qlonglong(number)});
        if (!rescored)
            return rescored.error();
        if (!rescored->next() || rescored->value(0).toInt() != told.rescored)
            return fault(Cause::Damaged, name + ", rescored " + std::to_string(told.rescored) + " times", {});
        if (const auto last = told.rescored > 0 ? rescoredResult(number) : std::optional<KeptResult>(); !last)
            return last.error();
    }
    if (rows->size() != account.attempts().size())
        return fault(Cause::Damaged, std::to_string(account.attempts().size()) + " attempts, as the ledger tells",
                     std::to_string(rows->size()));
    return Done{};
}

Result<Done> Academy::checkResults(const LedgerAccount& account) const
{
    for (const auto& [number, told] : account.attempts()) {
        auto row = m_connection->run(QStringLiteral("SELECT text FROM result WHERE attempt = ?"), {qlonglong(number)});
        if (!row)
            return row.error();
        const bool there = row->next();
        if (there == !told.result.empty()
            && (!there || resultDigest(row->value(0).toString().toStdString()) == told.result))
            continue;
        return fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was graded",
                     there ? "another" : "no row");
    }
    return Done{};
}

Result<Done> Academy::checkReasons(const LedgerAccount& account) const
{
    auto rows = m_connection->run(QStringLiteral("SELECT entry, salt, text FROM reason"));
    if (!rows)
        return rows.error();
    std::set<std::string> seen;
    while (rows->next()) {
        const auto told = account.reasons().find(rows->value(0).toLongLong());
        const std::string salt = rows->value(1).toString().toStdString();
        const std::string digest = reasonDigest(salt, rows->value(2).toString().toStdString());
        if (told == account.reasons().end() || told->second != digest)
            return fault(Cause::Damaged,
                         "the reason of entry " + rows->value(0).toString().toStdString() + " as it was given", {});
        seen.insert(digest);
    }
    // one reason may stand under several entries
    for (const auto& [entry, digest] : account.reasons()) {
        if (!seen.contains(digest))
            return fault(Cause::Damaged, "the reason of entry " + std::to_string(entry) + " as it was given", "no row");
    }
    return Done{};
}

Result<Done> Academy::checkCertificates(const LedgerAccount& account) const
{
    const auto issued = certificates();
    if (!issued)
        return issued.error();
    for (const auto& [serial, told] : account.certificates()) {
        const auto row = std::ranges::find(*issued, serial, &IssuedCertificate::serial);
        const std::string name = "certificate " + std::to_string(serial) + " as the ledger tells";
        if (row == issued->end() || row->attempt != told.attempt || row->person != told.person
            || row->state != (told.revoked ? "revoked" : "issued"))
            return fault(Cause::Damaged, name, row == issued->end() ? "no row" : row->state);
        const auto read = readCertificate(row->text);
        const bool same = read && read->certificate.serial == serial && hexOf(read->certificate.head) == told.head
                          && isSignedBy(m_houseKey, *read);
        if (!same)
            return fault(Cause::Damaged, name + ", its code", row->text.substr(0, 32));
    }
    if (issued->size() != account.certificates().size())
        return fault(Cause::Damaged,
                     std::to_string(account.certificates().size()) + " certificates, as the ledger tells",
                     std::to_string(issued->size()));
    return Done{};
}

Result<Done> Academy::checkSigners(const LedgerAccount& account) const
{
    auto rows = m_connection->run(QStringLiteral("SELECT person, public FROM role_wrap"));
    if (!rows)
        return rows.error();
    while (rows->next()) {
        const std::string id = rows->value(0).toString().toStdString();
        const auto told = account.signers().find(id);
        if (told == account.signers().end() || told->second != rows->value(1).toByteArray().toHex().toStdString())
            return fault(Cause::Damaged, "passphrases of those whose keys the ledger enrols", id.substr(0, 8));
    }
    return Done{};
}

Result<Done> Academy::checkPeople(const LedgerAccount& account) const
{
    auto rows = m_connection->run(QStringLiteral("SELECT id, salt FROM person"));
    const auto people = persons();
    if (!rows || !people)
        return rows ? people.error() : rows.error();
    std::map<std::string, std::string> salts;
    while (rows->next())
        salts[rows->value(0).toString().toStdString()] = rows->value(1).toString().toStdString();
    for (const auto& [id, told] : account.people()) {
        const auto row = std::ranges::find(*people, id, &RosterPerson::id);
        const bool there = row != people->end();
        if (told.erased ? there : !there || !isAsTold(*row, told))
            return fault(Cause::Damaged, "person " + id.substr(0, 8) + " as the ledger tells: roles, time",
                         there ? row->name : std::string());
        if (there && !isNamedAsTold(*row, salts[id], told))
            return fault(Cause::Damaged, "person " + id.substr(0, 8) + " as the ledger tells: name, number, licence",
                         row->name);
    }
    for (const RosterPerson& row : *people) {
        if (!account.people().contains(row.id))
            return fault(Cause::Damaged, "only people whom the ledger knows", row.name);
    }
    return Done{};
}

Result<Done> Academy::checkRows(const LedgerAccount& account) const
{
    if (account.house() != m_house || account.station() != m_station)
        return fault(Cause::Damaged, "the house as the ledger tells: " + account.house(), m_house);
    if (account.anchored() && m_anchorFolder.isEmpty())
        return fault(Cause::Damaged, "the place for the ledger's heads that the house was founded with", {});
    if (account.anchored() && !account.anchorPlace().empty()
        && account.anchorPlace() != placeDigest(m_station, m_anchorFolder.toStdString()))
        return fault(Cause::Damaged, "the place for the ledger's heads that an administrator signed for",
                     m_anchorFolder.toStdString());
    if (const auto people = checkPeople(account); !people)
        return people;
    if (const auto signers = checkSigners(account); !signers)
        return signers;
    if (const auto certified = checkCertificates(account); !certified)
        return certified;
    if (const auto planned = checkBlueprints(account); !planned)
        return planned;
    if (const auto said = checkReasons(account); !said)
        return said;
    return checkAttempts(account);
}

} // namespace cutcard
