// SPDX-License-Identifier: GPL-3.0-or-later
// TN-odc: deposits, loans, charges, and what becomes of a loan after the award.
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace competencies;
using Kind = BankEntry::Kind;

/// What a seat with a loan has put in in this hand, own chips and lent ones.
static Chips committed(const Situation& situation, Seat seat)
{
    return street::putIn(situation, seat) + situation.notes.won[static_cast<std::size_t>(seat.index())];
}

/// The same before so much of the loan was taken back.
static LoanFate fateBefore(const Situation& situation, Seat seat, Chips taken)
{
    const HandNotes& notes = situation.notes;
    // own chips go in first (TA-36)
    if (committed(situation, seat) - taken <= notes.stackBefore(seat))
        return LoanFate::Untouched;
    const bool won = notes.won[static_cast<std::size_t>(seat.index())] > 0;
    return won && situation.table.at(seat).stack + taken > notes.loan(seat) ? LoanFate::Won : LoanFate::Lost;
}

static LoanFate fateOf(const Situation& situation, Seat seat)
{
    return fateBefore(situation, seat, 0);
}

static Procedure chargeOf(const Situation& situation, Seat seat, Chips loan, Chips partBet)
{
    const Chips charge = situation.bank.chargeFor(seat, loan, partBet);
    if (charge <= 0)
        return {};
    return owe(Duty{.act = act(Verb::Charge, seat, charge),
                    .rule = "TN-odc-12"_rule,
                    .severity = Severity::Major,
                    .competency = pots});
}

static Procedure refuse(Seat seat, Rule rule)
{
    const Severity severity = rule == "TN-odc-7"_rule ? Severity::Critical : Severity::Major;
    return owe(say(Phrase::NoOdc, seat), rule, severity, pots);
}

/// Whether a seat has fewer chips than it needs to see the bet, or to raise as far as it may.
static bool runsShort(const Situation& situation, Seat seat)
{
    const BettingRound round = currentRound(situation);
    const Chips all = allChips(situation.table, seat);
    if (all < round.betTo)
        return true;
    const Chips most = round.betTo + (round.street + 1) * situation.notes.bigBlind;
    return !raiseBarred(situation, round, seat) && all < most;
}

/// Why the bank refuses a seat in turn; nothing if it lends.
static std::optional<Rule> refusalOf(const Situation& situation, Seat seat, Wait wait)
{
    if (const auto never = whyNoLoan(situation, seat))
        return never;
    const bool isShort = wait == Wait::Post ? situation.table.at(seat).stack < situation.notes.blindOf(seat)
                                            : runsShort(situation, seat);
    return isShort ? std::nullopt : std::optional("TN-odc-5"_rule);
}

/// What the book has in this hand of what comes back of a loser's loan.
static Chips lossBooked(const Situation& situation, Seat seat)
{
    Chips booked = 0;
    for (const BankEntry& entry : situation.bank.entries()) {
        if (entry.hand == situation.notes.number && entry.seat == seat && entry.kind == Kind::LoserReturn)
            booked += entry.amount;
    }
    return booked;
}

Chips creditDue(const Situation& situation, Seat seat)
{
    bool due = false;
    for (const BankEntry& entry : situation.bank.entries()) {
        if (entry.hand == situation.notes.number && entry.seat == seat)
            due = entry.kind == Kind::LoserReturn || (due && entry.kind != Kind::Refund);
    }
    return due ? lossBooked(situation, seat) : 0;
}

static Procedure settleLost(const Situation& situation, Seat seat)
{
    const Chips left = situation.table.at(seat).stack;
    Procedure back;
    if (left > 0)
        back = owe(act(Verb::TakeLoan, seat, left), "TN-odc-10"_rule, Severity::Critical, pots);
    // taken back as the player folded, it may be still to be credited
    if (const Chips due = left + creditDue(situation, seat); due > 0)
        back = inOrder(back, owe(act(Verb::Credit, seat, due), "TN-odc-10"_rule, Severity::Critical, pots));
    const bool sidePot = situation.notes.won[static_cast<std::size_t>(seat.index())] > 0;
    // no paragraph says which is first, the words or the chips
    return inAnyOrder(
        {back, owe(say(Phrase::Eliminated, seat), sidePot ? "TA-39"_rule : "TN-odc-8"_rule, Severity::Critical, pots)});
}

