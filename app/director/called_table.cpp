// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/called_table.h"

#include "app/desk/pictures/pictures.h"
#include "app/words/night/night_words.h"
#include "app/words/table/dealers_report.h"

namespace cutcard {

/// The room as it was when a call came: only then is the hand that was stopped the same.
static std::optional<FrozenHand> handAtCall(const NightSession& session, int number)
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
        if (!isOneOf(entries[i].event, {WorldKind::FloorCall, WorldKind::Dispute}) || entries[i].at != call->since
            || std::get<WorldEvent>(entries[i].event).table != call->table)
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

void CalledTable::attend(const NightSession& session, int call)
{
    m_call = call;
    const auto hand = handAtCall(session, call);
    m_dealt = hand.has_value();
    m_report.clear();
    if (!hand)
        return;
    m_table.jumpTo(tablePicture(hand->session, false));
    m_report = dealersReport(*hand, wordingAt(hand->session));
}

void CalledTable::leave()
{
    m_call = 0;
    emit changed();
}

void CalledTable::show(const NightSession& session)
{
    const Call* call = session.night().call(m_call);
    if (call == nullptr)
        return;
    m_title = tr("Table %1 calls for a ruling").arg(call->table.number);
    m_lines = call->claimed == 0 ? QStringList() : QStringList{callText(session.night(), *call)};
    const bool silent = !call->asked && !call->closed;
    if (silent)
        m_lines.append(m_lines.isEmpty() ? tr("The hand is stopped. Ask what happened.")
                                         : tr("The dealer has not yet said what happened."));
    else if (m_report.isEmpty())
        m_lines = QStringList{tr("The dealer's account matches the choices below.")};
    else
        m_lines += m_report;
    emit changed();
}

} // namespace cutcard
