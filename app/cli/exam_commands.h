// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// `exam`: forms built, attempts sat without a window, graded and confirmed.
void addExamCommands(CLI::App& app);

} // namespace cutcard::cli
