// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/odc_bank.h"
#include "core/rules/rule.h"
#include "core/table/table.h"

#include <memory>

namespace cutcard {

/// What everybody at the table remembers of the betting round.
struct BettingRound {
    int street = -1;               ///< 0: after the first cards, then counted on
    Chips betTo = 0;               ///< what must lie in front of whoever calls
    Chips lastRaise = 0;           ///< the size of the last full bet or raise
    Chips properFor = 0;           ///< after a short all-in raise: the all-in amount that callers have to exceed
    SeatSet toAct;                 ///< who has still to act, if nobody raises
    Seat last;                     ///< who acted last; the next to act is looked for clockwise from there
    std::optional<Seat> aggressor; ///< who bet or raised last
    int raises = 0;                ///< raises made in this round, by anybody
    Chips missing = 0;             ///< after a short all-in: what it lacks to a full bet or raise
    std::array<std::uint8_t, maxSeats> raisesBy{}; ///< of those, by each seat
    SeatSet callOnly; ///< who has acted on the last full bet, where a short all-in does not reopen it
    bool operator==(const BettingRound&) const = default;
};

/// A bet of no legal amount, until the dealer has it put right: what was there before it.
struct IllegalBet {
    Seat seat;
    Chips before = 0; ///< in front of the seat
    BettingRound round;
    bool operator==(const IllegalBet&) const = default;
};

/// What is remembered of a hand where players bet against each other.
struct StreetNotes {
    Chips smallBlind = 0;
    Chips bigBlind = 0;
    std::optional<Seat> button;         ///< where it belongs, wherever it lies
    std::optional<Seat> smallBlindSeat; ///< nobody: the blind is dead
    Seat bigBlindSeat;
    std::array<Chips, maxSeats> blinds{};  ///< posted in this hand
    SeatSet makingUp;                      ///< who posts a missed blind in this hand
    SeatSet askedForBlind;                 ///< who did not post without being asked
    std::optional<Seat> exposedFrom;       ///< whose card was exposed in the deal
    bool exposedReplaced = false;          ///< the replacement was dealt, the exposed card serves as the burn
    int boxedBurns = 0;                    ///< burns of cards that lay face up in the deck
    FixedVector<Card, maxHandCards> boxed; ///< cards found to lie face up in the deck
    bool decided = false;                  ///< the pots are being awarded: no further card is dealt
    SeatSet read;                          ///< whose hand was read aloud at the showdown
    std::optional<Seat> saidRaise;         ///< who said "raise" and has not said how much
    std::optional<Seat> shuffler;          ///< who shuffled in the dealer's place
    std::optional<int> settling;           ///< the pot that was begun to be pushed and is not empty yet
    Chips rakedEarly = 0;                  ///< taken out of the main pot between two rounds
    std::uint32_t rakedPots = 0;           ///< bit n: the house has taken its rake of pot n
    Chips raked = 0;                       ///< of all pots of this hand
    bool operator==(const StreetNotes&) const = default;
};

/// What only the league's hands have to be remembered for.
struct LeagueNotes {
    SeatSet drawing;              ///< who still draws for the first dealer
    bool managerCalled = false;   ///< the floor was called in this hand
    SeatSet gone;                 ///< who has quit or was put out, while the stack is still dealt in
    SeatSet leaving;              ///< of those, whose chips the floor is to take away
    std::optional<Seat> arriving; ///< who wants to join, until the floor has come
    Chips arrivingWith = 0;
    SeatSet unreported;                  ///< who showed a live hand, of which the floor has not heard
    SeatSet seenByAll;                   ///< whose hand was then shown to everybody
    bool blindsByReading = false;        ///< the document's words alone would have others post
    std::optional<Seat> buttonByWords{}; ///< where those words alone would have the button lie, if elsewhere
    bool operator==(const LeagueNotes&) const = default;
};

/// What only limit hold'em for cash has to be remembered for.
struct CashNotes {
    SeatSet missedBlind;                  ///< who was away when the big blind was due, and has not made up for it
    std::array<Chips, maxSeats> tipped{}; ///< given to the dealer in this hand
    bool operator==(const CashNotes&) const = default;
};

/// What only Tennessee Hold'em has to be remembered for: a third blind, two deals, discards, loans.
struct RiverboatNotes {
    Chips openingBlind = 0;
    std::optional<Seat> openingBlindSeat;
    bool newLevel = false;                       ///< the blinds are others than in the last hand
    std::optional<Seat> lastToRaise;             ///< who bet or raised last, in any round
    SeatSet overboard;                           ///< who has kept all cards or laid some down
    SeatSet hesitated;                           ///< who had to be asked for that
    FixedVector<Seat, maxHandCards> boatExposed; ///< whose cards were exposed in the second deal, not yet replaced
    std::array<Chips, maxSeats> loans{};         ///< overdrawn chips lent in this hand
    std::optional<Seat> loanAsked;               ///< whose request for overdrawn chips is granted and not yet met
    SeatSet plainAllIn;                          ///< who went all-in without a loan that was to be had
    std::array<Chips, maxSeats> won{};           ///< pushed to a seat in this hand
    std::array<Chips, maxSeats> creditedAhead{}; ///< in the book before the chips came back
    FixedVector<MiddlePot, maxSeats> recorded;   ///< pots written down while the bets stay in front
    bool operator==(const RiverboatNotes&) const = default;
};

/// What only a game that the house banks has to be remembered for.
struct BankedNotes {
    Rule voidBy;          ///< what makes the round void; none: nothing does
    Chips trayBefore = 0; ///< what the tray held when the round began
    Chips cageBefore = 0; ///< what had been carried to the cage then
    Chips sold = 0;       ///< chips sold out of the tray in this round
    SeatSet potShared;    ///< who was pushed a share of the Pot Bet
    bool operator==(const BankedNotes&) const = default;
};

/// What everybody at the table remembers of the hand; what only some games have is a block of its own.
struct HandNotes : StreetNotes, LeagueNotes, CashNotes, RiverboatNotes, BankedNotes {
    int number = 0; ///< hands are counted from 1
    SeatSet dealtIn;
    std::array<Chips, maxSeats> stacksBefore{}; ///< before the blinds
    SeatSet folded;                             ///< whose hand is out; of a banked game, the bonus wager still in
    SeatSet warned;                             ///< who was warned, in this hand or an earlier one
    bool isVoid = false;                        ///< the hand does not count
    int voidHands = 0;                          ///< void hands before this one
    bool afterVoid = false;                     ///< the hand before this one was void
    bool operator==(const HandNotes&) const = default;

