// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"

#include <span>
#include <string_view>
#include <vector>

namespace cutcard {

/// The questions of some documents, in the banks' order.
std::vector<QuizItem> examItems(std::span<const Document> documents);

/// The question of this name; nullptr if there is none.
const QuizItem* findItem(std::string_view id);

} // namespace cutcard
