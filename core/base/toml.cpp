// SPDX-License-Identifier: GPL-3.0-or-later
#define TOML_IMPLEMENTATION
#include "core/base/toml.h"

#include <algorithm>
#include <stdexcept>

namespace cutcard {

namespace {

constexpr std::size_t mostBytes = std::size_t{1024} * 1024;
// each dot of a key is a table in a table, which are taken down one in the other: so many fit on any stack
constexpr std::ptrdiff_t mostDots = 32;

Error damaged(const std::string& name, int line, int column, std::string found)
{
    return {.place = {.name = name, .line = line, .column = column},
            .cause = Cause::Damaged,
            .expected = "TOML",
            .found = std::move(found)};
}

/// The number of the first line with more dots than any key has, from 1; 0 if there is none.
int overlongKey(std::string_view text)
{
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t first = line.find_first_not_of(" \t");
        if (first != std::string_view::npos && line[first] != '#' && std::ranges::count(line, '.') > mostDots)
            return number;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}

} // namespace

void failedInToml()
{
    throw std::logic_error("not TOML");
}

Result<toml::table> parseToml(std::string_view text, const std::string& name)
{
    if (text.size() > mostBytes)
        return damaged(name, 0, 0, "more than a mebibyte");
    if (const int line = overlongKey(text); line > 0)
        return damaged(name, line, 1, "a line with more than 32 dots");
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        const toml::source_position& at = error.source().begin;
        return damaged(name, static_cast<int>(at.line), static_cast<int>(at.column), std::string(error.description()));
    } catch (const std::exception& error) {
        // the library lost its way in what it read
        return damaged(name, 0, 0, error.what());
    }
}

} // namespace cutcard
