// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/certificates.h"

#include "app/academy/ledger/certificate.h"
#include "app/academy/store/rows.h"

namespace cutcard {

/// The rulebooks' editions as a certificate pins them.
static std::array<std::uint8_t, 8> rulebooksOf(const std::vector<Document>& documents)
{
    std::string text;
    for (const Document document : documents)
        text.append(documentWord(document)).append(" ").append(std::to_string(documentHead(document).edition)) += '\n';
    const Digest digest = sha256("cutcard-rulebook-2\n", text);
    std::array<std::uint8_t, 8> first{};
    std::copy_n(digest.begin(), first.size(), first.begin());
    return first;
}

Result<Done> Certificates::isPassed(const AttemptRecord& record) const
{
    const auto kept = TRY(m_beside.results.of(record.number));
    const auto outcome = kept ? outcomeFrom(kept->text) : std::nullopt;
    const bool confirmed = record.state == AttemptState::Confirmed;
    if (confirmed && outcome == ExamOutcome::Passed)
        return Done{};
    return refusedIn({"attempt " + std::to_string(record.number)}, Cause::NotAllowed, Refusal::NoCertificateFor,
                     std::string(confirmed ? "not passed" : wordOf(record.state)));
}

Result<IssuedCertificate> Certificates::issue(const Unlocked& who, std::int64_t attemptNumber, std::int32_t today)
{
    const auto record = TRY(attemptRow(m_store.sql(), attemptNumber));
    TRY(m_beside.signers.mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Administrator), record.person));
    TRY(isPassed(record));
    const auto candidate = TRY(personRow(m_store.sql(), record.person));
    const auto pinned = TRY(m_beside.blueprints.one(record.blueprint));
    if (!candidate)
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyCalledThat, record.person);
    const auto before = TRY(all());
    // once is enough
    if (const auto same = std::ranges::find(before, attemptNumber, &IssuedCertificate::attempt); same != before.end())
        return *same;
    // an old file put back may know nothing of why it was void
    TRY(m_beside.heads.areHeld());
    IssuedCertificate issued{
        .serial = static_cast<std::int64_t>(before.size()) + 1, .attempt = attemptNumber, .person = record.person};
    Certificate certificate{.key = keyId(m_store.houseKey()),
                            .serial = static_cast<std::uint32_t>(issued.serial),
                            .issued = today,
                            .validMonths = pinned.blueprint.validMonths,
                            .programme = pinned.blueprint.programme,
                            .rulebooks = rulebooksOf(pinned.blueprint.documents),
                            .name = candidate->name,
                            .house = m_store.house()};
    TRY(m_store.whole([&] { return enterIssued(who, certificate, issued); }));
    TRY(m_beside.heads.note(who));
    return issued;
}

Result<Done> Certificates::enterIssued(const Unlocked& who, Certificate& certificate, IssuedCertificate& issued)
{
    // the name is in what was signed by the house, and nowhere in the ledger: a salted digest stands for it
    const std::string salt = hexOf(randomBytes(16));
    TRY(m_store.enter("certificate-issued", who,
                      attemptField(issued.attempt) + ",\"serial\":" + std::to_string(issued.serial)
                          + ",\"issued\":" + std::to_string(certificate.issued)
                          + ",\"months\":" + std::to_string(certificate.validMonths)
                          + ",\"programme\":" + std::to_string(certificate.programme) + ",\"rulebooks\":\""
                          + hexOf(certificate.rulebooks) + "\",\"person\":\"" + issued.person + "\",\"name\":\""
                          + hexOf(sha256(salt, certificate.name)) + "\""));
    certificate.head = m_store.head().hash;
    issued.text = TRY(signedCertificate(certificate, who.houseKey()));
    return runOn(m_store.sql(), "INSERT INTO certificate VALUES (?, ?, ?, ?, 'issued')", issued.serial, issued.attempt,
                 issued.person, issued.text)
        .done();
}

Result<Done> Certificates::revoke(const Unlocked& who, std::int64_t serial, const std::string& reason)
{
    const auto all = TRY(this->all());
    TRY(m_beside.signers.mayDo(who, roleSet(Role::Administrator)));
    const auto found = std::ranges::find(all, serial, &IssuedCertificate::serial);
    if (found == all.end() || found->state != "issued")
        return m_store.refuse(Cause::NotAllowed, Refusal::NotIssued, std::to_string(serial));
    auto revoked = m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        TRY(runOn(m_store.sql(), "UPDATE certificate SET state = 'revoked' WHERE serial = ?", serial));
        return m_store.enter("certificate-revoked", who, "\"serial\":" + std::to_string(serial) + "," + why);
    });
    return m_beside.heads.notedOutside(who, std::move(revoked));
}

Result<std::vector<IssuedCertificate>> Certificates::all() const
{
    return m_store.sql().rows<IssuedCertificate, 5>(
        "SELECT serial, attempt, person, text, state FROM certificate ORDER BY serial");
}

Result<std::string> Certificates::standingOf(const IssuedCertificate& certificate) const
{
    if (certificate.state != "issued")
        return certificate.state;
    const auto record = TRY(attemptRow(m_store.sql(), certificate.attempt));
    const auto read = TRY(readCertificate(certificate.text));
    const auto pinned = TRY(m_beside.blueprints.one(record.blueprint));
    const bool revised = read.certificate.rulebooks != rulebooksOf(pinned.blueprint.documents);
    return std::string(revised && pinned.blueprint.expiresOnRevision ? "superseded" : "issued");
}

Result<std::string> Certificates::revocationOf(std::int64_t serial) const
{
    const std::string words = R"("kind":"certificate-revoked","serial":)" + std::to_string(serial);
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger WHERE instr(line, ?) > 0", words));
    while (lines.next()) {
        const std::string line = lines.value(0).toString().toStdString();
        if (fieldOf(line, "kind") != "certificate-revoked" || numberFieldOf(line, "serial") != serial)
            continue;
        auto reason = TRY(m_beside.ledger.reasonOf(line));
        std::string text = fieldOf(line, "time").substr(0, 10) + " " + reason;
        // a line of a list is one line
        std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        return text;
    }
    return std::string();
}

Result<std::string> Certificates::restsOn(const IssuedCertificate& certificate) const
{
    const auto rescored = TRY(m_beside.results.rescoringsUnder(certificate.attempt));
    const auto missing = TRY(m_beside.ledger.gaps());
    const auto issued = TRY(m_beside.ledger.lastEntry("certificate-issued", certificate.attempt));
    std::string words = rescored > 0 ? restsOnRescoringWords + std::to_string(rescored) : std::string();
    for (const std::string& gap : missing) {
        if (numberFieldOf(gap, "seq") < numberFieldOf(issued, "seq"))
            words.append(words.empty() ? "" : "; ").append(restsOnGapWords + fieldOf(gap, "time").substr(0, 10));
    }
    return words;
}

Result<std::string> Certificates::signedList(const Unlocked& who, std::int32_t today) const
{
    const auto all = TRY(this->all());
    CertificateList list{.day = today};
    for (const IssuedCertificate& each : all) {
        const auto serial = static_cast<std::uint32_t>(each.serial);
        list.entries[serial] = TRY(standingOf(each));
        list.keys[serial] = listedAs(TRY(readCertificate(each.text)));
        std::string why = TRY(revocationOf(each.serial));
        if (why.empty())
            why = TRY(restsOn(each));
        if (!why.empty())
            list.why[serial] = std::move(why);
    }
    return listText(list, who.houseKey());
}

} // namespace cutcard
