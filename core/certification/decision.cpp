// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/decision.h"

#include "core/judge/protection.h"

namespace cutcard {

static std::size_t at(ItemCompetency competency)
{
    return static_cast<std::size_t>(competency);
}

/// Everything that fell short of what the blueprint asks for.
static std::vector<Shortfall> shortfallsOf(const Blueprint& blueprint, const TheoryScore& theory,
                                           const PracticalScore& practical)
{
    std::vector<Shortfall> found;
    // the share itself is compared, not what rounding makes of it
    if (theory.right * 100 < blueprint.theory.pass * theory.asked)
        found.push_back({.what = Shortfall::What::Theory, .found = theory.percent(), .needed = blueprint.theory.pass});
    if (blueprint.stations.empty())
        return found;
    const int overall = practical.overall().value_or(0);
    if (overall < blueprint.practical.pass)
        found.push_back({.what = Shortfall::What::Practical, .found = overall, .needed = blueprint.practical.pass});
    for (const ItemCompetency competency : valuesOf<ItemCompetency>()) {
        const int needed = blueprint.needed(competency);
        if (const auto percent = practical.percent(competency); percent && *percent < needed)
            found.push_back({.what = Shortfall::What::OneCompetency,
                             .competency = competency,
                             .found = *percent,
                             .needed = needed});
    }
    if (practical.criticalErrors() > blueprint.practical.critical)
        found.push_back({.what = Shortfall::What::Critical,
                         .found = practical.criticalErrors(),
                         .needed = blueprint.practical.critical});
    for (const Habit& habit : practical.habits.bad(blueprint.practical.habit))
        found.push_back({.what = Shortfall::What::Habit,
                         .competency = examined(habit.competency),
                         .found = habit.right,
                         .needed = habit.due,
                         .habit = habit.kind});
    return found;
}

static std::vector<Shortfall> missingDuties(const Blueprint& blueprint, const PracticalScore& practical)
{
    std::vector<Shortfall> missing;
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        const int least = blueprint.practical.leastDuties[i];
        if (!blueprint.stations.empty() && practical.tallies[i].duties < least)
            missing.push_back({.what = Shortfall::What::Duties,
                               .competency = static_cast<ItemCompetency>(i),
                               .found = practical.tallies[i].duties,
                               .needed = least});
    }
    return missing;
}

/// Whether something fell short that enough was seen of: nothing that an interruption hid makes up for it.
static bool isLost(const Blueprint& blueprint, const TheoryScore& theory, const PracticalScore& practical,
                   const std::vector<Shortfall>& shortfalls)
{
    const PracticalScore best = practical.atBest();
    return std::ranges::any_of(shortfalls, [&](const Shortfall& each) {
        switch (each.what) {
        case Shortfall::What::Theory:
            return (theory.right + theory.open) * 100 < blueprint.theory.pass * theory.asked;
        case Shortfall::What::Critical:
        case Shortfall::What::Habit:
            return true;
        case Shortfall::What::OneCompetency: {
            const int least = blueprint.practical.leastDuties[at(each.competency)];
            const Tally& seen = practical.tallies[at(each.competency)];
            const bool seenEnough = least > 0 && seen.duties >= least && seen.percent().value_or(0) < each.needed;
            return seenEnough || (practical.isHidden() && best.percent(each.competency).value_or(100) < each.needed);
        }
        case Shortfall::What::Practical:
            return practical.isHidden() && best.overall().value_or(100) < each.needed;
        case Shortfall::What::Duties:
            return false;
        }
        return false;
    });
}

static ExamOutcome outcomeOf(const Blueprint& blueprint, const TheoryScore& theory, const PracticalScore& practical,
                             bool interrupted)
{
    const std::vector<Shortfall> shortfalls = shortfallsOf(blueprint, theory, practical);
    const bool enough = missingDuties(blueprint, practical).empty();
    if (shortfalls.empty() && enough)
        return ExamOutcome::Passed;
    const bool allSeen = enough && !practical.isHidden();
    // duties that were never reached were left out by the candidate, and stalling earns nothing
    const bool hidden = interrupted && (!allSeen || theory.open > 0);
    return hidden && !isLost(blueprint, theory, practical, shortfalls) ? ExamOutcome::NotEnoughEvidence
                                                                       : ExamOutcome::NotPassed;
}

/// Every score that one reversed fault, or one duty that was found right and was not, would make of this one.
static std::vector<PracticalScore> reversedOnce(const PracticalScore& practical, ExamOutcome outcome)
{
    std::vector<PracticalScore> others;
    others.reserve(practical.faults.size() + itemCompetencyCount);
    if (outcome != ExamOutcome::Passed) {
        for (std::size_t i = 0; i < practical.faults.size(); ++i)
            others.emplace_back(practical).excuse(i);
    }
    if (outcome == ExamOutcome::NotPassed)
        return others;
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        // any critical duty that turned out to be wrong would fail anybody: only points are looked at here
        if (!practical.heaviestRight[i])
            continue;
        Tally& tally = others.emplace_back(practical).tallies[i];
        tally.earned = std::max(
            0,
            tally.earned - practical.scale.points(*practical.heaviestRight[i]) * practical.scale.correctedDenominator);
    }
    return others;
}

