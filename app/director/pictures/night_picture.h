// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

namespace cutcard {

/// What a table of the room asks for, as its badge shows it.
enum class TableFlag : std::uint8_t { None, Turning, Owed, Waits, Held };

/// A table of the room as it is drawn.
struct NightTablePicture {
    Q_GADGET
    SHOWN(int, number);
    SHOWN(int, place);     ///< in the room, from 0
    SHOWN(QString, note);  ///< such as "hand 27 is over"
    SHOWN(QString, flag);  ///< in words
    SHOWN(int, flagKind);  ///< a TableFlag
    SHOWN(int, count);     ///< stacks
    SHOWN(QString, under); ///< below the count
    SHOWN(int, chairs);
    SHOWN(QVariantList, freeChairs); ///< chairs without a stack
    SHOWN(bool, picked);
    bool operator==(const NightTablePicture&) const = default;
};

/// A stack and its player as they are drawn, at a table or waiting to be seated.
struct NightPlatePicture {
    Q_GADGET
    SHOWN(int, who);
    SHOWN(QString, name);
    SHOWN(QString, chips);
    SHOWN(QString, stateText); ///< "away", "left"; empty: plays
    SHOWN(int, table);         ///< its number; 0: waits to be seated
    SHOWN(int, chair);         ///< clockwise, or the place among those who wait
    SHOWN(QString, mark);      ///< "D", "SB", "BB"
    SHOWN(bool, dim);
    SHOWN(bool, picked);
    SHOWN(bool, owed); ///< with a coach: somebody whom an act that is owed is about
    bool operator==(const NightPlatePicture&) const = default;
};

/// Something that can be done, or an answer, as a button.
struct NightChoicePicture {
    Q_GADGET
    SHOWN(int, number);
    SHOWN(QString, label);
    SHOWN(QString, key);
    SHOWN(bool, marked);
    SHOWN(bool, possible, true);
    bool operator==(const NightChoicePicture&) const = default;
};

/// Something that is owed or will be, as a line to press.
struct NightOwedPicture {
    Q_GADGET
    SHOWN(QString, label);
    SHOWN(QString, when);
    SHOWN(QString, rule);
    SHOWN(QString, ruleId);
    SHOWN(bool, now);
    SHOWN(bool, optional);
    bool operator==(const NightOwedPicture&) const = default;
};

/// The tables of a room, by their numbers.
using NightTables = GadgetRows<NightTablePicture, &NightTablePicture::number>;

/// The stacks of a room, each with its own item, so that whoever is moved walks.
using NightPlates = GadgetRows<NightPlatePicture, &NightPlatePicture::who>;

/// What can be pressed in a night, each with a button of its own: fifty made anew at every key would be felt.
using NightChoices = GadgetRows<NightChoicePicture, &NightChoicePicture::number>;

} // namespace cutcard