static void noteLoanBack(Situation& situation, Seat seat, Chips amount)
{
    const auto record = [&](Kind kind, Chips chips) {
        if (chips > 0)
            (void)situation.bank.record({.kind = kind, .seat = seat, .amount = chips});
    };
    HandNotes& notes = situation.notes;
    if (!notes.isVoid && !isUnusedOfWinner(situation, seat) && fateBefore(situation, seat, amount) == LoanFate::Lost) {
        // what was credited before it was counted is in the book already
        Chips& ahead = notes.creditedAhead[static_cast<std::size_t>(seat.index())];
        const Chips booked = std::min(ahead, amount);
        ahead -= booked;
        return record(Kind::LoserReturn, amount - booked);
    }
    record(Kind::WinnerRepay, amount);
    // what is left of the loan comes back later: after the pot is pushed, or in another motion
    if (amount < notes.loan(seat) || (!notes.decided && !notes.isVoid))
        notes.loan(seat) -= amount;
    // a hand that does not count costs nobody anything
    if (notes.isVoid)
        record(Kind::ChargeBack, situation.bank.chargedInHand(seat));
}

/// Whether what is credited now is what was left of the deposits: no loan is out any more, and the table has ended.
static bool isTableEnded(const Situation& situation)
{
    return situation.notes.decided && situation.bank.outstanding() == 0 && isTableOver(situation)
           && situation.table.stub.size() == static_cast<std::size_t>(cardCount);
}

std::optional<Rule> whyNoLoan(const Situation& situation, Seat seat)
{
    const auto refusal = situation.bank.refusal(seat, situation.notes.stackBefore(seat));
    if (!refusal)
        return std::nullopt;
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
    return std::nullopt;
}

bool isChargeBack(const Situation& situation, const Act& credit)
{
    const HandNotes& notes = situation.notes;
    const bool before = !notes.isVoid && notes.afterVoid && liveSeats(situation.table).empty();
    const auto goesBack = [&](const BankEntry& entry) {
        return entry.hand == notes.number - (before ? 1 : 0) && entry.seat == credit.seat && entry.kind == Kind::Charge
               && entry.amount == credit.amount;
    };
    return (notes.isVoid || before) && std::ranges::any_of(situation.bank.entries(), goesBack);
}

bool hasWonLoan(const Situation& situation, Seat seat)
{
    // what has gone back tells nothing of what was bet, and the pots may be still to come
    const auto goesBack = [&](const BankEntry& entry) {
        return entry.hand == situation.notes.number && entry.seat == seat && entry.kind == Kind::WinnerRepay;
    };
    return fateOf(situation, seat) != LoanFate::Lost || std::ranges::any_of(situation.bank.entries(), goesBack)
           || isUnusedOfWinner(situation, seat);
}

bool isUnusedOfWinner(const Situation& situation, Seat seat)
{
    const SeatSet live = liveSeats(situation.table);
    const bool over = live.size() == 1
                      || (streetOf(situation) == river && !nextToAct(situation, currentRound(situation)).has_value());
    const auto wins = [&](const MiddlePot& pot) { return street::isWonBy(situation, pot, seat); };
    return over && !situation.notes.decided && !situation.notes.isVoid && situation.notes.loan(seat) > 0
           && live.contains(seat)
           && (situation.table.pots.empty() ? wins({}) : std::ranges::any_of(situation.table.pots, wins));
}

bool holdsDeposit(const Situation& situation, Seat seat)
{
    const Chips asked = situation.bank.options().deposit;
    return asked > 0 && situation.bank.account(seat).deposit >= asked;
}

/// What a seat has with the bank; who goes on to the next round keeps it there.
static Chips depositOf(const Situation& situation, Seat seat)
{
    const bool goesOn = tennesseeOptions(situation).event == TennesseeEvent::RoundOne;
    const bool keeps = goesOn && seatsWithChips(situation.table).contains(seat);
    // what came back of a loan is credited by itself, and what was lost of it is the bank's before anybody says so
    const BankAccount account = situation.bank.account(seat);
    return keeps || creditDue(situation, seat) > 0 ? 0 : account.balance() - account.lent;
}

/// Whether nothing is written to an account any more but the deposit that goes back.
static bool isDepositBack(const Situation& situation, Seat seat)
{
    return isTableEnded(situation) && depositOf(situation, seat) > 0;
}

Reason whyNotDrawn(const Situation& situation, Seat seat)
{
    const BettingRound round = currentRound(situation);
    const auto next = nextToAct(situation, round);
    if (situation.notes.stackBefore(seat) == 0)
        return {.because = Because::BeganWith, .seats = {seat}};
    if (next && *next != seat)
        return {.because = Because::ActsFirst, .seats = {*next}, .others = {seat}};
    const Chips all = allChips(situation.table, seat);
    if (next && all >= round.betTo)
        return {.because = Because::LacksChips, .seats = {seat}, .amount = all, .other = round.betTo};
    return {.because = Because::NotAsked, .seats = {seat}};
}

