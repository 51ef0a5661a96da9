// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/decision.h"
#include "core/acts/phrase.h"
#include "core/cards/hand_value.h"

#include <algorithm>
#include <optional>

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

/// A detail of an act; which ones a verb has, its row says.
enum class Field : std::uint8_t {
    Phrase,
    Seat,
    Number,
    Amount,
    Seats, ///< who can win a pot
    Hand,
    Ranks, ///< of the hand announced
    Matter,
    Circle,
    Board, ///< which community cards: a bit each in `number`
};
inline constexpr int fieldCount = static_cast<int>(Field::Board) + 1;

/// The details of a verb, in the order in which they are written.
using FieldList = FixedVector<Field, 4>;

/// Everything about a verb: its word in event files, the fields it uses, and what it is like.
struct VerbFacts {
    Verb verb{};
    std::string_view word;
    FieldList fields;
    Traits traits = 0;

    /// Whether its acts have a detail.
    constexpr bool uses(Field field) const { return std::ranges::find(fields, field) != fields.end(); }
};

/// The row of each verb.
inline constexpr KeyedRows<VerbFacts, &VerbFacts::verb, verbCount> verbs({
    {Verb::Shuffle, "shuffle", {}, trait_sets::deck | Trait::Repeats},
    {Verb::Spread, "spread", {}, trait_sets::deck},
    {Verb::OfferCut, "offer-cut", {Field::Seat}, trait_sets::spoken},
    {Verb::CompleteCut, "complete-cut", {}, trait_sets::deck},
    {Verb::PlaceCutCard, "cut-card", {}, Trait::HandlesDeck | Trait::CanBeLate},
    {Verb::PlaceButton, "button", {Field::Seat}, 0},
    {Verb::PostFor, "post-for", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::Pitch, "pitch", {Field::Seat}, trait_sets::dealt | Trait::Repeats},
    {Verb::Burn, "burn", {}, trait_sets::cards},
    {Verb::Board, "board", {Field::Number}, trait_sets::dealt | Trait::CountsCards},
    {Verb::ShowExposed, "show-exposed", {Field::Seat}, trait_sets::cards},
    {Verb::PlaceExposed, "place-exposed", {}, trait_sets::cards},
    {Verb::ShowHand, "show-hand", {Field::Seat}, Trait::CanBeLate | Trait::ShowsHand},
    {Verb::MuckHand, "muck", {Field::Seat}, trait_sets::cards | Trait::KillsHand},
    {Verb::GatherCards, "gather-cards", {}, trait_sets::cards | Trait::KillsHand},
    {Verb::SetAside, "set-aside", {Field::Number}, trait_sets::cards | Trait::CountsCards},
    {Verb::ReturnAside, "return-aside", {}, trait_sets::cards},
    {Verb::GuardMuck, "guard-muck", {}, trait_sets::late},
    {Verb::PointTo, "point", {Field::Seat}, trait_sets::late | Trait::LetsStand},
    {Verb::Announce, "say", {Field::Phrase}, 0},
    {Verb::Sweep, "sweep", {}, trait_sets::chips | Trait::LetsStand},
    {Verb::BuildPot, "build", {Field::Number, Field::Amount, Field::Seats}, trait_sets::chips | Trait::LetsStand},
    {Verb::ReturnChips, "return", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::SeparateBet, "separate", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::TurnUp, "turn-up", {Field::Seat}, trait_sets::cards | Trait::ShowsHand},
    {Verb::NameHand, "name", {Field::Seat, Field::Hand, Field::Ranks}, trait_sets::late},
    {Verb::PushPot, "push", {Field::Number, Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::CallFloor, "floor", {Field::Matter}, trait_sets::spoken},
    {Verb::TakeBack, "take-back", {}, 0},
    {Verb::TakeRake, "rake", {Field::Number, Field::Amount}, trait_sets::chips},
    {Verb::SellChips, "sell", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::CountDrop, "drop", {Field::Amount}, trait_sets::book},
    {Verb::ClapOut, "clap-out", {}, 0},
    {Verb::NoRiverDisc, "no-river", {Field::Seat}, 0},
    {Verb::NoTurnDisc, "no-turn", {Field::Seat}, 0},
    {Verb::CountHand, "count-hand", {Field::Seat, Field::Number}, trait_sets::counted},
    {Verb::Deposit, "deposit", {Field::Seat, Field::Amount}, trait_sets::book},
    {Verb::Lend, "lend", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::Charge, "charge", {Field::Seat, Field::Amount}, trait_sets::book},
    {Verb::TakeLoan, "take-loan", {Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::Credit, "credit", {Field::Seat, Field::Amount}, trait_sets::book},
    {Verb::RecordPot, "record", {Field::Number, Field::Amount, Field::Seats}, trait_sets::book},
    {Verb::CountStack, "count-stack", {Field::Seat, Field::Amount}, trait_sets::book},
    {Verb::SelfCut, "cut-deck", {}, trait_sets::deck},
    {Verb::TakeDeck, "take-deck", {Field::Number}, trait_sets::deck},
    {Verb::LoadShuffler, "load-shuffler", {}, trait_sets::deck},
    {Verb::DealDealer, "deal-dealer", {}, trait_sets::dealt},
    {Verb::DealShared, "deal-shared", {}, trait_sets::dealt},
    {Verb::BoardDown, "board-down", {Field::Number}, trait_sets::dealt | Trait::CountsCards},
    {Verb::LiftCutCard, "lift-cut-card", {}, Trait::HandlesDeck | Trait::CanBeLate},
    {Verb::DiscardStub, "discard-stub", {}, trait_sets::cards},
    {Verb::TurnBoard, "turn-board", {Field::Number}, trait_sets::cards | Trait::CountsCards},
    {Verb::TurnDealer, "turn-dealer", {}, trait_sets::cards},
    {Verb::TurnShared, "turn-shared", {}, trait_sets::cards},
    {Verb::NameDealer, "name-dealer", {Field::Hand, Field::Ranks}, trait_sets::late},
    {Verb::NameShared, "name-shared", {Field::Hand, Field::Ranks}, trait_sets::late},
    {Verb::Slide, "slide", {Field::Seat, Field::Board}, trait_sets::late},
    {Verb::SlideDealer, "slide-dealer", {Field::Board}, trait_sets::late},
    {Verb::TakeWager, "take", {Field::Circle, Field::Seat, Field::Amount}, trait_sets::chips | Trait::Settles},
    {Verb::PayWager, "pay", {Field::Circle, Field::Seat, Field::Amount}, trait_sets::chips | Trait::Settles},
    {Verb::PushWager, "push-wager", {Field::Circle, Field::Seat, Field::Amount}, trait_sets::chips | Trait::Settles},
    {Verb::CorrectWager, "correct-wager", {Field::Circle, Field::Seat, Field::Amount}, trait_sets::chips},
    {Verb::ReturnWagers, "return-wagers", {}, trait_sets::chips},
    {Verb::GatherPot, "gather-pot-bets", {}, trait_sets::chips},
    {Verb::FillTray, "fill-tray", {}, trait_sets::chips},
    {Verb::CutOut,
     "cut-out",
     {Field::Circle, Field::Seat, Field::Number, Field::Amount},
     trait_sets::chips | Trait::CountsCards},
});

/// Whether a verb is one of some.
constexpr bool isOneOf(Verb verb, std::initializer_list<Verb> some)
{
    return std::ranges::find(some, verb) != some.end();
}

/// The facts of a verb.
constexpr const VerbFacts& verbFacts(Verb verb)
{
    return verbs.of(verb);
}

/// One act of the dealer; fields that the verb does not use keep their default.
struct Act {
    Verb verb = Verb::Shuffle;
    std::optional<Seat> seat{};
    int number = 0;
    Chips amount = 0;
    SeatSet seats{};
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
    return {.verb = verb};
}

/// Makes an act that concerns a seat, and an amount where the verb has one.
constexpr Act act(Verb verb, Seat seat, Chips amount = 0)
{
    return {.verb = verb, .seat = seat, .amount = amount};
}

/// Makes an act that concerns a number of cards, such as dealing `count` community cards.
constexpr Act actOnCards(Verb verb, int count)
{
    return {.verb = verb, .number = count};
}

/// Saying a phrase that names nobody.
constexpr Act say(Phrase phrase)
{
    return {.verb = Verb::Announce, .phrase = phrase};
}

/// Saying a phrase to or of a seat, with the amount if the phrase takes one.
constexpr Act say(Phrase phrase, Seat seat, Chips amount = 0)
{
    return {.verb = Verb::Announce, .seat = seat, .amount = amount, .phrase = phrase};
}

/// Saying a phrase that names an amount and nobody.
constexpr Act sayAmount(Phrase phrase, Chips amount)
{
    return {.verb = Verb::Announce, .amount = amount, .phrase = phrase};
}

/// Making pot `number` come to `amount`, to be won by one of `seats`.
constexpr Act buildPot(int number, Chips amount, SeatSet seats)
{
    return {.verb = Verb::BuildPot, .number = number, .amount = amount, .seats = seats};
}

/// Recording what pot `number` comes to and who can win it.
constexpr Act recordPot(int number, Chips amount, SeatSet seats)
{
    return {.verb = Verb::RecordPot, .number = number, .amount = amount, .seats = seats};
}

/// Counting a seat's cards for all to see.
constexpr Act countHand(Seat seat, int cards)
{
    return {.verb = Verb::CountHand, .seat = seat, .number = cards};
}

/// Pushing `amount` of pot `number` to a seat.
constexpr Act pushPot(int number, Seat seat, Chips amount)
{
    return {.verb = Verb::PushPot, .seat = seat, .number = number, .amount = amount};
}

/// Taking `amount` of pot `number` for the house.
constexpr Act takeRake(int number, Chips amount)
{
    return {.verb = Verb::TakeRake, .number = number, .amount = amount};
}

/// Reporting what the house has taken.
constexpr Act countDrop(Chips amount)
{
    return {.verb = Verb::CountDrop, .amount = amount};
}

/// Reading a seat's hand.
constexpr Act nameHand(Seat seat, HandClass hand, const FixedVector<Rank, 2>& ranks = {})
{
    return {.verb = Verb::NameHand, .seat = seat, .hand = hand, .ranks = ranks};
}

/// An act on a seat's wager: taking, paying, pushing or correcting it.
constexpr Act actOnWager(Verb verb, Circle circle, Seat seat, Chips amount)
{
    return {.verb = verb, .seat = seat, .amount = amount, .circle = circle};
}

/// Announcing the hand of the dealer or the shared one.
constexpr Act nameOwn(Verb verb, HandClass hand, const FixedVector<Rank, 2>& ranks = {})
{
    return {.verb = verb, .hand = hand, .ranks = ranks};
}

/// Cutting `count` chips of a value out of the tray for a wager.
constexpr Act cutOut(Circle circle, Seat seat, int count, Chips value)
{
    return {.verb = Verb::CutOut, .seat = seat, .number = count, .amount = value, .circle = circle};
}

/// Pushing the community cards that play towards a seat's hand.
constexpr Act slide(Seat seat, int boardCards)
{
    return {.verb = Verb::Slide, .seat = seat, .number = boardCards};
}

/// Calling the floor.
constexpr Act callFloor(Matter matter)
{
    return {.verb = Verb::CallFloor, .matter = matter};
}

} // namespace cutcard
