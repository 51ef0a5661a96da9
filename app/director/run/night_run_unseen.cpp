// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of a real night are dealt unseen.
#include "app/director/run/night_run.h"

namespace cutcard {

static constexpr NightTime longHand = 3 * oneMinute; ///< a hand takes about so long

/// Since when a table has dealt with the same people, as far as it was noted.
NightTime dealingSince(const NightSession& session, TableNo table)
{
    NightTime since = 0;
    for (const NightEntry& entry : session.entries()) {
        const auto* act = std::get_if<DirectorAct>(&entry.event);
        if (act == nullptr)
            continue;
        const bool room =
            act->verb == DirectorVerb::Start || act->verb == DirectorVerb::Level || act->verb == DirectorVerb::Resume;
        const bool here = act->table == table
                          && (act->verb == DirectorVerb::Move || act->verb == DirectorVerb::Admit
                              || act->verb == DirectorVerb::Release);
        if (room || here)
            since = entry.at;
    }
    return since;
}

/// Whether a hand may have been dealt at a table that nobody has noted.
static bool mayHaveDealt(const Ring& ring)
{
    return ring.last && !ring.closed && !ring.handOn && !ring.held && !ring.breaking && !ring.drawOwed
           && !ring.newcomers.empty();
}

/// What was noted of the button longer ago than a hand takes is not known any more.
static bool isButtonNoted(const NightSession& session, NightTime now, TableNo table)
{
    const auto& entries = session.entries();
    for (std::size_t i = entries.size(); i > 0; --i) {
        const NightEntry& entry = entries[i - 1];
        if (now - entry.at >= longHand)
            return false;
        const auto* act = std::get_if<DirectorAct>(&entry.event);
        if (act != nullptr && act->verb == DirectorVerb::PlaceButton && act->table == table)
            return true;
        if ((act != nullptr && act->verb == DirectorVerb::Start)
            || (isOneOf(entry.event, {WorldKind::HandBegins}) && std::get<WorldEvent>(entry.event).table == table))
            return false;
    }
    return false;
}

ButtonNoted NightRun::buttonNoted() const
{
    if (!m_real)
        return {};
    return [this](TableNo table) { return isButtonNoted(*m_session, m_now, table); };
}

/// Who came longer ago than a hand takes was dealt one since; who comes now is not in the same hand (2.2.5).
void NightRun::noteHandDealt(const DirectorAct& act)
{
    const Night& night = m_session->night();
    const Ring* ring = night.ring(act.table);
    const bool comes = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    if (!m_real || !comes || night.stage != NightStage::Playing || night.pausedAt || ring == nullptr
        || !mayHaveDealt(*ring) || m_now - dealingSince(*m_session, act.table) < longHand)
        return;
    const auto button = ring->dealer;
    if (!note({.kind = WorldKind::HandBegins, .table = act.table, .until = m_now}))
        return;
    const int hand = m_session->night().ring(act.table)->hands;
    if (!note({.kind = WorldKind::HandEnds, .table = act.table, .number = hand}) || !button)
        return;
    // who was said to deal next still does
    apply(DirectorAct{.verb = DirectorVerb::PlaceButton, .person = *button, .table = act.table}, m_now);
}

} // namespace cutcard
