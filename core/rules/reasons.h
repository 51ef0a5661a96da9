// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

namespace cutcard::reasons {

// Why nothing is judged by an entry, where the same is true in more than one document.
inline constexpr const char* definition = Rules::tr("A definition; the rules that use it are judged.");
inline constexpr const char* reading =
    Rules::tr("How the text is understood; what hangs on it is judged by the rules concerned.");
inline constexpr const char* players = Rules::tr("It says what players may do; the dealer's part is judged elsewhere.");
inline constexpr const char* house = Rules::tr("The house's choice, made before play.");
inline constexpr const char* print = Rules::tr("A slip in the writing; no act at the table hangs on it.");
inline constexpr const char* heading = Rules::tr("A heading; the rules under it say what is judged.");

} // namespace cutcard::reasons
