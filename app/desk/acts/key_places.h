// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace cutcard {

/// The key that lies at a place of the keyboard, as commands know it: letters are what is printed on them, digits
/// and signs are where they lie on an American keyboard, whatever another layout has there.
int keyAtPlace(int key, quint32 scanCode);

} // namespace cutcard
