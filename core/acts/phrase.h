// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

/// The word of a phrase in event files, and whether it names a seat and an amount.
struct PhraseFacts {
    Phrase phrase;
    std::string_view word;
    bool takesSeat;
    bool takesAmount;
};

inline constexpr std::array<PhraseFacts, phraseCount> phrases{{
    {Phrase::Blinds, "blinds", true, true},
    {Phrase::Check, "check", true, false},
    {Phrase::Call, "call", true, false},
    {Phrase::Fold, "fold", true, false},
    {Phrase::Bet, "bet", true, true},
    {Phrase::Raise, "raise", true, true},
    {Phrase::AllIn, "all-in", true, true},
    {Phrase::Option, "option", true, false},
    {Phrase::CallOnly, "call-only", true, false},
    {Phrase::CorrectTo, "correct-to", true, true},
    {Phrase::OutOfTurn, "out-of-turn", true, false},
    {Phrase::BetStands, "bet-stands", true, false},
    {Phrase::DoNotSplash, "do-not-splash", true, false},
    {Phrase::ExposedCard, "exposed-card", false, false},
    {Phrase::Misdeal, "misdeal", false, false},
    {Phrase::ShowAll, "show-all", true, false},
    {Phrase::CardsInView, "cards-in-view", true, false},
    {Phrase::NoPhone, "no-phone", true, false},
    {Phrase::OneToAHand, "one-to-a-hand", true, false},
    {Phrase::NoDiscussion, "no-discussion", true, false},
    {Phrase::KeepYourHand, "keep-your-hand", true, false},
    {Phrase::NoRabbit, "no-rabbit", true, false},
    {Phrase::Showdown, "showdown", false, false},
    {Phrase::HandsUp, "hands-up", true, false},
    {Phrase::DrawAgain, "draw-again", false, false},
    {Phrase::CutAgain, "cut-again", true, false},
    {Phrase::Stop, "stop", false, false},
    {Phrase::ToCall, "to-call", true, true},
    {Phrase::Capped, "capped", false, false},
    {Phrase::TableStakes, "table-stakes", true, false},
    {Phrase::ChipsStay, "chips-stay", true, false},
    {Phrase::EnglishOnly, "english-only", true, false},
    {Phrase::OwnChips, "own-chips", true, false},
    {Phrase::ButtonAt, "button-at", true, false},
    {Phrase::BlindsAre, "blinds-are", false, true},
    {Phrase::OwesBlind, "owes-blind", true, false},
    {Phrase::WasWarned, "was-warned", true, false},
    {Phrase::ProtectHand, "protect-hand", true, false},
    {Phrase::MenOverboard, "men-overboard", false, false},
    {Phrase::Reveal, "reveal", false, false},
    {Phrase::KeepOrDiscard, "keep-or-discard", true, false},
    {Phrase::TwoAtMost, "two-at-most", true, false},
    {Phrase::DiscardStands, "discard-stands", true, false},
    {Phrase::NotYet, "not-yet", true, false},
    {Phrase::ChipsOnHand, "chips-on-hand", true, false},
    {Phrase::NewLevel, "new-level", false, true},
    {Phrase::ShowFirst, "show-first", true, false},
    {Phrase::OdcDrawn, "odc-drawn", true, true},
    {Phrase::NoOdc, "no-odc", true, false},
    {Phrase::OdcOrFold, "odc-or-fold", true, false},
    {Phrase::Eliminated, "eliminated", true, false},
    {Phrase::Winner, "winner", true, false},
    {Phrase::Advances, "advances", true, false},
    {Phrase::HandVoid, "hand-void", false, false},
    {Phrase::PlaceBets, "place-bets", false, false},
    {Phrase::NoMoreBets, "no-more-bets", false, false},
    {Phrase::ChipsOnly, "chips-only", true, false},
    {Phrase::HandsOff, "hands-off", true, false},
    {Phrase::ChipsOrFold, "chips-or-fold", true, false},
    {Phrase::AllInOrNone, "all-in-or-none", true, false},
    {Phrase::HowMuch, "how-much", true, false},
}};

/// The facts of a phrase.
constexpr const PhraseFacts& phraseFacts(Phrase phrase)
{
    return phrases[static_cast<std::size_t>(phrase)];
}

} // namespace cutcard
