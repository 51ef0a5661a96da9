// SPDX-License-Identifier: GPL-3.0-or-later
// How the room's time goes by: run, stopped, step by step, and by the clock of a real night.
#include "app/director/night_desk.h"
#include "core/tournament/venue/venue.h"

#include "app/director/pictures/night_picture_of.h"
#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"

#include <QDateTime>
#include <QVariantMap>

#include <algorithm>
#include <utility>

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

/// A table that the director has come to and not ruled at; none: there is no such.
TableNo tableThatWaits(const Night& night)
{
    const auto call = std::ranges::find_if(
        night.calls, [](const Call& each) { return each.kind == CallKind::Floor && each.attended && !each.closed; });
    return call == night.calls.end() ? TableNo() : call->table;
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

/// Whether no time goes by, however long one waits.
bool NightDesk::isStill() const
{
    return !m_session || over() || m_page != Room || m_halted || timeOver();
}

void NightDesk::restart()
{
    if (m_timer.isActive() || isStill() || settingUp() || isAsked())
        return;
    m_timer.start();
    m_tickedAt = QDateTime::currentMSecsSinceEpoch();
    emit runningChanged();
}

void NightDesk::goOn()
{
    if (!m_coached && !m_real)
        restart();
}

void NightDesk::tick(qint64 timeOfDay)
{
    // a clock of the computer's that was set back takes nothing from the night's
    const qint64 passed = std::max<qint64>(0, timeOfDay - m_tickedAt);
    m_tickedAt = timeOfDay;
    pass(passed);
}

void NightDesk::askClock(NightTime silent)
{
    constexpr NightTime nobodyMisses = 5'000;
    if (!m_session || !m_real || silent < nobodyMisses)
        return;
    const Night& night = m_session->night();
    if (night.stage != NightStage::Playing || night.clockOut || night.pausedAt)
        return;
    m_silent = silent;
    m_choice = 0;
    say(tr("The last entry was %1 ago.").arg(clockText(silent)), Event);
    show();
}

QStringList NightDesk::clockAnswers() const
{
    const NightTime left = std::max<NightTime>(0, m_session->night().levelEnds - m_now);
    const QString ranOn = m_silent >= left ? tr("It kept running: the level's time is up")
                                           : tr("It kept running: %1 left").arg(clockText(left - m_silent));
    return {ranOn, tr("It was stopped: %1 left").arg(clockText(left))};
}

QStringList NightDesk::answers() const
{
    if (m_closing)
        return {tr("The night continues"), tr("Close the book")};
    return clockAnswers();
}

void NightDesk::answer(int choice)
{
    if (!m_closing)
        return answerClock(choice);
    m_closing = false;
    if (choice != 1) {
        say({}, Event);
        return show();
    }
    act(director::simple(DirectorVerb::Finish));
}

void NightDesk::answerClock(int choice)
{
    const NightTime silent = std::exchange(m_silent, 0);
    if (choice == 0) {
        pass(silent);
        restart();
    }
    show();
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
    if (isStill())
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
    if (m_real || isStill())
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
    const bool stands = !settingUp() && m_session->entries().size() == before;
    const TableNo table = stands ? tableThatWaits(m_session->night()) : TableNo();
    if (!table.isNone()) {
        say(tr("%1 waits for your ruling").arg(capitalised(tableText(table))), Event);
        return show();
    }
    // an examined night in which nothing more comes has come to its end
    m_now = stands && m_until ? *m_until : m_session->night().now;
    show();
}

} // namespace cutcard
