// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/angoff_file.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/trends.h"

#include <QString>

namespace cutcard {

/// What all attempts say, as plain text: forms, tables, examiners, rules and months.
QString trendsText(const Academy& academy, const Trends& trends);

/// What raters' chances come to, question by question, with what was seen of each where there is something.
QString angoffText(const AngoffRatings& ratings, const std::optional<AnswerMatrix>& seen);

} // namespace cutcard
