// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/score_text.h"
#include "app/words/night/night_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/base/parts_of.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"

#include <QTextStream>

#include <cstdlib>

namespace cutcard::cli {

namespace {

struct RunOptions {
    std::string preset;
    std::string event = "league";
    std::string incidents = "some";
    std::string house;
    std::string log;
    std::uint64_t seed = 1;
    int sloppy = 0; ///< percent of the director's acts
    bool json = false;
};

struct NightFileOptions {
    std::string file;
    bool json = false;
};

QString expectedAct(const DirectorVerdict& verdict, const std::vector<std::string>& names)
{
    const DirectorDuty* owed = owedInstead(verdict);
    return owed == nullptr ? QString() : QString::fromStdString(nightEventText(owed->named(), names));
}

QString verdictRow(const DirectorVerdict& verdict, const NightEvent& event, const std::vector<std::string>& names)
{
    const QString owed = expectedAct(verdict, names);
    const bool itself = owed == QString::fromStdString(nightEventText(event, names));
    QString row = itself && verdict.fault == Fault::Omitted ? Words::tr("Too late") : directorVerdictText(verdict);
    const QString rule = QString::fromUtf8(verdict.rule.id());
    if (verdict.isCorrect())
        return row + "  [" + rule + "]";
    if (const QString first = comesFirstText(verdict); !first.isEmpty())
        row += ". " + first;
    else if (!owed.isEmpty() && !itself)
        row += ". " + Words::tr("Owed: %1").arg(owed);
    // said, and charged with something else
    return row + "  [" + rule + ", " + (verdict.told ? Words::tr("not scored") : said(verdict.severity)) + "]";
}

void printScore(const DirectorScore& score)
{
    QTextStream out(stdout);
    const int parts = score.scale().correctedDenominator;
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>()) {
        const Tally& tally = score.tally(competency);
        if (tally.possible == 0)
            continue;
        out << scoreRow(said(competency), tally, score.percent(competency), parts);
    }
    if (score.overall())
        out << Words::tr("Overall: %1%").arg(*score.overall()) << '\n';
    out << Words::tr("Critical errors: %1").arg(score.criticalErrors()) << '\n';
}

/// The book: who finished where, with the house's points where it gives any.
void printPlaces(const Night& night)
{
    QTextStream out(stdout);
    for (const Entrant* person : finishingList(night)) {
        const QString place = person->place == 0 ? QStringLiteral("-") : QString::number(person->place);
        out << place.rightJustified(4) << "  " << QString::fromStdString(person->name);
        if (person->place == 0)
            out << "  " << said(person->presence);
        if (const int points = pointsFor(night, *person); points > 0)
            out << "  " << points;
        if (person->page.share > 0)
            out << "  " << Words::tr("%1% of the prizes").arg(person->page.share);
        out << '\n';
    }
}

void printLedger(const Night& night)
{
    const ChipLedger& ledger = night.ledger;
    if (night.house.tennessee)
        QTextStream(stdout) << Words::tr("Lent: %1, returned: %2").arg(chipsText(ledger.lent), chipsText(ledger.repaid))
                            << '\n';
    const QString line =
        ledger.roundedUp < 0
            ? Words::tr("Chips: %1 issued, %2 to latecomers, %3 lost in color-ups, %4 removed, %5 in play")
            : Words::tr("Chips: %1 issued, %2 to latecomers, %3 rounded up, %4 removed, %5 in play");
    QTextStream(stdout) << line.arg(chipsText(ledger.issued), chipsText(ledger.late),
                                    chipsText(std::abs(ledger.roundedUp)), chipsText(ledger.removed),
                                    chipsText(chipsInPlay(night)))
                        << '\n';
}

Json dutyJson(const DirectorDuty& duty, const std::vector<std::string>& names)
{
    return {{"act", nightEventText(duty.act, names)},
            {"rule", duty.rule.id()},
            {"severity", wordOf(duty.severity)},
            {"competency", wordOf(duty.competency)},
            {"optional", duty.optional}};
}

Json verdictJson(const Night& night, const DirectorVerdict& verdict, const NightEvent& event)
{
    const auto names = namesOf(night);
    const DirectorDuty* owed = owedInstead(verdict);
    return {{"verdict", wordOf(faultWords, verdict.fault)},
            {"rule", verdict.rule.id()},
            {"severity", wordOf(verdict.severity)},
            {"competency", wordOf(verdict.competency)},
            {"selfCorrected", verdict.selfCorrected},
            {"scored", !verdict.told},
            {"elsewhere", otherTournamentsText(night, verdict, event).toStdString()},
            {"unlikeCall", verdict.unlike},
            {"expected", owed != nullptr ? dutyJson(*owed, names) : Json()}};
}

Json nightJson(const NightSession& session)
{
    const Night& night = session.night();
    const auto names = namesOf(night);
    Json verdicts = Json::array();
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            Json row{{"at", nightTimeText(entry.at)}, {"event", nightEventText(entry.event, names)}};
            row.update(verdictJson(night, verdict, entry.event));
            verdicts.push_back(row);
        }
    }
    Json places = Json::array();
    for (const Entrant& person : night.people) {
        Json place{{"name", person.name},
                   {"place", person.place},
                   {"state", wordOf(person.presence)},
                   {"chips", person.chips}};
        if (night.house.tennessee)
            place.update({{"share", person.page.share},
                          {"deposit", person.page.deposit},
                          {"spent", person.page.spent},
                          {"charged", person.page.charged},
                          {"paidBack", person.page.paidBack}});
        places.push_back(place);
    }
    Json competencies = Json::object();
    const DirectorScore& score = session.score();
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>()) {
        competencies.set(wordOf(competency), {{"earned", score.tally(competency).earned},
                                              {"possible", score.tally(competency).possible},
                                              {"percent", score.percent(competency)},
                                              {"decides", score.decides(competency)},
                                              {"faults", score.tally(competency).faults}});
    }
    const bool real = session.setup().real;
    return {{"over", session.isOver()},
            {"real", real},
            {"at", nightTimeText(night.now)},
            {"level", night.level},
            {"round", night.house.tennessee ? Json(night.round) : Json()},
            {"playersIn", playersIn(night)},
            {"ledger",
             {{"issued", night.ledger.issued},
              {"late", night.ledger.late},
              {"roundedUp", night.ledger.roundedUp},
              {"removed", night.ledger.removed},
              {"lent", night.ledger.lent},
              {"repaid", night.ledger.repaid},
              {"inPlay", chipsInPlay(night)}}},
            {"people", places},
            {"verdicts", real ? Json::array() : verdicts},
            {"score", real ? Json()
                           : Json{{"partsPerPoint", score.scale().correctedDenominator},
                                  {"overall", score.overall()},
                                  {"criticalErrors", score.criticalErrors()},
                                  {"faults", score.faults()},
                                  {"goodEnough", score.isGoodEnough()},
                                  {"competencies", competencies}}}};
}

