// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

namespace cutcard {

/// How often a night brought what a director has to have met.
struct NightContents {
    int balances = 0; ///< players moved because the tables were uneven (2.2.5)
    int breaks = 0;
    int doubleOuts = 0; ///< hands in which two or more went out (2.3.2)
    int lateComers = 0;
    int floorCalls = 0;
    bool finalTable = false;
    int loansWon = 0; ///< of a Tennessee event (TN-odc-11)
    int loansLost = 0;
    int blindsRaised = 0; ///< table by table
    bool operator==(const NightContents&) const = default;
};

/// What a night brought so far.
NightContents contentsOf(const NightSession& session);

/// Whether that is enough to have been practised on: with three tables or more also a broken one.
bool isEventful(const NightContents& contents, int tables);
/// The same of a Tennessee event: loans won and lost, and with several tables levels that part and a double knock-out.
bool isEventfulTennessee(const NightContents& contents, int tables);

/// The first seed from here on of an eventful perfect night; without irregularities, or found in vain, the seed itself.
std::uint64_t eventfulSeed(const NightSetup& setup, std::uint64_t seed);

} // namespace cutcard
