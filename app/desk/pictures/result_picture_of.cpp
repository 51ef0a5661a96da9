// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/pictures.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/result_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

constexpr std::size_t mostMistakes = 3;

struct ResultWords {
    Q_DECLARE_TR_FUNCTIONS(result)
};

/// Which act of its hand an event is, from 1.
int actOfHand(const EntryLog& entries, std::size_t event)
{
    int acts = 0;
    for (std::size_t i = 0; i <= event; ++i) {
        const bool counts = entries[i].hand == entries[event].hand && !entries[i].byHouse;
        acts += counts && std::holds_alternative<Act>(entries[i].event) ? 1 : 0;
    }
    return acts;
}

MistakePicture mistakePicture(const Session& session, const Mistake& mistake, const MistakePoints& points)
{
    const Entry& entry = session.entries()[mistake.entry];
    const Verdict& verdict = entry.verdicts[mistake.verdict];
    const Wording wording = wordingAt(session);
    const Act* act = actOf(entry, verdict);
    const bool ofTheAct = act != nullptr && mistake.verdict == 0 && verdict.fault != Fault::Omitted;
    MistakePicture picture;
    picture.event = static_cast<int>(mistake.entry);
    picture.happened = ofTheAct ? QStringLiteral("%1: %2").arg(verdictText(verdict, *act), actText(*act, wording))
                                : verdictText(verdict);
    picture.owed =
        ofTheAct || !verdict.expected ? expectedText(verdict, wording) : dutyText(*verdict.expected, wording);
    picture.points = lostText(points, session.setup().scale);
    picture.where = ResultWords::tr("act %1").arg(actOfHand(session.entries(), mistake.entry));
    picture.ruleId = ruleNumber(verdict.rule);
    picture.rule = ruleTitle(verdict.rule);
    picture.ruleText = ruleText(verdict.rule);
    return picture;
}

} // namespace

ResultPicture resultPicture(const Session& session, int hand)
{
    ResultPicture picture{.last = session.isOver(), .hand = hand};
    // mistakes of a test can be put right later: only the session's own score knows
    const Score& score = session.score();
    const auto& entries = session.entries();
    const auto mistakes = mistakesOf(entries);
    const auto& points = score.mistakes();
    std::vector<std::pair<Mistake, MistakePoints>> found;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        if (entries[mistakes[i].entry].hand == hand)
            found.emplace_back(mistakes[i], points[i]);
    }
    std::ranges::stable_sort(found, std::greater(), [](const auto& each) { return each.second.lost(); });
    const auto acts = std::ranges::count_if(entries, [hand](const Entry& each) {
        return each.hand == hand && !each.byHouse && std::holds_alternative<Act>(each.event);
    });
    picture.score = scoreText(score);
    picture.working = workingText(score);
    picture.title = ResultWords::tr("Hand %1 dealt").arg(hand);
    picture.acts = ResultWords::tr("Acts of this hand: %1, mistakes: %2").arg(acts).arg(found.size());
    picture.critical = criticalText(score);
    // the number beside it and the bars are of all hands
    if (const int hands = handsOf(entries); hands > 1)
        picture.critical =
            ResultWords::tr("All %1 hands: score %2. %3").arg(QString::number(hands), picture.score, picture.critical);
    picture.outcome = withRuleTitles(resultText(session));
    QStringList unseen;
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        const auto percent = score.percent(competency);
        if (score.tally(competency).duties == 0)
            unseen.append(said(competency));
        if (!percent)
            continue;
        const int needed = session.setup().scale.needed(competency);
        picture.competencies.push_back({.name = said(competency),
                                        .text = QString::number(*percent),
                                        .share = *percent / 100.0,
                                        .needed = needed / 100.0,
                                        .passed = *percent >= needed});
    }
    picture.unseen = unseen.isEmpty()
                         ? ResultWords::tr("Too little dealt to tell whether you would pass.")
                         : ResultWords::tr("Too little was tested to tell if you would pass. Not tested: %1.")
                               .arg(unseen.join(QStringLiteral(", ")));
    if (found.size() > mostMistakes)
        found.resize(mostMistakes);
    for (const auto& [mistake, lost] : found)
        picture.mistakes.push_back(mistakePicture(session, mistake, lost));
    return picture;
}

} // namespace cutcard
