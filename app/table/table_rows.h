// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"
#include "app/table/table_picture.h"

namespace cutcard {

/// A card and how it lies among those of its place.
struct CardRow {
    CardPicture card;
    int order = 0; ///< from 0 in its place; a card that leaves the top changes nothing for the others
};

/// A pot and its position, 0 being the main pot.
struct PotRow {
    PotPicture pot;
    int index = 0;
};

/// The number under which a circle is known on the drawn table.
constexpr int circleIndex(int seat, int kind)
{
    return seat * 10 + kind;
}

struct SeatTraits {
    static int key(const SeatPicture& seat) { return seat.number; }
    static const std::vector<RowRole<SeatPicture>>& roles();
};
struct CardTraits {
    static int key(const CardRow& row) { return row.card.id; }
    static const std::vector<RowRole<CardRow>>& roles();
};
struct PotTraits {
    static int key(const PotRow& row) { return row.index; }
    static const std::vector<RowRole<PotRow>>& roles();
};
struct CircleTraits {
    static int key(const CirclePicture& circle) { return circleIndex(circle.seat, circle.kind); }
    static const std::vector<RowRole<CirclePicture>>& roles();
};

using SeatModel = RowsModel<SeatPicture, SeatTraits>;
using CardModel = RowsModel<CardRow, CardTraits>;
using PotModel = RowsModel<PotRow, PotTraits>;
using CircleModel = RowsModel<CirclePicture, CircleTraits>;

/// An amount as it is written on the table, with the separators of the person's language.
QString amountText(Chips amount);
/// The chips of a pile in words, for those who do not see them.
QString chipsInWords(const ChipsPicture& chips);
/// The chips as a list that QML can walk through.
QVariantList chipList(const ChipsPicture& chips);

} // namespace cutcard
