// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/director_judge.h"

#include "core/tournament/judge/director_bans.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

namespace {

bool contains(const std::vector<DirectorAct>& acts, const DirectorAct& act)
{
    return std::ranges::find(acts, act) != acts.end();
}

DirectorVerdict on(Fault fault, const DirectorDuty& duty)
{
    DirectorVerdict verdict{
        .fault = fault, .rule = duty.rule, .severity = duty.severity, .competency = duty.competency, .expected = duty};
    if (fault != Fault::None) {
        verdict.severity = fault == Fault::Premature || fault == Fault::OutOfOrder
                               ? duty.severity
                               : duty.ifWrong.value_or(duty.severity);
        verdict.attempted = duty.key;
    }
    return verdict;
}

/// PA-57: no paragraph says when chips go; what says that those in a hand stay until it is over is a reading.
DirectorVerdict tooEarly(const DirectorDuty& duty)
{
    DirectorVerdict verdict = on(Fault::Premature, duty);
    verdict.severity = std::min(verdict.severity, duty.ifWrong.value_or(verdict.severity));
    if (duty.act.verb == DirectorVerb::RemoveStack || duty.act.verb == DirectorVerb::ClearUnclaimed)
        verdict.rule = "PA-57"_rule;
    return verdict;
}

/// What was jumped over weighs, and is what the act breaks.
DirectorVerdict outOfOrder(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    DirectorVerdict verdict = on(Fault::OutOfOrder, duty);
    for (const DirectorDuty& other : agenda) {
        if (other.chain == duty.chain && other.step < duty.step && !other.optional)
            verdict.jumped.push_back(other);
    }
    const DirectorDuty& worst = *std::ranges::max_element(verdict.jumped, {}, &DirectorDuty::severity);
    verdict.rule = worst.rule;
    verdict.severity = worst.severity;
    verdict.competency = worst.competency;
    return verdict;
}

/// TN-odc-2: the book is closed, and whoever has a deposit left at the bank goes without it: one slip, however many.
DirectorVerdict beforeDeposits(const DirectorDuty& finish, const std::vector<DirectorDuty>& agenda)
{
    DirectorVerdict verdict = on(Fault::OutOfOrder, finish);
    verdict.rule = "TN-odc-2"_rule;
    verdict.severity = Severity::Critical;
    verdict.competency = DirectorCompetency::Stacks;
    for (const DirectorDuty& other : agenda) {
        if (other.act.verb == DirectorVerb::PayBack && !other.optional)
            verdict.jumped.push_back(other);
    }
    return verdict;
}

/// Acts between which the director chooses: doing one for another is a wrong measure, not something else.
enum class Family : std::uint8_t { None, Sanction, Entry, Dealer, Answer };

Family familyOf(DirectorVerb verb)
{
    switch (verb) {
    case DirectorVerb::Warn:
    case DirectorVerb::Penalise:
    case DirectorVerb::Muck:
    case DirectorVerb::Disqualify:
    case DirectorVerb::Ban:
    case DirectorVerb::Report:
        return Family::Sanction;
    case DirectorVerb::Claim:
    case DirectorVerb::Admit:
        return Family::Entry;
    case DirectorVerb::DrawDealer:
    case DirectorVerb::PlaceButton:
        return Family::Dealer;
    case DirectorVerb::Grant:
    case DirectorVerb::Refuse:
        return Family::Answer;
    default:
        return Family::None;
    }
}

bool sameSubject(const DirectorAct& done, const DirectorAct& owed)
{
    return done.person == owed.person && done.table == owed.table && done.call == owed.call;
}

/// 2.1.5: who asks to sit in is let in or turned away.
bool answersLateComer(const DirectorAct& act)
{
    return familyOf(act.verb) == Family::Entry || (act.verb == DirectorVerb::Refuse && act.request == Request::Late);
}

bool isTryAt(const DirectorAct& done, const DirectorAct& owed)
{
    const Family family = familyOf(done.verb);
    if (answersLateComer(done) && answersLateComer(owed))
        return done.person == owed.person || (done.verb == DirectorVerb::Refuse && owed.verb == DirectorVerb::Refuse);
    if (family == Family::Answer && family == familyOf(owed.verb))
        return done.verb == owed.verb || (done.person == owed.person && done.request == owed.request);
    if (family != Family::None && family == familyOf(owed.verb))
        return family == Family::Dealer ? done.table == owed.table : done.person == owed.person;
    return done.verb == owed.verb;
}

Fault faultOf(const DirectorAct& done, const DirectorAct& owed)
{
    if (familyOf(done.verb) == Family::Sanction)
        return Fault::WrongAmount;
    if (done.verb != owed.verb || done.verb == DirectorVerb::DrawDealer)
        return Fault::WrongTarget;
    // another stack for a late comer is a wrong amount wherever it sits down
    if (done.verb == DirectorVerb::Admit && done.amount != owed.amount)
        return Fault::WrongAmount;
    return sameSubject(done, owed) && done.verb != DirectorVerb::Rule && done.verb != DirectorVerb::Cite
                   && done.verb != DirectorVerb::Move && done.verb != DirectorVerb::Admit
               ? Fault::WrongAmount
               : Fault::WrongTarget;
}

/// The owed duty that an act comes nearest to: on the same person or table first.
const DirectorDuty* meant(const DirectorAct& act, const std::vector<DirectorDuty>& agenda)
{
    const DirectorDuty* found = nullptr;
    bool samePerson = false;
    for (const DirectorDuty& duty : agenda) {
        const bool measured =
            duty.late || duty.act.verb == DirectorVerb::Cite || familyOf(duty.act.verb) == Family::Sanction;
        // a report beside the measure is no measure that another could be a try at
        const bool beside = duty.optional && duty.key.verb == DirectorVerb::Report;
        if (!isTryAt(act, duty.act) || (duty.optional && !measured) || beside)
            continue;
        if (sameSubject(act, duty.act))
            return &duty;
        // whoever is moved is the one that was meant, wherever to
        const bool isThem =
            act.verb == DirectorVerb::Move && duty.act.verb == act.verb && duty.act.person == act.person;
        if (found == nullptr || (isThem && !samePerson))
            found = &duty;
        samePerson = samePerson || isThem;
    }
    return found;
}

DirectorVerdict banned(const DirectorBan& ban, const DirectorDuty* duty)
{
    DirectorVerdict verdict{
        .fault = ban.fault, .rule = ban.rule, .severity = ban.severity, .competency = ban.competency};
    if (duty != nullptr) {
        verdict.expected = *duty;
        if (duty->act.verb != DirectorVerb::Finish)
            verdict.attempted = duty->key;
    }
    return verdict;
}

/// 2.2.5 leaves moves to the manager while no difference of three asks for one; a chair it leaves to nobody.
DirectorVerdict judgeFreeMove(const Night& night, const DirectorAct& act)
{
    DirectorVerdict verdict{.fault = Fault::None,
                            .rule = "2.2.5"_rule,
                            .severity = Severity::Major,
                            .competency = DirectorCompetency::Moves};
    const Ring* to = night.ring(act.table);
    const auto places = rightPlaces(night, act.person, *to);
    const Ring& from = *night.ring(night.person(act.person).table);
    const int left = stackCount(from) - 1;
    const int joined = stackCount(*to) + 1;
    if (std::ranges::find(places, act.other) == places.end()) {
        verdict.fault = Fault::WrongTarget;
    } else if (agenda::isForTheFuller(night, act.person, act.table)) {
        verdict.fault = Fault::WrongTarget;
        verdict.rule = joined - left >= night.house.balanceAt ? "2.2.5"_rule : "PA-48"_rule;
    } else if (!isByTheMethod(night, act.person)) {
        verdict.fault = Fault::WrongTarget;
        verdict.rule = "PA-48"_rule;
    } else {
        verdict.told = true;
    }
    return verdict;
}

/// PA-52: with few enough left nothing is evened out any more.
DirectorVerdict beforeTheFinalTable(const DirectorDuty& form)
{
    DirectorVerdict verdict = on(Fault::OutOfOrder, form);
    verdict.rule = "PA-52"_rule;
    verdict.jumped.push_back(form);
    return verdict;
}

/// What an act that nobody asked for is about.
DirectorCompetency competencyOf(const Night& night, const DirectorAct& act)
{
    using enum DirectorVerb;
    switch (act.verb) {
    case ReadStatement:
    case AnnounceMethod:
    case DrawSeats:
    case SeatBy:
    case Start:
        return DirectorCompetency::SetUp;
    case AnnounceBreak:
    case Level:
    case Pause:
    case Resume:
    case Release:
    case RaiseBlinds:
        return DirectorCompetency::Clock;
    case DrawDealer:
    case PlaceButton:
        return night.stage == NightStage::SettingUp ? DirectorCompetency::SetUp : DirectorCompetency::Moves;
    case Hold:
    case Move:
        return DirectorCompetency::Moves;
    case Break:
    case FinalTable:
    case Stop:
    case Advance:
    case OpenRound:
        return DirectorCompetency::Breaking;
    case Claim:
    case Admit:
    case Refuse:
    case Grant:
    case ClearUnclaimed:
        return DirectorCompetency::Seating;
    case Issue:
    case SetStack:
    case ColourUp:
    case RemoveStack:
    case HandBack:
    case TakeOut:
    case Deposits:
    case Deposit:
    case TakeBack:
    case Charge:
    case PayBack:
        return DirectorCompetency::Stacks;
    case Attend:
    case Ask:
    case Rule:
    case Cite:
    case ShowHand:
    case VoidHand:
    case NewDeck:
        return DirectorCompetency::Rulings;
    case Warn:
    case Penalise:
    case Muck:
    case Disqualify:
    case Ban:
    case Report:
        return DirectorCompetency::Conduct;
    case SignOut:
    case Out:
    case Renumber:
    case Winner:
    case Finish:
    case TellOut:
    case Record:
    case Prize:
        return DirectorCompetency::Results;
    }
    return DirectorCompetency::SetUp;
}

/// 2.3.3: of two who were out together both are given the place of one.
bool sharesAPlace(const Night& night, const DirectorAct& act)
{
    if ((act.verb != DirectorVerb::Out && act.verb != DirectorVerb::Renumber) || !night.knows(act.person))
        return false;
    const Entrant& person = night.person(act.person);
    const auto together = [&](const StackAfter& stack) {
        const Entrant& other = night.person(stack.who);
        const bool equal = person.tie > 0 && person.tie == other.tie; // chips and hands (PA-55)
        return equal && stack.who != act.person && other.place == act.amount && act.amount > 0;
    };
    const auto isOne = [&](const StackAfter& stack) { return stack.who == act.person; };
    return std::ranges::any_of(night.outTogether, isOne) && std::ranges::any_of(night.outTogether, together);
}

/// A final table is let go by its draw; who says so as well says nothing wrong.
bool isLetGoAlready(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    return act.verb == DirectorVerb::Release && night.finalTable && ring != nullptr && ring->isOpen() && !ring->held
           && !ring->last;
}

/// A chair beside somebody who sits at another table is none.
bool isBesideNobody(const Night& night, const DirectorAct& act)
{
    const bool sits = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    const Ring* ring = night.ring(act.table);
    return sits && act.spot == Spot::After && ring != nullptr && night.knows(act.person) && stackCount(*ring) > 0
           && !sitsAt(*ring, act.other);
}

/// It is said that it can't be, and changes nothing.
DirectorVerdict impossibleChair(const DirectorAct& act, const std::vector<DirectorDuty>& agenda)
{
    const bool late = act.verb == DirectorVerb::Admit;
    DirectorVerdict verdict{.fault = Fault::Impossible,
                            .rule = late ? "2.1.5"_rule : "2.2.5"_rule,
                            .severity = Severity::Minor,
                            .competency = late ? DirectorCompetency::Seating : DirectorCompetency::Moves,
                            .told = true};
    const auto own = std::ranges::find_if(agenda, [&](const DirectorDuty& duty) {
        return duty.act.verb == act.verb && duty.act.person == act.person && !duty.optional;
    });
    if (own != agenda.end())
        verdict.expected = *own;
    return verdict;
}

/// Whether somebody could have been seated at a table, or an unclaimed stack lies anywhere.
bool concerns(const DirectorDuty& duty, TableNo table)
{
    const auto there = [&](const DirectorAct& act) { return act.table == table; };
    return duty.act.verb == DirectorVerb::Claim || std::ranges::any_of(duty.alike, there)
           || std::ranges::any_of(duty.waiting, there);
}

} // namespace

