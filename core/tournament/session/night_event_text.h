// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/line_reader.h"
#include "core/tournament/session/night_session.h"

#include <array>
#include <utility>

namespace cutcard {

inline constexpr int nightFileVersion = 1;
inline constexpr std::array<std::string_view, 3> nightModeWords{"practice", "test", "real"};

/// Somebody named in quotation marks; a fault at a name that is not on the list.
EntrantId takePerson(LineReader& line, std::span<const std::string> names);
/// A table, such as T1.
TableNo takeTable(LineReader& line);
/// A table and a chair of it, such as T1.3, or the table alone with chair 0.
std::pair<TableNo, int> takeChair(LineReader& line);
/// A time of the night, such as 0:41:10 or 0:41:10.250.
NightTime takeNightTime(LineReader& line);

/// An event after its time; somebody who signs in is added to the names.
NightEvent takeNightEvent(LineReader& line, std::vector<std::string>& names);
/// An act after the word `director`.
DirectorAct takeDirectorAct(LineReader& line, std::span<const std::string> names);

} // namespace cutcard
