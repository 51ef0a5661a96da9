// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/circle.h"
#include "core/acts/phrase.h"
#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/seat.h"
#include "core/cards/hand_value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// Why the floor (the league's Poker Manager) is called.
enum class Matter : std::uint8_t {
    Dispute,
    OwnMistake,
    BoxedCard,
    WrongCount,
    PrematureCard,
    FouledHand,
    FouledDeck,
    FoldedHandShown,
    MuckSearched,
    Money,
    SideBet,
    Behaviour,
    Discards,
    Odc,
    ExposedCard,
    Shuffler,
    Wager,
    TrayFill,
    LatePlayer,
    PlayerQuits,
};
inline constexpr int matterCount = static_cast<int>(Matter::PlayerQuits) + 1;

/// The words of the matters in event files.
inline constexpr std::array<std::string_view, matterCount> matterWords{
    "dispute",           "own-mistake",   "boxed-card", "wrong-count", "premature-card", "fouled-hand",  "fouled-deck",
    "folded-hand-shown", "muck-searched", "money",      "side-bet",    "behaviour",      "discards",     "odc",
    "exposed-card",      "shuffler",      "wager",      "tray-fill",   "late-player",    "player-quits",
};

/// What a dealer does with hands or voice.
enum class Verb : std::uint8_t {
    Shuffle,      ///< one riffle of the deck
    Spread,       ///< spreads the deck for the draw for the first dealer
    OfferCut,     ///< offers the deck to a seat for cutting
    CompleteCut,  ///< puts the cut-off part under the rest
    PlaceCutCard, ///< puts the cut card beneath the bottom card
    PlaceButton,  ///< puts the dealer button in front of a seat
    PostFor,      ///< posts a blind from an absent player's stack
    Pitch,        ///< one card face down to a seat
    Burn,         ///< the top card, face down, out of play
    Board,        ///< `number` community cards face up
    ShowExposed,  ///< takes a seat's exposed card and shows it to all
    PlaceExposed, ///< puts the exposed card face down in the centre
    ShowHand,     ///< has a live hand that one player saw shown to all
    MuckHand,     ///< puts a seat's cards into the muck
    GatherCards,  ///< collects every card for the next shuffle
    SetAside,     ///< moves `number` board cards, dealt too early or too many, aside
    ReturnAside,  ///< shuffles the cards set aside into the stub
    GuardMuck,    ///< covers the muck from a searching hand
    PointTo,      ///< directs the action to a seat
    Announce,     ///< says a phrase
    Sweep,        ///< gathers all matched bets into the last pot
    BuildPot,     ///< makes pot `number` (0: main) come to `amount`, for `seats`
    ReturnChips,  ///< gives a seat `amount` of its bet back
    SeparateBet,  ///< brings `amount` splashed into the pot back in front of a seat
    TurnUp,       ///< turns up a seat's hand for its absent owner
    NameHand,     ///< reads a seat's hand aloud
    PushPot,      ///< pushes `amount` of pot `number` to a seat
    CallFloor,    ///< stops and calls the floor in a `matter`
    TakeBack,     ///< undoes the dealer's own mistake of a moment ago
    TakeRake,     ///< takes `amount` of pot `number` for the house
    SellChips,    ///< counts `amount` out to a seat that buys in
    CountDrop,    ///< reports what the house has taken since the dealer came
    ClapOut,      ///< shows empty hands and leaves the box to the next dealer
    NoRiverDisc,  ///< puts a "No River" disc by a seat
    NoTurnDisc,   ///< puts a "No Turn" disc by a seat
    CountHand,    ///< counts a seat's cards for all to see: `number` of them
    Deposit,      ///< takes and records a seat's deposit of `amount` with the bank
    Lend,         ///< counts `amount` of overdrawn chips (ODC) out to a seat
    Charge,       ///< records the bank's charge of `amount` for a seat's loan
    TakeLoan,     ///< takes `amount` of lent chips back from a seat
    Credit,       ///< records `amount` of unused lent chips to a seat's account
    RecordPot,    ///< works out and records pot `number` as `amount` for `seats`, while the bets stay in front
    CountStack,   ///< counts a seat's chips, `amount`, for the record
    SelfCut,      ///< cuts with one hand: the top half onto the cut card, the bottom half onto it
    TakeDeck,     ///< takes deck `number` (1 red, 2 blue) out of the shuffler to deal it
    LoadShuffler, ///< puts the deck just dealt into the shuffler
    DealDealer,   ///< one card face down to the dealer's own hand
    DealShared,   ///< one card face down to the one "Player" hand that all share
    BoardDown,    ///< `number` community cards face down into their boxes
    LiftCutCard,  ///< takes the cut card from the bottom of the stub
    DiscardStub,  ///< puts the stub into the discard holder
    TurnBoard,    ///< turns up the next `number` community cards
    TurnDealer,   ///< turns up the dealer's own cards
    TurnShared,   ///< turns up the shared "Player" hand
    NameDealer,   ///< announces the dealer's hand
    NameShared,   ///< announces the shared "Player" hand
    Slide,        ///< pushes the community cards of `number` (bit 0: the first) that play towards a seat
    SlideDealer,  ///< pushes the community cards of `number` that play towards the dealer's hand
    TakeWager,    ///< takes a lost wager of `amount` from a circle into the tray
    PayWager,     ///< pays `amount` for a wager; it and what was won are the player's again
    PushWager,    ///< lets a tied wager of `amount` go back to the player
    CorrectWager, ///< tells a player that a wager must come to `amount`; 0: nothing may lie there
    ReturnWagers, ///< gives everybody every wager back
    GatherPot,    ///< brings the Pot Bets into the middle
    FillTray,     ///< takes chips into the tray that it has run out of
    CutOut,       ///< cuts `number` chips of the value `amount` out of the tray, to pay a wager with
};
inline constexpr int verbCount = static_cast<int>(Verb::CutOut) + 1;

