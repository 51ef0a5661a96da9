// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/table/table_spot.h"
#include "core/session/session.h"

#include <algorithm>
#include <optional>
#include <span>

namespace cutcard {

/// An act that a hand begins at the drawn table, and what it still has to be told.
struct Gesture {
    Act act;
    std::vector<Detail> missing;
    Chips typed = 0; ///< an amount that is begun with
};

/// What moving one thing onto another means.
struct Drop {
    TableSpot from;
    TableSpot to;
    Gesture (*means)(int fromIndex, int toIndex);
};

/// The same act wherever it is done.
template <Verb verb> Gesture plainly(int, int)
{
    return {act(verb), {}};
}

/// What the drop of these places means; nothing: it has no row.
inline std::optional<Gesture> dropAmong(std::span<const Drop> drops, TableSpot from, int fromIndex, TableSpot to,
                                        int toIndex)
{
    const auto found =
        std::ranges::find_if(drops, [&](const Drop& drop) { return drop.from == from && drop.to == to; });
    return found == drops.end() ? std::nullopt : std::optional(found->means(fromIndex, toIndex));
}

/// The hand that lies at a seat goes away.
inline Gesture muckHand(int fromIndex, int)
{
    return {act(Verb::MuckHand, Seat(fromIndex)), {}};
}

/// What pressing a thing means at the table of a house-banked game. With the coach, the deck deals the owed card.
std::optional<Gesture> bankedPress(const Session& session, bool coach, TableSpot spot, int index);

/// What moving a thing onto another means there.
std::optional<Gesture> bankedDrop(const Session& session, TableSpot from, int fromIndex, TableSpot to, int toIndex);

} // namespace cutcard
