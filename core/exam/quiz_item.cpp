// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz_item.h"

#include "core/exam/banks.h"

namespace cutcard {

namespace {
constexpr std::array askedAbout{Document::PubLeague,          Document::LimitHoldem,   Document::Tennessee,
                                Document::ChampionProcedures, Document::ChampionRules, Document::GeneralPractice};

using enum ItemCompetency;

constexpr std::array atTheTable{Deck, Delivery, Blinds, Action, Rulings, Payouts, Showdown, Irregularities, Protection};
constexpr std::array inTheLeague{Deck,     Delivery,       Blinds,     Action,  Rulings, Payouts,
                                 Showdown, Irregularities, Protection, SetUp,   Clock,   Seating,
                                 Moves,    Breaking,       Stacks,     Conduct, Results};
constexpr std::array onTheRiverboat{Deck,    Delivery, Blinds,         Action,     Rulings,
                                    Payouts, Showdown, Irregularities, Protection, Results};
constexpr std::array againstTheHouse{Deck, Delivery, Action, Rulings, Payouts, Showdown, Irregularities, Protection};
constexpr std::array withItsMathematics{Deck,     Delivery,       Action,     Rulings,    Payouts,
                                        Showdown, Irregularities, Protection, Mathematics};
} // namespace

std::span<const QuizItem> quizBank(Document document)
{
    switch (document) {
    case Document::PubLeague:
        return leagueQuiz();
    case Document::LimitHoldem:
        return limitQuiz();
    case Document::Tennessee:
        return tennesseeQuiz();
    case Document::ChampionProcedures:
        return championProceduresQuiz();
    case Document::ChampionRules:
        return championRulesQuiz();
    case Document::GeneralPractice:
        return generalPracticeQuiz();
    }
    return {};
}

std::span<const ItemCompetency> itemCompetencies(Document document)
{
    switch (document) {
    case Document::PubLeague:
        return inTheLeague;
    case Document::LimitHoldem:
    case Document::GeneralPractice:
        return atTheTable;
    case Document::Tennessee:
        return onTheRiverboat;
    case Document::ChampionProcedures:
        return withItsMathematics;
    case Document::ChampionRules:
        return againstTheHouse;
    }
    return {};
}

std::span<const Document> quizDocuments()
{
    return askedAbout;
}

} // namespace cutcard
