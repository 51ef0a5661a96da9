// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/simulation/directors.h"

#include <vector>

namespace cutcard {

/// What nobody asked for, and what it breaks whenever it is done.
void addStray(const Night& night, std::vector<DirectorMistake>& found);

} // namespace cutcard
