// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_session.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/venue.h"

namespace cutcard {

static Result<Done> wrongPerson(const Night& night, std::size_t number)
{
    const Entrant& person = night.people[number];
    const auto end = night.people.begin() + static_cast<std::ptrdiff_t>(number);
    if (std::ranges::find(night.people.begin(), end, person.name, &Entrant::name) != end)
        return faultIn(person.name, Cause::Duplicate, "each name once", person.name);
    if (const Chips chip = night.house.common().smallestChip(); person.chips % chip != 0)
        return faultIn(person.name, Cause::OutOfRange, "multiples of " + std::to_string(chip),
                       std::to_string(person.chips));
    if (!person.table.isNone() && (night.ring(person.table) == nullptr || person.chips <= 0))
        return faultIn(person.name, Cause::Impossible, "chips, and a table in use",
                       "T" + std::to_string(person.table.number));
    return Done{};
}

static Result<Done> wrongTable(const Night& night, const Ring& ring)
{
    const std::string name = "T" + std::to_string(ring.number.number);
    if (const Chips chip = night.house.common().smallestChip(); ring.carried % chip != 0)
        return faultIn(name, Cause::OutOfRange, "multiples of " + std::to_string(chip), std::to_string(ring.carried));
    if (stackCount(ring) > maxSeats)
        return faultIn(name, Cause::WrongCount, "at most " + std::to_string(maxSeats),
                       std::to_string(stackCount(ring)));
    return Done{};
}

Result<Done> verify(const NightSetup& setup)
{
    const Night& night = setup.opening;
    const int players = static_cast<int>(night.people.size());
    if (players < 2 || players > mostEntrants)
        return faultIn("players", Cause::WrongCount, "2.." + std::to_string(mostEntrants), std::to_string(players));
    for (std::size_t i = 0; i < night.people.size(); ++i) {
        TRY(wrongPerson(night, i));
    }
    if (night.house.tennessee && night.stage == NightStage::SettingUp && tableCounts(night, players).empty())
        return faultIn("players", Cause::WrongCount, "three to nine at a table", std::to_string(players));
    for (const Ring& ring : night.rings) {
        TRY(wrongTable(night, ring));
    }
    if (chipsInPlay(night) > mostInPlay)
        return faultIn("chips", Cause::OutOfRange, "at most " + std::to_string(mostInPlay) + " in play",
                       std::to_string(chipsInPlay(night)));
    if (!isSound(night))
        return faultIn("chips", Cause::Impossible, std::to_string(night.ledger.inPlay()),
                       std::to_string(chipsInPlay(night)));
    return Done{};
}

Result<NightSession> NightSession::start(const NightSetup& setup)
{
    TRY(verify(setup));
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

/// What clock and lights do by themselves: levels (GP-level) and light (GP-light), and breaks asked about (2.1.4).
static std::vector<RoomEvent> byTheClock(const Night& night)
{
    std::vector<RoomEvent> events;
    const auto add = [&](NightTime at, WorldKind kind, TableNo table = {}) {
        events.push_back({.at = at, .event = {.kind = kind, .table = table}});
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
static std::optional<RoomEvent> unsaidBefore(const Night& night, NightTime now, const NightEvent& said)
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

Result<Done> NightSession::apply(const NightEvent& event, NightTime at, bool shown)
{
    if (shown && (m_setup.mode != Mode::Practice || !std::holds_alternative<DirectorAct>(event)))
        return faultIn({}, Cause::NotAllowed, "an act shown with the coach's help alone", {});
    NightEntry entry{.at = std::max(at, m_night.now), .event = event, .shown = shown};
    if (unsaidBefore(m_night, entry.at, event)) {
        // nothing changes where the event itself can't have happened
        NightSession then = *this;
        while (const auto unsaid = unsaidBefore(then.m_night, entry.at, event)) {
            if (!holds(then.happens(unsaid->event, std::max(unsaid->at, then.m_night.now), entry).has_value()))
                break;
        }
        TRY(then.takePlace(event, entry));
        *this = std::move(then);
    } else {
        TRY(takePlace(event, entry));
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

/// Lets something happen in the room; what should have been done before it was left out.
Result<Done> NightSession::happens(const WorldEvent& world, NightTime at, NightEntry& entry)
{
    Night after = m_night;
    after.now = at;
    TRY(happen(after, world));
    auto lapsed = thoseOf(agendaOf(m_night),
                          [&](const DirectorDuty& duty) { return !duty.optional && closes(m_night, duty, world); });
    const auto consequences = lapsed.empty() ? std::vector<DutyKey>() : owedBecauseOf(m_night, m_slips.stillOwed());
    const auto before = std::exchange(m_night, std::move(after));
    std::erase_if(lapsed, [&](const DirectorDuty& duty) {
        const bool charged = isCharged(duty, consequences);
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
        if (!contains(agenda, duty.key, &DirectorDuty::key))
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
    if (const SettledSlip* settled = firstWith(m_settled, act, &SettledSlip::act)) {
        DirectorVerdict verdict = settled->verdict;
        verdict.selfCorrected = false;
        verdict.told = true;
        return book(std::move(verdict), entry);
    }
    DirectorVerdict verdict = unneeded(m_night, act);
    // a ruling may be given once more as it stands: whoever asks hears the same
    const Call* call = act.verb == DirectorVerb::Rule ? m_night.call(act.call) : nullptr;
    verdict.told = call != nullptr && call->ruled == act.amount;
    book(std::move(verdict), entry);
}

/// Whether a right act may be what undoes a slip: a move of somebody let in wrongly, or what may be done as well.
static bool mayUndo(const NightSlips& slips, const DirectorVerdict& right, const DirectorAct& act)
{
    const bool counts = act.verb == DirectorVerb::SetStack || act.verb == DirectorVerb::SeatBy;
    const bool mayBe = right.expected && right.expected->optional;
    const bool isChair = act.verb == DirectorVerb::Move && right.expected && right.expected->late;
    return right.told || (mayBe && counts) || isChair || slips.isWayBack(act);
}

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
    if (act.verb == DirectorVerb::OpenRound)
        return openRound(verdict, act, entry);
    if (!verdict.isCorrect())
        return applyWrong(std::move(verdict), act, entry);
    if (mayUndo(m_slips, verdict, act) && putRight(act, entry))
        return;
    applyRight(std::move(verdict), act, entry);
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
    const std::size_t kept = m_entries.size() - std::min(events, m_entries.size());
    auto session = replay(m_setup, std::span(m_entries).first(kept));
    return holds(session.has_value()) ? *std::move(session) : *this;
}

} // namespace cutcard
