// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cutcard {

/// What kind of fault was found in something a person or a file gave us; `app` puts it into words.
enum class Cause : unsigned char {
    Unreadable,    ///< a file or database that cannot be opened or written
    Damaged,       ///< content that is not what its format promises
    UnknownWord,   ///< a word that is none of those expected
    UnknownCard,   ///< not a card such as As, Td or 2c
    DuplicateCard, ///< the same card named twice
    MissingValue,  ///< something required is absent
    NotANumber,    ///< a number was expected
    OutOfRange,    ///< a number outside what is allowed
    WrongCount,    ///< too few or too many of something
    Impossible,    ///< well written, but it cannot be done on this table
    NotAllowed,    ///< well written, but the settings or the game forbid it
    Duplicate,     ///< a name or entry that stands there already
};

/// Where a fault lies: a file or setting, line and column counted from 1 (0: not a text position), and the field there.
struct Place {
    std::string name;
    int line = 0;
    int column = 0;
    std::string field{};
    bool operator==(const Place&) const = default;
};

/// What a house of examinations refuses, which has a sentence of its own; its values are core/certification's.
enum class Refusal : std::uint8_t;

/// One clear message: the place, the cause, what was expected and what was found (both untranslated values).
struct Error {
    Place place;
    Cause cause = Cause::Damaged;
    std::string expected;
    std::string found;
    std::vector<Error> also{}; ///< further faults of the same file
    std::optional<Refusal> refusal{};
    std::vector<std::string> values{}; ///< what the refusal's sentence names beside place and found
    bool operator==(const Error&) const = default;
};

/// Done, or the error that prevented it.
struct Done {
    bool operator==(const Done&) const = default;
};

/// A value or the error that prevented it, never both; member names are those of C++23's std::expected.
template <typename T> class [[nodiscard]] Result
{
public:
    using value_type = T;
    using error_type = Error;

    Result(T value) : m_value(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_value(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_value.index() == 0; }
    explicit operator bool() const { return has_value(); }
    const T& value() const& { return std::get<0>(m_value); }
    T& value() & { return std::get<0>(m_value); }
    T&& value() && { return std::get<0>(std::move(m_value)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const Error& error() const { return std::get<1>(m_value); }
    T value_or(T fallback) const { return has_value() ? value() : std::move(fallback); }

    /// Calls `next(value)`, which itself returns a Result, or hands the error on.
    template <typename Next> auto and_then(Next&& next) const -> decltype(next(std::declval<const T&>()))
    {
        if (has_value())
            return std::forward<Next>(next)(value());
        return error();
    }
    /// Maps the value through `function`, or hands the error on.
    template <typename Function>
    auto transform(Function&& function) const -> Result<decltype(function(std::declval<const T&>()))>
    {
        if (has_value())
            return std::forward<Function>(function)(value());
        return error();
    }
    /// That it was done, whatever came of it, or the error.
    Result<Done> done() const
    {
        return transform([](const T&) { return Done{}; });
    }
    bool operator==(const Result&) const = default;

private:
    std::variant<T, Error> m_value;
};

} // namespace cutcard
