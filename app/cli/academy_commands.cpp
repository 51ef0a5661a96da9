// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/words/errors/error_words.h"

#include "app/academy/people/roster.h"
#include "app/academy/result/result.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/passphrase.h"
#include "app/words/tr.h"

#include <QFileInfo>
#include <QTextStream>

namespace cutcard::cli {

namespace {

/// That a ledger is whole, and how far a checkpoint signs its head.
QString wholeText(std::uint64_t entries, std::uint64_t signedUpTo)
{
    return signedUpTo == 0
               ? Words::tr("Ledger complete, entries: %1; no checkpoint signed yet").arg(entries)
               : Words::tr("Ledger complete, entries: %1; signed up to entry %2").arg(entries).arg(signedUpTo);
}

struct HouseCommandOptions {
    AcademyOptions academy;
    std::string anchors;
    std::string file;
    std::vector<std::string> anchorFiles;
    std::string key;
    bool dryRun = false;
    bool json = false;
};

void status(const HouseCommandOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const auto attempts = need(academy->attempts().all());
    const auto check = need(academy->ledger().check());
    if (options.json) {
        const auto row = [](const AttemptRecord& each) -> Json {
            return {{"attempt", each.number},
                    {"person", each.person},
                    {"count", each.attempt},
                    {"state", wordOf(each.state)},
                    {"part", each.part},
                    {"usedSeconds", each.used},
                    {"interruptions", each.interruptions}};
        };
        return print({{"house", academy->store().house()},
                      {"ledger", check.head().count},
                      {"signedUpTo", check.signedUpTo()},
                      {"anchors", academy->store().hasAnchors()},
                      {"anchorsFit", !academy->heads().fault()},
                      {"skippedLines", academy->heads().skipped().size()},
                      {"lastNoted", academy->heads().lastNoted() ? Json(academy->heads().lastNoted()->noted) : Json()},
                      {"attempts", Json::list(attempts, row)}});
    }
    QTextStream out(stdout);
    out << QString::fromStdString(academy->store().house()) << '\n'
        << wholeText(check.head().count, check.signedUpTo()) << '\n';
    if (!academy->store().hasAnchors())
        out << Words::tr("Without a backup folder for checkpoints, only this computer can detect that an old copy of "
                         "the database was put back.")
            << '\n';
    else if (const auto& head = academy->heads().lastNoted(); head && !academy->heads().fault())
        out << Words::tr("Last checkpoint in the backup folder: %1, entries: %2")
                   .arg(printable(QString::fromStdString(head->noted)))
                   .arg(head->count)
            << '\n';
    for (const Error& line : academy->heads().skipped())
        //: a file, and one of its lines
        out << Words::tr("Checkpoint skipped, not signed by this house: %1, line %2")
                   .arg(printable(QString::fromStdString(line.place.name)))
                   .arg(line.place.line)
            << '\n';
    for (const AttemptRecord& each : attempts) {
        const auto person = need(academy->people().one(each.person));
        const std::string state = wordOf(each.state);
        out << Words::tr("Attempt %1: %2, %3")
                   .arg(each.number)
                   .arg(person ? printable(QString::fromStdString(person->name)) : QString::fromStdString(each.person),
                        QString::fromUtf8(state))
            << '\n';
    }
    out.flush();
    if (academy->heads().fault())
        fail(ExitCode::FaultsFound, *academy->heads().fault());
}

void keys(const HouseCommandOptions& options)
{
    const auto academy = openAcademy(options.academy);
    QTextStream(stdout) << QString::fromStdString(pemOf(academy->store().houseKey()));
}

/// Puts back what is not as the ledger tells, and the results that have to be worked out again.
void rebuild(const HouseCommandOptions& options)
{
    const QString folder = QString::fromStdString(options.academy.folder);
    std::string passphrase = readPassphrase(options.academy.passphraseFile);
    const auto done =
        Academy::rebuild(folder, options.academy.who, passphrase, QString::fromStdString(options.anchors));
    if (done && !done->results.empty()) {
        const auto academy = need(Academy::open(folder, Academy::Opening::Mend));
        const auto who = academy->signers().unlock(findPerson(*academy, options.academy.who).id, passphrase);
        for (const std::int64_t attempt : done->results)
            need(who ? gradeAgain(*academy, attempt, *who) : who.error());
    }
    wipe(passphrase);
    need(done);
    QTextStream out(stdout);
    for (const std::string& row : done->rows)
        out << Words::tr("restored: %1").arg(QString::fromStdString(row)) << '\n';
    for (const std::int64_t attempt : done->results)
        out << Words::tr("graded again: attempt %1").arg(attempt) << '\n';
    if (done->rows.empty() && done->results.empty())
        out << Words::tr("Every row matches the ledger.") << '\n';
}

void import(const HouseCommandOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const RosterRead read = readRoster(readText(options.file), options.file, need(academy->people().all()));
    QTextStream out(stdout);
    for (const RosterLine& line : read.lines) {
        const QString name = printable(QString::fromStdString(line.person.name));
        out << Words::tr("line %1: %2")
                   .arg(line.number)
                   .arg(line.error ? errorLine(*line.error)
                        : line.isNamesake
                            ? Words::tr("%1 (another person has this name, so compare the numbers)").arg(name)
                            : name)
            << '\n';
    }
    if (read.firstError())
        out << Words::tr("Nobody was added.") << '\n';
    out.flush();
    if (const auto wrong = read.firstError())
        fail(ExitCode::BadInput, *wrong);
    if (options.dryRun)
        return;
    need(academy->people().addAll(read.persons()));
}

void exportRoster(const HouseCommandOptions& options)
{
    const auto academy = openAcademy(options.academy);
    QTextStream(stdout) << QString::fromStdString(rosterText(need(academy->people().all())));
}

std::vector<Anchor> anchorsFrom(const std::vector<std::string>& files)
{
    std::vector<Anchor> anchors;
    for (const std::string& file : files) {
        const auto read = need(readAnchors(readText(file), file));
        anchors.insert(anchors.end(), read.begin(), read.end());
    }
    return anchors;
}

void verifyLedgerFile(const HouseCommandOptions& options)
{
    const QString place = QString::fromStdString(options.academy.folder);
    const std::string text = QFileInfo(place).isDir() ? need(openAcademy(options.academy)->ledger().text())
                                                      : readText(options.academy.folder);
    const auto anchors = anchorsFrom(options.anchorFiles);
    const auto check = verifyLedger(text, options.academy.folder, anchors);
    if (!check)
        fail(ExitCode::FaultsFound, check.error());
    if (check->head().count == 0)
        fail(ExitCode::FaultsFound,
             faultIn(options.academy.folder, Cause::Damaged, "a ledger, which begins with its house", "no entry"));
    // a chain can be whole and somebody else's
    const auto key = options.key.empty() ? std::nullopt : publicKeyOfPem(readText(options.key));
    if (!options.key.empty() && key != check->houseKey())
        fail(ExitCode::FaultsFound,
             faultIn(options.academy.folder, Cause::NotAllowed, "the ledger of the house whose key is " + options.key));
    if (options.json)
        return print({{"entries", check->head().count},
                      {"head", hexOf(check->head().hash)},
                      {"signedUpTo", check->signedUpTo()},
                      {"anchors", anchors.size()},
                      {"gaps", check->gaps().size()}});
    QTextStream out(stdout);
    out << wholeText(check->head().count, check->signedUpTo()) << '\n' << hexOf(check->head().hash).c_str() << '\n';
    if (anchors.empty())
        out << Words::tr("No checkpoint was given with --anchor, so entries missing at the end cannot be detected.")
            << '\n';
}

void exportLedger(const HouseCommandOptions& options)
{
    QTextStream(stdout) << QString::fromStdString(need(openAcademy(options.academy)->ledger().text()));
}

} // namespace

std::vector<Command> academyCommands()
{
    const auto options = std::make_shared<HouseCommandOptions>();
    AcademyOptions& academy = options->academy;
    const Option json = jsonFlag(options->json);
    return {{"academy status", Words::tr("Print the attempts and the state of the ledger"), inAcademy(academy, {json}),
             [options] { status(*options); }},
            {"academy key", Words::tr("Print the house's public key (PEM)"), inAcademy(academy),
             [options] { keys(*options); }},
            {"academy rebuild", Words::tr("Restore every database row that does not match the ledger"),
             signedIn(academy, {{"--anchors", &options->anchors,
                                 Words::tr("the backup folder for checkpoints, if the house no longer knows it")}}),
             [options] { rebuild(*options); }},
            {"roster import", Words::tr("Add people from a CSV file"),
             inAcademy(academy, {needed({"FILE", &options->file, Words::tr("a CSV file with a header line")}),
                                 {"--dry-run", &options->dryRun, Words::tr("only print what would be added")}}),
             [options] { import(*options); }},
            {"roster export", Words::tr("Print the roster as CSV"), inAcademy(academy),
             [options] { exportRoster(*options); }},
            {"ledger verify",
             Words::tr("Check a ledger"),
             {needed({"PLACE", &academy.folder, Words::tr("a ledger file, or an academy's folder")}),
              {"--anchor", &options->anchorFiles, Words::tr("a file of checkpoints from the backup folder")},
              {"--key", &options->key, Words::tr("the house's public key (PEM)")},
              json},
             [options] { verifyLedgerFile(*options); }},
            {"ledger export", Words::tr("Print the ledger, one entry per line"), inAcademy(academy),
             [options] { exportLedger(*options); }}};
}

} // namespace cutcard::cli
