// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/banked/options.h"
#include "core/games/game.h"

#include <span>

namespace cutcard {

/// Where a document asks for what the banked games have in common.
struct BankedRules {
    Rule compulsory;   ///< both wagers, or neither
    Rule equal;        ///< the blind is as large as the bonus
    Rule limits;       ///< of the house
    Rule deal;         ///< two cards face down to everybody
    Rule dealOrder;    ///< cited where nothing but the order of the deal is wrong
    Rule board;        ///< five face down into their boxes
    Rule burn;         ///< before flop, turn and river
    Rule ask;          ///< play or fold
    Rule playSize;     ///< as large as the blind
    Rule fold;         ///< the blind is taken
    Rule foldKeeps;    ///< what a folder leaves stays in action
    Rule dealerUp;     ///< the dealer's cards are turned
    Rule dealerNamed;  ///< and the hand announced
    Rule askAgain;     ///< the further wager
    Rule raiseSize;    ///< and its size
    Rule flop;         ///< the flop is turned
    Rule bonus;        ///< when the bonus is settled
    Rule turnAndRiver; ///< the last two are turned
    Rule playersUp;    ///< the players' cards are turned
    Rule lost;         ///< the dealer's hand is higher
    Rule won;          ///< even money
    Rule tied;         ///< the wagers stay the player's
    Rule slide;        ///< the community cards that play are pushed out; none: a habit
    Rule pickUp;       ///< every card into the rack
};

/// A game in which players bet against the dealer's hand and the house banks every wager but the Pot Bet.
///
/// What the documents have in common is here and in banked_*.cpp; what they differ in is asked of the game.
class BankedGame : public Game
{
public:
    bool beginHand(Situation& situation) const override;
    Chips legalRaiseTo(const Situation&, Seat, Chips) const override { return 0; }
    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override;
    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override;
    Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const override;

    /// Where the document asks for what is done alike.
    virtual const BankedRules& rules() const = 0;
    /// The circles in which a player can bet before the deal.
    virtual std::span<const Circle> openingCircles(const Situation& situation) const = 0;
    /// What the opening wagers of a seat have to come to instead; empty if they are as they should be.
    virtual std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const = 0;
    /// Whether all play one "Player" hand.
    virtual bool sharesHand() const { return false; }
    /// Whether the bonus is settled between flop and turn, from five cards.
    virtual bool settlesAfterFlop() const { return true; }
    /// What a further wager may come to, smallest first.
    virtual std::vector<Chips> raiseSizes(const Situation& situation, Seat seat) const;
};

/// The game of a situation whose house banks it.
const BankedGame& bankedGame(const Situation& situation);

/// What a seat's spot comes to at the end: its hand against the dealer's; positive: the seat's side wins.
int comparedWithDealer(const Situation& situation, Seat seat);

/// The odds that a seat's bonus is paid with the cards of the table, 0 where it loses.
int bonusOdds(const Situation& situation, Seat seat);

/// The circle in which a seat has its blind.
Circle blindCircle(const Table& table, Seat seat);

} // namespace cutcard
