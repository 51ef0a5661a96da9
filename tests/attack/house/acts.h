// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/support/command_line.h"

namespace cutcard::attack {

/// Every act of a house that somebody signs, and the exam itself.
std::vector<cli::Command> acts();

} // namespace cutcard::attack
