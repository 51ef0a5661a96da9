// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/kit.h"
#include "core/acts/act.h"
#include "core/table/house_options.h"

#include <QString>

namespace cutcard {

/// One thing the dealer can say or do: how the palette shows it, its key, and the act it begins.
struct Command {
    QString id;
    QString text;
    QString key; ///< as QKeySequence reads it
    QString group;
    Act act;         ///< with the details still to be given
    Kits kits = ~0U; ///< it belongs where a table has one of these

    bool belongsTo(GameId game) const;
};

/// Everything that can be said and done in any game, in the order of the palette.
const std::vector<Command>& dealerCommands();

/// The command with this id; nullptr if there is none.
const Command* findCommand(const QString& id);

/// The same as a game's palette has it: some games have keys of their own for it.
const Command* findCommand(const QString& id, GameId game);

/// The id of the command that an act would have been given with.
QString commandIdOf(const Act& act);

/// The command that asks what is to be done with a wager.
inline constexpr const char* wagerCommand = "wager";

/// A detail that an act needs; `Treatment` is what is done with a wager.
enum class Detail { Seat, Amount, Count, Pot, Seats, Hand, Ranks, Matter, Circle, Treatment, Boards, Deck };

/// The details an act needs, in the order in which they are asked for.
std::vector<Detail> detailsOf(const Act& act);

} // namespace cutcard
