// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// The parts of a text between separators, empty ones too; of an empty text one.
inline std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> found;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        found.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return found;
}

/// The lines of a text, whether or not the last of them is ended.
inline std::vector<std::string_view> linesOf(std::string_view text)
{
    auto lines = partsOf(text, '\n');
    if (lines.back().empty())
        lines.pop_back();
    return lines;
}

/// The texts of a range, or what each of it becomes, with something between them.
template <typename As = std::identity> std::string joined(const auto& range, std::string_view between, As as = {})
{
    std::string text;
    for (const auto& each : range)
        text.append(&each == &*range.begin() ? "" : between).append(std::invoke(as, each));
    return text;
}

} // namespace cutcard
