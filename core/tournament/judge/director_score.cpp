// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_score.h"

namespace cutcard {

// moves, results and rulings are what a director is there for
constexpr std::array strict{DirectorCompetency::Moves, DirectorCompetency::Results, DirectorCompetency::Rulings};
constexpr int passEach = 60;

/// Done at the wrong moment or without need, which says little; what is never right says what its doer believes.
static bool isSlip(Fault fault)
{
    return fault == Fault::Premature || fault == Fault::OutOfOrder || fault == Fault::Unneeded
           || fault == Fault::Impossible;
}

void DirectorScore::book(const DirectorVerdict& verdict)
{
    if (verdict.told)
        return;
    if (verdict.expected && !verdict.expected->optional && (verdict.isCorrect() || verdict.attempted))
        m_decides[static_cast<std::size_t>(verdict.expected->competency)] = true;
    if (!verdict.isCorrect() && !isSlip(verdict.fault))
        m_decides[static_cast<std::size_t>(verdict.competency)] = true;
    if (verdict.isCorrect())
        bookRight(verdict);
    else
        bookWrong(verdict);
}

void DirectorScore::bookRight(const DirectorVerdict& verdict)
{
    ++m_rightActs;
    if (verdict.expected && (putRight(*verdict.expected) || verdict.expected->optional))
        return;
    const int parts = m_scale.points(verdict.severity) * m_scale.correctedDenominator;
    Tally& tally = m_tallies[static_cast<std::size_t>(verdict.booked())];
    tally.possible += parts;
    tally.earned += parts;
    ++tally.duties;
}

void DirectorScore::bookWrong(const DirectorVerdict& verdict)
{
    Tally& tally = m_tallies[static_cast<std::size_t>(verdict.booked())];
    ++m_faults;
    ++tally.faults;
    const bool again = verdict.attempted && wasTried(*verdict.attempted);
    Try alone; // what was no try at anything
    Try& tried = verdict.attempted ? m_tries[*verdict.attempted] : alone;
    if (again) {
        ++tried.tries;
    } else {
        tried.booked = verdict.booked();
        tried.parts = m_scale.points(verdict.severity) * m_scale.correctedDenominator;
        tally.possible += tried.parts;
        ++tally.duties;
    }
    tried.quiet = false;
    tried.stands = tried.stands || verdict.stays;
    tried.omitted = tried.omitted || verdict.fault == Fault::Omitted;
    if (isCritical(verdict) && !tried.critical)
        m_criticals.add({.rule = verdict.rule, .fault = verdict.fault, .slip = verdict.rule}, verdict.attempted);
    tried.critical = tried.critical || isCritical(verdict);
}

bool DirectorScore::putRight(const DirectorDuty& duty)
{
    const auto found = m_tries.find(duty.key);
    if (found == m_tries.end())
        return false;
    const Try tried = found->second;
    m_tries.erase(found);
    // what was left out was missing while play went on
    if (tried.critical && !tried.stands && !tried.omitted)
        m_criticals.remove(tried.chargedAs.value_or(duty.key), {});
    if (tried.quiet)
        return true;
    // points were put on the table when the fault was made, by what it broke: what the duty itself is worth beyond
    // those is there to be earned as well
    const int parts = m_scale.points(duty.severity) * m_scale.correctedDenominator;
    Tally& tally = m_tallies[static_cast<std::size_t>(duty.competency)];
    tally.possible += tried.booked == duty.competency ? std::max(0, parts - tried.parts) : parts;
    // what weighs more done wrongly than left out has its points from that
    const int worth = tried.booked == duty.competency && duty.ifWrong
                          ? std::clamp(tried.parts / m_scale.correctedDenominator, m_scale.points(duty.severity),
                                       std::max(m_scale.points(duty.severity), m_scale.points(*duty.ifWrong)))
                          : m_scale.points(duty.severity);
    if (tried.tries == 1 && tried.isOpen(duty.key))
        tally.earned += worth * m_scale.correctedNumerator;
    return true;
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

void DirectorScore::handOver(const DutyKey& from, const DutyKey& to)
{
    if (auto tried = m_tries.extract(from); !tried.empty()) {
        tried.mapped().chargedAs = tried.mapped().chargedAs.value_or(from);
        tried.key() = to;
        m_tries.insert(std::move(tried));
    }
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
    return contains(strict, competency) ? m_scale.passStrict : passEach;
}

bool DirectorScore::decides(DirectorCompetency competency) const
{
    return m_decides[static_cast<std::size_t>(competency)] || tally(competency).faults > 1;
}

bool DirectorScore::isGoodEnough() const
{
    if (criticalErrors() > 0 || overall().value_or(0) < m_scale.passOverall)
        return false;
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>()) {
        if (decides(competency) && percent(competency).value_or(100) < needed(competency))
            return false;
    }
    return true;
}

} // namespace cutcard
