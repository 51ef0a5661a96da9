// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/station/station_evidence.h"
#include "core/session/text/notation.h"

#include <optional>

namespace cutcard {

class Fields;

/// What the hands of a table test bring together, whichever are drawn.
struct TablePlan {
    GameId game{};
    int players = 0;
    int hands = 0;
    std::vector<int> stacks{}; ///< in percent; who has which is drawn, less up to a fifth; none: all are whole
    std::vector<Rule> rules{}; ///< something rests on each
    bool split = false;        ///< a pot goes to several
    int covered = 0;           ///< irregularities that the document rules on, at least
    int uncovered = 0;         ///< those it does not
    int seeming = 0;           ///< what looks like one and is none
    std::array<int, itemCompetencyCount> points{}; ///< of each competency, within a tenth; 0: as it comes
    std::array<int, itemCompetencyCount> least{};  ///< duties of each competency
    int atStake = 0;                               ///< by acts that nobody asked for, within a fiftieth; 0: as it comes
    bool operator==(const TablePlan&) const = default;
};

/// Reads what a station says of its hands: [station.table]; nothing if it says nothing.
std::optional<TablePlan> readTable(Fields& fields);

/// By how much the points of a competency may differ from what the plan says.
int pointsApart(int points);
/// By how much what is at stake may: a whole score follows it.
int stakesApart(int atStake);

/// Draws so many sets of hands, all different, each of which brings what the plan says; an error names what none does.
Result<std::vector<std::vector<SessionFile>>> drawHands(const TablePlan& plan, std::uint64_t draw, int sets,
                                                        const std::string& name);

} // namespace cutcard
