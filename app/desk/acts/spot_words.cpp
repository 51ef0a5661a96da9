// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/spot_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

QString trayText(TableSpot spot)
{
    switch (spot) {
    case TableSpot::Stub:
    case TableSpot::Spread:
        return Words::tr("the deck");
    case TableSpot::CutPacket:
        return Words::tr("the part cut off");
    case TableSpot::CutCard:
        return Words::tr("the cut card");
    case TableSpot::Burns:
        return Words::tr("the burns");
    case TableSpot::Muck:
        return Words::tr("the muck");
    case TableSpot::Board:
        return Words::tr("the board");
    case TableSpot::SetAside:
        return Words::tr("the cards set aside");
    case TableSpot::Exposed:
        return Words::tr("the exposed card");
    case TableSpot::Button:
        return Words::tr("the dealer button");
    case TableSpot::Discs:
        return Words::tr("a disc");
    case TableSpot::Bank:
        return Words::tr("the bank");
    case TableSpot::Drop:
        return Words::tr("the drop");
    case TableSpot::Tips:
        return Words::tr("the tips");
    case TableSpot::DealerHand:
        return Words::tr("the dealer's cards");
    case TableSpot::SharedHand:
        return Words::tr("the “Player” cards");
    case TableSpot::Rack:
        return Words::tr("the tray");
    case TableSpot::Shuffler:
        return Words::tr("the shuffler");
    default:
        return Words::tr("that");
    }
}

} // namespace

QString spotText(TableSpot spot, int index, const Wording& wording)
{
    const auto who = [&](int number) {
        return number >= 1 && number <= maxSeats ? wording.seat(Seat(number)) : QString();
    };
    switch (spot) {
    case TableSpot::Seat:
    case TableSpot::Stack:
        return who(index);
    case TableSpot::Cards:
        return Words::tr("%1's cards").arg(who(index));
    case TableSpot::Bet:
        return Words::tr("%1's bet").arg(who(index));
    case TableSpot::Circle:
        return Words::tr("one of %1's circles").arg(who(index / 10));
    case TableSpot::Pot:
        return Words::tr("the pot area");
    default:
        return trayText(spot);
    }
}

} // namespace cutcard
