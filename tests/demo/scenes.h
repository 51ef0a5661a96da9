// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QString>

#include <functional>
#include <vector>

namespace cutcard {

/// When a session has come to what is to be seen.
using When = std::function<bool(const Session&)>;

/// A moment that is worth a picture.
struct PicturedTable {
    QString name;
    SessionSetup setup;
    When when;
};

/// A perfect dealer's session up to the moment at which `when` says so, or to its end.
Session dealtUntil(const SessionSetup& setup, const When& when);
Session dealtToTheEnd(const SessionSetup& setup);
/// Whether an act of this verb is owed next.
When owes(Verb verb);

/// A league hand with a side pot.
SessionSetup sidePotHand();
/// A limit hand with a cap and a rake, of which one player is away.
SessionSetup limitHand();
/// A Tennessee hand in which somebody borrows and comes to the showdown.
SessionSetup borrowersHand();
/// A table of seven of a house-banked game, whose house is the ordinary one.
SessionSetup bankedSetup(GameId game, std::uint64_t seed, bool machine);

std::vector<PicturedTable> leagueScenes();
std::vector<PicturedTable> limitScenes();
std::vector<PicturedTable> tennesseeScenes();
std::vector<PicturedTable> bankedScenes();

} // namespace cutcard