DirectorVerdict unneeded(const Night& night, const DirectorAct& act)
{
    return {.fault = Fault::Unneeded,
            .rule = "GP-unneeded"_rule,
            .severity = Severity::Minor,
            .competency = competencyOf(night, act)};
}

DirectorVerdict judgeAct(const Night& night, const DirectorAct& asDone)
{
    const auto agenda = agendaOf(night);
    if (isBesideNobody(night, asDone))
        return impossibleChair(asDone, agenda);
    const DirectorAct act = normalised(night, asDone);
    for (const DirectorDuty& duty : agenda) {
        const bool fits = act == duty.act || contains(duty.alike, act);
        if (!fits && !contains(duty.waiting, act))
            continue;
        // of a broken table's chairs those that wait for no hand are as right as the one that is waited for
        if (fits && (isDue(duty, agenda) || (act.verb == DirectorVerb::Move && contains(duty.alike, act))))
            return on(Fault::None, duty);
        if (fits && duty.ready)
            return outOfOrder(duty, agenda);
        return act.verb == DirectorVerb::Finish ? beforeDeposits(duty, agenda) : tooEarly(duty);
    }
    // a place that stands in the book already is not written wrongly
    if (act.verb == DirectorVerb::Renumber && night.knows(act.person) && act.amount > 0
        && night.person(act.person).place == act.amount && night.person(act.person).earned == act.amount)
        return unneeded(night, act);
    // nor a count
    if (act.verb == DirectorVerb::Record && night.knows(act.person) && night.person(act.person).isIn() && act.amount > 0
        && act.amount == night.person(act.person).chips && act.amount == night.person(act.person).page.recorded)
        return unneeded(night, act);
    const auto form =
        std::ranges::find(agenda, DirectorVerb::FinalTable, [](const DirectorDuty& each) { return each.act.verb; });
    if ((act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Break) && form != agenda.end())
        return beforeTheFinalTable(*form);
    const DirectorDuty* duty = meant(act, agenda);
    // chips that are too many somewhere else are no try at them
    if (duty != nullptr && duty->late && act.verb == DirectorVerb::SetStack && duty->rule == "3.15"_rule)
        duty = nullptr;
    if (const auto ban = banOn(night, act, duty != nullptr)) {
        DirectorVerdict verdict = banned(*ban, duty);
        // what names nothing that there is has broken nothing
        if (ban->fault == Fault::Impossible && ban->rule == "GP-unneeded"_rule) {
            verdict = unneeded(night, act);
            verdict.fault = Fault::Impossible;
            verdict.told = true;
            return verdict;
        }
        // counted anew it is put right
        if (act.verb == DirectorVerb::SetStack && night.stage == NightStage::SettingUp)
            verdict.attempted = DutyKey{.verb = act.verb, .subject = act.person.index};
        return verdict;
    }
    if (act.verb == DirectorVerb::Move && duty == nullptr && !night.house.tennessee)
        return judgeFreeMove(night, act);
    const auto draws = [&](const DirectorDuty& each) {
        return familyOf(each.act.verb) == Family::Dealer && each.act.table == act.table && !each.optional;
    };
    if (const auto draw = std::ranges::find_if(agenda, draws); isLetGoAlready(night, act) && draw != agenda.end()) {
        DirectorVerdict verdict = on(Fault::OutOfOrder, *draw);
        verdict.jumped.push_back(*draw);
        return verdict;
    }
    if (isLetGoAlready(night, act))
        return {
            .rule = "2.3.1"_rule, .severity = Severity::Minor, .competency = DirectorCompetency::Clock, .told = true};
    if (duty != nullptr) {
        DirectorVerdict verdict = on(faultOf(act, duty->act), *duty);
        // chips taken from everybody weigh more than chips given to everybody
        if (act.verb == DirectorVerb::ColourUp && act.manner == ColourManner::Drop)
            verdict.severity = Severity::Critical;
        if (sharesAPlace(night, act))
            verdict.rule = "2.3.3"_rule;
        // 3.1: out of this event either way, for the first time or the second
        const auto putsOut = [](DirectorVerb verb) {
            return verb == DirectorVerb::Ban || verb == DirectorVerb::Disqualify;
        };
        if (duty->rule == "3.1"_rule && putsOut(act.verb) && putsOut(duty->act.verb))
            verdict.severity = Severity::Major;
        // 3.2 names no sanction that another could be measured by; a ban is 3.1's, for the second time
        if (act.verb == DirectorVerb::Ban && duty->rule == "3.2"_rule)
            verdict.rule = "3.1"_rule;
        return verdict;
    }
    return unneeded(night, act);
}

