// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"

#include <cstddef>

namespace cutcard {

/// A critical error that was not put right, and the slip that came to weigh so much if it was not critical at first.
struct CriticalError {
    Rule rule{};
    Fault fault = Fault::None;
    Rule slip{};
    int table = 0; ///< of the exam, from 1; 0: nobody has said
    int hand = 0;  ///< of the session, and then of the table; a director's station has none
    bool operator==(const CriticalError&) const = default;
};

/// Whether a verdict counts as a critical error: what nobody could do has harmed nobody.
template <typename Spoken> bool isCritical(const Spoken& verdict)
{
    return verdict.severity == Severity::Critical && verdict.fault != Fault::Impossible;
}

/// The critical errors that stand, each with the duty that it was a try at: what a score counts is this list.
template <typename Key> class CriticalErrors
{
public:
    void add(const CriticalError& error, const std::optional<Key>& duty)
    {
        m_all.push_back(error);
        m_duties.push_back(duty);
    }
    /// Takes the last out that was a try at a duty; or that was none, and the slip of a rule. False if there is none.
    bool remove(const std::optional<Key>& duty, Rule slip)
    {
        for (std::size_t i = m_all.size(); i-- > 0;) {
            if (m_duties[i] != duty || (!duty && m_all[i].slip != slip))
                continue;
            m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(i));
            m_duties.erase(m_duties.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
        return false;
    }
    /// In the order in which they were made.
    const std::vector<CriticalError>& all() const { return m_all; }
    bool operator==(const CriticalErrors&) const = default;

private:
    std::vector<CriticalError> m_all;
    std::vector<std::optional<Key>> m_duties;
};

} // namespace cutcard
