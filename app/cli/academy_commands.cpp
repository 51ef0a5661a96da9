// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/academy_commands.h"
#include "app/words/error_words.h"

#include "app/academy/exam_files.h"
#include "app/academy/result.h"
#include "app/academy/roster.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QFileInfo>
#include <QTextStream>

#include <algorithm>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// That a ledger is whole, and how far a checkpoint signs its head.
QString wholeText(std::uint64_t entries, std::uint64_t signedUpTo)
{
    const QString text = Words::tr("Ledger: %1 entries, whole").arg(entries);
    return text
           + (signedUpTo == 0 ? Words::tr("; no checkpoint signed yet")
                              : Words::tr("; signed up to %1").arg(signedUpTo));
}

struct Options {
    AcademyOptions academy;
    std::string house;
    std::string name;
    std::string licence;
    std::string anchors;
    std::string paperKey;
    std::string file;
    std::vector<std::string> anchorFiles;
    std::string key;
    std::string reason;
    std::string person;
    std::string newPassphraseFile;
    std::vector<std::string> roles;
    bool dryRun = false;
    bool json = false;
};

void init(const Options& options)
{
    Academy::Founding founding{.house = options.house,
                               .supervisor = {.name = options.name, .licence = options.licence},
                               .anchorFolder = QString::fromStdString(options.anchors),
                               .paperKey = options.paperKey};
    std::string passphrase = readPassphrase(options.academy.passphraseFile);
    auto academy = Academy::found(QString::fromStdString(options.academy.folder), founding, passphrase);
    wipe(passphrase);
    const auto made = need(std::move(academy));
    QTextStream(stdout) << Words::tr("Made: %1").arg(QString::fromStdString(made->house())) << '\n';
}

void status(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const auto attempts = need(academy->attempts());
    const auto check = need(academy->checkLedger());
    if (options.json) {
        Json all = Json::array();
        for (const AttemptRecord& each : attempts)
            all.push_back({{"attempt", each.number},
                           {"person", each.person},
                           {"count", each.attempt},
                           {"state", std::string(attemptStateWords[static_cast<std::size_t>(each.state)])},
                           {"part", each.part},
                           {"usedSeconds", each.used},
                           {"interruptions", each.interruptions}});
        return print({{"house", academy->house()},
                      {"ledger", check.head().count},
                      {"signedUpTo", check.signedUpTo()},
                      {"anchors", academy->hasAnchors()},
                      {"anchorsFit", !academy->anchorFault()},
                      {"lastNoted", academy->lastNoted() ? Json(academy->lastNoted()->noted) : Json()},
                      {"attempts", std::move(all)}});
    }
    QTextStream out(stdout);
    out << QString::fromStdString(academy->house()) << '\n'
        << wholeText(check.head().count, check.signedUpTo()) << '\n';
    if (!academy->hasAnchors())
        out << Words::tr("No anchors outside: a file copied back could not be noticed") << '\n';
    else if (const auto& head = academy->lastNoted(); head && !academy->anchorFault())
        out << Words::tr("Head noted outside last: %1, entries: %2")
                   .arg(printable(QString::fromStdString(head->noted)))
                   .arg(head->count)
            << '\n';
    for (const AttemptRecord& each : attempts) {
        const auto person = need(academy->person(each.person));
        const std::string_view state = attemptStateWords[static_cast<std::size_t>(each.state)];
        out << Words::tr("Attempt %1: %2, %3")
                   .arg(each.number)
                   .arg(person ? printable(QString::fromStdString(person->name)) : QString::fromStdString(each.person),
                        QString::fromUtf8(state))
            << '\n';
    }
    out.flush();
    if (academy->anchorFault())
        fail(ExitCode::FaultsFound, *academy->anchorFault());
}

void keys(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    QTextStream(stdout) << QString::fromStdString(pemOf(academy->houseKey()));
}

void paper(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    QTextStream(stdout) << QString::fromStdString(need(academy->showPaperKey(who))) << '\n';
}

/// Whether a paper is the key, while the house can still be asked.
void checkPaper(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    const std::vector<int> wrong = need(wrongPaperGroups(options.paperKey, who.root));
    if (wrong.empty()) {
        QTextStream(stdout) << Words::tr("the key of this house, letter for letter") << '\n';
        return;
    }
    QStringList groups;
    for (const int group : wrong)
        groups.append(QString::number(group));
    fail(ExitCode::BadInput,
         Words::tr("not the key of this house: other groups %1").arg(groups.join(QStringLiteral(", "))));
}

