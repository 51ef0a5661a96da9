// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/score.h"

namespace cutcard {

int ScoreScale::points(Severity severity) const
{
    switch (severity) {
    case Severity::Minor:
        return minor;
    case Severity::Major:
        return major;
    case Severity::Critical:
        return critical;
    }
    return minor;
}

std::optional<int> Tally::percent() const
{
    if (possible == 0)
        return std::nullopt;
    return earned * 100 / possible;
}

void Score::book(const Verdict& verdict)
{
    Tally& tally = m_tallies[static_cast<std::size_t>(verdict.competency)];
    const int whole = m_scale.points(verdict.severity) * m_scale.correctedDenominator;
    switch (verdict.fault) {
    case Fault::None:
        ++m_rightActs;
        if (verdict.expected && verdict.expected->optional && !verdict.expected->late)
            return;
        tally.possible += whole;
        tally.earned += verdict.selfCorrected ? m_scale.points(verdict.severity) * m_scale.correctedNumerator : whole;
        return;
    case Fault::Omitted:
    case Fault::Forbidden:
    case Fault::Unneeded:
        // nothing is left that could be earned in their place, so they cost points of their own
        ++tally.faults;
        tally.possible += whole;
        if (verdict.severity == Severity::Critical)
            ++m_criticalErrors;
        return;
    case Fault::OutOfOrder:
    case Fault::Premature:
    case Fault::WrongAmount:
    case Fault::WrongTarget:
        ++tally.faults;
        return;
    case Fault::Impossible:
        return;
    }
}

Tally Score::total() const
{
    Tally sum;
    for (const Tally& tally : m_tallies) {
        sum.earned += tally.earned;
        sum.possible += tally.possible;
        sum.faults += tally.faults;
    }
    return sum;
}

bool Score::isPass() const
{
    if (m_criticalErrors > 0 || total().percent().value_or(0) < m_scale.passOverall)
        return false;
    for (int i = 0; i < competencyCount; ++i) {
        const auto competency = static_cast<Competency>(i);
        const bool strict = competency == Competency::PotsAndPayouts || competency == Competency::Showdown
                            || competency == Competency::Irregularities;
        if (tally(competency).percent().value_or(100) < (strict ? m_scale.passStrict : m_scale.passEach))
            return false;
    }
    return true;
}

} // namespace cutcard
