// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

#include <QDate>
#include <QString>

namespace cutcard {

/// A night's sheet for the wall: its day, blinds, seats, and once somebody is out the finishing list with its points.
QString nightSheet(const Night& night, const QDate& day);

/// What the sheet is headed: people at real tables are told from those that were simulated.
QString nightSheetTitle(const Night& night, bool real);

/// The sheet as an A4 document in vectors; an error if the file can't be written.
Result<Done> writeNightPdf(const Night& night, bool real, const QDate& day, const QString& file);

} // namespace cutcard
