// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"

#include <algorithm>

namespace cutcard {

/// What an act is like, whatever game it belongs to: bits of a set of traits.
enum class Trait : std::uint32_t {
    Spoken = 1U << 0,      ///< words or a gesture: nothing on the table is changed, nothing can be taken back
    CanBeLate = 1U << 1,   ///< can be caught up with after what should have followed it, without harm
    DealsCards = 1U << 2,  ///< a distribution of cards
    CountsCards = 1U << 3, ///< its number is a number of cards or chips, not the place of something
    MovesCards = 1U << 4,  ///< a card changes its place or is turned
    HandlesDeck = 1U << 5, ///< prepares the whole deck before a deal
    MovesChips = 1U << 6,
    KeepsBook = 1U << 7,   ///< chips are counted or written down, none is moved
    Settles = 1U << 8,     ///< settles one wager of a house-banked game
    KillsHand = 1U << 9,   ///< a hand, or all of them, is out of play
    ShowsHand = 1U << 10,  ///< a player's cards are seen
    RulesOnBet = 1U << 11, ///< rules on what a player put in or wants to put in
    LetsStand = 1U << 12,  ///< goes on as if what a player did could stand
    EndsPart = 1U << 13,   ///< says that a player is out, goes on or has won
    Repeats = 1U << 14,    ///< done many times in a hand, each like the other
};

/// A set of traits.
using Traits = std::uint32_t;

constexpr Traits operator|(Trait left, Trait right)
{
    return static_cast<Traits>(left) | static_cast<Traits>(right);
}
constexpr Traits operator|(Traits left, Trait right)
{
    return left | static_cast<Traits>(right);
}

/// The traits of a verb, keyed by it; those of `say` hang on the phrase.
struct VerbTraits {
    Verb verb;
    Traits traits;
};

/// The traits of a phrase, keyed by it; every phrase is spoken unless players follow it with chips or cards.
struct PhraseTraits {
    Phrase phrase;
    Traits traits;
};

namespace traits_of_words {

inline constexpr auto spoken = static_cast<Traits>(Trait::Spoken);
inline constexpr auto deck = Trait::MovesCards | Trait::HandlesDeck;
inline constexpr auto dealt = Trait::DealsCards | Trait::MovesCards;
inline constexpr auto cards = static_cast<Traits>(Trait::MovesCards);
inline constexpr auto chips = static_cast<Traits>(Trait::MovesChips);
inline constexpr auto book = static_cast<Traits>(Trait::KeepsBook);
inline constexpr auto late = Trait::Spoken | Trait::CanBeLate;

inline constexpr std::array verbs{
    VerbTraits{Verb::Shuffle, deck | Trait::Repeats},
    VerbTraits{Verb::Spread, deck},
    VerbTraits{Verb::OfferCut, spoken},
    VerbTraits{Verb::CompleteCut, deck},
    VerbTraits{Verb::PlaceCutCard, Trait::HandlesDeck | Trait::CanBeLate},
    VerbTraits{Verb::PlaceButton, 0},
    VerbTraits{Verb::PostFor, chips},
    VerbTraits{Verb::Pitch, dealt | Trait::Repeats},
    VerbTraits{Verb::Burn, cards},
    VerbTraits{Verb::Board, dealt | Trait::CountsCards},
    VerbTraits{Verb::ShowExposed, cards},
    VerbTraits{Verb::PlaceExposed, cards},
    VerbTraits{Verb::ShowHand, Trait::CanBeLate | Trait::ShowsHand},
    VerbTraits{Verb::MuckHand, cards | Trait::KillsHand},
    VerbTraits{Verb::GatherCards, cards | Trait::KillsHand},
    VerbTraits{Verb::SetAside, cards | Trait::CountsCards},
    VerbTraits{Verb::ReturnAside, cards},
    VerbTraits{Verb::GuardMuck, late},
    VerbTraits{Verb::PointTo, late | Trait::LetsStand},
    VerbTraits{Verb::Announce, 0},
    VerbTraits{Verb::Sweep, chips | Trait::LetsStand},
    VerbTraits{Verb::BuildPot, chips | Trait::LetsStand},
    VerbTraits{Verb::ReturnChips, chips},
    VerbTraits{Verb::SeparateBet, chips},
    VerbTraits{Verb::TurnUp, cards | Trait::ShowsHand},
    VerbTraits{Verb::NameHand, late},
    VerbTraits{Verb::PushPot, chips},
    VerbTraits{Verb::CallFloor, spoken},
    VerbTraits{Verb::TakeBack, 0},
    VerbTraits{Verb::TakeRake, chips},
    VerbTraits{Verb::SellChips, chips},
    VerbTraits{Verb::CountDrop, book},
    VerbTraits{Verb::ClapOut, 0},
    VerbTraits{Verb::NoRiverDisc, 0},
    VerbTraits{Verb::NoTurnDisc, 0},
    VerbTraits{Verb::CountHand, static_cast<Traits>(Trait::CountsCards)},
    VerbTraits{Verb::Deposit, book},
    VerbTraits{Verb::Lend, chips},
    VerbTraits{Verb::Charge, book},
    VerbTraits{Verb::TakeLoan, chips},
    VerbTraits{Verb::Credit, book},
    VerbTraits{Verb::RecordPot, book},
    VerbTraits{Verb::CountStack, book},
    VerbTraits{Verb::SelfCut, deck},
    VerbTraits{Verb::TakeDeck, deck},
    VerbTraits{Verb::LoadShuffler, deck},
    VerbTraits{Verb::DealDealer, dealt},
    VerbTraits{Verb::DealShared, dealt},
    VerbTraits{Verb::BoardDown, dealt | Trait::CountsCards},
    VerbTraits{Verb::LiftCutCard, Trait::HandlesDeck | Trait::CanBeLate},
    VerbTraits{Verb::DiscardStub, cards},
    VerbTraits{Verb::TurnBoard, cards | Trait::CountsCards},
    VerbTraits{Verb::TurnDealer, cards},
    VerbTraits{Verb::TurnShared, cards},
    VerbTraits{Verb::NameDealer, late},
    VerbTraits{Verb::NameShared, late},
    VerbTraits{Verb::Slide, late},
    VerbTraits{Verb::SlideDealer, late},
    VerbTraits{Verb::TakeWager, chips | Trait::Settles},
    VerbTraits{Verb::PayWager, chips | Trait::Settles},
    VerbTraits{Verb::PushWager, chips | Trait::Settles},
    VerbTraits{Verb::CorrectWager, chips},
    VerbTraits{Verb::ReturnWagers, chips},
    VerbTraits{Verb::GatherPot, chips},
    VerbTraits{Verb::FillTray, chips},
    VerbTraits{Verb::CutOut, chips | Trait::CountsCards},
};

inline constexpr std::array phrases{
    PhraseTraits{Phrase::Blinds, late | Trait::LetsStand},
    PhraseTraits{Phrase::Check, late | Trait::LetsStand},
    PhraseTraits{Phrase::Call, late | Trait::LetsStand},
    PhraseTraits{Phrase::Fold, late | Trait::LetsStand},
    PhraseTraits{Phrase::Bet, late | Trait::LetsStand},
    PhraseTraits{Phrase::Raise, late | Trait::LetsStand},
    PhraseTraits{Phrase::AllIn, late | Trait::LetsStand},
    PhraseTraits{Phrase::Option, late | Trait::LetsStand},
    PhraseTraits{Phrase::CallOnly, late | Trait::RulesOnBet},
    // the player complies, right or wrong
    PhraseTraits{Phrase::CorrectTo, Trait::CanBeLate | Trait::MovesChips | Trait::RulesOnBet},
    PhraseTraits{Phrase::OutOfTurn, late | Trait::RulesOnBet},
    PhraseTraits{Phrase::BetStands, late},
    PhraseTraits{Phrase::DoNotSplash, late},
    PhraseTraits{Phrase::ExposedCard, late},
    PhraseTraits{Phrase::Misdeal, late | Trait::KillsHand},
    PhraseTraits{Phrase::ShowAll, late},
    PhraseTraits{Phrase::CardsInView, late},
    PhraseTraits{Phrase::NoPhone, late},
    PhraseTraits{Phrase::OneToAHand, late},
    PhraseTraits{Phrase::NoDiscussion, late},
    PhraseTraits{Phrase::KeepYourHand, late},
    PhraseTraits{Phrase::NoRabbit, late},
    PhraseTraits{Phrase::Showdown, late},
    PhraseTraits{Phrase::HandsUp, late},
    PhraseTraits{Phrase::DrawAgain, late},
    PhraseTraits{Phrase::CutAgain, Trait::CanBeLate | Trait::MovesCards | Trait::HandlesDeck},
    PhraseTraits{Phrase::Stop, late},
    PhraseTraits{Phrase::ToCall, late | Trait::RulesOnBet},
    PhraseTraits{Phrase::Capped, late},
    PhraseTraits{Phrase::TableStakes, late},
    PhraseTraits{Phrase::ChipsStay, late},
    PhraseTraits{Phrase::EnglishOnly, late},
    PhraseTraits{Phrase::OwnChips, late},
    PhraseTraits{Phrase::ButtonAt, late},
    PhraseTraits{Phrase::BlindsAre, late},
    PhraseTraits{Phrase::OwesBlind, late},
    PhraseTraits{Phrase::WasWarned, late},
    PhraseTraits{Phrase::ProtectHand, late},
    PhraseTraits{Phrase::MenOverboard, late},
    PhraseTraits{Phrase::Reveal, late},
    PhraseTraits{Phrase::KeepOrDiscard, late},
    PhraseTraits{Phrase::TwoAtMost, late},
    PhraseTraits{Phrase::DiscardStands, late},
    PhraseTraits{Phrase::NotYet, late},
    PhraseTraits{Phrase::ChipsOnHand, late},
    PhraseTraits{Phrase::NewLevel, late},
    PhraseTraits{Phrase::ShowFirst, late},
    PhraseTraits{Phrase::OdcDrawn, late},
    PhraseTraits{Phrase::NoOdc, late},
    PhraseTraits{Phrase::OdcOrFold, late | Trait::RulesOnBet},
    PhraseTraits{Phrase::Eliminated, late | Trait::EndsPart},
    PhraseTraits{Phrase::Winner, late | Trait::EndsPart},
    PhraseTraits{Phrase::Advances, late | Trait::EndsPart},
    PhraseTraits{Phrase::HandVoid, late | Trait::KillsHand},
    PhraseTraits{Phrase::PlaceBets, late},
    PhraseTraits{Phrase::NoMoreBets, late},
    PhraseTraits{Phrase::ChipsOnly, late},
    PhraseTraits{Phrase::HandsOff, late},
    PhraseTraits{Phrase::ChipsOrFold, late},
    PhraseTraits{Phrase::AllInOrNone, late | Trait::RulesOnBet},
    PhraseTraits{Phrase::HowMuch, late | Trait::RulesOnBet},
};

consteval bool everyVerbOnce()
{
    for (int i = 0; i < verbCount; ++i) {
        if (std::ranges::count(verbs, static_cast<Verb>(i), &VerbTraits::verb) != 1)
            return false;
    }
    return true;
}

consteval bool everyPhraseOnce()
{
    for (int i = 0; i < phraseCount; ++i) {
        if (std::ranges::count(phrases, static_cast<Phrase>(i), &PhraseTraits::phrase) != 1)
            return false;
    }
    return true;
}

static_assert(everyVerbOnce(), "a verb without its row of traits");
static_assert(everyPhraseOnce(), "a phrase without its row of traits");

} // namespace traits_of_words

/// The traits of a verb, without those of what is said.
constexpr Traits traitsOf(Verb verb)
{
    return std::ranges::find(traits_of_words::verbs, verb, &VerbTraits::verb)->traits;
}

/// The traits of a phrase.
constexpr Traits traitsOf(Phrase phrase)
{
    return std::ranges::find(traits_of_words::phrases, phrase, &PhraseTraits::phrase)->traits;
}

/// The traits of an act.
constexpr Traits traitsOf(const Act& act)
{
    return act.verb == Verb::Announce ? traitsOf(act.phrase) : traitsOf(act.verb);
}

/// Whether an act has one of these traits.
constexpr bool has(const Act& act, Traits any)
{
    return (traitsOf(act) & any) != 0;
}

/// Whether an act has a trait.
constexpr bool has(const Act& act, Trait trait)
{
    return has(act, static_cast<Traits>(trait));
}

} // namespace cutcard
