// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/roster.h"

#include "app/academy/csv.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace cutcard {

namespace {

constexpr std::array<std::string_view, 7> columnWords{"name", "number", "licence", "language", "time", "roles", "id"};

/// The sign at a place of UTF-8, and how many bytes it has; 0 bytes: there is none.
std::pair<char32_t, std::size_t> signAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const std::size_t size = byte(0) < 0x80   ? 1
                             : byte(0) < 0xc2 ? 0
                             : byte(0) < 0xe0 ? 2
                             : byte(0) < 0xf0 ? 3
                             : byte(0) < 0xf5 ? 4
                                              : 0;
    if (size == 0 || at + size > text.size())
        return {0, 0};
    char32_t sign = size == 1 ? byte(0) : byte(0) & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U)
            return {0, 0};
        sign = (sign << 6U) | (byte(i) & 0x3fU);
    }
    // written longer than it is, a half of a pair, or beyond all signs
    const bool none = (size == 3 && sign < 0x800) || (size == 4 && sign < 0x10000) || sign > 0x10ffff
                      || (sign >= 0xd800 && sign <= 0xdfff);
    return {sign, none ? 0 : size};
}

std::optional<RoleSet> rolesOf(std::string_view text)
{
    RoleSet roles = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto found = std::ranges::find(roleWords, word);
        if (word.empty())
            continue;
        if (found == roleWords.end())
            return std::nullopt;
        roles |= roleSet(static_cast<Role>(found - roleWords.begin()));
    }
    return roles;
}

Error fault(const std::string& file, int line, Cause cause, std::string expected, std::string found)
{
    return {.place = {.name = file, .line = line},
            .cause = cause,
            .expected = std::move(expected),
            .found = std::move(found)};
}

/// Takes one field of a line up; what is wrong with it.
std::optional<Error> take(RosterPerson& person, std::string_view column, const std::string& field,
                          const std::string& file, int line)
{
    const std::string value = csvValue(field);
    if (!isPlainText(value))
        return fault(file, line, Cause::Damaged, "plain text in UTF-8", std::string(column));
    if (column == "name")
        person.name = value;
    else if (column == "number")
        person.number = value;
    else if (column == "licence")
        person.licence = value;
    else if (column == "language")
        person.language = value;
    else if (column == "id")
        person.id = value;
    else if (column == "time" && !value.empty()) {
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), person.timeFactor);
        if (problem != std::errc() || end != value.data() + value.size() || person.timeFactor < 100
            || person.timeFactor > 200)
            return fault(file, line, Cause::OutOfRange, "time 100..200", value);
    } else if (column == "roles" && !value.empty()) {
        const auto roles = rolesOf(value);
        if (!roles)
            return fault(file, line, Cause::UnknownWord,
                         "roles: trainee trainer supervisor assessor administrator auditor", value);
        person.roles = *roles;
    }
    return std::nullopt;
}

std::optional<Error> check(const RosterPerson& person, const std::vector<RosterPerson>& others, const std::string& file,
                           int line)
{
    constexpr std::size_t mostBytes = 64;
    if (person.name.empty() || person.name.size() > mostBytes)
        return fault(file, line, Cause::MissingValue, "a name of at most 64 bytes", person.name);
    const auto id = bytesOfHex(person.id);
    if (!person.id.empty() && (!id || id->size() != 16))
        return fault(file, line, Cause::Damaged, "an id of 32 hexadecimal digits", person.id);
    for (const RosterPerson& other : others) {
        if (!person.number.empty() && other.number == person.number)
            return fault(file, line, Cause::Duplicate, "each number once in the file", person.number);
        if (!person.id.empty() && other.id == person.id)
            return fault(file, line, Cause::Duplicate, "each id once in the file", person.id);
    }
    return std::nullopt;
}

} // namespace

bool isPlainText(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto [sign, size] = signAt(text, i);
        const bool control = sign < 0x20 || (sign >= 0x7f && sign < 0xa0);
        // ends of lines and paragraphs, and what turns the direction of all that is printed after it
        const bool turns = (sign >= 0x2028 && sign <= 0x202e) || (sign >= 0x2066 && sign <= 0x2069);
        if (size == 0 || control || turns)
            return false;
        i += size;
    }
    return true;
}

std::optional<Error> RosterRead::firstError() const
{
    if (error)
        return error;
    const auto wrong = std::ranges::find_if(lines, [](const RosterLine& line) { return line.error.has_value(); });
    return wrong == lines.end() ? std::nullopt : wrong->error;
}

std::vector<RosterPerson> RosterRead::persons() const
{
    std::vector<RosterPerson> all;
    all.reserve(lines.size());
    for (const RosterLine& line : lines)
        all.push_back(line.person);
    return all;
}

RosterRead readRoster(std::string_view text, const std::string& file, const std::vector<RosterPerson>& known)
{
    RosterRead read;
    const auto records = csvRecords(text);
    std::string words;
    for (const std::string_view word : columnWords)
        words.append(words.empty() ? "" : ", ").append(word);
    if (records.empty()) {
        read.error = fault(file, 1, Cause::MissingValue, "a header line: " + words, {});
        return read;
    }
    const auto& header = records.front().fields;
    for (const std::string& column : header) {
        if (std::ranges::find(columnWords, column) == columnWords.end() || std::ranges::count(header, column) > 1)
            read.error = fault(file, 1, Cause::UnknownWord, "each once: " + words, column);
    }
    if (std::ranges::find(header, "name") == header.end() && !read.error)
        read.error = fault(file, 1, Cause::MissingValue, "a column called name", {});
    if (read.error)
        return read;
    std::vector<RosterPerson> others = known;
    for (std::size_t i = 1; i < records.size(); ++i) {
        const CsvRecord& record = records[i];
        RosterLine line{.number = record.line};
        if (!record.whole)
            line.error =
                fault(file, record.line, Cause::Damaged, "quotation marks around a whole field, doubled inside", {});
        else if (record.fields.size() != header.size())
            line.error = fault(file, record.line, Cause::WrongCount, std::to_string(header.size()) + " fields",
                               std::to_string(record.fields.size()));
        for (std::size_t column = 0; !line.error && column < header.size(); ++column)
            line.error = take(line.person, header[column], record.fields[column], file, record.line);
        if (!line.error)
            line.error = check(line.person, others, file, record.line);
        others.push_back(line.person);
        read.lines.push_back(std::move(line));
    }
    return read;
}

std::string rosterText(const std::vector<RosterPerson>& persons)
{
    std::string text = "name,number,licence,language,time,roles,id\n";
    for (const RosterPerson& person : persons) {
        std::string roles;
        for (std::size_t i = 0; i < roleWords.size(); ++i) {
            if (contains(person.roles, static_cast<Role>(i)))
                roles.append(roles.empty() ? "" : " ").append(roleWords[i]);
        }
        text += csvField(person.name) + "," + csvField(person.number) + "," + csvField(person.licence) + ","
                + csvField(person.language) + "," + std::to_string(person.timeFactor) + "," + roles + "," + person.id
                + "\n";
    }
    return text;
}

} // namespace cutcard
