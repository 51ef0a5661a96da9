// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_size.h"

namespace cutcard {

namespace {
constexpr QSize frame{8, 36}; ///< that window managers draw around a window
}

QSize boundedWindow(QSize wished, QSize available)
{
    return wished.boundedTo(available - frame).expandedTo(leastWindow.boundedTo(available - frame));
}

} // namespace cutcard
