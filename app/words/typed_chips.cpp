// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/typed_chips.h"

namespace cutcard {

/// More than any table of ours has.
static constexpr Chips mostTyped = 999'999'999;

std::optional<Chips> typedChips(const QString& text)
{
    QString digits = text;
    digits.remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    bool isNumber = false;
    const Chips chips = digits.toLongLong(&isNumber);
    return isNumber && chips >= 0 && chips <= mostTyped ? std::optional(chips) : std::nullopt;
}

} // namespace cutcard
