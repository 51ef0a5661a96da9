// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `exam report`: forms, tables, examiners, rules and months of a house.
void addExamTrends(CLI::App& exam);

} // namespace cutcard::cli
