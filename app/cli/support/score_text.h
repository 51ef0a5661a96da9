// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/score.h"

#include <QString>

namespace cutcard::cli {

/// What a competency came to, as a line of such a table.
QString scoreRow(const QString& name, const Tally& tally, std::optional<int> percent, int partsPerPoint);
/// The score by competency as a table of text lines.
QString scoreText(const Score& score, bool finished);

} // namespace cutcard::cli
