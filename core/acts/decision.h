// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/circle.h"
#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/seat.h"
#include "core/cards/card.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cutcard {

/// What a player does; amounts are what then lies in front of that player in this round.
enum class Choice : std::uint8_t {
    Fold,
    Check,
    Call,
    BetTo,
    RaiseTo,
    AllIn,
    PlaceChip,     ///< one chip of `amount`, nothing said
    StringRaise,   ///< puts in the call, then adds chips up to `amount`
    Cut,           ///< cuts off `amount` cards
    TapDeck,       ///< declines to cut
    Draw,          ///< draws a card for the first dealer
    Post,          ///< posts a blind of `amount`
    Show,          ///< turns up the hand at the showdown
    TryMuck,       ///< wants to throw the hand away unseen at the showdown
    AnnounceRaise, ///< says "raise", then puts in no more than the call
    ForgetBlind,   ///< does not post its blind until asked
    BuyIn,         ///< buys chips for `amount` between two hands
    SitDown,       ///< takes an empty seat and buys in for `amount`
    StandUp,       ///< leaves the table with all chips
    StepAway,      ///< leaves the table for a while, the chips stay
    ComeBack,      ///< is back
    AskOdc,        ///< asks the bank for overdrawn chips
    KeepAll,       ///< keeps all cards at "men overboard"
    Discard,       ///< lays down one or two cards at "men overboard"
    DiscardThree,  ///< lays down three
    Hesitate,      ///< neither keeps nor lays down until asked
    FoldApart,     ///< folds, but leaves the chips beside the cards
    Wager,         ///< lays `wagers` into the circles of its spot, perhaps none
    ShortCall,     ///< says "call" and puts in only up to `amount`
};
inline constexpr int choiceCount = static_cast<int>(Choice::ShortCall) + 1;

/// The word of a choice in event files, whether an amount belongs to it, and how many cards.
struct ChoiceFacts {
    Choice choice;
    std::string_view word;
    bool takesAmount;
    int leastCards = 0;
    int mostCards = 0;
};

inline constexpr std::array<ChoiceFacts, choiceCount> choices{{
    {Choice::Fold, "fold", false},
    {Choice::Check, "check", false},
    {Choice::Call, "call", false},
    {Choice::BetTo, "bet-to", true},
    {Choice::RaiseTo, "raise-to", true},
    {Choice::AllIn, "all-in", false},
    {Choice::PlaceChip, "place-chip", true},
    {Choice::StringRaise, "string-raise", true},
    {Choice::Cut, "cut", true},
    {Choice::TapDeck, "tap", false},
    {Choice::Draw, "draw", false},
    {Choice::Post, "post", true},
    {Choice::Show, "show", false},
    {Choice::TryMuck, "try-muck", false},
    {Choice::AnnounceRaise, "announce-raise", false},
    {Choice::ForgetBlind, "forget-blind", false},
    {Choice::BuyIn, "buy-in", true},
    {Choice::SitDown, "sit-down", true},
    {Choice::StandUp, "stand-up", false},
    {Choice::StepAway, "step-away", false},
    {Choice::ComeBack, "come-back", false},
    {Choice::AskOdc, "ask-odc", false},
    {Choice::KeepAll, "keep", false},
    {Choice::Discard, "discard", false, 1, 2},
    {Choice::DiscardThree, "discard-three", false, 3, 3},
    {Choice::Hesitate, "hesitate", false},
    {Choice::FoldApart, "fold-apart", false},
    {Choice::Wager, "wager", false},
    {Choice::ShortCall, "short-call", true},
}};

/// The facts of a choice.
constexpr const ChoiceFacts& choiceFacts(Choice choice)
{
    return choices[static_cast<std::size_t>(choice)];
}

/// Whether it is about the seat itself, not about a hand: nobody waits for it.
constexpr bool isComingOrGoing(Choice choice)
{
    return choice >= Choice::BuyIn && choice <= Choice::ComeBack;
}

/// One player's decision.
struct Decision {
    Seat seat;
    Choice choice = Choice::Fold;
    Chips amount = 0;
    FixedVector<Card, 3> cards{}; ///< laid down
    Wagers wagers{};              ///< added to the circles of the spot
    bool operator==(const Decision&) const = default;
};

} // namespace cutcard
