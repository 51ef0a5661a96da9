// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.1.5, 2.2.4, 3.1, 3.11, 3.13 and 3.14.1: who comes, goes, stays away or is sent away.
#include "core/games/league/parts.h"

namespace cutcard::league_rules {

using namespace competencies;

static bool concerns(const std::vector<Duty>& duties, Seat seat, Verb verb)
{
    return std::ranges::any_of(duties,
                               [&](const Duty& duty) { return duty.act.verb == verb && duty.act.seat == seat; });
}

/// 2.2.4: what a player who is there would have done is the dealer's now.
static Procedure goneAway(const Situation& situation, Seat seat, const Procedure& rest)
{
    const auto duties = [&](const Duty& duty) {
        // nobody is asked who is not there
        const bool asks = duty.act.seat == seat && duty.act.verb == Verb::Announce
                          && (duty.act.phrase == Phrase::HandsUp || duty.act.phrase == Phrase::HowMuch
                              || duty.act.phrase == Phrase::AllInOrNone || duty.act.phrase == Phrase::Blinds
                              || duty.act.phrase == Phrase::Option);
        return asks || (duty.act.seat == seat && duty.act.verb == Verb::PointTo) ? Procedure() : owe(duty);
    };
    const auto turns = [&](const Turn& turn) {
        if (turn.seat != seat)
            return turnOf(turn.seat, turn.wait);
        if (turn.wait == Wait::Post)
            return owe(act(Verb::PostFor, seat, league().blindDue(situation, seat)), "2.2.1"_rule, Severity::Major,
                       blinds);
        if (turn.wait == Wait::Show)
            return owe(act(Verb::TurnUp, seat), "GP-absent-showdown"_rule, Severity::Major, showing);
        return Procedure();
    };
    return rest.mapped(duties, turns);
}

static Procedure cameBack(Seat seat, const Procedure& rest)
{
    const auto duties = [&](const Duty& duty) {
        if (duty.act.seat != seat)
            return owe(duty);
        if (duty.act.verb == Verb::PostFor)
            return turnOf(seat, Wait::Post);
        return duty.act.verb == Verb::TurnUp ? turnOf(seat, Wait::Show) : owe(duty);
    };
    return rest.mapped(duties);
}

/// Takes a player's chips, cards and place off the table.
static void clearSeat(Table& table, Seat seat)
{
    throwAway(table, seat);
    SeatPlace& place = table.at(seat);
    table.cage += place.stack;
    place.stack = 0;
    place.absent = true;
}

/// 3.13.2: at the final table the manager takes the chips away, at once or when the dealer has called.
static Procedure quits(Situation& situation, Seat seat)
{
    HandNotes& notes = situation.notes;
    notes.gone.insert(seat);
    situation.table.at(seat).absent = true;
    if (!leagueOptions(situation).finalTable)
        return may(callFloor(Matter::PlayerQuits), "3.13.1"_rule, irregular);
    notes.leaving.insert(seat);
    return owe(callFloor(Matter::PlayerQuits), "3.13.2"_rule, Severity::Major, irregular);
}

Rule positionsReading(const Situation& situation)
{
    const bool headsUp = seatsWithChips(situation.table).size() == 2;
    return headsUp && leagueOptions(situation).dealerIsSmallBlind ? "PA-21"_rule : "PA-20"_rule;
}

bool canComeOrGo(const Situation& situation, const Procedure& procedure, const Decision& decision)
{
    const Seat seat = decision.seat;
    const SeatPlace& place = situation.table.at(seat);
    const bool between = situation.notes.decided;
    const bool plays = place.seated && (place.chips() > 0 || !place.hand.empty());
    const Turn* turn = findTurn(procedure, seat);
    const auto duties = procedure.duties();
    switch (decision.choice) {
    case Choice::StepAway:
        // while the first dealer is drawn for, all are there (2.1.3)
        return plays && !place.absent && situation.table.button && !concerns(duties, seat, Verb::OfferCut)
               && (turn == nullptr || (turn->wait != Wait::Cut && turn->wait != Wait::Draw));
    case Choice::ComeBack: {
        // 2.2.4 waits for nobody: whoever comes after the action has reached the seat comes too late
        const auto next = procedure.next();
        const bool tooLate = next && next->act.seat == seat && next->rule == "2.2.4"_rule;
        return plays && place.absent && !situation.notes.gone.contains(seat) && !tooLate;
    }
    case Choice::StandUp:
        return plays && between && !situation.notes.gone.contains(seat);
    case Choice::SitDown:
        return between && !plays && place.bet == 0 && !situation.notes.arriving && decision.amount > 0
               && decision.amount % situation.house->smallestChip() == 0
               && decision.amount <= situation.house->startingChips();
    default:
        return false; // chips are not sold
    }
}

Procedure comeOrGo(Situation& situation, const Decision& decision, const Procedure& rest)
{
    const Seat seat = decision.seat;
    SeatPlace& place = situation.table.at(seat);
    switch (decision.choice) {
    case Choice::StepAway:
        place.absent = true;
        return goneAway(situation, seat, rest);
    case Choice::ComeBack:
        place.absent = false;
        return cameBack(seat, rest);
    case Choice::StandUp:
        return inOrder(quits(situation, seat), rest);
    default:
        situation.notes.arriving = seat;
        situation.notes.arrivingWith = decision.amount;
        return inOrder(owe(callFloor(Matter::LatePlayer), "2.1.5"_rule, Severity::Major, irregular), rest);
    }
}

void meetManager(Situation& situation)
{
    HandNotes& notes = situation.notes;
    notes.unreported = {};
    notes.managerCalled = true;
    for (const Seat seat : notes.leaving)
        clearSeat(situation.table, seat);
    notes.leaving = {};
    if (!notes.arriving)
        return;
    // 2.1.5: only before the third level
    constexpr int lastLevel = 2;
    if (notes.number <= lastLevel * leagueOptions(situation).handsPerLevel) {
        SeatPlace& place = situation.table.at(*notes.arriving);
        place.seated = true;
        place.absent = false;
        place.stack = notes.arrivingWith;
        situation.table.cage -= notes.arrivingWith;
        notes.gone.erase(*notes.arriving);
        notes.warned.erase(*notes.arriving);
    }
    notes.arriving.reset();
}

bool canRule(const Situation& situation, const Incident& incident)
{
    const SeatPlace& place = situation.table.at(incident.seat);
    const HandNotes& notes = situation.notes;
    if (!situation.table.button || !place.seated || place.absent || notes.gone.contains(incident.seat)
        || !notes.managerCalled)
        return false;
    if (incident.mishap == Mishap::HandForfeited)
        return !place.hand.empty() && !notes.decided;
    return place.chips() > 0 || !place.hand.empty();
}

bool canShuffleInstead(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    return table.button && table.shuffles == 0 && liveSeats(table).empty() && situation.notes.drawing.empty()
           && !situation.notes.decided && seat != *table.button && seat == street::cutter(situation);
}

Procedure managerRules(Situation& situation, const Incident& incident, const Procedure& rest)
{
    const Seat seat = incident.seat;
    HandNotes& notes = situation.notes;
    const bool live = liveSeats(situation.table).contains(seat) && !notes.decided;
    switch (incident.mishap) {
    case Mishap::HandForfeited:
        return inOrder(owe(act(Verb::MuckHand, seat), "3.11"_rule, Severity::Minor, irregular), rest);
    case Mishap::PenaltyGiven: // PA-19: served as an absent player
        situation.table.at(seat).absent = true;
        return goneAway(situation, seat, rest);
    default:
        break;
    }
    notes.gone.insert(seat);
    situation.table.at(seat).absent = true;
    if (!leagueOptions(situation).finalTable)
        return goneAway(situation, seat, rest); // 3.13.1
    situation.table.cage += situation.table.at(seat).stack;
    situation.table.at(seat).stack = 0;
    const auto away = goneAway(situation, seat, rest);
    return live ? inOrder(owe(act(Verb::MuckHand, seat), "3.13.2"_rule, Severity::Major, irregular), away) : away;
}

Procedure shuffledByAnother(Situation& situation, Seat seat, const Procedure& rest)
{
    situation.notes.shuffler = seat;
    for (int i = 0; i < situation.house->leastShuffles; ++i)
        perform(situation.table, act(Verb::Shuffle));
    const Seat cutter = street::cutter(situation);
    const auto duties = [&](const Duty& duty) {
        if (duty.act.verb == Verb::Shuffle)
            return Procedure();
        Duty same = duty;
        if (duty.act.verb == Verb::OfferCut)
            same.act.seat = cutter;
        return owe(same);
    };
    return rest.mapped(
        duties, [&](const Turn& turn) { return turnOf(turn.wait == Wait::Cut ? cutter : turn.seat, turn.wait); });
}

} // namespace cutcard::league_rules
