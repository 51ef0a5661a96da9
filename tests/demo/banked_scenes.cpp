// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/session_form.h"
#include "core/games/banked/banked_game.h"
#include "core/games/catalogue/house.h"
#include "tests/demo/scenes.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr int players = 7;
constexpr std::uint64_t mostSeeds = 200;

/// One of the seats up to this one is waited for.
When waiting(Wait wait, Seat last)
{
    return [=](const Session& now) {
        const auto turn = now.procedure().turn();
        return turn && turn->wait == wait && turn->seat <= last;
    };
}

/// Several wagers of Hold'em are to be settled and somebody has folded.
bool settling(const Session& now)
{
    const auto duty = now.procedure().next();
    const bool money = duty && (duty->act.verb == Verb::PayWager || duty->act.verb == Verb::TakeWager);
    return money && duty->act.circle != Circle::Bonus && std::ranges::all_of(now.table().board, &LyingCard::faceUp);
}

/// The first deck with which all of these moments come.
SessionSetup eventful(GameId game, bool machine, const std::vector<When>& moments)
{
    SessionSetup setup;
    for (std::uint64_t seed = 1; seed < mostSeeds; ++seed) {
        setup = bankedSetup(game, seed, machine);
        if (std::ranges::all_of(moments, [&](const When& when) { return !dealtUntil(setup, when).isOver(); }))
            break;
    }
    return setup;
}

} // namespace

SessionSetup bankedSetup(GameId game, std::uint64_t seed, bool machine)
{
    BankedOptions house(game);
    house.machine = machine;
    SessionSetup setup;
    setup.house = house;
    setup.seed = seed;
    setup.hands = 1;
    setup.seats = makePlayers(players, setup.common(), setup.seed, true, false);
    // nobody so short that there is nothing to see of it
    for (SeatSetup& seat : setup.seats)
        seat.stack = std::max<Chips>(seat.stack, 20 * house.leastBet);
    return setup;
}

std::vector<PicturedTable> bankedScenes()
{
    const When folded = [](const Session& now) {
        return !now.situation().notes.folded.empty() && waiting(Wait::PlayOrFold, Seat(players))(now);
    };
    const When bonus = [](const Session& now) {
        const auto duty = now.procedure().next();
        return duty && duty->act.verb == Verb::PayWager && duty->act.circle == Circle::Bonus;
    };
    const SessionSetup champion = eventful(GameId::Champion, false, {folded, bonus, settling, owes(Verb::PushPot)});
    const SessionSetup machine = eventful(GameId::Champion, true, {owes(Verb::TurnBoard)});
    const SessionSetup one = eventful(GameId::ChampionOne, false, {bonus, settling});
    const SessionSetup two = eventful(GameId::ChampionTwo, false, {bonus, owes(Verb::Slide), settling});
    return {
        {"champion-wagers", champion,
         [](const Session& now) {
             const auto turn = now.procedure().turn();
             return turn && turn->wait == Wait::Wager && turn->seat == Seat(5);
         }},
        {"champion-deal", champion, owes(Verb::BoardDown)},
        {"champion-play-or-fold", champion, folded},
        {"champion-raise", champion, waiting(Wait::Raise, Seat(4))},
        {"champion-bonus", champion, bonus},
        {"champion-settling", champion, settling},
        {"champion-pot-bet", champion, owes(Verb::PushPot)},
        {"champion-machine", machine, owes(Verb::TurnBoard)},
        {"champion-one-player", one, waiting(Wait::PlayOrFold, Seat(4))},
        {"champion-one-bonus", one, bonus},
        {"champion-one-settling", one, settling},
        {"champion-two-bonus", two, bonus},
        {"champion-two-push", two, owes(Verb::Slide)},
        {"champion-two-settling", two, settling},
    };
}

} // namespace cutcard
