// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cutcard {

class MainWindow;

/// Lets the ideal dealer deal so many hands of all games one after another in the window, looking back and at the home
/// between them, and prints what memory the program has after each tenth; returns the program's exit code.
int runSoak(MainWindow& window, int hands);

} // namespace cutcard
