// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/spot_words.h"

#include "app/words/tr.h"

#include <Qt>

#include <utility>

namespace cutcard {

namespace {

constexpr std::array<std::pair<TableSpot, const char*>, 18> trayTexts{{
    {TableSpot::Stub, QT_TRANSLATE_NOOP("Words", "the deck")},
    {TableSpot::Spread, QT_TRANSLATE_NOOP("Words", "the deck")},
    {TableSpot::CutPacket, QT_TRANSLATE_NOOP("Words", "the part cut off")},
    {TableSpot::CutCard, QT_TRANSLATE_NOOP("Words", "the cut card")},
    {TableSpot::Burns, QT_TRANSLATE_NOOP("Words", "the burns")},
    {TableSpot::Muck, QT_TRANSLATE_NOOP("Words", "the muck")},
    {TableSpot::Board, QT_TRANSLATE_NOOP("Words", "the board")},
    {TableSpot::SetAside, QT_TRANSLATE_NOOP("Words", "the cards set aside")},
    {TableSpot::Exposed, QT_TRANSLATE_NOOP("Words", "the exposed card")},
    {TableSpot::Button, QT_TRANSLATE_NOOP("Words", "the dealer button")},
    {TableSpot::Discs, QT_TRANSLATE_NOOP("Words", "a disc")},
    {TableSpot::Bank, QT_TRANSLATE_NOOP("Words", "the bank")},
    {TableSpot::Drop, QT_TRANSLATE_NOOP("Words", "the drop")},
    {TableSpot::Tips, QT_TRANSLATE_NOOP("Words", "the tips")},
    {TableSpot::DealerHand, QT_TRANSLATE_NOOP("Words", "the dealer's cards")},
    {TableSpot::SharedHand, QT_TRANSLATE_NOOP("Words", "the “Player” cards")},
    {TableSpot::Rack, QT_TRANSLATE_NOOP("Words", "the tray")},
    {TableSpot::Shuffler, QT_TRANSLATE_NOOP("Words", "the shuffler")},
}};

QString trayText(TableSpot spot)
{
    const auto* found = std::ranges::find(trayTexts, spot, &std::pair<TableSpot, const char*>::first);
    return found == trayTexts.end() ? Words::tr("that") : Words::tr(found->second);
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
