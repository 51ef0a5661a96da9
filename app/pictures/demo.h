// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

#include <vector>

namespace cutcard {

class MainWindow;

/// Lets the ideal dealer deal one league hand with a side pot in the window; prints the judged score sheet and saves
/// a picture of the window. Returns the program's exit code.
int runDemo(MainWindow& window, const QString& pictureFile);

/// Saves pictures of every screen and dialog in these sizes, with text of this size, in both themes; returns the
/// program's exit code.
int takeShots(MainWindow& window, const QString& folder, const std::vector<QSize>& sizes, int textPercent);

} // namespace cutcard
