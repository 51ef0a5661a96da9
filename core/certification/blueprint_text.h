// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/blueprint.h"

#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// A number of a blueprint that a house may set, by the name of its field: "theory.pass", "station.2.minutes".
struct BlueprintNumber {
    std::string field;
    int* value = nullptr;
};

/// The numbers of a blueprint that a house may set, in the order of its file; questions have names of their own.
std::vector<BlueprintNumber> numbersOf(Blueprint& blueprint);
/// The name by which a cell's questions of one difficulty are set: "cells.pots.skilled".
std::string cellField(const TheoryCell& cell, Difficulty difficulty);

/// The same with a cell, maybe of nothing, for each competency that the documents have questions of.
Blueprint withEveryCell(Blueprint blueprint);

/// A blueprint as a file, which is read as the same blueprint without the cells of nothing.
std::string blueprintText(const Blueprint& blueprint);

/// A blueprint with one number set anew, checked as its file is; an error names the field. `theory.items` follows.
Result<Blueprint> withNumber(Blueprint blueprint, std::string_view field, int value);

/// The rules that every form asks about, or that something rests on at the tables in every variant.
inline constexpr std::string_view theoryMust = "theory.must";
inline constexpr std::string_view practicalMust = "practical.must";

/// A blueprint with the rules of one field set anew; an error names the one that no rulebook has.
Result<Blueprint> withMustRules(Blueprint blueprint, std::string_view field, std::string_view rules);

} // namespace cutcard
