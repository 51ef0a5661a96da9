// SPDX-License-Identifier: GPL-3.0-or-later
// What a session has come to, as the home counts it.
#include "app/keeping/keeping.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/counted.h"
#include "core/session/text/event_text.h"

#include <map>

namespace cutcard {

static KeptFault faultOf(const Session& session, std::size_t index, const Verdict& verdict, bool ofTheAct)
{
    const Entry& entry = session.entries()[index];
    const Act* act = actOf(entry, verdict);
    const bool did = ofTheAct && act != nullptr;
    const Verb verb = verdict.expected ? verdict.expected->act.verb : act != nullptr ? act->verb : Verb::Announce;
    return {.session = 0,
            .event = static_cast<int>(index),
            .day = 0,
            .game = QString::fromUtf8(entryOf(session.setup().game()).word),
            .rule = QString::fromUtf8(verdict.rule.id()),
            .fault = keptWord(faultWords, verdict.fault),
            .severity = keptWord(verdict.severity),
            .verb = QString::fromUtf8(verbFacts(verb).word),
            .done = did ? QString::fromStdString(eventText(*act)) : QString(),
            .owed = verdict.expected ? QString::fromStdString(eventText(verdict.expected->act)) : QString(),
            .cost = session.setup().scale.points(verdict.severity)};
}

/// 1 for a rule that was broken, 2 for one put right, 3 for one kept.
static int gradeOf(const Verdict& verdict)
{
    if (!verdict.isCorrect())
        return 1;
    return verdict.selfCorrected ? 2 : 3;
}

/// The grade of each rule that came up: the worst counts.
static std::vector<KeptReview> reviewsOf(const EntryLog& entries)
{
    std::map<Rule, int> grades;
    for (const Entry& entry : entries) {
        for (const Verdict& verdict : entry.byHouse ? Verdicts() : entry.verdicts) {
            // what hands can't do is a fault, and nothing that could be practised
            if (verdict.fault == Fault::Impossible || (verdict.told && !verdict.isCorrect()))
                continue;
            const auto [place, isNew] = grades.emplace(verdict.rule, gradeOf(verdict));
            if (!isNew)
                place->second = std::min(place->second, gradeOf(verdict));
        }
    }
    return eachOf(grades, [](const auto& each) {
        return KeptReview{.rule = QString::fromUtf8(each.first.id()), .day = 0, .grade = each.second};
    });
}

SessionFigures figuresOf(const Session& session)
{
    SessionFigures figures;
    const Score& score = session.score();
    figures.finished = session.isOver();
    figures.score = score.overall().value_or(-1);
    figures.critical = score.criticalErrors();
    const QString game = QString::fromUtf8(entryOf(session.setup().game()).word);
    for (int i = 0; i < competencyCount; ++i) {
        const Tally& tally = score.tally(static_cast<Competency>(i));
        if (isShared(static_cast<Competency>(i)) && tally.possible > 0)
            figures.marks.push_back(
                {.game = game, .competency = i, .earned = tally.earned, .possible = tally.possible});
    }
    // of game protection a score has what it cost: a hundred less that
    constexpr int whole = 100;
    if (const Tally& tally = score.tally(Competency::Protection); tally.possible > 0) {
        const int lost = (tally.possible - tally.earned) / session.setup().scale.correctedDenominator;
        figures.marks.push_back({.game = game,
                                 .competency = static_cast<int>(Competency::Protection),
                                 .earned = std::max(0, whole - lost),
                                 .possible = whole});
    }
    const auto& entries = session.entries();
    figures.hands = handsOf(entries);
    for (const Mistake& each : mistakesOf(entries)) {
        const Verdict& verdict = entries[each.entry].verdicts[each.verdict];
        if (verdict.fault != Fault::Impossible) // there is nothing to practise
            figures.faults.push_back(
                faultOf(session, each.entry, verdict, each.verdict == 0 && verdict.fault != Fault::Omitted));
    }
    figures.reviews = reviewsOf(entries);
    return figures;
}

} // namespace cutcard
