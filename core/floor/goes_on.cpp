// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/goes_on.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"

namespace cutcard {

/// Whether an act only does what words that were wrong have said.
static bool followsFrom(const Act& words, const Act& act)
{
    // words may move chips, too
    if (!has(words, Trait::Spoken) && words.verb != Verb::Announce)
        return false;
    if (words.phrase == Phrase::Fold)
        return act.verb == Verb::MuckHand && act.seat == words.seat;
    // the change of a bet that does not stand as it was announced, too
    if (has(words, Trait::RulesOnBet | Trait::LetsStand))
        return act.verb == Verb::ReturnChips && act.seat == words.seat;
    if (words.phrase == Phrase::OdcDrawn)
        return (act.verb == Verb::Lend || act.verb == Verb::Charge) && act.seat == words.seat;
    // a hand that is declared void or misdealt is cleared away
    return has(words, Trait::KillsHand)
           && (act.verb == Verb::GatherCards || act.verb == Verb::ReturnWagers || act.verb == Verb::OfferCut
               || has(act, Trait::HandlesDeck));
}

/// Whether an act only writes down what was lent or taken back wrongly, or the rest of it.
static bool writesDown(const Act& loan, const Verdict& slip, const Act& act, const Verdict& verdict)
{
    const Chips rest = slip.expected ? slip.expected->act.amount - loan.amount : 0;
    const bool taken =
        loan.verb == Verb::TakeLoan && act.verb == Verb::Credit && (act.amount == loan.amount || act.amount == rest);
    // where a loan was due, only what is charged for what was lent of it may be wrong by its amount
    const auto inProportion = [&] {
        return verdict.fault == Fault::WrongAmount && slip.expected && verdict.expected
               && act.amount * slip.expected->act.amount == verdict.expected->act.amount * loan.amount;
    };
    const bool charged =
        loan.verb == Verb::Lend && act.verb == Verb::Charge && (slip.fault != Fault::WrongAmount || inProportion());
    return act.seat == loan.seat && (taken || charged);
}

/// Whether words only say that a loan was drawn which was lent wrongly.
static bool saysLoan(const Act& loan, const Verdict& slip, const Act& act)
{
    return loan.verb == Verb::Lend && slip.fault != Fault::WrongAmount && act.verb == Verb::Announce
           && act.phrase == Phrase::OdcDrawn && act.seat == loan.seat;
}

/// Whether the hand that was taken is done with and the others are read, or it is taken as it was read; or hands are
/// read by the cards that were turned up for it.
static bool isReadOn(const Act& slip, const Act& act, const Verdict& verdict)
{
    return (slip.verb == Verb::MuckHand && isReading(act) && verdict.fault != Fault::WrongTarget)
           || (isReading(slip) && act.verb == Verb::MuckHand)
           || (slip.verb == Verb::TurnBoard && isReading(act) && verdict.fault == Fault::Unneeded);
}

/// Whether two acts were done where the same chips were to be moved.
static bool takesPlaceOfChips(const Verdict& one, const Verdict& other)
{
    return one.expected && other.expected && one.expected->act == other.expected->act
           && has(one.expected->act, Trait::MovesChips);
}

/// Whether an act is another part of the same slip: the next player, wager or pot in place of one duty.
static bool isPartOf(const Verdict& slip, const Act& slipped, const Verdict& verdict, const Act& act)
{
    if (act.verb != slipped.verb || !has(act, Trait::MovesChips))
        return false;
    // a second pot for the same players is the rest of the first, whatever its amount
    if (act.verb == Verb::BuildPot)
        return act.number != slipped.number && (verdict.fault == slip.fault || act.seats == slipped.seats);
    if (verdict.rule != slip.rule)
        return false;
    if (has(act, Trait::Settles) && verdict.fault == Fault::WrongTarget && slip.fault == Fault::WrongTarget)
        return act.seat == slipped.seat && act.circle != slipped.circle;
    return slip.fault == Fault::Forbidden && verdict.fault == Fault::Forbidden && act.seat != slipped.seat
           && takesPlaceOfChips(slip, verdict);
}

/// Whether another player's live hand is taken, which nothing that was dealt, swept or asked before has led to.
static bool takesAnotherHand(const Act& slip, const Act& act)
{
    return act.verb == Verb::MuckHand && act.seat != slip.seat && !isReading(slip) && slip.verb != Verb::PushPot
           && !has(slip, Trait::Spoken);
}

/// Whether a hand that was mucked wins nothing, and loses what was wagered on it, as far as the dealer knows.
static bool takesForLost(const Act& mucked, const Act& act, const Verdict& verdict)
{
    if (mucked.verb != Verb::MuckHand)
        return false;
    const bool won = act.verb == Verb::PushPot && verdict.expected && verdict.expected->act.seat == mucked.seat;
    return won || (act.verb == Verb::TakeWager && act.seat == mucked.seat);
}

/// Whether an act with this fault brings chips to somebody else, or another amount.
static bool changesResult(Fault fault)
{
    return fault == Fault::WrongTarget || fault == Fault::WrongAmount || fault == Fault::Forbidden;
}

/// Whether the dealer goes on to whoever would follow a bet that words let stand, with nobody passed over who is to act
/// whether or not it stands.
static bool goesOnward(const Act& words, const Act& act, const Verdict& verdict)
{
    if (!isPointing(act) || words.verb != Verb::Announce || !has(words, Trait::LetsStand))
        return false;
    const auto& due = verdict.expected;
    const auto seatsOn = [&](Seat seat) { return (seat.index() - words.seat->index() + maxSeats) % maxSeats; };
    return !due || !isPointing(due->act) || seatsOn(*due->act.seat) >= seatsOn(*act.seat);
}

/// Whether cards follow it: a cut that could not stand is gone on with, and a hand that the button was moved for; but a
/// loan that is passed over with it is left out by itself.
static bool isPreparedBy(const Act& slip, const Act& act, const Verdict& verdict)
{
    const bool loan = verdict.expected && isOneOf(verdict.expected->act.verb, {Verb::TakeLoan, Verb::Credit});
    return (has(slip, Trait::HandlesDeck) || slip.verb == Verb::OfferCut || slip.verb == Verb::PlaceButton)
           && has(act, Trait::HandlesDeck) && !loan;
}

/// Whether an act that brings chips to somebody else, or another amount, goes by a hand that was read wrongly or by a
/// pot that went to the wrong player.
static bool followsFromPot(const Act& earlier, const Act& act)
{
    if (!isReading(earlier) && earlier.verb != Verb::PushPot)
        return false;
    const bool books = act.verb == Verb::TakeLoan || act.verb == Verb::Credit
                       || (has(act, Trait::Spoken) && has(act, Trait::EndsPart));
    if (books || !isReading(earlier))
        return books;
    if (has(act, Trait::Settles))
        return earlier.verb != Verb::NameHand || earlier.seat == act.seat;
    return act.verb == Verb::PushPot && earlier.seat;
}

bool followsFromResult(const Act& earlier, const Act& act, const Verdict& verdict)
{
    if (!changesResult(verdict.fault))
        return false;
    if (takesForLost(earlier, act, verdict) || takesForLost(act, earlier, verdict))
        return true;
    return followsFromPot(earlier, act);
}

bool voidsAfterAll(const Act& act, const Verdict& slip, const Procedure& owedBefore)
{
    if (!slip.expected || slip.expected->act != act)
        return false;
    const auto step = act.verb == Verb::CallFloor ? owedBefore.after(act) : std::nullopt;
    const auto next = step ? step->rest.next() : std::nullopt;
    return voidsHand(next ? next->act : act);
}

bool isDisc(const Act& act)
{
    return act.verb == Verb::NoRiverDisc || act.verb == Verb::NoTurnDisc;
}

bool isInVain(const Act& slip, const Act& act)
{
    const bool again = act == slip && has(act, Trait::MovesChips | Trait::KeepsBook) && !has(act, Trait::MovesCards);
    const bool lent = slip.verb == Verb::Lend || (slip.verb == Verb::Announce && slip.phrase == Phrase::OdcDrawn);
    const bool loan = act.verb == Verb::TakeLoan && lent && act.seat == slip.seat;
    // the cards of a deal that was called off once the floor had put it right
    const bool cleared = undoesDeal(slip) && act.verb == Verb::GatherCards;
    return again || act.verb == Verb::TakeBack || (act.verb == Verb::SetAside && has(slip, Trait::MovesCards)) || loan
           || cleared;
}

bool callsOff(const Act& slip, const Act& act)
{
    return has(act, Trait::Spoken) && has(act, Trait::KillsHand) && has(slip, Trait::DealsCards);
}

bool isRhythm(const Act& slip, const Verdict& verdictOnSlip, const Act& act)
{
    const auto& expected = verdictOnSlip.expected;
    return expected && undoesDeal(expected->act) && has(slip, Trait::DealsCards)
           && (has(act, Trait::DealsCards | Trait::HandlesDeck) || act.verb == Verb::Burn);
}

bool isDealtOn(const Act& slip, const Verdict& verdictOnSlip, const Act& act, const Verdict& verdict)
{
    const bool again = act.verb == slip.verb && has(act, Trait::DealsCards);
    const bool ruled = slip.verb == Verb::Announce && has(slip, Trait::RulesOnBet | Trait::LetsStand);
    return has(act, Trait::MovesCards) && !takesAnotherHand(slip, act) && !ruled
           && (again || verdict.fault == Fault::Premature || verdict.rule == verdictOnSlip.rule);
}

bool belongsTo(const Act& slip, const Verdict& verdictOnSlip, const Act& act, const Verdict& verdict)
{
    const bool discs = isDisc(slip) && isDisc(act) && act.seat == slip.seat;
    // the hand that a pot was pushed in is taken for over
    const bool ends = slip.verb == Verb::PushPot && act.verb == Verb::GatherCards;
    return goesOnward(slip, act, verdict) || ends || isReadOn(slip, act, verdict) || discs
           || isPreparedBy(slip, act, verdict) || followsFrom(slip, act) || isPartOf(verdictOnSlip, slip, verdict, act)
           || writesDown(slip, verdictOnSlip, act, verdict) || saysLoan(slip, verdictOnSlip, act);
}

} // namespace cutcard