/// The word of a verb in event files and the fields it uses, in the order they are written.
struct VerbFacts {
    Verb verb;
    std::string_view word;
    std::string_view
        fields; ///< p phrase, s seat, n number, a amount, t seats, h hand, r ranks, m matter, c circle, b board
};

inline constexpr std::array<VerbFacts, verbCount> verbs{{
    {Verb::Shuffle, "shuffle", ""},
    {Verb::Spread, "spread", ""},
    {Verb::OfferCut, "offer-cut", "s"},
    {Verb::CompleteCut, "complete-cut", ""},
    {Verb::PlaceCutCard, "cut-card", ""},
    {Verb::PlaceButton, "button", "s"},
    {Verb::PostFor, "post-for", "sa"},
    {Verb::Pitch, "pitch", "s"},
    {Verb::Burn, "burn", ""},
    {Verb::Board, "board", "n"},
    {Verb::ShowExposed, "show-exposed", "s"},
    {Verb::PlaceExposed, "place-exposed", ""},
    {Verb::ShowHand, "show-hand", "s"},
    {Verb::MuckHand, "muck", "s"},
    {Verb::GatherCards, "gather-cards", ""},
    {Verb::SetAside, "set-aside", "n"},
    {Verb::ReturnAside, "return-aside", ""},
    {Verb::GuardMuck, "guard-muck", ""},
    {Verb::PointTo, "point", "s"},
    {Verb::Announce, "say", "p"},
    {Verb::Sweep, "sweep", ""},
    {Verb::BuildPot, "build", "nat"},
    {Verb::ReturnChips, "return", "sa"},
    {Verb::SeparateBet, "separate", "sa"},
    {Verb::TurnUp, "turn-up", "s"},
    {Verb::NameHand, "name", "sh"},
    {Verb::PushPot, "push", "nsa"},
    {Verb::CallFloor, "floor", "m"},
    {Verb::TakeBack, "take-back", ""},
    {Verb::TakeRake, "rake", "na"},
    {Verb::SellChips, "sell", "sa"},
    {Verb::CountDrop, "drop", "a"},
    {Verb::ClapOut, "clap-out", ""},
    {Verb::NoRiverDisc, "no-river", "s"},
    {Verb::NoTurnDisc, "no-turn", "s"},
    {Verb::CountHand, "count-hand", "sn"},
    {Verb::Deposit, "deposit", "sa"},
    {Verb::Lend, "lend", "sa"},
    {Verb::Charge, "charge", "sa"},
    {Verb::TakeLoan, "take-loan", "sa"},
    {Verb::Credit, "credit", "sa"},
    {Verb::RecordPot, "record", "nat"},
    {Verb::CountStack, "count-stack", "sa"},
    {Verb::SelfCut, "cut-deck", ""},
    {Verb::TakeDeck, "take-deck", "n"},
    {Verb::LoadShuffler, "load-shuffler", ""},
    {Verb::DealDealer, "deal-dealer", ""},
    {Verb::DealShared, "deal-shared", ""},
    {Verb::BoardDown, "board-down", "n"},
    {Verb::LiftCutCard, "lift-cut-card", ""},
    {Verb::DiscardStub, "discard-stub", ""},
    {Verb::TurnBoard, "turn-board", "n"},
    {Verb::TurnDealer, "turn-dealer", ""},
    {Verb::TurnShared, "turn-shared", ""},
    {Verb::NameDealer, "name-dealer", "hr"},
    {Verb::NameShared, "name-shared", "hr"},
    {Verb::Slide, "slide", "sb"},
    {Verb::SlideDealer, "slide-dealer", "b"},
    {Verb::TakeWager, "take", "csa"},
    {Verb::PayWager, "pay", "csa"},
    {Verb::PushWager, "push-wager", "csa"},
    {Verb::CorrectWager, "correct-wager", "csa"},
    {Verb::ReturnWagers, "return-wagers", ""},
    {Verb::GatherPot, "gather-pot-bets", ""},
    {Verb::FillTray, "fill-tray", ""},
    {Verb::CutOut, "cut-out", "csna"},
}};

