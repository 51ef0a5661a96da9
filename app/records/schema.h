// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/sql.h"

namespace cutcard {

/// The schema that this program writes.
inline constexpr int currentSchema = 2;

/// Makes the tables of a new database, or brings those of an earlier program to today's form with all that is in them;
/// a database of a later program is refused.
Result<Done> bringToDate(const Connection& connection);

} // namespace cutcard
