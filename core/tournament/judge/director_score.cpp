// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_score.h"

#include <algorithm>

namespace cutcard {

namespace {

// moves, results and rulings are what a director is there for
constexpr std::array strict{DirectorCompetency::Moves, DirectorCompetency::Results, DirectorCompetency::Rulings};
constexpr int passEach = 60;

/// Done at the wrong moment, or without need: of somebody who had nothing else to do there it says little, whereas what
/// is never right says what its doer believes.
bool isSlip(Fault fault)
{
    return fault == Fault::Premature || fault == Fault::OutOfOrder || fault == Fault::Unneeded
           || fault == Fault::Impossible;
}

} // namespace

void DirectorScore::book(const DirectorVerdict& verdict)
{
    if (verdict.told)
        return;
    const DirectorCompetency about = verdict.booked();
    Tally& tally = m_tallies[static_cast<std::size_t>(about)];
    const int parts = m_scale.points(verdict.severity) * m_scale.correctedDenominator;
    if (verdict.expected && !verdict.expected->optional && (verdict.isCorrect() || verdict.attempted))
        m_decides[static_cast<std::size_t>(verdict.expected->competency)] = true;
    if (!verdict.isCorrect() && !isSlip(verdict.fault))
        m_decides[static_cast<std::size_t>(verdict.competency)] = true;
    if (verdict.isCorrect()) {
        ++m_rightActs;
        const auto tried = verdict.expected ? m_tries.find(verdict.expected->key) : m_tries.end();
        if (tried != m_tries.end()) {
            if (!tried->second.quiet)
                putRight(*verdict.expected, tried->second);
            // what was left out was missing while play went on
            if (tried->second.critical && !tried->second.stands && !tried->second.omitted)
                m_criticals.remove(verdict.expected->key, {});
            m_tries.erase(tried);
            return;
        }
        if (verdict.expected && verdict.expected->optional)
            return;
        tally.possible += parts;
        tally.earned += parts;
        ++tally.duties;
        return;
    }
    ++m_faults;
    ++tally.faults;
    const CriticalError error{.rule = verdict.rule, .fault = verdict.fault, .slip = verdict.rule};
    if (!verdict.attempted) {
        tally.possible += parts;
        ++tally.duties;
        if (isCritical(verdict))
            m_criticals.add(error, std::nullopt);
        return;
    }
    const auto [tried, first] = m_tries.try_emplace(*verdict.attempted);
    if (first) {
        tried->second.booked = about;
        tried->second.parts = parts;
        tally.possible += parts;
        ++tally.duties;
    } else {
        ++tried->second.tries;
    }
    tried->second.quiet = false;
    tried->second.stands = tried->second.stands || verdict.stays;
    tried->second.omitted = tried->second.omitted || verdict.fault == Fault::Omitted;
    if (isCritical(verdict) && !tried->second.critical)
        m_criticals.add(error, verdict.attempted);
    tried->second.critical = tried->second.critical || isCritical(verdict);
}

void DirectorScore::putRight(const DirectorDuty& duty, const Try& tried)
{
    // points were put on the table when the fault was made, by what it broke: what the duty itself is worth beyond
    // those is there to be earned as well
    const int parts = m_scale.points(duty.severity) * m_scale.correctedDenominator;
    Tally& tally = m_tallies[static_cast<std::size_t>(duty.competency)];
    tally.possible += tried.booked == duty.competency ? std::max(0, parts - tried.parts) : parts;
    if (tried.tries == 1 && !tried.omitted)
        tally.earned += m_scale.points(duty.severity) * m_scale.correctedNumerator;
}

void DirectorScore::lapse(const DutyKey& key)
{
    if (const auto tried = m_tries.find(key); tried != m_tries.end())
        tried->second.omitted = true;
}

void DirectorScore::stand(const DutyKey& key)
{
    if (const auto tried = m_tries.find(key); tried != m_tries.end())
        tried->second.stands = true;
}

void DirectorScore::passOver(const DutyKey& key)
{
    const auto [tried, first] = m_tries.try_emplace(key);
    tried->second.quiet = tried->second.quiet || first;
    tried->second.omitted = true;
}

std::optional<int> DirectorScore::overall() const
{
    constexpr std::int64_t whole = 100'000;
    std::int64_t sum = 0;
    int seen = 0;
    for (const Tally& tally : m_tallies) {
        if (tally.possible == 0)
            continue;
        sum += tally.earned * whole / tally.possible;
        ++seen;
    }
    if (seen == 0)
        return std::nullopt;
    return static_cast<int>(sum * 100 / (whole * seen));
}

int DirectorScore::needed(DirectorCompetency competency) const
{
    return std::ranges::find(strict, competency) != strict.end() ? m_scale.passStrict : passEach;
}

bool DirectorScore::decides(DirectorCompetency competency) const
{
    return m_decides[static_cast<std::size_t>(competency)] || tally(competency).faults > 1;
}

bool DirectorScore::isGoodEnough() const
{
    if (criticalErrors() > 0 || overall().value_or(0) < m_scale.passOverall)
        return false;
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const auto competency = static_cast<DirectorCompetency>(i);
        if (decides(competency) && percent(competency).value_or(100) < needed(competency))
            return false;
    }
    return true;
}

} // namespace cutcard