/// Whether one reversed verdict or question would change the outcome.
static bool isBorderline(const Blueprint& blueprint, const TheoryScore& theory, const PracticalScore& practical,
                         bool interrupted, ExamOutcome outcome)
{
    for (const int right : {theory.right - 1, theory.right + 1}) {
        const TheoryScore other{.asked = theory.asked, .right = right, .open = theory.open};
        if (right >= 0 && right + theory.open <= theory.asked
            && outcomeOf(blueprint, other, practical, interrupted) != outcome)
            return true;
    }
    return std::ranges::any_of(reversedOnce(practical, outcome), [&](const PracticalScore& other) {
        return outcomeOf(blueprint, theory, other, interrupted) != outcome;
    });
}

void PracticalScore::note(const ChargedFault& verdict)
{
    auto& heaviest = heaviestRight[at(verdict.competency)];
    if (verdict.fault != Fault::None)
        faults.push_back(verdict);
    else if (!heaviest || *heaviest < verdict.severity)
        heaviest = verdict.severity;
}

void PracticalScore::add(const Session& session)
{
    scale = session.setup().scale;
    for (const Competency competency : valuesOf<Competency>()) {
        if (competency == Competency::Pace)
            continue; // a time, and no duties
        tallies[at(examined(competency))] += session.score().tally(competency);
    }
    tallies[at(ItemCompetency::Protection)].duties += bansKept(session);
    habits.add(session.score().habits());
    const auto& critical = session.score().criticals();
    criticals.insert(criticals.end(), critical.begin(), critical.end());
    for (const Entry& entry : session.entries()) {
        for (const Verdict& verdict : entry.verdicts) {
            if (!entry.byHouse && !verdict.told && verdict.competency != Competency::Pace)
                note({verdict.rule, verdict.fault, verdict.severity, examined(verdict.competency)});
        }
    }
}

void PracticalScore::add(const DirectorWork& work)
{
    const DirectorScore score = work.score();
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>())
        tallies[at(examined(competency))] += score.tally(competency);
    criticals.insert(criticals.end(), score.criticals().begin(), score.criticals().end());
    for (const DirectorVerdict& verdict : work.verdicts()) {
        if (!verdict.told)
            note({verdict.rule, verdict.fault, verdict.severity, examined(verdict.booked())});
    }
}

void PracticalScore::leaveOut(const StationEvidence& asked, const PracticalScore& before, bool interrupted)
{
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        const int met = tallies[i].possible - before.tallies[i].possible;
        const int parts = std::max(0, asked.points[i] * scale.correctedDenominator - met);
        unreached[i] += parts;
        hidden[i] += interrupted ? parts : 0;
    }
}

PracticalScore PracticalScore::atBest() const
{
    PracticalScore best = *this;
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        best.tallies[i].earned += hidden[i];
        best.tallies[i].possible += hidden[i];
        best.unreached[i] -= hidden[i];
    }
    best.hidden = {};
    return best;
}

void PracticalScore::excuse(std::size_t fault)
{
    const ChargedFault& excused = faults[fault];
    Tally& tally = tallies[at(excused.competency)];
    tally.earned = std::min(tally.possible, tally.earned + scale.points(excused.severity) * scale.correctedDenominator);
    tally.faults = std::max(0, tally.faults - 1);
    const auto critical = std::ranges::find_if(
        criticals, [&](const CriticalError& each) { return each.rule == excused.rule || each.slip == excused.rule; });
    if (critical != criticals.end())
        criticals.erase(critical);
    habits.excuse(excused.rule);
    faults.erase(faults.begin() + static_cast<std::ptrdiff_t>(fault));
}

std::optional<int> PracticalScore::percent(ItemCompetency competency) const
{
    if (!isShared(competency))
        return std::nullopt;
    Tally whole = tallies[at(competency)];
    whole.possible += unreached[at(competency)];
    return whole.percent();
}

// in parts of a hundred thousand, so that rounding down once is enough
constexpr std::int64_t parts = 100'000;

std::optional<int> PracticalScore::overall() const
{
    const auto exact = overallParts();
    return exact ? std::optional(static_cast<int>(*exact * 100 / parts)) : std::nullopt;
}

std::optional<std::int64_t> PracticalScore::overallParts() const
{
    std::int64_t sum = 0;
    int seen = 0;
    for (int i = 0; i < itemCompetencyCount; ++i) {
        const Tally& tally = tallies[static_cast<std::size_t>(i)];
        const int possible = tally.possible + unreached[static_cast<std::size_t>(i)];
        if (!isShared(static_cast<ItemCompetency>(i)) || possible == 0)
            continue;
        sum += tally.earned * parts / possible;
        ++seen;
    }
    if (seen == 0)
        return std::nullopt;
    const Tally& protection = tallies[at(ItemCompetency::Protection)];
    return std::max<std::int64_t>(0, sum / seen - lostToProtection(protection, scale));
}

ExamDecision decide(const Blueprint& blueprint, const TheoryScore& theory, const PracticalScore& practical,
                    bool interrupted)
{
    ExamDecision decision;
    decision.shortfalls = shortfallsOf(blueprint, theory, practical);
    const std::vector<Shortfall> missing = missingDuties(blueprint, practical);
    decision.shortfalls.insert(decision.shortfalls.end(), missing.begin(), missing.end());
    decision.outcome = outcomeOf(blueprint, theory, practical, interrupted);
    decision.borderline = isBorderline(blueprint, theory, practical, interrupted, decision.outcome);
    decision.weighted = theory.percent();
    if (!blueprint.stations.empty()) {
        const std::int64_t questions = theory.asked == 0 ? 0 : theory.right * parts / theory.asked;
        const std::int64_t tables = practical.overallParts().value_or(0);
        decision.weighted =
            static_cast<int>((questions * blueprint.theoryWeight + tables * blueprint.practicalWeight) / parts);
    }
    return decision;
}

} // namespace cutcard
