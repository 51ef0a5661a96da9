// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/catalogue/catalogue.h"
#include "core/session/session.h"

namespace cutcard::atlas {

/// What the atlas asks of a session at one moment, looked up once.
struct Glance {
    const Session& session;
    const Situation& situation;
    const Table& table;
    bool banked = false;
    bool riverboat = false;    ///< with a second deal, discards and overdrawn chips
    std::optional<Duty> next;  ///< what the ideal dealer does now
    std::optional<Turn> turn;  ///< who is waited for
    const Act* last = nullptr; ///< the event just before, if it was the dealer's
    bool acted = false;        ///< a player has decided since the last card was dealt or turned
    int trouble = 0;           ///< 2: a ruling is due; 1: this hand has seen an incident; 0: none of both
    bool pushed = false;       ///< chips of a pot were pushed in this hand
    int dealt = 0;             ///< private cards on the table
    int up = 0;                ///< community cards that lie face up
    SeatSet live;

    bool owes(Verb verb) const { return next && next->act.verb == verb; }
    bool owes(Phrase phrase) const { return owes(Verb::Announce) && next->act.phrase == phrase; }
    bool waits(Wait wait) const { return turn && turn->wait == wait; }
    bool just(Verb verb) const { return last != nullptr && last->verb == verb; }
    bool just(Phrase phrase) const { return just(Verb::Announce) && last->phrase == phrase; }
    /// All cards lie in the deck.
    bool isWhole() const { return table.stub.size() == cardCount; }
    int board() const { return static_cast<int>(table.board.size()); }
    const SeatPlace& at(Seat seat) const { return table.at(seat); }
};

/// Whether something that happened is ruled on by it.
inline bool isRuling(const Duty& duty)
{
    return duty.competency == Competency::Rulings || duty.competency == Competency::Irregularities;
}

/// A look at a session, which has to outlive it.
Glance glanceAt(const Session& session);

} // namespace cutcard::atlas
