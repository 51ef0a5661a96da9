// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/chips/regimes.h"

namespace cutcard {

/// The terms of a line alone: "4 × 2,000 + 500"; empty if there are none.
QString sumText(const ArithmeticLine& line, const Wording& wording = {});

/// One line of arithmetic in words: "Main pot: 4 × 2,000 = 8,000".
QString lineText(const ArithmeticLine& line, const Wording& wording = {});

} // namespace cutcard
