// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_spot.h"
#include "app/words/wording.h"

#include <QtGlobal>

namespace cutcard {

/// A thing on the drawn table, as it is spoken of: "the cards of 3 Cy".
QString spotText(TableSpot spot, int index, const Wording& wording);

/// The key at a place of the keyboard: letters are as printed, digits and signs as on an American keyboard.
int keyAtPlace(int key, quint32 scanCode);

} // namespace cutcard
