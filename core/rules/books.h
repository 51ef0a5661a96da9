// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

namespace cutcard {

/// The league booklet, with the readings we follow where it can be understood in more than one way.
std::span<const RuleEntry> leagueRules();
/// Casino hold'em with a bet and three raises, likewise; the document is not numbered, the numbers are ours.
std::span<const RuleEntry> limitRules();
/// What card rooms generally do where a document says nothing.
std::span<const RuleEntry> generalPractice();

} // namespace cutcard
