// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/dealers.h"

namespace cutcard {

std::optional<Act> idealAct(const Session& session)
{
    const auto duty = session.isOver() ? std::nullopt : session.procedure().next();
    return duty ? std::optional(duty->act) : std::nullopt;
}

} // namespace cutcard
