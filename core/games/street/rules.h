// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/seat.h"
#include "core/rules/rule.h"

#include <array>

namespace cutcard {

struct BettingRound;
struct Situation;
struct UncalledBet;

/// Where a document asks for something: a paragraph, and where another one applies, what finds it.
template <typename... About> class Citation
{
public:
    /// The paragraph that applies instead; none: the usual one.
    using Instead = Rule (*)(const Situation&, About...);

    constexpr Citation() = default;
    constexpr Citation(Rule usual, Instead instead = nullptr) : m_usual(usual), m_instead(instead) {}

    /// What is cited where nothing is special.
    constexpr Rule usual() const { return m_usual; }
    /// What is cited now.
    Rule operator()(const Situation& situation, About... about) const
    {
        const Rule instead = m_instead == nullptr ? Rule() : m_instead(situation, about...);
        return instead == Rule() ? m_usual : instead;
    }

private:
    Rule m_usual;
    Instead m_instead = nullptr;
};

/// Where a document asks for what games dealt in streets have in common, or the practice where it is silent.
struct StreetRules {
    Rule shuffle;        ///< riffles, the cut and the cut card
    Rule openingBlind{}; ///< where three are posted
    Rule smallBlind;
    Rule bigBlind;
    Citation<> otherBlinds{};   ///< the reading by which others post than by the words; none: the words'
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
    Citation<const BettingRound&> toCall{"GP-announce"_rule}; ///< how much it is to a player, said with the finger
    Rule absent{}; ///< whose turn comes while away is checked or folded at once; none: everybody is waited for
    Rule outOfTurn;
    Severity outOfTurnWeighs = Severity::Major;      ///< less where the document asks for turns as etiquette
    Citation<const BettingRound&, Chips> shortBet;   ///< less than a bet, or no legal amount
    Citation<const BettingRound&, Chips> shortRaise; ///< less than a raise, or no legal amount
    Citation<const BettingRound&, Chips> shortCall;  ///< less than a call, with chips behind
    Citation<const BettingRound&> checkRefused{};    ///< a check is refused where players try it; none: nobody does
    Rule allInOrNone{};    ///< a raise that a player's chips can't complete is all-in or none; none: it is all-in
    Rule announcedRaise{}; ///< "raise" binds whoever puts in a call; none: it does not
    Rule howMuch{};        ///< whoever says "raise" has to say how much; none: the word alone binds to something
    Rule loneChip;         ///< one large chip without a word
    Rule stringRaise;      ///< a raise in two motions
    Citation<> sweep;      ///< matched bets go into the middle
    Rule earlySweep;       ///< not before all have acted
    Rule mainPot;          ///< what an all-in player can win
    Rule sidePot;          ///< what that player can't win
    std::array<Rule, 2> potPlace;          ///< where the first side pot lies, and the further ones
    Citation<const UncalledBet&> uncalled; ///< chips that nobody matched
    std::array<Rule, 5> street;            ///< the cards of each street; the first is the deal
    Rule dealOrder{};                      ///< no distribution is left out or exchanged
    Citation<int> burn;                    ///< of a street
    Rule showdown;                         ///< all turn up
    Citation<Seat> reading;                ///< a seat's hand is read
    Citation<SeatSet> award;               ///< the best hand wins
    Rule split;                            ///< equal hands share
    Rule oddChip;                          ///< what can't be shared equally
    Rule uncontested;                      ///< all others have folded
    Rule blindWins;                        ///< nobody has called the big blind
    Rule potOrder;                         ///< the pots one after the other
    Rule dispute;                          ///< what no rule settles is the floor's
    Rule noMoreCards;                      ///< nothing is dealt once the hand is decided
    Rule muck;                             ///< the dealer guards it
    Citation<> button;                     ///< the button moves
};

} // namespace cutcard
