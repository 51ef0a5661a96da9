// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_rows.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

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

namespace keyed_words {

constexpr bool isCapital(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/// A value's name as the source has it, by what g++ and clang call this very function; empty: it is no value.
template <auto value> constexpr std::string_view nameOf()
{
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("value = ") + 8);
    name = name.substr(0, name.find_first_of(";]"));
    return name.front() == '(' ? std::string_view() : name.substr(name.rfind(':') + 1);
}

/// The same of an enumeration.
template <typename Enum> constexpr std::string_view nameOfType()
{
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("Enum = ") + 7);
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}

template <std::string_view (*nameIs)()>
constexpr auto letters = [] {
    constexpr std::string_view name = nameIs();
    // with a zero behind it, as a literal has one
    std::array<char, name.size() + static_cast<std::size_t>(std::ranges::count_if(name, isCapital))> word{};
    std::size_t size = 0;
    for (const char letter : name) {
        if (isCapital(letter) && size > 0)
            word[size++] = '-';
        word[size++] = isCapital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return word;
}();
template <std::string_view (*nameIs)()>
constexpr std::string_view word(letters<nameIs>.data(), letters<nameIs>.size() - 1);

template <typename Enum, int count = 0> consteval int countOf()
{
    if constexpr (nameOf<static_cast<Enum>(count)>().empty())
        return count;
    else
        return countOf<Enum, count + 1>();
}

} // namespace keyed_words

/// The values of an enumeration in their order.
template <typename Enum> consteval auto valuesOf()
{
    return []<int... place>(std::integer_sequence<int, place...>) {
        return std::array{static_cast<Enum>(place)...};
    }(std::make_integer_sequence<int, keyed_words::countOf<Enum>()>());
}

/// The words of an enumeration of which each is its value's name: AsTheyAre is as-they-are.
template <typename Enum>
inline constexpr auto namedWords = []<int... place>(std::integer_sequence<int, place...>) {
    return std::array{keyed_words::word<keyed_words::nameOf<static_cast<Enum>(place)>>...};
}(std::make_integer_sequence<int, keyed_words::countOf<Enum>()>());

/// An enumeration's own name in the same spelling.
template <typename Enum>
inline constexpr std::string_view nameOfEnum = keyed_words::word<keyed_words::nameOfType<Enum>>;

/// The word of a value.
constexpr std::string wordOf(const auto& words, auto value)
{
    return std::string(words[static_cast<std::size_t>(value)]);
}

/// The same of one whose word is its name.
template <typename Enum>
    requires std::is_enum_v<Enum>
constexpr std::string wordOf(Enum value)
{
    return wordOf(namedWords<Enum>, value);
}

/// The value whose name a word is.
template <typename Enum> constexpr std::optional<Enum> valueNamed(std::string_view word)
{
    const auto found = std::ranges::find(namedWords<Enum>, word);
    return found == namedWords<Enum>.end() ? std::nullopt
                                           : std::optional(static_cast<Enum>(found - namedWords<Enum>.begin()));
}

} // namespace cutcard
