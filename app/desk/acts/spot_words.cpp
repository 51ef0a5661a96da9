// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/spot_words.h"

#include "app/words/tr.h"

#include <Qt>

#include <algorithm>
#include <array>

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

struct KeyPlace {
    quint32 scanCode = 0; ///< as X11 and Wayland number keys: the kernel's number and 8
    int key = 0;
};

constexpr std::array places{
    KeyPlace{20, Qt::Key_Minus},
    KeyPlace{21, Qt::Key_Equal},
    KeyPlace{34, Qt::Key_BracketLeft},
    KeyPlace{35, Qt::Key_BracketRight},
    KeyPlace{47, Qt::Key_Semicolon},
    KeyPlace{48, Qt::Key_Apostrophe},
    KeyPlace{49, Qt::Key_QuoteLeft},
    KeyPlace{51, Qt::Key_Backslash},
    KeyPlace{59, Qt::Key_Comma},
    KeyPlace{60, Qt::Key_Period},
    KeyPlace{61, Qt::Key_Slash},
    // where M lies beside L, its own place is free for what lies there elsewhere
    KeyPlace{58, Qt::Key_Semicolon},
};

/// The digits above the letters, 1 to 9 and 0: some keyboards print them with Shift only.
constexpr quint32 firstDigit = 10;
constexpr quint32 lastDigit = 19;

bool isPrinted(int key)
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
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

int keyAtPlace(int key, quint32 scanCode)
{
    if (isPrinted(key))
        return key;
    if (scanCode >= firstDigit && scanCode <= lastDigit)
        return Qt::Key_0 + static_cast<int>(scanCode - firstDigit + 1) % 10;
    const auto* found = std::ranges::find(places, scanCode, &KeyPlace::scanCode);
    return found == places.end() ? key : found->key;
}

} // namespace cutcard
