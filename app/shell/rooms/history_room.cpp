// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"

namespace cutcard {

HistoryRoom::HistoryRoom(MainWindow& owner) : Room(owner)
{
    connect(&rooms().history(), &HistoryModel::openAsked, &window().dealing(), &Dealing::goOn);
    connect(&rooms().history(), &HistoryModel::deleteAsked, this, &HistoryRoom::forget);
}

void HistoryRoom::fill()
{
    rooms().history().setRows(historyRows(keeping()));
}

void HistoryRoom::forget(qint64 session, qint64 activity)
{
    if (session != 0 && session == window().dealing().id())
        window().dealing().forget();
    Records* records = keeping().records();
    if (records == nullptr)
        return;
    const auto gone = activity != 0 ? records->forgetActivity(activity) : records->forgetSession(session);
    if (!gone)
        return showError(gone.error());
    window().fillRoom();
}

} // namespace cutcard
