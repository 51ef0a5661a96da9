// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_banks.h"
#include "core/rules/book.h"

#include <cstdint>

namespace cutcard {

/// The rules and questions of every document, as they were read for being looked over.
struct ReadContent {
    std::map<Document, Book> books;
    std::map<Document, Bank> banks;
    std::vector<Error> faults; ///< found while they were read
};

/// Reads the rules and questions of every document.
ReadContent readContent(const Content& content);

/// All that is wrong with rules and questions, each with its file, line and item: no program may go by them.
std::vector<Error> contentFaults(const Content& content);

/// What may make a question worse than it could be, though nothing of it is wrong.
enum class BankRemark : std::uint8_t {
    LongOption,    ///< the longest answer over twice the shortest
    RightIsLonger, ///< the right one longer than every other by half
    RightIsShorter,
    OddClause,    ///< the right one alone with, or without, a clause
    FixedTruth,   ///< said without figures, and true
    FewDraws,     ///< fewer than four different questions
    AskedAlike,   ///< asked in nearly the same words, and not enemies
    NeverAsked,   ///< a rule that is judged, and that no question rests on
    LongSentence, ///< over 35 words
    WornWords,    ///< words that hide who does what
};
inline constexpr int bankRemarkCount = static_cast<int>(BankRemark::WornWords) + 1;

/// Where one remark holds.
struct RemarkedItems {
    BankRemark remark{};
    int of = 0;                     ///< among so many
    std::vector<std::string> where; ///< questions or rules, by their names; both of a pair
};

/// What whoever writes rules and questions may want to look at; of somebody's own files alone where there are some.
std::vector<RemarkedItems> bankReport(const Content& content);

} // namespace cutcard
