// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_spot.h"
#include "app/words/wording.h"

#include <QString>

namespace cutcard {

/// A thing on the drawn table, as it is spoken of: "the cards of 3 Cy".
QString spotText(TableSpot spot, int index, const Wording& wording);

} // namespace cutcard
