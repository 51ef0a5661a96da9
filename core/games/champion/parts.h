// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/banked/parts.h"

namespace cutcard {

/// Champion Poker with Hold'em Bonus and Pot Bet, by the document of procedures.
const BankedGame& champion();

/// Champion Poker, Version One: one shared "Player" hand, the 5 Card Bonus after the flop.
const BankedGame& championOne();

/// Champion Poker, Version Two: everybody's own hand, the 5 Card Bonus after the flop.
const BankedGame& championTwo();

} // namespace cutcard

namespace cutcard::champion_rules {

// the document of procedures speaks of the deck, of mistakes and of the Pot Bet for all versions
inline constexpr DeckRules deck{
    .shuffle = "CHP-hand-1"_rule,
    .cut = "CHP-hand-2"_rule,
    .away = "CHP-hand-6"_rule,
    .other = "CHP-shuf-c"_rule,
    .loaded = "CHP-shuf-b"_rule,
    .either = "CHP-hand-0"_rule,
};
inline constexpr SpoiltRules spoilt{
    .faceUp = "CHP-irreg-a"_rule,
    .count = "CHP-irreg-b"_rule,
    .dealerSeen = "CHP-irreg-c"_rule,
    .jam = "CHP-irreg-d"_rule,
    .byHand = "CHP-irreg-e"_rule,
    .wagersBack = "CA-7"_rule,
};
inline constexpr PotBetRules potBet{
    .optional = "CHP-play-4"_rule,
    .gathered = "CHP-pot-1"_rule,
    .best = "CHP-pot-2"_rule,
    .theirs = "CHP-pot-3"_rule,
    .last = "CHP-play-22"_rule,
    .shared = "CA-9"_rule,
};

/// The bonus tables of the two versions.
inline constexpr std::array fiveCardTables{PostedTable{"A", "CH-pay-A"_rule}, PostedTable{"B", "CH-pay-B"_rule}};

/// What players win of a version's Hold'em wagers with the best play; the dealer's side (0.1460) is nobody's only one.
double edgeOfVersions(int mostAfterFlop);

/// Bonus and blind: both, equal and within the limits, or neither of them; which, is the player's choice.
std::vector<Duty> wrongPair(const Situation& situation, Seat seat, Circle blindCircle);

} // namespace cutcard::champion_rules
