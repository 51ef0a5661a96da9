// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz_item.h"

#include "core/exam/banks.h"

namespace cutcard {

namespace {
constexpr std::array askedAbout{Document::PubLeague,          Document::LimitHoldem,   Document::Tennessee,
                                Document::ChampionProcedures, Document::ChampionRules, Document::GeneralPractice};
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

std::span<const Document> quizDocuments()
{
    return askedAbout;
}

} // namespace cutcard
