// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds the command that builds the forms of a blueprint.
void addExamBuild(CLI::App& exam);

} // namespace cutcard::cli
