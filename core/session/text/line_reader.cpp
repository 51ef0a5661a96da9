// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/line_reader.h"

#include "core/base/parts_of.h"
#include "core/base/utf8.h"

#include <charconv>
#include <limits>

namespace cutcard {

constexpr std::size_t mostFound = 40;

static bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

static bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

static std::string hex(char c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

/// What was found, short enough for a message and with nothing unprintable in it.
static std::string shown(std::string_view found)
{
    std::string text;
    for (const char c : found.substr(0, mostFound))
        text += isControl(c) ? hex(c) : std::string(1, c);
    // a cut through a letter of several bytes would leave half of it
    if (found.size() > mostFound) {
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0x80U) != 0)
            text.pop_back();
        text += "...";
    }
    return text;
}

static std::optional<char> unescaped(std::string_view text, std::size_t& at)
{
    if (at + 1 >= text.size())
        return std::nullopt;
    const char next = text[++at];
    if (next == '"' || next == '\\')
        return next;
    unsigned value = 0;
    const char* first = text.data() + at + 1;
    if (next != 'x' || at + 2 >= text.size() || std::from_chars(first, first + 2, value, 16).ptr != first + 2)
        return std::nullopt;
    at += 2;
    return static_cast<char>(value);
}

LineReader::LineReader(std::string_view line, Place place) : m_line(line), m_place(std::move(place))
{
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    const auto* bad = std::ranges::find_if(m_line, [](char c) { return isControl(c) && !isBlank(c); });
    if (bad != m_line.end())
        failAt(static_cast<std::size_t>(bad - m_line.begin()), Cause::Damaged, "text", {bad, 1});
    if (const auto at = firstNotUtf8(m_line); at != std::string_view::npos && !m_error) {
        failAt(at, Cause::Damaged, "text in UTF-8", {});
        m_error->found = hex(m_line[at]);
    }
    skipBlanks();
}

void LineReader::skipBlanks()
{
    while (m_next < m_line.size() && isBlank(m_line[m_next]))
        ++m_next;
    if (m_error || (m_next < m_line.size() && m_line[m_next] == '#'))
        m_next = m_line.size();
}

std::size_t LineReader::endOfWord() const
{
    std::size_t end = m_next;
    if (end < m_line.size() && m_line[end] == '"') {
        for (++end; end < m_line.size() && m_line[end] != '"'; ++end)
            end += m_line[end] == '\\' ? 1 : 0;
        return std::min(end + 1, m_line.size());
    }
    while (end < m_line.size() && !isBlank(m_line[end]) && m_line[end] != '#')
        ++end;
    return end;
}

bool LineReader::takeIf(std::string_view word)
{
    if (atEnd() || peek() != word)
        return false;
    take(word);
    return true;
}

std::string_view LineReader::take(std::string_view expected)
{
    if (atEnd()) {
        failAt(m_line.size(), Cause::MissingValue, std::string(expected), {});
        return {};
    }
    m_word = m_next;
    m_taken = peek();
    m_next = endOfWord();
    skipBlanks();
    return m_taken;
}

std::string_view LineReader::takeRest()
{
    m_word = m_next;
    m_taken = m_line.substr(m_next);
    m_next = m_line.size();
    return m_taken;
}

bool LineReader::parse(std::string_view digits, std::string_view expected, std::uint64_t most, std::uint64_t& value)
{
    const char* end = digits.data() + digits.size();
    // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the end is given beside the beginning
    const auto [stopped, problem] = std::from_chars(digits.data(), end, value);
    const bool negative = digits.starts_with('-') && digits.size() > 1
                          && digits.find_first_not_of("0123456789", 1) == std::string_view::npos;
    const bool overflown = problem == std::errc::result_out_of_range && stopped == end;
    const bool whole = problem == std::errc() && stopped == end;
    if (whole && value <= most)
        return true;
    fail(negative || overflown || whole ? Cause::OutOfRange : Cause::NotANumber, std::string(expected));
    return false;
}

