// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/impossible_words.h"

#include "app/words/table/act_words.h"
#include "app/words/table/banked_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// What is missing for an act that takes cards.
QString cardsMissing(const Act& act, const Table& table, const Wording& wording)
{
    switch (act.verb) {
    case Verb::Shuffle:
    case Verb::Spread:
    case Verb::LoadShuffler:
        return Words::tr("The deck is not together: gather all cards first.");
    case Verb::CompleteCut:
        return Words::tr("Nothing has been cut off.");
    case Verb::PlaceCutCard:
        return table.cutOff > 0 ? Words::tr("A part of the deck still lies beside it.")
                                : Words::tr("The cut card lies under the deck already.");
    case Verb::LiftCutCard:
        return Words::tr("No cut card lies under the deck.");
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared:
        if (table.stub.empty())
            return Words::tr("There is no card left in the deck.");
        return Words::tr("No further card fits there.");
    case Verb::Burn:
    case Verb::Board:
    case Verb::BoardDown:
    case Verb::DiscardStub:
        return Words::tr("The deck has not so many cards left, or they do not fit there.");
    case Verb::MuckHand:
    case Verb::TurnUp:
        return act.seat ? Words::tr("%1 has no cards.").arg(wording.seat(*act.seat)) : QString();
    case Verb::ShowExposed:
    case Verb::PlaceExposed:
        return Words::tr("No exposed card lies there.");
    case Verb::SetAside:
        return Words::tr("The board has not so many cards.");
    case Verb::ReturnAside:
        return Words::tr("No cards are set aside.");
    case Verb::TurnBoard:
    case Verb::TurnDealer:
    case Verb::TurnShared:
        return Words::tr("No cards lie face down there, or not so many.");
    case Verb::NameDealer:
    case Verb::NameShared:
    case Verb::Slide:
    case Verb::SlideDealer:
        return Words::tr("No hand has been dealt there yet.");
    case Verb::TakeDeck:
        return Words::tr("That deck is not in the shuffler.");
    case Verb::SelfCut:
        return Words::tr("Only a whole deck is cut.");
    default:
        return {};
    }
}

/// What is missing for an act that takes chips.
QString chipsMissing(const Act& act, const Table& table, const Wording& wording)
{
    const QString who = act.seat ? wording.seat(*act.seat) : QString();
    switch (act.verb) {
    case Verb::Sweep:
        return Words::tr("Nobody has chips in front.");
    case Verb::PushPot:
    case Verb::TakeRake:
        if (act.number >= static_cast<int>(table.pots.size()))
            return Words::tr("There is no such pot: %1.").arg(potText(act.number));
        return Words::tr("%1 does not hold so much.").arg(potText(act.number));
    case Verb::BuildPot:
        return Words::tr("The chips in front do not make up that pot.");
    case Verb::ReturnChips:
        return Words::tr("%1 has not so many chips in front.").arg(who);
    case Verb::SeparateBet:
        return Words::tr("The pot does not hold so much.");
    case Verb::PostFor:
    case Verb::TakeLoan:
        return Words::tr("%1 has not so many chips.").arg(who);
    case Verb::TakeWager:
    case Verb::PushWager:
        return Words::tr("No such wager lies in that circle.");
    case Verb::PayWager:
        return table.at(*act.seat).wagers.at(act.circle) == 0 ? Words::tr("No wager lies in that circle.")
                                                              : Words::tr("The tray can't pay that to the chip.");
    case Verb::CorrectWager:
        return Words::tr("The player has not so many chips.");
    case Verb::GatherPot:
        return Words::tr("No Pot Bets lie in the circles.");
    case Verb::FillTray:
        return Words::tr("The tray has run out of nothing.");
    case Verb::NoRiverDisc:
    case Verb::NoTurnDisc:
        return Words::tr("That disc lies there already.");
    case Verb::SellChips:
    case Verb::Lend:
        return Words::tr("So many chips can't be counted out.");
    default:
        return {};
    }
}

} // namespace

QString impossibleText(const Act& act, const Situation& situation, const Wording& wording)
{
    const Table& table = situation.table;
    if (act.seat && !table.at(*act.seat).seated)
        return Words::tr("Nobody sits in seat %1.").arg(act.seat->number());
    QString why = cardsMissing(act, table, wording);
    if (why.isEmpty())
        why = chipsMissing(act, table, wording);
    if (why.isEmpty())
        why = Words::tr("That can't be done at this table now.");
    return Words::tr("%1: %2").arg(actText(act, wording), why);
}

} // namespace cutcard
