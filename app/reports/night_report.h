// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tournament/night.h"

#include <QString>

namespace cutcard {

/// A night's sheet for the wall: blinds, seats, and once somebody is out the finishing list with its points.
QString nightSheet(const Night& night);

/// The sheet as an A4 document in vectors; an error if the file can't be written.
Result<Done> writeNightPdf(const Night& night, const QString& file);

} // namespace cutcard
