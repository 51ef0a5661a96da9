// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/circle.h"
#include "core/rules/rule.h"

#include <span>
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
    Rule slide;        ///< the community cards that play are pushed out; none: a habit
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

} // namespace cutcard
