// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/notation.h"

namespace cutcard::cli {

/// The whole text of a file, or of the standard input for "-"; ends the command if it can't be read.
std::string readText(const std::string& name);

/// Writes a file so that it is there whole or not at all; ends the command if that can't be done.
void writeText(const std::string& name, const std::string& text);

/// Reads a session file and replays it; ends the command at the first fault in it.
struct Played {
    SessionFile file;
    Session session;
};
Played playFile(const std::string& name);
/// The same with a session file's text.
Played playText(const std::string& text, const std::string& name);

} // namespace cutcard::cli
