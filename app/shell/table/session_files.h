// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"
#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// Files that are opened, by the menu and by the command line, and the session at the table saved as one.
class SessionFiles : public Part
{
    Q_OBJECT

public:
    using Part::Part;

    /// Opens a session, a night or a set, whichever it says it is; a message if it can't be read.
    void open(const QString& name);
    /// Asks for a file and opens it.
    void ask();
    /// Reads a session's file; a message if it can't be read.
    std::optional<Session> read(const QString& name) const;
    /// Saves the session at the table.
    void save();
};

} // namespace cutcard
