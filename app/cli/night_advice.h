// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/night_session.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>

namespace cutcard::cli {

/// What a director of a real night wants to read: clock, tables with their next blinds, what is to be done now with
/// every right way of doing it, and the finishing list. `at` is the time of the night.
QString adviceText(const NightSession& session, NightTime at);
/// The same for programs.
nlohmann::ordered_json adviceJson(const NightSession& session, NightTime at);

} // namespace cutcard::cli
