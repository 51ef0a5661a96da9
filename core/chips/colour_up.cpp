// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/colour_up.h"

namespace cutcard {

static Result<Denominations> higherThan(Chips denomination, const Denominations& inPlay)
{
    FixedVector<Chips, maxDenominations> higher;
    for (const Chips value : inPlay.values()) {
        if (value > denomination)
            higher.push_back(value);
    }
    return Denominations::fromValues({higher.data(), higher.size()});
}

Result<ColourUp> colourUp(Chips count, Chips denomination, const Denominations& inPlay)
{
    if (count < 0 || denomination <= 0)
        return Error{{.name = "chips"}, Cause::OutOfRange, ">= 0", std::to_string(std::min(count, denomination))};
    const auto higher = higherThan(denomination, inPlay);
    if (!higher)
        return higher.error();
    const Chips value = count * denomination;
    const Chips unit = higher->smallest();
    const Chips given = (value + unit - 1) / unit * unit;
    return higher->breakdown(given).transform(
        [&](const ChipStack& chips) { return ColourUp{.chips = chips, .removed = value, .roundedUp = given - value}; });
}

} // namespace cutcard
