// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/result.h"
#include "core/base/seat.h"

#include <functional>
#include <string_view>

namespace cutcard {

/// The most chips that a file may name anywhere.
inline constexpr Chips mostChips = 1'000'000'000'000;

/// Takes the words of one line one by one and keeps the first fault; after a fault everything reads as nothing.
class LineReader
{
public:
    /// `place` names the file and the line; blanks separate words, and # begins a comment.
    LineReader(std::string_view line, Place place);

    /// Whether no further word follows.
    bool atEnd() const { return m_next == m_line.size(); }
    /// The word that follows, without taking it; empty at the end.
    std::string_view peek() const { return m_line.substr(m_next, endOfWord() - m_next); }
    /// Whether the word that follows is this one; takes it if so.
    bool takeIf(std::string_view word);
    /// Takes a word that must be there; `expected` says what is missing otherwise.
    std::string_view take(std::string_view expected);
    /// Takes one of the words that `wordOf` finds in a table, and returns its index there.
    template <typename Table, typename WordOf = std::identity>
    std::size_t takeOneOf(const Table& table, WordOf wordOf = {})
    {
        const std::string_view word = take(listed(table, wordOf));
        std::size_t index = 0;
        for (const auto& row : table) {
            if (wordOf(row) == word)
                return index;
            ++index;
        }
        fail(Cause::UnknownWord, listed(table, wordOf));
        return 0;
    }
    /// Takes the word of a row of a table, and returns the row.
    template <typename Table> const auto& takeRow(const Table& table)
    {
        return table[takeOneOf(table, [](const auto& row) { return row.word; })];
    }
    /// Takes a number from `least` to `most`, called `what` in an error.
    std::int64_t takeNumber(std::string_view what, std::int64_t least, std::int64_t most);
    /// Takes any number that 64 bits hold.
    std::uint64_t takeSeed();
    Seat takeSeat() { return Seat(static_cast<int>(takeNumber("seat", 1, maxSeats))); }
    Chips takeAmount() { return takeNumber("amount", 0, mostChips); }
    /// Takes seats joined by commas, or `all` for the empty set.
    SeatSet takeSeats();
    /// Takes a text in quotation marks; \" \\ and \xHH stand for what can't be written.
    std::string takeQuoted();
    /// Everything that is left, comment included; nothing is left after it.
    std::string_view takeRest();
    /// Books a fault at the last word taken, unless there was one before.
    void fail(Cause cause, std::string expected) { failAt(m_word, cause, std::move(expected), m_taken); }
    /// The first fault; words that are left over are one too.
    Result<Done> finish();
    /// Where the last word taken begins.
    Place placeOfWord() const { return placeAt(m_word); }

private:
    /// The words of a table as a message names them: of a long one the first, and where the others stand.
    template <typename Table, typename WordOf> static std::string listed(const Table& table, WordOf wordOf)
    {
        constexpr std::size_t most = 16; // words that a message can name and still be read
        std::string list;
        std::size_t count = 0;
        for (const auto& row : table) {
            if (count++ == most)
                return list + ", … (all words: docs/session-files.md and docs/directing.md)";
            list.append(list.empty() ? "" : ", ").append(wordOf(row));
        }
        return list;
    }
    std::size_t endOfWord() const;
    void skipBlanks();
    Place placeAt(std::size_t offset) const;
    void failAt(std::size_t offset, Cause cause, std::string expected, std::string_view found);
    bool parse(std::string_view digits, std::string_view expected, std::uint64_t most, std::uint64_t& value);

    std::string_view m_line;
    Place m_place;
    std::size_t m_next = 0; ///< where the next word begins
    std::size_t m_word = 0; ///< where the last word taken begins
    std::string_view m_taken;
    std::optional<Error> m_error;
};

/// The lines of a file, without the byte order mark that some editors begin it with.
std::vector<std::string_view> linesOfFile(std::string_view text);

/// A text in quotation marks that takeQuoted reads back.
std::string quoted(std::string_view text);

/// Settings line by line in another file, each kept where it stands, so that errors name the file's line and column.
class SettingsInFile
{
public:
    /// Takes the rest of a line.
    void add(LineReader& line);
    bool empty() const { return m_text.empty(); }
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
    int m_line = 1; ///< that the text has come to
};

} // namespace cutcard
