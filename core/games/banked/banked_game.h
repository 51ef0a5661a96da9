// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/banked/options.h"
#include "core/games/banked/rules.h"
#include "core/games/game.h"

#include <span>

namespace cutcard {

inline constexpr std::size_t cardsOfHand = 2; ///< a player's, the shared one and the dealer's

/// A game against the dealer's hand, every wager but the Pot Bet banked by the house; its own answers are asked of it.
class BankedGame : public Game
{
public:
    bool beginHand(Situation& situation) const override;
    int leastPlayers(const Situation&) const override { return 1; }
    Chips legalRaiseTo(const Situation&, Seat, Chips) const override { return 0; }
    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override;
    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override;
    Procedure awardAmong(const Situation& situation, int pot, SeatSet among) const override;
    Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const override;
    bool followsFromReading(const Situation& situation, const Act& reading, const Act& settled) const override;
    Reason why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
               const Act* act) const override;

    /// What is dealt and bet.
    virtual const BankedVariant& variant() const = 0;
    /// Where the document asks for what is done alike.
    virtual const BankedRules& rules() const = 0;
    /// The circles in which a player can bet before the deal.
    virtual std::span<const Circle> openingCircles(const Situation& situation) const = 0;
    /// What the opening wagers of a seat have to come to instead; empty if they are as they should be.
    virtual std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const = 0;
    /// Whether all play one "Player" hand.
    bool sharesHand() const { return variant().sharesHand; }
    /// Whether the bonus is settled between flop and turn, from five cards.
    bool settlesAfterFlop() const { return variant().settlesAfterFlop; }
    /// What a further wager may come to, smallest first.
    virtual std::vector<Chips> raiseSizes(const Situation& situation, Seat seat) const;
};

/// A game whose house banks it.
const BankedGame& bankedGame(GameId game);
/// The game of a situation whose house banks it.
const BankedGame& bankedGame(const Situation& situation);

/// What a seat's spot comes to at the end: its hand against the dealer's; positive: the seat's side wins.
int comparedWithDealer(const Situation& situation, Seat seat);

/// The odds that a seat's bonus is paid with the cards of the table, 0 where it loses.
int bonusOdds(const Situation& situation, Seat seat);

/// What a seat's bonus is read from: its hand with as many cards of the board as the pay table counts.
HandValue bonusValue(const Situation& situation, Seat seat);

/// The circle in which a seat has its blind.
Circle blindCircle(const Table& table, Seat seat);

} // namespace cutcard
