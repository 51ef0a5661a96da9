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
    return {{.name = name, .line = line, .column = column}, Cause::Damaged, "TOML", std::move(found)};
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

/// The bytes of a text that are neither quoted nor remarked on, from the front.
class PlainText
{
public:
    explicit PlainText(std::string_view text) : m_text(text)
    {
        if (text.starts_with(encodingMark))
            m_next = encodingMark.size();
    }

    /// The place of the next of them; none: npos.
    std::size_t next()
    {
        while (m_next < m_text.size()) {
            const char each = m_text[m_next];
            if (each == '#')
                m_next = std::min(m_text.find('\n', m_next), m_text.size());
            else if (each == '"' || each == '\'')
                skipQuoted(each);
            else
                return m_next++;
        }
        return std::string_view::npos;
    }

    /// Where a text of several lines begins that should have been closed before; npos: nowhere.
    std::size_t leftOpen() const { return m_leftOpen; }

private:
    /// Goes behind the quotation that begins here with these marks; false: it is never closed.
    bool skipBehind(const std::string& marks)
    {
        const bool lines = marks.size() > 1;
        m_next += marks.size();
        while (m_next < m_text.size()) {
            const char each = m_text[m_next];
            if (each == '\\' && marks.front() == '"') {
                m_next += 2;
            } else if (each == '\n' && !lines) {
                return false; // the library says so
            } else if (!m_text.substr(m_next).starts_with(marks)) {
                ++m_next;
            } else {
                m_next += marks.size();
                for (int more = 0; lines && more < 2 && m_next < m_text.size() && m_text[m_next] == each; ++more)
                    ++m_next; // up to two of the quoted text's own stand right before the end
                return true;
            }
        }
        return false;
    }

    /// Goes behind a quotation: one quote and the same line, or three and any number of lines.
    void skipQuoted(char quote)
    {
        const std::size_t start = m_next;
        const bool lines = m_text.substr(m_next, 3) == std::string(3, quote);
        const bool isClosed = skipBehind(std::string(lines ? 3 : 1, quote));
        if (lines && m_leftOpen == std::string_view::npos
            && (!isClosed || goesOn(m_text.substr(start, std::min(m_next, m_text.size()) - start))))
            m_leftOpen = start;
    }

    /// Whether a line of a text, but its first, looks like a table or a key: `[[rule]]`, `title = `.
    static bool goesOn(std::string_view text)
    {
        for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
            const std::string_view line = text.substr(at + 1);
            const std::size_t word = std::min(line.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), line.size());
            if (line.starts_with("[[") || (word > 0 && line.substr(word).starts_with(" = ")))
                return true;
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_next = 0;
    std::size_t m_leftOpen = std::string_view::npos;
};

/// The place of the first byte beyond ASCII that is neither quoted nor remarked on; none: npos.
std::size_t firstBeyondAscii(std::string_view text)
{
    PlainText plain(text);
    std::size_t at = plain.next();
    while (at != std::string_view::npos && !isBeyondAscii(text[at]))
        at = plain.next();
    return at;
}

/// The number of the first line with more dots than any key has, from 1; 0 if there is none.
int overlongKey(std::string_view text)
{
    std::ptrdiff_t dots = 0;
    PlainText plain(text);
    for (std::size_t at = plain.next(); at != std::string_view::npos; at = plain.next()) {
        dots = text[at] == '\n' ? 0 : dots + (text[at] == '.' ? 1 : 0);
        if (dots > mostDots)
            return static_cast<int>(std::ranges::count(text.substr(0, at), '\n')) + 1;
    }
    return 0;
}

/// The place of a text of several lines that was never closed; none: npos.
std::size_t openText(std::string_view text)
{
    PlainText plain(text);
    while (plain.next() != std::string_view::npos) {
    }
    return plain.leftOpen();
}

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

/// The byte in a text at which the library, which reads from the front, loses its way.
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
    // outside of quotation marks the library misreads some letters beyond ASCII: it is shown them last
    const std::string plain = inAscii(text);
    try {
        if (plain != text) {
            (void)toml::parse(plain, name);
            if (const std::size_t at = firstBeyondAscii(text); at != std::string_view::npos)
                return damagedAt(name, text, at, "a letter beyond ASCII without quotes");
        }
        return toml::parse(text, name);
    } catch (const toml::parse_error& error) {
        const toml::source_position& at = error.source().begin;
        // the library sees it only where the next text begins, or at the end
        if (const std::size_t open = openText(text); open != std::string_view::npos) {
            Error opened = damagedAt(name, text, open, "three quotation marks that are never closed");
            if (opened.place.line <= static_cast<int>(at.line))
                return opened;
        }
        return damaged(name, static_cast<int>(at.line), static_cast<int>(at.column), std::string(error.description()));
    } catch (const std::exception&) {
        const std::size_t at = lostAt(plain);
        return damagedAt(name, text, at, "something that does not belong here: " + plain.substr(at, 1));
    }
}

} // namespace cutcard
