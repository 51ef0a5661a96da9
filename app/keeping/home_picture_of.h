// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/history_model.h"
#include "app/records/kept.h"

namespace cutcard {

class Keeping;

/// The home as what is kept makes it; nothing kept is an empty one.
HomePicture homePicture(const Keeping& keeping);

/// When something was begun, as the home says it.
QString dayText(const QString& utc);
/// Which session this is: its game, what it was, when.
QString titleOf(const KeptSession& session);

/// Every session and every activity as a line, the newest first.
std::vector<HistoryRow> historyRows(const Keeping& keeping);

} // namespace cutcard
