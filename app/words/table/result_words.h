// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/players/proof.h"
#include "core/session/counted.h"
#include "core/session/outcome.h"

namespace cutcard {

/// Who has won a table that has ended, or who goes on, and why; empty as long as it goes on.
QString resultText(const Session& session);

/// The critical errors of a score: how many, and how many more were put right.
QString criticalText(const Score& score);

/// A duty done wrong out of habit: "Bad habit: Shuffle, right only 1 out of 4 times".
QString habitText(const Habit& habit);

/// A duty that was corrected again and again: "Push a pot, right without a correction 1 of 4 times".
QString mendedText(const Habit& habit);

/// What a score comes to, the same wherever it is said: passed or not, not finished, not enough seen.
QString outcomeText(const Score& score, bool finished);

/// Points that are counted in parts of the scale, such as "2" or "0.7".
QString pointsText(int parts, const ScoreScale& scale);

/// What a mistake has cost: "−3", or less where it was corrected.
QString lostText(const MistakePoints& fault, const ScoreScale& scale);

/// What a score is, such as "97"; a dash where nothing was asked for.
QString scoreText(const Score& score);

/// How a score is worked out, a line a competency, then their mean and what protection costs.
QString workingText(const Score& score);

/// A line on the fault that would have cost most at a real table; `time`: when it was made, empty if not known.
QString costliestText(const Session& session, const std::vector<Proof>& proofs, const QString& time = {});

} // namespace cutcard
