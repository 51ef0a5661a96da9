// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cutcard {

class MainWindow;

/// Lets the ideal dealer deal one league hand with a side pot in the window; prints the judged score sheet and saves
/// a picture of the window. Returns the program's exit code.
int runDemo(MainWindow& window, const QString& pictureFile);

} // namespace cutcard