namespace {

/// Whether a ruling is late: the table has waited as long as a level lasts since the director came, and waits on; or
/// the hand that was stopped for it is over, and nobody waits any more.
bool isRulingLate(const Night& night, int number, const WorldEvent& event)
{
    const Call* call = night.call(number);
    if (call == nullptr || call->kind != CallKind::Floor || call->closed)
        return false;
    const bool waitsLong =
        call->attended && night.now >= call->since + call->answeredAfter + night.house.minutesPerLevel * oneMinute;
    return waitsLong || (event.kind == WorldKind::HandEnds && event.table == call->table);
}

} // namespace

namespace {

/// Whether the level's end is the end of a duty's time: of a break that is announced that level alone, and of a final
/// table only once every table is held for it and its hand is over. While hands are dealt it is the holding that was
/// left out (PA-52).
bool isOfLevel(const Night& night, const DirectorDuty& duty)
{
    if (duty.act.verb == DirectorVerb::AnnounceBreak)
        return duty.act.amount == night.level;
    // a table that has waited for a ruling all the time had no moment for anything else
    const bool waits = std::ranges::any_of(night.rings, [&](const Ring& ring) {
        return (duty.act.table.isNone() || duty.act.table == ring.number) && isFrozen(night, ring.number);
    });
    return !waits && (duty.chain != agenda::finalTableChain || std::ranges::all_of(night.rings, [](const Ring& ring) {
                          return !ring.isOpen() || (ring.held && !ring.handOn);
                      }));
}

} // namespace

