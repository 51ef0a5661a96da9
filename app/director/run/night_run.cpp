// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/run/night_run.h"

#include "app/words/rule_words.h"
#include "app/words/tr.h"
#include "core/tournament/session/night_notation.h"

namespace cutcard {

constexpr int tickMilliseconds = 200;

/// The verdicts of an event, a line each, as they are kept.
static QString verdictLines(const NightEntry& entry)
{
    return textsOf(entry.verdicts,
                   [&](const DirectorVerdict& verdict) {
                       return QStringLiteral("%1 %2").arg(QString::fromStdString(wordOf(faultWords, verdict.fault)),
                                                          ruleNumber(verdict.rule));
                   })
        .join(QLatin1Char('\n'));
}

NightRun::NightRun(NightTeller tell, QObject* parent) : QObject(parent), m_tell(std::move(tell))
{
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_real)
            tick();
        else
            pass(NightTime{tickMilliseconds} * m_speed);
    });
}

void NightRun::show()
{
    emit changed();
    emit ticked();
}

bool NightRun::takesActs() const
{
    return m_session && !over() && !m_halted && !m_lookedAt && !timeOver() && question() == NightQuestion::None;
}

bool NightRun::apply(const NightEvent& event, NightTime at, bool shown)
{
    const Night before = m_session->night();
    if (const auto done = m_session->apply(event, at, shown); !done) {
        // a real clock does not stand for it
        if (!m_real)
            stop();
        emit failed(done.error());
        return false;
    }
    const NightEntry& entry = m_session->entries().back();
    if (m_keeper.append) {
        const std::string line = nightEntryText(entry, namesOf(m_session->night()));
        if (const auto kept = m_keeper.append(QString::fromStdString(line), entry.at, verdictLines(entry)); !kept) {
            // what can't be kept has not happened
            m_session = m_session->undone();
            stop();
            show();
            emit failed(kept.error());
            return false;
        }
    }
    m_nextKnown = false;
    m_seatings.note(m_session->entries().size(), m_session->night());
    m_now = std::max(m_now, m_session->night().now);
    m_told = m_tell(entry, before, false) || m_told;
    return true;
}

bool NightRun::act(const DirectorAct& act, bool shown)
{
    // 2.1.3: real people draw real cards
    if (!takesActs() || (m_real && act.verb == DirectorVerb::DrawDealer))
        return false;
    m_undone.clear();
    noteHandDealt(act);
    if (!apply(act, m_now, shown))
        return false;
    // cards are drawn and chips counted over while one waits
    while (const auto event = atOnceInRoom(m_session->night(), m_session->setup().incidents)) {
        if (!apply(event->event, event->at))
            break;
    }
    goOnAfter(act);
    show();
    return true;
}

/// What an act lets go on, or ends.
void NightRun::goOnAfter(const DirectorAct& act)
{
    emit acted(act);
    if (m_resumes && pressingDuties(m_session->night()).empty()) {
        m_resumes = false;
        restart();
    }
    if (act.verb == DirectorVerb::Start && (!m_coached || m_real))
        restart();
    if (over())
        finish();
}

void NightRun::finish()
{
    m_ranOn = m_real && running();
    stop();
    m_lookedBack = !examined();
    emit settleAsked();
}

} // namespace cutcard
