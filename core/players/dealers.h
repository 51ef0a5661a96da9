// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// What a perfect dealer does next; nullopt while a player is waited for.
std::optional<Act> idealAct(const Session& session);

} // namespace cutcard
