// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <cstddef>
#include <optional>

namespace cutcard {

/// A competency of which too few duties were seen for a certificate.
struct TooLittle {
    Competency competency = Competency::Action;
    int seen = 0;
    bool operator==(const TooLittle&) const = default;
};

/// What a score comes to.
struct Outcome {
    bool good = false;     ///< nothing that was seen stands against a certificate
    bool finished = false; ///< everything that was to be dealt was dealt
    std::vector<TooLittle> tooLittle;
    bool operator==(const Outcome&) const = default;

    bool isPass() const { return good && finished && tooLittle.empty(); }
};

Outcome outcomeOf(const Score& score, bool finished);

/// The fault that would have cost most at a real table.
struct CostliestFault {
    std::size_t entry = 0;   ///< its place among the session's entries
    std::size_t verdict = 0; ///< and among that entry's verdicts
    Chips chips = 0;         ///< that came to lie in the wrong place; 0: none
};

/// The heaviest fault of a session, the one with most chips if there are several; nullopt if there was none.
std::optional<CostliestFault> costliestFault(const Session& session);

} // namespace cutcard