void printSummary(const NightSession& session)
{
    printPlaces(session.night());
    printLedger(session.night());
    printScore(session.score());
}

/// The night that is asked for, by the house's own rules where a file has them.
NightSetup setupFor(const RunOptions& options)
{
    const bool tennessee = options.event == "tennessee";
    const std::string usual = tennessee ? "riverboat" : "league-night";
    const auto preset = findNightPreset(options.preset.empty() ? usual : options.preset);
    if (!preset)
        fail(ExitCode::BadArguments,
             Words::tr("There is no night called %1. `cutcard-cli night run --help` lists the nights.")
                 .arg(QString::fromStdString(options.preset)));
    NightSetup setup = setupOf(*preset, options.seed);
    setup.incidents = valueNamed<NightIncidents>(options.incidents).value_or(setup.incidents);
    if (options.house.empty())
        return setup;
    const NightHouse house = need(readNightHouse(readText(options.house), options.house));
    if (house.tennessee.has_value() != preset->tennessee)
        fail(ExitCode::BadArguments, Words::tr("This house file is for another kind of event."));
    setup.opening.house = house;
    return setup;
}

void run(const RunOptions& options)
{
    NightSession session = need(NightSession::start(setupFor(options)));
    const SloppyDirector director(options.sloppy * 10);
    const SloppyNight night = runSloppily(session, director);
    // also of a night that stands still: what it stands at is to be found
    if (!options.log.empty())
        writeText(options.log, writeNight(session.setup(), session.entries()));
    if (!night.finished || !isSound(session.night()))
        fail(ExitCode::Defect,
             Words::tr("Bug: nothing is due and no player has to act. Please report the options and the seed."));
    if (options.json) {
        Json json = nightJson(session);
        json.set("mistakesMade", night.mistakes());
        json.set("mistakesFound", night.asMade());
        Json kinds = Json::array();
        for (const auto& [kind, made] : night.made) {
            const auto found = night.found.find(kind);
            kinds.push_back({{"act", factsOf(kind.first).word},
                             {"fault", wordOf(faultWords, kind.second)},
                             {"made", made},
                             {"found", found == night.found.end() ? 0 : found->second}});
        }
        json.set("mistakes", kinds);
        return print(json);
    }
    printSummary(session);
    if (options.sloppy > 0)
        QTextStream(stdout)
            << Words::tr("Mistakes made on purpose: %1, judged correctly: %2").arg(night.mistakes()).arg(night.asMade())
            << '\n';
}

NightSession nightFrom(const std::string& name)
{
    return need(replayNight(need(readNight(readText(name), name)), name));
}

