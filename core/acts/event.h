// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"
#include "core/acts/decision.h"
#include "core/acts/incident.h"

#include <variant>

namespace cutcard {

/// Something that happened at the table, by whomever.
using Event = std::variant<Act, Decision, Incident>;

} // namespace cutcard
