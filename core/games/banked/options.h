// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pay_table.h"
#include "core/games/house_option.h"
#include "core/table/situation.h"

#include <span>

namespace cutcard {

/// In which order the spots are asked or settled; no document says, so that only a house that sets one has it graded.
enum class SpotOrder : std::uint8_t { Free, RightToLeft, LeftToRight };

/// In which order the hands are dealt; not stated either (CA-13).
enum class DealOrder : std::uint8_t {
    Free,
    OneAtATime, ///< two passes from the dealer's left, the dealer last
    TwoAtATime, ///< each hand both its cards, from the dealer's left, the dealer last
};

/// Who of those tied for the Pot Bet gets the chip that can't be split (CA-9).
enum class PotOddChip : std::uint8_t { AnyOfThem, FromTheLeft, FromTheRight };

/// What an operator of a house-banked Champion game may set; the defaults are the documents', or our readings.
struct BankedOptions : HouseOptions {
    /// As the game's document has them.
    explicit BankedOptions(GameId which);

    Chips leastBet = 10;        ///< of the bonus and the blind (CHP-wag-a)
    Chips mostBet = 100;        ///< the same
    bool potBet = true;         ///< offered (CHP-play-4)
    Chips potBetAmount = 0;     ///< 0: the table minimum (CHP-play-6); otherwise what the house posts (CHP-wag-b)
    int mostAfterFlop = 2;      ///< the raise after the flop in antes (CHP-play-15); 1: no 2× (CA-2)
    PayTable bonusTable;        ///< as posted
    bool machine = false;       ///< a shuffler with two decks (CHP-shuf-1); otherwise dealt by hand (CHP-hand-0)
    bool burns = true;          ///< before flop, turn and river (CHP-hand-5, CA-12, RA-11)
    bool voidByHand = true;     ///< CA-6: irregularities void a hand deal too
    bool foldedKeepsPot = true; ///< CA-8: who folded still plays for the Pot Bet
    bool completesBoard = true; ///< RA-22: the board is completed even if nobody has a live Hold'em wager
    DealOrder dealOrder = DealOrder::Free;
    SpotOrder askOrder = SpotOrder::Free;
    SpotOrder settleOrder = SpotOrder::Free;
    bool cutsPayments = false; ///< payments are cut out of the tray chip by chip, and judged
    Chips largestPaid = 0;     ///< the largest chip that is paid out; 0: any
    PotOddChip oddChip = PotOddChip::AnyOfThem;
    std::vector<ChipLot> tray; ///< what lies in the tray at first, smallest value first
    bool operator==(const BankedOptions&) const = default;

    /// What a Pot Bet comes to.
    Chips potBetSize() const { return potBetAmount > 0 ? potBetAmount : leastBet; }
};

/// The banked house options of a situation; only those games' own code may ask.
inline const BankedOptions& bankedOptions(const Situation& situation)
{
    return static_cast<const BankedOptions&>(*situation.house);
}

/// What the house wins of a bonus wager in the long run, in parts of it; negative where the players win.
double bonusEdge(const PayTable& table);

/// What players win of the Hold'em wagers with the best play, in parts of one Ante or Blind, as core/odds has it.
double holdemEdge(GameId game, int mostAfterFlop);

/// Makes the rows of a house-banked game's options.
std::vector<HouseOption> bankedRows(GameId game);

/// The options of a house-banked game's house, in the order of its file.
template <GameId game> std::span<const HouseOption> bankedHouse()
{
    static const std::vector<HouseOption> rows = bankedRows(game);
    return rows;
}

} // namespace cutcard