/// What was noted of a night with real people: nobody counts its stacks, and nothing of it is judged.
void printNoted(const NightSession& session)
{
    QTextStream out(stdout);
    const auto names = namesOf(session.night());
    for (const NightEntry& entry : session.entries()) {
        if (std::holds_alternative<DirectorAct>(entry.event))
            out << QString::fromStdString(nightTimeText(entry.at)).rightJustified(12) << "  "
                << QString::fromStdString(nightEventText(entry.event, names)) << '\n';
    }
    out.flush();
    printPlaces(session.night());
    QTextStream(stdout) << Words::tr("A real night: nothing is judged or scored.") << '\n';
}

void play(const NightFileOptions& options)
{
    const NightSession session = nightFrom(options.file);
    if (options.json) {
        print(nightJson(session));
    } else if (session.setup().real) {
        printNoted(session);
    } else {
        QTextStream out(stdout);
        const auto names = namesOf(session.night());
        for (const NightEntry& entry : session.entries()) {
            for (const DirectorVerdict& verdict : entry.verdicts) {
                out << QString::fromStdString(nightTimeText(entry.at)).rightJustified(12) << "  "
                    << QString::fromStdString(nightEventText(entry.event, names)).leftJustified(48) << "  "
                    << (entry.shown && verdict.isCorrect() ? Words::tr("Shown by the program, earns nothing") + "  ["
                                                                 + QString::fromUtf8(verdict.rule.id()) + "]"
                                                           : verdictRow(verdict, entry.event, names));
                for (const QString& remark : {otherTournamentsText(session.night(), verdict, entry.event),
                                              likeCaseText(session.night(), verdict)})
                    out << (remark.isEmpty() ? QString() : QStringLiteral("  ") + remark);
                out << '\n';
            }
        }
        out.flush();
        printSummary(session);
    }
    end(session.score().faults() > 0 && !session.setup().real ? ExitCode::FaultsFound : ExitCode::Fine);
}

void owed(const NightFileOptions& options)
{
    const NightSession session = nightFrom(options.file);
    const auto names = namesOf(session.night());
    auto agenda = agendaOf(session.night());
    std::ranges::move(session.remedies(), std::back_inserter(agenda));
    Json now = Json::array();
    Json later = Json::array();
    QTextStream out(stdout);
    for (const bool due : {true, false}) {
        for (const DirectorDuty& duty : agenda) {
            if (isDue(duty, agenda) != due)
                continue;
            (due ? now : later).push_back(dutyJson(duty, names));
            QString line = QString::fromStdString(nightEventText(duty.act, names));
            if (duty.optional)
                line = Words::tr("allowed: %1").arg(line);
            else if (!due)
                line = Words::tr("later: %1").arg(line);
            if (!options.json)
                out << line << "  [" << QString::fromUtf8(duty.rule.id()) << ", " << said(duty.severity) << "]\n";
        }
    }
    if (options.json)
        print({{"over", session.isOver()}, {"owed", now}, {"later", later}});
}

} // namespace

std::vector<Command> nightCommands()
{
    const auto options = std::make_shared<RunOptions>();
    const auto file = std::make_shared<NightFileOptions>();
    std::vector<std::string> presets;
    presets.reserve(nightPresets.size());
    for (const NightPreset& preset : nightPresets)
        presets.emplace_back(preset.word);
    const std::vector<Option> ofFile{
        needed({"FILE", &file->file, Words::tr("a night file, or “-” for standard input")}), jsonFlag(file->json)};
    return {
        {"night run",
         Words::tr("Let the program run a whole night, including the director"),
         {{"--preset", &options->preset,
           Words::tr("the night, one of: %1").arg(QString::fromStdString(joined(presets, ", ")))},
          oneOf({"--event", &options->event, Words::tr("the document that the night follows if --preset is missing")},
                {"league", "tennessee"}),
          {"--seed", &options->seed, Words::tr("the seed that decides the cards, the draws and what the players do")},
          oneOf({"--incidents", &options->incidents, Words::tr("how many irregularities happen")},
                {"none", "some", "many"}),
          {"--house", &options->house,
           Words::tr("a house file for the night (TOML) with chips, levels, tables and points")},
          within({"--sloppy", &options->sloppy, Words::tr("percent of acts in which the director makes a mistake")}, 0,
                 90),
          {"--log", &options->log, Words::tr("write the night to this file")},
          jsonFlag(options->json)},
         [options] { run(*options); }},
        {"night play", Words::tr("Judge a night file: one verdict per line, then the score"), ofFile,
         [file] { play(*file); }},
        {"night owed", Words::tr("Print what the director has to do next"), ofFile, [file] { owed(*file); }}};
}

} // namespace cutcard::cli
