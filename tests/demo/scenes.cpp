// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/demo/scenes.h"

#include "app/home/session_form.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

#include <algorithm>

namespace cutcard {

namespace {

bool hasSidePot(const Session& session)
{
    return session.table().pots.size() > 1;
}

When board(std::size_t count)
{
    return [count](const Session& session) { return session.table().board.size() == count; };
}

When says(Phrase phrase)
{
    return [phrase](const Session& session) {
        const auto duty = idealDuty(session);
        return duty && duty->act.verb == Verb::Announce && duty->act.phrase == phrase;
    };
}

/// The first of the setups by seed in which all of these moments come.
SessionSetup firstWith(const std::function<SessionSetup(std::uint64_t)>& setupOf, const std::vector<When>& moments)
{
    for (std::uint64_t seed = 1;; ++seed) {
        const SessionSetup setup = setupOf(seed);
        if (std::ranges::all_of(moments, [&](const When& when) { return !dealtUntil(setup, when).isOver(); }))
            return setup;
    }
}

bool borrowed(const Session& now)
{
    return now.situation().bank.outstanding() > 0;
}

bool borrowerShows(const Session& now)
{
    return borrowed(now) && owes(Verb::NameHand)(now);
}

} // namespace

Session dealtUntil(const SessionSetup& setup, const When& when)
{
    Session session = Session::start(setup).value();
    const Simulator simulator(noIncidents, maniacStyle);
    while (!session.isOver() && !when(session)) {
        const auto act = idealAct(session);
        const auto applied = act ? session.apply(*act) : session.apply(*simulator.next(session));
        if (!applied)
            break;
    }
    return session;
}

Session dealtToTheEnd(const SessionSetup& setup)
{
    return dealtUntil(setup, [](const Session&) { return false; });
}

When owes(Verb verb)
{
    return [verb](const Session& now) {
        const auto duty = idealDuty(now);
        return duty && duty->act.verb == verb;
    };
}

SessionSetup sidePotHand()
{
    static const SessionSetup found = firstWith(
        [](std::uint64_t seed) {
            SessionSetup setup;
            setup.seed = seed;
            setup.hands = 1;
            setup.button = Seat(2);
            setup.seats = makePlayers(6, setup.common(), seed, true, false);
            return setup;
        },
        {hasSidePot});
    return found;
}

SessionSetup limitHand()
{
    static const SessionSetup found = firstWith(
        [](std::uint64_t seed) {
            LimitOptions house;
            house.rake = {.percent = 5, .step = 5, .cap = 15, .noFlopNoDrop = true};
            SessionSetup setup;
            setup.house = house;
            setup.seed = seed;
            setup.hands = 1;
            setup.button = Seat(2);
            setup.seats = makePlayers(8, setup.common(), seed, true, false);
            setup.seats[4].absent = true;
            return setup;
        },
        {board(3), says(Phrase::Capped), owes(Verb::TakeRake), owes(Verb::PushPot), hasSidePot});
    return found;
}

SessionSetup borrowersHand()
{
    static const SessionSetup found = firstWith(
        [](std::uint64_t seed) {
            SessionSetup setup;
            setup.house = defaultHouse(GameId::Tennessee);
            setup.hands = 1;
            setup.button = Seat(2);
            setup.seed = seed;
            setup.seats = makePlayers(6, setup.common(), setup.seed, true, false);
            for (SeatSetup& seat : setup.seats)
                seat.stack = std::max<Chips>(25, seat.stack / 250 * 25);
            return setup;
        },
        {borrowerShows});
    return found;
}

std::vector<PicturedTable> leagueScenes()
{
    const SessionSetup setup = sidePotHand();
    return {{"opening", setup, [](const Session& now) { return now.table().shuffles > 0; }},
            {"pitch", setup, [](const Session& now) { return liveSeats(now.table()).size() == 4; }},
            {"preflop", setup, [](const Session& now) { return now.situation().betting.street == 0; }},
            {"flop", setup, board(3)},
            {"side-pot", setup, hasSidePot},
            {"river", setup, board(5)},
            {"reading", setup, owes(Verb::NameHand)}};
}

std::vector<PicturedTable> limitScenes()
{
    const SessionSetup setup = limitHand();
    return {{"limit-flop", setup, board(3)},
            {"limit-capped", setup, says(Phrase::Capped)},
            {"limit-rake", setup, owes(Verb::TakeRake)},
            {"limit-push", setup, owes(Verb::PushPot)}};
}

std::vector<PicturedTable> tennesseeScenes()
{
    const SessionSetup setup = borrowersHand();
    return {{"tennessee-boat", setup, [](const Session& now) { return now.situation().betting.street == 2; }},
            {"tennessee-overboard", setup,
             [](const Session& now) {
                 const auto turn = now.procedure().turn();
                 return turn && turn->wait == Wait::Discard && !now.situation().notes.overboard.empty();
             }},
            {"tennessee-discs", setup, says(Phrase::Reveal)},
            {"tennessee-loan", setup, borrowed},
            {"tennessee-reading", setup, borrowerShows},
            {"tennessee-banking", setup, owes(Verb::TakeLoan)}};
}

} // namespace cutcard
