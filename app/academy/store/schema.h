// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/sql.h"

#include <QStringList>

namespace cutcard {

/// What marks a database as an academy's.
inline constexpr int academyApplication = 0x43434143; // "CCAC"
inline constexpr int currentAcademySchema = 4;

/// The statements that make the triggers by which signed rows are only added to.
QStringList academyTriggers();

/// Takes them away: they stand in the way of a repair, and are gone where somebody edited by hand.
Result<Done> dropAcademyTriggers(const Connection& connection);

/// Makes the tables of a new academy; one of an earlier or a later program, or of another program, is refused.
Result<Done> makeAcademyTables(const Connection& connection);

} // namespace cutcard
