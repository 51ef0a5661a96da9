// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <array>

namespace cutcard {

/// Where a document asks for what the games dealt in streets have in common, or the practice where it is silent.
///
/// One constant for each game, beside its rules.
struct StreetRules {
    Rule shuffle;        ///< riffles, the cut and the cut card
    Rule openingBlind{}; ///< where three are posted
    Rule smallBlind;
    Rule bigBlind;
    Rule missedBlind;           ///< a blind made up for
    Rule wrongBlind;            ///< a blind of another amount is put right; none: each by its own rule
    Rule pitch;                 ///< two cards to everybody in order
    Rule absentPitch;           ///< also to players who are away
    Rule buttonLast;            ///< the first card of a deal and the last
    Rule exposed;               ///< one card exposed in the deal
    Rule misdeal;               ///< the deal is void
    std::array<Rule, 5> opener; ///< who acts first on a street
    std::array<Rule, 5> next;   ///< who acts after that
    Rule option;                ///< the big blind may still raise
    Rule outOfTurn;
    Rule shortBet;                ///< less than a bet, or no legal amount
    Rule shortRaise;              ///< less than a raise, or no legal amount
    Rule shortCall;               ///< less than a call, with chips behind
    Rule loneChip;                ///< one large chip without a word
    Rule stringRaise;             ///< a raise in two motions
    Rule sweep;                   ///< matched bets go into the middle
    Rule earlySweep;              ///< not before all have acted
    Rule mainPot;                 ///< what an all-in player can win
    Rule sidePot;                 ///< what that player can't win
    std::array<Rule, 2> potPlace; ///< where the first side pot lies, and the further ones
    Rule uncalled;                ///< chips that nobody matched
    std::array<Rule, 5> street;   ///< the cards of each street; the first is the deal
    Rule dealOrder{};             ///< no distribution is left out or exchanged
    Rule burn;
    Rule showdown;    ///< all turn up
    Rule reading;     ///< the hands are read
    Rule award;       ///< the best hand wins
    Rule split;       ///< equal hands share
    Rule oddChip;     ///< what can't be shared equally
    Rule uncontested; ///< all others have folded
    Rule blindWins;   ///< nobody has called the big blind
    Rule potOrder;    ///< the pots one after the other
    Rule noMoreCards; ///< nothing is dealt once the hand is decided
    Rule button;      ///< the button moves
};

/// What lies on the table for each street: the board cards dealt for it, and the burns made by then.
struct StreetPlan {
    std::array<int, 5> boardCards{0, 3, 1, 1, 0};
    std::array<int, 6> burns{0, 1, 2, 3, 4, 5};
};

} // namespace cutcard
