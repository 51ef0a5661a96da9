// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/revision.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cutcard {

namespace {

/// Whether everything of an earlier list is in a later one.
template <typename T> bool keepsAll(const std::vector<T>& later, const std::vector<T>& earlier)
{
    return std::ranges::all_of(earlier, [&](const T& each) { return std::ranges::find(later, each) != later.end(); });
}

int minutesAtTables(const Blueprint& blueprint)
{
    int sum = 0;
    for (const StationPlan& station : blueprint.stations)
        sum += station.minutes;
    return sum;
}

} // namespace

std::string_view easierIn(const Blueprint& later, const Blueprint& earlier)
{
    const TheoryPlan& theory = later.theory;
    const TheoryPlan& theoryThen = earlier.theory;
    const PracticalPlan& tables = later.practical;
    const PracticalPlan& tablesThen = earlier.practical;
    const IrregularitiesPlan& odd = tables.irregularities;
    const IrregularitiesPlan& oddThen = tablesThen.irregularities;
    const auto moreTime = [](int minutes, int work, int minutesThen, int workThen) {
        return minutes * std::max(workThen, 1) > minutesThen * std::max(work, 1);
    };
    const auto tablesOf = [](const Blueprint& blueprint) { return static_cast<int>(blueprint.stations.size()); };
    const std::array<std::pair<bool, std::string_view>, 18> rows{{
        {later.attempts > earlier.attempts, "attempts"},
        {later.waitDays < earlier.waitDays, "wait_days"},
        {later.validMonths > earlier.validMonths, "valid_months"},
        {earlier.fourEyes && !later.fourEyes, "four_eyes"},
        {!keepsAll(later.documents, earlier.documents), "documents"},
        {theory.items < theoryThen.items, "items"},
        {theory.pass < theoryThen.pass, "pass"},
        {moreTime(theory.minutes, theory.items, theoryThen.minutes, theoryThen.items), "minutes"},
        {!keepsAll(theory.must, theoryThen.must) || !keepsAll(tables.must, tablesThen.must), "must"},
        {tablesOf(later) < tablesOf(earlier), "stations"},
        {moreTime(minutesAtTables(later), tablesOf(later), minutesAtTables(earlier), tablesOf(earlier)), "minutes"},
        {tables.pass < tablesThen.pass, "pass"},
        {tables.each < tablesThen.each, "each"},
        {tables.strict < tablesThen.strict || !keepsAll(tables.strictIn, tablesThen.strictIn), "strict"},
        {tables.critical > tablesThen.critical, "critical"},
        {tablesThen.habit > 0 && (tables.habit == 0 || tables.habit > tablesThen.habit), "habit"},
        {odd.covered < oddThen.covered || odd.uncovered < oddThen.uncovered || odd.seeming < oddThen.seeming,
         "irregularities"},
        {!std::ranges::equal(tables.leastDuties, tablesThen.leastDuties, std::ranges::greater_equal()), "least_duties"},
    }};
    const auto found = std::ranges::find(rows, true, &std::pair<bool, std::string_view>::first);
    return found == rows.end() ? std::string_view() : found->second;
}

} // namespace cutcard
