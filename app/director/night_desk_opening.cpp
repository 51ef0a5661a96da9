// SPDX-License-Identifier: GPL-3.0-or-later
// How a night is begun, opened, looked back on and left.
#include "app/director/night_desk.h"
#include "core/tournament/session/night_session.h"
#include "core/tournament/venue/venue.h"

#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"

#include <algorithm>

namespace cutcard {

void NightDesk::open(const NightSession& session, NightKeeper keeper, bool real)
{
    stop();
    m_until.reset();
    m_halted = m_lookedAt = false;
    m_real = real;
    if (real)
        m_speed = 1;
    m_composer.stop();
    m_picked = {};
    m_atCall = false;
    m_undone.clear();
    m_log.clear();
    m_nextKnown = false;
    m_silent = 0;
    m_closing = m_ranOn = false;
    m_coached = session.setup().mode == Mode::Practice;
    // what was said on the way here
    auto again = NightSession::start(session.setup());
    if (again)
        m_session = std::move(*again);
    else
        m_session = session;
    m_seatings.begin(m_session->night());
    for (std::size_t i = m_session->entries().size(); i < session.entries().size(); ++i) {
        const Night before = m_session->night();
        if (!m_session->apply(session.entries()[i]))
            break;
        m_seatings.note(i + 1, m_session->night());
        tell(m_session->entries().back(), before);
    }
    m_keeper = std::move(keeper);
    m_now = m_session->night().now;
    // nothing has happened since it was left, and time has gone by until then
    if (m_left && !real && m_left->first == *m_session)
        m_now = std::max(m_now, m_left->second);
    m_message.clear();
    m_messageRule = {};
    m_page = m_session->isOver() ? Debrief : Room;
    // somebody may stand there before anything is done
    while (!m_real && m_session->night().stage == NightStage::SettingUp && m_session->night().calls.empty()) {
        const auto event = atOnceInRoom(m_session->night(), m_session->setup().incidents);
        if (!event || !apply(event->event, event->at))
            break;
    }
    show();
}

void NightDesk::examine(const NightSession& session, NightTime until, NightKeeper keeper)
{
    constexpr int examSpeed = 5;
    open(session, std::move(keeper));
    setSpeed(examSpeed);
    m_until = until;
    m_page = Room;
    show();
}

void NightDesk::halt(bool halted)
{
    if (m_halted == halted)
        return;
    m_halted = halted;
    if (!halted)
        return restart();
    m_resumes = false;
    stop();
}

void NightDesk::close()
{
    stop();
    m_lookedAt = false;
    m_silent = 0;
    m_closing = false;
    m_session.reset();
    m_keeper = {};
    m_composer.stop();
    m_atCall = false;
    m_page = Start;
    show();
}

void NightDesk::lookBack()
{
    if (!m_session || examined())
        return;
    stop();
    m_page = Debrief;
    show();
}

void NightDesk::backToRoom()
{
    if (!m_session || over())
        return;
    m_page = Room;
    show();
}

void NightDesk::leave()
{
    if (examined())
        return;
    // a real clock does not run where nobody sees it, and goes on from where it was stopped
    if (m_real && running() && !m_session->night().pausedAt)
        act(director::simple(DirectorVerb::Pause));
    stop();
    if (m_session)
        emit settleAsked();
    if (m_session && !m_real && !m_lookedAt && !over())
        m_left = {*m_session, m_now};
    close();
}

} // namespace cutcard
