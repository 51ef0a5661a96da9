// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/kit.h"
#include "core/base/fixed_vector.h"
#include "core/procedure/procedure.h"
#include "core/rules/rulebook.h"
#include "core/session/session.h"

#include <QString>

namespace cutcard {

/// A part of the hand as the coach's outline shows it.
struct OutlinePart {
    Heading heading{};
    int street = 0;
    bool operator==(const OutlinePart&) const = default;
};

/// What a game looks like to a dealer: what it and its things are called, and what lies on its felt.
///
/// What is owed is the game's; one face for each game of the catalogue, beside the others in this folder.
struct Face {
    GameId game{};
    Kits kits = 0;                           ///< what its table has, and with it the commands and their keys
    Document document{};                     ///< what it is dealt by
    bool banked = false;                     ///< players bet against the dealer's hand, in circles
    FixedVector<Matter, 3> ownMatters{};     ///< why the floor is called at no other table
    std::string_view circleNames = "circle"; ///< the part of assets/words with what its circles are called
    std::vector<Circle> (*circles)(const Session&) = nullptr; ///< that a spot has, from the left, the nearest row first
    std::vector<OutlinePart> (*outline)(const Session&) = nullptr; ///< where its document has an order of its own
    QString (*hand)(const Session&) = nullptr;                     ///< which one it is
    QString (*status)(const Session&, bool coached) = nullptr;     ///< what else the bar above the table says
    std::span<const char* const> board{};                          ///< what is printed where the community cards lie
    std::span<const char* const> discs{};                          ///< that wait beside the deck

    /// Whether its table has something.
    bool has(Kit kit) const { return (kits & static_cast<Kits>(kit)) != 0; }
};

/// The face of a game.
const Face& faceOf(GameId game);
/// The face of a session's game.
const Face& faceOf(const Session& session);

} // namespace cutcard
