// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <string>
#include <string_view>

namespace cutcard {

/// What a night file says: where it starts from, and what happened.
struct NightFile {
    NightSetup setup;
    std::vector<NightEntry> entries; ///< without verdicts: replaying finds those
    std::vector<int> lines;          ///< the line of the file that each entry stands on
    bool operator==(const NightFile&) const = default;
};

/// Reads a night file; `name` is the file's name for error messages.
Result<NightFile> readNight(std::string_view text, const std::string& name);

/// The text of the night file that says exactly this.
std::string writeNight(const NightSetup& setup, std::span<const NightEntry> entries);

/// The line that says an event, without its time; `names` are those of the people, in their order.
std::string nightEventText(const NightEvent& event, std::span<const std::string> names);

/// The line that says an entry, with its time.
std::string nightEntryText(const NightEntry& entry, std::span<const std::string> names);

/// Reads one act of the director's, as it stands in a night file after `director`.
Result<DirectorAct> readDirectorAct(std::string_view text, const std::string& name, int line,
                                    std::span<const std::string> names);

/// The names of a night's people, in their order.
std::vector<std::string> namesOf(const Night& night);

/// Replays a file that was read; an event that can't have happened gives its line in the file `name`.
Result<NightSession> replayNight(const NightFile& file, const std::string& name);

/// A table, such as T1.
std::string tableWord(TableNo table);

/// Hours, minutes and seconds, with thousandths where there are any.
std::string nightTimeText(NightTime time);

} // namespace cutcard
