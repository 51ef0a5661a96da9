// SPDX-License-Identifier: GPL-3.0-or-later
// A certificate that somebody shows: what its code says, and whether it is worth anything.
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result_text.h"
#include "app/reports/code_reader.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"

namespace cutcard {

/// Which exam a certificate is of: its paper may have another printed on it.
QString AcademyDesk::examOf(const Certificate& certificate, bool ours) const
{
    QString name;
    for (const IssuedCertificate& each : ours ? orNone(m_academy->certificates()) : std::vector<IssuedCertificate>()) {
        const auto record = each.serial == certificate.serial ? m_academy->attempt(each.attempt) : Error{};
        const auto plan = record ? m_academy->blueprint(record->blueprint) : record.error();
        if (plan)
            name = shown(plan->blueprint.name);
    }
    return name.isEmpty() ? tr("Exam no. %1: ask the house which exam that is, and compare it with the paper.")
                                .arg(certificate.programme)
                          //: the exam's name and number on a certificate
                          : tr("%1 (no. %2): compare it with the paper.").arg(name).arg(certificate.programme);
}

void AcademyDesk::verify(const QVariantMap& given)
{
    m_verified = {};
    std::string code = given.value(QStringLiteral("text")).toString().toStdString();
    std::erase_if(code, [](unsigned char each) { return each <= ' '; });
    const auto read = readCertificate(code);
    // of another house by the key that it has published
    const QString pem = given.value(QStringLiteral("key")).toString().trimmed();
    const auto key = !pem.isEmpty()         ? publicKeyOfPem(pem.toStdString())
                     : m_academy != nullptr ? std::optional(m_academy->houseKey())
                                            : std::nullopt;
    if (!read)
        fail(read.error());
    else if (!key)
        m_model.setMessage(tr("This is not a house's public key."), true);
    if (!read || !key)
        return show();
    std::optional<CertificateList> list;
    if (const QString lines = given.value(QStringLiteral("list")).toString(); !lines.trimmed().isEmpty()) {
        const auto taken = readList(lines.toStdString(), *key, tr("the list").toStdString());
        if (!taken) {
            fail(taken.error());
            return show();
        }
        list = *taken;
    }
    CertificateState state = stateOf(*read, *key, todayOf(), list ? &*list : nullptr);
    std::string why;
    if (list && list->why.contains(read->certificate.serial))
        why = list->why.at(read->certificate.serial);
    if (state == CertificateState::Valid && pem.isEmpty()) {
        // the house itself needs no list
        for (const IssuedCertificate& each : orNone(m_academy->certificates())) {
            if (each.serial != read->certificate.serial)
                continue;
            if (const auto rescored = m_academy->restsOnRescoring(each.attempt); rescored && *rescored)
                why = tr("it rests on a rescoring").toStdString();
            const auto standing = m_academy->standingOf(each);
            if (standing && *standing == "revoked") {
                state = CertificateState::Revoked;
                if (const auto revoked = m_academy->revocationOf(each.serial))
                    why = *revoked;
            } else if (standing && *standing == "superseded")
                state = CertificateState::Superseded;
        }
    }
    // what the house has not signed says nothing
    const bool genuine = state != CertificateState::Forged && state != CertificateState::OtherHouse;
    m_verified = {{QStringLiteral("valid"), state == CertificateState::Valid},
                  {QStringLiteral("state"), certificateStateText(state)}};
    if (genuine && !why.empty())
        m_verified.insert(QStringLiteral("state"), certificateStateText(state) + QStringLiteral(", ") + shown(why));
    if (genuine) {
        const Certificate& certificate = read->certificate;
        m_verified.insert(QStringLiteral("name"), shown(certificate.name));
        // the house itself knows what it has revoked
        const QString known =
            pem.isEmpty() ? QString() : QLatin1Char('\n') + revocationsKnownText(list ? &*list : nullptr);
        m_verified.insert(QStringLiteral("text"),
                          //: a certificate's number, its holder and two dates
                          tr("No. %1, %2, issued %3, expires %4")
                                  .arg(certificate.serial)
                                  .arg(shown(certificate.house), QString::fromStdString(dayText(certificate.issued)),
                                       QString::fromStdString(dayText(expiryOf(certificate))))
                              + known);
        m_verified.insert(QStringLiteral("exam"), examOf(certificate, pem.isEmpty()));
    }
    show();
}

void AcademyDesk::openVerified(const Given& given)
{
    const QString into = given.value(QStringLiteral("into")).toString();
    QString name;
    const auto bytes = bytesFrom(given, tr("Open a file"), tr("All files (*)"), name);
    if (!bytes)
        return;
    QString content = QString::fromUtf8(*bytes);
    if (into == QLatin1String("code")) {
        const auto code = certificateCodeIn(*bytes, name);
        if (!code)
            return fail(code.error());
        content = QString::fromStdString(*code);
    }
    // the page puts it where it was asked for
    m_verified = {{QStringLiteral("into"), into}, {QStringLiteral("content"), content}};
    show();
}

} // namespace cutcard
