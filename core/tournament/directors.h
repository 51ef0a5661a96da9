// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/room.h"

#include <optional>
#include <vector>

namespace cutcard {

/// What a perfect director does next, and why; nullopt while there is nothing to do.
std::optional<DirectorDuty> idealDirectorDuty(const Night& night);

/// Has a director do everything there is to do, and the room what it does, until the night is over or a time has come.
/// False if nothing is owed and nothing happens although the night is not over.
bool runNight(NightSession& session, NightTime until = 24 * 60 * oneMinute);

} // namespace cutcard
