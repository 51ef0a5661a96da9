// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <QString>

#include <functional>

namespace cutcard {

/// Keeps the events of a night; each is on the disk before it is shown.
struct NightKeeper {
    std::function<Result<Done>(const QString& line, qint64 milliseconds, const QString& verdicts)> append{};
    std::function<Result<Done>(std::size_t left)> cutBack{};
};

/// Tells of an event in the room as it was before, `again` of one that was kept; false: there is nothing to say.
using NightTeller = std::function<bool(const NightEntry& entry, const Night& before, bool again)>;

/// What a night waits for an answer to.
enum class NightQuestion : std::uint8_t { None, DidTheClockRun, CloseTheBook };

} // namespace cutcard
