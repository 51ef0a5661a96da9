// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QString>

#include <functional>
#include <vector>

namespace cutcard {

/// A moment of a house-banked round that is worth a picture.
struct BankedScene {
    QString name;
    SessionSetup setup;
    std::function<bool(const Session&)> when;
};

/// A table of seven for a game, whose house is the ordinary one.
SessionSetup bankedSetup(GameId game, std::uint64_t seed, bool machine);

/// The scenes of all three games; `dealt` deals a setup until a moment is there, or to its end.
std::vector<BankedScene>
bankedScenes(const std::function<Session(const SessionSetup&, const std::function<bool(const Session&)>&)>& dealt);

} // namespace cutcard
