// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"

#include <compare>
#include <cstdint>

namespace cutcard {

/// How much hangs on a rule: form, fairness that can be restored, or who wins chips and information.
enum class Severity : std::uint8_t { Minor, Major, Critical };

/// A citation: the number a document gives a rule, or the short name of a reading or a general practice.
class Rule
{
public:
    static constexpr std::size_t capacity = 23;

    constexpr Rule() = default;
    /// A citation read from elsewhere; text that is too long is cut, and then names no rule.
    static constexpr Rule fromText(std::string_view text)
    {
        Rule rule;
        rule.m_size = static_cast<std::uint8_t>(text.size() < capacity ? text.size() : capacity);
        for (std::size_t i = 0; i < rule.m_size; ++i)
            rule.m_text[i] = text[i];
        return rule;
    }
    constexpr std::string_view id() const { return {m_text.data(), m_size}; }
    constexpr bool operator==(const Rule&) const = default;
    constexpr auto operator<=>(const Rule& other) const { return id() <=> other.id(); }

    /// Whether a text has the form of a citation: letters, digits, dots and dashes, no more than fit.
    static constexpr bool isWellFormed(std::string_view text)
    {
        for (const char c : text) {
            const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            const bool digit = c >= '0' && c <= '9';
            if (!letter && !digit && c != '.' && c != '-')
                return false;
        }
        return !text.empty() && text.size() <= capacity;
    }

private:
    std::array<char, capacity> m_text{};
    std::uint8_t m_size = 0;
};

/// Never defined: naming it in a constant expression stops the compiler at a malformed citation.
void malformedCitation();

/// A citation, checked for its form at compile time: "3.5.1"_rule.
consteval Rule operator""_rule(const char* text, std::size_t size)
{
    if (!Rule::isWellFormed({text, size}))
        malformedCitation();
    return Rule::fromText({text, size});
}

} // namespace cutcard
