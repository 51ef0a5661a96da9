// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <string>
#include <string_view>

namespace cutcard {

/// The line of an event file that says this event; `byHouse`: an act done for the trainee by the house.
std::string eventText(const Event& event, bool byHouse = false);

/// Reads one event from a line of the file `name`; the entry has no hand number and no verdicts yet.
Result<Entry> readEvent(std::string_view text, const std::string& name, int line);

} // namespace cutcard
