// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/limit/options.h"
#include "core/games/street/parts.h"

namespace cutcard {

/// Limit hold'em for cash by a card room's rules: one bet and three raises a round.
const StreetGame& limit();

} // namespace cutcard

namespace cutcard::limit_rules {

// betting.cpp
/// What a full bet or raise adds on the round's street (LA-5).
Chips unitOf(const Situation& situation, const BettingRound& round);
/// Whether one bet and the house's number of raises are made (LH-bet-6).
bool isCapped(const Situation& situation, const BettingRound& round);

// cash.cpp: the rake, players who come and go, the end of a dealer's down
/// What the house takes of a pot as it lies there.
Chips rakeDue(const Situation& situation, int pot);
/// What the house may take of a pot between two rounds, as it lies there; the rest of it is due at the end.
Chips rakeBetweenRounds(const Situation& situation, int pot);
/// After the pots are pushed and before the cards are gathered.
bool isBetweenHands(const Situation& situation);
/// Whether the house takes anything of this hand's pots.
bool isRaked(const Situation& situation);
/// Whether as much rake is due with the chips that nobody called in the pot as without them.
bool rakesAlike(const Situation& situation);
Procedure handOver(const Situation& situation, int);

// seats.cpp: the button and who posts, from one hand to the next
/// Everybody present with chips.
SeatSet playersOf(const Table& table);
/// Who has button and blinds in a hand, and who is dealt in.
struct NextHand {
    Positions positions;
    SeatSet dealtIn;
};
/// The next hand as it stands with those at the table; two of them must have chips.
NextHand nextHand(const Situation& last);
/// Notes who was away when the big blind passed, and who makes up for it now.
void noteMissedBlinds(const Situation& last, HandNotes& notes);

// bans.cpp
/// What the document never allows about an act that is not owed; nothing if it only comes at the wrong time.
std::optional<Ban> never(const Situation& situation, const Act& act);

/// The game itself, in the files that say of what.
class Limit final : public StreetGame
{
public:
    GameId id() const override { return GameId::Limit; }
    const StreetRules& rules() const override;
    StreetHabits habits(const Situation& situation) const override;
    bool beginHand(Situation& situation) const override;
    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override;
    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure hand(const Situation&) const override;
    Chips fullRaiseTo(const Situation& situation, const BettingRound& round) const override;
    Chips nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips to) const override;
    void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const override;
    std::optional<Rule> raiseBarred(const Situation& situation, const BettingRound& round, Seat seat) const override;
    Procedure afterRaise(const Situation& situation) const override;
    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override;
    Reason why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
               const Act* act) const override;
    bool uncalledStaysWithPot(const Situation& situation) const override { return rakesAlike(situation); }
    bool uncalledMayBePushed(const Situation& situation) const override;
    Procedure beforeAward(const Situation& situation) const override;
    SeatSet playersNext(const Situation& situation) const override { return playersOf(situation.table); }
    Seat nextButton(const Situation& situation) const override;
    Procedure endOfHand(const Situation& situation) const override;
    bool isPossibleIncident(const Situation& situation, const Incident& incident) const override;
    Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const override;
    bool isPossibleUnasked(const Situation& situation, const Decision& decision) const override;
    Procedure meetUnasked(Situation& situation, const Decision& decision) const override;
};

} // namespace cutcard::limit_rules
