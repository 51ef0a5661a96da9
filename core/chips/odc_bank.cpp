// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/odc_bank.h"

#include "core/base/fault.h"
#include "core/base/gathered.h"

namespace cutcard {

/// What the bank takes back from a borrower, and whether the seat lives on.
static void settleLoan(StakeOutcome& outcome, const HandStake& stake)
{
    const Chips held = outcome.stack;
    outcome.odcBet = std::max<Chips>(outcome.bet - stake.start, 0);
    if (outcome.odcBet == 0)
        outcome.fate = LoanFate::Untouched;
    else if (outcome.won > 0 && held > stake.loan)
        outcome.fate = LoanFate::Won;
    else
        outcome.fate = LoanFate::Lost;
    outcome.toBank = outcome.fate == LoanFate::Lost ? held : stake.loan;
    outcome.absorbed = stake.loan - outcome.toBank;
    outcome.stack = held - outcome.toBank;
}

static StakeOutcome outcomeOf(const HandStake& stake, Chips uncalled, Chips won)
{
    StakeOutcome outcome;
    outcome.uncalled = uncalled;
    outcome.bet = stake.contribution.live + stake.contribution.dead - uncalled;
    outcome.won = won;
    outcome.stack = stake.start + stake.loan - outcome.bet + won;
    holds(outcome.bet <= stake.start + stake.loan);
    if (stake.loan > 0)
        settleLoan(outcome, stake);
    outcome.eliminated = stake.start > 0 && outcome.stack == 0;
    return outcome;
}

HandSettlement settleHand(const HandStakes& stakes, const Strengths& strengths, const PotOptions& potOptions,
                          const SettleOptions& settleOptions)
{
    Contributions contributions;
    for (std::size_t i = 0; i < stakes.size(); ++i)
        contributions[i] = stakes[i].contribution;
    HandSettlement settlement;
    settlement.uncalled = uncalledExcess(contributions, potOptions);
    ChipsBySeat uncalled{};
    if (settlement.uncalled) {
        contributions = refunded(contributions, *settlement.uncalled);
        uncalled[static_cast<std::size_t>(settlement.uncalled->seat.index())] = settlement.uncalled->amount;
    }
    settlement.pots = layeredPots(contributions, potOptions);
    settlement.awards = settle(settlement.pots, strengths, settleOptions);
    const ChipsBySeat won = totalPayouts(settlement.awards);
    for (std::size_t i = 0; i < stakes.size(); ++i)
        settlement.outcomes[i] = outcomeOf(stakes[i], uncalled[i], won[i]);
    return settlement;
}

Chips totalStacks(const HandSettlement& settlement)
{
    return sumOf(settlement.outcomes, &StakeOutcome::stack);
}

Chips totalAbsorbed(const HandSettlement& settlement)
{
    return sumOf(settlement.outcomes, &StakeOutcome::absorbed);
}

using Kind = BankEntry::Kind;

static Error faultyEntry(const BankEntry& entry, Cause cause, Chips most)
{
    return faultIn("bank", cause, most > 0 ? "1.." + std::to_string(most) : "> 0", std::to_string(entry.amount));
}

Result<Done> OdcBank::record(const BankEntry& entry)
{
    if (entry.amount <= 0)
        return faultyEntry(entry, Cause::OutOfRange, 0);
    BankAccount& account = m_accounts[static_cast<std::size_t>(entry.seat.index())];
    if ((entry.kind == Kind::WinnerRepay || entry.kind == Kind::LoserReturn || entry.kind == Kind::Spent)
        && entry.amount > account.lent)
        return faultyEntry(entry, Cause::Impossible, account.lent);
    if (entry.kind == Kind::ChargeBack && entry.amount > account.charged)
        return faultyEntry(entry, Cause::Impossible, account.charged);
    if (entry.kind == Kind::Removal && entry.amount > chipsOnTable())
        return faultyEntry(entry, Cause::Impossible, chipsOnTable());
    switch (entry.kind) {
    case Kind::Issue:
        m_issued += entry.amount;
        break;
    case Kind::Loan:
        account.lent += entry.amount;
        ++account.loansThisHand;
        break;
    case Kind::WinnerRepay:
    case Kind::LoserReturn:
        account.lent -= entry.amount;
        break;
    case Kind::Correction:
        m_corrections += entry.amount;
        break;
    case Kind::Removal:
        m_corrections -= entry.amount;
        break;
    case Kind::Deposit:
        account.deposit += entry.amount;
        break;
    case Kind::Charge:
        account.charged += entry.amount;
        account.chargedThisRound = true;
        break;
    case Kind::Spent:
        account.lent -= entry.amount;
        account.spent += entry.amount;
        m_absorbed += entry.amount;
        break;
    case Kind::Refund:
    case Kind::PayOut:
        account.paid += entry.amount;
        break;
    case Kind::ChargeBack:
        account.charged -= entry.amount;
        account.chargedThisRound = false;
        break;
    }
    m_entries.push_back(entry);
    m_entries.back().hand = m_hand;
    return Done{};
}

void OdcBank::beginHand()
{
    ++m_hand;
    for (BankAccount& account : m_accounts)
        account.loansThisHand = 0;
}

std::optional<LoanRefusal> OdcBank::refusal(Seat seat, Chips stackAtStart) const
{
    if (!m_options.offered)
        return LoanRefusal::NotOffered;
    if (stackAtStart <= 0)
        return LoanRefusal::BegunWithNothing;
    if (m_options.deposit > 0 && account(seat).deposit == 0)
        return LoanRefusal::NoDeposit;
    if (account(seat).loansThisHand >= m_options.loansPerHand)
        return LoanRefusal::LoanLimit;
    return std::nullopt;
}

bool OdcBank::isShortOf(Chips loan) const
{
    return m_options.reserve > 0 && outstanding() + m_absorbed + loan > m_options.reserve;
}

Chips OdcBank::chargeFor(Seat seat, Chips loan, Chips partBet) const
{
    if (m_options.chargeTime == ChargeTime::OncePerRound && account(seat).chargedThisRound)
        return 0;
    const Chips base = m_options.chargeBase == ChargeBase::WholeLoan ? loan : partBet;
    // to the nearest unit, halves up: the document gives a rate, not a rounding
    return (base * m_options.chargePerMille + 500) / 1000;
}

Chips OdcBank::chargedInHand(Seat seat) const
{
    Chips charged = 0;
    for (const BankEntry& entry : m_entries) {
        if (entry.seat != seat || entry.hand != m_hand)
            continue;
        if (entry.kind == Kind::Charge)
            charged += entry.amount;
        else if (entry.kind == Kind::ChargeBack)
            charged -= entry.amount;
    }
    return charged;
}

std::vector<BankLine> OdcBank::statement() const
{
    std::vector<BankLine> lines;
    lines.reserve(m_entries.size());
    OdcBank book(m_options);
    for (const BankEntry& entry : m_entries) {
        holds(book.record(entry).has_value());
        lines.push_back(
            {.entry = entry, .onTable = book.chipsOnTable(), .balance = book.account(entry.seat).balance()});
    }
    return lines;
}

Chips OdcBank::outstanding() const
{
    return sumOf(m_accounts, &BankAccount::lent);
}

} // namespace cutcard
