// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/kit.h"
#include "core/base/fixed_vector.h"
#include "core/base/keyed_rows.h"
#include "core/procedure/procedure.h"
#include "core/rules/rulebook.h"
#include "core/session/session.h"

#include <QString>

#include <span>
#include <vector>

namespace cutcard {

/// What a betting circle is called, and what is printed on the felt, which has little room.
struct CircleWords {
    Circle circle{};
    const char* name = nullptr;
    const char* printed = nullptr;
};

/// The words of all circles.
using CircleNames = KeyedRows<CircleWords, &CircleWords::circle, circleCount>;

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
    const char* name = nullptr;
    const char* shortName = nullptr;          ///< where a list has little room
    Kits kits = 0;                            ///< what its table has, and with it the commands and their keys
    Document document{};                      ///< what it is dealt by
    bool banked = false;                      ///< players bet against the dealer's hand, in circles
    const char* floorCalled = nullptr;        ///< calling whoever decides; %1 is why
    const char* floorSpoken = nullptr;        ///< the same at the table, in English
    FixedVector<Matter, 3> ownMatters{};      ///< why the floor is called at no other table
    const CircleNames* circleNames = nullptr; ///< of a banked game
    std::vector<Circle> (*circles)(const Session&) = nullptr; ///< that a spot has, from the left, the nearest row first
    QString (*heading)(Heading, int street) = nullptr;        ///< its own word for a part; empty: as everywhere
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
/// What a circle is called at a game's table.
const CircleWords& circleWordsOf(Circle circle, GameId game);

} // namespace cutcard
