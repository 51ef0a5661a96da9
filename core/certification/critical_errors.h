// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"
#include "core/tournament/night_session.h"

#include <vector>

namespace cutcard {

/// A critical error that was not put right: what it broke, and the slip that came to weigh so much, if it was not
/// critical at first.
struct CriticalError {
    Rule rule{};
    Fault fault = Fault::None;
    Rule slip{};
    int table = 0; ///< of the exam, from 1; 0: nobody has said
    int hand = 0;  ///< likewise; a director's station has none
    bool operator==(const CriticalError&) const = default;
};

/// The critical errors that a score counts, in the order in which they were made.
std::vector<CriticalError> criticalErrorsOf(const Session& session);
/// The same of a night.
std::vector<CriticalError> criticalErrorsOf(const NightSession& night);

} // namespace cutcard
