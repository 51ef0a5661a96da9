// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/score_text.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/report.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

constexpr int usualSeats = 9;
constexpr int handsOfSession = 1000; // memory is flat in the number of hands: what is booked is forgotten

struct DealOptions {
    std::string game = "league";
    int hands = 1;
    std::uint64_t seed = 1;
    int seats = 0; ///< 0: nine, or as many as the game has
    std::string incidents = "none";
    std::string house;
    std::string log;
    int sloppy = 0; ///< percent of the dealer's acts
    bool json = false;
};

/// A session in which everybody starts with the house's chips and the first seat has the button.
SessionSetup setupOf(const DealOptions& options, const CatalogueEntry& game)
{
    SessionSetup setup;
    setup.house = options.house.empty() ? defaultHouse(game.id)
                                        : need(readHouse(game.id, readText(options.house), options.house));
    // an erring dealer is handed its mistakes back, so that each is judged for itself
    setup.mode = options.sloppy > 0 ? Mode::Practice : Mode::Test;
    setup.seed = options.seed;
    setup.hands = options.hands;
    const int seats = options.seats > 0 ? options.seats : std::min(usualSeats, game.mostSeats);
    for (int i = 1; i <= seats; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = setup.common().startingChips()});
    setup.button = Seat(1);
    return setup;
}

/// What was dealt, with the faults that were made on purpose.
struct Dealt {
    Score score;
    LogSignature signature;
    std::size_t events = 0;
    int hands = 0;
    int made = 0;
    int foundAsMade = 0; ///< with the kind and the rule that belong to them
    bool conserved = true;
};

/// One session to its end, added to what was dealt before.
Session dealSession(const SessionSetup& setup, const IncidentPlan& plan, const SloppyDealer& dealer, Dealt& dealt)
{
    Session session = need(Session::start(setup), ExitCode::BadArguments);
    const Simulator simulator(plan);
    while (!session.isOver()) {
        const std::optional<Event> players = simulator.next(session);
        const auto mistake = players ? std::nullopt : dealer.mistake(session);
        const std::optional<Act> act = mistake ? std::optional(mistake->act) : idealAct(session);
        if (!players && !act)
            fail(ExitCode::Defect,
                 Words::tr("Bug: nothing is due and no player has to act. Please report the options and the seed."));
        need(session.apply(players ? *players : Event(*act)), ExitCode::Defect);
        if (!mistake)
            continue;
        ++dealt.made;
        const auto& verdicts = session.entries().back().verdicts;
        if (verdicts.size() == 1 && mistake->isFoundAs(verdicts[0]))
            ++dealt.foundAsMade;
    }
    return session;
}

void book(const Session& session, Dealt& dealt)
{
    for (const Entry& entry : session.entries())
        dealt.signature.add(entry);
    dealt.score.add(session.score());
    dealt.events += session.entries().size();
    dealt.conserved = dealt.conserved && chipsOnTable(session.table()) == session.issued();
    dealt.hands += session.hand();
}

/// Deals so many hands: when one player has everything, or after 1,000, another session follows with the next seed.
Dealt dealHands(const DealOptions& options, const CatalogueEntry& game, const IncidentPlan& plan)
{
    Dealt dealt;
    const SloppyDealer dealer(options.sloppy * 10);
    DealOptions left = options;
    while (dealt.hands < options.hands) {
        left.hands = std::min(handsOfSession, options.hands - dealt.hands);
        const SessionSetup setup = setupOf(left, game);
        const Session session = dealSession(setup, plan, dealer, dealt);
        if (!options.log.empty() && dealt.hands == 0)
            writeText(options.log, writeSession(setup, session.entries()));
        book(session, dealt);
        ++left.seed;
    }
    return dealt;
}

void deal(const DealOptions& options)
{
    const auto game = findGame(options.game);
    const auto plan = findIncidentPlan(options.incidents);
    if (!game)
        fail(ExitCode::BadArguments,
             //: %1 is what was typed in place of a game's name
             Words::tr("There is no game %1. `cutcard-cli games` lists the games.")
                 .arg(QString::fromStdString(options.game)));
    if (!plan)
        fail(ExitCode::BadArguments,
             Words::tr("--incidents takes none, some or many, not %1.").arg(QString::fromStdString(options.incidents)));
    if (options.seats > 0 && (options.seats < game->leastSeats || options.seats > game->mostSeats))
        fail(ExitCode::BadArguments,
             //: %1 is a game's name on the command line, the others are numbers of players
             Words::tr("The game %1 takes %2 to %3 players, not %4. `cutcard-cli games` lists the games.")
                 .arg(QString::fromStdString(options.game))
                 .arg(game->leastSeats)
                 .arg(game->mostSeats)
                 .arg(options.seats));
    const Dealt result = dealHands(options, *game, *plan);
    const int faults = result.score.total().faults;
    const std::string signature = hexText(result.signature.value());
    if (options.json) {
        print({{"game", options.game},
               {"hands", result.hands},
               {"events", result.events},
               {"chipsConserved", result.conserved},
               {"faultsMade", result.made},
               {"faultsFoundAsMade", result.foundAsMade},
               {"faultsFound", faults},
               {"score", toJson(result.score, true)},
               {"signature", signature}});
    } else {
        QTextStream(stdout) << Words::tr("Hands: %1").arg(result.hands) << '\n'
                            << Words::tr("Events: %1").arg(result.events) << '\n'
                            << Words::tr("Mistakes made on purpose: %1, judged correctly: %2, other faults: %3")
                                   .arg(result.made)
                                   .arg(result.foundAsMade)
                                   .arg(faults - result.foundAsMade)
                            << "\n\n"
                            << scoreText(result.score, true)
                            << Words::tr("Signature: %1").arg(QString::fromStdString(signature)) << '\n';
    }
    if (result.foundAsMade != result.made || faults != result.made || !result.conserved)
        fail(ExitCode::Defect,
             Words::tr(
                 "Bug: a mistake was judged wrongly, or chips are missing. Please report the options and the seed."));
}

} // namespace

std::vector<Command> dealCommands()
{
    const auto options = std::make_shared<DealOptions>();
    return {{"deal",
             Words::tr("Let the program deal hands, with or without mistakes"),
             {{"--game", &options->game, Words::tr("the game, as `games` lists it")},
              within({"--hands", &options->hands, Words::tr("the number of hands to deal")}, 1, 1'000'000),
              {"--seed", &options->seed, Words::tr("the seed that decides the cards and what the players do")},
              within({"--seats", &options->seats, Words::tr("the number of players")}, 1, maxSeats),
              oneOf({"--incidents", &options->incidents, Words::tr("how many irregularities happen")},
                    {"none", "some", "many"}),
              within({"--sloppy", &options->sloppy, Words::tr("percent of acts in which the dealer makes a mistake")},
                     0, 100),
              {"--house", &options->house, Words::tr("a house file with the game's options")},
              {"--log", &options->log, Words::tr("write the session to this file")},
              jsonFlag(options->json)},
             [options] { deal(*options); }}};
}

} // namespace cutcard::cli
