// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/judge/reason.h"
#include "core/players/proof.h"

#include <QString>

namespace cutcard {

/// Why an act was due or wrong, in one sentence about this table; empty where the act and its rule say it all.
QString reasonText(const Reason& reason, const Wording& wording = {});

/// What a mistake would have cost whom if nobody noticed; empty if none was; `handedBack`: it never took effect.
QString proofText(const Proof& proof, const Wording& wording = {}, bool handedBack = false);

} // namespace cutcard
