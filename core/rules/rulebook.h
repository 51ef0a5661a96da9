// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <span>

namespace cutcard {

/// The documents that rules come from, and card-room practice for what they leave open.
enum class Document : std::uint8_t {
    League,
    Limit,
    Tennessee,
    ChampionProcedures,
    ChampionRules,
    Practice,
};

/// What the program does with a rule.
enum class Standing : std::uint8_t {
    Judged,       ///< acts are compared with it
    Explained,    ///< nothing to be judged by it at the table; the reason says why
    NotSimulated, ///< it belongs to what is not simulated; the reason says why
};

/// A rule in our own words.
struct RuleEntry {
    Rule rule;
    const char* title = "";
    const char* text = "";
    Standing standing = Standing::Judged;
    const char* reason = "";   ///< why it is not judged
    const char* keywords = ""; ///< what else people call it, with blanks between
};

/// Where rules stand whose document has headings and no numbers.
struct RuleSection {
    const char* prefix = ""; ///< of our own names of its rules
    const char* title = "";
    bool isLettered = false; ///< its paragraphs have letters of their own
};

/// What a document is called, and what its rules and questions are sorted by.
struct DocumentHead {
    const char* name = "";  ///< in few words
    const char* title = ""; ///< as it is printed
    int edition = 1;        ///< higher once what it says means something else; other words for the same are no edition
    bool isBanked = false;  ///< its games are played against the house
    std::span<const char* const> competencies{};
    std::span<const RuleSection> sections{};
};

/// The rules of a document, in its order.
std::span<const RuleEntry> rulebook(Document document);

/// What a document is called.
const DocumentHead& documentHead(Document document);

/// All documents that there are rules of.
std::span<const Document> documents();

/// The word of a document in commands, and the name of its folder.
std::string_view documentWord(Document document);

/// A document's title.
const char* documentTitle(Document document);

/// The entry of a rule; nullptr if no rulebook has it.
const RuleEntry* findRule(Rule rule);

} // namespace cutcard
