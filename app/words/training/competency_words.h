// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/item_competency.h"

#include <QString>

namespace cutcard {

/// The words of a competency of questions.
QString itemCompetencyText(const QString& word);
QString itemCompetencyText(ItemCompetency competency);

} // namespace cutcard
