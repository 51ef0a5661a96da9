// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/session.h"

#include <QByteArray>

namespace cutcard {

inline constexpr int mostEvents = 20'000;

/// How many seeds a random test takes: `usual`, or what the environment variable CUTCARD_SEEDS says.
int seedsOr(int usual);

/// A row for each game of the catalogue.
void addGames();

/// The game of this row.
CatalogueEntry currentGame();

/// A table of a game of the catalogue: seats, chips and absent players by the seed, every other one by a house that
/// differs in what it may.
SessionSetup setupFor(const CatalogueEntry& game, std::uint64_t seed, Mode mode, int hands);

/// The end of a session's file, for a message.
QByteArray described(const Session& session);

/// Any act at all, sensible or not, with every field that its verb has drawn at random.
Act anyAct(RandomStream& stream);

/// Every act that hands could do now at a session's table, with seats, pots, circles and amounts that lie there.
std::vector<Act> possibleActs(const Session& session);

/// What a dealer does next who takes a mistake for right: what would be owed had the floor put it right already.
std::optional<Event> nextAfterMistake(const Session& session, const Simulator& simulator);

/// Plays a session with a perfect dealer; calls `each` after every event, which ends it with false.
template <typename Each> Session played(const SessionSetup& setup, const Simulator& simulator, Each&& each)
{
    Session session = Session::start(setup).value();
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        std::optional<Event> event = simulator.next(session);
        if (!event) {
            if (const auto act = idealAct(session))
                event = *act;
        }
        if (!event || !session.apply(*event))
            break;
        if (!each(session))
            break;
    }
    return session;
}

} // namespace cutcard
