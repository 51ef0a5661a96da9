// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/debrief_model.h"

namespace cutcard {

void DebriefModel::setPicture(DebriefPicture picture)
{
    if (picture == m_picture)
        return;
    m_picture = std::move(picture);
    m_bank.setPicture(m_picture.bank);
    showTimeline();
    emit changed();
}

void DebriefModel::setFaultsOnly(bool only)
{
    if (only == m_faultsOnly)
        return;
    m_faultsOnly = only;
    showTimeline();
    emit faultsOnlyChanged();
}

void DebriefModel::showTimeline()
{
    std::vector<TimelinePicture> rows;
    int place = 0;
    for (TimelinePicture entry : m_picture.timeline) {
        entry.place = place++;
        if (!m_faultsOnly || entry.mark == mark::Fault || entry.mark == mark::Corrected)
            rows.push_back(std::move(entry));
    }
    m_timeline.setRows(std::move(rows));
}

void DebriefModel::askPractise(int event)
{
    if (!m_sealed)
        emit practiseAsked(event);
}

void DebriefModel::askSet(int event)
{
    if (!m_sealed)
        emit setAsked(event);
}

void DebriefModel::askAgain(int event)
{
    if (!m_sealed)
        emit againAsked(event);
}

} // namespace cutcard
