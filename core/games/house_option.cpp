// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/house_option.h"

#include "core/base/overloaded.h"

#include <array>

namespace cutcard {

static std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char c : text)
        result.append(c == '"' || c == '\\' ? "\\" : "").push_back(c);
    return result + '"';
}

static std::string listed(const auto& values, auto&& textOf)
{
    std::string text = "[";
    for (const auto& value : values)
        text.append(text.size() == 1 ? "" : ", ").append(textOf(value));
    return text + "]";
}

bool isSet(const HouseValue& value)
{
    return std::visit(overloaded{[](bool) { return true; }, [](Chips) { return true; },
                                 [](const auto& list) { return !list.empty(); }},
                      value);
}

std::string valueText(const HouseValue& value)
{
    const auto inDigits = [](Chips number) { return std::to_string(number); };
    return std::visit(overloaded{
                          [](bool flag) { return std::string(flag ? "true" : "false"); },
                          inDigits,
                          [](const std::string& text) { return quoted(text); },
                          [&](const std::vector<int>& numbers) { return listed(numbers, inDigits); },
                          [&](const std::vector<NumberPair>& pairs) {
                              return listed(pairs, [&](const NumberPair& pair) {
                                  return listed(std::array{pair.first, pair.second}, inDigits);
                              });
                          },
                      },
                      value);
}

std::string optionComment(const char* label, std::string_view rules, const std::vector<HouseChoice>& offered)
{
    std::string text = "# " + std::string(label);
    if (!rules.empty())
        text.append(" (").append(rules).append(")");
    for (const HouseChoice& choice : offered)
        text.append(&choice == &offered.front() ? ": \"" : "; \"")
            .append(choice.word)
            .append("\", ")
            .append(choice.text);
    return text + ".\n";
}

} // namespace cutcard
