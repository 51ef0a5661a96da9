// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Marks a text of a rulebook for the translators' tools, which know it as an alias of Qt's own mark.
#define RULE_TEXT(text) text

namespace cutcard {

/// The documents that rules come from, and card-room practice for what they leave open.
enum class Document : std::uint8_t { PubLeague, GeneralPractice };

/// What the program does with a rule.
enum class Standing : std::uint8_t {
    Judged,       ///< acts are compared with it
    Explained,    ///< nothing to be judged at the table: a reading or a definition that the judging rests on
    NotSimulated, ///< it belongs to what is not simulated; the reason says why
};

/// A rule in our own words.
struct RuleEntry {
    Rule rule;
    const char* title;
    const char* text;
    Standing standing = Standing::Judged;
    const char* reason = ""; ///< why it is not simulated
};

/// The rules of a document, in its order.
std::span<const RuleEntry> rulebook(Document document);

/// All documents that there are rules of.
std::span<const Document> documents();

/// The word of a document in commands.
std::string_view documentWord(Document document);

/// A document's title.
const char* documentTitle(Document document);

/// The entry of a rule; nullptr if no rulebook has it.
const RuleEntry* findRule(Rule rule);

} // namespace cutcard
