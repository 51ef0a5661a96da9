// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/debrief_model.h"

#include <utility>

namespace cutcard {

const std::vector<RowRole<Positioned<TimelinePicture>>>& TimelineTraits::roles()
{
    using T = Positioned<TimelinePicture>;
    static const std::vector<RowRole<T>> table{
        {"event", [](const T& t) { return QVariant(t.row.event); }},
        {"time", [](const T& t) { return QVariant(t.row.time); }},
        {"act", [](const T& t) { return QVariant(t.row.act); }},
        {"expected", [](const T& t) { return QVariant(t.row.expected); }},
        {"verdict", [](const T& t) { return QVariant(t.row.verdict); }},
        {"points", [](const T& t) { return QVariant(t.row.points); }},
        {"ruleId", [](const T& t) { return QVariant(t.row.ruleId); }},
        {"cited", [](const T& t) { return QVariant(t.row.cited); }},
        {"why", [](const T& t) { return QVariant(t.row.why); }},
        {"mark", [](const T& t) { return QVariant(static_cast<int>(t.row.mark)); }},
    };
    return table;
}

namespace {

bool wentWrong(const TimelinePicture& entry)
{
    return entry.mark == mark::Fault || entry.mark == mark::Corrected;
}

} // namespace

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
    std::vector<Positioned<TimelinePicture>> rows;
    for (std::size_t i = 0; i < m_picture.timeline.size(); ++i)
        if (!m_faultsOnly || wentWrong(m_picture.timeline[i]))
            rows.push_back({m_picture.timeline[i], static_cast<int>(i)});
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
