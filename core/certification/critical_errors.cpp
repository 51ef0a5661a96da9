// SPDX-License-Identifier: GPL-3.0-or-later
// A score counts critical errors and forgets which: one is put right, another becomes critical by what came of it. So
// the hand is gone over again, and whatever made the count go up or down is noted.
#include "core/certification/critical_errors.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <utility>

namespace cutcard {

namespace {

bool worsens(const Verdict& verdict)
{
    return verdict.worsens;
}

bool worsens(const DirectorVerdict&)
{
    return false;
}

const Act& keyOf(const Duty& duty)
{
    return duty.act;
}

const DutyKey& keyOf(const DirectorDuty& duty)
{
    return duty.key;
}

/// The critical errors that stand, each with the duty that it was a try at.
template <typename Key> class Standing
{
public:
    /// Takes in what was said of one event, and what the score counts after it.
    template <typename Spoken> void note(std::span<const Spoken> verdicts, int counted)
    {
        for (const Spoken& verdict : verdicts) {
            if (verdict.isCorrect() && verdict.expected && size() > counted)
                putRight(keyOf(*verdict.expected));
            if (!verdict.isCorrect() && (!verdict.told || worsens(verdict)))
                charge(verdict, counted);
        }
        // taken back without a duty that says so: the last one
        while (size() > counted)
            m_all.pop_back();
    }
    std::vector<CriticalError> all() const
    {
        std::vector<CriticalError> errors;
        errors.reserve(m_all.size());
        for (const auto& [error, tried] : m_all)
            errors.push_back(error);
        return errors;
    }

private:
    int size() const { return static_cast<int>(m_all.size()); }
    void putRight(const Key& key)
    {
        const auto found = std::ranges::find_if(m_all, [&](const auto& each) { return each.second == key; });
        if (found != m_all.end())
            m_all.erase(found);
    }
    template <typename Spoken> void charge(const Spoken& verdict, int counted)
    {
        if (verdict.severity == Severity::Critical && verdict.fault != Fault::Impossible && size() < counted)
            m_all.push_back({{.rule = verdict.rule,
                              .fault = verdict.fault,
                              .slip = worsens(verdict) ? m_lastSlip : verdict.rule,
                              .table = 0,
                              .hand = 0},
                             verdict.attempted});
        if (!verdict.told)
            m_lastSlip = verdict.rule;
    }

    std::vector<std::pair<CriticalError, std::optional<Key>>> m_all;
    Rule m_lastSlip;
};

} // namespace

std::vector<CriticalError> criticalErrorsOf(const Session& session)
{
    if (session.score().criticalErrors() == 0)
        return {};
    auto again = Session::start(session.setup());
    Standing<Act> standing;
    const EntryLog& entries = session.entries();
    for (std::size_t i = 0; again && i < entries.size(); ++i) {
        if (!again->applyLog(entries, i, i + 1))
            break;
        const Entry& entry = again->entries().back();
        if (!entry.byHouse)
            standing.note(std::span<const Verdict>(entry.verdicts), again->score().criticalErrors());
    }
    assert(std::cmp_equal(standing.all().size(), session.score().criticalErrors()));
    return standing.all();
}

std::vector<CriticalError> criticalErrorsOf(const NightSession& night)
{
    if (night.score().criticalErrors() == 0)
        return {};
    auto again = NightSession::start(night.setup());
    Standing<DutyKey> standing;
    for (const NightEntry& each : night.entries()) {
        if (!again || !again->apply(each.event, each.at))
            break;
        standing.note(std::span<const DirectorVerdict>(again->entries().back().verdicts),
                      again->score().criticalErrors());
    }
    assert(std::cmp_equal(standing.all().size(), night.score().criticalErrors()));
    return standing.all();
}

} // namespace cutcard
