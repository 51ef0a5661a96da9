// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/keyed_words.h"
#include "core/base/seat.h"
#include "core/cards/card.h"

namespace cutcard {

/// A betting circle of a spot at a house-banked table.
enum class Circle : std::uint8_t { Bonus, Blind, PotBet, Play, Raise, DealerBlind, PlayerBlind };
inline constexpr int circleCount = static_cast<int>(Circle::PlayerBlind) + 1;

/// The circles.
inline constexpr auto circles = valuesOf<Circle>();

/// The chips in the circles of one spot.
struct Wagers {
    std::array<Chips, circleCount> amounts{};
    bool operator==(const Wagers&) const = default;

    Chips& at(Circle circle) { return amounts[static_cast<std::size_t>(circle)]; }
    Chips at(Circle circle) const { return amounts[static_cast<std::size_t>(circle)]; }
    /// All chips of the spot.
    Chips total() const
    {
        Chips sum = 0;
        for (const Chips amount : amounts)
            sum += amount;
        return sum;
    }
};

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

/// What kind of decision a choice is.
enum class ChoiceKind : std::uint8_t {
    Bet,   ///< what a player in turn does with chips and cards in a betting round
    Seat,  ///< is about the seat itself, not about a hand: nobody waits for it
    Other, ///< the cut, blinds, the showdown and what only some documents have
};

/// Everything about a choice: its word in event files, its kind, whether an amount belongs to it, and how many cards.
struct ChoiceFacts {
    Choice choice{};
    std::string_view word;
    ChoiceKind kind = ChoiceKind::Other;
    bool takesAmount = false;
    int leastCards = 0;
    int mostCards = 0;
};

/// The row of each choice.
inline constexpr KeyedRows<ChoiceFacts, &ChoiceFacts::choice, choiceCount> choices({
    {Choice::Fold, "fold", ChoiceKind::Bet, false},
    {Choice::Check, "check", ChoiceKind::Bet, false},
    {Choice::Call, "call", ChoiceKind::Bet, false},
    {Choice::BetTo, "bet-to", ChoiceKind::Bet, true},
    {Choice::RaiseTo, "raise-to", ChoiceKind::Bet, true},
    {Choice::AllIn, "all-in", ChoiceKind::Bet, false},
    {Choice::PlaceChip, "place-chip", ChoiceKind::Bet, true},
    {Choice::StringRaise, "string-raise", ChoiceKind::Bet, true},
    {Choice::Cut, "cut", ChoiceKind::Other, true},
    {Choice::TapDeck, "tap", ChoiceKind::Other, false},
    {Choice::Draw, "draw", ChoiceKind::Other, false},
    {Choice::Post, "post", ChoiceKind::Other, true},
    {Choice::Show, "show", ChoiceKind::Other, false},
    {Choice::TryMuck, "try-muck", ChoiceKind::Other, false},
    {Choice::AnnounceRaise, "announce-raise", ChoiceKind::Bet, false},
    {Choice::ForgetBlind, "forget-blind", ChoiceKind::Other, false},
    {Choice::BuyIn, "buy-in", ChoiceKind::Seat, true},
    {Choice::SitDown, "sit-down", ChoiceKind::Seat, true},
    {Choice::StandUp, "stand-up", ChoiceKind::Seat, false},
    {Choice::StepAway, "step-away", ChoiceKind::Seat, false},
    {Choice::ComeBack, "come-back", ChoiceKind::Seat, false},
    {Choice::AskOdc, "ask-odc", ChoiceKind::Other, false},
    {Choice::KeepAll, "keep", ChoiceKind::Other, false},
    {Choice::Discard, "discard", ChoiceKind::Other, false, 1, 2},
    {Choice::DiscardThree, "discard-three", ChoiceKind::Other, false, 3, 3},
    {Choice::Hesitate, "hesitate", ChoiceKind::Other, false},
    {Choice::FoldApart, "fold-apart", ChoiceKind::Other, false},
    {Choice::Wager, "wager", ChoiceKind::Other, false},
    {Choice::ShortCall, "short-call", ChoiceKind::Bet, true},
});

/// The facts of a choice.
constexpr const ChoiceFacts& choiceFacts(Choice choice)
{
    return choices.of(choice);
}

/// Whether it is about the seat itself, not about a hand: nobody waits for it.
constexpr bool isComingOrGoing(Choice choice)
{
    return choiceFacts(choice).kind == ChoiceKind::Seat;
}

/// Whether it is done in turn in a betting round.
constexpr bool isBetting(Choice choice)
{
    return choiceFacts(choice).kind == ChoiceKind::Bet;
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
