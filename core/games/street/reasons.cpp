// SPDX-License-Identifier: GPL-3.0-or-later
// Why an act was wrong, or a duty due, as the table shows it.
#include "core/games/reasons.h"
#include "core/acts/traits.h"
#include "core/games/street/parts.h"

namespace cutcard {

namespace street {

/// Who wins a pot, and by what.
static Reason whoWins(const Situation& situation, int index)
{
    if (situation.notes.isVoid)
        return {.because = Because::HandIsVoid};
    const Table& table = situation.table;
    if (index < 0 || static_cast<std::size_t>(index) >= table.pots.size())
        return {};
    const MiddlePot& pot = table.pots[static_cast<std::size_t>(index)];
    const SeatSet claim = claimOn(situation, pot);
    if (claim.size() < 2)
        return {.because = claim.empty() ? Because::None : Because::LastPlayer, .seats = claim};
    Reason reason{.because = Because::BetterHand, .seats = winnersOf(situation, pot)};
    reason.value = valueOf(situation, reason.seats.front());
    for (const Seat seat : claim - reason.seats) {
        const HandValue value = valueOf(situation, seat);
        if (value > reason.otherValue)
            reason.others = {};
        if (value >= reason.otherValue)
            reason.others.insert(seat);
        reason.otherValue = std::max(reason.otherValue, value);
    }
    if (reason.seats.size() > 1) {
        FixedVector<Card, 5> board;
        for (std::size_t i = 0; i < std::min<std::size_t>(table.board.size(), 5); ++i)
            board.push_back(table.board[i].card);
        const bool plays =
            board.full() && streetGame(situation).variant().mustPlay == 0 && evaluate(board) == reason.value;
        reason.because = plays ? Because::BoardPlays : Because::EqualHands;
    } else {
        const auto cards = streetGame(situation).playable(situation, reason.seats.front());
        if (const auto kicker = kickerOf(cards, reason.value, reason.otherValue)) {
            reason.because = Because::Kicker;
            reason.cards = {*kicker};
        }
    }
    return reason;
}

static Reason readFrom(const Situation& situation, Seat seat)
{
    const auto cards = streetGame(situation).playable(situation, seat);
    if (cards.size() < 5 || cards.size() > maxHandCards || streetGame(situation).variant().mustPlay != 0)
        return {};
    return handReads({seat}, cards);
}

/// What a layer of the pots is made by: whose all-in ends it, or what it begins above.
static Reason layerOf(const Situation& situation, const Act& pot)
{
    Chips below = 0;
    for (const Seat seat : stillIn(situation) - pot.seats)
        below = std::max(below, putIn(situation, seat));
    SeatSet allIn;
    Chips cap = 0;
    for (const Seat seat : pot.seats) {
        const Chips most = putIn(situation, seat);
        if (situation.table.at(seat).stack > 0 || (cap > 0 && most > cap))
            continue;
        if (most < cap)
            allIn = {};
        allIn.insert(seat);
        cap = most;
    }
    if (cap > below)
        return {.because = Because::CappedByAllIn,
                .seats = allIn,
                .amount = cap - below,
                .other = pot.number == 0 ? deadBlinds(situation) : 0};
    return {.because = below > 0 ? Because::AboveAllIn : Because::None, .seats = pot.seats, .amount = below};
}

/// What a ruling rests on: the bet that lies there, and what it would have to be; `corrected`: what it is ruled to be.
static Reason betOf(const Situation& situation, Seat seat, Chips corrected = 0)
{
    const StreetGame& game = streetGame(situation);
    const auto& illegal = situation.illegalBet;
    const bool wrong = illegal && illegal->seat == seat;
    const BettingRound round = wrong ? illegal->round : currentRound(situation);
    const Chips lies = situation.table.at(seat).bet;
    const bool barred = game.raiseBarred(situation, round, seat).has_value();
    if (barred && lies >= round.betTo) {
        if (round.callOnly.contains(seat))
            return {.because = Because::NotReopened, .seats = {seat}};
        return {.because = Because::Capped, .seats = {seat}, .count = round.raises};
    }
    if (!wrong)
        return {};
    if (corrected > round.betTo && corrected < lies
        && game.nearestRaiseTo(situation, round, allChips(situation.table, seat)) > lies)
        return {.because = Because::OffStep,
                .seats = {seat},
                .amount = lies,
                .other = round.betTo,
                .third = situation.notes.bigBlind};
    if (corrected > round.betTo && corrected < lies)
        return {.because = Because::BetTooLarge, .seats = {seat}, .amount = lies, .other = corrected};
    return {.because = Because::BetTooSmall,
            .seats = {seat},
            .amount = lies,
            .other = round.betTo,
            .third = barred ? 0 : game.fullRaiseTo(situation, round)};
}

/// Who is to act before somebody who did not wait.
static Reason actsFirst(const Situation& situation, Seat early)
{
    const auto next = nextToAct(situation, currentRound(situation));
    return next ? Reason{.because = Because::ActsFirst, .seats = {*next}, .others = {early}} : Reason();
}

/// What a pot comes to, and what is due of it as rake; nothing of a pot that is not there.
static Reason potHolds(const Situation& situation, int pot, Chips rake)
{
    const auto& all = situation.table.pots;
    if (pot < 0 || static_cast<std::size_t>(pot) >= all.size())
        return {};
    return {
        .because = Because::PotHolds, .amount = all[static_cast<std::size_t>(pot)].amount, .other = rake, .count = pot};
}

/// What all who are in have put in; where the last round was checked, in the rounds before it.
static Reason matched(const Situation& situation)
{
    const Chips bet = currentRound(situation).betTo;
    const auto inRound = [&](Seat seat) {
        const SeatPlace& place = situation.table.at(seat);
        return bet > 0 ? place.bet : place.inFront();
    };
    const SeatSet in = stillIn(situation);
    if (in.size() == 1)
        return {.because = Because::LastPlayer, .seats = in};
    Chips most = 0; // a blind may be more than anybody had
    for (const Seat seat : in)
        most = std::max(most, inRound(seat));
    if (most == 0) // what nobody called is back already
        most = bet;
    return {.because = Because::Matched,
            .others = in.where([&](Seat seat) { return inRound(seat) < most; }),
            .amount = most};
}

/// Why chips go back to a player.
static Reason whyBack(const Situation& situation, Seat seat, const Rule& rule)
{
    if (situation.notes.isVoid)
        return {.because = Because::HandIsVoid};
    const auto back = uncalledBet(situation);
    // what a ruling gives back somebody could still have called
    const bool uncalled = back && back->seat == seat
                          && (rule == streetGame(situation).rules().uncalled(situation, *back)
                              || !nextToAct(situation, currentRound(situation)));
    if (uncalled)
        return {.because = Because::Unmatched,
                .seats = {seat},
                .amount = back->amount + back->calledTo,
                .other = back->calledTo};
    return betOf(situation, seat);
}

/// The all-in that lacks so much to a raise that more than it is to be called.
static Reason properRaise(const Situation& situation)
{
    const BettingRound round = currentRound(situation);
    if (situation.illegalBet || round.properFor == 0 || !round.aggressor)
        return {};
    return {.because = Because::BetTooSmall,
            .seats = {*round.aggressor},
            .amount = round.properFor,
            .other = round.betTo - round.lastRaise,
            .third = round.betTo};
}

/// Who has still to answer a bet, and what lies there.
static Reason owesBet(const Situation& situation, Seat seat)
{
    return {.because = Because::WaitsFor,
            .seats = {seat},
            .amount = situation.table.at(seat).bet,
            .other = currentRound(situation).betTo,
            .wait = Wait::Bet};
}

/// Whose hand has a card too many.
static Reason heldTooMany(const Situation& situation)
{
    const auto whole = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    for (const Seat seat : situation.notes.dealtIn - situation.notes.folded) {
        if (const auto held = situation.table.at(seat).hand.size(); held > whole)
            return {.because = Because::CardsHeld, .seats = {seat}, .count = static_cast<int>(held)};
    }
    return {};
}

/// Why words are due.
static Reason whyDueWords(const Situation& situation, const Act& due)
{
    if (due.phrase == Phrase::Blinds && due.seat)
        return {.because = Because::BlindLies,
                .seats = {*due.seat},
                .amount = situation.table.at(*due.seat).bet,
                .other = due.amount};
    if (due.phrase == Phrase::OutOfTurn)
        return actsFirst(situation, *due.seat);
    if (due.phrase == Phrase::Misdeal)
        return heldTooMany(situation);
    if (const Reason proper = properRaise(situation); due.phrase == Phrase::ToCall && proper.because != Because::None)
        return proper;
    return has(due, Trait::RulesOnBet) && due.seat ? betOf(situation, *due.seat, due.amount)
                                                   : whyDueAnywhere(situation, due);
}

/// Who is away, and whether the bet is met.
static Reason isAway(const Situation& situation, Seat seat)
{
    return {.because = Because::IsAway,
            .seats = {seat},
            .amount = situation.table.at(seat).bet,
            .other = currentRound(situation).betTo};
}

/// Why a duty is due by a rule.
static Reason whyDue(const Situation& situation, const Act& due, const Rule& rule)
{
    const Table& table = situation.table;
    switch (due.verb) {
    case Verb::PushPot:
        return whoWins(situation, due.number);
    case Verb::NameHand:
        return readFrom(situation, *due.seat);
    case Verb::BuildPot:
    case Verb::RecordPot:
        return layerOf(situation, due);
    case Verb::Sweep:
        return matched(situation);
    case Verb::ReturnChips:
        return whyBack(situation, *due.seat, rule);
    case Verb::Announce:
        return whyDueWords(situation, due);
    case Verb::CallFloor:
        return due.matter == Matter::WrongCount ? heldTooMany(situation) : Reason();
    case Verb::PostFor:
        return {.because = Because::BlindLies,
                .seats = {*due.seat},
                .amount = table.at(*due.seat).bet,
                .other = table.at(*due.seat).bet + due.amount};
    case Verb::TakeRake:
        return potHolds(situation, due.number, due.amount);
    case Verb::MuckHand:
        return table.at(*due.seat).absent ? isAway(situation, *due.seat) : Reason();
    case Verb::PlaceButton:
        if (table.button && due.seat && table.button != due.seat)
            return {.because = Because::ButtonFrom, .seats = {*due.seat}, .others = {*table.button}};
        return whyDueAnywhere(situation, due);
    default:
        return whyDueAnywhere(situation, due);
    }
}

/// The rule that asks for what is due.
static Rule ruleOf(const Act& due, const Verdict& verdict)
{
    const auto jumped = std::ranges::find(verdict.jumped, due, &Duty::act);
    return jumped != verdict.jumped.end() ? jumped->rule : verdict.expected ? verdict.expected->rule : Rule();
}

/// What is wrong about a card to a player in the deal.
static Reason whyNoCard(const Situation& situation, const Act& pitch, const Verdict& verdict)
{
    if (situation.notes.folded.contains(*pitch.seat))
        return {.because = Because::HasFolded, .seats = {*pitch.seat}};
    if (!isLeftOutOfDeal(situation, *pitch.seat))
        return verdict.jumped.empty() ? cardTooMany(situation, pitch, dueIn(verdict)) : Reason();
    if (situation.table.at(*pitch.seat).absent)
        return isAway(situation, *pitch.seat);
    // with no chips nobody waits for a later hand
    return {.because = situation.table.at(*pitch.seat).chips() > 0 ? Because::NotDealtIn : Because::ChipsLeft,
            .seats = {*pitch.seat}};
}

/// What is wrong about a burn where none is due.
static Reason whyNoBurn(const Situation& situation, const Act* due)
{
    const HandNotes& notes = situation.notes;
    if (notes.exposedReplaced && situation.table.board.empty())
        return {.because = Because::ExposedIsBurn, .seats = {*notes.exposedFrom}};
    if (due != nullptr && due->verb == Verb::Pitch)
        return {.because = Because::NextToPlayer, .seats = {*due->seat}};
    // nobody is dealt for any more
    if (const SeatSet last = stillIn(situation); last.size() == 1 && !notes.decided && !notes.isVoid)
        return {.because = Because::StillIn, .seats = last};
    // of the card that was dealt too early and set aside the burn stays
    const bool burnt = isBurntFor(situation, streetGame(situation).streetOf(situation) + 1);
    return burnt ? whyDueAnywhere(situation, act(Verb::Burn)) : Reason();
}

/// What is wrong about more cards, or fewer, than a street has.
static Reason whyNotOnBoard(const Situation& situation, const Verdict& verdict)
{
    const Act* due = dueIn(verdict);
    const bool another = verdict.fault == Fault::WrongAmount && due != nullptr;
    return another ? Reason{.because = Because::CardsOut,
                            .amount = due->number,
                            .count = static_cast<int>(situation.table.board.size())}
                   : Reason();
}

/// What is wrong about pushing a pot to a player who has no share in it, what can't be shared, or what is not its turn.
static Reason whyNoShare(const Situation& situation, const Act& push, const Act* due)
{
    const auto& pots = situation.table.pots;
    if (push.number < 0 || static_cast<std::size_t>(push.number) >= pots.size())
        return {};
    const MiddlePot& pot = pots[static_cast<std::size_t>(push.number)];
    if (isOddRest(situation, push.number))
        return {.because = Because::OddRest, .amount = pot.amount};
    const SeatSet claim = claimOn(situation, pot);
    if (!situation.notes.isVoid && !claim.contains(*push.seat) && claim.size() != 1 && !stillIn(situation).empty())
        return {.because = Because::NoShare, .seats = {*push.seat}, .others = claim};
    const bool hasTurn = due == nullptr || due->verb != Verb::PushPot || due->number == push.number;
    return hasTurn ? Reason() : Reason{.because = Because::PotFirst, .count = due->number};
}

/// What is wrong about moving the button while it stays where it lies.
static Reason whyNoMove(const Situation& situation, const Act* due)
{
    const HandNotes& notes = situation.notes;
    const bool stays = situation.table.button && notes.drawing.empty() && !notes.decided
                       && (due == nullptr || !isOneOf(due->verb, {Verb::PlaceButton, Verb::PushPot}));
    return stays ? Reason{.because = Because::ButtonFrom, .others = {*situation.table.button}} : Reason();
}

/// Why nobody asks a player for a bet, or rules on it.
static Reason whyNotAsked(const Situation& situation, const Act& act, const Verdict& verdict)
{
    const bool tells = act.phrase == Phrase::ToCall && verdict.fault == Fault::WrongAmount;
    if (tells && properRaise(situation).because == Because::None
        && nextToAct(situation, currentRound(situation)) == act.seat)
        return owesBet(situation, *act.seat);
    const SeatPlace& place = situation.table.at(*act.seat);
    if (situation.notes.folded.contains(*act.seat))
        return {.because = Because::HasFolded, .seats = {*act.seat}};
    if (place.seated && place.stack == 0 && stillIn(situation).contains(*act.seat) && isPointing(act))
        return {.because = Because::IsAllIn, .seats = {*act.seat}};
    return {};
}

/// What is wrong about building a pot, or raking it.
static Reason whyNotOfPot(const Situation& situation, const Act& act, const Verdict& verdict)
{
    if (act.verb == Verb::TakeRake && verdict.fault == Fault::Forbidden)
        return {.because = Because::NoMoreRake, .count = act.number};
    if (!isOneOf(act.verb, {Verb::BuildPot, Verb::RecordPot}))
        return {};
    if (const SeatSet gone = act.seats - stillIn(situation); !gone.empty())
        return {.because = Because::HasFolded, .seats = {gone.front()}};
    const Act* due = dueIn(verdict);
    const SeatSet out =
        due != nullptr && due->verb == act.verb && due->number == act.number ? act.seats - due->seats : SeatSet();
    return out.empty() ? Reason() : Reason{.because = Because::NoShare, .seats = out, .others = due->seats};
}

/// What is wrong about more chips given back than were put in out of turn, or wrongly: a part of them is a blind.
static Reason whyNotBack(const Situation& situation, const Act& back, const Verdict& verdict)
{
    const Chips blind = situation.notes.blind(*back.seat);
    const bool ofBlind = verdict.fault == Fault::WrongAmount && situation.betting.street <= 0
                         && situation.table.at(*back.seat).bet - back.amount < blind;
    return ofBlind ? Reason{.because = Because::BlindLies,
                            .seats = {*back.seat},
                            .amount = blind,
                            .other = situation.notes.blindOf(*back.seat)}
                   : Reason();
}

/// What is wrong about taking a hand.
static Reason whyNotMucked(const Situation& situation, Seat seat)
{
    const SeatSet live = stillIn(situation);
    if (!live.contains(seat))
        return {};
    return situation.table.at(seat).absent ? isAway(situation, seat)
                                           : Reason{.because = Because::StillIn, .seats = live};
}

/// What is wrong about the player that an act is done to, whatever else is due.
static Reason whyWrong(const Situation& situation, const Act& act, const Verdict& verdict)
{
    const Act* due = dueIn(verdict);
    if (act.verb == Verb::Burn)
        return whyNoBurn(situation, due);
    if (!act.seat)
        return act.verb == Verb::Board ? whyNotOnBoard(situation, verdict) : whyNotOfPot(situation, act, verdict);
    if (act.verb == Verb::PushPot)
        return whyNoShare(situation, act, due);
    if (act.verb == Verb::PlaceButton)
        return whyNoMove(situation, due);
    if (act.verb == Verb::ReturnChips)
        return whyNotBack(situation, act, verdict);
    if (act.verb == Verb::MuckHand)
        return whyNotMucked(situation, *act.seat);
    if (act.verb == Verb::Pitch)
        return whyNoCard(situation, act, verdict);
    if (isReading(act) && verdict.fault == Fault::Premature && !nextToAct(situation, currentRound(situation)))
        return {.because = Because::FaceDown, .seats = {*act.seat}};
    return isPointing(act) || has(act, Trait::RulesOnBet) ? whyNotAsked(situation, act, verdict) : Reason();
}

/// Why it comes too early for a player who has still to act.
static Reason whyTooEarly(const Situation& situation, const Turn& turn)
{
    return turn.wait == Wait::Bet ? owesBet(situation, turn.seat)
                                  : Reason{.because = Because::WaitsFor, .seats = {turn.seat}, .wait = turn.wait};
}

/// Whether cards of a live hand are seen by somebody who has still to decide on another.
static bool isSeenTooEarly(const Situation& situation, const Act& act, const Turn& turn)
{
    return has(act, Trait::ShowsHand) && stillIn(situation).contains(*act.seat)
           && (turn.wait == Wait::Bet || turn.wait == Wait::Discard);
}

} // namespace street

Reason StreetGame::why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
                       const Act* act) const
{
    const auto waits = whoIsWaitedFor(procedure, verdict);
    if (act != nullptr && waits && street::isSeenTooEarly(situation, *act, *waits))
        return street::whyTooEarly(situation, *waits);
    Reason wrong = act == nullptr ? Reason() : street::whyWrong(situation, *act, verdict);
    if (wrong.because == Because::None && act != nullptr)
        wrong = whyNotAllowed(situation, verdict, *act);
    if (wrong.because != Because::None)
        return wrong;
    if (waits)
        return street::whyTooEarly(situation, *waits);
    const Act* due = dueIn(verdict);
    const Reason reason = due == nullptr ? Reason() : street::whyDue(situation, *due, street::ruleOf(*due, verdict));
    if (reason.because == Because::None && act != nullptr && act->verb == Verb::PushPot)
        return street::whoWins(situation, act->number);
    return reason;
}

} // namespace cutcard
