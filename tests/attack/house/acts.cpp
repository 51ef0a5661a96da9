// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/acts.h"

#include "app/academy/forms/exam_files.h"
#include "app/academy/ledger/account.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/academy/store/clock.h"
#include "app/cli/support/files.h"
#include "app/cli/support/passphrase.h"
#include "tests/attack/house/sit_by_lines.h"

#include <QJsonObject>
#include <QTextStream>

#include <cstdio>
#include <memory>
#include <optional>

namespace cutcard::attack {

using cli::need;

namespace {

// guessing is not what is attacked here, and the cost of the window's own keys would be most of each command
constexpr KeyCost cheap{.operations = 1, .memory = 8192};

/// What the acts have in common; each uses some.
struct Given {
    cli::AcademyOptions academy;
    std::string house;
    std::string name;
    std::string licence;
    std::string anchors;
    std::string paperKey;
    std::string person;
    std::vector<std::string> roles;
    std::string newPassphraseFile;
    std::string second;
    std::string secondPassphraseFile;
    std::string blueprint;
    std::string day;
    std::string dayReason;
    std::string reason;
    std::string group; ///< of the reason
    std::vector<std::string> items;
    std::vector<std::string> rules;
    std::int64_t number = 0; ///< of an attempt or a certificate
    int minutes = 0;
    int station = 0;
    int rating = 0;
    bool identity = false;
    bool isVoid = false;
};

void say(const std::string& line)
{
    QTextStream(stdout) << QString::fromStdString(line) << '\n';
}

void found(const Given& given)
{
    std::string passphrase = cli::readPassphrase(given.academy.passphraseFile);
    auto academy = Academy::found(QString::fromStdString(given.academy.folder),
                                  {.house = given.house,
                                   .supervisor = {.name = given.name, .licence = given.licence},
                                   .anchorFolder = QString::fromStdString(given.anchors),
                                   .cost = cheap,
                                   .paperKey = given.paperKey},
                                  passphrase);
    wipe(passphrase);
    say("Made: " + need(std::move(academy))->store().house());
}

/// Gives somebody roles, and a passphrase where one signs with them.
void enrol(Academy& academy, const Unlocked& who, const Given& given)
{
    RosterPerson person = cli::findPerson(academy, given.person);
    for (const std::string& word : given.roles) {
        const auto role = std::ranges::find(namedWords<Role>, word);
        person.roles |= roleSet(static_cast<Role>(role - namedWords<Role>.begin()));
    }
    std::string passphrase = cli::readPassphrase(given.newPassphraseFile);
    // the key first: a passphrase that is no use changes nothing
    const auto done = academy.signers().enrol(who, person.id, passphrase, cheap);
    wipe(passphrase);
    need(done);
    need(academy.people().change(who, person));
}

void build(Academy& academy, const Unlocked& who, const Given& given)
{
    const QString shipped = shippedBlueprint(QString::fromStdString(given.blueprint));
    const std::string text = shipped.isEmpty() ? cli::readText(given.blueprint) : shipped.toStdString();
    say(need(academy.blueprints().add(who, text, given.blueprint)));
}

/// An attempt from its opening, or from where it was interrupted, to its end or that of the input.
void sit(const Given& given)
{
    // whoever waits for the next line sees all that has come
    static_cast<void>(std::setvbuf(stdin, nullptr, _IONBF, 0));
    const auto academy = cli::openAcademy(given.academy);
    Unlocked who = cli::unlockAcademy(*academy, given.academy);
    std::int64_t number = given.number;
    if (number != 0) {
        need(academy->attempts().resume(who, number));
    } else {
        number =
            need(academy->attempts().authorise(who, {.person = cli::findPerson(*academy, given.person).id,
                                                     .blueprint = cli::findBlueprint(*academy, given.blueprint).digest,
                                                     .day = given.day.empty() ? clockDay() : given.day,
                                                     .identitySeen = given.identity,
                                                     .dayReason = given.dayReason}))
                .number;
    }
    const auto sitting = need(Sitting::open(*academy, number, who));
    // from here on only the attempt's key stays
    who = {};
    need(sitting->begin());
    QTextStream(stdout) << "attempt " << number << Qt::endl;
    if (given.number != 0)
        QTextStream(stdout) << lastDoneText(*sitting) << Qt::endl;
    sitByLines(*sitting);
}

void grade(Academy& academy, const Unlocked& who, const Given& given)
{
    const QJsonObject result = need(cutcard::grade(academy, given.number, who));
    QTextStream(stdout) << resultText(academy, result);
}

/// A second person who signs, if one is named.
std::optional<Unlocked> secondOf(Academy& academy, const Given& given)
{
    if (given.second.empty())
        return std::nullopt;
    std::string passphrase = cli::readPassphrase(given.secondPassphraseFile);
    auto unlocked = academy.signers().unlock(cli::findPerson(academy, given.second).id, passphrase);
    wipe(passphrase);
    return need(std::move(unlocked));
}

void annul(Academy& academy, const Unlocked& who, const Given& given)
{
    const auto second = secondOf(academy, given);
    need(academy.attempts().change(who, given.number, AttemptEvent::Annul, given.group + ": " + given.reason,
                                   second ? &*second : nullptr));
}

void appeal(Academy& academy, const Unlocked& who, const Given& given)
{
    need(academy.appeals().open(who, given.number, given.day.empty() ? clockDay() : given.day, given.reason));
}

void settle(Academy& academy, const Unlocked& who, const Given& given)
{
    const auto second = secondOf(academy, given);
    need(academy.appeals().close(who, given.number, given.isVoid ? AppealOutcome::Void : AppealOutcome::Dismissed,
                                 given.reason, second ? &*second : nullptr));
}

void rescoreAll(Academy& academy, const Unlocked& who, const Given& given)
{
    const auto corrections = need(readCorrections(given.items, given.rules));
    const auto second = secondOf(academy, given);
    const Rescoring done = need(rescore(academy, who, corrections, given.reason, second ? &*second : nullptr));
    for (const RescoredResult& each : done.changed)
        say("attempt " + std::to_string(each.attempt) + ": " + each.after + ", before: " + each.before);
    for (const std::int64_t each : done.kept)
        say("attempt " + std::to_string(each) + ": would come out worse, and stands as it was");
    for (const std::int64_t each : done.skipped)
        say("attempt " + std::to_string(each) + ": of another bank or program, not to be worked out here");
    for (const std::int64_t each : done.leftOut)
        say("attempt " + std::to_string(each) + ": not for these two to sign, and stands as it was");
    if (done.changed.empty())
        say("no result changes");
}

void checkpoint(Academy& academy, const Unlocked& who)
{
    need(academy.heads().checkpoint(who));
    const SecretKey key = who.houseKey();
    say(anchorLine(academy.store().head(), rawClock(), &key));
}

using Shared = std::shared_ptr<Given>;

/// What is done with a house and a passphrase.
std::function<void()> done(const Shared& given, std::function<void(Academy&, const Unlocked&, const Given&)> act)
{
    return [given, act = std::move(act)] {
        const auto academy = cli::openAcademy(given->academy);
        const Unlocked who = cli::unlockAcademy(*academy, given->academy);
        act(*academy, who, *given);
    };
}

std::function<void()> changed(const Shared& given, AttemptEvent event)
{
    return done(given, [event](Academy& academy, const Unlocked& who, const Given& all) {
        need(academy.attempts().change(who, all.number, event));
    });
}

cli::Option needed(std::string name, cli::Target target, const char* help)
{
    return {.name = std::move(name), .target = target, .help = QString::fromUtf8(help), .required = true};
}

cli::Option option(std::string name, cli::Target target, const char* help)
{
    return {.name = std::move(name), .target = target, .help = QString::fromUtf8(help)};
}

cli::Option oneOf(cli::Option option, auto&& words)
{
    option.choices.assign(words.begin(), words.end());
    return option;
}

} // namespace

std::vector<cli::Command> acts()
{
    const auto given = std::make_shared<Given>();
    cli::AcademyOptions& house = given->academy;
    const cli::Option attempt = needed("ATTEMPT", &given->number, "the attempt's number");
    const cli::Option reason = needed("--reason", &given->reason, "why");
    const cli::Option person = needed("PERSON", &given->person, "a name, number or id of the roster");
    const cli::Option second = option("--second", &given->second, "who signs as well: a name, number or id");
    const cli::Option secondFile =
        option("--second-passphrase-file", &given->secondPassphraseFile, "its first line is the second's passphrase");
    const cli::Option day = option("--day", &given->day, "today's date, where the clock is wrong");
    const auto act = [&](std::string word, const char* help, std::vector<cli::Option> more,
                         std::function<void(Academy&, const Unlocked&, const Given&)> run) -> cli::Command {
        return {std::move(word), QString::fromUtf8(help), cli::signedIn(house, std::move(more)),
                done(given, std::move(run))};
    };
    const auto change = [&](std::string word, const char* help, AttemptEvent event) -> cli::Command {
        return {std::move(word), QString::fromUtf8(help), cli::signedIn(house, {attempt}), changed(given, event)};
    };
    return {
        {"found", QStringLiteral("make a new house, with its keys"),
         cli::inAcademy(house,
                        {needed("--house", &given->house, "its name, as on certificates"),
                         needed("--name", &given->name, "the first supervisor"),
                         option("--licence", &given->licence, "the supervisor's licence"),
                         option("--anchors", &given->anchors, "a folder in which heads of the ledger are noted"),
                         option("--paper-key", &given->paperKey, "of a house whose folder was lost"),
                         option("--passphrase-file", &house.passphraseFile, "its first line is the passphrase")}),
         [given] { found(*given); }},
        act("enrol", "give somebody roles, a passphrase and a key",
            {person, oneOf(option("--role", &given->roles, "supervisor, assessor, administrator …"), namedWords<Role>),
             option("--new-passphrase-file", &given->newPassphraseFile, "its first line is the new passphrase")},
            enrol),
        act("withdraw", "take somebody's key away", {person},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                need(academy.signers().withdraw(who, cli::findPerson(academy, all.person).id));
            }),
        act("erase", "erase somebody; the ledger keeps the number", {person, second, secondFile},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                const auto other = secondOf(academy, all);
                need(academy.people().erase(who, cli::findPerson(academy, all.person).id, other ? &*other : nullptr));
            }),
        act("build", "build the forms of a blueprint and keep them; prints its digest",
            {needed("BLUEPRINT", &given->blueprint, "a file, or the name of one that comes with the program")}, build),
        {"sit", QStringLiteral("an exam, lines in and lines out"),
         cli::signedIn(house, {option("--candidate", &given->person, "a name, number or id of the roster"),
                               option("--blueprint", &given->blueprint, "the exam's digest or name"), day,
                               option("--day-reason", &given->dayReason, "why it is far from the computer's clock"),
                               option("--identity-seen", &given->identity, "the supervisor has seen who sits there"),
                               option("--attempt", &given->number, "go on with an interrupted attempt")}),
         [given] { sit(*given); }},
        change("submit", "hand an interrupted attempt in as it stands", AttemptEvent::Submit),
        act("extend", "give minutes", {attempt, needed("--minutes", &given->minutes, "how many"), reason},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                need(academy.attempts().extend(who, all.number, all.minutes * 60, all.reason));
            }),
        act("rate", "record the examiner's impression of a table",
            {attempt, needed("--station", &given->station, "the table's number"),
             needed("--rating", &given->rating, "1 (weak) to 5 (very good)")},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                need(academy.answers().rate(who, all.number, all.station, all.rating));
            }),
        act("grade", "have the machine decide an attempt that was handed in", {attempt}, grade),
        change("confirm", "sign a result", AttemptEvent::Confirm),
        act("void", "declare an attempt void",
            {attempt, reason, oneOf(needed("--group", &given->group, "what it has to do with"), reasonGroups), second,
             secondFile},
            annul),
        act("appeal", "take an appeal down, within 14 days of the result", {attempt, reason, day}, appeal),
        act("settle", "dismiss an appeal, or make its attempt void",
            {attempt, reason, option("--void", &given->isVoid, "the attempt does not count"), second, secondFile},
            settle),
        act("rescore", "work all results out anew without what the machine had wrong",
            {reason, option("--question", &given->items, "given to everybody"),
             option("--rule", &given->rules, "charged to nobody"), second, secondFile},
            rescoreAll),
        act("issue", "issue the certificate of a confirmed attempt; prints the code's text", {attempt},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                say(need(academy.certificates().issue(who, all.number, todayOf())).text);
            }),
        act("revoke", "take a certificate back", {needed("SERIAL", &given->number, "its number"), reason},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                need(academy.certificates().revoke(who, all.number, all.reason));
            }),
        act("paper-key", "print the house's root", {},
            [](Academy& academy, const Unlocked& who, const Given&) {
                say(need(academy.signers().showPaperKey(who)));
            }),
        act("checkpoint", "sign the ledger's head, and print it", {},
            [](Academy& academy, const Unlocked& who, const Given&) { checkpoint(academy, who); }),
        act("explain-gap", "sign for a noted head that the ledger does not have", {reason, second, secondFile},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                const auto other = secondOf(academy, all);
                need(academy.heads().explainGap(who, all.reason, other ? &*other : nullptr));
            }),
        act("anchors", "note heads of the ledger in another folder from now on",
            {needed("PLACE", &given->anchors, "the folder with the evidence"), reason, second, secondFile},
            [](Academy& academy, const Unlocked& who, const Given& all) {
                const auto other = secondOf(academy, all);
                need(academy.heads().move(who, QString::fromStdString(all.anchors), all.reason,
                                          other ? &*other : nullptr));
            })};
}

} // namespace cutcard::attack
