// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/clock.h"
#include "app/cli/commands.h"
#include "app/words/said.h"

#include "app/academy/result/result_text.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/passphrase.h"
#include "app/reports/code_reader.h"
#include "app/words/tr.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct VerifyOptions {
    std::string file;
    std::string qr;
    std::string key;
    std::string earlierKey;
    std::string list;
    std::string day;
    bool json = false;
};

PublicKey keyFrom(const std::string& file)
{
    const auto key = publicKeyOfPem(readText(file));
    if (!key)
        fail(ExitCode::BadInput, refusedIn({file}, Cause::Damaged, Refusal::NotAPublicKey));
    return *key;
}

std::int32_t dayFrom(const std::string& text)
{
    if (text.empty())
        return todayOf();
    const QDate date = QDate::fromString(QString::fromStdString(text), Qt::ISODate);
    if (!date.isValid())
        fail(ExitCode::BadArguments,
             Words::tr("%1 is not a date. Write it as 2026-12-03.").arg(QString::fromStdString(text)));
    return dayOf(date.year(), date.month(), date.day());
}

void verify(const VerifyOptions& options)
{
    if (options.file.empty() == options.qr.empty())
        fail(ExitCode::BadArguments, Words::tr("Give either a file or the code's text with --qr."));
    std::string code = options.qr.empty() ? need(certificateCodeIn(QByteArray::fromStdString(readText(options.file)),
                                                                   QString::fromStdString(options.file)))
                                          : options.qr;
    // copied from a page it stands in several lines
    std::erase_if(code, [](char each) { return each == ' ' || each == '\n' || each == '\r'; });
    const ReadCertificate read = need(readCertificate(code));
    const PublicKey key = keyFrom(options.key);
    const auto earlier = options.earlierKey.empty() ? std::nullopt : std::optional(keyFrom(options.earlierKey));
    const auto list =
        options.list.empty() ? std::nullopt : std::optional(need(readList(readText(options.list), key, options.list)));
    const CertificateState state =
        stateOf(read, key, dayFrom(options.day), list ? &*list : nullptr, earlier ? &*earlier : nullptr);
    const Certificate& certificate = read.certificate;
    // what is not signed by the house is not shown as if it said something
    const bool genuine = state != CertificateState::Forged && state != CertificateState::OtherHouse;
    const std::string why =
        genuine && list && list->why.contains(certificate.serial) ? list->why.at(certificate.serial) : std::string();
    if (options.json) {
        Json json{{"state", wordOf(state)}, {"valid", state == CertificateState::Valid}};
        json.set("listDay", list ? Json(dayText(list->day)) : Json());
        if (!why.empty())
            json.set(state == CertificateState::Revoked ? "revoked" : "note", why);
        if (genuine) {
            json.set("serial", certificate.serial);
            json.set("name", certificate.name);
            json.set("house", certificate.house);
            json.set("programme", certificate.programme);
            json.set("issued", dayText(certificate.issued));
            json.set("expires", dayText(expiryOf(certificate)));
            json.set("rulebooks", hexOf(certificate.rulebooks));
            json.set("ledgerHead", hexOf(certificate.head));
        }
        print(json);
    } else {
        QTextStream out(stdout);
        out << said(state)
            << (why.empty() ? QString() : QStringLiteral(" (%1)").arg(printable(QString::fromStdString(why)))) << '\n';
        if (genuine)
            out << Words::tr("No. %1, %2, %3")
                       .arg(certificate.serial)
                       .arg(printable(QString::fromStdString(certificate.name)),
                            printable(QString::fromStdString(certificate.house)))
                << '\n'
                << Words::tr("exam no. %1, issued %2, expires %3")
                       .arg(certificate.programme)
                       .arg(QString::fromStdString(dayText(certificate.issued)),
                            QString::fromStdString(dayText(expiryOf(certificate))))
                << '\n'
                << revocationsKnownText(list ? &*list : nullptr) << '\n';
    }
    if (state != CertificateState::Valid)
        end(ExitCode::FaultsFound);
}

void list(const AcademyOptions& options)
{
    const auto academy = openAcademy(options);
    const Unlocked who = unlockAcademy(*academy, options);
    QTextStream(stdout) << QString::fromStdString(need(academy->certificates().signedList(who, todayOf())));
}

} // namespace

std::vector<Command> certificateCommands()
{
    const auto verifying = std::make_shared<VerifyOptions>();
    const auto listing = std::make_shared<AcademyOptions>();
    return {{"certificate verify",
             Words::tr("Check a certificate offline with the house's public key"),
             {{"FILE", &verifying->file, Words::tr("a picture of the code, or a file with its text")},
              {"--qr", &verifying->qr, Words::tr("the code itself, as text")},
              needed({"--key", &verifying->key, Words::tr("the house's public key (PEM)")}),
              {"--earlier-key", &verifying->earlierKey,
               Words::tr("the house's earlier key, for certificates signed with it; needs --revoked")},
              {"--revoked", &verifying->list, Words::tr("a file with the house's signed list of certificates")},
              {"--day", &verifying->day, Words::tr("check as of this date instead of today")},
              jsonFlag(verifying->json)},
             [verifying] { verify(*verifying); }},
            {"certificate list", Words::tr("Print the signed list of certificates issued and revoked"),
             signedIn(*listing), [listing] { list(*listing); }}};
}

} // namespace cutcard::cli
