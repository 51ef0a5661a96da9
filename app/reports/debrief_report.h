// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/pictures.h"
#include "core/base/result.h"

#include <QString>

namespace cutcard {

/// The debrief of a session as plain text.
QString debriefText(const Session& session, const EventTimes& times);

/// A file name that tells sessions apart: game, day and deck.
QString debriefFileName(const Session& session, const QString& suffix);

/// The debrief of a session as an A4 document in vectors; an error if the file can't be written.
Result<Done> writeDebriefPdf(const Session& session, const EventTimes& times, const QString& file);

} // namespace cutcard
