// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace cutcard {

/// Marks a text of a rulebook for lupdate, which takes it for Qt's `tr` of the context `Rules`; core itself has no Qt.
struct Rules {
#ifdef CUTCARD_LUPDATE // never defined: only lupdate, which minds no conditions, is to see it
    Q_DECLARE_TR_FUNCTIONS(Rules)
#endif
    static consteval const char* tr(const char* text) { return text; }
};

/// The documents that rules come from, and card-room practice for what they leave open.
enum class Document : std::uint8_t {
    PubLeague,
    LimitHoldem,
    Tennessee,
    ChampionProcedures,
    ChampionRules,
    GeneralPractice,
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
    const char* title;
    const char* text;
    Standing standing = Standing::Judged;
    const char* reason = ""; ///< why it is not judged
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
