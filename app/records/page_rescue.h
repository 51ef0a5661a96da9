// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"

namespace cutcard {

/// A session as pages still hold it.
struct RescuedSession {
    SessionId id = 0;
    QString header;
    QStringList lines;
};

/// What the pages of a damaged database still hold.
struct RescuedPages {
    std::vector<RescuedSession> sessions;
    std::vector<RescuedSession> fragments; ///< events whose session's row is lost
};

/// Reads the rows of every whole page of a file and its log, so that one cut short still gives what is left.
RescuedPages rescuePages(const QString& file);

} // namespace cutcard
