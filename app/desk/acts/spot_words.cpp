// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/spot_words.h"

#include "app/words/said.h"
#include "app/words/tr.h"

#include <Qt>

namespace cutcard {

namespace {

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
    const int number = spot == TableSpot::Circle ? index / 10 : index;
    const QString who = number >= 1 && number <= maxSeats ? wording.seat(Seat(number)) : QString();
    if (spot == TableSpot::Seat || spot == TableSpot::Stack)
        return who;
    const QString text = said("spot", spot, {who});
    return text.isEmpty() ? Words::tr("that") : text;
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
