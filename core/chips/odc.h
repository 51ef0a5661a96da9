// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pots.h"

#include <array>
#include <optional>

namespace cutcard {

/// A seat's chips in one hand: what it began with, what the bank lent it, what it has put in of both.
struct HandStake {
    Chips start = 0;
    Chips loan = 0; ///< overdrawn chips (ODC); own chips are bet first, then these (TA-36)
    Contribution contribution{};
    bool operator==(const HandStake&) const = default;
};

/// A stake for each place, by seat index; one that began with nothing takes no part.
using HandStakes = std::array<HandStake, maxSeats>;

/// What became of a loan.
enum class LoanFate : unsigned char {
    NoLoan,
    Untouched, ///< none of it stayed in a pot, because the bet was not called: the bank has all of it back
    Won,       ///< won or tied and can repay: the bank has all of it back, the player stays (TN-odc-11, TA-22)
    Lost,      ///< lost, folded or cannot repay: what is left goes to the bank, the player is out (TN-odc-8,
               ///< TA-39)
};

/// One seat's account of a hand.
struct StakeOutcome {
    Chips uncalled = 0; ///< came back because nobody matched it
    Chips bet = 0;      ///< stayed in the pots, own chips and loan together
    Chips odcBet = 0;   ///< the part of `bet` that was loan
    Chips won = 0;      ///< out of all pots
    Chips toBank = 0;   ///< loan given back, or what a loser had left of it
    Chips absorbed = 0; ///< part of the loan that the bank does not see again: it is in play now (TN-odc-9)
    Chips stack = 0;    ///< after everything
    bool eliminated = false;
    LoanFate fate = LoanFate::NoLoan;
    bool operator==(const StakeOutcome&) const = default;
};

/// A whole hand settled: pots, awards, and each seat's account.
struct HandSettlement {
    std::optional<Refund> uncalled;
    LayeredPots pots;
    Awards awards;
    std::array<StakeOutcome, maxSeats> outcomes{};
    bool operator==(const HandSettlement&) const = default;
};

/// Settles a hand with or without loans: borrowers bet in full, all-ins and exhausted loans make side pots (TN-odc-15).
HandSettlement settleHand(const HandStakes& stakes, const Strengths& strengths, const PotOptions& potOptions,
                          const SettleOptions& settleOptions);

/// All chips in front of the seats after the hand (odd chips left in the middle are not in front of anybody).
Chips totalStacks(const HandSettlement& settlement);

/// The loan money that stays in play after the hand.
Chips totalAbsorbed(const HandSettlement& settlement);

} // namespace cutcard
