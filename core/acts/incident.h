// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/decision.h"

namespace cutcard {

/// An irregularity that players or the deck bring about.
enum class Mishap : std::uint8_t {
    CardExposed,     ///< the card just pitched to the seat flashes
    BoxedCard,       ///< the stub's card number `amount` from the top (1: the top card) lies face up
    HandShown,       ///< a live hand is shown to another player
    FoldedHandShown, ///< a folded player shows the hand
    MuckSearched,    ///< a player reaches for the muck
    CardsBelowTable, ///< cards leave the table's edge
    PhoneUsed,       ///< a player uses a telephone
    AdviceAsked,     ///< a player asks somebody for advice
    HandDiscussed,   ///< a player talks about the hand in play
    ChipsTakenBack,  ///< a player draws a bet of `amount` back
    PotSplashed,     ///< a player throws `amount`, this turn's bet, into the pot
    RabbitAsked,     ///< a player wants to see what would have come
    MoneyOnTable,    ///< a player puts money on the table
    SideBet,         ///< a player proposes a side bet
    Insult,          ///< a player attacks another or the manager in words or deeds
    RulingDisputed,  ///< a player disputes what happened
    ChipsAdded,      ///< a player wants to add chips from the pocket during a hand
    ChipsPocketed,   ///< a player starts to put chips away
    ChipsPassed,     ///< a player starts to hand chips to another
    PlaysOver,       ///< somebody wants to play an absent player's chips
    OtherLanguage,   ///< a player speaks another language than English
    TipGiven,        ///< a player gives the dealer `amount`
    DiscMoved,       ///< a seat's "No River" disc is gone, or one that is not the seat's lies there
    DiscardTouched,  ///< a player reaches for another's discards
    DiscardChanged,  ///< a player wants to change what was kept or laid down
    DiscardedEarly,  ///< a player starts to lay down cards before the call
    OdcAskedBroke,   ///< a player who began the hand with nothing asks for overdrawn chips
    ForeignCard,     ///< a card turns up that does not belong to the deck
    LateWager,       ///< a player adds `amount` to a wager in `circle` after the bets are closed
    WagerTouched,    ///< a player reaches for a neighbour's wager: this seat's
    DealerCardSeen,  ///< one of the dealer's cards flashes
    BoardCardSeen,   ///< a community card that lies face down flashes
    MachineJam,      ///< the shuffler jams or gives a wrong number of cards
    PenaltyGiven,    ///< the floor sends a player away for a while
    Disqualified,    ///< the floor puts a player out of the event
    HandForfeited,   ///< the floor rules that a player has lost the hand in play
    OtherShuffles,   ///< this seat shuffles in the dealer's place
    WagerPinched,    ///< a player draws `amount` out of `circle` once the cards are dealt
    EarlyWager,      ///< a player bets `amount` for the next round in `circle` before the cards are picked up
    CardsStuck,      ///< the next card sticks to the one just pitched to the seat and goes out with it
};
inline constexpr int mishapCount = static_cast<int>(Mishap::CardsStuck) + 1;

/// The word of a mishap in event files and the fields it uses.
struct MishapFacts {
    Mishap mishap{};
    std::string_view word;
    bool takesSeat = false;
    bool takesAmount = false;
    bool takesCircle = false; ///< written only where it is not the bonus
};

/// The row of each mishap.
inline constexpr KeyedRows<MishapFacts, &MishapFacts::mishap, mishapCount> mishaps({
    {Mishap::CardExposed, "card-exposed", true, false},
    {Mishap::BoxedCard, "boxed-card", false, true},
    {Mishap::HandShown, "hand-shown", true, false},
    {Mishap::FoldedHandShown, "folded-hand-shown", true, false},
    {Mishap::MuckSearched, "muck-searched", true, false},
    {Mishap::CardsBelowTable, "cards-below-table", true, false},
    {Mishap::PhoneUsed, "phone-used", true, false},
    {Mishap::AdviceAsked, "advice-asked", true, false},
    {Mishap::HandDiscussed, "hand-discussed", true, false},
    {Mishap::ChipsTakenBack, "chips-taken-back", true, true},
    {Mishap::PotSplashed, "pot-splashed", true, true},
    {Mishap::RabbitAsked, "rabbit-asked", true, false},
    {Mishap::MoneyOnTable, "money-on-table", true, false},
    {Mishap::SideBet, "side-bet", true, false},
    {Mishap::Insult, "insult", true, false},
    {Mishap::RulingDisputed, "ruling-disputed", true, false},
    {Mishap::ChipsAdded, "chips-added", true, false},
    {Mishap::ChipsPocketed, "chips-pocketed", true, false},
    {Mishap::ChipsPassed, "chips-passed", true, false},
    {Mishap::PlaysOver, "plays-over", true, false},
    {Mishap::OtherLanguage, "other-language", true, false},
    {Mishap::TipGiven, "tip-given", true, true},
    {Mishap::DiscMoved, "disc-moved", true, false},
    {Mishap::DiscardTouched, "discard-touched", true, false},
    {Mishap::DiscardChanged, "discard-changed", true, false},
    {Mishap::DiscardedEarly, "discarded-early", true, false},
    {Mishap::OdcAskedBroke, "odc-asked-broke", true, false},
    {Mishap::ForeignCard, "foreign-card", false, false},
    {Mishap::LateWager, "late-wager", true, true, true},
    {Mishap::WagerTouched, "wager-touched", true, false},
    {Mishap::DealerCardSeen, "dealer-card-seen", false, false},
    {Mishap::BoardCardSeen, "board-card-seen", false, false},
    {Mishap::MachineJam, "machine-jam", false, false},
    {Mishap::PenaltyGiven, "penalty-given", true, false},
    {Mishap::Disqualified, "disqualified", true, false},
    {Mishap::HandForfeited, "hand-forfeited", true, false},
    {Mishap::OtherShuffles, "other-shuffles", true, false},
    {Mishap::WagerPinched, "wager-pinched", true, true, true},
    {Mishap::EarlyWager, "early-wager", true, true, true},
    {Mishap::CardsStuck, "cards-stuck", true, false},
});

/// The facts of a mishap.
constexpr const MishapFacts& mishapFacts(Mishap mishap)
{
    return mishaps.of(mishap);
}

/// One irregularity.
struct Incident {
    Mishap mishap = Mishap::CardExposed;
    Seat seat;
    Chips amount = 0;
    Circle circle = Circle::Bonus;
    bool operator==(const Incident&) const = default;
};

} // namespace cutcard
