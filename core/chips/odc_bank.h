// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/chips/pots.h"

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

/// What the operator charges the loan fee on.
enum class ChargeBase : unsigned char { WholeLoan, PartBet };

/// How often the operator charges it (TN-odc-14).
enum class ChargeTime : unsigned char { PerLoan, OncePerRound };

/// What happens with a loser's unused loan in that player's account (TN-odc-16).
enum class UnusedLoan : unsigned char { Refund, Credit };

/// The house's terms for overdrawn chips; the defaults are the document's example.
struct OdcOptions {
    bool offered = true;     ///< false: the option without loans, with side pots (TN-odc-15)
    Chips allotment = 10000; ///< counted out to each player, and the size of each loan (TN-odc-4, TN-odc-6)
    Chips deposit = 10000;   ///< asked from each player before play (TN-odc-2)
    int chargePerMille = 10; ///< the typical 1 % (TN-odc-13)
    ChargeBase chargeBase = ChargeBase::WholeLoan;
    ChargeTime chargeTime = ChargeTime::PerLoan;
    UnusedLoan unused = UnusedLoan::Refund;
    int loansPerHand = 1; ///< TA-23
    Chips reserve = 0;    ///< chips for loans in the bank's rack; 0: as many as are asked for
    bool operator==(const OdcOptions&) const = default;
};

/// Why the bank does not lend.
enum class LoanRefusal : unsigned char { NotOffered, BegunWithNothing, NoDeposit, LoanLimit };

/// One line of the bank's book. The first six are chips crossing the table, the others are account money.
struct BankEntry {
    enum class Kind : unsigned char {
        Issue,       ///< starting chips counted out
        Loan,        ///< chips lent
        WinnerRepay, ///< a winner's whole loan, or one that was never bet, comes back
        LoserReturn, ///< what a loser has left comes back
        Correction,  ///< chips pushed to the table to put an error right
        Removal,     ///< chips taken off the table to put an error right, or a leaver's
        Deposit,     ///< paid in before play
        Charge,      ///< the fee for a loan
        Spent,       ///< loan chips that a loser left in play, taken from the deposit
        Refund,      ///< unused loan paid back to the player at once
        PayOut,      ///< what is left in the account at the end
        ChargeBack,  ///< the fee of a loan in a hand that does not count, given back
    };
    Kind kind = Kind::Issue;
    Seat seat{};
    Chips amount = 0;
    int hand = 0; ///< of the session, 0 before the first; the bank writes it
    bool operator==(const BankEntry&) const = default;
};

/// How many kinds of entries there are.
inline constexpr int bankEntryKinds = static_cast<int>(BankEntry::Kind::ChargeBack) + 1;

/// One player's money with the bank.
struct BankAccount {
    Chips deposit = 0;
    Chips charged = 0;
    Chips spent = 0; ///< deposit money that became chips in play
    Chips paid = 0;  ///< already given back
    Chips lent = 0;  ///< loan chips out at this moment
    int loansThisHand = 0;
    bool chargedThisRound = false;
    /// What the player would get (or, below zero, owes) if he left now.
    Chips balance() const { return deposit - charged - spent - paid; }
    /// What is left of the deposit for loans: charges are paid beside it.
    Chips refundable() const { return deposit - spent - lent - paid; }
    bool operator==(const BankAccount&) const = default;
};

/// An entry with what the book came to by it.
struct BankLine {
    BankEntry entry;
    Chips onTable = 0; ///< what has to lie on the table after it
    Chips balance = 0; ///< of the player's account after it
    bool operator==(const BankLine&) const = default;
};

/// The Tennessee banker's book: a value; every chip on the table is accounted for at all times.
class OdcBank
{
public:
    explicit OdcBank(const OdcOptions& options = {}) : m_options(options) {}

    const OdcOptions& options() const { return m_options; }
    const std::vector<BankEntry>& entries() const { return m_entries; }
    const BankAccount& account(Seat seat) const { return m_accounts[static_cast<std::size_t>(seat.index())]; }

    /// Writes one entry; refuses amounts that are not positive and chips that are not there.
    Result<Done> record(const BankEntry& entry);
    /// A new hand: loans of earlier hands no longer count against the limit.
    void beginHand();

    /// Why `seat`, which began the hand with `stackAtStart`, may not borrow now; nothing if it may
    /// (TN-odc-7).
    std::optional<LoanRefusal> refusal(Seat seat, Chips stackAtStart) const;
    /// Whether the rack has too few chips for a loan now: those lent and those left in play are gone from it.
    bool isShortOf(Chips loan) const;
    /// The fee due for a loan; `partBet` is the part of it that was bet, which only some houses look at.
    Chips chargeFor(Seat seat, Chips loan, Chips partBet) const;
    /// What a seat was charged in the hand in progress.
    Chips chargedInHand(Seat seat) const;

    Chips issued() const { return m_issued; }
    /// Loan chips that stayed in play, over all hands.
    Chips absorbed() const { return m_absorbed; }
    /// Loans out at this moment.
    Chips outstanding() const;
    /// Chips put on the table (or, below zero, taken off it) to correct errors.
    Chips corrections() const { return m_corrections; }
    /// What must lie on the table: issued + absorbed + loans out + corrections.
    Chips chipsOnTable() const { return m_issued + m_absorbed + outstanding() + m_corrections; }
    /// The whole book, with the totals after each entry.
    std::vector<BankLine> statement() const;
    bool operator==(const OdcBank&) const = default;

private:
    OdcOptions m_options;
    std::vector<BankEntry> m_entries;
    std::array<BankAccount, maxSeats> m_accounts{};
    int m_hand = 0;
    Chips m_issued = 0;
    Chips m_absorbed = 0;
    Chips m_corrections = 0;
};

} // namespace cutcard
