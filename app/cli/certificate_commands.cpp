// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/certificate_commands.h"

#include "app/academy/certificate.h"
#include "app/academy/result_text.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/reports/certificate_report.h"
#include "app/reports/code_reader.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QDate>
#include <QTextStream>

#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct VerifyOptions {
    std::string file;
    std::string qr;
    std::string key;
    std::string earlierKey;
    std::string list;
    std::string day;
    bool json = false;
};

struct CertificateOptions {
    AcademyOptions academy;
    std::int64_t number = 0;
    std::string reason;
    std::string out;
};

PublicKey keyFrom(const std::string& file)
{
    const auto key = publicKeyOfPem(readText(file));
    if (!key)
        fail(ExitCode::BadInput, Error{.place = {.name = file},
                                       .cause = Cause::Damaged,
                                       .expected = "an Ed25519 public key (PEM)",
                                       .found = {}});
    return *key;
}

std::int32_t dayFrom(const std::string& text)
{
    if (text.empty())
        return todayOf();
    const QDate date = QDate::fromString(QString::fromStdString(text), Qt::ISODate);
    if (!date.isValid())
        fail(ExitCode::BadArguments,
             Words::tr("a day is written as 2026-12-03, not %1").arg(QString::fromStdString(text)));
    return dayOf(date.year(), date.month(), date.day());
}

void verify(const VerifyOptions& options)
{
    if (options.file.empty() == options.qr.empty())
        fail(ExitCode::BadArguments, Words::tr("name a file, or give the code's text with --qr"));
    std::string code = options.qr.empty() ? need(certificateCodeIn(QByteArray::fromStdString(readText(options.file)),
                                                                   QString::fromStdString(options.file)))
                                          : options.qr;
    // copied from a page it stands in several lines
    std::erase_if(code, [](char each) { return each == ' ' || each == '\n' || each == '\r'; });
    const auto read = readCertificate(code);
    if (!read)
        fail(ExitCode::BadInput, read.error());
    const PublicKey key = keyFrom(options.key);
    const auto earlier = options.earlierKey.empty() ? std::nullopt : std::optional(keyFrom(options.earlierKey));
    const auto list =
        options.list.empty() ? std::nullopt : std::optional(need(readList(readText(options.list), key, options.list)));
    const CertificateState state =
        stateOf(*read, key, dayFrom(options.day), list ? &*list : nullptr, earlier ? &*earlier : nullptr);
    const Certificate& certificate = read->certificate;
    // what is not signed by the house is not shown as if it said something
    const bool genuine = state != CertificateState::Forged && state != CertificateState::OtherHouse;
    const std::string why = state == CertificateState::Revoked && list->why.contains(certificate.serial)
                                ? list->why.at(certificate.serial)
                                : std::string();
    if (options.json) {
        Json json{{"state", std::string(certificateStateWords[static_cast<std::size_t>(state)])},
                  {"valid", state == CertificateState::Valid}};
        if (!why.empty())
            json["revoked"] = why;
        if (genuine) {
            json["serial"] = certificate.serial;
            json["name"] = certificate.name;
            json["house"] = certificate.house;
            json["programme"] = certificate.programme;
            json["issued"] = dayText(certificate.issued);
            json["expires"] = dayText(expiryOf(certificate));
            json["rulebooks"] = hexOf(certificate.rulebooks);
            json["ledgerHead"] = hexOf(certificate.head);
        }
        print(json);
    } else {
        QTextStream out(stdout);
        out << certificateStateText(state)
            << (why.empty() ? QString() : QStringLiteral(", ") + printable(QString::fromStdString(why))) << '\n';
        if (genuine)
            out << Words::tr("No. %1, %2, %3")
                       .arg(certificate.serial)
                       .arg(printable(QString::fromStdString(certificate.name)),
                            printable(QString::fromStdString(certificate.house)))
                << '\n'
                << Words::tr("programme %1, issued %2, expires %3")
                       .arg(certificate.programme)
                       .arg(QString::fromStdString(dayText(certificate.issued)),
                            QString::fromStdString(dayText(expiryOf(certificate))))
                << '\n';
    }
    if (state != CertificateState::Valid)
        end(ExitCode::FaultsFound);
}

void issue(const CertificateOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    QTextStream(stdout) << QString::fromStdString(need(academy->issue(who, options.number, todayOf())).text) << '\n';
}

void printPage(const CertificateOptions& options)
{
    const auto academy = openAcademy(options.academy);
    if (const auto done = writeCertificate(*academy, options.number, QString::fromStdString(options.out)); !done)
        fail(done.error().place.name == options.out ? ExitCode::CannotWrite : ExitCode::BadInput, done.error());
}

void revoke(const CertificateOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->revoke(who, options.number, options.reason));
}

void list(const CertificateOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    QTextStream(stdout) << QString::fromStdString(need(academy->signedList(who, todayOf())));
}

} // namespace

void addCertificateCommands(CLI::App& app)
{
    CLI::App* certificate =
        app.add_subcommand("certificate", Words::tr("Certificates, and whether one is valid").toStdString());
    certificate->require_subcommand(1);
    auto verifying = std::make_shared<VerifyOptions>();
    CLI::App* verified = certificate->add_subcommand(
        "verify", Words::tr("Check a certificate by the house's public key, offline").toStdString());
    verified->add_option("FILE", verifying->file, Words::tr("a file with the text of the code").toStdString());
    verified->add_option("--qr", verifying->qr, Words::tr("the text of the code itself").toStdString());
    verified->add_option("--key", verifying->key, Words::tr("the house's public key (PEM)").toStdString())->required();
    verified->add_option("--earlier-key", verifying->earlierKey,
                         Words::tr("a key that the house had before; needs --revoked").toStdString());
    verified->add_option("--revoked", verifying->list, Words::tr("the house's signed list").toStdString());
    verified->add_option("--day", verifying->day, Words::tr("on this day, in place of today").toStdString());
    verified->add_flag("--json", verifying->json, Words::tr("print JSON").toStdString());
    verified->callback([verifying] { verify(*verifying); });

    auto options = std::make_shared<CertificateOptions>();
    CLI::App* issued = certificate->add_subcommand(
        "issue", Words::tr("Issue the certificate of a confirmed attempt; prints the code's text").toStdString());
    addAcademyOptions(*issued, options->academy, true);
    issued->add_option("ATTEMPT", options->number, Words::tr("the attempt's number").toStdString())->required();
    issued->callback([options] { issue(*options); });
    CLI::App* printed =
        certificate->add_subcommand("print", Words::tr("Write an issued certificate as a PDF page").toStdString());
    addAcademyOptions(*printed, options->academy, false);
    printed->add_option("ATTEMPT", options->number, Words::tr("the attempt's number").toStdString())->required();
    printed->add_option("--out", options->out, Words::tr("the file to write").toStdString())->required();
    printed->callback([options] { printPage(*options); });
    CLI::App* revoked = certificate->add_subcommand("revoke", Words::tr("Take a certificate back").toStdString());
    addAcademyOptions(*revoked, options->academy, true);
    revoked->add_option("SERIAL", options->number, Words::tr("the certificate's number").toStdString())->required();
    revoked->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    revoked->callback([options] { revoke(*options); });
    CLI::App* listed = certificate->add_subcommand(
        "list", Words::tr("Print the signed list of what was issued and revoked").toStdString());
    addAcademyOptions(*listed, options->academy, true);
    listed->callback([options] { list(*options); });
}

} // namespace cutcard::cli