void blueprint(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const QString shipped = shippedBlueprint(QString::fromStdString(options.file));
    const std::string text = shipped.isEmpty() ? readText(options.file) : shipped.toStdString();
    const Unlocked who = unlockAcademy(*academy, options.academy);
    QTextStream(stdout) << QString::fromStdString(need(academy->addBlueprint(who, text, options.file))) << '\n';
}

void explain(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->explainGap(who, options.reason));
}

void moveAnchors(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->moveAnchors(who, QString::fromStdString(options.anchors), options.reason));
}

/// Puts back what is not as the ledger tells, and the results that have to be worked out again.
void rebuild(const Options& options)
{
    const QString folder = QString::fromStdString(options.academy.folder);
    std::string passphrase = readPassphrase(options.academy.passphraseFile);
    const auto done =
        Academy::rebuild(folder, options.academy.who, passphrase, QString::fromStdString(options.anchors));
    if (done && !done->results.empty()) {
        const auto academy = need(Academy::open(folder, Academy::Opening::Mend));
        const auto who = academy->unlock(findPerson(*academy, options.academy.who).id, passphrase);
        for (const std::int64_t attempt : done->results)
            need(who ? gradeAgain(*academy, attempt, *who) : who.error());
    }
    wipe(passphrase);
    need(done);
    QTextStream out(stdout);
    for (const std::string& row : done->rows)
        out << Words::tr("put back: %1").arg(QString::fromStdString(row)) << '\n';
    for (const std::int64_t attempt : done->results)
        out << Words::tr("worked out again: the result of attempt %1").arg(attempt) << '\n';
    if (done->rows.empty() && done->results.empty())
        out << Words::tr("Every row is as the ledger tells") << '\n';
}

/// Gives somebody roles, and a passphrase where one signs with them.
void enrol(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    RosterPerson person = findPerson(*academy, options.person);
    for (const std::string& word : options.roles) {
        const auto found = std::ranges::find(roleWords, word);
        if (found == roleWords.end())
            fail(ExitCode::BadArguments, Words::tr("no such role: %1").arg(QString::fromStdString(word)));
        person.roles |= roleSet(static_cast<Role>(found - roleWords.begin()));
    }
    const Unlocked who = unlockAcademy(*academy, options.academy);
    std::string passphrase = readPassphrase(options.newPassphraseFile);
    // the key first: a passphrase that is no use changes nothing
    const auto done = academy->enrol(who, person.id, passphrase);
    wipe(passphrase);
    need(done);
    need(academy->changePerson(who, person));
}

void withdraw(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const RosterPerson person = findPerson(*academy, options.person);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->withdraw(who, person.id));
}

void erase(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const RosterPerson person = findPerson(*academy, options.person);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->erasePerson(who, person.id));
}

void import(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const RosterRead read = readRoster(readText(options.file), options.file, need(academy->persons()));
    QTextStream out(stdout);
    for (const RosterLine& line : read.lines)
        out << Words::tr("line %1: %2")
                   .arg(line.number)
                   .arg(line.error ? errorText(*line.error) : printable(QString::fromStdString(line.person.name)))
            << '\n';
    if (read.firstError())
        out << Words::tr("Nobody was added.") << '\n';
    out.flush();
    if (const auto wrong = read.firstError())
        fail(ExitCode::BadInput, *wrong);
    if (options.dryRun)
        return;
    need(academy->addPersons(read.persons()));
}

