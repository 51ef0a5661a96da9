// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds what is worked out of many attempts: `exam export` and `exam analyse`.
void addExamReports(CLI::App& exam);

} // namespace cutcard::cli
