// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QString>

namespace cutcard {

/// The setup of the guided first hand: four players, no irregularities, a hand of about two minutes.
SessionSetup guidedSetup();

/// What the guide says at this moment: how the owed act is done by mouse and by key.
QString guideTextFor(const Session& session);

} // namespace cutcard
