// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace cutcard {

/// Says what is wrong, in letters: what a file or a name holds is never taken for markup.
void showWarning(QWidget* parent, const QString& title, const QString& text);

} // namespace cutcard
