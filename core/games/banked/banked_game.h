// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/banked/options.h"
#include "core/games/game.h"

#include <string_view>

namespace cutcard {

/// Where a document asks for what is done with the deck.
struct DeckRules {
    Rule shuffle; ///< riffled by hand
    Rule cut;     ///< and cut with one hand
    Rule away;    ///< cut card and stub, once all cards are out
    Rule other;   ///< the other one of the machine's decks
    Rule loaded;  ///< the deck just dealt goes back into the machine
    Rule either;  ///< by hand or by machine, as the house has it
};

/// Where a document says what makes a round void, and what is done then.
struct SpoiltRules {
    Rule faceUp;     ///< a card dealt face up
    Rule count;      ///< a hand or the board with a wrong number of cards
    Rule dealerSeen; ///< a card of the dealer's seen before its time
    Rule jam;        ///< the machine fails
    Rule byHand;     ///< none of these is said of a hand deal: the floor decides
    Rule wagersBack; ///< everybody has every wager back
};

/// Where a document asks for what is done with the Pot Bet, which the players win from each other.
struct PotBetRules {
    Rule optional; ///< who makes one
    Rule gathered; ///< into the middle, apart from everything else
    Rule best;     ///< the best hand has it
    Rule theirs;   ///< only those who made it
    Rule last;     ///< after everything else is settled
    Rule shared;   ///< the reading of who shares it, and of what the house takes of it
};

/// Where a document asks for what banked games have in common, or the practice where it is silent; one a game.
struct BankedRules {
    DeckRules deck;
    SpoiltRules spoilt;
    PotBetRules potBet;
    Rule compulsory;   ///< both wagers, or neither
    Rule equal;        ///< the blind is as large as the bonus
    Rule limits;       ///< of the house
    Rule oneSide{};    ///< one blind and not the other, where there are two to choose from
    Rule freely{};     ///< or none: this version obliges nobody
    Rule deal;         ///< two cards face down to everybody
    Rule dealOrder;    ///< cited where nothing but the order of the deal is wrong
    Rule houseDeal;    ///< the same, where the house has set one
    Rule board;        ///< five face down into their boxes
    Rule burn;         ///< before flop, turn and river
    Rule noBurn;       ///< the house burns none
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
    Rule bonusEarly;   ///< and not before
    Rule turnAndRiver; ///< the last two are turned
    Rule boardOpen{};  ///< the board need not be completed for nobody
    Rule playersUp;    ///< the players' cards are turned
    Rule lost;         ///< the dealer's hand is higher
    Rule won;          ///< even money
    Rule tied;         ///< the wagers stay the player's
    Rule dealerLost{}; ///< a wager on the dealer's hand is lost, where there are such wagers
    Rule settleOrder;  ///< the order that the house has set
    Rule slide{};      ///< the community cards that play are pushed out; none: a habit
    Rule slideHabit;   ///< and that habit
    Rule pickUp;       ///< every card into the rack
    Rule conduct;      ///< players keep their hands off wagers, their cards in view and their counsel to themselves
    Rule chipsOnly;    ///< no money in the circles
};

/// A printed bonus table, and the rule by which it pays.
struct PostedTable {
    std::string_view name;
    Rule rule;
};

/// What is dealt and bet in a house-banked game; the documents' citations are in `BankedRules`.
struct BankedVariant {
    std::string_view bonusRules;              ///< what they say of the bonus table
    std::span<const PostedTable> bonusTables; ///< that a house may post; the first unless it says otherwise
    bool potBet = false;                      ///< there is one, unless the house has none
    bool burns = false;                       ///< the same
    bool sharesHand = false;                  ///< all play one "Player" hand
    bool settlesAfterFlop = true;             ///< the bonus is settled between flop and turn, from five cards
    bool dealerWaits = false;                 ///< the dealer's cards are turned up after the whole board
    double (*holdemEdge)(int mostAfterFlop);  ///< what the players win of the other wagers, in parts of one of them
};

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
