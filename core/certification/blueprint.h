// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/figures/quiz_item.h"

#include <array>

namespace cutcard {

/// So many questions of one competency; what is not named skilled or expert is basic.
struct TheoryCell {
    ItemCompetency competency{};
    std::optional<Document> document{}; ///< nothing: any of the blueprint's documents
    int items = 0;
    int skilled = 0;
    int expert = 0;
    bool operator==(const TheoryCell&) const = default;

    int basic() const { return items - skilled - expert; }
    /// How many of a difficulty.
    int count(Difficulty difficulty) const;
    /// "pots" or "pots of league".
    std::string name() const;
};

/// The questions of an exam.
struct TheoryPlan {
    int items = 0;
    int minutes = 0;
    int pass = 80; ///< percent
    std::vector<TheoryCell> cells{};
    std::vector<Rule> must{}; ///< asked in every form
    bool operator==(const TheoryPlan&) const = default;
};

/// One table test: its model and its time.
struct StationPlan {
    std::string model;
    int minutes = 20;
    bool operator==(const StationPlan&) const = default;
};

/// How much that is irregular all table tests together bring, at least.
struct IrregularitiesPlan {
    int covered = 3;   ///< what the document rules on: nobody passes who has only seen hands without
    int uncovered = 0; ///< what it does not: general practice, mostly the floor
    int seeming = 0;   ///< what looks like it and is none
    bool operator==(const IrregularitiesPlan&) const = default;
};

/// What the table tests have to come to, in percent, and how much has to be seen for it.
struct PracticalPlan {
    int pass = 80;
    int each = 70;
    int strict = 75;
    /// Where it has to be `strict`: what costs players chips and places.
    std::vector<ItemCompetency> strictIn{ItemCompetency::Pots, ItemCompetency::Showdown,
                                         ItemCompetency::Irregularities};
    int critical = 0;
    int habit = 3; ///< how often a duty has to come up for a habit, which fails its competency; 0: nothing is one
    std::array<int, itemCompetencyCount> leastDuties{};
    std::vector<Rule> must{}; ///< that something rests on at the tables, whichever variant is drawn
    IrregularitiesPlan irregularities{};
    bool operator==(const PracticalPlan&) const = default;
};

/// An exam as a house plans it.
struct Blueprint {
    std::string name;
    int programme = 1; ///< the house's number for it, on certificates
    std::vector<Document> documents{};
    int validMonths = 24;
    int attempts = 2;
    int waitDays = 7;
    bool fourEyes = false;          ///< whoever grades an attempt does not confirm it as well
    bool expiresOnRevision = false; ///< a revised rulebook makes its certificates superseded
    TheoryPlan theory{};
    std::vector<StationPlan> stations{};
    PracticalPlan practical{};
    int theoryWeight = 30;
    int practicalWeight = 70;
    bool operator==(const Blueprint&) const = default;

    /// Theory and stations together.
    int parts() const { return 1 + static_cast<int>(stations.size()); }
    /// The time of a part; 0 is theory.
    int minutesOf(int part) const;
    /// The least percentage of a competency at the table.
    int needed(ItemCompetency competency) const;
};

/// Certificates are never valid longer: a course lies no further back.
inline constexpr int mostValidMonths = 60;
/// No blueprint has more tables: a file, an edited row or a line of a ledger can name any.
inline constexpr int mostStations = 64;
/// In bytes, as a person's name on a certificate.
inline constexpr std::size_t mostExamNameBytes = 64;

/// Reads a blueprint; an error names the field and its line.
Result<Blueprint> readBlueprint(std::string_view text, const std::string& name);

/// The field of a blueprint in which a later one asks for less than an earlier; empty if it asks for as much.
std::string_view easierIn(const Blueprint& later, const Blueprint& earlier);

/// A number of a blueprint that a house may set, by the name of its field: "theory.pass", "station.2.minutes".
struct BlueprintNumber {
    std::string field;
    int* value = nullptr;
};

/// The numbers of a blueprint that a house may set, in the order of its file; questions have names of their own.
std::vector<BlueprintNumber> numbersOf(Blueprint& blueprint);
/// The name by which a cell's questions of one difficulty are set: "cells.pots.skilled".
std::string cellField(const TheoryCell& cell, Difficulty difficulty);

/// The same with a cell, maybe of nothing, for each competency that the documents have questions of.
Blueprint withEveryCell(Blueprint blueprint);

/// A blueprint as a file, which is read as the same blueprint without the cells of nothing.
std::string blueprintText(const Blueprint& blueprint);

/// A blueprint with one number set anew, checked as its file is; an error names the field. `theory.items` follows.
Result<Blueprint> withNumber(Blueprint blueprint, std::string_view field, int value);

/// The rules that every form asks about, or that something rests on at the tables in every variant.
inline constexpr std::string_view theoryMust = "theory.must";
inline constexpr std::string_view practicalMust = "practical.must";

/// A blueprint with the rules of one field set anew; an error names the one that no rulebook has.
Result<Blueprint> withMustRules(Blueprint blueprint, std::string_view field, std::string_view rules);

} // namespace cutcard
