// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/blueprint.h"

#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// A number of a blueprint that a house may set, by the name of its field: "theory.pass", "cells.pots.items",
/// "station.2.minutes".
struct BlueprintNumber {
    std::string field;
    int* value = nullptr;
};

/// Every number of a blueprint that a house may set, in the order of the file; `theory.items` follows from its cells.
std::vector<BlueprintNumber> numbersOf(Blueprint& blueprint);

/// A blueprint as a file, which is read as the same blueprint.
std::string blueprintText(const Blueprint& blueprint);

/// A blueprint with one number set anew, checked as its file is; an error names the field and changes nothing.
Result<Blueprint> withNumber(Blueprint blueprint, std::string_view field, int value);

/// A blueprint whose forms all ask about these rules; an error names the one that no rulebook has.
Result<Blueprint> withMustRules(Blueprint blueprint, std::string_view rules);

} // namespace cutcard
