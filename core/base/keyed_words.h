// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_rows.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace cutcard {

/// The word of one value of an enumeration.
template <typename Enum> struct WordRow {
    Enum value;
    std::string_view word;
};

/// The words of an enumeration by its values, from rows in any order; none may be missing or there twice.
template <typename Enum, std::size_t count>
consteval std::array<std::string_view, count> keyedWords(const WordRow<Enum> (&rows)[count])
{
    std::array<std::string_view, count> words{};
    for (const WordRow<Enum>& row : rows) {
        const auto place = static_cast<std::size_t>(row.value);
        if (place >= count)
            keyed_rows::aKeyIsNoneOfTheEnumeration();
        if (row.word.empty() || !words[place].empty())
            keyed_rows::aRowIsMissingOrThereTwice();
        words[place] = row.word;
    }
    return words;
}

} // namespace cutcard
