// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/score.h"

#include "core/acts/traits.h"
#include "core/judge/protection.h"

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

int ScoreScale::needed(Competency competency) const
{
    const bool strict = competency == Competency::Pots || competency == Competency::Showdown
                        || competency == Competency::Irregularities;
    return strict ? passStrict : passEach;
}

Tally& Tally::operator+=(const Tally& other)
{
    earned += other.earned;
    possible += other.possible;
    faults += other.faults;
    duties += other.duties;
    return *this;
}

std::optional<int> Tally::percent() const
{
    if (possible == 0)
        return std::nullopt;
    return static_cast<int>(std::int64_t{earned} * 100 / possible);
}

void Score::book(const Verdict& verdict, int hand)
{
    if (verdict.told && verdict.fault == Fault::Omitted && verdict.expected)
        leaveUndone(*verdict.expected, hand); // with what it was charged for
    if (verdict.told)
        return;
    if (hand != m_hand) {
        m_hand = hand;
        m_counted.clear();
        // what was not put right within its hand no longer can be
        m_stumbles.clear();
    }
    m_habits.book(verdict, hand);
    if (verdict.isCorrect())
        bookRight(verdict);
    else
        bookFault(verdict);
}

void Score::bookRight(const Verdict& verdict)
{
    ++m_rightActs;
    const auto stumble = verdict.expected ? find(verdict.expected->act) : m_stumbles.end();
    if (stumble != m_stumbles.end()) {
        earnBack(stumble);
        return;
    }
    if (verdict.expected && verdict.expected->optional && !verdict.expected->late && !verdict.expected->owedLater)
        return;
    if (verdict.expected && has(verdict.expected->act, Trait::Repeats) && !verdict.selfCorrected) {
        const Verb verb = verdict.expected->act.verb;
        if (std::ranges::find(m_counted, verb) != m_counted.end())
            return;
        m_counted.push_back(verb);
    }
    charge(verdict.competency, parts(verdict.severity));
    m_tallies[static_cast<std::size_t>(verdict.competency)].earned +=
        verdict.selfCorrected ? secondTry(verdict.severity) : parts(verdict.severity);
}

void Score::bookFault(const Verdict& verdict)
{
    Tally& tally = m_tallies[static_cast<std::size_t>(verdict.competency)];
    ++tally.faults;
    m_mistakes.push_back({.competency = verdict.competency});
    const CriticalError error{.rule = verdict.rule, .fault = verdict.fault, .slip = verdict.rule, .hand = m_hand};
    if (!verdict.attempted) {
        chargeMistake(verdict);
        if (isCritical(verdict))
            m_criticals.add(error, std::nullopt);
        return;
    }
    auto stumble = find(*verdict.attempted);
    if (stumble == m_stumbles.end()) {
        chargeMistake(verdict);
        m_stumbles.push_back({.duty = *verdict.attempted,
                              .competency = verdict.competency,
                              .severity = verdict.severity,
                              .tries = 1,
                              .mistake = m_mistakes.size() - 1});
        stumble = m_stumbles.end() - 1;
    } else {
        ++stumble->tries;
        if (verdict.severity > stumble->severity) {
            weighMore(&m_mistakes[stumble->mistake], stumble->competency,
                      parts(verdict.severity) - parts(stumble->severity));
            stumble->severity = verdict.severity;
        }
    }
    if (isCritical(verdict) && !stumble->critical) {
        stumble->critical = true;
        m_criticals.add(error, verdict.attempted);
    }
}

void Score::putRight(const Verdict& mistake, bool forGood)
{
    if (mistake.attempted) {
        const auto stumble = find(*mistake.attempted);
        if (stumble == m_stumbles.end())
            return;
        // what is earned back is earned by the duty itself, if it comes again
        if (forGood)
            earnBack(stumble);
        else
            clearCritical(*stumble);
        return;
    }
    earnBack(bookedFor(mistake), mistake.competency, secondTry(mistake.severity));
    if (mistake.severity == Severity::Critical && m_criticals.remove(std::nullopt, mistake.rule))
        ++m_criticalPutRight;
}

void Score::stand(const Verdict& mistake)
{
    if (!mistake.attempted)
        return;
    if (const auto stumble = find(*mistake.attempted); stumble != m_stumbles.end())
        m_stumbles.erase(stumble);
}

void Score::worsen(const Verdict& mistake, const Verdict& outcome)
{
    const auto stumble = mistake.attempted ? find(*mistake.attempted) : m_stumbles.end();
    MistakePoints* booked = stumble == m_stumbles.end() ? bookedFor(mistake) : &m_mistakes[stumble->mistake];
    weighMore(booked, mistake.competency, parts(outcome.severity) - parts(mistake.severity));
    const bool critical = outcome.severity == Severity::Critical;
    const CriticalError error{.rule = outcome.rule, .fault = outcome.fault, .slip = mistake.rule, .hand = m_hand};
    if (stumble == m_stumbles.end()) {
        if (critical)
            m_criticals.add(error, std::nullopt);
        return;
    }
    // it can still be put right, as what it has become
    stumble->severity = outcome.severity;
    if (critical && !stumble->critical)
        m_criticals.add(error, stumble->duty);
    stumble->critical = stumble->critical || critical;
}

