// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"

#include <QString>
#include <QStringList>

namespace cutcard {

/// Who signed an entry; of two, also who gave both their passphrases, if that was one person.
QString signersText(const Academy& academy, const std::string& entry);
/// By whom, when and why the house went on without checkpoints that were missing, one line each.
QStringList gapTexts(const Academy& academy);
/// How many rescorings an attempt's result rests on, then each with its day and who signed it.
QStringList rescoringTexts(const Academy& academy, std::int64_t attempt);

} // namespace cutcard
