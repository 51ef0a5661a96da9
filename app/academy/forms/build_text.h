// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/build.h"

#include <QString>

#include <map>
#include <string>

namespace cutcard {

/// The questions that stand in more than one form, with the letters of those forms: "AC".
std::map<std::string, std::string> sharedQuestions(const TheoryForms& forms);

/// What was built of a blueprint, for those who approve it: each form, what they share, each table with its variants.
QString builtText(const Blueprint& blueprint, const BuiltExam& built);

} // namespace cutcard