bool closes(const Night& night, const DirectorDuty& duty, const WorldEvent& event)
{
    const Window& window = duty.window;
    const bool begins = event.kind == WorldKind::HandBegins;
    switch (window.kind) {
    case Window::Kind::Book:
    case Window::Kind::FirstHand:
        return false; // closing the book, or starting too early, says it
    case Window::Kind::Receiver: {
        const auto tables = agenda::receivers(night);
        return begins && std::ranges::find(tables, event.table) != tables.end();
    }
    case Window::Kind::Hand:
        return begins && event.table == window.table;
    case Window::Kind::AnyHand:
        return begins;
    case Window::Kind::OneHand: {
        const Ring* ring = night.ring(event.table);
        if (!begins || ring == nullptr || ring->balanceBy == 0 || ring->hands + 1 < ring->balanceBy)
            return false;
        // of several fullest tables another may still be the one to give somebody up
        return std::ranges::all_of(night.rings, [&](const Ring& other) {
            return other.balanceBy == 0 || other.number == ring->number || other.hands >= other.balanceBy;
        });
    }
    case Window::Kind::LateEntry:
        return begins && night.level > night.house.lateLevels && concerns(duty, event.table);
    case Window::Kind::AtOnce:
        return (begins || event.kind == WorldKind::HandEnds || event.kind == WorldKind::PlaysOn)
               && (event.kind != WorldKind::PlaysOn
                       ? event.table == window.table
                       : night.call(event.number) != nullptr && night.call(event.number)->table == window.table);
    case Window::Kind::Queue:
        return (event.kind == WorldKind::PlaysOn && event.number == window.call)
               || isRulingLate(night, window.call, event);
    case Window::Kind::Level:
        return event.kind == WorldKind::ClockOut && isOfLevel(night, duty);
    case Window::Kind::Clock:
        return event.kind == WorldKind::ClockSeen;
    }
    return false;
}

} // namespace cutcard
