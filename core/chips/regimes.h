// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/odc_bank.h"

namespace cutcard {

/// The four ways in which our documents treat a player who runs out of chips.
enum class Regime : unsigned char {
    TableStakes, ///< side pots, a short all-in is called at its own amount (limit hold'em)
    League,      ///< 3.7.3 and 3.7.5: dead blinds whole, callers pay the proper raise
    Odc,         ///< Tennessee: the short player borrows, one pot
    NoOdc,       ///< Tennessee's option without loans (TN-odc-15)
};

inline constexpr std::array allRegimes{Regime::TableStakes, Regime::League, Regime::Odc, Regime::NoOdc};

/// One thing a player did, as it was played; `to` is that seat's total in the betting round.
struct BettingStep {
    enum class Kind : unsigned char {
        Blind,    ///< posts `to`
        Call,     ///< matches what is asked, with what he has
        Raise,    ///< bets or raises to `to`, or as far as his chips go
        AllIn,    ///< all he has, be it a call, a bet or a raise
        Check,    ///< nothing to match
        Fold,     ///< leaves what lies in front, or `to` if that is more: chips put in out of turn that stay
        NextRound ///< the betting round is over; names no seat
    };
    Kind kind = Kind::Check;
    Seat seat{};
    Chips to = 0;
    bool operator==(const BettingStep&) const = default;
};

/// A hand to be resolved in several ways: stacks, what everybody did, and who held what.
struct ComparedHand {
    ChipsBySeat stacks{}; ///< before any blind; 0: nobody there
    Chips bigBlind = 0;
    std::vector<BettingStep> steps;
    Strengths strengths{};
    Seat button{};
    Chips unit = 1;            ///< the smallest chip in play
    Chips carried = 0;         ///< odd chips of the last hand; only the league has them
    Chips loan = 10000;        ///< the size of an ODC loan
    SeatSet plainAllIn{};      ///< seats that go all-in without a loan even where loans are offered (TA-29)
    bool capDeadBlind = false; ///< the league's other reading of 3.7.3 (PA-12)
    bool properRaise = true;   ///< 3.7.5, unless the league's house does without
    bool carriesOdd = true;    ///< a league's odd chips start the next pot, unless its house gives them out
    FixedVector<Seat, maxSeats> oddOrder{};   ///< who gets odd chips before whom; empty: from the button's left
    SeatSet toAct{};                          ///< who has still to act in a hand that goes on: taken to match the bet
    Regime playedUnder = Regime::TableStakes; ///< raises "to" an amount were made over this regime's bets
    bool operator==(const ComparedHand&) const = default;
};

/// What one line of arithmetic says; `app` puts it into words.
enum class LineCode : unsigned char {
    Blind,         ///< chips posted
    Call,          ///< to the amount asked
    CallForLess,   ///< all-in, below the amount asked
    Raise,         ///< to a new amount
    ShortRaise,    ///< all-in, above the bet but less than a raise
    ProperRaise,   ///< 3.7.5: bet + last raise = what callers owe
    RaiseOver,     ///< the same increment over a bet that is higher in this regime
    LoanDrawn,     ///< chips wanted - own chips = overdrawn, out of a whole loan
    LoanExhausted, ///< own chips + loan = all that can be bet
    MatchesLater,  ///< a borrower, or one who called too little for this regime, matches the bet
    Fold,          ///< what stays in the pot
    Uncalled,      ///< highest - next highest = back to the seat
    MainPot,       ///< payers x height + dead blinds + carried chips
    SidePot,       ///< payers x height
    PotTotal,      ///< all pots
    Won,           ///< a pot to its only winner
    Split,         ///< shares + odd chips = pot
    OddChips,      ///< odd chips to one seat
    CarriedOn,     ///< odd chips to the next hand
    Stack,         ///< start - bet + won (+ loan held)
    LoanRepaid,    ///< a winner's stack after the whole loan went back
    LoanLost,      ///< loan - what came back = what stays in play
    Eliminated,    ///< out, with nothing left
    ChipsInPlay,   ///< all stacks + carried chips
    ChipsGrown,    ///< chips before + absorbed loans = chips in play
};

/// `count` times `each`; a negative count is subtracted.
struct Term {
    Chips count = 1;
    Chips each = 0;
    bool operator==(const Term&) const = default;
};

/// One line of arithmetic: the terms always add up to the result.
struct ArithmeticLine {
    LineCode code = LineCode::Call;
    SeatSet seats{}; ///< whom it concerns: the actor, a pot's contenders or winners
    int pot = -1;    ///< the pot's index where it is about one
    FixedVector<Term, maxSeats + 3> terms{};
    Chips result = 0;
    bool operator==(const ArithmeticLine&) const = default;
};

/// Adds up the terms of a line.
Chips sumOf(const ArithmeticLine& line);

/// A hand as it comes out under one regime, with the arithmetic step by step.
struct Resolution {
    Regime regime = Regime::TableStakes;
    std::vector<ArithmeticLine> lines;
    HandStakes stakes{};         ///< what each seat put in, loans included, before an uncalled part goes back
    HandSettlement settlement{}; ///< pots, awards, final stacks
    bool operator==(const Resolution&) const = default;
};

/// Whether a hand that was typed in can have been played; the error's line is the number of the step, from 1.
Result<Done> verify(const ComparedHand& hand);

/// Resolves a hand under one regime.
Result<Resolution> resolve(const ComparedHand& hand, Regime regime);

/// Resolves a hand under all four, in the order of `allRegimes`.
Result<std::vector<Resolution>> resolveAll(const ComparedHand& hand);

} // namespace cutcard
