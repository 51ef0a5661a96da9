// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/coach_model.h"
#include "app/panels/command_model.h"
#include "app/panels/debrief_model.h"

namespace cutcard::fakes {

/// Invented contents of the panels, to look at.
CoachPicture coach(bool afterMistake);
std::vector<CommandPicture> commands();
DebriefPicture debrief();

} // namespace cutcard::fakes
