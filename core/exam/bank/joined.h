// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_item.h"

#include <initializer_list>
#include <span>
#include <vector>

namespace cutcard {

/// The items of a document's topics in one row.
inline std::vector<QuizItem> joined(std::initializer_list<std::span<const QuizItem>> topics)
{
    std::vector<QuizItem> items;
    for (const auto topic : topics)
        items.insert(items.end(), topic.begin(), topic.end());
    return items;
}

} // namespace cutcard
