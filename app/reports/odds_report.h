// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/odds_results.h"
#include "core/base/result.h"

#include <QString>

namespace cutcard {

/// The 169 starting hands in all games, a line each, with exact values to twelve places.
QString handsCsv(const OddsResults& results);

/// The document's figures, a line each.
QString figuresCsv(const OddsResults& results);

/// Games, heat maps, pay tables and figures as an A4 document; an error if the file can't be written.
Result<Done> writeOddsPdf(const OddsResults& results, const QString& file);

} // namespace cutcard
