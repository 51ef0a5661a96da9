// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/history_model.h"

namespace cutcard {

class Keeping;

/// The home as what is kept makes it; nothing kept is an empty one.
HomePicture homePicture(const Keeping& keeping);

/// Every session and every activity as a line, the newest first.
std::vector<HistoryRow> historyRows(const Keeping& keeping);

} // namespace cutcard
