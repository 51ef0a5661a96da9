// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/trait.h"
#include "core/base/keyed_rows.h"

#include <string_view>

namespace cutcard {

/// What a dealer says at the table.
enum class Phrase : std::uint8_t {
    Blinds,        ///< asks a seat for its blind, with the amount
    Check,         ///< a seat checks (said for an absent player)
    Call,          ///< a seat calls
    Fold,          ///< a seat folds
    Bet,           ///< a seat bets to an amount
    Raise,         ///< a seat raises to an amount
    AllIn,         ///< a seat is all-in for an amount
    Option,        ///< the big blind may still check or raise
    CallOnly,      ///< what a seat put in is ruled a call
    CorrectTo,     ///< what a seat put in must be this amount
    OutOfTurn,     ///< a seat acted out of turn and has to wait
    BetStands,     ///< chips put in the betting area stay there
    DoNotSplash,   ///< bets stay in front until all have matched
    ExposedCard,   ///< a card was exposed while dealing
    Misdeal,       ///< the deal is void and begins again
    ShowAll,       ///< what one player saw, all see
    CardsInView,   ///< cards stay above the table's edge
    NoPhone,       ///< no telephone at the table
    OneToAHand,    ///< one player to a hand: no advice
    NoDiscussion,  ///< the hand in play is not discussed
    KeepYourHand,  ///< folded hands are not shown
    NoRabbit,      ///< no further card is dealt once a hand is decided
    Showdown,      ///< all remaining hands are turned up
    HandsUp,       ///< asks a seat to turn up its hand at the showdown
    DrawAgain,     ///< those tied for the high card draw again
    CutAgain,      ///< the cut was not legal and has to be made again
    Stop,          ///< play stops until a matter is settled
    ToCall,        ///< a seat faces this bet: call, raise or fold
    Capped,        ///< no further raise in this round
    TableStakes,   ///< nothing is added to the chips on the table during a hand
    ChipsStay,     ///< chips stay on the table and with their owner until the player leaves
    EnglishOnly,   ///< only English is spoken at the table
    OwnChips,      ///< nobody plays another player's chips
    ButtonAt,      ///< tells the next dealer where the button lies
    BlindsAre,     ///< tells the next dealer the big blind
    OwesBlind,     ///< tells the next dealer that a seat has missed its blind
    WasWarned,     ///< tells the next dealer that a seat was warned
    ProtectHand,   ///< a player's cards are not shown while the hand is played
    MenOverboard,  ///< the players keep all their cards or lay down one or two
    Reveal,        ///< the cards laid down are turned up
    KeepOrDiscard, ///< asks a seat that has neither kept nor laid down
    TwoAtMost,     ///< a seat laid down three cards and takes the last back
    DiscardStands, ///< what was kept or laid down can't be changed
    NotYet,        ///< nothing is laid down before the call
    ChipsOnHand,   ///< a folder's chips belong on the folded cards
    NewLevel,      ///< the blinds have doubled, to this big blind
    ShowFirst,     ///< this seat shows first
    OdcDrawn,      ///< a seat draws overdrawn chips
    NoOdc,         ///< a seat can't draw overdrawn chips now
    OdcOrFold,     ///< without overdrawn chips a short seat can only fold
    Eliminated,    ///< a seat is out
    Winner,        ///< a seat has won the tournament
    Advances,      ///< a seat goes on to the next round
    HandVoid,      ///< the hand is void, everybody has everything back
    PlaceBets,     ///< asks for the wagers of a round
    NoMoreBets,    ///< the wagers of the round are closed
    ChipsOnly,     ///< wagers are made in chips of the house
    HandsOff,      ///< nobody but the player and the dealer touches a wager
    ChipsOrFold,   ///< a player who lacks the chips for Play buys some or folds
    AllInOrNone,   ///< a seat lacks the chips for a full raise: all-in, or no raise
    HowMuch,       ///< asks a seat that said "raise" how much
};
inline constexpr int phraseCount = static_cast<int>(Phrase::HowMuch) + 1;

/// A phrase's word in event files, whether it names a seat and an amount, and what it is like.
struct PhraseFacts {
    Phrase phrase{};
    std::string_view word;
    bool takesSeat = false;
    bool takesAmount = false;
    Traits traits = 0;
};

/// The row of each phrase.
inline constexpr KeyedRows<PhraseFacts, &PhraseFacts::phrase, phraseCount> phrases({
    {Phrase::Blinds, "blinds", true, true, trait_sets::late | Trait::LetsStand},
    {Phrase::Check, "check", true, false, trait_sets::late | Trait::LetsStand},
    {Phrase::Call, "call", true, false, trait_sets::late | Trait::LetsStand},
    {Phrase::Fold, "fold", true, false, trait_sets::late | Trait::LetsStand},
    {Phrase::Bet, "bet", true, true, trait_sets::late | Trait::LetsStand},
    {Phrase::Raise, "raise", true, true, trait_sets::late | Trait::LetsStand},
    {Phrase::AllIn, "all-in", true, true, trait_sets::late | Trait::LetsStand},
    {Phrase::Option, "option", true, false, trait_sets::late | Trait::LetsStand},
    {Phrase::CallOnly, "call-only", true, false, trait_sets::late | Trait::RulesOnBet},
    // the player complies, right or wrong
    {Phrase::CorrectTo, "correct-to", true, true, Trait::CanBeLate | Trait::MovesChips | Trait::RulesOnBet},
    {Phrase::OutOfTurn, "out-of-turn", true, false, trait_sets::order | Trait::RulesOnBet},
    {Phrase::BetStands, "bet-stands", true, false, trait_sets::order},
    {Phrase::DoNotSplash, "do-not-splash", true, false, trait_sets::order},
    {Phrase::ExposedCard, "exposed-card", false, false, trait_sets::late},
    {Phrase::Misdeal, "misdeal", false, false, trait_sets::late | Trait::KillsHand},
    {Phrase::ShowAll, "show-all", true, false, trait_sets::order},
    {Phrase::CardsInView, "cards-in-view", true, false, trait_sets::order},
    {Phrase::NoPhone, "no-phone", true, false, trait_sets::order},
    {Phrase::OneToAHand, "one-to-a-hand", true, false, trait_sets::order},
    {Phrase::NoDiscussion, "no-discussion", true, false, trait_sets::order},
    {Phrase::KeepYourHand, "keep-your-hand", true, false, trait_sets::order},
    {Phrase::NoRabbit, "no-rabbit", true, false, trait_sets::order},
    {Phrase::Showdown, "showdown", false, false, trait_sets::late},
    {Phrase::HandsUp, "hands-up", true, false, trait_sets::late},
    {Phrase::DrawAgain, "draw-again", false, false, trait_sets::late},
    {Phrase::CutAgain, "cut-again", true, false, Trait::CanBeLate | Trait::MovesCards | Trait::HandlesDeck},
    {Phrase::Stop, "stop", false, false, trait_sets::late},
    {Phrase::ToCall, "to-call", true, true, trait_sets::late | Trait::RulesOnBet},
    {Phrase::Capped, "capped", false, false, trait_sets::late},
    {Phrase::TableStakes, "table-stakes", true, false, trait_sets::order},
    {Phrase::ChipsStay, "chips-stay", true, false, trait_sets::order},
    {Phrase::EnglishOnly, "english-only", true, false, trait_sets::order},
    {Phrase::OwnChips, "own-chips", true, false, trait_sets::order},
    {Phrase::ButtonAt, "button-at", true, false, trait_sets::late},
    {Phrase::BlindsAre, "blinds-are", false, true, trait_sets::late},
    {Phrase::OwesBlind, "owes-blind", true, false, trait_sets::late},
    {Phrase::WasWarned, "was-warned", true, false, trait_sets::late},
    {Phrase::ProtectHand, "protect-hand", true, false, trait_sets::order},
    {Phrase::MenOverboard, "men-overboard", false, false, trait_sets::late},
    {Phrase::Reveal, "reveal", false, false, trait_sets::late},
    {Phrase::KeepOrDiscard, "keep-or-discard", true, false, trait_sets::late},
    {Phrase::TwoAtMost, "two-at-most", true, false, trait_sets::order},
    {Phrase::DiscardStands, "discard-stands", true, false, trait_sets::order},
    {Phrase::NotYet, "not-yet", true, false, trait_sets::order},
    {Phrase::ChipsOnHand, "chips-on-hand", true, false, trait_sets::order},
    {Phrase::NewLevel, "new-level", false, true, trait_sets::late},
    {Phrase::ShowFirst, "show-first", true, false, trait_sets::late},
    {Phrase::OdcDrawn, "odc-drawn", true, true, trait_sets::late},
    {Phrase::NoOdc, "no-odc", true, false, trait_sets::late},
    {Phrase::OdcOrFold, "odc-or-fold", true, false, trait_sets::late | Trait::RulesOnBet},
    {Phrase::Eliminated, "eliminated", true, false, trait_sets::late | Trait::EndsPart},
    {Phrase::Winner, "winner", true, false, trait_sets::late | Trait::EndsPart},
    {Phrase::Advances, "advances", true, false, trait_sets::late | Trait::EndsPart},
    {Phrase::HandVoid, "hand-void", false, false, trait_sets::late | Trait::KillsHand},
    {Phrase::PlaceBets, "place-bets", false, false, trait_sets::late},
    {Phrase::NoMoreBets, "no-more-bets", false, false, trait_sets::late},
    {Phrase::ChipsOnly, "chips-only", true, false, trait_sets::order},
    {Phrase::HandsOff, "hands-off", true, false, trait_sets::order},
    {Phrase::ChipsOrFold, "chips-or-fold", true, false, trait_sets::late},
    {Phrase::AllInOrNone, "all-in-or-none", true, false, trait_sets::late | Trait::RulesOnBet},
    {Phrase::HowMuch, "how-much", true, false, trait_sets::late | Trait::RulesOnBet},
});

/// The facts of a phrase.
constexpr const PhraseFacts& phraseFacts(Phrase phrase)
{
    return phrases.of(phrase);
}

} // namespace cutcard
