// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content/content.h"
#include "core/rules/rulebook.h"

#include <functional>
#include <set>

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

/// Reads a document's rules; what can't be read is left out, and said.
Book readBook(const Content& content, Document document, std::vector<Error>& faults);

/// Reads what a file has; what can't be read is said.
void readFields(const ContentFile& file, std::vector<Error>& faults, const std::function<void(Fields&)>& read);

/// A text as it is shown: a line's end is a space.
std::string inOneLine(std::string_view text);

/// The rules that there are, to find those that a text names.
class RuleNames
{
public:
    explicit RuleNames(std::span<const Rule> rules);

    bool has(Rule rule) const { return m_all.contains(rule); }
    /// The first rule that a text names and that there is not; empty if there is none.
    std::string_view missingIn(std::string_view text) const;

private:
    /// Whether a word is a rule's name: it begins as our own do, or it has dots and stands where a rule is cited.
    bool isName(std::string_view word, std::string_view before) const;

    std::set<Rule> m_all;
    std::set<std::string, std::less<>> m_prefixes;
};

} // namespace cutcard
