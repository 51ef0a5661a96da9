// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"

#include <span>
#include <string_view>

namespace cutcard {

/// What draws a question's figures and knows their answer, by the name that the question calls it.
struct Generator {
    std::string_view name;
    Figures (*draw)(RandomStream& stream);
};

/// All of them, by their names; what each figure is stands beside the function, in figures.h.
std::span<const Generator> generators();

/// The one of a name; nullptr if there is none.
const Generator* findGenerator(std::string_view name);

} // namespace cutcard
