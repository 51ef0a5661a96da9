// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace cutcard::test {

// Two players at each of the house-banked games.
inline const std::string two = "seat 1 \"A\" 1000\nseat 2 \"B\" 1000\n";
inline const std::string champion = "game champion\n" + two;
inline const std::string one = "game champion-one\n" + two;
inline const std::string version2 = "game champion-two\n" + two;

} // namespace cutcard::test
