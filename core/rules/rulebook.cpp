// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulebook.h"

#include "core/rules/books.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {
constexpr std::array allDocuments{Document::PubLeague,          Document::LimitHoldem,   Document::Tennessee,
                                  Document::ChampionProcedures, Document::ChampionRules, Document::GeneralPractice};
} // namespace

std::span<const RuleEntry> rulebook(Document document)
{
    switch (document) {
    case Document::PubLeague:
        return leagueRules();
    case Document::LimitHoldem:
        return limitRules();
    case Document::Tennessee:
        return tennesseeRules();
    case Document::ChampionProcedures:
        return championProcedures();
    case Document::ChampionRules:
        return championRules();
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
    switch (document) {
    case Document::PubLeague:
        return "league";
    case Document::LimitHoldem:
        return "limit";
    case Document::Tennessee:
        return "tennessee";
    case Document::ChampionProcedures:
        return "champion-procedures";
    case Document::ChampionRules:
        return "champion-rules";
    case Document::GeneralPractice:
        return "practice";
    }
    return {};
}

const char* documentTitle(Document document)
{
    switch (document) {
    case Document::PubLeague:
        return Rules::tr("Players Pub Poker League, rules and guidelines (2008)");
    case Document::LimitHoldem:
        return Rules::tr("Texas Hold'em with a bet and three raises, casino rules");
    case Document::Tennessee:
        return Rules::tr("Tennessee Hold'em, Riverboat 223");
    case Document::ChampionProcedures:
        return Rules::tr("Champion Poker, procedures and training");
    case Document::ChampionRules:
        return Rules::tr("Champion Poker, versions one and two");
    case Document::GeneralPractice:
        return Rules::tr("General card-room practice, where a document is silent");
    }
    return "";
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