/// The facts of a verb.
constexpr const VerbFacts& verbFacts(Verb verb)
{
    return verbs[static_cast<std::size_t>(verb)];
}

/// One act of the dealer; fields that the verb does not use keep their default.
struct Act {
    Verb verb = Verb::Shuffle;
    std::optional<Seat> seat;
    int number = 0;
    Chips amount = 0;
    SeatSet seats;
    Phrase phrase = Phrase::Blinds;
    HandClass hand = HandClass::HighCard;
    FixedVector<Rank, 2> ranks{}; ///< of the hand announced, the highest first; none: only its class was said
    Matter matter = Matter::Dispute;
    Circle circle = Circle::Bonus;
    bool operator==(const Act&) const = default;
};

/// Makes an act without details, such as a shuffle.
constexpr Act act(Verb verb)
{
    Act made;
    made.verb = verb;
    return made;
}

/// Makes an act that concerns a seat, and an amount where the verb has one.
constexpr Act act(Verb verb, Seat seat, Chips amount = 0)
{
    Act made = act(verb);
    made.seat = seat;
    made.amount = amount;
    return made;
}

/// Makes an act that concerns a number of cards, such as dealing `count` community cards.
constexpr Act actOnCards(Verb verb, int count)
{
    Act made = act(verb);
    made.number = count;
    return made;
}

/// Saying a phrase that names nobody.
constexpr Act say(Phrase phrase)
{
    Act made = act(Verb::Announce);
    made.phrase = phrase;
    return made;
}

/// Saying a phrase to or of a seat, with the amount if the phrase takes one.
constexpr Act say(Phrase phrase, Seat seat, Chips amount = 0)
{
    Act made = act(Verb::Announce, seat, amount);
    made.phrase = phrase;
    return made;
}

/// Saying a phrase that names an amount and nobody.
constexpr Act sayAmount(Phrase phrase, Chips amount)
{
    Act made = say(phrase);
    made.amount = amount;
    return made;
}

/// Making pot `number` come to `amount`, to be won by one of `seats`.
constexpr Act buildPot(int number, Chips amount, SeatSet seats)
{
    Act made = actOnCards(Verb::BuildPot, number);
    made.amount = amount;
    made.seats = seats;
    return made;
}

/// Recording what pot `number` comes to and who can win it.
constexpr Act recordPot(int number, Chips amount, SeatSet seats)
{
    Act made = buildPot(number, amount, seats);
    made.verb = Verb::RecordPot;
    return made;
}

/// Counting a seat's cards for all to see.
constexpr Act countHand(Seat seat, int cards)
{
    Act made = act(Verb::CountHand, seat);
    made.number = cards;
    return made;
}

/// Pushing `amount` of pot `number` to a seat.
constexpr Act pushPot(int number, Seat seat, Chips amount)
{
    Act made = act(Verb::PushPot, seat, amount);
    made.number = number;
    return made;
}

/// Taking `amount` of pot `number` for the house.
constexpr Act takeRake(int number, Chips amount)
{
    Act made = actOnCards(Verb::TakeRake, number);
    made.amount = amount;
    return made;
}

/// Reporting what the house has taken.
constexpr Act countDrop(Chips amount)
{
    Act made = act(Verb::CountDrop);
    made.amount = amount;
    return made;
}

/// Reading a seat's hand.
constexpr Act nameHand(Seat seat, HandClass hand)
{
    Act made = act(Verb::NameHand, seat);
    made.hand = hand;
    return made;
}

/// An act on a seat's wager: taking, paying, pushing or correcting it.
constexpr Act actOnWager(Verb verb, Circle circle, Seat seat, Chips amount)
{
    Act made = act(verb, seat, amount);
    made.circle = circle;
    return made;
}

/// Announcing the hand of the dealer or the shared one.
constexpr Act nameOwn(Verb verb, HandClass hand, const FixedVector<Rank, 2>& ranks = {})
{
    Act made = act(verb);
    made.hand = hand;
    made.ranks = ranks;
    return made;
}

/// Cutting `count` chips of a value out of the tray for a wager.
constexpr Act cutOut(Circle circle, Seat seat, int count, Chips value)
{
    Act made = act(Verb::CutOut, seat, value);
    made.circle = circle;
    made.number = count;
    return made;
}

/// Pushing the community cards that play towards a seat's hand.
constexpr Act slide(Seat seat, int boardCards)
{
    Act made = act(Verb::Slide, seat);
    made.number = boardCards;
    return made;
}

/// Calling the floor.
constexpr Act callFloor(Matter matter)
{
    Act made = act(Verb::CallFloor);
    made.matter = matter;
    return made;
}

} // namespace cutcard
