// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deal_commands.h"

#include "app/cli/exit.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/score_text.h"
#include "core/games/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/report.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct DealOptions {
    std::string game = "league";
    int hands = 1;
    std::uint64_t seed = 1;
    int seats = 9;
    std::string incidents = "none";
    std::string log;
    bool json = false;
};

/// A session in which everybody starts with the house's chips and the first seat has the button.
SessionSetup setupOf(const DealOptions& options, const CatalogueEntry& game)
{
    SessionSetup setup;
    setup.game = game.id;
    setup.mode = Mode::Test;
    setup.seed = options.seed;
    setup.hands = options.hands;
    for (int i = 1; i <= options.seats; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = setup.house.startingChips()});
    setup.button = Seat(1);
    return setup;
}

Session dealt(const SessionSetup& setup, const IncidentPlan& plan)
{
    auto session = Session::start(setup);
    if (!session)
        fail(ExitCode::BadArguments, session.error());
    const Simulator simulator(plan);
    while (!session->isOver()) {
        const std::optional<Event> players = simulator.next(*session);
        const std::optional<Act> dealer = players ? std::nullopt : idealAct(*session);
        if (!players && !dealer)
            fail(ExitCode::Defect, Words::tr("nothing is owed and nobody is waited for"));
        if (const auto applied = session->apply(players ? *players : Event(*dealer)); !applied)
            fail(ExitCode::Defect, applied.error());
    }
    return std::move(*session);
}

int faultsFound(const Session& session)
{
    int faults = 0;
    for (const Entry& entry : session.entries())
        faults += static_cast<int>(
            std::ranges::count_if(entry.verdicts, [](const Verdict& verdict) { return !verdict.isCorrect(); }));
    return faults;
}

void deal(const DealOptions& options)
{
    const auto game = findGame(options.game);
    const auto plan = findIncidentPlan(options.incidents);
    if (!game || !plan || options.seats < game->leastSeats || options.seats > game->mostSeats)
        fail(ExitCode::BadArguments, Words::tr("no such game, number of players or incidents"));
    const SessionSetup setup = setupOf(options, *game);
    const Session session = dealt(setup, *plan);
    if (!options.log.empty())
        writeText(options.log, writeSession(setup, session.entries()));
    const int faults = faultsFound(session);
    const std::string signature = hexText(signatureOf(session.entries()));
    const bool conserved = chipsOnTable(session.table()) == session.issued();
    if (options.json) {
        print({{"game", options.game},
               {"hands", session.hand()},
               {"events", session.entries().size()},
               {"chips", session.issued()},
               {"faultsMade", 0},
               {"faultsFound", faults},
               {"score", toJson(session.score())},
               {"signature", signature}});
    } else {
        QTextStream(stdout) << Words::tr("Hands: %1").arg(session.hand()) << '\n'
                            << Words::tr("Events: %1").arg(session.entries().size()) << '\n'
                            << Words::tr("Faults made: %1, found: %2").arg(0).arg(faults) << "\n\n"
                            << scoreText(session.score())
                            << Words::tr("Signature: %1").arg(QString::fromStdString(signature)) << '\n';
    }
    if (faults != 0 || !conserved)
        fail(ExitCode::Defect, Words::tr("the ideal dealer was found at fault, or chips are missing"));
}

std::string help(const char* text)
{
    return QCoreApplication::translate("Words", text).toStdString();
}

} // namespace

void addDealCommands(CLI::App& app)
{
    auto options = std::make_shared<DealOptions>();
    CLI::App* dealing =
        app.add_subcommand("deal", help(QT_TRANSLATE_NOOP("Words", "Have the ideal dealer deal hands")));
    dealing->add_option("--game", options->game, help(QT_TRANSLATE_NOOP("Words", "a game from `games`")));
    dealing->add_option("--hands", options->hands, help(QT_TRANSLATE_NOOP("Words", "the most hands to deal")))
        ->check(CLI::Range(1, 1'000'000));
    dealing->add_option("--seed", options->seed, help(QT_TRANSLATE_NOOP("Words", "seed of decks and players")));
    dealing->add_option("--seats", options->seats, help(QT_TRANSLATE_NOOP("Words", "number of players")))
        ->check(CLI::Range(2, maxSeats));
    dealing->add_option("--incidents", options->incidents, help(QT_TRANSLATE_NOOP("Words", "how many irregularities")))
        ->check(CLI::IsMember({"none", "some", "many"}));
    dealing->add_option("--log", options->log, help(QT_TRANSLATE_NOOP("Words", "write the session to this file")));
    dealing->add_flag("--json", options->json, help(QT_TRANSLATE_NOOP("Words", "print JSON")));
    dealing->callback([options] { deal(*options); });
}

} // namespace cutcard::cli
