// SPDX-License-Identifier: GPL-3.0-or-later
// TN-odc: deposits, loans, charges, and what becomes of a loan after the award.
#include "core/games/tennessee_parts.h"

#include <algorithm>

namespace cutcard::tennessee_rules {

namespace {

constexpr auto banking = Competency::PotsAndPayouts;
using Kind = BankEntry::Kind;

/// What a seat with a loan has put in in this hand, own chips and lent ones.
Chips committed(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    return notes.stackBefore(seat) + notes.loan(seat) + notes.won[static_cast<std::size_t>(seat.index())]
           - situation.table.at(seat).stack;
}

LoanFate fateOf(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    // own chips go in first (TA-36)
    if (committed(situation, seat) <= notes.stackBefore(seat))
        return LoanFate::Untouched;
    const bool won = notes.won[static_cast<std::size_t>(seat.index())] > 0;
    return won && situation.table.at(seat).stack > notes.loan(seat) ? LoanFate::Won : LoanFate::Lost;
}

Chips chargeFor(const Situation& situation, Seat seat, Chips loan, Chips partBet)
{
    return situation.bank.chargeFor(seat, loan, partBet);
}

Procedure chargeOf(const Situation& situation, Seat seat, Chips loan, Chips partBet)
{
    const Chips charge = chargeFor(situation, seat, loan, partBet);
    return charge > 0 ? owe(act(Verb::Charge, seat, charge), "TN-odc-12"_rule, Severity::Major, banking) : Procedure();
}

Procedure refuse(Seat seat, Rule rule)
{
    const Severity severity = rule == "TN-odc-7"_rule ? Severity::Critical : Severity::Major;
    return owe(say(Phrase::NoOdc, seat), rule, severity, banking);
}

/// Whether a seat has fewer chips than it needs to see the bet, or to raise as far as it may.
bool runsShort(const Situation& situation, Seat seat)
{
    const BettingRound round = currentRound(situation);
    const Chips all = allChips(situation.table, seat);
    if (all < round.betTo)
        return true;
    const Chips most = round.betTo + (round.street + 1) * situation.notes.bigBlind;
    return !raiseBarred(situation, round, seat) && all < most;
}

/// Why the bank refuses a seat in turn; nothing if it lends.
std::optional<Rule> refusalOf(const Situation& situation, Seat seat, Wait wait)
{
    if (const auto refusal = situation.bank.refusal(seat, situation.notes.stackBefore(seat))) {
        switch (*refusal) {
        case LoanRefusal::NotOffered:
            return "TN-odc-15"_rule;
        case LoanRefusal::BegunWithNothing:
            return "TN-odc-7"_rule;
        case LoanRefusal::NoDeposit:
            return "TN-odc-2"_rule;
        case LoanRefusal::LoanLimit:
            return "TA-23"_rule;
        }
    }
    const bool isShort = wait == Wait::Post ? situation.table.at(seat).stack < situation.notes.blindOf(seat)
                                            : runsShort(situation, seat);
    return isShort ? std::nullopt : std::optional("TN-odc-5"_rule);
}

Procedure settleLost(const Situation& situation, Seat seat)
{
    const Chips left = situation.table.at(seat).stack;
    Procedure back;
    if (left > 0)
        back = inOrder(owe(act(Verb::TakeLoan, seat, left), "TN-odc-10"_rule, Severity::Critical, banking),
                       owe(act(Verb::Credit, seat, left), "TN-odc-10"_rule, Severity::Major, banking));
    const bool sidePot = situation.notes.won[static_cast<std::size_t>(seat.index())] > 0;
    return inOrder(back, owe(say(Phrase::Eliminated, seat), sidePot ? "TA-39"_rule : "TN-odc-8"_rule,
                             Severity::Critical, banking));
}

void noteLoanBack(Situation& situation, Seat seat, Chips amount)
{
    const bool lost = !situation.notes.isVoid && amount < situation.bank.account(seat).lent;
    (void)situation.bank.record({.kind = lost ? Kind::LoserReturn : Kind::WinnerRepay, .seat = seat, .amount = amount});
}

} // namespace

Procedure takeDeposits(const Situation& situation, int)
{
    const Chips deposit = situation.bank.options().deposit;
    if (!situation.bank.options().offered || deposit == 0)
        return {};
    std::vector<Procedure> deposits;
    for (const Seat seat : situation.notes.dealtIn)
        deposits.push_back(owe(act(Verb::Deposit, seat, deposit), "TN-odc-2"_rule, Severity::Major, banking));
    return inAnyOrder(deposits);
}

bool mayBorrow(const Situation& situation, Seat seat)
{
    return !situation.table.at(seat).absent && !situation.notes.plainAllIn.contains(seat)
           && !situation.bank.refusal(seat, situation.notes.stackBefore(seat));
}

bool lacksChips(const Situation& situation, const Decision& decision)
{
    const BettingRound round = currentRound(situation);
    const Chips all = allChips(situation.table, decision.seat);
    const bool barred = raiseBarred(situation, round, decision.seat).has_value();
    const bool shortRaise = !barred && all > round.betTo && all < tennessee().fullRaiseTo(situation, round);
    switch (decision.choice) {
    case Choice::Call:
        return all < round.betTo;
    case Choice::AllIn:
        return all < round.betTo || shortRaise;
    case Choice::BetTo:
    case Choice::RaiseTo:
        return decision.amount == all && shortRaise;
    default:
        return false;
    }
}

Procedure meetRequest(Situation& situation, Seat seat, std::optional<Wait> wait)
{
    if (!wait)
        return owe(say(Phrase::OutOfTurn, seat), "TN-odc-5"_rule, Severity::Major, Competency::BetRulings);
    const auto again = turnOf(seat, *wait);
    if (const auto rule = refusalOf(situation, seat, *wait))
        return inOrder(refuse(seat, *rule), again);
    const Chips loan = situation.bank.options().allotment;
    Procedure charge;
    if (situation.bank.options().chargeBase == ChargeBase::WholeLoan)
        charge = chargeOf(situation, seat, loan, loan);
    // the loan is owed in full all the same; how the bank comes by the chips is the floor's matter
    Procedure floor;
    if (situation.bank.isShortOf(loan))
        floor = street::callAuthority(Matter::Odc, "GP-bank-short"_rule, Severity::Major);
    return inOrder(owe(say(Phrase::OdcDrawn, seat, loan), "TN-odc-5"_rule, Severity::Minor, banking), floor,
                   owe(act(Verb::Lend, seat, loan), "TN-odc-6"_rule, Severity::Major, banking), charge, again);
}

Procedure settleLoans(const Situation& situation, int)
{
    std::vector<Procedure> seats;
    for (const Seat seat : situation.notes.dealtIn) {
        const Chips loan = situation.notes.loan(seat);
        if (loan == 0)
            continue;
        const LoanFate fate = fateOf(situation, seat);
        Procedure charge;
        if (situation.bank.options().chargeBase == ChargeBase::PartBet)
            charge = chargeOf(situation, seat, loan,
                              std::max<Chips>(0, committed(situation, seat) - situation.notes.stackBefore(seat)));
        const Rule back = fate == LoanFate::Won ? "TN-odc-11"_rule : "TN-odc-10"_rule;
        const auto part = fate == LoanFate::Lost
                              ? settleLost(situation, seat)
                              : owe(act(Verb::TakeLoan, seat, loan), back, Severity::Critical, banking);
        seats.push_back(inOrder(part, charge));
    }
    return inAnyOrder(seats);
}

void noteBankAct(Situation& situation, const Act& act)
{
    OdcBank& bank = situation.bank;
    const auto record = [&](Kind kind, Chips amount) {
        (void)bank.record({.kind = kind, .seat = *act.seat, .amount = amount});
    };
    switch (act.verb) {
    case Verb::Deposit:
        return record(Kind::Deposit, act.amount);
    case Verb::Lend:
        situation.notes.loan(*act.seat) += act.amount;
        return record(Kind::Loan, act.amount);
    case Verb::Charge:
        return record(Kind::Charge, act.amount);
    case Verb::TakeLoan:
        return noteLoanBack(situation, *act.seat, act.amount);
    case Verb::Credit:
        if (bank.options().unused == UnusedLoan::Refund) {
            const Chips balance = bank.account(*act.seat).balance() - bank.account(*act.seat).lent;
            if (const Chips paid = std::clamp<Chips>(balance, 0, act.amount); paid > 0)
                record(Kind::Refund, paid);
        }
        return;
    case Verb::Announce:
        if (act.phrase == Phrase::Eliminated && bank.account(*act.seat).lent > 0)
            record(Kind::Spent, bank.account(*act.seat).lent);
        return;
    default:
        return;
    }
}

bool hasLostLoan(const Situation& situation, SeatSet winners)
{
    return std::ranges::any_of(situation.notes.dealtIn, [&](Seat seat) {
        return situation.notes.loan(seat) > 0 && !winners.contains(seat)
               && committed(situation, seat) > situation.notes.stackBefore(seat);
    });
}

} // namespace cutcard::tennessee_rules
