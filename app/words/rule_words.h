// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

namespace cutcard {

/// A rule's name in files and on the command line, which is no word for a person.
QString ruleNumber(Rule rule);
/// Where a rule stands in its document as that is printed: "3.7.3", "Wagers b", or the heading above it.
QString ruleCitation(Rule rule);
/// A text in which rules are called by their titles where it names them as files do.
QString withRuleTitles(QString text);
/// A rule's title alone; empty for a rule that no rulebook has.
QString ruleName(Rule rule);
/// Where a rule stands and its title, in a few words.
QString ruleTitle(Rule rule);
/// What a rule asks of the dealer, in our own words; empty for a rule that no rulebook has.
QString ruleText(Rule rule);
/// Why a rule is not simulated; empty if it is.
QString ruleReason(const RuleEntry& entry);
/// A document's title.
QString documentText(Document document);
/// What a document is called in few words.
QString documentName(Document document);

/// How well a rule answers what somebody looks for by number, by words or by what people call things; 0: not at all.
int ruleMatch(const RuleEntry& entry, const QString& query);

} // namespace cutcard
