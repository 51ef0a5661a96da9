// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulebook.h"

#include "core/rules/books.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {
constexpr std::array allDocuments{Document::PubLeague, Document::GeneralPractice};
} // namespace

std::span<const RuleEntry> rulebook(Document document)
{
    switch (document) {
    case Document::PubLeague:
        return leagueRules();
    case Document::GeneralPractice:
        return generalPractice();
    }
    return {};
}

std::span<const Document> documents()
{
    return allDocuments;
}

std::string_view documentWord(Document document)
{
    return document == Document::PubLeague ? "league" : "practice";
}

const char* documentTitle(Document document)
{
    return document == Document::PubLeague ? RULE_TEXT("Players Pub Poker League, rules and guidelines (2008)")
                                           : RULE_TEXT("General card-room practice, where a document is silent");
}

const RuleEntry* findRule(Rule rule)
{
    for (const Document document : allDocuments) {
        const auto book = rulebook(document);
        const auto found = std::ranges::find(book, rule, &RuleEntry::rule);
        if (found != book.end())
            return &*found;
    }
    return nullptr;
}

} // namespace cutcard