Reason bankReason(const Situation& situation, const Act* due)
{
    if (due == nullptr || !due->seat)
        return {};
    const Seat seat = *due->seat;
    const HandNotes& notes = situation.notes;
    const Chips loan = notes.loan(seat);
    const Reason lent{.because = Because::Lent, .seats = {seat}, .amount = loan};
    switch (due->verb) {
    case Verb::Lend:
        if (notes.stackBefore(seat) == 0)
            return {.because = Because::BeganWith, .seats = {seat}};
        if (loan == 0 && notes.loanAsked != seat)
            return {.because = Because::NotAsked, .seats = {seat}};
        return {.because = Because::LacksChips,
                .seats = {seat},
                .amount = allChips(situation.table, seat),
                .other = currentRound(situation).betTo};
    case Verb::Charge:
        if (const Chips charged = situation.bank.chargedInHand(seat); charged > 0)
            return {.because = Because::Lent, .seats = {seat}, .amount = loan, .other = charged};
        return loan > 0 ? lent : Reason();
    case Verb::Deposit:
        return {.because = holdsDeposit(situation, seat) ? Because::DepositPaid : Because::NoDeposit,
                .seats = {seat},
                .amount = due->amount};
    case Verb::TakeLoan:
    case Verb::Credit:
        break;
    case Verb::Announce:
        if (due->phrase == Phrase::NoOdc)
            return {.because = Because::BeganWith, .seats = {seat}, .amount = notes.stackBefore(seat)};
        if (due->phrase == Phrase::OdcDrawn && loan == 0 && notes.loanAsked != seat)
            return {.because = Because::NotAsked, .seats = {seat}};
        if (due->phrase != Phrase::Eliminated)
            return {};
        break;
    default:
        return {};
    }
    if (situation.notes.isVoid)
        return {.because = Because::HandIsVoid};
    if (due->verb == Verb::Credit && isDepositBack(situation, seat))
        return {.because = Because::DepositPaid, .seats = {seat}, .amount = depositOf(situation, seat)};
    if (loan == 0)
        return due->verb == Verb::Announce ? Reason() : lent;
    const Chips left = situation.table.at(seat).stack;
    // said once the loan has gone back: the chips won are what is left
    const bool hasWon = notes.won[static_cast<std::size_t>(seat.index())] > 0;
    if (due->verb == Verb::Announce && left > 0 && hasWon)
        return {.because = Because::ChipsLeft, .seats = {seat}, .amount = left};
    if (hasWonLoan(situation, seat))
        return {.because = Because::LoanBack,
                .seats = {seat},
                .amount = loan,
                .count = fateOf(situation, seat) == LoanFate::Untouched || (notes.decided && !hasWon) ? 1 : 0};
    // who is still in has lost nothing yet
    if (!notes.decided && liveSeats(situation.table).contains(seat))
        return lent;
    return {.because = Because::LoanLost, .seats = {seat}, .amount = loan, .other = left};
}

Procedure returnDeposits(const Situation& situation, int)
{
    std::vector<Procedure> deposits;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (const Chips balance = depositOf(situation, seat); balance > 0)
            deposits.push_back(owe(act(Verb::Credit, seat, balance), "TN-odc-2"_rule, Severity::Major, pots));
    }
    return inAnyOrder(deposits);
}

bool isDepositEarly(const Situation& situation, const Act& credit)
{
    const Seat seat = *credit.seat;
    return !isDepositBack(situation, seat) && situation.notes.loan(seat) == 0 && credit.amount > 0
           && credit.amount == depositOf(situation, seat);
}

std::optional<Ban> onDepositBack(const Situation& situation, const Act& credit)
{
    const Seat seat = *credit.seat;
    // before its time it is the deposit still, and no try at what is to be written down for another
    if (isDepositEarly(situation, credit))
        return Ban{"TN-odc-2"_rule, Severity::Major, pots, false, true};
    if (!isDepositBack(situation, seat))
        return std::nullopt;
    return Ban{.rule = "TN-odc-2"_rule,
               .severity = Severity::Major,
               .competency = pots,
               .instead = act(Verb::Credit, seat, depositOf(situation, seat))};
}

Procedure takeDeposits(const Situation& situation, int)
{
    const Chips deposit = situation.bank.options().offered ? situation.bank.options().deposit : 0;
    std::vector<Procedure> opening;
    for (const Seat seat : situation.notes.dealtIn) {
        if (deposit > 0)
            opening.push_back(owe(act(Verb::Deposit, seat, deposit), "TN-odc-2"_rule, Severity::Major, pots));
        // TN-odc-4: as many for each
        if (tennesseeOptions(situation).countsFirstStacks)
            opening.push_back(owe(act(Verb::CountStack, seat, situation.table.at(seat).stack), "TN-odc-4"_rule,
                                  Severity::Critical, pots));
    }
    return inAnyOrder(opening);
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
    case Choice::PlaceChip:
        // without a word it is a call, or the first bet
        return round.betTo > 0 ? all < round.betTo : shortRaise;
    case Choice::BetTo:
    case Choice::RaiseTo:
    case Choice::AnnounceRaise:
        return shortRaise;
    default:
        return false;
    }
}

