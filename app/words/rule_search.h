// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

namespace cutcard {

/// How well a rule answers what somebody looks for by number, by words or by what people call things; 0: not at all.
int ruleMatch(const RuleEntry& entry, const QString& query);

} // namespace cutcard
