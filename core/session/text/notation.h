// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/event_text.h"

#include <vector>

namespace cutcard {

/// What a session file says: where it starts from, and what happened.
struct SessionFile {
    SessionSetup setup;
    EntryLog entries;       ///< without hand numbers and verdicts: replaying finds those
    std::vector<int> lines; ///< the line of the file that each entry stands on
    bool operator==(const SessionFile&) const = default;
};

/// The lines that say exactly this setup.
std::string writeHeader(const SessionSetup& setup);

/// Reads a whole session file.
Result<SessionFile> readSession(std::string_view text, const std::string& name);

/// The text of the session file that says exactly this.
std::string writeSession(const SessionSetup& setup, const EntryLog& entries);

/// A session as far as its file could be replayed, and what stopped it.
struct Reopened {
    Session session;
    std::optional<Error> stopped;
};

/// Replays a file that was read as far as that is possible; an error only where it could not even begin.
Result<Reopened> replayedFrom(const SessionFile& file, const std::string& name);

/// Replays a file that was read; an event that can't have happened gives its line in the file `name`.
Result<Session> replay(const SessionFile& file, const std::string& name);

/// The verdicts of an event in lines that are read back as they are, so that what was judged once can be kept.
std::string keptVerdicts(const Entry& entry);

/// Reads what keptVerdicts() wrote of the same event; `name` is where it stood, for error messages.
Result<Verdicts> readVerdicts(std::string_view text, const Event& event, const std::string& name);

} // namespace cutcard
