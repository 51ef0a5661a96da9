// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/acts/act.h"
#include "core/table/situation.h"

#include <QString>

namespace cutcard {

/// Why hands can't do an act at this table, without saying what anything comes to.
QString impossibleText(const Act& act, const Situation& situation, const Wording& wording);

} // namespace cutcard
