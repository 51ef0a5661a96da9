// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/toml.h"
#include "core/table/house_options.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace cutcard {

/// The words of what a house makes of announcements, in house files.
inline constexpr std::array<std::string_view, 3> announcementWords{"off", "shown", "graded"};

/// Reads the keys of one table one by one and keeps the first fault.
class HouseReader
{
public:
    HouseReader(const toml::table& table, std::string name) : m_table(table), m_name(std::move(name)) {}

    /// What every house sets: starting_stack, least_shuffles, least_cut, most_cut and announcements.
    void common(HouseOptions& options);

    /// A whole number within limits.
    void number(const char* key, Chips least, Chips most, auto& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_integer())
            return fail(*node, Cause::NotANumber, key, "");
        const auto read = node->as_integer()->get();
        if (read < least || read > most)
            return fail(*node, Cause::OutOfRange,
                        std::string(key) + " " + std::to_string(least) + ".." + std::to_string(most),
                        std::to_string(read));
        value = static_cast<std::remove_reference_t<decltype(value)>>(read);
    }

    /// An amount that the house's chips can make.
    void multiple(const char* key, Chips unit, Chips most, Chips& value)
    {
        number(key, 1, most, value);
        const toml::node* node = m_table.get(key);
        if (node != nullptr && value % unit != 0)
            fail(*node, Cause::OutOfRange, std::string(key) + ": a multiple of " + std::to_string(unit),
                 std::to_string(value));
    }

    /// A whole number within limits that is a multiple of `step`; a default may not suit the house's chips either.
    void number(const char* key, Chips least, Chips most, Chips step, auto& value)
    {
        const auto before = value;
        number(key, least, most, value);
        if (value % step == 0)
            return;
        const toml::node* node = m_table.get(key);
        fail(node != nullptr ? *node : static_cast<const toml::node&>(m_table), Cause::OutOfRange,
             std::string(key) + " a multiple of " + std::to_string(step), std::to_string(value));
        value = before;
    }

    /// true or false.
    void flag(const char* key, bool& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_boolean())
            return fail(*node, Cause::UnknownWord, std::string(key) + " true|false", "");
        value = node->as_boolean()->get();
    }

    /// Calls `read(first, second, node)` for each pair of numbers in an array of such pairs.
    void pairs(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_array() || node->as_array()->empty())
            return fail(*node, Cause::MissingValue, std::string(key) + " [[a, b], ...]", "");
        for (const toml::node& entry : *node->as_array()) {
            const toml::array* pair = entry.as_array();
            if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_integer() || !(*pair)[1].is_integer())
                return fail(entry, Cause::WrongCount, "[a, b]", "");
            const Chips first = (*pair)[0].as_integer()->get();
            const Chips second = (*pair)[1].as_integer()->get();
            if (first < 1 || second < 1)
                return fail(entry, Cause::OutOfRange, "1..", std::to_string(std::min(first, second)));
            read(first, second, entry);
        }
    }

    /// One of some words, by its index.
    void word(const char* key, std::span<const std::string_view> words, auto& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        std::string all;
        for (const std::string_view each : words)
            all.append(all.empty() ? "" : "|").append(each);
        const auto found = node->is_string() ? std::ranges::find(words, node->as_string()->get()) : words.end();
        if (found == words.end())
            return fail(*node, Cause::UnknownWord, all, node->is_string() ? node->as_string()->get() : "");
        value = static_cast<std::remove_reference_t<decltype(value)>>(found - words.begin());
    }

    /// A text of at least one character.
    void text(const char* key, std::string& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_string() || node->as_string()->get().empty())
            return fail(*node, Cause::MissingValue, std::string(key) + " \"...\"", "");
        value = node->as_string()->get();
    }

    /// A list of whole numbers within limits.
    void numbers(const char* key, Chips least, Chips most, auto& values)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_array() || node->as_array()->empty())
            return fail(*node, Cause::MissingValue, std::string(key) + " [a, b, ...]", "");
        for (const toml::node& entry : *node->as_array()) {
            const auto read = entry.is_integer() ? entry.as_integer()->get() : least - 1;
            if (read < least || read > most)
                return fail(entry, Cause::OutOfRange,
                            std::string(key) + " " + std::to_string(least) + ".." + std::to_string(most),
                            entry.is_integer() ? std::to_string(read) : "");
            values.push_back(static_cast<std::remove_cvref_t<decltype(values.front())>>(read));
        }
    }

    /// Keeps the first fault.
    void fail(const toml::node& node, Cause cause, std::string expected, std::string found)
    {
        if (!m_error)
            m_error = Error{.place = placeOf(node.source()),
                            .cause = cause,
                            .expected = std::move(expected),
                            .found = std::move(found)};
    }

    /// The first fault, unknown keys included.
    std::optional<Error> finish()
    {
        for (const auto& [key, node] : m_table) {
            if (!m_error && !m_known.contains(std::string(key.str())))
                m_error = Error{.place = placeOf(key.source()),
                                .cause = Cause::UnknownWord,
                                .expected = known(),
                                .found = std::string(key.str())};
        }
        return m_error;
    }

private:
    Place placeOf(const toml::source_region& source) const
    {
        return {.name = m_name,
                .line = static_cast<int>(source.begin.line),
                .column = static_cast<int>(source.begin.column)};
    }
    const toml::node* take(const char* key)
    {
        m_known.insert(key);
        return m_table.get(key);
    }
    std::string known() const
    {
        std::string words;
        for (const std::string& word : m_known)
            words += (words.empty() ? "" : ", ") + word;
        return words;
    }

    const toml::table& m_table;
    std::string m_name;
    std::set<std::string> m_known;
    std::optional<Error> m_error;
};

/// Writes a house file, with a comment above each key.
class HouseWriter
{
public:
    explicit HouseWriter(const std::string& title) { comment(title); }

    void comment(const std::string& text) { m_text += "# " + text + "\n"; }
    void number(const std::string& about, const std::string& key, Chips value);
    void flag(const std::string& about, const std::string& key, bool value);
    void word(const std::string& about, const std::string& key, std::string_view value);
    /// A list of numbers as text: "1, 2, 3".
    void array(const std::string& about, const std::string& key, const std::string& numbers);
    /// A list of pairs as text: "[1, 2], [3, 4], ".
    void list(const std::string& key, const std::string& pairs);
    /// The starting stack; `rule` is where the document speaks of it, if it does.
    void stack(const HouseOptions& options, const std::string& rule);
    /// Shuffles and cut.
    void deck(const HouseOptions& options, const std::string& rule);
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

} // namespace cutcard
