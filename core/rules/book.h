// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content/content.h"
#include "core/content/texts.h"
#include "core/rules/rulebook.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

class Fields;

/// A document's rules as they were read.
struct Book {
    DocumentHead head;
    std::vector<RuleEntry> rules;
    std::vector<Place> places; ///< of each rule
    std::vector<const char*> competencies;
    std::vector<RuleSection> sections;
    Texts texts;
};

/// Why nothing is judged by a rule, by the words that stand for it in the rules.
std::map<std::string, std::string> readReasons(const Content& content, std::vector<Error>& faults);

/// Reads a document's rules; what can't be read is left out, and said.
Book readBook(const Content& content, Document document, std::vector<Error>& faults);

/// Reads what a file has; what can't be read is said.
void readFields(const ContentFile& file, std::vector<Error>& faults, const std::function<void(Fields&)>& read);

/// A text as it is shown: a line's end is a space.
std::string inOneLine(std::string_view text);

} // namespace cutcard
