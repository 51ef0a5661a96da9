// SPDX-License-Identifier: GPL-3.0-or-later
// What every player of a hand is due, worked out from the five documents alone and by nothing that deals, judges or
// settles in the program: only its cards, chips and places are used.
#pragma once

#include "core/base/chips.h"
#include "core/cards/card.h"
#include "tests/core/support/naive_hands.h"

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace cutcard::oracle {

/// The odds that a printed table pays for these cards, nothing if they lose.
int printedOdds(std::string_view table, const std::vector<Card>& cards);

/// A player of a hand that is over, by the number of the seat.
struct Player {
    int seat = 0;
    bool in = false;     ///< has not folded
    Chips put = 0;       ///< into this hand, but for what nobody called
    Chips deadBlind = 0; ///< a folded blind that goes whole to whoever wins the first chips (3.7.3)
    int worth = 0;       ///< of whoever is in
    Card highestCard{};  ///< of the hand, where the odd chip goes by it
    bool operator==(const Player&) const = default;
};

/// Where a chip goes that can't be shared.
enum class OddChip { NextHand, LeftOfButton, HighestCard };

/// How a table shares.
struct Sharing {
    OddChip odd = OddChip::NextHand;
    Chips unit = 1; ///< the smallest chip
    int button = 1;
};

/// A pot: what lies there, and who may win it.
struct Heap {
    Chips amount = 0;
    std::set<int> claim;
    bool operator==(const Heap&) const = default;
};

/// What becomes of a pot.
struct Shares {
    std::map<int, Chips> of;
    Chips left = 0; ///< in the middle for the next hand
    Chips odd = 0;  ///< what could not be shared equally, wherever it goes
};

/// The main pot and the side pots.
std::vector<Heap> heapsOf(const std::vector<Player>& players);

/// Who has the best hand of those who may win.
std::set<int> bestOf(const std::vector<Player>& players, const std::set<int>& claim);

/// An amount shared among winners.
Shares shared(Chips amount, const std::set<int>& winners, const std::vector<Player>& players, const Sharing& sharing);

} // namespace cutcard::oracle