    Chips& stackBefore(Seat seat) { return stacksBefore[static_cast<std::size_t>(seat.index())]; }
    Chips& blind(Seat seat) { return blinds[static_cast<std::size_t>(seat.index())]; }
    Chips blind(Seat seat) const { return blinds[static_cast<std::size_t>(seat.index())]; }
    Chips stackBefore(Seat seat) const { return stacksBefore[static_cast<std::size_t>(seat.index())]; }
    Chips& loan(Seat seat) { return loans[static_cast<std::size_t>(seat.index())]; }
    Chips loan(Seat seat) const { return loans[static_cast<std::size_t>(seat.index())]; }
    /// The blind that belongs to a seat; a big one for whoever makes up for a missed one.
    Chips blindOf(Seat seat) const
    {
        if (seat == openingBlindSeat)
            return openingBlind;
        return seat == smallBlindSeat ? smallBlind : bigBlind;
    }
};

/// The table and everything those at it have to remember; a plain value.
struct Situation {
    Table table;
    BettingRound betting;
    std::optional<IllegalBet> illegalBet; ///< not yet put right
    HandNotes notes;
    OdcBank bank; ///< who was lent overdrawn chips, and every other chip that crossed the table
    std::shared_ptr<const HouseOptions> house;
    int lastHand = 0;                           ///< the number of the last hand to be dealt; 0: not settled
    std::shared_ptr<const Table> beforeMistake; ///< what the dealer's own mistake can be taken back to

    bool operator==(const Situation& other) const
    {
        const auto alike = [](const auto& one, const auto& another) {
            return one == another || (one != nullptr && another != nullptr && *one == *another);
        };
        return table == other.table && betting == other.betting && illegalBet == other.illegalBet
               && notes == other.notes && bank == other.bank && alike(house, other.house) && lastHand == other.lastHand
               && alike(beforeMistake, other.beforeMistake);
    }
};

} // namespace cutcard
