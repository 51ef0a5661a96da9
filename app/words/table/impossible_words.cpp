// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/table/act_words.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"

namespace cutcard {

/// What is missing for an act that takes cards.
static QString cardsMissing(const Act& act, const Table& table, const Wording& wording)
{
    switch (act.verb) {
    case Verb::Shuffle:
    case Verb::Spread:
    case Verb::LoadShuffler:
        return Words::tr("The deck is not complete. Gather all cards first.");
    case Verb::CompleteCut:
        return Words::tr("Nothing has been cut off.");
    case Verb::PlaceCutCard:
        return table.cutOff > 0 ? Words::tr("Complete the cut first.")
                                : Words::tr("The cut card is already under the deck.");
    case Verb::LiftCutCard:
        return Words::tr("There is no cut card under the deck.");
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared:
        if (table.stub.empty())
            return Words::tr("There are no cards left in the deck.");
        return Words::tr("There is no room for another card there.");
    case Verb::Burn:
    case Verb::Board:
    case Verb::BoardDown:
    case Verb::DiscardStub:
        return Words::tr("Too few cards in the deck, or no room for them.");
    case Verb::MuckHand:
    case Verb::TurnUp:
        return act.seat ? Words::tr("%1 has no cards.").arg(wording.seat(*act.seat)) : QString();
    case Verb::ShowExposed:
    case Verb::PlaceExposed:
        return Words::tr("There is no exposed card there.");
    case Verb::SetAside:
        return Words::tr("The board does not have that many cards.");
    case Verb::ReturnAside:
        return Words::tr("No cards are set aside.");
    case Verb::TurnBoard:
    case Verb::TurnDealer:
    case Verb::TurnShared:
        return Words::tr("There are not that many face-down cards there.");
    case Verb::NameDealer:
    case Verb::NameShared:
    case Verb::Slide:
    case Verb::SlideDealer:
        return Words::tr("No hand has been dealt there yet.");
    case Verb::TakeDeck:
        return Words::tr("That deck is not in the shuffler.");
    case Verb::SelfCut:
        return Words::tr("Only a complete deck can be cut.");
    default:
        return {};
    }
}

/// What is missing for an act that takes chips.
static QString chipsMissing(const Act& act, const Table& table, const Wording& wording)
{
    const QString who = act.seat ? wording.seat(*act.seat) : QString();
    switch (act.verb) {
    case Verb::Sweep:
        return Words::tr("Nobody has chips in front.");
    case Verb::PushPot:
    case Verb::TakeRake:
        if (act.number >= static_cast<int>(table.pots.size()))
            //: %1 is a pot's name
            return Words::tr("There is no %1.").arg(potText(act.number));
        return Words::tr("%1 does not hold that much.").arg(potText(act.number));
    case Verb::BuildPot:
        return Words::tr("The bets in front of the players do not add up to that pot.");
    case Verb::ReturnChips:
        return Words::tr("%1 does not have that many chips in front.").arg(who);
    case Verb::SeparateBet:
        return Words::tr("The pot does not hold that much.");
    case Verb::PostFor:
    case Verb::TakeLoan:
        return Words::tr("%1 does not have that many chips.").arg(who);
    case Verb::TakeWager:
    case Verb::PushWager:
        return Words::tr("There is no such wager in that circle.");
    case Verb::PayWager:
        return table.at(*act.seat).wagers.at(act.circle) == 0 ? Words::tr("There is no wager in that circle.")
                                                              : Words::tr("The tray cannot pay that exactly.");
    case Verb::CorrectWager:
        return Words::tr("The player does not have that many chips.");
    case Verb::GatherPot:
        return Words::tr("There are no Pot Bets in the circles.");
    case Verb::FillTray:
        return Words::tr("The tray is not short of any chips.");
    case Verb::NoRiverDisc:
    case Verb::NoTurnDisc:
        return Words::tr("That disc is already there.");
    case Verb::SellChips:
    case Verb::Lend:
        return Words::tr("This amount cannot be counted out in chips.");
    default:
        return {};
    }
}

QString impossibleText(const Act& act, const Situation& situation, const Wording& wording)
{
    const Table& table = situation.table;
    if (act.seat && !table.at(*act.seat).seated)
        return Words::tr("Seat %1 is empty.").arg(act.seat->number());
    QString why = cardsMissing(act, table, wording);
    if (why.isEmpty())
        why = chipsMissing(act, table, wording);
    if (why.isEmpty())
        why = Words::tr("This cannot be done at the table now.");
    return Words::tr("“%1” is not possible. %2").arg(actText(act, wording), why);
}

} // namespace cutcard