void exportRoster(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    QTextStream(stdout) << QString::fromStdString(rosterText(need(academy->persons())));
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

void verifyLedgerFile(const Options& options)
{
    const QString place = QString::fromStdString(options.academy.folder);
    const std::string text =
        QFileInfo(place).isDir() ? need(openAcademy(options.academy)->ledgerText()) : readText(options.academy.folder);
    const auto anchors = anchorsFrom(options.anchorFiles);
    const auto check = verifyLedger(text, options.academy.folder, anchors);
    if (!check)
        fail(ExitCode::FaultsFound, check.error());
    if (check->head().count == 0)
        fail(ExitCode::FaultsFound, Error{.place = {.name = options.academy.folder},
                                          .cause = Cause::Damaged,
                                          .expected = "a ledger, which begins with its house",
                                          .found = "no entry"});
    // a chain can be whole and somebody else's
    const auto key = options.key.empty() ? std::nullopt : publicKeyOfPem(readText(options.key));
    if (!options.key.empty() && key != check->houseKey())
        fail(ExitCode::FaultsFound, Error{.place = {.name = options.academy.folder},
                                          .cause = Cause::NotAllowed,
                                          .expected = "the ledger of the house whose key is " + options.key,
                                          .found = {}});
    if (options.json)
        return print({{"entries", check->head().count},
                      {"head", hexOf(check->head().hash)},
                      {"signedUpTo", check->signedUpTo()},
                      {"anchors", anchors.size()},
                      {"gaps", check->gaps().size()}});
    QTextStream out(stdout);
    out << wholeText(check->head().count, check->signedUpTo()) << '\n' << hexOf(check->head().hash).c_str() << '\n';
    if (anchors.empty())
        out << Words::tr("Without an anchor nobody can know whether entries are missing at the end") << '\n';
}

void exportLedger(const Options& options)
{
    QTextStream(stdout) << QString::fromStdString(need(openAcademy(options.academy)->ledgerText()));
}

void checkpoint(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->checkpoint(who));
    const SecretKey key = who.houseKey();
    QTextStream(stdout) << QString::fromStdString(anchorLine(academy->head(), rawClock(), &key)) << '\n';
}

void addHouse(CLI::App& app, const std::shared_ptr<Options>& options)
{
    CLI::App* academy = app.add_subcommand("academy", Words::tr("A house that examines").toStdString());
    academy->require_subcommand(1);
    CLI::App* made = academy->add_subcommand("init", Words::tr("Make a new one, with its keys").toStdString());
    addAcademyOptions(*made, options->academy, false);
    made->add_option("--house", options->house, Words::tr("its name, as on certificates").toStdString())->required();
    made->add_option("--name", options->name, Words::tr("the first supervisor").toStdString())->required();
    made->add_option("--licence", options->licence, Words::tr("the supervisor's licence").toStdString());
    made->add_option(
        "--anchors", options->anchors,
        Words::tr("a folder elsewhere, such as a stick, in which heads of the ledger are noted").toStdString());
    made->add_option("--paper-key", options->paperKey,
                     Words::tr("of a house whose folder was lost: it is the same house again").toStdString());
    made->add_option("--passphrase-file", options->academy.passphraseFile,
                     Words::tr("a file whose first line is the passphrase; otherwise it is asked for").toStdString());
    made->callback([options] { init(*options); });
    CLI::App* state =
        academy->add_subcommand("status", Words::tr("Attempts and the state of the ledger").toStdString());
    addAcademyOptions(*state, options->academy, false);
    state->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    state->callback([options] { status(*options); });
    CLI::App* key = academy->add_subcommand("key", Words::tr("Print the house's public key (PEM)").toStdString());
    addAcademyOptions(*key, options->academy, false);
    key->callback([options] { keys(*options); });
    CLI::App* onPaper = academy->add_subcommand(
        "paper-key", Words::tr("Print the house's root, to be kept on paper in a safe").toStdString());
    addAcademyOptions(*onPaper, options->academy, true);
    onPaper->callback([options] { paper(*options); });
    CLI::App* tried = academy->add_subcommand(
        "check-paper", Words::tr("Say whether a key on paper is this house's, and which groups are not").toStdString());
    addAcademyOptions(*tried, options->academy, true);
    tried->add_option("--paper-key", options->paperKey, Words::tr("as it is written").toStdString())->required();
    tried->callback([options] { checkPaper(*options); });
    CLI::App* added = academy->add_subcommand(
        "blueprint", Words::tr("Build the forms of a blueprint and keep them; prints its digest").toStdString());
    addAcademyOptions(*added, options->academy, true);
    added->add_option("BLUEPRINT", options->file, Words::tr("a file, or one that comes with the program").toStdString())
        ->required();
    added->callback([options] { blueprint(*options); });
    CLI::App* gap = academy->add_subcommand(
        "explain-gap", Words::tr("Sign for an anchor that the ledger does not have").toStdString());
    addAcademyOptions(*gap, options->academy, true);
    gap->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    gap->callback([options] { explain(*options); });
    CLI::App* moved = academy->add_subcommand(
        "anchors", Words::tr("Note heads of the ledger in another folder from now on").toStdString());
    addAcademyOptions(*moved, options->academy, true);
    moved->add_option("PLACE", options->anchors, Words::tr("the folder, such as a stick").toStdString())->required();
    moved->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    moved->callback([options] { moveAnchors(*options); });
    CLI::App* rebuilt = academy->add_subcommand(
        "rebuild", Words::tr("Put back every row that is not as the ledger tells").toStdString());
    addAcademyOptions(*rebuilt, options->academy, true);
    rebuilt->add_option("--anchors", options->anchors,
                        Words::tr("the folder in which heads are noted, if that was lost").toStdString());
    rebuilt->callback([options] { rebuild(*options); });
    CLI::App* enrolled =
        academy->add_subcommand("enrol", Words::tr("Give somebody roles, a passphrase and a key").toStdString());
    addAcademyOptions(*enrolled, options->academy, true);
    enrolled->add_option("PERSON", options->person, Words::tr("a name, number or id of the roster").toStdString())
        ->required();
    enrolled->add_option("--role", options->roles, Words::tr("supervisor, assessor, administrator …").toStdString());
    enrolled->add_option(
        "--new-passphrase-file", options->newPassphraseFile,
        Words::tr("a file whose first line is the new passphrase; otherwise it is asked for").toStdString());
    enrolled->callback([options] { enrol(*options); });
    CLI::App* withdrawn = academy->add_subcommand("withdraw", Words::tr("Take somebody's key away").toStdString());
    addAcademyOptions(*withdrawn, options->academy, true);
    withdrawn->add_option("PERSON", options->person, Words::tr("a name, number or id of the roster").toStdString())
        ->required();
    withdrawn->callback([options] { withdraw(*options); });
}

