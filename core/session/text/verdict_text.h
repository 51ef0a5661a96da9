// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <string>
#include <string_view>

namespace cutcard {

/// The verdicts of an event in lines that are read back as they are, so that what was judged once can be kept.
std::string keptVerdicts(const Entry& entry);

/// Reads what keptVerdicts() wrote of the same event; `name` is where it stood, for error messages.
Result<std::vector<Verdict>> readVerdicts(std::string_view text, const Event& event, const std::string& name);

} // namespace cutcard
