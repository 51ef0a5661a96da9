// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/clock.h"
#include "app/supervisor/desks.h"
#include "app/words/said.h"

#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/reports/code_reader.h"

namespace cutcard {

/// The list that was given beside a certificate; nothing: none was.
static Result<std::optional<CertificateList>> listFrom(const QString& lines, const PublicKey& key)
{
    if (lines.trimmed().isEmpty())
        return std::optional<CertificateList>();
    return readList(lines.toStdString(), key, VerifyDesk::tr("the list").toStdString())
        .transform([](const CertificateList& list) { return std::optional(list); });
}

/// What the house itself knows of a certificate that is good: it needs no list.
static void askHouse(const Academy& academy, const Certificate& certificate, CertificateState& state, std::string& why)
{
    const auto all = orNone(academy.certificates().all());
    const auto issued = std::ranges::find(all, std::int64_t{certificate.serial}, &IssuedCertificate::serial);
    if (issued == all.end())
        return;
    if (const auto rests = academy.certificates().restsOn(*issued))
        why = *rests;
    const auto standing = academy.certificates().standingOf(*issued);
    if (standing && *standing == "revoked") {
        state = CertificateState::Revoked;
        if (const auto reason = academy.certificates().revocationOf(issued->serial))
            why = *reason;
    } else if (standing && *standing == "superseded")
        state = CertificateState::Superseded;
}

QString VerifyDesk::examOf(const Certificate& certificate, bool ours) const
{
    QString name;
    for (const IssuedCertificate& each :
         ours ? orNone(academy()->certificates().all()) : std::vector<IssuedCertificate>()) {
        const auto record = each.serial == certificate.serial ? academy()->attempts().one(each.attempt) : Error{};
        const auto plan = record ? academy()->blueprints().one(record->blueprint) : record.error();
        if (plan)
            name = examText(plan->blueprint.name);
    }
    return name.isEmpty()
               ? tr("Exam no. %1: ask the house which one, and compare it with the paper.").arg(certificate.programme)
               //: the exam's name and number on a certificate
               : tr("%1 (no. %2): compare it with the paper.").arg(name).arg(certificate.programme);
}

QVariantMap VerifyDesk::verifiedOf(const ReadCertificate& read, const PublicKey& key, const CertificateList* list,
                                   bool ours) const
{
    const Certificate& certificate = read.certificate;
    CertificateState state = stateOf(read, key, todayOf(), list);
    // what the house has not signed says nothing
    if (state == CertificateState::Forged || state == CertificateState::OtherHouse)
        return {{"valid", false}, {"state", said(state)}};
    std::string why;
    if (list != nullptr && list->why.contains(certificate.serial))
        why = list->why.at(certificate.serial);
    if (state == CertificateState::Valid && ours)
        askHouse(*academy(), certificate, state, why);
    // the house itself knows what it has revoked
    const QString known = ours ? QString() : QLatin1Char('\n') + revocationsKnownText(list);
    return {{"valid", state == CertificateState::Valid},
            {"state", said(state) + (why.empty() ? QString() : QStringLiteral(", ") + shown(why))},
            {"name", shown(certificate.name)},
            {"text",
             //: a certificate's number, its holder and two dates
             tr("No. %1, %2, issued %3, expires %4")
                     .arg(certificate.serial)
                     .arg(shown(certificate.house), QString::fromStdString(dayText(certificate.issued)),
                          QString::fromStdString(dayText(expiryOf(certificate))))
                 + known},
            {"exam", examOf(certificate, ours)}};
}

void VerifyDesk::verify(const QString& typed, const QString& typedKey, const QString& lines)
{
    m_acts.say({});
    m_verified = {};
    std::string code = typed.toStdString();
    std::erase_if(code, [](unsigned char each) { return each <= ' '; });
    const auto read = readCertificate(code);
    // of another house by the key that it has published
    const QString pem = typedKey.trimmed();
    const auto key = !pem.isEmpty()         ? publicKeyOfPem(pem.toStdString())
                     : academy() != nullptr ? std::optional(academy()->store().houseKey())
                                            : std::nullopt;
    if (!read)
        m_acts.say(read.error());
    else if (!key)
        m_acts.say({tr("This is not a house's public key."), true});
    else if (const auto list = listFrom(lines, *key); !list)
        m_acts.say(list.error());
    else
        m_verified = verifiedOf(*read, *key, *list ? &**list : nullptr, pem.isEmpty());
    m_acts.show();
}

std::optional<QByteArray> VerifyDesk::read(QString& file)
{
    m_acts.say({});
    return m_acts.read(tr("Open a file"), tr("All files (*)"), file);
}

void VerifyDesk::openCode(const QString& file)
{
    QString name = file;
    const auto bytes = read(name);
    if (!bytes)
        return;
    const auto code = certificateCodeIn(*bytes, name);
    if (m_acts.isDone(code))
        put(QStringLiteral("code"), QString::fromStdString(*code));
}

void VerifyDesk::openKey(const QString& file)
{
    QString name = file;
    if (const auto bytes = read(name))
        put(QStringLiteral("key"), QString::fromUtf8(*bytes));
}

void VerifyDesk::openList(const QString& file)
{
    QString name = file;
    if (const auto bytes = read(name))
        put(QStringLiteral("list"), QString::fromUtf8(*bytes));
}

/// The page puts it where it was asked for.
void VerifyDesk::put(const QString& into, const QString& content)
{
    m_verified = {{"into", into}, {"content", content}};
    m_acts.show();
}

} // namespace cutcard
