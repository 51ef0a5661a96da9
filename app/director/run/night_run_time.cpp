// SPDX-License-Identifier: GPL-3.0-or-later
// How a night's time goes by: run, stopped, step by step, and by the clock of a real night.
#include "app/director/run/night_run.h"

#include "core/tournament/simulation/directors.h"

namespace cutcard {

/// All that happens by itself on a real night.
static std::optional<RoomEvent> clockOutOf(const Night& night)
{
    if (night.stage != NightStage::Playing || night.clockOut || night.pausedAt)
        return std::nullopt;
    return RoomEvent{.at = std::max(night.levelEnds, night.now), .event = {.kind = WorldKind::ClockOut}};
}

/// A table that the director has come to and not ruled at; none: there is no such.
static TableNo tableThatWaits(const Night& night)
{
    const auto call = std::ranges::find_if(
        night.calls, [](const Call& each) { return each.kind == CallKind::Floor && each.attended && !each.closed; });
    return call == night.calls.end() ? TableNo() : call->table;
}

void NightRun::setSpeed(int speed)
{
    m_speed = std::clamp(speed, 1, 60);
    emit runningChanged();
}

void NightRun::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    emit runningChanged();
}

void NightRun::restart()
{
    if (m_timer.isActive() || isStill() || settingUp() || question() != NightQuestion::None)
        return;
    m_timer.start();
    m_tickedAt = m_timeOfDay();
    emit runningChanged();
}

void NightRun::toggleRunning()
{
    m_resumes = false;
    if (!running())
        return restart();
    if (m_coached || m_real)
        stop();
}

void NightRun::tick()
{
    // a clock of the computer's that was set back takes nothing from the night's
    const qint64 last = std::exchange(m_tickedAt, m_timeOfDay());
    pass(std::max<qint64>(0, m_tickedAt - last));
}

NightQuestion NightRun::question() const
{
    return m_closing ? NightQuestion::CloseTheBook : m_silent > 0 ? NightQuestion::DidTheClockRun : NightQuestion::None;
}

bool NightRun::askClock(NightTime silent)
{
    constexpr NightTime nobodyMisses = 5'000;
    if (!m_session || !m_real || silent < nobodyMisses)
        return false;
    const Night& night = m_session->night();
    if (night.stage != NightStage::Playing || night.clockOut || night.pausedAt)
        return false;
    m_silent = silent;
    return true;
}

void NightRun::answer(bool yes)
{
    if (std::exchange(m_closing, false)) {
        if (yes && act(director::simple(DirectorVerb::Finish)))
            return;
    } else if (const NightTime silent = std::exchange(m_silent, 0); yes) {
        pass(silent);
        restart();
    }
    show();
}

bool NightRun::stepRoom(NightTime until)
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

void NightRun::pass(NightTime milliseconds)
{
    if (isStill())
        return;
    const NightTime until = std::min(m_now + milliseconds, m_until.value_or(m_now + milliseconds));
    const bool ran = running();
    const std::size_t before = m_session->entries().size();
    while (stepRoom(until)) {
    }
    const bool any = m_session->entries().size() != before;
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

void NightRun::next()
{
    if (m_real || isStill())
        return;
    constexpr int mostSteps = 400;
    const std::size_t before = m_session->entries().size();
    const NightTime day = m_until.value_or(m_now + wholeDay);
    m_told = false;
    for (int step = 0; step < mostSteps && !m_told; ++step) {
        if (!stepRoom(day))
            break;
    }
    const bool any = m_session->entries().size() != before;
    if (any)
        m_undone.clear();
    const bool stands = !settingUp() && !any;
    // an examined night in which nothing more comes has come to its end
    if (const TableNo table = stands ? tableThatWaits(m_session->night()) : TableNo(); !table.isNone())
        emit waitsAt(table);
    else
        m_now = stands && m_until ? *m_until : m_session->night().now;
    show();
}

} // namespace cutcard
