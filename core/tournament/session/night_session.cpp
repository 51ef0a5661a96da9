// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_session.h"

#include "core/base/defect.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/judge/like_cases.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/venue.h"

#include <algorithm>
#include <utility>

namespace cutcard {

namespace {

Error error(Cause cause, std::string where, std::string expected, std::string found)
{
    return {.place = {.name = std::move(where)},
            .cause = cause,
            .expected = std::move(expected),
            .found = std::move(found)};
}

} // namespace

namespace {

std::optional<Error> wrongPerson(const Night& night, std::size_t number)
{
    const Entrant& person = night.people[number];
    const auto end = night.people.begin() + static_cast<std::ptrdiff_t>(number);
    if (std::ranges::find(night.people.begin(), end, person.name, &Entrant::name) != end)
        return error(Cause::Duplicate, person.name, "each name once", person.name);
    if (const Chips chip = night.house.common().smallestChip(); person.chips % chip != 0)
        return error(Cause::OutOfRange, person.name, "multiples of " + std::to_string(chip),
                     std::to_string(person.chips));
    if (!person.table.isNone() && (night.ring(person.table) == nullptr || person.chips <= 0))
        return error(Cause::Impossible, person.name, "chips, and a table in use",
                     "T" + std::to_string(person.table.number));
    return std::nullopt;
}

std::optional<Error> wrongTable(const Night& night, const Ring& ring)
{
    const std::string name = "T" + std::to_string(ring.number.number);
    if (const Chips chip = night.house.common().smallestChip(); ring.carried % chip != 0)
        return error(Cause::OutOfRange, name, "multiples of " + std::to_string(chip), std::to_string(ring.carried));
    if (stackCount(ring) > maxSeats)
        return error(Cause::WrongCount, name, "at most " + std::to_string(maxSeats), std::to_string(stackCount(ring)));
    return std::nullopt;
}

} // namespace

Result<Done> verify(const NightSetup& setup)
{
    const Night& night = setup.opening;
    const int players = static_cast<int>(night.people.size());
    if (players < 2 || players > mostEntrants)
        return error(Cause::WrongCount, "players", "2.." + std::to_string(mostEntrants), std::to_string(players));
    for (std::size_t i = 0; i < night.people.size(); ++i) {
        if (auto wrong = wrongPerson(night, i))
            return *std::move(wrong);
    }
    if (night.house.tennessee && night.stage == NightStage::SettingUp && tableCounts(night, players).empty())
        return error(Cause::WrongCount, "players", "three to nine at a table", std::to_string(players));
    for (const Ring& ring : night.rings) {
        if (auto wrong = wrongTable(night, ring))
            return *std::move(wrong);
    }
    if (chipsInPlay(night) > mostInPlay)
        return error(Cause::OutOfRange, "chips", "at most " + std::to_string(mostInPlay) + " in play",
                     std::to_string(chipsInPlay(night)));
    if (!isSound(night))
        return error(Cause::Impossible, "chips", std::to_string(night.ledger.inPlay()),
                     std::to_string(chipsInPlay(night)));
    return Done{};
}

Result<NightSession> NightSession::start(const NightSetup& setup)
{
    if (const auto verified = verify(setup); !verified)
        return verified.error();
    NightSession session(setup);
    noteBalance(session.m_night);
    return session;
}

Result<NightSession> NightSession::replay(const NightSetup& setup, std::span<const NightEntry> entries)
{
    auto session = start(setup);
    if (!session)
        return session;
    int number = 0;
    for (const NightEntry& entry : entries) {
        ++number;
        if (auto applied = session->apply(entry); !applied) {
            Error wrong = applied.error();
            wrong.place.line = number;
            return wrong;
        }
    }
    return session;
}

namespace {

/// What the clock and the lights do by themselves, and when: a level is over when it is (GP-level), a light is back
/// when it is (GP-light), and a break that is no short one is asked about (2.1.4).
std::vector<RoomEvent> byTheClock(const Night& night)
{
    std::vector<RoomEvent> events;
    const auto add = [&](NightTime at, WorldKind kind, TableNo table = {}) {
        RoomEvent& event = events.emplace_back(RoomEvent{.at = at});
        event.event.kind = kind;
        event.event.table = table;
    };
    if (night.stage != NightStage::Playing)
        return events;
    const bool stands = night.pausedAt || night.stoodAt;
    if (!isTennessee(night) && !stands && !night.clockOut)
        add(night.levelEnds, WorldKind::ClockOut);
    if (!night.clockSeen && stands)
        add(night.pausedAt ? *night.pausedAt + longBreak : *night.stoodAt + unseenClock, WorldKind::ClockSeen);
    for (const Ring& ring : night.rings) {
        if (ring.dark && ring.lightAt > 0)
            add(ring.lightAt, WorldKind::LightOn, ring.number);
    }
    return events;
}

/// The first of what the times of a file say without a line of it.
std::optional<RoomEvent> unsaidBefore(const Night& night, NightTime now, const NightEvent& said)
{
    auto events = byTheClock(night);
    const auto* world = std::get_if<WorldEvent>(&said);
    std::erase_if(events, [&](const RoomEvent& each) {
        return now <= each.at
               || (world != nullptr && world->kind == each.event.kind && world->table == each.event.table);
    });
    const auto first = std::ranges::min_element(events, {}, &RoomEvent::at);
    return first == events.end() ? std::nullopt : std::optional(*first);
}

} // namespace

Result<Done> NightSession::apply(const NightEvent& event, NightTime at, bool shown)
{
    if (shown && (m_setup.mode != Mode::Practice || !std::holds_alternative<DirectorAct>(event)))
        return error(Cause::NotAllowed, {}, "an act shown with the coach's help alone", {});
    NightEntry entry{.at = std::max(at, m_night.now), .event = event, .shown = shown};
    if (unsaidBefore(m_night, entry.at, event)) {
        // nothing changes where the event itself can't have happened
        NightSession then = *this;
        while (const auto unsaid = unsaidBefore(then.m_night, entry.at, event)) {
            if (!holds(then.happens(unsaid->event, std::max(unsaid->at, then.m_night.now), entry).has_value()))
                break;
        }
        if (auto done = then.takePlace(event, entry); !done)
            return done;
        *this = std::move(then);
    } else if (auto done = takePlace(event, entry); !done) {
        return done;
    }
    holds(isSound(m_night));
    forget();
    m_entries.push_back(std::move(entry));
    return Done{};
}

/// An event in its moment: judged, or let happen.
Result<Done> NightSession::takePlace(const NightEvent& event, NightEntry& entry)
{
    if (const auto* world = std::get_if<WorldEvent>(&event))
        return happens(*world, entry.at, entry);
    m_night.now = entry.at;
    const auto& act = std::get<DirectorAct>(event);
    leaveOutByNow(entry);
    const int unlike = answeredUnlike(m_night, act);
    applyAct(act, entry);
    if (!entry.verdicts.empty())
        entry.verdicts.front().unlike = unlike;
    return Done{};
}

namespace {

/// Whether a duty is charged already, because it was done wrongly or is owed only because something else was left out.
bool isCharged(const DirectorDuty& duty, const NightSlips& slips, const std::vector<DutyKey>& consequences)
{
    return slips.covers(duty) || std::ranges::find(consequences, duty.key) != consequences.end();
}

} // namespace

/// Lets something happen in the room; what should have been done before it was left out.
Result<Done> NightSession::happens(const WorldEvent& world, NightTime at, NightEntry& entry)
{
    Night after = m_night;
    after.now = at;
    if (auto done = happen(after, world); !done)
        return done;
    std::vector<DirectorDuty> lapsed;
    for (const DirectorDuty& duty : agendaOf(m_night)) {
        if (!duty.optional && closes(m_night, duty, world))
            lapsed.push_back(duty);
    }
    const auto consequences = lapsed.empty() ? std::vector<DutyKey>() : owedBecauseOf(m_night, m_slips.stillOwed());
    const auto before = std::exchange(m_night, std::move(after));
    std::erase_if(lapsed, [&](const DirectorDuty& duty) {
        const bool charged = isCharged(duty, m_slips, consequences);
        if (charged)
            lapse(duty);
        return charged;
    });
    leaveOut(lapsed, before, entry);
    const PastHelp past = m_slips.happened(world, m_night.now);
    for (const DutyKey& key : past.stands)
        m_score.stand(key);
    const auto agenda = past.leftOut.empty() ? std::vector<DirectorDuty>() : agendaOf(m_night);
    for (const DirectorDuty& duty : past.leftOut) {
        if (std::ranges::find(agenda, duty.key, &DirectorDuty::key) == agenda.end())
            leaveOut(duty, entry);
    }
    return Done{};
}

/// What is right on the second try; what was left out before is late, and no more than that.
void NightSession::noteSecondTry(DirectorVerdict& verdict) const
{
    if (!verdict.expected)
        return;
    const DutyKey& key = verdict.expected->key;
    verdict.selfCorrected = !m_score.wasLeftOut(key) && !isLeftOut(key) && m_score.canBeCorrected(key);
}

/// Somebody of a broken table who sat down wrongly is put right where that was charged.
void NightSession::countWithItsSlip(DirectorVerdict& verdict, const DirectorAct& act) const
{
    const DutyKey broken{.verb = DirectorVerb::Move, .subject = act.person.index};
    if (act.verb != DirectorVerb::Move || !verdict.expected || !verdict.expected->late || !m_score.wasTried(broken))
        return;
    verdict.expected->key = broken;
    verdict.competency = verdict.expected->competency = DirectorCompetency::Breaking;
}

void NightSession::applyRight(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry)
{
    if (!perform(m_night, act)) {
        // what was done wrongly before may stand in its way
        if (putRight(act, entry))
            return;
        verdict.fault = Fault::Impossible;
        entry.tookEffect = false;
    } else {
        countWithItsSlip(verdict, act);
        handOverToOtherHalf(verdict);
        noteSecondTry(verdict);
        noteSettled(m_slips.goOn(m_night, act, verdict));
    }
    // what was left out up to this very moment is done late, and has been judged
    const auto isLate = [&](const DirectorVerdict& before) {
        return verdict.expected && before.fault == Fault::Omitted && before.attempted == verdict.expected->key;
    };
    if (std::ranges::any_of(entry.verdicts, isLate)) {
        if (!entry.shown)
            m_score.book(verdict);
        return;
    }
    book(std::move(verdict), entry);
}

/// What would be right but for a slip that took effect is no second fault, and puts that right where it can be.
bool NightSession::putRight(const DirectorAct& act, NightEntry& entry)
{
    auto done = m_slips.putRight(m_night, act);
    if (!done)
        return false;
    m_night = std::move(done->room);
    entry.tookEffect = done->performed;
    // what changes nothing any more corrects nothing
    if (!done->verdict.told) {
        handOverToOtherHalf(done->verdict);
        noteSecondTry(done->verdict);
    }
    // what came too early is put right with what it passed over
    done->verdict.selfCorrected = done->verdict.selfCorrected || !done->settled.empty();
    book(std::move(done->verdict), entry);
    noteSettled(std::move(done->settled));
    return true;
}

/// What came too early has its verdict already, and earns what is put right.
void NightSession::noteSettled(std::vector<SettledSlip> settled)
{
    for (SettledSlip& slip : settled) {
        m_score.book(slip.verdict);
        m_settled.push_back(std::move(slip));
    }
}

/// Whether an act was done before and stands, so that saying it once more changes nothing.
bool NightSession::isSaidAgain(const DirectorAct& act) const
{
    const auto isTheSame = [&](const NightEntry& entry) {
        const auto* before = std::get_if<DirectorAct>(&entry.event);
        return before != nullptr && entry.tookEffect && *before == act;
    };
    if (std::ranges::none_of(m_entries, isTheSame))
        return false;
    Night after = m_night;
    return !perform(after, act) || after == m_night;
}

/// It breaks nothing; what came too early at first is right by now, and said.
void NightSession::saidAgain(const DirectorAct& act, NightEntry& entry)
{
    entry.tookEffect = false;
    if (const auto settled = std::ranges::find(m_settled, act, &SettledSlip::act); settled != m_settled.end()) {
        DirectorVerdict verdict = settled->verdict;
        verdict.selfCorrected = false;
        verdict.told = true;
        return book(std::move(verdict), entry);
    }
    book(unneeded(m_night, act), entry);
}

namespace {

bool isPlacing(const DirectorAct& act)
{
    return act.verb == DirectorVerb::Out || act.verb == DirectorVerb::Renumber;
}

} // namespace

/// What would be right but for one thing left out: that is said once, and then it is right without it.
bool NightSession::goesOnWithout(const DirectorAct& act, const DirectorVerdict& verdict, NightEntry& entry)
{
    AsIfDone asIf = asIfDone(m_night, m_slips.stillOwed());
    DirectorVerdict there = asIf.done.empty() ? verdict : judgeAct(asIf.room, act);
    std::optional<DirectorDuty> missing;
    if (!there.isCorrect()) {
        missing = missingFor(asIf.room, act, verdict);
        // one player may have been moved wrongly; a second one breaks the table
        if (missing && missing->optional)
            m_slips.passOver(*missing, missing->severity);
        if (!missing || missing->optional || !makeUpFor(asIf.room, *missing))
            return false;
        asIf.done.push_back(*missing);
        there = judgeAct(asIf.room, act);
    }
    auto after = carriedOn(m_night, asIf, act);
    if (!after)
        return false;
    const Night before = std::exchange(m_night, std::move(after->room));
    for (const DirectorDuty& duty : after->taken)
        m_slips.takeAsDone(duty);
    if (!missing) {
        noteSecondTry(there);
        noteSettled(m_slips.goOn(m_night, act, there));
        book(std::move(there), entry);
        return true;
    }
    // a place is wrong only as long as that is missing
    const bool isNothing = verdict.fault == Fault::Unneeded || verdict.fault == Fault::Impossible || isPlacing(act);
    DirectorVerdict passed{.fault = Fault::OutOfOrder,
                           .rule = missing->rule,
                           .severity = isNothing ? missing->severity : std::min(verdict.severity, missing->severity),
                           .competency = missing->competency,
                           .expected = there.expected,
                           .jumped = {*missing},
                           .attempted = there.expected->key};
    m_slips.note(before, m_night, act, passed);
    m_slips.passOver(*missing, passed.severity);
    m_slips.noteCharged(missing->key);
    passed.expected = *missing;
    passed.attempted = missing->key;
    book(std::move(passed), entry);
    return true;
}

/// What hands could not do: a place that cannot be is said to be none, and what was charged already and has to wait for
/// a hand is no second fault.
void NightSession::handBack(DirectorVerdict& verdict) const
{
    const auto charged = m_slips.stillOwed();
    if (verdict.fault == Fault::Premature && verdict.attempted
        && std::ranges::find(charged, *verdict.attempted) != charged.end())
        verdict.told = true;
    if (verdict.fault != Fault::WrongAmount && verdict.fault != Fault::WrongTarget
        && verdict.fault != Fault::Impossible)
        return;
    verdict.fault = Fault::Impossible;
    verdict.severity = Severity::Minor;
    verdict.attempted.reset();
    verdict.told = true;
}

/// Said after it had to be taken as done: late, and right.
bool NightSession::isSaidLate(const DirectorAct& act, NightEntry& entry)
{
    auto duty = m_slips.saidLate(act);
    if (!duty)
        return false;
    entry.tookEffect = false;
    DirectorVerdict late{.rule = duty->rule, .severity = duty->severity, .competency = duty->competency};
    late.expected = *std::move(duty);
    noteSecondTry(late);
    book(std::move(late), entry);
    return true;
}

namespace {

/// Whether an act does what was left out, whatever has become of it since: the draw of all who are there (2.3.1), and
/// somebody at the wrong table who is moved to where the lot had him (2.1.2.1).
bool doesLate(const DirectorDuty& duty, const DirectorAct& act, const DirectorVerdict& verdict)
{
    const bool isIt = duty.act == act || std::ranges::find(duty.alike, act) != duty.alike.end();
    if (act.verb == DirectorVerb::DrawDealer)
        return duty.act.verb == act.verb && duty.act.table == act.table && verdict.fault == Fault::Unneeded;
    if (act.verb == DirectorVerb::Move)
        return duty.act.verb == DirectorVerb::SeatBy && verdict.rule == "PA-48"_rule && duty.act.person == act.person
               && duty.act.table == act.table;
    return isIt && (verdict.fault == Fault::Unneeded || act.verb == DirectorVerb::RemoveStack);
}

} // namespace

/// Done after it was reported or charged, when nothing is owed of it any more: it earns nothing, and is no second
/// fault.
bool NightSession::isDoneLate(const DirectorAct& act, const DirectorVerdict& verdict, NightEntry& entry)
{
    const auto found =
        std::ranges::find_if(m_missed, [&](const Missed& missed) { return doesLate(missed.duty, act, verdict); });
    if (found == m_missed.end())
        return false;
    DirectorVerdict late{.rule = found->duty.rule,
                         .severity = found->duty.severity,
                         .competency = found->duty.competency,
                         .expected = found->duty,
                         .told = true};
    entry.tookEffect = takesEffectLate(act);
    if (entry.tookEffect)
        noteSettled(m_slips.goOn(m_night, act, late));
    book(std::move(late), entry);
    return true;
}

/// Chips that go late, somebody who is seated late and a button that is drawn late still change the room.
bool NightSession::takesEffectLate(const DirectorAct& act)
{
    if (act.verb == DirectorVerb::DrawDealer) {
        Ring* ring = m_night.ring(act.table);
        if (ring == nullptr || ring->handOn)
            return false;
        ring->drawOwed = true;
        // the button that follows from it earns nothing either
        m_score.passOver({.verb = DirectorVerb::PlaceButton, .subject = act.table.number});
    }
    const bool changes =
        act.verb == DirectorVerb::DrawDealer || act.verb == DirectorVerb::Move || act.verb == DirectorVerb::RemoveStack;
    return changes && perform(m_night, act);
}

/// What nobody has done by now and nothing has charged: once the book is closed it is left out for good.
std::vector<DirectorDuty> NightSession::openInTheBook() const
{
    auto open = agendaOf(m_night);
    const auto consequences = owedBecauseOf(m_night, m_slips.stillOwed());
    std::erase_if(open, [&](const DirectorDuty& duty) {
        return duty.optional || duty.act.verb == DirectorVerb::Finish || isCharged(duty, m_slips, consequences);
    });
    return open;
}

/// What has become late while nothing happened: a ruling that the table has waited for as long as a level lasts (3.15).
void NightSession::leaveOutByNow(NightEntry& entry)
{
    std::vector<DirectorDuty> late;
    for (const DirectorDuty& duty : agendaOf(m_night)) {
        if (!duty.optional && isLateByNow(m_night, duty) && !m_slips.covers(duty))
            late.push_back(duty);
    }
    if (!late.empty())
        leaveOut(late, m_night, entry);
}

/// The book is closed: what nobody has done by now is left out, duty by duty.
void NightSession::closeBook(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry)
{
    auto open = openInTheBook();
    const Night before = m_night;
    if (verdict.isCorrect()) {
        applyRight(std::move(verdict), act, entry);
    } else {
        const auto worst = std::ranges::find_if(verdict.jumped, [&](const DirectorDuty& duty) {
            return duty.rule == verdict.rule && duty.severity == verdict.severity;
        });
        const DirectorDuty named = worst == verdict.jumped.end() ? verdict.jumped.front() : *worst;
        const auto isNamed = [&](const DirectorDuty& duty) {
            return duty.act.verb == named.act.verb && duty.rule == named.rule;
        };
        std::erase_if(verdict.jumped, [&](const DirectorDuty& duty) { return !isNamed(duty); });
        std::erase_if(open, isNamed);
        applyWrong(std::move(verdict), act, entry);
    }
    if (!isOver())
        return;
    leaveOut(open, before, entry);
    // of a book that is closed on something that is what there is to say
    if (entry.verdicts.size() > 1 && entry.verdicts.front().isCorrect())
        entry.verdicts.erase(entry.verdicts.begin());
}

namespace {

/// Whether a right act may be what undoes a slip: where nothing is owed a move may still put somebody right who was let
/// in at another table, and what may be done as well may be the way back.
bool mayUndo(const NightSlips& slips, const DirectorVerdict& right, const DirectorAct& act)
{
    const bool counts = act.verb == DirectorVerb::SetStack || act.verb == DirectorVerb::SeatBy;
    const bool mayBe = right.expected && right.expected->optional;
    const bool isChair = act.verb == DirectorVerb::Move && right.expected && right.expected->late;
    return right.told || (mayBe && counts) || isChair || slips.isWayBack(act);
}

} // namespace

void NightSession::applyAct(const DirectorAct& act, NightEntry& entry)
{
    if (isOver()) {
        if (isSaidAgain(act))
            return saidAgain(act, entry);
        // what was missing when the book was closed can be made good; nothing else is written into it
        if (putRight(act, entry))
            return;
        DirectorVerdict verdict = unneeded(m_night, act);
        verdict.fault = Fault::Impossible;
        verdict.told = true;
        entry.tookEffect = false;
        return book(std::move(verdict), entry);
    }
    DirectorVerdict verdict = m_slips.judged(m_night, act);
    if (act.verb == DirectorVerb::Finish && (verdict.isCorrect() || !verdict.jumped.empty()))
        return closeBook(std::move(verdict), act, entry);
    if (!verdict.isCorrect())
        return applyWrong(std::move(verdict), act, entry);
    if (mayUndo(m_slips, verdict, act) && putRight(act, entry))
        return;
    applyRight(std::move(verdict), act, entry);
}

void NightSession::applyWrong(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry)
{
    if (isNoNewFault(verdict, act, entry))
        return;
    // who tries once more what was done wrongly may do it wrongly again, and not in vain
    if (verdict.fault == Fault::Unneeded)
        verdict = m_slips.triedAgain(act).value_or(std::move(verdict));
    // at real tables nothing is taken as done
    const bool isJudged = m_setup.mode == Mode::Test && !m_setup.real;
    const auto canBeDone = [&](Night after) { return perform(after, act); };
    if (isJudged && (verdict.fault != Fault::OutOfOrder || !canBeDone(m_night)) && goesOnWithout(act, verdict, entry))
        return;
    if (otherHalfOf(act, verdict))
        verdict.told = true;
    // who was sent somewhere that is not to be found is on the way all the same
    if (isJudged && verdict.fault == Fault::Impossible && verdict.expected)
        m_slips.passOver(*verdict.expected, Severity::Minor);
    takeEffect(std::move(verdict), act, entry, isJudged);
}

/// What was charged before, or only says again what stands, has a verdict of its own.
bool NightSession::isNoNewFault(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry)
{
    if (isSaidLate(act, entry) || putRight(act, entry))
        return true;
    if (isDoneLate(act, verdict, entry))
        return true;
    const bool isOwedAnew = verdict.expected && verdict.expected->act == act;
    if (isOwedAnew || !isSaidAgain(act))
        return false;
    saidAgain(act, entry);
    return true;
}

namespace {

/// The place that an entry gave another player wrongly, if it is this one's, who gets that player's now.
std::optional<DutyKey> exchangedWith(const Night& night, const NightEntry& entry, const DirectorAct& act)
{
    const auto* then = std::get_if<DirectorAct>(&entry.event);
    if (then == nullptr || !isPlacing(*then) || then->person == act.person || entry.verdicts.empty()
        || entry.verdicts.front().fault != Fault::WrongAmount)
        return std::nullopt;
    const Entrant& other = night.person(then->person);
    if (then->amount != night.person(act.person).earned || other.place != then->amount || other.earned != act.amount)
        return std::nullopt;
    return entry.verdicts.front().attempted;
}

} // namespace

/// Of two places that were exchanged, or two prizes that were shared otherwise, what the first was a try at: the second
/// is charged with it.
std::optional<DutyKey> NightSession::otherHalfOf(const DirectorAct& act, const DirectorVerdict& verdict) const
{
    constexpr Chips whole = 100;
    if (!m_night.knows(act.person) || (verdict.fault != Fault::WrongAmount && act.verb != DirectorVerb::Prize))
        return std::nullopt;
    if (act.verb == DirectorVerb::Prize) {
        for (int i = 0; i < static_cast<int>(m_night.people.size()); ++i) {
            const DutyKey key{.verb = act.verb, .subject = i};
            const int share = m_night.person({.index = i}).page.share;
            if (i != act.person.index && share > 0 && share + act.amount == whole && m_score.wasTried(key))
                return key;
        }
        return std::nullopt;
    }
    for (const NightEntry& entry : m_entries) {
        if (const auto key = isPlacing(act) ? exchangedWith(m_night, entry, act) : std::nullopt)
            return key;
    }
    return std::nullopt;
}

/// Of two halves one is right now: what is left to put right is the other.
void NightSession::handOverToOtherHalf(const DirectorVerdict& verdict)
{
    if (!verdict.expected)
        return;
    // TN-odc-2: a deposit that was put off is paid after all
    const EntrantId who = verdict.expected->act.person;
    const auto isPutOff = [&](const Call& call) {
        return call.kind == CallKind::Asks && call.request == Request::PayLater && call.person == who;
    };
    if (verdict.expected->key.verb == DirectorVerb::Deposit && std::ranges::any_of(m_night.calls, isPutOff))
        m_score.handOver({.verb = DirectorVerb::Refuse, .subject = who.index}, verdict.expected->key);
    if (!m_score.wasTried(verdict.expected->key))
        return;
    if (const auto half = m_slips.takeOtherHalf(verdict.expected->key))
        m_score.handOver(verdict.expected->key, *half);
}

namespace {

/// Whether an act was done to somebody else, or at another table, than the duty that it comes nearest to: what that
/// came to is not undone by the duty.
bool isElsewhere(const DirectorAct& act, const DirectorVerdict& verdict)
{
    // who is moved for another goes back by a duty of its own, and a button is the table's, whoever has it
    const bool ofTheTable = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::PlaceButton;
    if (!verdict.expected || verdict.attempted != verdict.expected->key || ofTheTable
        || act.verb != verdict.expected->act.verb || (!hasAWayBack(act.verb) && !isForGood(act.verb)))
        return false;
    const DirectorAct& owed = verdict.expected->act;
    return act.person != owed.person || (act.person.isNobody() && act.table != owed.table);
}

/// 2.2.5: what puts somebody right who has sat down on another chair than the booklet's; nullopt: nothing does.
std::optional<DutyKey> chairOf(const Night& night, EntrantId who)
{
    const auto agenda = agendaOf(night);
    const auto chair = std::ranges::find_if(agenda, [&](const DirectorDuty& duty) {
        return duty.late && duty.act.verb == DirectorVerb::Move && duty.act.person == who;
    });
    return chair == agenda.end() ? std::nullopt : std::optional(chair->key);
}

/// What an act that was wrong has come to: a duty that came up with it and that undoes it.
std::optional<DutyKey> cameUp(const Night& before, const Night& after, const DirectorAct& act)
{
    const auto owed = agendaOf(before);
    for (const DirectorDuty& duty : agendaOf(after)) {
        const bool there = std::ranges::find(owed, duty.key, &DirectorDuty::key) != owed.end();
        if (!there && !duty.optional && duty.act.verb == act.verb && duty.act.person == act.person
            && duty.act.table == act.table)
            return duty.key;
    }
    return std::nullopt;
}

} // namespace

/// An act that was wrong in itself is put right by what undoes it, and by nothing else.
void NightSession::noteOwnSlip(const Night& before, DirectorVerdict& verdict, const DirectorAct& act)
{
    if (act.verb == DirectorVerb::Move && !verdict.attempted) {
        verdict.attempted = chairOf(m_night, act.person);
        return;
    }
    const bool elsewhere = isElsewhere(act, verdict);
    // TN-odc-2: what was put off is paid before play, or is left out with it
    if (act.verb == DirectorVerb::Grant && act.request == Request::PayLater)
        m_slips.noteCharge({.verb = DirectorVerb::Deposit, .subject = act.person.index});
    if (elsewhere)
        m_slips.passOver(*verdict.expected, verdict.severity);
    else if (verdict.attempted || !hasAWayBack(act.verb))
        return;
    verdict.attempted =
        cameUp(before, m_night, act).value_or(DutyKey{.verb = act.verb, .subject = 0, .itself = m_entries.size()});
}

namespace {

/// Whether a measure takes nothing for good: who is put out stays so, of this event or of all of them, and the hand of
/// somebody who has folded is dead already.
bool isOnlyAWord(const Night& before, const DirectorAct& act)
{
    const auto call = std::ranges::find_if(before.calls.rbegin(), before.calls.rend(), [&](const Call& each) {
        return each.kind == CallKind::Offence && each.person == act.person;
    });
    if (call == before.calls.rend())
        return false;
    const auto putsOut = [](DirectorVerb verb) {
        return verb == DirectorVerb::Disqualify || verb == DirectorVerb::Ban;
    };
    const bool folded = call->offence == Offence::PhoneFolded || call->offence == Offence::ShownFold
                        || call->offence == Offence::MuckSearch;
    return (putsOut(act.verb) && putsOut(agenda::sanctionDuty(before, *call).act.verb))
           || (act.verb == DirectorVerb::Muck && folded);
}

} // namespace

/// What is wrong is handed back, or takes effect in a test if hands can do it.
void NightSession::takeEffect(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry, bool isJudged)
{
    const Night before = m_night;
    entry.tookEffect = m_setup.mode == Mode::Test && verdict.fault != Fault::Impossible && perform(m_night, act);
    if (!entry.tookEffect) {
        if (isJudged)
            handBack(verdict);
        return book(std::move(verdict), entry);
    }
    verdict.stays = isForGood(act.verb) && !canBeSaidAnew(act.verb) && !isOnlyAWord(before, act);
    const auto half = otherHalfOf(act, verdict);
    noteOwnSlip(before, verdict, act);
    m_slips.note(before, m_night, act, verdict);
    if (half)
        m_slips.noteHalf(*half);
    book(verdict, entry);
    noteMissed(verdict);
    if (!verdict.jumped.empty())
        leaveOutJumped(verdict, act, entry);
}

/// What was done wrongly, and is done after all when nothing is owed of it any more, is late; a draw can be made again
/// until the hand.
void NightSession::noteMissed(const DirectorVerdict& wrong)
{
    if (wrong.fault != Fault::Premature && wrong.expected && wrong.attempted == wrong.expected->key
        && wrong.expected->act.verb != DirectorVerb::DrawDealer)
        m_missed.push_back({.duty = *wrong.expected, .isOwed = false});
}

namespace {

/// What was jumped over for good was left out, beside what was charged already and what belongs to that; what can still
/// be done stays owed.
bool isSlipOf(const DirectorDuty& duty, const DirectorVerdict& verdict)
{
    const auto isOne = [&](const DirectorDuty& other) {
        return other.rule == verdict.rule && other.together == duty.together;
    };
    return duty.rule == verdict.rule || (duty.together != 0 && std::ranges::any_of(verdict.jumped, isOne));
}

} // namespace

/// What an act passed over and nobody can do any more.
void NightSession::leaveOutJumped(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry)
{
    const auto agenda = agendaOf(m_night);
    for (const DirectorDuty& duty : verdict.jumped) {
        if (std::ranges::find(agenda, duty.key, &DirectorDuty::key) != agenda.end())
            continue;
        if (isForGood(act.verb) && !isSlipOf(duty, verdict))
            leaveOut(duty, entry);
        // clearing the tables has brought back what lay there
        else if (m_setup.mode == Mode::Test && act.verb == DirectorVerb::OpenRound
                 && duty.act.verb == DirectorVerb::TakeBack)
            m_slips.takeAsDone(duty);
    }
}

bool NightSession::isLeftOut(const DutyKey& key) const
{
    return std::ranges::any_of(m_missed, [&](const Missed& missed) { return missed.isOwed && missed.duty.key == key; });
}

void NightSession::leaveOut(const DirectorDuty& duty, NightEntry& entry)
{
    // who runs a night at real tables is not judged by what was not noted
    if (m_setup.real || isLeftOut(duty.key))
        return;
    m_missed.push_back({.duty = duty});
    if (m_setup.mode == Mode::Test)
        m_slips.leaveOut(duty.key);
    book({.fault = Fault::Omitted,
          .rule = duty.rule,
          .severity = duty.severity,
          .competency = duty.competency,
          .expected = duty,
          .attempted = duty.key},
         entry);
}

namespace {

/// Whether something else had to be done before it, and was not: that is what is left out.
bool isBlocked(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    return duty.chain != 0 && std::ranges::any_of(agenda, [&](const DirectorDuty& other) {
               return other.chain == duty.chain && other.step < duty.step && !other.optional;
           });
}

} // namespace

/// Whether what belongs together was left out before, or is with something that weighs more: it is one slip.
bool NightSession::isChargedWithAnother(const DirectorDuty& duty, const std::vector<DirectorDuty>& lapsed,
                                        const Night& before) const
{
    const auto agenda = agendaOf(before);
    if (duty.together == 0)
        return isBlocked(duty, agenda);
    const auto first = std::ranges::max_element(lapsed, {}, [&](const DirectorDuty& other) {
        return other.together == duty.together ? static_cast<int>(other.severity) : -1;
    });
    if (first != lapsed.end() && first->key != duty.key)
        return true;
    return std::ranges::any_of(agenda, [&](const DirectorDuty& other) {
        return other.together == duty.together && other.key != duty.key
               && (isLeftOut(other.key) || m_slips.covers(other));
    });
}

/// What was left out at one time: of what belongs together the worst is charged.
void NightSession::leaveOut(const std::vector<DirectorDuty>& lapsed, const Night& before, NightEntry& entry)
{
    std::vector<DirectorDuty> charged;
    for (const DirectorDuty& duty : lapsed) {
        if (!isChargedWithAnother(duty, lapsed, before))
            charged.push_back(duty);
    }
    for (const DirectorDuty& duty : lapsed) {
        if (std::ranges::find(charged, duty) != charged.end())
            leaveOut(duty, entry);
        else
            passOver(duty);
    }
}

/// It is not charged, because what belongs to it was, and earns nothing any more.
void NightSession::passOver(const DirectorDuty& duty)
{
    lapse(duty);
    if (m_setup.mode == Mode::Test)
        m_slips.leaveOut(duty.key);
    m_score.passOver(duty.key);
}

void NightSession::lapse(const DirectorDuty& duty)
{
    if (!isLeftOut(duty.key))
        m_missed.push_back({.duty = duty});
    m_score.lapse(duty.key);
}

/// A duty that is owed no more can be left out anew when it comes up again.
void NightSession::forget()
{
    // of a book that was closed too early nothing is forgotten
    if (isOver() || (std::ranges::none_of(m_missed, &Missed::isOwed) && !m_slips.hasCharged()))
        return;
    auto agenda = agendaOf(m_night);
    // while cards are drawn nothing is owed of the draw, and it is not over
    for (const Ring& ring : m_night.rings) {
        if (!ring.drawing.empty())
            agenda.push_back({.key = {.verb = DirectorVerb::DrawDealer, .subject = ring.number.number}});
    }
    // nor are chips that were counted out wrongly forgotten before the first hand
    for (std::size_t i = 0; i < m_night.people.size(); ++i) {
        if (m_night.people[i].excess != 0)
            agenda.push_back({.key = {.verb = DirectorVerb::SetStack, .subject = static_cast<int>(i)}});
    }
    // nor is a deposit that was put off
    for (std::size_t i = 0; i < m_night.people.size(); ++i) {
        if (isTennessee(m_night) && m_night.stage == NightStage::SettingUp && m_night.people[i].page.deposit == 0)
            agenda.push_back({.key = {.verb = DirectorVerb::Deposit, .subject = static_cast<int>(i)}});
    }
    m_slips.forget(agenda);
    for (Missed& missed : m_missed)
        missed.isOwed = missed.isOwed && isStillThere(agenda, missed.duty.key);
}

void NightSession::book(DirectorVerdict verdict, NightEntry& entry)
{
    // what was left out before is the director's
    verdict.told = verdict.told || (entry.shown && verdict.fault != Fault::Omitted);
    m_score.book(verdict);
    if (verdict.fault == Fault::OutOfOrder) {
        for (const DirectorDuty& duty : verdict.jumped)
            m_missed.push_back({.duty = duty, .isOwed = false});
    }
    if (verdict.isCorrect() && verdict.expected) {
        // what is charged hand by hand may be owed once more
        const DutyKey key = verdict.expected->key;
        std::erase_if(m_missed, [&](const Missed& missed) {
            return missed.duty.key == key && !(missed.isOwed && isStillThere(agendaOf(m_night), key));
        });
    }
    entry.verdicts.push_back(std::move(verdict));
}

NightSession NightSession::undone(std::size_t events) const
{
    NightSession session(m_setup);
    noteBalance(session.m_night);
    const std::size_t kept = m_entries.size() - std::min(events, m_entries.size());
    for (std::size_t i = 0; i < kept; ++i) {
        const auto applied = session.apply(m_entries[i]);
        if (!holds(applied.has_value()))
            break;
    }
    return session;
}

} // namespace cutcard
