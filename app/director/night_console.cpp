// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_console.h"

#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

NightConsole::NightConsole(NightRun& run, const NightFacts& facts, NightMessage& message, CalledTable& call,
                           QObject* parent)
    : QObject(parent), m_run(run), m_facts(facts), m_message(message), m_call(call)
{
    connect(this, &NightConsole::asked, this, [this] { m_choices.setRows(choicesNow()); });
    connect(&m_run, &NightRun::begun, this, [this] {
        m_composer.stop();
        m_picked = {};
        m_call.leave();
    });
    connect(&m_run, &NightRun::cutBack, this, [this] { m_composer.stop(); });
    connect(&m_run, &NightRun::acted, this, [this](const DirectorAct& act) {
        // who goes on with something else is done with the call that was ruled on
        if (const Call* call = m_run.session()->night().call(m_picked.call);
            m_call.attended() && act.call == 0 && call != nullptr && call->closed)
            leaveCall();
    });
}

namespace {

/// Whether a call waits, or was ruled on just now and its rule can still be named.
bool isThere(const Call* call, bool atCall)
{
    return call != nullptr && (!call->closed || (atCall && call->ruled > 0 && !call->cited));
}

} // namespace

/// What is not there any more is not picked.
void NightConsole::settle()
{
    if (!m_run.session()) {
        m_picked = {};
        return;
    }
    const Night& night = m_run.session()->night();
    if (m_picked.isCall() && !isThere(night.call(m_picked.call), m_call.attended())) {
        m_picked = {};
        m_call.leave();
    }
    if (m_picked.isPerson()) {
        const bool there = night.knows(m_picked.who);
        m_picked.table = there ? night.person(m_picked.who).table : TableNo();
        if (!there)
            m_picked = {};
    }
    const Ring* ring = night.ring(m_picked.table);
    if (!m_picked.table.isNone() && (ring == nullptr || ring->closed))
        m_picked = {};
}

void NightConsole::showMe()
{
    if (!m_run.session() || !m_run.coached() || m_run.over())
        return;
    m_composer.stop();
    if (const auto duty = idealDirectorDuty(m_run.session()->night()))
        m_run.act(duty->act, true);
    else
        m_run.next();
}

} // namespace cutcard
