// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/league_options.h"

#include "core/base/toml.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace cutcard {

namespace {

Place placeOf(const toml::node& node, const std::string& name)
{
    return {.name = name,
            .line = static_cast<int>(node.source().begin.line),
            .column = static_cast<int>(node.source().begin.column)};
}

/// Reads the keys of one table one by one and keeps the first fault.
class Reader
{
public:
    Reader(const toml::table& table, std::string name) : m_table(table), m_name(std::move(name)) {}

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

    void fail(const toml::node& node, Cause cause, std::string expected, std::string found)
    {
        if (!m_error)
            m_error = Error{.place = placeOf(node, m_name),
                            .cause = cause,
                            .expected = std::move(expected),
                            .found = std::move(found)};
    }

    /// The first fault, unknown keys included.
    std::optional<Error> finish()
    {
        for (const auto& [key, node] : m_table) {
            if (!m_error && !m_known.contains(std::string(key.str())))
                m_error = Error{.place = {.name = m_name,
                                          .line = static_cast<int>(key.source().begin.line),
                                          .column = static_cast<int>(key.source().begin.column)},
                                .cause = Cause::UnknownWord,
                                .expected = known(),
                                .found = std::string(key.str())};
        }
        return m_error;
    }

private:
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

void readStack(Reader& reader, LeagueOptions& options)
{
    std::vector<ChipLot> stack;
    reader.pairs("starting_stack", [&](Chips value, Chips count, const toml::node& node) {
        if (!stack.empty() && value <= stack.back().value)
            return reader.fail(node, Cause::OutOfRange, "ascending chip values", std::to_string(value));
        if (!stack.empty() && value % stack.front().value != 0)
            return reader.fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(value));
        if (count > 1000)
            return reader.fail(node, Cause::OutOfRange, "1..1000", std::to_string(count));
        stack.push_back({.value = value, .count = static_cast<int>(count)});
    });
    if (!stack.empty())
        options.startingStack = stack;
}

void readLevels(Reader& reader, LeagueOptions& options)
{
    std::vector<BlindLevel> levels;
    reader.pairs("levels", [&](Chips small, Chips big, const toml::node& node) {
        if (small > big)
            return reader.fail(node, Cause::OutOfRange, "small blind <= big blind", std::to_string(small));
        if (small % options.smallestChip() != 0 || big % options.smallestChip() != 0)
            return reader.fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(small));
        levels.push_back({.small = small, .big = big});
    });
    if (!levels.empty())
        options.levels = levels;
}

} // namespace

Chips LeagueOptions::startingChips() const
{
    Chips total = 0;
    for (const ChipLot& lot : startingStack)
        total += lot.value * lot.count;
    return total;
}

const BlindLevel& LeagueOptions::levelOf(int hand) const
{
    const int level = std::max(0, hand - 1) / handsPerLevel;
    return levels[std::min(static_cast<std::size_t>(level), levels.size() - 1)];
}

Result<LeagueOptions> readLeagueOptions(std::string_view text, const std::string& name)
{
    const toml::parse_result parsed = toml::parse(text);
    if (!parsed)
        return Error{.place = {.name = name,
                               .line = static_cast<int>(parsed.error().source().begin.line),
                               .column = static_cast<int>(parsed.error().source().begin.column)},
                     .cause = Cause::Damaged,
                     .expected = "TOML",
                     .found = std::string(parsed.error().description())};
    LeagueOptions options;
    Reader reader(parsed.table(), name);
    readStack(reader, options);
    readLevels(reader, options);
    reader.number("hands_per_level", 1, 1000, options.handsPerLevel);
    reader.number("least_shuffles", 1, 20, options.leastShuffles);
    reader.number("least_cut", 1, 26, options.leastCut);
    reader.number("most_cut", 27, 51, options.mostCut);
    reader.flag("strict_raise_steps", options.strictRaiseSteps);
    reader.flag("proper_raise_rule", options.properRaiseRule);
    reader.flag("cap_dead_blind", options.capDeadBlind);
    reader.flag("literal_button", options.literalButton);
    reader.flag("dealer_is_small_blind", options.dealerIsSmallBlind);
    reader.flag("carry_odd_chips", options.carryOddChips);
    if (auto error = reader.finish())
        return *error;
    return options;
}

std::string writeLeagueOptions(const LeagueOptions& options)
{
    std::string text = "# House options of a Players Pub Poker League table.\n"
                       "# Chips everybody starts with: [value, count], smallest value first (2.1.1.2).\n"
                       "starting_stack = [";
    for (const ChipLot& lot : options.startingStack)
        text += "[" + std::to_string(lot.value) + ", " + std::to_string(lot.count) + "], ";
    text += "]\n# [small blind, big blind] of each level.\nlevels = [";
    for (const BlindLevel& level : options.levels)
        text += "[" + std::to_string(level.small) + ", " + std::to_string(level.big) + "], ";
    text += "]\n# Hands dealt at each level; stands in for the minutes.\n";
    const auto number = [&](const char* key, int value) {
        text += std::string(key) + " = " + std::to_string(value) + "\n";
    };
    const auto flag = [&](const char* comment, const char* key, bool value) {
        text += std::string("# ") + comment + "\n" + key + " = " + (value ? "true" : "false") + "\n";
    };
    number("hands_per_level", options.handsPerLevel);
    text += "# The fewest shuffles, and the fewest and most cards of a cut (2.2.3).\n";
    number("least_shuffles", options.leastShuffles);
    number("least_cut", options.leastCut);
    number("most_cut", options.mostCut);
    flag("Raises before the flop are whole multiples (3.7.2, PA-11).", "strict_raise_steps", options.strictRaiseSteps);
    flag("Callers of a short all-in raise pay the proper raise (3.7.5).", "proper_raise_rule", options.properRaiseRule);
    flag("An all-in smaller than a dead blind wins only its own size of it (PA-12).", "cap_dead_blind",
         options.capDeadBlind);
    flag("Move the button by the booklet's words instead of by the blinds due (PA-20).", "literal_button",
         options.literalButton);
    flag("Heads-up the button posts the small blind (PA-21).", "dealer_is_small_blind", options.dealerIsSmallBlind);
    flag("Odd chips of a split start the next pot (1.2); otherwise the first winner left of the button gets them.",
         "carry_odd_chips", options.carryOddChips);
    return text;
}

} // namespace cutcard
