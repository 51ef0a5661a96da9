// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/session/session.h"

namespace cutcard {

/// Who has won a table that has ended, or who goes on, and why; empty as long as it goes on.
QString resultText(const Session& session);

} // namespace cutcard