void Score::add(const Score& other)
{
    for (std::size_t i = 0; i < m_tallies.size(); ++i)
        m_tallies[i] += other.m_tallies[i];
    for (const CriticalError& error : other.criticals())
        m_criticals.add(error, std::nullopt);
    m_mistakes.insert(m_mistakes.end(), other.m_mistakes.begin(), other.m_mistakes.end());
    m_habits.add(other.m_habits);
    m_criticalPutRight += other.m_criticalPutRight;
    m_rightActs += other.m_rightActs;
}

std::vector<Score::Stumble>::const_iterator Score::find(const Act& duty) const
{
    const auto isOpening = [](const Act& act) {
        return act.verb == Verb::CorrectWager && act.circle != Circle::Play && act.circle != Circle::Raise
               && act.circle != Circle::PotBet;
    };
    return std::ranges::find_if(m_stumbles, [&](const Stumble& stumble) {
        return stumble.duty == duty || (isOpening(stumble.duty) && isOpening(duty) && stumble.duty.seat == duty.seat);
    });
}

bool Score::wasTried(const Act& duty) const
{
    return find(duty) != m_stumbles.end();
}

void Score::charge(Competency competency, int parts)
{
    Tally& tally = m_tallies[static_cast<std::size_t>(competency)];
    tally.possible += parts;
    ++tally.duties;
}

void Score::chargeMistake(const Verdict& verdict)
{
    charge(verdict.competency, parts(verdict.severity));
    m_mistakes.back().possible = parts(verdict.severity);
}

void Score::weighMore(MistakePoints* mistake, Competency competency, int parts)
{
    m_tallies[static_cast<std::size_t>(competency)].possible += parts;
    if (mistake != nullptr)
        mistake->possible += parts;
}

void Score::earnBack(MistakePoints* mistake, Competency competency, int parts)
{
    m_tallies[static_cast<std::size_t>(competency)].earned += parts;
    if (mistake != nullptr)
        mistake->earned += parts;
}

MistakePoints* Score::bookedFor(const Verdict& mistake)
{
    const auto isIt = [&](const MistakePoints& each) {
        return each.competency == mistake.competency && each.possible == parts(mistake.severity) && each.earned == 0;
    };
    const auto found = std::find_if(m_mistakes.rbegin(), m_mistakes.rend(), isIt);
    return found == m_mistakes.rend() ? nullptr : &*found;
}

void Score::earnBack(std::vector<Stumble>::iterator stumble)
{
    // the points were put on the table when the fault was made
    if (stumble->tries == 1)
        earnBack(&m_mistakes[stumble->mistake], stumble->competency, secondTry(stumble->severity));
    clearCritical(*stumble);
    m_stumbles.erase(stumble);
}

void Score::clearCritical(Stumble& stumble)
{
    if (!stumble.critical)
        return;
    stumble.critical = false;
    m_criticals.remove(stumble.duty, {});
    ++m_criticalPutRight;
}

Tally Score::total() const
{
    Tally sum;
    for (const Tally& tally : m_tallies)
        sum += tally;
    return sum;
}

std::optional<int> Score::percent(Competency competency) const
{
    return isShared(competency) ? tally(competency).percent() : std::nullopt;
}

std::optional<int> Score::overall() const
{
    // in parts of a hundred thousand, so that rounding down once is enough
    constexpr std::int64_t whole = 100'000;
    std::int64_t sum = 0;
    int seen = 0;
    for (int i = 0; i < competencyCount; ++i) {
        const Tally& tally = m_tallies[static_cast<std::size_t>(i)];
        if (!isShared(static_cast<Competency>(i)) || tally.possible == 0)
            continue;
        sum += tally.earned * whole / tally.possible;
        ++seen;
    }
    const Tally& protection = tally(Competency::Protection);
    if (seen == 0 && protection.possible == 0)
        return std::nullopt;
    const std::int64_t mean = seen == 0 ? whole : sum / seen;
    return static_cast<int>(std::max<std::int64_t>(0, mean - lostToProtection(protection, m_scale)) * 100 / whole);
}

bool Score::isGoodEnough() const
{
    if (criticalErrors() > 0 || !badHabits().empty() || overall().value_or(0) < m_scale.passOverall)
        return false;
    for (const Competency competency : valuesOf<Competency>()) {
        // of what was seen too little nothing is said
        if (tally(competency).duties >= leastForCertificate
            && percent(competency).value_or(100) < m_scale.needed(competency))
            return false;
    }
    return true;
}

} // namespace cutcard
