// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_picture.h"
#include "core/procedure/duty.h"
#include "core/session/session.h"

#include <QCoreApplication>

namespace cutcard {

/// A word on the felt, translated.
struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(table)
};

/// Adds what only the table of a house-banked game has: circles, rack, boxes, shuffler, posted pay table.
void addBanked(TablePicture& picture, const Session& session);

/// What lies at a spot of a house-banked game beside its circles.
void addBankedSeat(SeatPicture& picture, const Session& session, Seat seat);

/// The colour of a chip of this value in the house's tray.
QColor houseColour(Chips value);

} // namespace cutcard