Procedure meetRequest(Situation& situation, Seat seat, std::optional<Wait> wait)
{
    if (!wait)
        return owe(say(Phrase::OutOfTurn, seat), "TN-odc-5"_rule, Severity::Major, rulings);
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
    situation.notes.loanAsked = seat;
    const auto lend = owe(act(Verb::Lend, seat, loan), "TN-odc-6"_rule, Severity::Major, pots);
    const auto words = owe(say(Phrase::OdcDrawn, seat, loan), "TN-odc-5"_rule, Severity::Minor, pots);
    // the document sets no order among them
    return inOrder(inAnyOrder({words, inOrder(floor, inAnyOrder({lend, charge}))}), again);
}

Procedure settleLoans(const Situation& situation, int)
{
    std::vector<Procedure> seats;
    for (const Seat seat : situation.notes.dealtIn) {
        const Chips loan = situation.notes.loan(seat);
        // one who had no loan and has nothing left is out as well; no paragraph has it said
        if (loan == 0 && situation.table.at(seat).chips() == 0)
            seats.push_back(may(say(Phrase::Eliminated, seat), "TN-odc-8"_rule, pots));
        if (loan == 0)
            continue;
        const LoanFate fate = fateOf(situation, seat);
        Procedure charge;
        if (situation.bank.options().chargeBase == ChargeBase::PartBet)
            charge = chargeOf(situation, seat, loan,
                              std::max<Chips>(0, committed(situation, seat) - situation.notes.stackBefore(seat)));
        const Rule back = fate == LoanFate::Won ? "TN-odc-11"_rule : "TN-odc-10"_rule;
        const auto part = fate == LoanFate::Lost ? settleLost(situation, seat)
                                                 : owe(act(Verb::TakeLoan, seat, loan), back, Severity::Critical, pots);
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
        situation.notes.loanAsked.reset();
        return record(Kind::Loan, act.amount);
    case Verb::Charge:
        return record(Kind::Charge, act.amount);
    case Verb::TakeLoan:
        return noteLoanBack(situation, *act.seat, act.amount);
    case Verb::Credit:
        // what was charged goes back with the loan
        if (situation.notes.isVoid || isChargeBack(situation, act))
            return;
        if (isTableEnded(situation) && creditDue(situation, *act.seat) == 0)
            return record(Kind::PayOut, std::min(act.amount, bank.account(*act.seat).balance()));
        // no paragraph says which is first, the account or the chips
        if (situation.notes.loan(*act.seat) > 0 && fateOf(situation, *act.seat) == LoanFate::Lost) {
            if (const Chips ahead = act.amount - lossBooked(situation, *act.seat); ahead > 0) {
                record(Kind::LoserReturn, ahead);
                situation.notes.creditedAhead[static_cast<std::size_t>(act.seat->index())] += ahead;
            }
        }
        // what is charged is paid beside it: the whole of what came back goes to the player
        if (bank.options().unused == UnusedLoan::Refund) {
            const Chips covered = bank.account(*act.seat).refundable();
            if (const Chips paid = std::clamp<Chips>(covered, 0, act.amount); paid > 0)
                record(Kind::Refund, paid);
        }
        return;
    case Verb::Announce:
        if (act.phrase != Phrase::Eliminated)
            return;
        // but for what is still to be taken back, unless it is in the book already
        if (const Chips left = situation.table.at(*act.seat).stack
                               - situation.notes.creditedAhead[static_cast<std::size_t>(act.seat->index())];
            bank.account(*act.seat).lent > left)
            record(Kind::Spent, bank.account(*act.seat).lent - left);
        return;
    default:
        return;
    }
}

Procedure loansAsWon(const Situation& situation, const Procedure& rest)
{
    const HandNotes& notes = situation.notes;
    const auto asWon = [&](Duty duty) {
        const bool loan = duty.act.verb == Verb::TakeLoan && !notes.isVoid;
        if (!loan || notes.won[static_cast<std::size_t>(duty.act.seat->index())] == 0
            || fateOf(situation, *duty.act.seat) != LoanFate::Won)
            return owe(duty);
        duty.act.amount = notes.loan(*duty.act.seat);
        duty.rule = "TN-odc-11"_rule;
        return duty.act.amount > 0 ? owe(duty) : Procedure();
    };
    return rest.mapped(asWon);
}

Rule awardRule(const Situation& situation, SeatSet winners)
{
    const bool lost = std::ranges::any_of(situation.notes.dealtIn, [&](Seat seat) {
        return situation.notes.loan(seat) > 0 && !winners.contains(seat)
               && committed(situation, seat) > situation.notes.stackBefore(seat);
    });
    return lost ? "TN-odc-9"_rule : Rule();
}

} // namespace cutcard::tennessee_rules
