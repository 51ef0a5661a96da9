// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/calls/ruling_kind.h"

#include "core/judge/judge.h"

namespace cutcard {

/// Faults that make an act another way to rule: what is owed later, or beside it, is none.
static bool isAnotherRuling(Fault fault)
{
    return fault == Fault::Forbidden || fault == Fault::WrongAmount || fault == Fault::WrongTarget;
}

/// Of a hand only its class, because ranks would tell the right one.
static Act asChosen(const Act& act)
{
    return act.verb == Verb::NameHand ? nameHand(*act.seat, act.hand) : act;
}

/// The dealers' mistakes that are another answer to the call, none of what nobody asked about.
static std::vector<PlantedMistake> dealersAnswers(const Session& session, const Duty& duty)
{
    // words for a bet that stands are nobody's question
    auto known = duty.optional ? std::vector<PlantedMistake>() : knownMistakes(session, duty);
    std::erase_if(known,
                  [](const PlantedMistake& mistake) { return mistake.least || !isAnotherRuling(mistake.fault); });
    return known;
}

std::vector<PlantedMistake> asJudged(const Session& session, const std::vector<Act>& acts)
{
    std::vector<PlantedMistake> judged;
    for (const Act& act : acts) {
        const Verdict verdict = judge(act, session.procedure(), session.situation(), session.game()).verdict;
        if (isAnotherRuling(verdict.fault))
            judged.push_back({.act = act, .fault = verdict.fault, .rule = verdict.rule});
    }
    return judged;
}

std::vector<RulingChoice> rulingChoices(const Session& session, const Duty& duty,
                                        const std::vector<PlantedMistake>& ofTheCall)
{
    constexpr std::size_t most = 4;
    std::vector<RulingChoice> ways{{.act = asChosen(duty.act), .right = true, .rule = duty.rule}};
    auto known = dealersAnswers(session, duty);
    known.insert(known.end(), ofTheCall.begin(), ofTheCall.end());
    for (const PlantedMistake& mistake : known) {
        const Act act = asChosen(mistake.act);
        const Verdict verdict = judge(act, session.procedure(), session.situation(), session.game()).verdict;
        // what is as good here is no wrong answer
        if (mistake.isFoundAs(verdict) && ways.size() < most && !contains(ways, act, &RulingChoice::act))
            ways.push_back({.act = act, .right = false, .rule = verdict.rule});
    }
    return ways;
}

} // namespace cutcard
