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
// some editors put it before everything
constexpr std::string_view encodingMark = "\xEF\xBB\xBF";

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

bool isBeyondAscii(char letter)
{
    return static_cast<unsigned char>(letter) > 0x7F;
}

/// A text of the same length with an x for every byte beyond ASCII.
std::string inAscii(std::string_view text)
{
    std::string plain(text);
    std::ranges::replace_if(plain, isBeyondAscii, 'x');
    if (text.starts_with(encodingMark))
        plain.replace(0, encodingMark.size(), encodingMark.size(), ' ');
    return plain;
}

/// Whole TOML that is neither quoted nor remarked on.
class PlainText
{
public:
    explicit PlainText(std::string_view text) : m_text(text)
    {
        if (text.starts_with(encodingMark))
            m_at = encodingMark.size();
    }

    /// The place of the first byte beyond ASCII in it; none: npos.
    std::size_t firstBeyondAscii()
    {
        while (m_at < m_text.size()) {
            const char each = m_text[m_at];
            if (isBeyondAscii(each))
                return m_at;
            if (each == '#')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (each == '"' || each == '\'')
                skipQuoted(each);
            else
                ++m_at;
        }
        return std::string_view::npos;
    }

private:
    /// Goes behind a quotation: one quote and the same line, or three and any number of lines.
    void skipQuoted(char quote)
    {
        const bool lines = m_text.substr(m_at, 3) == std::string(3, quote);
        m_at += lines ? 3 : 1;
        while (m_at < m_text.size()) {
            const char each = m_text[m_at];
            if (each == '\\' && quote == '"') {
                m_at += 2;
            } else if (each == '\n' && !lines) {
                return; // never closed: the library says so
            } else if (each != quote || (lines && m_text.substr(m_at, 3) != std::string(3, quote))) {
                ++m_at;
            } else {
                m_at += lines ? 3 : 1;
                for (int more = 0; lines && more < 2 && m_at < m_text.size() && m_text[m_at] == quote; ++more)
                    ++m_at; // up to two of the quoted text's own stand right before the end
                return;
            }
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// The error of a byte that can't stand where it does, with its line and column.
Error damagedAt(const std::string& name, std::string_view text, std::size_t at, std::string found)
{
    const std::string_view before = text.substr(0, at);
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return damaged(name, line, static_cast<int>(at - start) + 1, std::move(found));
}

/// Whether the library loses its way in a text, and does not say that it is no TOML.
bool losesItsWay(std::string_view text)
{
    try {
        (void)toml::parse(text);
        return false;
    } catch (const toml::parse_error&) {
        return false;
    } catch (const std::exception&) {
        return true;
    }
}

/// The byte in a text at which the library loses its way: it reads from the front, so that what follows does not
/// matter.
std::size_t lostAt(std::string_view text)
{
    std::size_t fine = 0;
    for (std::size_t lost = text.size(); lost - fine > 1;) {
        const std::size_t middle = fine + (lost - fine) / 2;
        (losesItsWay(text.substr(0, middle)) ? lost : fine) = middle;
    }
    return fine;
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
    // outside of quotation marks the library (3.3, is_non_ascii_horizontal_whitespace) takes some letters beyond ASCII
    // for what can't be, and what follows is undefined: it is shown them once all else is known to be TOML
    const std::string plain = inAscii(text);
    try {
        if (plain != text) {
            (void)toml::parse(plain, name);
            if (const std::size_t at = PlainText(text).firstBeyondAscii(); at != std::string_view::npos)
                return damagedAt(name, text, at, "a letter beyond ASCII without quotes");
        }
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        const toml::source_position& at = error.source().begin;
        return damaged(name, static_cast<int>(at.line), static_cast<int>(at.column), std::string(error.description()));
    } catch (const std::exception&) {
        const std::size_t at = lostAt(plain);
        return damagedAt(name, text, at, "something that does not belong here: " + plain.substr(at, 1));
    }
}

} // namespace cutcard
