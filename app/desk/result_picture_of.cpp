// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures.h"
#include "app/words/act_words.h"
#include "app/words/result_words.h"
#include "app/words/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::size_t mostMistakes = 3;

QString words(const char* text)
{
    return QCoreApplication::translate("result", text);
}

/// A fault, with where it stands.
struct Found {
    std::size_t event = 0;
    int act = 0;
    bool ofTheAct = false;
    const Verdict* verdict = nullptr;
    int cost = 0;
};

MistakePicture mistakePicture(const Session& session, const Found& found)
{
    const Verdict& verdict = *found.verdict;
    const Wording wording = wordingAt(session);
    const auto* act = std::get_if<Act>(&session.entries()[found.event].event);
    MistakePicture picture;
    picture.event = static_cast<int>(found.event);
    picture.happened = found.ofTheAct && act != nullptr
                           ? QStringLiteral("%1: %2").arg(verdictText(verdict, *act), actText(*act, wording))
                           : verdictText(verdict);
    picture.owed =
        found.ofTheAct || !verdict.expected ? expectedText(verdict, wording) : dutyText(*verdict.expected, wording);
    picture.points = QStringLiteral("−%1").arg(found.cost);
    picture.where = words(QT_TRANSLATE_NOOP("result", "act %1")).arg(found.act);
    picture.ruleId = ruleNumber(verdict.rule);
    picture.rule = ruleTitle(verdict.rule);
    picture.ruleText = ruleText(verdict.rule);
    return picture;
}

} // namespace

ResultPicture resultPicture(const Session& session, int hand)
{
    ResultPicture picture{.hand = hand, .last = session.isOver()};
    // mistakes of a test can be put right later: only the session's own score knows
    const Score& score = session.score();
    std::vector<Found> found;
    int acts = 0;
    const auto& entries = session.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        if (entry.hand != hand || entry.byHouse)
            continue;
        const bool act = std::holds_alternative<Act>(entry.event);
        acts += act ? 1 : 0;
        for (std::size_t j = 0; j < entry.verdicts.size(); ++j) {
            const Verdict& verdict = entry.verdicts[j];
            if (!verdict.isCorrect() && verdict.fault != Fault::Impossible)
                found.push_back({.event = i,
                                 .act = acts,
                                 .ofTheAct = act && j == 0 && verdict.fault != Fault::Omitted,
                                 .verdict = &verdict,
                                 .cost = session.setup().scale.points(verdict.severity)});
        }
    }
    std::ranges::sort(found, [](const Found& a, const Found& b) {
        return std::pair(-a.cost, a.event) < std::pair(-b.cost, b.event);
    });
    const Tally total = score.total();
    picture.score = score.overall() ? QString::number(*score.overall()) : QStringLiteral("–");
    picture.title = words(QT_TRANSLATE_NOOP("result", "Hand %1 dealt")).arg(hand);
    const int part = session.setup().scale.correctedDenominator;
    picture.points = words(QT_TRANSLATE_NOOP("result", "%1 of %2 points in this session · acts of this hand: %3"))
                         .arg(total.earned / part)
                         .arg(total.possible / part)
                         .arg(acts);
    picture.faults =
        words(QT_TRANSLATE_NOOP("result", "Mistakes: %1, critical: %2")).arg(found.size()).arg(score.criticalErrors());
    picture.outcome = withRuleTitles(resultText(session));
    QStringList unseen;
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        const auto percent = score.percent(competency);
        if (!percent) {
            unseen.append(competencyText(competency));
            continue;
        }
        picture.competencies.push_back({.name = competencyText(competency),
                                        .percent = *percent,
                                        .needed = session.setup().scale.needed(competency)});
    }
    picture.unseen =
        unseen.isEmpty()
            ? words(QT_TRANSLATE_NOOP("result", "This is too little to say whether you would pass."))
            : words(QT_TRANSLATE_NOOP("result", "Not seen: %1. This is too little to say whether you would pass."))
                  .arg(unseen.join(QStringLiteral(", ")));
    if (found.size() > mostMistakes)
        found.resize(mostMistakes);
    for (const Found& one : found)
        picture.mistakes.push_back(mistakePicture(session, one));
    return picture;
}

} // namespace cutcard
