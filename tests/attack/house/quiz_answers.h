// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz.h"

#include <string_view>

namespace cutcard::attack {

/// Reads one typed answer: letters for a choice or an order, digits for an amount, `t` or `f`; an empty line is no
/// answer. `line` is its number, for the error.
Result<TaskAnswer> readAnswer(const Task& question, std::string_view text, int line);

} // namespace cutcard::attack
