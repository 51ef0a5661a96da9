// SPDX-License-Identifier: GPL-3.0-or-later
// How the room's time goes by: run, stopped, step by step, and by the clock of a real night.
#include "app/director/night_desk.h"

#include "app/director/night_picture_of.h"
#include "core/tournament/directors.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// All that happens by itself on a real night.
std::optional<RoomEvent> clockOutOf(const Night& night)
{
    if (night.stage != NightStage::Playing || night.clockOut || night.pausedAt)
        return std::nullopt;
    RoomEvent out{.at = std::max(night.levelEnds, night.now)};
    out.event.kind = WorldKind::ClockOut;
    return out;
}

} // namespace

void NightDesk::setSpeed(int speed)
{
    m_speed = std::clamp(speed, 1, 60);
    emit runningChanged();
}

void NightDesk::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    emit runningChanged();
}

void NightDesk::restart()
{
    if (m_timer.isActive() || !m_session || over() || m_page != Room || settingUp() || m_halted || timeOver())
        return;
    m_timer.start();
    emit runningChanged();
}

void NightDesk::toggleRunning()
{
    m_resumes = false;
    if (!running())
        return restart();
    if (m_coached || m_real)
        stop();
}

bool NightDesk::stepRoom(NightTime until)
{
    const Night& night = m_session->night();
    if (!m_nextKnown) {
        m_next = m_real ? clockOutOf(night) : nextInRoom(night, m_session->setup().incidents);
        m_nextKnown = true;
    }
    if (!m_next || m_next->at > until)
        return false;
    const auto pressing = m_coached ? pressingDuties(night) : std::vector<DutyKey>();
    const RoomEvent event = *m_next;
    if (!apply(event.event, event.at))
        return false;
    if (over()) {
        stop();
        emit settleAsked();
        return false;
    }
    if (!m_coached)
        return true;
    const auto now = pressingDuties(m_session->night());
    if (std::ranges::includes(pressing, now))
        return true;
    // the coach stops the room when something new is owed
    m_resumes = running();
    stop();
    return false;
}

void NightDesk::pass(NightTime milliseconds)
{
    if (!m_session || over() || m_page != Room || m_halted || timeOver())
        return;
    const NightTime until = std::min(m_now + milliseconds, m_until.value_or(m_now + milliseconds));
    const bool ran = running();
    bool any = false;
    const std::size_t before = m_session->entries().size();
    while (stepRoom(until))
        any = true;
    any = any || m_session->entries().size() != before;
    const bool stopped = ran && !running();
    m_now = stopped || settingUp() ? m_session->night().now : std::max(m_now, until);
    if (timeOver())
        stop();
    if (any)
        m_undone.clear();
    if (any || stopped || timeOver())
        show();
    else
        emit ticked();
}

void NightDesk::next()
{
    if (!m_session || over() || m_page != Room || m_real || m_halted || timeOver())
        return;
    constexpr int mostSteps = 400;
    const std::size_t before = m_session->entries().size();
    const NightTime day = m_until.value_or(m_now + wholeDay);
    const auto lines = m_log.isEmpty() ? -1 : m_log.front().toMap().value("event").toInt();
    for (int step = 0; step < mostSteps; ++step) {
        if (!stepRoom(day))
            break;
        if (!m_log.isEmpty() && m_log.front().toMap().value("event").toInt() != lines)
            break;
    }
    if (m_session->entries().size() != before)
        m_undone.clear();
    // an examined night in which nothing more comes has come to its end
    const bool stands = m_until && !settingUp() && m_session->entries().size() == before;
    m_now = stands ? *m_until : m_session->night().now;
    show();
}

} // namespace cutcard
