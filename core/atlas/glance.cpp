// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/atlas/glance.h"

#include "core/players/dealers.h"

namespace cutcard::atlas {

/// Whether an act brings cards out, so that players decide anew.
static bool opensStreet(const Act& act)
{
    return isOneOf(act.verb, {Verb::Pitch, Verb::DealDealer, Verb::DealShared, Verb::Board, Verb::BoardDown,
                              Verb::TurnBoard, Verb::TurnDealer, Verb::TurnShared, Verb::DiscardStub});
}

static void lookBack(Glance& glance)
{
    const auto& entries = glance.session.entries();
    bool opened = false;
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->hand == glance.session.hand(); ++entry) {
        if (const auto* act = std::get_if<Act>(&entry->event)) {
            opened = opened || opensStreet(*act);
            glance.pushed = glance.pushed || act->verb == Verb::PushPot;
        }
        if (std::holds_alternative<Incident>(entry->event))
            glance.trouble = std::max(glance.trouble, 1);
        if (!opened && std::holds_alternative<Decision>(entry->event))
            glance.acted = true;
    }
}

Glance glanceAt(const Session& session)
{
    Glance glance{.session = session,
                  .situation = session.situation(),
                  .table = session.table(),
                  .banked = entryOf(session.setup().game()).family == Family::Banked,
                  .next = idealDuty(session),
                  .turn = session.turn(),
                  .live = liveSeats(session.table())};
    if (!glance.banked) {
        const StreetVariant& variant = streetGame(glance.situation).variant();
        glance.riverboat = variant.fullHand > variant.holeCards;
    }
    // an exposed card is put in its place only later
    if (session.slip() || (glance.next && isRuling(*glance.next)) || glance.situation.notes.exposedFrom)
        glance.trouble = 2;
    if (!session.entries().empty())
        glance.last = std::get_if<Act>(&session.entries().back().event);
    for (const SeatPlace& place : glance.table.places)
        glance.dealt += static_cast<int>(place.hand.size() + place.laidDown.size());
    glance.up = static_cast<int>(std::ranges::count(glance.table.board, true, &LyingCard::faceUp));
    lookBack(glance);
    return glance;
}

} // namespace cutcard::atlas
