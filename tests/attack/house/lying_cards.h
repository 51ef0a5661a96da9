// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <string>
#include <vector>

namespace cutcard::attack {

/// The cards that everybody at the table sees, a line for each place: "lies board 5c 4d 9s", "lies seat 3 As Kd".
std::vector<std::string> lyingCards(const Table& table);

} // namespace cutcard::attack
