// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/night_message.h"
#include "app/director/run/night_run.h"

namespace cutcard {

/// What is said of an event of a night, as which kind of message, and by which rule.
struct NightTold {
    QString text;
    NightMessage::Kind kind = NightMessage::Event;
    Rule rule{};
};

/// What is said of an event in the room as it was before; empty: nothing.
NightTold toldOf(const NightEntry& entry, const Night& before, bool real, bool coached);

/// What is said once something was taken back, and so many events are left.
QString takenBackText(const NightSession& from, std::size_t left, const NightRun& run);

} // namespace cutcard
