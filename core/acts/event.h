// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"
#include "core/acts/incident.h"

#include <variant>

namespace cutcard {

/// The floor steps in: a mistake that the dealer left standing is put as it should have been.
struct FloorStep {
    bool operator==(const FloorStep&) const = default;
};

/// Something that happened at the table, by whomever.
using Event = std::variant<Act, Decision, Incident, FloorStep>;

} // namespace cutcard
