// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_spot.h"
#include "app/words/wording.h"

#include <QString>
#include <QtGlobal>

namespace cutcard {

/// A thing on the drawn table, as it is spoken of: "the cards of 3 Cy".
QString spotText(TableSpot spot, int index, const Wording& wording);

/// The key that lies at a place of the keyboard, as commands know it: letters are what is printed on them, digits
/// and signs are where they lie on an American keyboard, whatever another layout has there.
int keyAtPlace(int key, quint32 scanCode);

} // namespace cutcard
