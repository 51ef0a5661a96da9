// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds what raters set a mark with: the questions of a form, and what their ratings come to.
void addExamStandard(CLI::App& exam);

} // namespace cutcard::cli
