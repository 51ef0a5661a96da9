// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates: issued, revoked, listed.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/certificate.h"
#include "core/rules/rulebook.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace cutcard {

namespace {

/// The rulebooks' editions as a certificate pins them.
std::array<std::uint8_t, 8> rulebooksOf(const std::vector<Document>& documents)
{
    std::string text;
    for (const Document document : documents)
        text.append(documentWord(document)).append(" ").append(std::to_string(documentHead(document).edition)) += '\n';
    const Digest digest = sha256("cutcard-rulebook-2\n", text);
    std::array<std::uint8_t, 8> first{};
    std::copy_n(digest.begin(), first.size(), first.begin());
    return first;
}

} // namespace

std::optional<ExamOutcome> outcomeFrom(const std::string& kept)
{
    const QString word =
        QJsonDocument::fromJson(QByteArray::fromStdString(kept)).object().value(QStringLiteral("outcome")).toString();
    const auto found = std::ranges::find(examOutcomeWords, word.toStdString());
    if (found == examOutcomeWords.end())
        return std::nullopt;
    return static_cast<ExamOutcome>(found - examOutcomeWords.begin());
}

Result<Done> Academy::isPassed(const AttemptRecord& record) const
{
    const auto kept = result(record.number);
    if (!kept)
        return kept.error();
    const auto outcome = *kept ? outcomeFrom((*kept)->text) : std::nullopt;
    const bool confirmed = record.state == AttemptState::Confirmed;
    if (confirmed && outcome == ExamOutcome::Passed)
        return Done{};
    return faultIn("attempt " + std::to_string(record.number), Cause::NotAllowed, "confirmed, and passed",
                   std::string(confirmed ? "not passed" : attemptStateWords[static_cast<std::size_t>(record.state)]));
}

Result<IssuedCertificate> Academy::issue(const Unlocked& who, std::int64_t attemptNumber, std::int32_t today)
{
    const auto record = attempt(attemptNumber);
    if (!record)
        return record.error();
    if (const auto may = mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Administrator), record->person); !may)
        return may.error();
    if (const auto passed = isPassed(*record); !passed)
        return passed.error();
    const auto candidate = person(record->person);
    const auto pinned = blueprint(record->blueprint);
    if (!candidate || !pinned)
        return candidate ? pinned.error() : candidate.error();
    if (!*candidate)
        return fault(Cause::UnknownWord, "a person of the roster", record->person);
    const auto before = certificates();
    if (!before)
        return before.error();
    // once is enough
    if (const auto same = std::ranges::find(*before, attemptNumber, &IssuedCertificate::attempt); same != before->end())
        return *same;
    // an old file put back may know nothing of why it was void
    if (const auto held = holdsAnchors(); !held)
        return held.error();
    IssuedCertificate issued{
        .serial = static_cast<std::int64_t>(before->size()) + 1, .attempt = attemptNumber, .person = record->person};
    Certificate certificate{.key = keyId(m_houseKey),
                            .serial = static_cast<std::uint32_t>(issued.serial),
                            .issued = today,
                            .validMonths = pinned->blueprint.validMonths,
                            .programme = pinned->blueprint.programme,
                            .rulebooks = rulebooksOf(pinned->blueprint.documents),
                            .name = (*candidate)->name,
                            .house = m_house};
    if (const auto done = whole([&] { return enterIssued(who, certificate, issued); }); !done)
        return done.error();
    if (const auto noted = noteAnchor(who); !noted)
        return noted.error();
    return issued;
}

Result<Done> Academy::enterIssued(const Unlocked& who, Certificate& certificate, IssuedCertificate& issued)
{
    // the name is in what was signed by the house, and nowhere in the ledger: a salted digest stands for it
    const std::string salt = hexOf(randomBytes(16));
    auto entered =
        enter("certificate-issued", who.person,
              attemptField(issued.attempt) + ",\"serial\":" + std::to_string(issued.serial) + ",\"issued\":"
                  + std::to_string(certificate.issued) + ",\"months\":" + std::to_string(certificate.validMonths)
                  + ",\"programme\":" + std::to_string(certificate.programme) + ",\"rulebooks\":\""
                  + hexOf(certificate.rulebooks) + "\",\"person\":\"" + issued.person + "\",\"name\":\""
                  + hexOf(sha256(salt, certificate.name)) + "\"",
              &who.personal);
    if (!entered)
        return entered;
    certificate.head = m_head.hash;
    auto text = signedCertificate(certificate, who.houseKey());
    if (!text)
        return text.error();
    issued.text = std::move(*text);
    const auto added = m_connection->run(QStringLiteral("INSERT INTO certificate VALUES (?, ?, ?, ?, 'issued')"),
                                         {qlonglong(issued.serial), qlonglong(issued.attempt),
                                          QString::fromStdString(issued.person), QString::fromStdString(issued.text)});
    return added ? Result<Done>(Done{}) : Result<Done>(added.error());
}

