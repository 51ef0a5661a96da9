// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content/content.h"
#include "core/exam/quiz_banks.h"
#include "core/rules/book.h"

#include <map>
#include <vector>

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

} // namespace cutcard
