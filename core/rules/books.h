// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

namespace cutcard {

/// The league booklet, with the readings we follow where it can be understood in more than one way.
std::span<const RuleEntry> leagueRules();
/// Casino hold'em with a bet and three raises, likewise; the document is not numbered, the numbers are ours.
std::span<const RuleEntry> limitRules();
/// Tennessee hold'em by the operator's leaflet, likewise.
std::span<const RuleEntry> tennesseeRules();
/// The banked game with bonus and pot bet, likewise.
std::span<const RuleEntry> championProcedures();
/// The banked games with a five-card bonus, both versions, likewise.
std::span<const RuleEntry> championRules();
/// What card rooms generally do where a document says nothing.
std::span<const RuleEntry> generalPractice();

} // namespace cutcard