Result<Done> Academy::revoke(const Unlocked& who, std::int64_t serial, const std::string& reason)
{
    const auto all = certificates();
    if (!all)
        return all.error();
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    const auto found = std::ranges::find(*all, serial, &IssuedCertificate::serial);
    if (found == all->end() || found->state != "issued")
        return fault(Cause::NotAllowed, "a certificate that was issued and not revoked", std::to_string(serial));
    auto revoked = whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        if (const auto set = m_connection->run(
                QStringLiteral("UPDATE certificate SET state = 'revoked' WHERE serial = ?"), {qlonglong(serial)});
            !set)
            return set.error();
        return enter("certificate-revoked", who.person, "\"serial\":" + std::to_string(serial) + "," + *why,
                     &who.personal);
    });
    return notedOutside(who, std::move(revoked));
}

Result<std::vector<IssuedCertificate>> Academy::certificates() const
{
    auto rows = m_connection->run(
        QStringLiteral("SELECT serial, attempt, person, text, state FROM certificate ORDER BY serial"));
    if (!rows)
        return rows.error();
    std::vector<IssuedCertificate> all;
    while (rows->next())
        all.push_back({.serial = rows->value(0).toLongLong(),
                       .attempt = rows->value(1).toLongLong(),
                       .person = rows->value(2).toString().toStdString(),
                       .text = rows->value(3).toString().toStdString(),
                       .state = rows->value(4).toString().toStdString()});
    return all;
}

Result<std::string> Academy::standingOf(const IssuedCertificate& certificate) const
{
    if (certificate.state != "issued")
        return certificate.state;
    const auto record = attempt(certificate.attempt);
    const auto read = readCertificate(certificate.text);
    if (!record || !read)
        return record ? read.error() : record.error();
    const auto pinned = blueprint(record->blueprint);
    if (!pinned)
        return pinned.error();
    const bool revised = read->certificate.rulebooks != rulebooksOf(pinned->blueprint.documents);
    return std::string(revised && pinned->blueprint.expiresOnRevision ? "superseded" : "issued");
}

Result<std::string> Academy::revocationOf(std::int64_t serial) const
{
    const std::string words = R"("kind":"certificate-revoked","serial":)" + std::to_string(serial);
    auto lines = m_connection->run(QStringLiteral("SELECT line FROM ledger WHERE instr(line, ?) > 0"),
                                   {QString::fromStdString(words)});
    if (!lines)
        return lines.error();
    while (lines->next()) {
        const std::string line = lines->value(0).toString().toStdString();
        if (fieldOf(line, "kind") != "certificate-revoked" || numberFieldOf(line, "serial") != serial)
            continue;
        auto reason = reasonOf(line);
        if (!reason)
            return reason;
        std::string text = fieldOf(line, "time").substr(0, 10) + " " + *reason;
        // a line of a list is one line
        std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        return text;
    }
    return std::string();
}

Result<std::vector<std::string>> Academy::rescoringsOf(std::int64_t attempt) const
{
    auto rows = m_connection->run(QStringLiteral("SELECT ledger.line FROM rescored JOIN ledger ON ledger.seq = "
                                                 "rescored.entry WHERE rescored.attempt = ? ORDER BY rescored.entry"),
                                  {qlonglong(attempt)});
    if (!rows)
        return rows.error();
    std::vector<std::string> all;
    while (rows->next())
        all.push_back(rows->value(0).toString().toStdString());
    return all;
}

Result<int> Academy::rescoringsUnder(std::int64_t attempt) const
{
    const auto now = result(attempt);
    auto first = m_connection->run(QStringLiteral("SELECT text FROM result WHERE attempt = ?"), {qlonglong(attempt)});
    if (!now || !first)
        return now ? first.error() : now.error();
    if (!*now || !first->next())
        return 0;
    if (outcomeFrom((*now)->text) != ExamOutcome::Passed
        || outcomeFrom(first->value(0).toString().toStdString()) == ExamOutcome::Passed)
        return 0;
    return rescoringsOf(attempt).transform([](const auto& all) { return static_cast<int>(all.size()); });
}

Result<std::string> Academy::restsOn(const IssuedCertificate& certificate) const
{
    const auto rescored = rescoringsUnder(certificate.attempt);
    const auto missing = gaps();
    const auto issued = lastEntry("certificate-issued", certificate.attempt);
    if (!rescored || !missing || !issued)
        return rescored ? (missing ? issued.error() : missing.error()) : rescored.error();
    std::string words = *rescored > 0 ? restsOnRescoringWords + std::to_string(*rescored) : std::string();
    for (const std::string& gap : *missing) {
        if (numberFieldOf(gap, "seq") < numberFieldOf(*issued, "seq"))
            words += (words.empty() ? "" : "; ") + (restsOnGapWords + fieldOf(gap, "time").substr(0, 10));
    }
    return words;
}

Result<std::string> Academy::signedList(const Unlocked& who, std::int32_t today) const
{
    const auto all = certificates();
    if (!all)
        return all.error();
    CertificateList list{.day = today};
    for (const IssuedCertificate& each : *all) {
        const auto serial = static_cast<std::uint32_t>(each.serial);
        auto standing = standingOf(each);
        if (!standing)
            return standing;
        list.entries[serial] = std::move(*standing);
        const auto read = readCertificate(each.text);
        if (!read)
            return read.error();
        list.keys[serial] = listedAs(*read);
        auto why = revocationOf(each.serial);
        if (!why)
            return why;
        if (why->empty())
            why = restsOn(each);
        if (!why)
            return why;
        if (!why->empty())
            list.why[serial] = std::move(*why);
    }
    return listText(list, who.houseKey());
}

} // namespace cutcard
