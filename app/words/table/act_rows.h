// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of every word that a session can hold, one row each: a row that is missing does not compile.
#pragma once

#include "core/acts/event.h"
#include "core/base/keyed_rows.h"
#include "core/procedure/procedure.h"

#include <QtGlobal>

namespace cutcard::act_rows {

/// How a verb is called.
struct VerbText {
    Verb verb{};
    const char* text = nullptr; ///< without its details
};

inline constexpr KeyedRows<VerbText, &VerbText::verb, verbCount> verbTexts({
    {Verb::Shuffle, QT_TRANSLATE_NOOP("Words", "Shuffle")},
    {Verb::Spread, QT_TRANSLATE_NOOP("Words", "Spread the deck")},
    {Verb::OfferCut, QT_TRANSLATE_NOOP("Words", "Offer the cut")},
    {Verb::CompleteCut, QT_TRANSLATE_NOOP("Words", "Complete the cut")},
    {Verb::PlaceCutCard, QT_TRANSLATE_NOOP("Words", "Place the cut card")},
    {Verb::PlaceButton, QT_TRANSLATE_NOOP("Words", "Place the button")},
    {Verb::PostFor, QT_TRANSLATE_NOOP("Words", "Post for an absent player")},
    {Verb::Pitch, QT_TRANSLATE_NOOP("Words", "Pitch a card")},
    {Verb::Burn, QT_TRANSLATE_NOOP("Words", "Burn a card")},
    {Verb::Board, QT_TRANSLATE_NOOP("Words", "Deal board cards")},
    {Verb::ShowExposed, QT_TRANSLATE_NOOP("Words", "Show the exposed card")},
    {Verb::PlaceExposed, QT_TRANSLATE_NOOP("Words", "Place the exposed card")},
    {Verb::ShowHand, QT_TRANSLATE_NOOP("Words", "Have a hand shown to everyone")},
    {Verb::MuckHand, QT_TRANSLATE_NOOP("Words", "Muck a hand")},
    {Verb::GatherCards, QT_TRANSLATE_NOOP("Words", "Gather the cards")},
    {Verb::SetAside, QT_TRANSLATE_NOOP("Words", "Set board cards aside")},
    {Verb::ReturnAside, QT_TRANSLATE_NOOP("Words", "Shuffle back in the cards set aside")},
    {Verb::GuardMuck, QT_TRANSLATE_NOOP("Words", "Guard the muck")},
    {Verb::PointTo, QT_TRANSLATE_NOOP("Words", "Point to a player")},
    {Verb::Announce, QT_TRANSLATE_NOOP("Words", "Say")},
    {Verb::Sweep, QT_TRANSLATE_NOOP("Words", "Sweep in the bets")},
    {Verb::BuildPot, QT_TRANSLATE_NOOP("Words", "Build a pot")},
    {Verb::ReturnChips, QT_TRANSLATE_NOOP("Words", "Return chips")},
    {Verb::SeparateBet, QT_TRANSLATE_NOOP("Words", "Separate a splashed bet")},
    {Verb::TurnUp, QT_TRANSLATE_NOOP("Words", "Turn over a hand")},
    {Verb::NameHand, QT_TRANSLATE_NOOP("Words", "Read a hand")},
    {Verb::PushPot, QT_TRANSLATE_NOOP("Words", "Push a pot")},
    {Verb::CallFloor, QT_TRANSLATE_NOOP("Words", "Call the floor")},
    {Verb::TakeBack, QT_TRANSLATE_NOOP("Words", "Take the mistake back")},
    {Verb::TakeRake, QT_TRANSLATE_NOOP("Words", "Take the rake")},
    {Verb::SellChips, QT_TRANSLATE_NOOP("Words", "Count out chips")},
    {Verb::CountDrop, QT_TRANSLATE_NOOP("Words", "Report the drop")},
    {Verb::ClapOut, QT_TRANSLATE_NOOP("Words", "Clap out")},
    {Verb::NoRiverDisc, QT_TRANSLATE_NOOP("Words", "Place a “No River” disc")},
    {Verb::NoTurnDisc, QT_TRANSLATE_NOOP("Words", "Place a “No Turn” disc")},
    {Verb::CountHand, QT_TRANSLATE_NOOP("Words", "Count a hand's cards")},
    {Verb::Deposit, QT_TRANSLATE_NOOP("Words", "Take a deposit")},
    {Verb::Lend, QT_TRANSLATE_NOOP("Words", "Lend overdrawn chips")},
    {Verb::Charge, QT_TRANSLATE_NOOP("Words", "Record a charge")},
    {Verb::TakeLoan, QT_TRANSLATE_NOOP("Words", "Take a loan back")},
    {Verb::Credit, QT_TRANSLATE_NOOP("Words", "Credit unused chips")},
    {Verb::RecordPot, QT_TRANSLATE_NOOP("Words", "Record a pot")},
    {Verb::CountStack, QT_TRANSLATE_NOOP("Words", "Count a stack")},
    {Verb::SelfCut, QT_TRANSLATE_NOOP("Words", "Cut with one hand")},
    {Verb::TakeDeck, QT_TRANSLATE_NOOP("Words", "Take a deck out of the shuffler")},
    {Verb::LoadShuffler, QT_TRANSLATE_NOOP("Words", "Load the shuffler")},
    {Verb::DealDealer, QT_TRANSLATE_NOOP("Words", "Deal the dealer a card")},
    {Verb::DealShared, QT_TRANSLATE_NOOP("Words", "Deal the “Player” hand a card")},
    {Verb::BoardDown, QT_TRANSLATE_NOOP("Words", "Lay community cards face down")},
    {Verb::LiftCutCard, QT_TRANSLATE_NOOP("Words", "Take the cut card off")},
    {Verb::DiscardStub, QT_TRANSLATE_NOOP("Words", "Put the stub into the discard holder")},
    {Verb::TurnBoard, QT_TRANSLATE_NOOP("Words", "Turn over community cards")},
    {Verb::TurnDealer, QT_TRANSLATE_NOOP("Words", "Turn over the dealer's cards")},
    {Verb::TurnShared, QT_TRANSLATE_NOOP("Words", "Turn over the “Player” cards")},
    {Verb::NameDealer, QT_TRANSLATE_NOOP("Words", "Announce the dealer's hand")},
    {Verb::NameShared, QT_TRANSLATE_NOOP("Words", "Announce the “Player” hand")},
    {Verb::Slide, QT_TRANSLATE_NOOP("Words", "Push out the cards that play")},
    {Verb::SlideDealer, QT_TRANSLATE_NOOP("Words", "Push out the dealer's cards that play")},
    {Verb::TakeWager, QT_TRANSLATE_NOOP("Words", "Take a wager")},
    {Verb::PayWager, QT_TRANSLATE_NOOP("Words", "Pay a wager")},
    {Verb::PushWager, QT_TRANSLATE_NOOP("Words", "Push a wager")},
    {Verb::CorrectWager, QT_TRANSLATE_NOOP("Words", "Correct a wager")},
    {Verb::ReturnWagers, QT_TRANSLATE_NOOP("Words", "Return all wagers")},
    {Verb::GatherPot, QT_TRANSLATE_NOOP("Words", "Gather the Pot Bets")},
    {Verb::FillTray, QT_TRANSLATE_NOOP("Words", "Fill the tray")},
    {Verb::CutOut, QT_TRANSLATE_NOOP("Words", "Cut chips out of the tray")},
});

/// How a phrase is called, and what is said.
struct PhraseText {
    Phrase phrase{};
    const char* text = nullptr; ///< how it is called
    const char* spoken =
        nullptr; ///< said at the table, and therefore English in every language: %1 is the player, %2 the amount
};

inline constexpr KeyedRows<PhraseText, &PhraseText::phrase, phraseCount> phraseTexts({
    {Phrase::Blinds, QT_TRANSLATE_NOOP("Words", "Ask for the blind"), "%1, your blind, please: %2."},
    {Phrase::Check, QT_TRANSLATE_NOOP("Words", "Announce a check"), "%1 checks."},
    {Phrase::Call, QT_TRANSLATE_NOOP("Words", "Announce a call"), "%1 calls."},
    {Phrase::Fold, QT_TRANSLATE_NOOP("Words", "Announce a fold"), "%1 folds."},
    {Phrase::Bet, QT_TRANSLATE_NOOP("Words", "Announce a bet"), "Bet, %2."},
    {Phrase::Raise, QT_TRANSLATE_NOOP("Words", "Announce a raise"), "Raise to %2."},
    {Phrase::AllIn, QT_TRANSLATE_NOOP("Words", "Announce an all-in"), "All-in for %2."},
    {Phrase::Option, QT_TRANSLATE_NOOP("Words", "Give the big blind its option"), "Big blind, option?"},
    {Phrase::CallOnly, QT_TRANSLATE_NOOP("Words", "Rule it a call"), "That's a call, %1."},
    {Phrase::CorrectTo, QT_TRANSLATE_NOOP("Words", "Correct the amount"), "%1, make it %2, please."},
    {Phrase::OutOfTurn, QT_TRANSLATE_NOOP("Words", "Out of turn"), "Out of turn. Please wait, %1."},
    {Phrase::BetStands, QT_TRANSLATE_NOOP("Words", "The bet stands"), "Chips in the betting area stay there, %1."},
    {Phrase::DoNotSplash, QT_TRANSLATE_NOOP("Words", "Bets stay in front"), "Please don't splash the pot, %1."},
    {Phrase::ExposedCard, QT_TRANSLATE_NOOP("Words", "A card was exposed"), "Exposed card."},
    {Phrase::Misdeal, QT_TRANSLATE_NOOP("Words", "Declare a misdeal"), "Misdeal."},
    {Phrase::ShowAll, QT_TRANSLATE_NOOP("Words", "Show one, show all"), "Show one, show all, %1."},
    {Phrase::CardsInView, QT_TRANSLATE_NOOP("Words", "Cards stay in view"), "Cards above the table, please, %1."},
    {Phrase::NoPhone, QT_TRANSLATE_NOOP("Words", "No phones"), "No phones at the table, %1."},
    {Phrase::OneToAHand, QT_TRANSLATE_NOOP("Words", "One player to a hand"), "One player to a hand, %1."},
    {Phrase::NoDiscussion, QT_TRANSLATE_NOOP("Words", "No talk about the hand"), "Please don't discuss the hand, %1."},
    {Phrase::KeepYourHand, QT_TRANSLATE_NOOP("Words", "Folded hands are not shown"),
     "Please don't show a folded hand, %1."},
    {Phrase::NoRabbit, QT_TRANSLATE_NOOP("Words", "No rabbit hunting"), "Sorry, %1, no rabbit hunting."},
    {Phrase::Showdown, QT_TRANSLATE_NOOP("Words", "Ask for the showdown"), "Showdown, please. Turn your hands up."},
    {Phrase::HandsUp, QT_TRANSLATE_NOOP("Words", "Ask a player to turn the hand over"),
     "%1, please turn up your hand."},
    {Phrase::DrawAgain, QT_TRANSLATE_NOOP("Words", "Tied players draw again"),
     "High cards tie. Those players draw again."},
    {Phrase::CutAgain, QT_TRANSLATE_NOOP("Words", "Ask for another cut"), "%1, please cut again, %2 cards."},
    {Phrase::Stop, QT_TRANSLATE_NOOP("Words", "Stop the play"), "Stop, please."},
    {Phrase::ToCall, QT_TRANSLATE_NOOP("Words", "Name the bet to call"), "%2 to you, %1: call, raise or fold."},
    {Phrase::Capped, QT_TRANSLATE_NOOP("Words", "The betting is capped"), "Capped."},
    {Phrase::TableStakes, QT_TRANSLATE_NOOP("Words", "Table stakes"),
     "Table stakes, %1: nothing is added during a hand."},
    {Phrase::ChipsStay, QT_TRANSLATE_NOOP("Words", "Chips stay on the table"),
     "Chips stay on the table until you leave, %1."},
    {Phrase::EnglishOnly, QT_TRANSLATE_NOOP("Words", "English only"), "English only at the table, please, %1."},
    {Phrase::OwnChips, QT_TRANSLATE_NOOP("Words", "Own chips only"), "Nobody plays another player's chips, %1."},
    {Phrase::ButtonAt, QT_TRANSLATE_NOOP("Words", "Where the button is"), "The button is with %1."},
    {Phrase::BlindsAre, QT_TRANSLATE_NOOP("Words", "What the blinds are"), "The big blind is %2."},
    {Phrase::OwesBlind, QT_TRANSLATE_NOOP("Words", "Who owes a blind"), "%1 owes a big blind."},
    {Phrase::WasWarned, QT_TRANSLATE_NOOP("Words", "Who was warned"), "%1 has been warned."},
    {Phrase::ProtectHand, QT_TRANSLATE_NOOP("Words", "Protect your hand"), "Please protect your hand, %1."},
    {Phrase::MenOverboard, QT_TRANSLATE_NOOP("Words", "Call “men overboard”"),
     "Men overboard! Keep all, or discard one or two."},
    {Phrase::Reveal, QT_TRANSLATE_NOOP("Words", "Call “reveal”"), "Reveal!"},
    {Phrase::KeepOrDiscard, QT_TRANSLATE_NOOP("Words", "Ask a player who has not decided"),
     "%1, please keep all your cards or discard one or two."},
    {Phrase::TwoAtMost, QT_TRANSLATE_NOOP("Words", "Two cards at most"), "Two at most, %1: take one back, please."},
    {Phrase::DiscardStands, QT_TRANSLATE_NOOP("Words", "The discard stands"), "The discard stands, %1."},
    {Phrase::NotYet, QT_TRANSLATE_NOOP("Words", "Not before the call"), "Not yet, %1: wait for the call."},
    {Phrase::ChipsOnHand, QT_TRANSLATE_NOOP("Words", "Chips on the folded hand"),
     "%1, your chips on the folded cards, please."},
    {Phrase::NewLevel, QT_TRANSLATE_NOOP("Words", "Announce the new blinds"), "Blinds up: the big blind is %2."},
    {Phrase::ShowFirst, QT_TRANSLATE_NOOP("Words", "Name who shows first"), "%1 shows first."},
    {Phrase::OdcDrawn, QT_TRANSLATE_NOOP("Words", "Confirm overdrawn chips"), "%1 draws ODC, %2."},
    {Phrase::NoOdc, QT_TRANSLATE_NOOP("Words", "Refuse overdrawn chips"), "No ODC, %1."},
    {Phrase::OdcOrFold, QT_TRANSLATE_NOOP("Words", "Announce “overdrawn chips or fold”"),
     "%1: draw ODC or fold, please."},
    {Phrase::Eliminated, QT_TRANSLATE_NOOP("Words", "Announce an elimination"), "%1 is out."},
    {Phrase::Winner, QT_TRANSLATE_NOOP("Words", "Announce the winner"), "%1 wins the tournament."},
    {Phrase::Advances, QT_TRANSLATE_NOOP("Words", "Announce who goes on"), "%1 goes on to the next round."},
    {Phrase::HandVoid, QT_TRANSLATE_NOOP("Words", "Declare the hand void"),
     "The hand is void. Everybody takes back all chips."},
    {Phrase::PlaceBets, QT_TRANSLATE_NOOP("Words", "Call for wagers"), "Place your bets, please."},
    {Phrase::NoMoreBets, QT_TRANSLATE_NOOP("Words", "Close the wagers"), "No more bets."},
    {Phrase::ChipsOnly, QT_TRANSLATE_NOOP("Words", "Chips only"), "Chips only, please, %1."},
    {Phrase::HandsOff, QT_TRANSLATE_NOOP("Words", "Leave other players' wagers alone"),
     "Only %1 and the dealer touch these chips, please."},
    {Phrase::ChipsOrFold, QT_TRANSLATE_NOOP("Words", "Announce “chips or fold”"),
     "%1, buy chips for the full wager or fold, please."},
    {Phrase::AllInOrNone, QT_TRANSLATE_NOOP("Words", "Announce “all-in or no raise”"),
     "%1, all-in or no raise, please."},
    {Phrase::HowMuch, QT_TRANSLATE_NOOP("Words", "Ask how much the raise is"), "%1, raise to how much?"},
});

/// What a player's decision looks like: %1 is the player, %2 the amount.
struct ChoiceText {
    Choice choice{};
    const char* bubble = nullptr; ///< what the player says or does
    const char* line = nullptr;   ///< the same in a list
};

inline constexpr KeyedRows<ChoiceText, &ChoiceText::choice, choiceCount> choiceTexts({
    {Choice::Fold, QT_TRANSLATE_NOOP("Words", "Fold"), QT_TRANSLATE_NOOP("Words", "%1 folds")},
    {Choice::Check, QT_TRANSLATE_NOOP("Words", "Check"), QT_TRANSLATE_NOOP("Words", "%1 checks")},
    {Choice::Call, QT_TRANSLATE_NOOP("Words", "Call"), QT_TRANSLATE_NOOP("Words", "%1 calls")},
    {Choice::BetTo, QT_TRANSLATE_NOOP("Words", "Bet %2"), QT_TRANSLATE_NOOP("Words", "%1 bets %2")},
    {Choice::RaiseTo, QT_TRANSLATE_NOOP("Words", "Raise to %2"), QT_TRANSLATE_NOOP("Words", "%1 raises to %2")},
    {Choice::AllIn, QT_TRANSLATE_NOOP("Words", "All-in"), QT_TRANSLATE_NOOP("Words", "%1 goes all-in")},
    {Choice::PlaceChip, QT_TRANSLATE_NOOP("Words", "(one chip: %2)"),
     QT_TRANSLATE_NOOP("Words", "%1 puts in a single %2 chip without a word")},
    {Choice::StringRaise, QT_TRANSLATE_NOOP("Words", "Call … and make it %2"),
     QT_TRANSLATE_NOOP("Words", "%1 puts in a call, then adds chips to make it %2")},
    {Choice::Cut, QT_TRANSLATE_NOOP("Words", "Cuts %2 cards"), QT_TRANSLATE_NOOP("Words", "%1 cuts off %2 cards")},
    {Choice::TapDeck, QT_TRANSLATE_NOOP("Words", "Taps the deck"), QT_TRANSLATE_NOOP("Words", "%1 taps the deck")},
    {Choice::Draw, QT_TRANSLATE_NOOP("Words", "Draws"), QT_TRANSLATE_NOOP("Words", "%1 draws a card")},
    {Choice::Post, QT_TRANSLATE_NOOP("Words", "Posts %2"), QT_TRANSLATE_NOOP("Words", "%1 posts %2")},
    {Choice::Show, QT_TRANSLATE_NOOP("Words", "Shows"), QT_TRANSLATE_NOOP("Words", "%1 turns the hand over")},
    {Choice::TryMuck, QT_TRANSLATE_NOOP("Words", "(mucks unseen)"),
     QT_TRANSLATE_NOOP("Words", "%1 wants to muck the hand unseen")},
    {Choice::AnnounceRaise, QT_TRANSLATE_NOOP("Words", "“Raise!” (puts in a call)"),
     QT_TRANSLATE_NOOP("Words", "%1 says “raise” and puts in a call")},
    {Choice::ForgetBlind, QT_TRANSLATE_NOOP("Words", "(no blind yet)"),
     QT_TRANSLATE_NOOP("Words", "%1 has not posted the blind")},
    {Choice::BuyIn, QT_TRANSLATE_NOOP("Words", "Buys in for %2"), QT_TRANSLATE_NOOP("Words", "%1 buys in for %2")},
    {Choice::SitDown, QT_TRANSLATE_NOOP("Words", "Sits down with %2"),
     QT_TRANSLATE_NOOP("Words", "%1 sits down and buys in for %2")},
    {Choice::StandUp, QT_TRANSLATE_NOOP("Words", "Leaves"), QT_TRANSLATE_NOOP("Words", "%1 leaves the table")},
    {Choice::StepAway, QT_TRANSLATE_NOOP("Words", "Away for a while"),
     QT_TRANSLATE_NOOP("Words", "%1 steps away from the table")},
    {Choice::ComeBack, QT_TRANSLATE_NOOP("Words", "Is back"), QT_TRANSLATE_NOOP("Words", "%1 is back at the table")},
    {Choice::AskOdc, QT_TRANSLATE_NOOP("Words", "Asks for ODC"),
     QT_TRANSLATE_NOOP("Words", "%1 asks for overdrawn chips")},
    {Choice::KeepAll, QT_TRANSLATE_NOOP("Words", "Keeps all"), QT_TRANSLATE_NOOP("Words", "%1 keeps all five cards")},
    {Choice::Discard, QT_TRANSLATE_NOOP("Words", "Discards cards"), QT_TRANSLATE_NOOP("Words", "%1 discards cards")},
    {Choice::DiscardThree, QT_TRANSLATE_NOOP("Words", "Discards three cards"),
     QT_TRANSLATE_NOOP("Words", "%1 discards three cards")},
    {Choice::Hesitate, QT_TRANSLATE_NOOP("Words", "(thinks about it)"),
     QT_TRANSLATE_NOOP("Words", "%1 has not decided")},
    {Choice::FoldApart, QT_TRANSLATE_NOOP("Words", "Fold (chips beside the cards)"),
     QT_TRANSLATE_NOOP("Words", "%1 folds and leaves the chips beside the cards")},
    {Choice::Wager, QT_TRANSLATE_NOOP("Words", "Wagers"), QT_TRANSLATE_NOOP("Words", "%1 sits this round out")},
    {Choice::ShortCall, QT_TRANSLATE_NOOP("Words", "“Call” (puts in %2)"),
     QT_TRANSLATE_NOOP("Words", "%1 says “call” and puts in only %2")},
});

/// What has happened.
struct MishapText {
    Mishap mishap{};
    const char* text = nullptr; ///< %1 is the player, %2 the amount, %3 the circle
};

inline constexpr KeyedRows<MishapText, &MishapText::mishap, mishapCount> mishapTexts({
    {Mishap::CardExposed, QT_TRANSLATE_NOOP("Words", "The card pitched to %1 is exposed")},
    {Mishap::BoxedCard, QT_TRANSLATE_NOOP("Words", "Card %2 from the top of the deck is face up")},
    {Mishap::HandShown, QT_TRANSLATE_NOOP("Words", "%1 shows a live hand to a neighbor")},
    {Mishap::FoldedHandShown, QT_TRANSLATE_NOOP("Words", "%1 shows a folded hand")},
    {Mishap::MuckSearched, QT_TRANSLATE_NOOP("Words", "%1 reaches for the muck")},
    {Mishap::CardsBelowTable, QT_TRANSLATE_NOOP("Words", "%1 takes cards below the table's edge")},
    {Mishap::PhoneUsed, QT_TRANSLATE_NOOP("Words", "%1 uses a phone")},
    {Mishap::AdviceAsked, QT_TRANSLATE_NOOP("Words", "%1 asks for advice")},
    {Mishap::HandDiscussed, QT_TRANSLATE_NOOP("Words", "%1 talks about the hand in play")},
    {Mishap::ChipsTakenBack, QT_TRANSLATE_NOOP("Words", "%1 takes back %2 of the bet")},
    {Mishap::PotSplashed, QT_TRANSLATE_NOOP("Words", "%1 throws %2 into the pot")},
    {Mishap::RabbitAsked, QT_TRANSLATE_NOOP("Words", "%1 asks to see the cards that would have come")},
    {Mishap::MoneyOnTable, QT_TRANSLATE_NOOP("Words", "%1 puts money on the table")},
    {Mishap::SideBet, QT_TRANSLATE_NOOP("Words", "%1 proposes a side bet")},
    {Mishap::Insult, QT_TRANSLATE_NOOP("Words", "%1 insults another player")},
    {Mishap::RulingDisputed, QT_TRANSLATE_NOOP("Words", "%1 disputes what happened")},
    {Mishap::ChipsAdded, QT_TRANSLATE_NOOP("Words", "%1 wants to add chips from a pocket")},
    {Mishap::ChipsPocketed, QT_TRANSLATE_NOOP("Words", "%1 starts to pocket chips")},
    {Mishap::ChipsPassed, QT_TRANSLATE_NOOP("Words", "%1 starts to hand chips to a neighbor")},
    {Mishap::PlaysOver, QT_TRANSLATE_NOOP("Words", "A guest wants to play %1's chips")},
    {Mishap::OtherLanguage, QT_TRANSLATE_NOOP("Words", "%1 speaks another language")},
    {Mishap::TipGiven, QT_TRANSLATE_NOOP("Words", "%1 tips the dealer %2")},
    {Mishap::DiscMoved, QT_TRANSLATE_NOOP("Words", "The disc by %1 has been moved")},
    {Mishap::DiscardTouched, QT_TRANSLATE_NOOP("Words", "%1 reaches for another player's discards")},
    {Mishap::DiscardChanged, QT_TRANSLATE_NOOP("Words", "%1 wants to change the discard")},
    {Mishap::DiscardedEarly, QT_TRANSLATE_NOOP("Words", "%1 starts to discard before the call")},
    {Mishap::OdcAskedBroke, QT_TRANSLATE_NOOP("Words", "%1, who is eliminated, asks for overdrawn chips")},
    {Mishap::ForeignCard, QT_TRANSLATE_NOOP("Words", "A card appears that does not belong to the deck")},
    {Mishap::LateWager, QT_TRANSLATE_NOOP("Words", "%1 adds %2 to the %3 after the bets are closed")},
    {Mishap::WagerTouched, QT_TRANSLATE_NOOP("Words", "A neighbor reaches for %1's wagers")},
    {Mishap::DealerCardSeen, QT_TRANSLATE_NOOP("Words", "One of the dealer's cards flashes")},
    {Mishap::BoardCardSeen, QT_TRANSLATE_NOOP("Words", "A face-down community card flashes")},
    {Mishap::MachineJam, QT_TRANSLATE_NOOP("Words", "The shuffler jams")},
    {Mishap::PenaltyGiven, QT_TRANSLATE_NOOP("Words", "The manager sends %1 away for ten minutes")},
    {Mishap::Disqualified, QT_TRANSLATE_NOOP("Words", "The manager disqualifies %1")},
    {Mishap::HandForfeited, QT_TRANSLATE_NOOP("Words", "The manager rules that %1 forfeits this hand")},
    {Mishap::OtherShuffles, QT_TRANSLATE_NOOP("Words", "%1 shuffles instead of the dealer")},
    {Mishap::WagerPinched, QT_TRANSLATE_NOOP("Words", "%1 takes %2 out of the %3")},
    {Mishap::EarlyWager,
     QT_TRANSLATE_NOOP("Words", "%1 bets %2 on the next round's %3 before the cards are picked up")},
    {Mishap::CardsStuck, QT_TRANSLATE_NOOP("Words", "%1 gets two cards stuck together")},
});

/// What a matter is called.
struct MatterText {
    Matter matter{};
    const char* text = nullptr; ///< why the floor is called
};

inline constexpr KeyedRows<MatterText, &MatterText::matter, matterCount> matterTexts({
    {Matter::Dispute, QT_TRANSLATE_NOOP("Words", "a dispute")},
    {Matter::OwnMistake, QT_TRANSLATE_NOOP("Words", "a dealer's mistake")},
    {Matter::BoxedCard, QT_TRANSLATE_NOOP("Words", "a boxed card")},
    {Matter::WrongCount, QT_TRANSLATE_NOOP("Words", "a wrong number of cards")},
    {Matter::PrematureCard, QT_TRANSLATE_NOOP("Words", "a card dealt too early")},
    {Matter::FouledHand, QT_TRANSLATE_NOOP("Words", "a fouled hand")},
    {Matter::FouledDeck, QT_TRANSLATE_NOOP("Words", "a fouled deck")},
    {Matter::FoldedHandShown, QT_TRANSLATE_NOOP("Words", "a folded hand shown")},
    {Matter::MuckSearched, QT_TRANSLATE_NOOP("Words", "a search of the muck")},
    {Matter::Money, QT_TRANSLATE_NOOP("Words", "money on the table")},
    {Matter::SideBet, QT_TRANSLATE_NOOP("Words", "a side bet")},
    {Matter::Behaviour, QT_TRANSLATE_NOOP("Words", "a player's behavior")},
    {Matter::Discards, QT_TRANSLATE_NOOP("Words", "discarded cards")},
    {Matter::Odc, QT_TRANSLATE_NOOP("Words", "overdrawn chips")},
    {Matter::ExposedCard, QT_TRANSLATE_NOOP("Words", "an exposed card")},
    {Matter::Shuffler, QT_TRANSLATE_NOOP("Words", "the shuffler")},
    {Matter::Wager, QT_TRANSLATE_NOOP("Words", "a wager")},
    {Matter::TrayFill, QT_TRANSLATE_NOOP("Words", "a tray fill")},
    {Matter::LatePlayer, QT_TRANSLATE_NOOP("Words", "a late player")},
    {Matter::PlayerQuits, QT_TRANSLATE_NOOP("Words", "a player who leaves")},
});

/// What is waited for.
struct WaitText {
    Wait wait{};
    const char* text = nullptr; ///< %1 is the player
};

inline constexpr KeyedRows<WaitText, &WaitText::wait, waitCount> waitTexts({
    {Wait::Bet, QT_TRANSLATE_NOOP("Words", "%1 has to act")},
    {Wait::Cut, QT_TRANSLATE_NOOP("Words", "%1 has to cut")},
    {Wait::Draw, QT_TRANSLATE_NOOP("Words", "%1 has to draw")},
    {Wait::Post, QT_TRANSLATE_NOOP("Words", "%1 has to post a blind")},
    {Wait::Show, QT_TRANSLATE_NOOP("Words", "%1 has to turn the hand over")},
    {Wait::Discard, QT_TRANSLATE_NOOP("Words", "%1 has to keep or discard cards")},
    {Wait::Wager, QT_TRANSLATE_NOOP("Words", "%1 has to place wagers")},
    {Wait::PlayOrFold, QT_TRANSLATE_NOOP("Words", "%1 has to play or fold")},
    {Wait::Raise, QT_TRANSLATE_NOOP("Words", "%1 has to check or wager more")},
});

} // namespace cutcard::act_rows
