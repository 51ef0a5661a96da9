// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/acts/act.h"
#include "core/judge/verdict.h"
#include "core/players/proof.h"
#include "core/procedure/procedure.h"
#include "core/table/situation.h"

namespace cutcard {

/// A verdict in a word or two: "Right", "Corrected", "Wrong amount".
QString verdictText(const Verdict& verdict);

/// The same where it is of an act, which says what was misread, or which seat, pot or circle was the wrong one.
QString verdictText(const Verdict& verdict, const Act& act);

/// What should have been done first or instead; empty if nothing was due.
QString expectedText(const Verdict& verdict, const Wording& wording = {});

/// The word before what was due: `play` keeps the one that scripts look for.
enum class DueWord { Due, Owed };

/// What the judge says in a sentence: what was wrong, what was due, and whether the floor has come for it.
QString explanationText(const Verdict& verdict, const Wording& wording = {}, DueWord word = DueWord::Due,
                        bool floorCame = false);

/// The same where it is of an act.
QString explanationText(const Verdict& verdict, const Act& act, const Wording& wording = {},
                        DueWord word = DueWord::Due, bool floorCame = false);

/// The heading of a part of the hand; `street` counts from 0 before the flop.
QString headingText(Heading heading, int street = 0, GameId game = {});

/// Why hands can't do an act at this table, without saying what anything comes to.
QString impossibleText(const Act& act, const Situation& situation, const Wording& wording);

/// Why an act was due or wrong, in one sentence about this table; empty where the act and its rule say it all.
QString reasonText(const Reason& reason, const Wording& wording = {});

/// What a mistake would have cost whom if nobody noticed; empty if none was; `handedBack`: it never took effect.
QString proofText(const Proof& proof, const Wording& wording = {}, bool handedBack = false);

} // namespace cutcard
