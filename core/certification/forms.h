// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/blueprint.h"
#include "core/certification/items.h"
#include "core/certification/station/form_count.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace cutcard {

/// The three forms of the theory, by the ids of their items in the order of the cells.
using TheoryForms = std::array<std::vector<std::string>, formCount>;

/// What two or three forms have in common and how alike they are; printed for those who approve them.
struct FormFigures {
    std::array<double, formCount> expected{}; ///< right answers
    std::array<std::array<int, questionKindWords.size()>, formCount> kinds{};
    std::vector<std::string> sharedModels{}; ///< in more than one form
    int sharedItems = 0;                     ///< in more than one form
    bool operator==(const FormFigures&) const = default;
};

/// Chooses three forms; the same blueprint, items and calibration give the same. An error names the cell that can't be
/// filled, or what no choice could bring together.
Result<TheoryForms> assembleForms(const TheoryPlan& theory, std::span<const ExamItem> items,
                                  const Calibration& calibration, const std::string& name);

/// Looks forms over without knowing how they were chosen; the first fault, if there is one.
Result<Done> checkForms(const TheoryPlan& theory, std::span<const ExamItem> items, const Calibration& calibration,
                        const TheoryForms& forms, const std::string& name);

/// How alike the forms are.
FormFigures figuresOf(std::span<const ExamItem> items, const Calibration& calibration, const TheoryForms& forms);

} // namespace cutcard
