// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

namespace cutcard {

/// A rule's number as it is cited.
QString ruleNumber(Rule rule);
/// A rule's title alone; empty for a rule that no rulebook has.
QString ruleName(Rule rule);
/// A rule's number and title in a few words.
QString ruleTitle(Rule rule);
/// What a rule asks of the dealer, in our own words; empty for a rule that no rulebook has.
QString ruleText(Rule rule);
/// Why a rule is not simulated; empty if it is.
QString ruleReason(const RuleEntry& entry);
/// What the program does with a rule.
QString standingText(Standing standing);
/// A document's title.
QString documentText(Document document);

} // namespace cutcard
