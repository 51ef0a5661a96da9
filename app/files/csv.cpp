// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/csv.h"

#include <algorithm>
#include <cstddef>

namespace cutcard {

constexpr std::string_view formulaSigns = "=+-@\t\r";

/// What parts the fields: where a comma is in every number, spreadsheets write semicolons.
static char separatorOf(std::string_view text)
{
    char most = ',';
    std::ptrdiff_t found = 0;
    const std::string_view first = text.substr(0, text.find('\n'));
    for (const char each : {',', ';', '\t'}) {
        if (const auto count = std::ranges::count(first, each); count > found) {
            most = each;
            found = count;
        }
    }
    return most;
}

/// The record that begins at a place, up to the end of its last line; `line` goes along.
static CsvRecord recordAt(std::string_view text, char separator, std::size_t& i, int& line)
{
    CsvRecord record{.fields = {std::string()}, .line = line};
    bool quoted = false;
    bool closed = false; // after the closing mark of a field comes the next field, or the end
    for (; i < text.size(); ++i) {
        const char c = text[i];
        line += c == '\n' ? 1 : 0;
        if (quoted && text.substr(i, 2) == "\"\"") {
            record.fields.back() += '"';
            ++i;
        } else if (c == '"') {
            record.whole &= quoted || (record.fields.back().empty() && !closed);
            closed = quoted;
            quoted = !quoted;
        } else if (!quoted && c == separator) {
            record.fields.emplace_back();
            closed = false;
        } else if (!quoted && c == '\n') {
            break;
        } else if (c != '\r' || quoted) {
            record.whole &= !closed;
            record.fields.back() += c;
        }
    }
    record.whole &= !quoted;
    return record;
}

std::vector<CsvRecord> csvRecords(std::string_view text)
{
    std::vector<CsvRecord> records;
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    const char separator = separatorOf(text);
    int line = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        CsvRecord record = recordAt(text, separator, i, line);
        if (record.fields.size() > 1 || !record.fields.front().empty())
            records.push_back(std::move(record));
    }
    return records;
}

std::string csvField(std::string_view value)
{
    const bool formula = !value.empty() && formulaSigns.find(value.front()) != std::string_view::npos;
    std::string text = formula ? "'" : "";
    text += value;
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

std::string csvValue(const std::string& field)
{
    const bool marked = field.size() > 1 && field.front() == '\'' && formulaSigns.find(field[1]) != std::string::npos;
    return marked ? field.substr(1) : field;
}

} // namespace cutcard
