// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#include <QString>
#include <QVariantList>

namespace cutcard {

/// What a table of the room asks for, as its badge shows it.
enum class TableFlag : std::uint8_t { None, Turning, Owed, Waits, Held };

/// A table of the room as it is drawn.
struct NightTablePicture {
    int number = 0;
    int place = 0;    ///< in the room, from 0
    QString note{};   ///< such as "hand 27 is over"
    QString flag{};   ///< in words
    int flagKind = 0; ///< a TableFlag
    int count = 0;    ///< stacks
    QString under{};  ///< below the count
    int chairs = 0;
    QVariantList free{}; ///< chairs without a stack
    bool picked = false;
    bool operator==(const NightTablePicture&) const = default;
};

/// A stack and its player as they are drawn, at a table or waiting to be seated.
struct NightPlatePicture {
    int who = 0;
    QString name{};
    QString chips{};
    QString state{}; ///< "away", "left"; empty: plays
    int table = 0;   ///< its number; 0: waits to be seated
    int chair = 0;   ///< clockwise, or the place among those who wait
    QString mark{};  ///< "D", "SB", "BB"
    bool dim = false;
    bool picked = false;
    bool owed = false; ///< with a coach: somebody whom an act that is owed is about
    bool operator==(const NightPlatePicture&) const = default;
};

struct NightTableRows {
    static int key(const NightTablePicture& row) { return row.number; }
    static const std::vector<RowRole<NightTablePicture>>& roles()
    {
        static const std::vector<RowRole<NightTablePicture>> all{
            {"number", [](const NightTablePicture& row) { return QVariant(row.number); }},
            {"place", [](const NightTablePicture& row) { return QVariant(row.place); }},
            {"note", [](const NightTablePicture& row) { return QVariant(row.note); }},
            {"flag", [](const NightTablePicture& row) { return QVariant(row.flag); }},
            {"flagKind", [](const NightTablePicture& row) { return QVariant(row.flagKind); }},
            {"count", [](const NightTablePicture& row) { return QVariant(row.count); }},
            {"under", [](const NightTablePicture& row) { return QVariant(row.under); }},
            {"chairs", [](const NightTablePicture& row) { return QVariant(row.chairs); }},
            {"freeChairs", [](const NightTablePicture& row) { return QVariant(row.free); }},
            {"picked", [](const NightTablePicture& row) { return QVariant(row.picked); }},
        };
        return all;
    }
};

/// Something that can be done, or an answer: what its button says, the key that presses it, whether the arrow keys are
/// at it, and whether it can be pressed now.
struct NightChoicePicture {
    int number = 0;
    QString label;
    QString key;
    bool marked = false;
    bool possible = true;

    bool operator==(const NightChoicePicture&) const = default;
};

struct NightPlateRows {
    static int key(const NightPlatePicture& row) { return row.who; }
    static const std::vector<RowRole<NightPlatePicture>>& roles()
    {
        static const std::vector<RowRole<NightPlatePicture>> all{
            {"who", [](const NightPlatePicture& row) { return QVariant(row.who); }},
            {"name", [](const NightPlatePicture& row) { return QVariant(row.name); }},
            {"chips", [](const NightPlatePicture& row) { return QVariant(row.chips); }},
            {"stateText", [](const NightPlatePicture& row) { return QVariant(row.state); }},
            {"table", [](const NightPlatePicture& row) { return QVariant(row.table); }},
            {"chair", [](const NightPlatePicture& row) { return QVariant(row.chair); }},
            {"mark", [](const NightPlatePicture& row) { return QVariant(row.mark); }},
            {"dim", [](const NightPlatePicture& row) { return QVariant(row.dim); }},
            {"picked", [](const NightPlatePicture& row) { return QVariant(row.picked); }},
            {"owed", [](const NightPlatePicture& row) { return QVariant(row.owed); }},
        };
        return all;
    }
};

struct NightChoiceRows {
    static int key(const NightChoicePicture& row) { return row.number; }
    static const std::vector<RowRole<NightChoicePicture>>& roles()
    {
        static const std::vector<RowRole<NightChoicePicture>> all{
            {"label", [](const NightChoicePicture& row) { return QVariant(row.label); }},
            {"key", [](const NightChoicePicture& row) { return QVariant(row.key); }},
            {"marked", [](const NightChoicePicture& row) { return QVariant(row.marked); }},
            {"possible", [](const NightChoicePicture& row) { return QVariant(row.possible); }},
        };
        return all;
    }
};

/// The tables of a room, by their numbers.
using NightTables = RowsModel<NightTablePicture, NightTableRows>;

/// The stacks of a room, each with its own item, so that whoever is moved walks.
using NightPlates = RowsModel<NightPlatePicture, NightPlateRows>;

/// What can be pressed in a night, each with a button of its own: fifty made anew at every key would be felt.
using NightChoices = RowsModel<NightChoicePicture, NightChoiceRows>;

} // namespace cutcard
