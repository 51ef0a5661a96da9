// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace cutcard {

/// The least size at which everything at the table can be pressed and read.
inline constexpr QSize leastWindow{960, 640};

/// A window as large as wished, but never larger than the screen leaves room for, frame and title included.
QSize boundedWindow(QSize wished, QSize available);

} // namespace cutcard
