// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule_names.h"

#include <algorithm>
#include <array>

namespace cutcard {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
constexpr std::array<std::string_view, 6> citing{"under", "by", "as", "See", "see", "("};

static bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Whether a word is numbers of one or two digits with dots between, as documents have them.
static bool isDotted(std::string_view word)
{
    std::size_t digits = 0;
    bool isOnlyDigits = true;
    for (const char each : word.substr(0, word.find('-'))) {
        isOnlyDigits = isOnlyDigits && isDigit(each);
        digits = isDigit(each) ? digits + 1 : 0;
        if (digits > 2 || (digits == 0 && each != '.'))
            return false;
    }
    return !isOnlyDigits && isDigit(word.front());
}

RuleNames::RuleNames(std::span<const Rule> rules) : m_all(rules.begin(), rules.end())
{
    for (const Rule rule : rules) {
        const std::string_view id = rule.id();
        if (const auto dash = id.find('-'); dash != std::string_view::npos && !isDigit(id.front()))
            m_prefixes.emplace(id.substr(0, dash));
    }
}

std::string_view RuleNames::missingIn(std::string_view text) const
{
    std::string_view before;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of(letters, at), text.size());
        if (end == at) {
            before = text[at] == ' ' ? before : text.substr(at, 1);
            ++at;
            continue;
        }
        std::string_view word = text.substr(at, end - at);
        word = word.substr(0, word.find_last_not_of(".-") + 1);
        const std::size_t next = text.find_first_not_of(' ', end);
        const bool isShare = next != std::string_view::npos && text[next] == '%';
        if (!isShare && isName(word, before) && !has(Rule::fromText(word)))
            return word;
        before = word;
        at = end;
    }
    return {};
}

bool RuleNames::isName(std::string_view word, std::string_view before) const
{
    const auto dash = word.find('-');
    if (dash != std::string_view::npos && m_prefixes.contains(word.substr(0, dash)))
        return true;
    return std::ranges::find(citing, before) != citing.end() && isDotted(word);
}

} // namespace cutcard
