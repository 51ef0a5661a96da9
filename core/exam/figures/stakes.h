// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/random.h"
#include "core/exam/figures/quiz_item.h"
#include "core/games/positions.h"

#include <array>

namespace cutcard::figures {

/// Chips that nobody runs out of, in a league and at a limit table.
inline constexpr Chips plenty = 50'000;
inline constexpr Chips plentyAtLimit = 10'000;

/// A big blind of each game, by chance.
inline Chips leagueBlind(RandomStream& stream)
{
    return 200 * stream.between(1, 3);
}
inline Chips limitBlind(RandomStream& stream)
{
    return std::array<Chips, 3>{2, 5, 10}[static_cast<std::size_t>(stream.below(3))];
}
inline Chips tennesseeBlind(RandomStream& stream)
{
    return 100 * (Chips{1} << static_cast<unsigned>(stream.below(3)));
}

/// A table without a gap, and who has the button and the blinds in a first hand.
struct FullTable {
    SeatSet seats;
    Positions positions;
};
inline FullTable fullTable(RandomStream& stream, int least, int most)
{
    const auto seats = SeatSet::firstSeats(static_cast<int>(stream.between(least, most)));
    return {seats, firstPositions(Seat(static_cast<int>(stream.between(1, seats.size()))), seats, {})};
}

/// One figure, and so many times it as the answer.
inline Figures timesOf(Chips figure, Chips times)
{
    return {.values = {figure}, .amount = times * figure};
}

inline constexpr Chips handsInALevel = 6; ///< TN-blinds-5

/// The big blind of a hand, which doubles with each level (TN-blinds-5).
inline Chips tennesseeBlindAt(Chips opening, Chips hand)
{
    return opening << static_cast<unsigned>((hand - 1) / handsInALevel);
}

} // namespace cutcard::figures
