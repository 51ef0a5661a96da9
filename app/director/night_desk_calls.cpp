// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a call as it was stopped, at the night itself and when it is looked at again.
#include "app/director/night_desk.h"

#include "app/desk/pictures/pictures.h"
#include "app/words/night/night_words.h"
#include "app/words/table/dealers_report.h"
#include "core/tournament/venue/frozen_hand.h"

#include <algorithm>

namespace cutcard {

namespace {

/// The room as it was when a call came: only then is the hand that was stopped the same.
std::optional<FrozenHand> handAtCall(const NightSession& session, int number)
{
    const Call* call = session.night().call(number);
    const auto same = [&](const std::optional<FrozenHand>& hand) { return hand && hand->choices == call->choices; };
    const auto stopped = [&](const Night& night, const Ring& ring) {
        return call->claimed > 0 ? disputedHand(night, ring) : frozenHand(night, ring);
    };
    const Ring* ring = session.night().ring(call->table);
    if (ring != nullptr && ring->handOn) {
        if (auto hand = stopped(session.night(), *ring); same(hand))
            return hand;
    }
    const auto& entries = session.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto* world = std::get_if<WorldEvent>(&entries[i].event);
        const bool called =
            world != nullptr && (world->kind == WorldKind::FloorCall || world->kind == WorldKind::Dispute);
        if (!called || entries[i].at != call->since || world->table != call->table)
            continue;
        const NightSession then = session.undone(entries.size() - i);
        const Ring* before = then.night().ring(call->table);
        if (before == nullptr || !before->handOn)
            return std::nullopt;
        auto hand = stopped(then.night(), *before);
        return same(hand) ? std::move(hand) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

void NightDesk::attend(int call)
{
    m_picked = {.who = {}, .table = {}, .call = call};
    if (!m_run.lookedAt() && !m_run.session()->night().call(call)->attended
        && !m_run.act(director::called(DirectorVerb::Attend, call)))
        return;
    m_picked = {.who = {}, .table = {}, .call = call};
    m_atCall = true;
    showCallTable();
    show();
}

void NightDesk::showCallTable()
{
    const auto hand = handAtCall(*m_run.session(), m_picked.call);
    m_callHasTable = hand.has_value();
    m_callLines.clear();
    if (!hand)
        return;
    m_callTable.jumpTo(tablePicture(hand->session, false));
    m_callLines = dealersReport(*hand, wordingAt(hand->session));
}

void NightDesk::leaveCall()
{
    m_atCall = false;
    m_composer.stop();
    m_picked = {};
    show();
}

QString NightDesk::callTitle() const
{
    const Call* call = m_run.session() ? m_run.session()->night().call(m_picked.call) : nullptr;
    return call == nullptr ? QString() : tr("Table %1 calls for a ruling").arg(call->table.number);
}

QStringList NightDesk::callLines() const
{
    const Call* call = m_run.session() ? m_run.session()->night().call(m_picked.call) : nullptr;
    if (call == nullptr)
        return {};
    const QString claim = call->claimed == 0 ? QString() : callText(m_run.session()->night(), *call);
    if (!call->asked && !call->closed)
        return call->claimed == 0 ? QStringList{tr("The hand is stopped. Nobody has told you what happened.")}
                                  : QStringList{claim, tr("The dealer has not yet said what happened.")};
    if (!claim.isEmpty() && !m_callLines.isEmpty())
        return QStringList{claim} + m_callLines;
    return m_callLines.isEmpty() ? QStringList{tr("The dealer's account matches the choices below.")} : m_callLines;
}

} // namespace cutcard
