// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

namespace cutcard {

/// How well a rule answers what somebody looks for by number, by words or by what people call things; 0: not at all.
int ruleMatch(const RuleEntry& entry, const QString& query);

/// A rule's number as its document prints it, without what we add to tell rules of one paragraph apart.
QString citedNumber(const QString& ruleId);

} // namespace cutcard