std::int64_t LineReader::takeNumber(std::string_view what, std::int64_t least, std::int64_t most)
{
    const std::string expected = std::string(what) + " " + std::to_string(least) + ".." + std::to_string(most);
    const std::string_view word = take(expected);
    std::uint64_t value = 0;
    if (m_error || !parse(word, expected, static_cast<std::uint64_t>(most), value))
        return least;
    if (static_cast<std::int64_t>(value) < least) {
        fail(Cause::OutOfRange, expected);
        return least;
    }
    return static_cast<std::int64_t>(value);
}

std::uint64_t LineReader::takeSeed()
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    const std::string expected = "seed 0.." + std::to_string(most);
    std::uint64_t value = 0;
    const std::string_view word = take(expected);
    if (m_error || !parse(word, expected, most, value))
        return 0;
    return value;
}

SeatSet LineReader::takeSeats()
{
    const std::string expected = "all, or seats 1.." + std::to_string(maxSeats) + " joined by commas";
    const std::string_view word = take(expected);
    SeatSet seats;
    if (m_error || word == "all")
        return seats;
    for (std::size_t start = 0; start <= word.size();) {
        const std::size_t comma = std::min(word.find(',', start), word.size());
        std::uint64_t number = 0;
        if (!parse(word.substr(start, comma - start), expected, maxSeats, number))
            return {};
        if (number == 0 || seats.contains(Seat(static_cast<int>(number)))) {
            fail(number == 0 ? Cause::OutOfRange : Cause::Duplicate, expected);
            return {};
        }
        seats.insert(Seat(static_cast<int>(number)));
        start = comma + 1;
    }
    return seats;
}

std::string LineReader::takeQuoted()
{
    const std::string expected = "a name in quotation marks";
    const std::string_view word = take(expected);
    if (m_error)
        return {};
    const bool closed = word.size() > 1 && word.starts_with('"') && word.ends_with('"');
    std::string text;
    std::size_t at = 1;
    for (; closed && at + 1 < word.size(); ++at) {
        const auto c = word[at] == '\\' ? unescaped(word.substr(0, word.size() - 1), at) : std::optional(word[at]);
        if (!c)
            break;
        text += *c;
    }
    // letters that were written as numbers may come to none
    if (!closed || at + 1 != word.size() || firstNotUtf8(text) != std::string_view::npos) {
        fail(Cause::Damaged, expected);
        return {};
    }
    return text;
}

Place LineReader::placeAt(std::size_t offset) const
{
    Place place = m_place;
    place.column = 1;
    // columns count letters, and only the first byte of a letter is not a continuation byte
    for (const char c : m_line.substr(0, offset))
        place.column += (static_cast<unsigned char>(c) & 0xc0U) != 0x80U ? 1 : 0;
    return place;
}

void LineReader::failAt(std::size_t offset, Cause cause, std::string expected, std::string_view found)
{
    if (!m_error)
        m_error = Error{placeAt(offset), cause, std::move(expected), shown(found)};
    m_next = m_line.size();
}

Result<Done> LineReader::finish()
{
    if (!m_error && !atEnd())
        failAt(m_next, Cause::WrongCount, "the end of the line", peek());
    return m_error ? Result<Done>(*m_error) : Done{};
}

std::vector<std::string_view> linesOfFile(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    return linesOf(text.substr(text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0));
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += isControl(c) ? hex(c) : std::string(1, c);
    }
    return result + "\"";
}

void SettingsInFile::add(LineReader& line)
{
    const std::string_view setting = line.takeRest();
    const Place place = line.placeOfWord();
    m_text.append(static_cast<std::size_t>(place.line - m_line), '\n');
    m_text.append(static_cast<std::size_t>(place.column - 1), ' ');
    m_text += setting;
    m_line = place.line;
}

} // namespace cutcard
