// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the rows are as the ledger tells: whoever edits the database beside the ledger is found at the next start.
#include "app/academy/house/row_check.h"

#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/store/rows.h"

#include <QStringList>

namespace cutcard {

/// Whether no part has less of its time used than the ledger says.
static bool isNoLess(const std::vector<int>& used, const std::string& told)
{
    const std::vector<int> least = numbersFrom(QString::fromStdString(told));
    for (std::size_t i = 0; i < std::min(used.size(), least.size()); ++i) {
        if (used[i] < least[i])
            return false;
    }
    return true;
}

/// What an attempt's row says otherwise than the ledger; empty: nothing.
static std::string differenceOf(const AttemptRecord& row, const AttemptAccount& told)
{
    if (row.person != told.person || row.blueprint != told.blueprint || row.attempt != told.count)
        return "who sat, which exam, how often";
    if (row.supervisor != told.supervisor || row.opened != told.opened || row.part < told.part)
        return "who let them in, on which day, how far it came";
    if (row.state != told.state)
        return "state " + wordOf(told.state);
    if (row.interruptions != told.interruptions || row.pauses != told.pauses || row.focusLosses != told.focusLosses)
        return "interruptions, pauses, the window left";
    for (std::size_t part = 0; part < row.extra.size(); ++part) {
        const auto extra = told.extra.find(static_cast<int>(part));
        if (row.extra[part] != (extra == told.extra.end() ? 0 : extra->second))
            return "time added to part " + std::to_string(part);
    }
    return isNoLess(row.used, told.used) ? std::string() : "time used: " + told.used;
}

Result<Done> RowCheck::attempts() const
{
    const auto rows = TRY(m_academy.attempts().all());
    const auto appealed = TRY(m_academy.appeals().all());
    const auto plans = TRY(m_academy.blueprints().all());
    for (const auto& [number, told] : m_told.attempts()) {
        const auto row = std::ranges::find(rows, number, &AttemptRecord::number);
        if (row == rows.end())
            return differs(number, "", "no row");
        if (const std::string difference = differenceOf(*row, told); !difference.empty())
            return differs(number, ", " + difference);
        TRY(answers(number, told));
        TRY(confirmation(number, told, plans));
        TRY(secondLook(number, told, appealed));
    }
    if (rows.size() != m_told.attempts().size())
        return differs(std::to_string(m_told.attempts().size()) + " attempts, as the ledger tells",
                       std::to_string(rows.size()));
    return Done{};
}

/// An attempt that is not as the ledger tells it.
Error RowCheck::differs(std::int64_t number, const std::string& how, const std::string& found) const
{
    return differs("attempt " + std::to_string(number) + " as the ledger tells" + how, found);
}

/// Something that is not as the ledger tells it.
Error RowCheck::differs(const std::string& expected, const std::string& found) const
{
    return m_academy.store().fault(Cause::Damaged, expected, found);
}

/// What a statement that counts the rows of an attempt comes to.
Result<std::int64_t> RowCheck::count(const QString& statement, std::int64_t number) const
{
    auto rows = TRY(m_academy.store().sql().run(statement, {qlonglong(number)}));
    return rows.next() ? rows.value(0).toLongLong() : 0;
}

Result<Done> RowCheck::answers(std::int64_t number, const AttemptAccount& told) const
{
    const auto written =
        TRY(count(QStringLiteral("SELECT count(*) FROM answer WHERE attempt = ? AND row > 0"), number));
    const auto rated = TRY(m_academy.answers().ratings(number));
    if (written < told.rows)
        return differs(number, ", " + std::to_string(told.rows) + " rows written");
    const auto papers = TRY(
        told.rows == 0 ? Result<std::int64_t>(1)
                       : count(QStringLiteral("SELECT count(*) FROM answer WHERE attempt = ? AND row = 0"), number));
    if (papers == 0)
        return differs(number, ", its paper");
    if (rated != ratingsOf(told))
        return differs(number, ", its ratings");
    return Done{};
}

Result<Done> RowCheck::confirmation(std::int64_t number, const AttemptAccount& told,
                                    const std::vector<KeptBlueprint>& plans) const
{
    if (told.confirmedBy.empty() || told.confirmedBy != told.gradedBy)
        return Done{};
    if (TRY(m_academy.blueprints().among(plans, told.blueprint)).blueprint.fourEyes)
        return differs(number, ", confirmed by a second person");
    return Done{};
}

Result<Done> RowCheck::secondLook(std::int64_t number, const AttemptAccount& told,
                                  const std::vector<AppealRecord>& appealed) const
{
    const auto appeal = std::ranges::find(appealed, number, &AppealRecord::attempt);
    const bool there = appeal != appealed.end();
    if (told.appealed != there || (there && (appeal->outcome != told.appeal || appeal->day != told.appealDay)))
        return differs(number, ", its appeal");
    const auto rescored = TRY(count(QStringLiteral("SELECT count(*) FROM rescored WHERE attempt = ?"), number));
    if (rescored != told.rescored)
        return differs(number, ", rescored " + std::to_string(told.rescored) + " times");
    TRY(told.rescored > 0 ? m_academy.results().rescored(number) : std::optional<KeptResult>());
    return Done{};
}

Result<Done> RowCheck::blueprints() const
{
    const auto kept = TRY(m_academy.blueprints().all());
    for (const auto& [digest, told] : m_told.blueprints()) {
        const auto row = std::ranges::find(kept, digest, &KeptBlueprint::digest);
        // entries of the first programs did not say
        if (row == kept.end() || (!told.empty() && blueprintTextDigest(row->text) != told))
            return differs("blueprint " + digest.substr(0, 16) + " as it was built",
                           row == kept.end() ? "no row" : row->blueprint.name);
    }
    if (kept.size() != m_told.blueprints().size())
        return differs(std::to_string(m_told.blueprints().size()) + " blueprints, as the ledger tells",
                       std::to_string(kept.size()));
    return Done{};
}

Result<Done> RowCheck::results() const
{
    for (const auto& [number, told] : m_told.attempts()) {
        auto row = TRY(runOn(m_academy.store().sql(), "SELECT text FROM result WHERE attempt = ?", number));
        const bool there = row.next();
        if (there == !told.result.empty()
            && (!there || resultDigest(row.value(0).toString().toStdString()) == told.result))
            continue;
        return differs("the result of attempt " + std::to_string(number) + " as it was graded",
                       there ? "another" : "no row");
    }
    return Done{};
}

Result<Done> RowCheck::reasons() const
{
    auto rows = TRY(runOn(m_academy.store().sql(), "SELECT entry, salt, text FROM reason"));
    std::set<std::string> seen;
    while (rows.next()) {
        const auto told = m_told.reasons().find(rows.value(0).toLongLong());
        const std::string salt = rows.value(1).toString().toStdString();
        const std::string digest = reasonDigest(salt, rows.value(2).toString().toStdString());
        if (told == m_told.reasons().end() || told->second != digest)
            return differs("the reason of entry " + rows.value(0).toString().toStdString() + " as it was given", {});
        seen.insert(digest);
    }
    // one reason may stand under several entries
    for (const auto& [entry, digest] : m_told.reasons()) {
        if (!seen.contains(digest))
            return differs("the reason of entry " + std::to_string(entry) + " as it was given", "no row");
    }
    return Done{};
}

Result<Done> RowCheck::certificates() const
{
    const auto issued = TRY(m_academy.certificates().all());
    for (const auto& [serial, told] : m_told.certificates()) {
        const auto row = std::ranges::find(issued, serial, &IssuedCertificate::serial);
        const std::string name = "certificate " + std::to_string(serial) + " as the ledger tells";
        if (row == issued.end() || row->attempt != told.attempt || row->person != told.person
            || row->state != (told.revoked ? "revoked" : "issued"))
            return differs(name, row == issued.end() ? "no row" : row->state);
        const auto read = readCertificate(row->text);
        const bool same = read && read->certificate.serial == serial && hexOf(read->certificate.head) == told.head
                          && isSignedBy(m_academy.store().houseKey(), *read);
        if (!same)
            return differs(name + ", its code", row->text.substr(0, 32));
    }
    if (issued.size() != m_told.certificates().size())
        return differs(std::to_string(m_told.certificates().size()) + " certificates, as the ledger tells",
                       std::to_string(issued.size()));
    return Done{};
}

Result<Done> RowCheck::signers() const
{
    auto rows = TRY(runOn(m_academy.store().sql(), "SELECT person, public FROM role_wrap"));
    while (rows.next()) {
        const std::string id = rows.value(0).toString().toStdString();
        const auto told = m_told.signers().find(id);
        if (told == m_told.signers().end() || told->second != rows.value(1).toByteArray().toHex().toStdString())
            return differs("passphrases of those whose keys the ledger enrols", id.substr(0, 8));
    }
    return Done{};
}

Result<Done> RowCheck::people() const
{
    auto rows = TRY(runOn(m_academy.store().sql(), "SELECT id, salt FROM person"));
    const auto people = TRY(m_academy.people().all());
    std::map<std::string, std::string> salts;
    while (rows.next())
        salts[rows.value(0).toString().toStdString()] = rows.value(1).toString().toStdString();
    for (const auto& [id, told] : m_told.people()) {
        const auto row = std::ranges::find(people, id, &RosterPerson::id);
        const bool there = row != people.end();
        if (told.erased ? there : !there || !isAsTold(*row, told))
            return differs("person " + id.substr(0, 8) + " as the ledger tells: roles, time",
                           there ? row->name : std::string());
        if (there && !isNamedAsTold(*row, salts[id], told))
            return differs("person " + id.substr(0, 8) + " as the ledger tells: name, number, licence", row->name);
    }
    for (const RosterPerson& row : people) {
        if (!m_told.people().contains(row.id))
            return differs("only people whom the ledger knows", row.name);
    }
    return Done{};
}

Result<Done> RowCheck::rows() const
{
    if (m_told.house() != m_academy.store().house() || m_told.station() != m_academy.store().station())
        return differs("the house as the ledger tells: " + m_told.house(), m_academy.store().house());
    if (m_told.anchored() && !m_academy.store().hasAnchors())
        return differs("the place for the ledger's heads that the house was founded with", {});
    if (m_told.anchored() && !m_told.anchorPlace().empty()
        && m_told.anchorPlace()
               != placeDigest(m_academy.store().station(), m_academy.store().anchorFolder().toStdString()))
        return differs("the place for the ledger's heads that an administrator signed for",
                       m_academy.store().anchorFolder().toStdString());
    for (const auto part : {&RowCheck::people, &RowCheck::signers, &RowCheck::certificates, &RowCheck::blueprints,
                            &RowCheck::reasons, &RowCheck::attempts}) {
        TRY((this->*part)());
    }
    return Done{};
}

} // namespace cutcard
