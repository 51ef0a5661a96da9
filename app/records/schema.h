// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/sql.h"

namespace cutcard {

/// The schema that this program writes.
inline constexpr int currentSchema = 3;

/// Makes the tables of a new database; one of an earlier or a later program is refused.
Result<Done> makeTables(const Connection& connection);

} // namespace cutcard
