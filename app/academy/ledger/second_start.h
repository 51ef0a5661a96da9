// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cutcard {

/// Leaves word beside a house that another program was started while somebody sits there.
void announceSecondStart(const QString& folder);

/// How often that was announced since it was last asked.
int takeSecondStarts(const QString& folder);

} // namespace cutcard
