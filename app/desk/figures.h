// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "app/table/table_picture.h"
#include "core/session/session.h"

namespace cutcard {

/// Leaves out the figures of bets, wagers and pots that the trainee has to count by eye.
void hideFigures(TablePicture& picture, const Session& session, FiguresShown shown);

} // namespace cutcard
