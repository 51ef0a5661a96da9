// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/act_words.h"

#include "app/words/banked_words.h"
#include "core/base/overloaded.h"
#include "core/games/catalogue.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

template <typename Table, typename Index> QString fromTable(const Table& table, Index index)
{
    return QCoreApplication::translate("Words", table[static_cast<std::size_t>(index)]);
}

constexpr std::array<const char*, verbCount> verbTexts{
    QT_TRANSLATE_NOOP("Words", "Shuffle"),
    QT_TRANSLATE_NOOP("Words", "Spread the deck"),
    QT_TRANSLATE_NOOP("Words", "Offer the cut"),
    QT_TRANSLATE_NOOP("Words", "Complete the cut"),
    QT_TRANSLATE_NOOP("Words", "Place the cut card"),
    QT_TRANSLATE_NOOP("Words", "Place the button"),
    QT_TRANSLATE_NOOP("Words", "Post for an absent player"),
    QT_TRANSLATE_NOOP("Words", "Pitch a card"),
    QT_TRANSLATE_NOOP("Words", "Burn a card"),
    QT_TRANSLATE_NOOP("Words", "Deal board cards"),
    QT_TRANSLATE_NOOP("Words", "Show the exposed card"),
    QT_TRANSLATE_NOOP("Words", "Place the exposed card"),
    QT_TRANSLATE_NOOP("Words", "Have a hand shown to all"),
    QT_TRANSLATE_NOOP("Words", "Muck a hand"),
    QT_TRANSLATE_NOOP("Words", "Gather the cards"),
    QT_TRANSLATE_NOOP("Words", "Set board cards aside"),
    QT_TRANSLATE_NOOP("Words", "Shuffle the cards set aside back in"),
    QT_TRANSLATE_NOOP("Words", "Guard the muck"),
    QT_TRANSLATE_NOOP("Words", "Point to a player"),
    QT_TRANSLATE_NOOP("Words", "Say"),
    QT_TRANSLATE_NOOP("Words", "Sweep in the bets"),
    QT_TRANSLATE_NOOP("Words", "Build a pot"),
    QT_TRANSLATE_NOOP("Words", "Return chips"),
    QT_TRANSLATE_NOOP("Words", "Separate a splashed bet"),
    QT_TRANSLATE_NOOP("Words", "Turn up a hand"),
    QT_TRANSLATE_NOOP("Words", "Read a hand"),
    QT_TRANSLATE_NOOP("Words", "Push a pot"),
    QT_TRANSLATE_NOOP("Words", "Call the floor"),
    QT_TRANSLATE_NOOP("Words", "Take the mistake back"),
    QT_TRANSLATE_NOOP("Words", "Take the rake"),
    QT_TRANSLATE_NOOP("Words", "Count out chips"),
    QT_TRANSLATE_NOOP("Words", "Report the drop"),
    QT_TRANSLATE_NOOP("Words", "Clap out"),
    QT_TRANSLATE_NOOP("Words", "Place a “No River” disc"),
    QT_TRANSLATE_NOOP("Words", "Place a “No Turn” disc"),
    QT_TRANSLATE_NOOP("Words", "Count a hand's cards"),
    QT_TRANSLATE_NOOP("Words", "Take a deposit"),
    QT_TRANSLATE_NOOP("Words", "Lend overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "Record a charge"),
    QT_TRANSLATE_NOOP("Words", "Take a loan back"),
    QT_TRANSLATE_NOOP("Words", "Credit unused chips"),
    QT_TRANSLATE_NOOP("Words", "Record a pot"),
    QT_TRANSLATE_NOOP("Words", "Count a stack"),
    QT_TRANSLATE_NOOP("Words", "Cut with one hand"),
    QT_TRANSLATE_NOOP("Words", "Take a deck out of the shuffler"),
    QT_TRANSLATE_NOOP("Words", "Load the shuffler"),
    QT_TRANSLATE_NOOP("Words", "Deal the dealer a card"),
    QT_TRANSLATE_NOOP("Words", "Deal the “Player” hand a card"),
    QT_TRANSLATE_NOOP("Words", "Lay community cards face down"),
    QT_TRANSLATE_NOOP("Words", "Take the cut card off"),
    QT_TRANSLATE_NOOP("Words", "Put the stub into the discard holder"),
    QT_TRANSLATE_NOOP("Words", "Turn up community cards"),
    QT_TRANSLATE_NOOP("Words", "Turn up the dealer's cards"),
    QT_TRANSLATE_NOOP("Words", "Turn up the “Player” cards"),
    QT_TRANSLATE_NOOP("Words", "Announce the dealer's hand"),
    QT_TRANSLATE_NOOP("Words", "Announce the “Player” hand"),
    QT_TRANSLATE_NOOP("Words", "Push out the cards that play"),
    QT_TRANSLATE_NOOP("Words", "Push out the dealer's cards that play"),
    QT_TRANSLATE_NOOP("Words", "Take a wager"),
    QT_TRANSLATE_NOOP("Words", "Pay a wager"),
    QT_TRANSLATE_NOOP("Words", "Push a wager"),
    QT_TRANSLATE_NOOP("Words", "Put a wager right"),
    QT_TRANSLATE_NOOP("Words", "Give all wagers back"),
    QT_TRANSLATE_NOOP("Words", "Gather the Pot Bets"),
    QT_TRANSLATE_NOOP("Words", "Fill the tray"),
    QT_TRANSLATE_NOOP("Words", "Cut chips out of the tray"),
};

constexpr std::array<const char*, phraseCount> phraseTexts{
    QT_TRANSLATE_NOOP("Words", "Ask for the blind"),
    QT_TRANSLATE_NOOP("Words", "Announce a check"),
    QT_TRANSLATE_NOOP("Words", "Announce a call"),
    QT_TRANSLATE_NOOP("Words", "Announce a fold"),
    QT_TRANSLATE_NOOP("Words", "Announce a bet"),
    QT_TRANSLATE_NOOP("Words", "Announce a raise"),
    QT_TRANSLATE_NOOP("Words", "Announce an all-in"),
    QT_TRANSLATE_NOOP("Words", "Give the big blind its option"),
    QT_TRANSLATE_NOOP("Words", "Rule it a call"),
    QT_TRANSLATE_NOOP("Words", "Correct the amount"),
    QT_TRANSLATE_NOOP("Words", "Out of turn"),
    QT_TRANSLATE_NOOP("Words", "The bet stands"),
    QT_TRANSLATE_NOOP("Words", "Bets stay in front"),
    QT_TRANSLATE_NOOP("Words", "A card was exposed"),
    QT_TRANSLATE_NOOP("Words", "Declare a misdeal"),
    QT_TRANSLATE_NOOP("Words", "Show one, show all"),
    QT_TRANSLATE_NOOP("Words", "Cards stay in view"),
    QT_TRANSLATE_NOOP("Words", "No telephone"),
    QT_TRANSLATE_NOOP("Words", "One player to a hand"),
    QT_TRANSLATE_NOOP("Words", "No talk about the hand"),
    QT_TRANSLATE_NOOP("Words", "Folded hands are not shown"),
    QT_TRANSLATE_NOOP("Words", "No further card is shown"),
    QT_TRANSLATE_NOOP("Words", "Ask for the showdown"),
    QT_TRANSLATE_NOOP("Words", "Ask a player to turn up the hand"),
    QT_TRANSLATE_NOOP("Words", "Those tied draw again"),
    QT_TRANSLATE_NOOP("Words", "Ask for another cut"),
    QT_TRANSLATE_NOOP("Words", "Stop the play"),
    QT_TRANSLATE_NOOP("Words", "Name the bet to call"),
    QT_TRANSLATE_NOOP("Words", "The betting is capped"),
    QT_TRANSLATE_NOOP("Words", "Table stakes"),
    QT_TRANSLATE_NOOP("Words", "Chips stay on the table"),
    QT_TRANSLATE_NOOP("Words", "English only"),
    QT_TRANSLATE_NOOP("Words", "Own chips only"),
    QT_TRANSLATE_NOOP("Words", "Where the button lies"),
    QT_TRANSLATE_NOOP("Words", "What the blinds are"),
    QT_TRANSLATE_NOOP("Words", "Who owes a blind"),
    QT_TRANSLATE_NOOP("Words", "Who was warned"),
    QT_TRANSLATE_NOOP("Words", "Protect your hand"),
    QT_TRANSLATE_NOOP("Words", "Call “men overboard”"),
    QT_TRANSLATE_NOOP("Words", "Call “reveal”"),
    QT_TRANSLATE_NOOP("Words", "Ask who has not decided"),
    QT_TRANSLATE_NOOP("Words", "Two cards at most"),
    QT_TRANSLATE_NOOP("Words", "What was laid down stands"),
    QT_TRANSLATE_NOOP("Words", "Not before the call"),
    QT_TRANSLATE_NOOP("Words", "Chips on the folded hand"),
    QT_TRANSLATE_NOOP("Words", "Announce the new blinds"),
    QT_TRANSLATE_NOOP("Words", "Name who shows first"),
    QT_TRANSLATE_NOOP("Words", "Confirm overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "Refuse overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "Overdrawn chips or fold"),
    QT_TRANSLATE_NOOP("Words", "Announce an elimination"),
    QT_TRANSLATE_NOOP("Words", "Announce the winner"),
    QT_TRANSLATE_NOOP("Words", "Announce who goes on"),
    QT_TRANSLATE_NOOP("Words", "Declare the hand void"),
    QT_TRANSLATE_NOOP("Words", "Ask for wagers"),
    QT_TRANSLATE_NOOP("Words", "Close the wagers"),
    QT_TRANSLATE_NOOP("Words", "Chips only"),
    QT_TRANSLATE_NOOP("Words", "Hands off a wager"),
    QT_TRANSLATE_NOOP("Words", "Chips or fold"),
    QT_TRANSLATE_NOOP("Words", "All-in or no raise"),
    QT_TRANSLATE_NOOP("Words", "Ask how much the raise is"),
};

// Spoken at the table, and therefore English in every language: %1 is the player, %2 the amount.
constexpr std::array<const char*, phraseCount> spokenTexts{
    "%1, your blind, please: %2.",
    "%1 checks.",
    "%1 calls.",
    "%1 folds.",
    "Bet, %2.",
    "Raise to %2.",
    "All-in for %2.",
    "Big blind, option?",
    "That's a call, %1.",
    "%1, make it %2, please.",
    "Out of turn. Please wait, %1.",
    "Chips in the betting area stay there, %1.",
    "Please don't splash the pot, %1.",
    "Exposed card.",
    "Misdeal.",
    "Show one, show all, %1.",
    "Cards above the table, please, %1.",
    "No phones at the table, %1.",
    "One player to a hand, %1.",
    "Please don't discuss the hand, %1.",
    "Please don't show a folded hand, %1.",
    "Sorry, %1, no rabbit hunting.",
    "Showdown, please. Turn your hands up.",
    "%1, please turn up your hand.",
    "High cards tie. Those players draw again.",
    "%1, please cut again, three to forty-nine cards.",
    "Stop, please.",
    "%2 to you, %1: call, raise or fold.",
    "Capped.",
    "Table stakes, %1: nothing is added during a hand.",
    "Chips stay on the table until you leave, %1.",
    "English only at the table, please, %1.",
    "Nobody plays another player's chips, %1.",
    "The button is with %1.",
    "The big blind is %2.",
    "%1 owes a big blind.",
    "%1 has been warned.",
    "Please protect your hand, %1.",
    "Men overboard! Keep all, or lay down one or two.",
    "Reveal!",
    "%1, keep all or lay down one or two, please.",
    "Two at most, %1: take one back, please.",
    "What was laid down stands, %1.",
    "Not yet, %1: wait for the call.",
    "%1, your chips on the folded cards, please.",
    "Blinds up: the big blind is %2.",
    "%1 shows first.",
    "%1 draws ODC, %2.",
    "No ODC, %1.",
    "%1: draw ODC or fold, please.",
    "%1 is out.",
    "%1 wins the tournament.",
    "%1 goes on to the next round.",
    "The hand is void. Everybody takes back all chips.",
    "Place your bets, please.",
    "No more bets.",
    "Chips only, please, %1.",
    "Only %1 and the dealer touch these chips, please.",
    "%1, buy chips for the full wager or fold, please.",
    "%1, all-in or no raise, please.",
    "%1, raise to how much?",
};

constexpr std::array<const char*, choiceCount> bubbleTexts{
    QT_TRANSLATE_NOOP("Words", "Fold"),
    QT_TRANSLATE_NOOP("Words", "Check"),
    QT_TRANSLATE_NOOP("Words", "Call"),
    QT_TRANSLATE_NOOP("Words", "Bet %2"),
    QT_TRANSLATE_NOOP("Words", "Raise to %2"),
    QT_TRANSLATE_NOOP("Words", "All-in"),
    QT_TRANSLATE_NOOP("Words", "(one chip: %2)"),
    QT_TRANSLATE_NOOP("Words", "Call … and up to %2"),
    QT_TRANSLATE_NOOP("Words", "Cuts %2 cards"),
    QT_TRANSLATE_NOOP("Words", "Taps the deck"),
    QT_TRANSLATE_NOOP("Words", "Draws"),
    QT_TRANSLATE_NOOP("Words", "Posts %2"),
    QT_TRANSLATE_NOOP("Words", "Shows"),
    QT_TRANSLATE_NOOP("Words", "(throws the hand away)"),
    QT_TRANSLATE_NOOP("Words", "“Raise!” (puts in the call)"),
    QT_TRANSLATE_NOOP("Words", "(no blind yet)"),
    QT_TRANSLATE_NOOP("Words", "Buys in for %2"),
    QT_TRANSLATE_NOOP("Words", "Sits down with %2"),
    QT_TRANSLATE_NOOP("Words", "Leaves"),
    QT_TRANSLATE_NOOP("Words", "Away for a while"),
    QT_TRANSLATE_NOOP("Words", "Is back"),
    QT_TRANSLATE_NOOP("Words", "Asks for ODC"),
    QT_TRANSLATE_NOOP("Words", "Keeps all"),
    QT_TRANSLATE_NOOP("Words", "Lays down cards"),
    QT_TRANSLATE_NOOP("Words", "Lays down three cards"),
    QT_TRANSLATE_NOOP("Words", "(thinks about it)"),
    QT_TRANSLATE_NOOP("Words", "Fold (chips beside the cards)"),
    QT_TRANSLATE_NOOP("Words", "Wagers"),
    QT_TRANSLATE_NOOP("Words", "“Call” (puts in %2)"),
};

constexpr std::array<const char*, choiceCount> choiceTexts{
    QT_TRANSLATE_NOOP("Words", "%1 folds"),
    QT_TRANSLATE_NOOP("Words", "%1 checks"),
    QT_TRANSLATE_NOOP("Words", "%1 calls"),
    QT_TRANSLATE_NOOP("Words", "%1 bets %2"),
    QT_TRANSLATE_NOOP("Words", "%1 raises to %2"),
    QT_TRANSLATE_NOOP("Words", "%1 goes all-in"),
    QT_TRANSLATE_NOOP("Words", "%1 puts in one chip of %2 without a word"),
    QT_TRANSLATE_NOOP("Words", "%1 puts in a call, then adds chips up to %2"),
    QT_TRANSLATE_NOOP("Words", "%1 cuts off %2 cards"),
    QT_TRANSLATE_NOOP("Words", "%1 taps the deck"),
    QT_TRANSLATE_NOOP("Words", "%1 draws a card"),
    QT_TRANSLATE_NOOP("Words", "%1 posts %2"),
    QT_TRANSLATE_NOOP("Words", "%1 turns up the hand"),
    QT_TRANSLATE_NOOP("Words", "%1 wants to throw the hand away unseen"),
    QT_TRANSLATE_NOOP("Words", "%1 says “raise” and puts in the call"),
    QT_TRANSLATE_NOOP("Words", "%1 has not posted"),
    QT_TRANSLATE_NOOP("Words", "%1 buys in for %2"),
    QT_TRANSLATE_NOOP("Words", "%1 sits down and buys in for %2"),
    QT_TRANSLATE_NOOP("Words", "%1 leaves the table"),
    QT_TRANSLATE_NOOP("Words", "%1 steps away from the table"),
    QT_TRANSLATE_NOOP("Words", "%1 is back at the table"),
    QT_TRANSLATE_NOOP("Words", "%1 asks for overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "%1 keeps all five cards"),
    QT_TRANSLATE_NOOP("Words", "%1 lays down cards"),
    QT_TRANSLATE_NOOP("Words", "%1 lays down three cards"),
    QT_TRANSLATE_NOOP("Words", "%1 has not decided"),
    QT_TRANSLATE_NOOP("Words", "%1 folds and leaves the chips beside the cards"),
    QT_TRANSLATE_NOOP("Words", "%1 sits this round out"),
    QT_TRANSLATE_NOOP("Words", "%1 says “call” and puts in only %2"),
};

constexpr std::array<const char*, mishapCount> mishapTexts{
    QT_TRANSLATE_NOOP("Words", "The card pitched to %1 is exposed"),
    QT_TRANSLATE_NOOP("Words", "Card %2 from the top of the deck lies face up"),
    QT_TRANSLATE_NOOP("Words", "%1 shows a live hand to a neighbour"),
    QT_TRANSLATE_NOOP("Words", "%1 shows a folded hand"),
    QT_TRANSLATE_NOOP("Words", "%1 reaches for the muck"),
    QT_TRANSLATE_NOOP("Words", "%1 takes cards below the edge of the table"),
    QT_TRANSLATE_NOOP("Words", "%1 uses a telephone"),
    QT_TRANSLATE_NOOP("Words", "%1 asks for advice"),
    QT_TRANSLATE_NOOP("Words", "%1 talks about the hand in play"),
    QT_TRANSLATE_NOOP("Words", "%1 draws %2 of the bet back"),
    QT_TRANSLATE_NOOP("Words", "%1 throws %2 into the pot"),
    QT_TRANSLATE_NOOP("Words", "%1 wants to see what would have come"),
    QT_TRANSLATE_NOOP("Words", "%1 puts money on the table"),
    QT_TRANSLATE_NOOP("Words", "%1 proposes a side bet"),
    QT_TRANSLATE_NOOP("Words", "%1 attacks another player in words"),
    QT_TRANSLATE_NOOP("Words", "%1 disputes what happened"),
    QT_TRANSLATE_NOOP("Words", "%1 wants to add chips from the pocket"),
    QT_TRANSLATE_NOOP("Words", "%1 starts to put chips away"),
    QT_TRANSLATE_NOOP("Words", "%1 starts to hand chips to a neighbour"),
    QT_TRANSLATE_NOOP("Words", "A guest wants to play the chips of %1"),
    QT_TRANSLATE_NOOP("Words", "%1 speaks another language"),
    QT_TRANSLATE_NOOP("Words", "%1 gives the dealer a tip of %2"),
    QT_TRANSLATE_NOOP("Words", "The disc by %1 has been moved"),
    QT_TRANSLATE_NOOP("Words", "%1 reaches for another player's discards"),
    QT_TRANSLATE_NOOP("Words", "%1 wants to change the cards laid down"),
    QT_TRANSLATE_NOOP("Words", "%1 starts to lay cards down before the call"),
    QT_TRANSLATE_NOOP("Words", "%1, who is out, asks for overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "A card that does not belong to the deck turns up"),
    QT_TRANSLATE_NOOP("Words", "%1 adds %2 to a wager after the bets are closed: %3"),
    QT_TRANSLATE_NOOP("Words", "A neighbour reaches for the wagers of %1"),
    QT_TRANSLATE_NOOP("Words", "One of the dealer's cards flashes"),
    QT_TRANSLATE_NOOP("Words", "A face-down community card flashes"),
    QT_TRANSLATE_NOOP("Words", "The shuffler jams"),
    QT_TRANSLATE_NOOP("Words", "The manager sends %1 away from the table for ten minutes"),
    QT_TRANSLATE_NOOP("Words", "The manager disqualifies %1"),
    QT_TRANSLATE_NOOP("Words", "The manager rules that %1 forfeits this hand"),
    QT_TRANSLATE_NOOP("Words", "%1 shuffles in the dealer's place"),
    QT_TRANSLATE_NOOP("Words", "%1 draws %2 out of a wager: %3"),
    QT_TRANSLATE_NOOP("Words", "%1 bets %2 for the next round before the cards are picked up: %3"),
    QT_TRANSLATE_NOOP("Words", "Two cards go out to %1 as one"),
};

constexpr std::array<const char*, matterCount> matterTexts{
    QT_TRANSLATE_NOOP("Words", "a dispute"),
    QT_TRANSLATE_NOOP("Words", "a mistake of the dealer's"),
    QT_TRANSLATE_NOOP("Words", "a card face up in the deck"),
    QT_TRANSLATE_NOOP("Words", "a wrong number of cards"),
    QT_TRANSLATE_NOOP("Words", "a card dealt too early"),
    QT_TRANSLATE_NOOP("Words", "a fouled hand"),
    QT_TRANSLATE_NOOP("Words", "a fouled deck"),
    QT_TRANSLATE_NOOP("Words", "a folded hand shown"),
    QT_TRANSLATE_NOOP("Words", "a search of the muck"),
    QT_TRANSLATE_NOOP("Words", "money on the table"),
    QT_TRANSLATE_NOOP("Words", "a side bet"),
    QT_TRANSLATE_NOOP("Words", "a player's behaviour"),
    QT_TRANSLATE_NOOP("Words", "discarded cards"),
    QT_TRANSLATE_NOOP("Words", "overdrawn chips"),
    QT_TRANSLATE_NOOP("Words", "an exposed card"),
    QT_TRANSLATE_NOOP("Words", "the shuffler"),
    QT_TRANSLATE_NOOP("Words", "a wager"),
    QT_TRANSLATE_NOOP("Words", "a fill of the tray"),
    QT_TRANSLATE_NOOP("Words", "a player who comes late"),
    QT_TRANSLATE_NOOP("Words", "a player who quits"),
};

constexpr std::array<const char*, handClassCount> handClassTexts{
    QT_TRANSLATE_NOOP("Words", "high card"),      QT_TRANSLATE_NOOP("Words", "one pair"),
    QT_TRANSLATE_NOOP("Words", "two pair"),       QT_TRANSLATE_NOOP("Words", "three of a kind"),
    QT_TRANSLATE_NOOP("Words", "straight"),       QT_TRANSLATE_NOOP("Words", "flush"),
    QT_TRANSLATE_NOOP("Words", "full house"),     QT_TRANSLATE_NOOP("Words", "four of a kind"),
    QT_TRANSLATE_NOOP("Words", "straight flush"), QT_TRANSLATE_NOOP("Words", "royal flush"),
};

constexpr std::array<const char*, 9> waitTexts{
    QT_TRANSLATE_NOOP("Words", "%1 is to act"),
    QT_TRANSLATE_NOOP("Words", "%1 is to cut"),
    QT_TRANSLATE_NOOP("Words", "%1 is to draw"),
    QT_TRANSLATE_NOOP("Words", "%1 is to post a blind"),
    QT_TRANSLATE_NOOP("Words", "%1 is to turn up the hand"),
    QT_TRANSLATE_NOOP("Words", "%1 is to keep or lay down cards"),
    QT_TRANSLATE_NOOP("Words", "%1 is to place wagers"),
    QT_TRANSLATE_NOOP("Words", "%1 is to play or fold"),
    QT_TRANSLATE_NOOP("Words", "%1 is to check or wager more"),
};

/// Puts player and amount into a text that may name both, one or neither; a name may itself contain a %.
QString filled(QString text, const QString& player, const QString& amount)
{
    const qsizetype atPlayer = text.indexOf(QLatin1String("%1"));
    const qsizetype atAmount = text.indexOf(QLatin1String("%2"));
    if (atPlayer > atAmount) {
        text.replace(atPlayer, 2, player);
        return atAmount < 0 ? text : text.replace(atAmount, 2, amount);
    }
    if (atAmount >= 0)
        text.replace(atAmount, 2, amount);
    return atPlayer < 0 ? text : text.replace(atPlayer, 2, player);
}

QString seatOf(const Act& act, const Wording& wording)
{
    return act.seat ? wording.seat(*act.seat) : QString();
}

QString boardText(int count)
{
    switch (count) {
    case 1:
        return Words::tr("Deal one board card");
    case 2:
        return Words::tr("Deal two board cards");
    case 3:
        return Words::tr("Deal the flop");
    default:
        return Words::tr("Deal %1 board cards").arg(count);
    }
}

QString builtPotText(const Act& act, const Wording& wording)
{
    QString text = Words::tr("%1: bring it to %2").arg(potText(act.number), wording.amount(act.amount));
    if (act.seats.empty())
        return text;
    return Words::tr("%1, for %2").arg(text, wording.seats(act.seats));
}

constexpr std::array<const char*, 10> spokenHands{
    "High card", "One pair",   "Two pair",       "Three of a kind", "A straight",
    "A flush",   "Full house", "Four of a kind", "Straight flush",  "Royal flush",
};

} // namespace

QString potText(int number)
{
    return number == 0 ? Words::tr("Main pot") : Words::tr("Side pot %1").arg(number);
}

QString verbText(Verb verb)
{
    return fromTable(verbTexts, verb);
}

QString phraseText(Phrase phrase)
{
    return fromTable(phraseTexts, phrase);
}

QString matterText(Matter matter)
{
    return fromTable(matterTexts, matter);
}

QString handClassText(HandClass handClass)
{
    return fromTable(handClassTexts, handClass);
}

QString actText(const Act& act, const Wording& wording)
{
    const QString seat = seatOf(act, wording);
    const QString amount = wording.amount(act.amount);
    switch (act.verb) {
    case Verb::OfferCut:
        return Words::tr("Offer the cut to %1").arg(seat);
    case Verb::PlaceButton:
        return Words::tr("Place the button in front of %1").arg(seat);
    case Verb::PostFor:
        return Words::tr("Post %2 for %1, who is absent").arg(seat, amount);
    case Verb::Pitch:
        return Words::tr("Pitch a card to %1").arg(seat);
    case Verb::Board:
        return boardText(act.number);
    case Verb::ShowExposed:
        return Words::tr("Take the exposed card from %1 and show it to all").arg(seat);
    case Verb::PlaceExposed:
        return Words::tr("Put the exposed card face down in the centre");
    case Verb::ShowHand:
        return Words::tr("Have the hand of %1 shown to all").arg(seat);
    case Verb::MuckHand:
        return Words::tr("Muck the hand of %1").arg(seat);
    case Verb::SetAside:
        return act.number == 1 ? Words::tr("Set a board card aside")
                               : Words::tr("Set %1 board cards aside").arg(act.number);
    case Verb::PointTo:
        return Words::tr("Point to %1").arg(seat);
    case Verb::Announce:
        //: what the dealer says aloud
        return Words::tr("Say: “%1”").arg(spokenText(act, wording));
    case Verb::BuildPot:
        return builtPotText(act, wording);
    case Verb::ReturnChips:
        return Words::tr("Return %2 to %1").arg(seat, amount);
    case Verb::SeparateBet:
        return Words::tr("Bring the %2 thrown into the pot back in front of %1").arg(seat, amount);
    case Verb::TurnUp:
        return Words::tr("Turn up the hand of %1").arg(seat);
    case Verb::NameHand:
        return Words::tr("Read the hand of %1: %2").arg(seat, handClassText(act.hand));
    case Verb::PushPot:
        return Words::tr("%3: push %2 to %1")
            .arg(seat, amount, isBanked(wording.game) ? circleText(Circle::PotBet, wording.game) : potText(act.number));
    case Verb::CallFloor:
        return wording.game == GameId::League ? Words::tr("Call the manager: %1").arg(matterText(act.matter))
                                              : Words::tr("Call the floor: %1").arg(matterText(act.matter));
    case Verb::TakeRake:
        return Words::tr("%1: take %2 as rake").arg(potText(act.number), amount);
    case Verb::SellChips:
        return Words::tr("Count out %2 to %1").arg(seat, amount);
    case Verb::CountDrop:
        return Words::tr("Report the drop: %1").arg(amount);
    case Verb::NoRiverDisc:
        return Words::tr("“No River” disc to %1").arg(seat);
    case Verb::NoTurnDisc:
        return Words::tr("“No Turn” disc to %1").arg(seat);
    case Verb::CountHand:
        return Words::tr("Count the cards of %1: %2").arg(seat, QString::number(act.number));
    case Verb::Deposit:
        return Words::tr("Take the deposit of %1: %2").arg(seat, amount);
    case Verb::Lend:
        return Words::tr("Lend %2 to %1").arg(seat, amount);
    case Verb::Charge:
        return Words::tr("Record the charge for %1: %2").arg(seat, amount);
    case Verb::TakeLoan:
        return Words::tr("Take %2 of lent chips back from %1").arg(seat, amount);
    case Verb::Credit:
        return Words::tr("Credit %2 to %1").arg(seat, amount);
    case Verb::RecordPot:
        return Words::tr("Record: %1 comes to %2, for %3").arg(potText(act.number), amount, wording.seats(act.seats));
    case Verb::CountStack:
        return Words::tr("Count the chips of %1: %2").arg(seat, amount);
    default: {
        const QString banked = bankedActText(act, wording);
        return banked.isEmpty() ? verbText(act.verb) : banked;
    }
    }
}

QString dutyText(const Duty& duty, const Wording& wording)
{
    const QString text = actText(duty.act, wording);
    if (duty.late)
        return Words::tr("%1 (late, can still be put right)").arg(text);
    if (duty.customary)
        return Words::tr("%1 (the house's habit, not graded)").arg(text);
    return duty.optional ? Words::tr("%1 (not required)").arg(text) : text;
}

QString spokenText(const Act& act, const Wording& wording)
{
    const QString seat = seatOf(act, wording);
    switch (act.verb) {
    case Verb::Announce:
        return filled(QString::fromUtf8(spokenTexts[static_cast<std::size_t>(act.phrase)]), seat,
                      wording.amount(act.amount));
    case Verb::OfferCut:
        return filled(QStringLiteral("%1, cut, please?"), seat, {});
    case Verb::PointTo:
        return filled(isBanked(wording.game) ? QStringLiteral("%1, your decision, please.")
                                             : QStringLiteral("%1, your action."),
                      seat, {});
    case Verb::NameHand:
        return QString::fromUtf8(spokenHands[static_cast<std::size_t>(act.hand)]) + QLatin1Char('.');
    case Verb::CallFloor:
        return wording.game == GameId::League ? QStringLiteral("Manager, please.") : QStringLiteral("Floor, please.");
    case Verb::ClapOut:
        return QStringLiteral("Dealer out. Good luck, everybody.");
    default:
        return bankedSpokenText(act, wording);
    }
}

QString decisionText(const Decision& decision, const Wording& wording)
{
    if (decision.choice == Choice::Wager)
        return wagerDecisionText(decision, {}, wording);
    return filled(fromTable(bubbleTexts, decision.choice), {}, wording.amount(decision.amount));
}

QString incidentText(const Incident& incident, const Wording& wording)
{
    const QString text =
        filled(fromTable(mishapTexts, incident.mishap), wording.seat(incident.seat), wording.amount(incident.amount));
    return mishapFacts(incident.mishap).takesCircle ? text.arg(circleText(incident.circle, wording.game)) : text;
}

QString eventLine(const Event& event, const Wording& wording)
{
    return std::visit(overloaded{
                          [&](const Act& act) { return actText(act, wording); },
                          [&](const Decision& decision) {
                              if (decision.choice == Choice::Wager)
                                  return wagerDecisionText(decision, wording.seat(decision.seat), wording);
                              return filled(fromTable(choiceTexts, decision.choice), wording.seat(decision.seat),
                                            wording.amount(decision.amount));
                          },
                          [&](const Incident& incident) { return incidentText(incident, wording); },
                          [](const FloorStep&) { return Words::tr("The floor steps in and puts the table right"); },
                      },
                      event);
}

QString eventLine(const Event& event, const std::function<QString(Seat)>& name)
{
    Wording wording;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        wording.names[static_cast<std::size_t>(seat.index())] = name(seat);
    return eventLine(event, wording);
}

QString waitText(const Turn& turn, const Wording& wording)
{
    return filled(fromTable(waitTexts, turn.wait), wording.seat(turn.seat), {});
}

QString chipsText(Chips amount)
{
    return Wording().amount(amount);
}

QString gameText(GameId game)
{
    switch (game) {
    case GameId::League:
        return Words::tr("Pub league · no-limit hold'em");
    case GameId::Limit:
        return Words::tr("Card room · limit hold'em");
    case GameId::Tennessee:
        return Words::tr("Riverboat · Tennessee Hold'em");
    case GameId::Champion:
        return Words::tr("Champion Poker · Hold'em Bonus and Pot Bet");
    case GameId::ChampionOne:
        return Words::tr("Champion Poker · Version One");
    case GameId::ChampionTwo:
        return Words::tr("Champion Poker · Version Two");
    }
    return {};
}

} // namespace cutcard
