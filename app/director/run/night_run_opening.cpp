// SPDX-License-Identifier: GPL-3.0-or-later
// How a night is opened, looked back on and left.
#include "app/director/run/night_run.h"

namespace cutcard {

/// Nothing of the night before is left.
void NightRun::reset()
{
    stop();
    m_until.reset();
    m_halted = m_lookedAt = m_lookedBack = m_closing = m_ranOn = m_nextKnown = false;
    m_silent = 0;
    m_undone.clear();
    m_keeper = {};
    emit begun();
}

void NightRun::open(const NightSession& session, NightKeeper keeper, bool real)
{
    reset();
    m_real = real;
    if (real)
        m_speed = 1;
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
        m_tell(m_session->entries().back(), before, true);
    }
    m_keeper = std::move(keeper);
    m_now = m_session->night().now;
    // nothing has happened since it was left, and time has gone by until then
    if (m_left && !real && m_left->first == *m_session)
        m_now = std::max(m_now, m_left->second);
    m_lookedBack = m_session->isOver();
    // somebody may stand there before anything is done
    while (!m_real && settingUp() && m_session->night().calls.empty()) {
        const auto event = atOnceInRoom(m_session->night(), m_session->setup().incidents);
        if (!event || !apply(event->event, event->at))
            break;
    }
    show();
}

void NightRun::goOn()
{
    if (!m_coached && !m_real)
        restart();
}

void NightRun::examine(const NightSession& session, NightTime until, NightKeeper keeper)
{
    constexpr int examSpeed = 5;
    open(session, std::move(keeper));
    setSpeed(examSpeed);
    m_until = until;
    m_lookedBack = false;
    show();
}

void NightRun::halt(bool halted)
{
    if (m_halted == halted)
        return;
    m_halted = halted;
    if (!halted)
        return restart();
    m_resumes = false;
    stop();
}

void NightRun::lookAt(const NightSession& then, const NightSeating& chairs)
{
    reset();
    m_halted = m_lookedAt = m_coached = true;
    m_real = false;
    m_session = then;
    m_seatings.begin(chairs);
    m_now = then.night().now;
    show();
}

void NightRun::close()
{
    reset();
    m_session.reset();
    show();
}

void NightRun::lookBack()
{
    if (!m_session || examined())
        return;
    stop();
    m_lookedBack = true;
    show();
}

void NightRun::backToRoom()
{
    if (!m_session || over())
        return;
    m_lookedBack = false;
    show();
}

void NightRun::leave()
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
