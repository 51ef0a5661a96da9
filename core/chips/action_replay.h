// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"

namespace cutcard {

/// Plays the steps of a compared hand under one regime: who puts in how much, who borrows, who is all-in.
class ActionReplay
{
public:
    ActionReplay(const ComparedHand& hand, Regime regime);

    /// Does one step; `betWhenPlayed` is the bet that the player faced when the hand was really played.
    void play(const BettingStep& step, Chips betWhenPlayed);
    /// Ends the last round: whoever is still in matches what this regime asks.
    void finish() { matchAll(); }

    Chips bet() const { return m_bet; }
    /// PA-10: the smallest whole raise over the bet, the larger of the big blind and the last raise.
    Chips properRaise() const { return std::max(m_hand.bigBlind, m_lastRaise); }
    /// What `seat` has in front of it in this round.
    Chips inFront(Seat seat) const { return at(seat).round; }
    bool isFolded(Seat seat) const { return at(seat).folded; }
    bool isAllIn(Seat seat) const { return at(seat).allIn; }
    /// Seats that have not folded.
    SeatSet playersIn() const;
    /// Seats that have to match the bet and have not.
    SeatSet owing() const;

    const std::vector<ArithmeticLine>& lines() const { return m_lines; }
    /// The seats' chips as the settlement takes them.
    HandStakes stakes() const;

private:
    struct Player {
        Chips start = 0;
        Chips loan = 0;
        Chips total = 0; ///< put in, all rounds
        Chips round = 0; ///< put in, this round
        Chips blind = 0; ///< put in as a blind
        bool folded = false;
        bool allIn = false;
        bool deadBlind = false; ///< folded in the first round with nothing in but the blind
    };

    Player& at(Seat seat) { return m_players[static_cast<std::size_t>(seat.index())]; }
    const Player& at(Seat seat) const { return m_players[static_cast<std::size_t>(seat.index())]; }
    bool mayBorrow(Seat seat) const;
    Chips reach(Seat seat) const;
    Chips putTo(Seat seat, Chips to);
    void drawLoan(Seat seat, Chips missing);
    void betTo(Seat seat, Chips to);
    void goAllIn(Seat seat);
    void bookRaise(Seat seat, Chips to);
    void matchAll();
    void write(LineCode code, Seat seat, FixedVector<Term, maxSeats + 3> terms);

    const ComparedHand& m_hand;
    Regime m_regime;
    std::array<Player, maxSeats> m_players{};
    std::vector<ArithmeticLine> m_lines;
    Chips m_bet = 0;
    Chips m_lastRaise = 0;
    bool m_firstRound = true;
};

} // namespace cutcard
