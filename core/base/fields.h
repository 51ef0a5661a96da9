// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/toml.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <type_traits>
#include <vector>

namespace cutcard {

/// Reads the keys of a file's tables and keeps every fault with its place; what is at fault keeps the value it had.
class Fields
{
public:
    Fields(const toml::table& table, std::string name);

    /// A whole number within limits, and a multiple of `step`; a default has to be one as well.
    template <typename Number>
        requires std::is_integral_v<Number>
    void number(std::string_view key, std::int64_t least, std::int64_t most, Number& value, std::int64_t step = 1)
    {
        value = static_cast<Number>(numberOr(key, least, most, step, static_cast<std::int64_t>(value)));
    }

    /// true or false.
    void flag(std::string_view key, bool& value);

    /// A text of at least one character; whether there is one.
    bool text(std::string_view key, std::string& value);

    /// A text that may be empty.
    void anyText(std::string_view key, std::string& value);

    /// One of some words, by its place among them.
    template <typename Value> void word(std::string_view key, std::span<const std::string_view> words, Value& value)
    {
        if (const auto index = wordOf(key, words))
            value = static_cast<Value>(*index);
    }

    /// One of some words, by its place among them; nothing if it is not there or none of them.
    std::optional<std::size_t> wordOf(std::string_view key, std::span<const std::string_view> words);

    /// The place of a word among some, which stands in a list; nothing and a fault if it is none of them.
    std::optional<std::size_t> indexOf(const std::string& word, std::span<const std::string_view> words,
                                       const toml::node& node);

    /// Calls `read(text, node)` for each text of a list.
    void texts(std::string_view key, const std::function<void(const std::string&, const toml::node&)>& read);

    /// Calls `read(number, node)` for each whole number of a list, from 0 on.
    void numbers(std::string_view key, const std::function<void(std::int64_t, const toml::node&)>& read);

    /// A list of at least one whole number within limits.
    void numbers(std::string_view key, std::int64_t least, std::int64_t most, std::vector<int>& values);

    /// Calls `read(first, second, node)` for each pair of a list of pairs of whole numbers, from 1 on.
    void pairs(std::string_view key, const std::function<void(std::int64_t, std::int64_t, const toml::node&)>& read);

    /// Calls `read(fields, node)` with the table of this name, if there is one.
    void table(std::string_view key, const std::function<void(Fields&, const toml::node&)>& read);

    /// Calls `read(key, text, node)` for each text of the table of this name, whatever its keys are.
    void words(std::string_view key,
               const std::function<void(const std::string&, const std::string&, const toml::node&)>& read);

    /// Calls `read(fields, node)` with each table of a list.
    void tables(std::string_view key, const std::function<void(Fields&, const toml::node&)>& read);

    bool has(std::string_view key) const { return m_table.contains(key); }
    /// What stands at a key; the table itself where there is none.
    const toml::node& at(std::string_view key) const;
    /// Where something of the file stands.
    Place placeOf(const toml::source_region& source, std::string field = {}) const;

    /// A key that must be there, for what reads it; says so where it is not.
    std::string_view need(std::string_view key);

    /// A key as a fault names it.
    std::string path(std::string_view key) const { return m_path + std::string(key); }

    /// Has what is said of this table name it ("PQ-19, ") and not where it lies ("question.").
    void call(const std::string& name);

    /// Keeps a fault of something in this table.
    void fail(const toml::node& node, Cause cause, std::string expected, std::string found);

    /// Keeps what a house refuses of something in this table.
    void refuse(const toml::node& node, Cause cause, Refusal refusal, std::string found = {},
                std::vector<std::string> values = {});

    /// Keeps a fault of something else that is read along with it.
    void fail(const Error& error);

    /// The first fault with the others: mistyped keys before what is missing, and that before what follows from it.
    Result<Done> finish();

    /// Every fault, in the same order.
    std::vector<Error> finishAll();

private:
    struct State {
        std::string name;
        std::vector<Error> faults{};
        std::vector<Error> missing{};
        std::vector<Error> unknown{};
    };

    Fields(const toml::table& table, std::string path, std::shared_ptr<State> state);

    const toml::node* take(std::string_view key);
    /// The list of a key; a fault where it is none.
    const toml::array* list(std::string_view key, std::string_view form);
    std::int64_t numberOr(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t step,
                          std::int64_t value);
    /// The key of this table in which something stands.
    std::string fieldOf(const toml::node& node) const;
    /// Looks for keys that nobody has asked for.
    void close();

    const toml::table& m_table;
    std::string m_path;
    std::string m_called;
    std::set<std::string, std::less<>> m_known;
    std::shared_ptr<State> m_state;
};

} // namespace cutcard
