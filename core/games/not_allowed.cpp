// SPDX-License-Identifier: GPL-3.0-or-later
// What an act that is never allowed as the table stands is wrong by, whatever else is due.
#include "core/acts/traits.h"
#include "core/games/reasons.h"

namespace cutcard {

/// Who has a hand in which the pot is still open.
static SeatSet playing(const Situation& situation)
{
    return situation.notes.decided ? SeatSet() : liveSeats(situation.table) - situation.notes.folded;
}

/// How far a hand is whose cards are out; nothing before and after it.
static Reason handGoesOn(const Situation& situation)
{
    if (situation.notes.isVoid || liveSeats(situation.table).empty())
        return {};
    return {.because = situation.notes.decided ? Because::HandDecided : Because::HandGoesOn};
}

/// Why a deal or a hand counts; nothing where what is due comes of something that may void it.
static Reason whyCounts(const HandNotes& notes, const Verdict& verdict)
{
    const Act* due = dueIn(verdict);
    if (due != nullptr
        && (due->verb == Verb::CallFloor || (due->verb == Verb::Announce && has(*due, Trait::KillsHand))))
        return {};
    if (notes.isVoid)
        return {.because = Because::HandIsVoid};
    if (notes.exposedFrom)
        return {.because = Because::CardExposed, .seats = {*notes.exposedFrom}};
    if (!notes.boatExposed.empty())
        return {.because = Because::CardExposed, .seats = {notes.boatExposed.front()}};
    return {.because = Because::NothingVoids};
}

/// Why the game is not over for a player.
static Reason whyNotOut(const Situation& situation, Seat seat)
{
    const SeatPlace& place = situation.table.at(seat);
    if (place.chips() > 0)
        return {.because = Because::ChipsLeft, .seats = {seat}, .amount = place.chips()};
    return playing(situation).contains(seat) ? Reason{.because = Because::StillIn, .seats = {seat}} : Reason();
}

/// Who has chips or cards.
static Reason whoIsLeft(const Situation& situation)
{
    const SeatSet left = playing(situation) | seatsWithChips(situation.table);
    return left.empty() ? Reason() : Reason{.because = Because::PlayersLeft, .seats = left};
}

/// Why nothing is to be ruled on in what a player has in front, and nothing goes back.
static Reason whyStands(const Situation& situation, Seat seat)
{
    if (situation.notes.folded.contains(seat))
        return {.because = Because::HasFolded, .seats = {seat}};
    // before the deal it is a blind
    if (const HandNotes& notes = situation.notes; situation.betting.street < 0 && notes.blind(seat) > 0)
        return {
            .because = Because::BlindLies, .seats = {seat}, .amount = notes.blind(seat), .other = notes.blindOf(seat)};
    const bool wrong = situation.illegalBet && situation.illegalBet->seat == seat;
    const bool isShort = situation.table.at(seat).bet < situation.betting.properFor;
    if (wrong || isShort || !playing(situation).contains(seat))
        return {};
    return {.because = Because::BetStands, .seats = {seat}, .amount = situation.table.at(seat).inFront()};
}

/// Who posts the blinds, or what of one lies there.
static Reason whyNoBlind(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    if (notes.bigBlind == 0)
        return {};
    SeatSet blinds = notes.makingUp;
    blinds.insert(notes.bigBlindSeat);
    for (const auto& other : {notes.smallBlindSeat, notes.openingBlindSeat}) {
        if (other)
            blinds.insert(*other);
    }
    if (blinds.contains(seat))
        return {
            .because = Because::BlindLies, .seats = {seat}, .amount = notes.blind(seat), .other = notes.blindOf(seat)};
    return {.because = Because::BlindsOf, .seats = blinds};
}

static Reason whyNotSaid(const Situation& situation, const Verdict& verdict, const Act& act)
{
    switch (act.phrase) {
    case Phrase::Misdeal:
    case Phrase::HandVoid:
        return whyCounts(situation.notes, verdict);
    case Phrase::NewLevel:
        return {.because = Because::BigBlindIs, .amount = situation.notes.bigBlind};
    case Phrase::Blinds:
        return act.seat ? whyNoBlind(situation, *act.seat) : Reason();
    case Phrase::Eliminated:
        return whyNotOut(situation, *act.seat);
    case Phrase::Winner:
    case Phrase::Advances:
        return whoIsLeft(situation);
    default:
        return has(act, Trait::RulesOnBet) && act.seat ? whyStands(situation, *act.seat) : Reason();
    }
}

/// Why a hand is not shown or picked up for its player.
static Reason whyLive(const Situation& situation, const Act& act)
{
    if (act.seat && situation.notes.folded.contains(*act.seat))
        return {.because = Because::HasFolded, .seats = {*act.seat}};
    const SeatSet live = playing(situation);
    return live.size() > 1 && (!act.seat || live.contains(*act.seat))
               ? Reason{.because = Because::StillIn, .seats = live}
               : Reason();
}

Reason whyNotAllowed(const Situation& situation, const Verdict& verdict, const Act& act)
{
    // who goes on over what is due breaks the rule of that
    const bool goesOn = verdict.expected && verdict.rule == verdict.expected->rule;
    if (verdict.fault != Fault::Forbidden || goesOn)
        return {};
    switch (act.verb) {
    case Verb::Announce:
        return whyNotSaid(situation, verdict, act);
    case Verb::ReturnWagers:
        return whyCounts(situation.notes, verdict);
    case Verb::ReturnChips:
        return whyStands(situation, *act.seat);
    case Verb::PostFor:
        return whyNoBlind(situation, *act.seat);
    case Verb::TurnUp:
    case Verb::ShowHand:
        return whyLive(situation, act);
    case Verb::GatherCards:
        // where the house banks the game, it is what is not settled
        return situation.notes.bigBlind > 0 ? whyLive(situation, act) : Reason();
    case Verb::Charge:
    case Verb::TakeLoan:
    case Verb::Credit:
        return {.because = Because::Lent, .seats = {*act.seat}, .amount = situation.notes.loan(*act.seat)};
    default:
        break;
    }
    const bool between = act.verb == Verb::SellChips || act.verb == Verb::CountDrop || act.verb == Verb::DiscardStub;
    return between || has(act, Trait::HandlesDeck) ? handGoesOn(situation) : Reason();
}

} // namespace cutcard
