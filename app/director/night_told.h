// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <QString>

namespace cutcard {

/// What is said of an event of a night, as which kind of message, and by which rule.
struct NightTold {
    QString text;
    int kind = 0;
    Rule rule{};
};

/// What is said of an event in the room as it was before; empty: nothing.
NightTold toldOf(const NightEntry& entry, const Night& before, bool real, bool coached);

} // namespace cutcard