void addRoster(CLI::App& app, const std::shared_ptr<Options>& options)
{
    CLI::App* roster = app.add_subcommand("roster", Words::tr("The people of an academy").toStdString());
    roster->require_subcommand(1);
    CLI::App* imported = roster->add_subcommand("import", Words::tr("Add the people of a CSV file").toStdString());
    addAcademyOptions(*imported, options->academy, false);
    imported->add_option("FILE", options->file, Words::tr("CSV with a header line").toStdString())->required();
    imported->add_flag("--dry-run", options->dryRun, Words::tr("only say what would be added").toStdString());
    imported->callback([options] { import(*options); });
    CLI::App* exported = roster->add_subcommand("export", Words::tr("Print the roster as CSV").toStdString());
    addAcademyOptions(*exported, options->academy, false);
    exported->callback([options] { exportRoster(*options); });
    CLI::App* erased =
        roster->add_subcommand("erase", Words::tr("Erase somebody; the ledger keeps the number").toStdString());
    addAcademyOptions(*erased, options->academy, true);
    erased->add_option("PERSON", options->person, Words::tr("a name, number or id of the roster").toStdString())
        ->required();
    erased->callback([options] { erase(*options); });
}

void addLedger(CLI::App& app, const std::shared_ptr<Options>& options)
{
    CLI::App* ledger = app.add_subcommand("ledger", Words::tr("The chain of all that was done").toStdString());
    ledger->require_subcommand(1);
    CLI::App* verified =
        ledger->add_subcommand("verify", Words::tr("Look a ledger over: a file, or an academy's folder").toStdString());
    addAcademyOptions(*verified, options->academy, false);
    verified->add_option("--anchor", options->anchorFiles, Words::tr("heads that were noted elsewhere").toStdString());
    verified->add_option("--key", options->key, Words::tr("the house's public key (PEM)").toStdString());
    verified->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    verified->callback([options] { verifyLedgerFile(*options); });
    CLI::App* exported = ledger->add_subcommand("export", Words::tr("Print the ledger, a line an entry").toStdString());
    addAcademyOptions(*exported, options->academy, false);
    exported->callback([options] { exportLedger(*options); });
    CLI::App* point = ledger->add_subcommand("checkpoint", Words::tr("Sign the head, and print it").toStdString());
    addAcademyOptions(*point, options->academy, true);
    point->callback([options] { checkpoint(*options); });
}

} // namespace

void addAcademyCommands(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    addHouse(app, options);
    addRoster(app, options);
    addLedger(app, options);
}

} // namespace cutcard::cli
