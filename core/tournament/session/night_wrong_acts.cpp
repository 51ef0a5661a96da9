// SPDX-License-Identifier: GPL-3.0-or-later
// A wrong act of the director's: whether it is a new fault, what it comes to and what puts it right.
#include "core/tournament/session/night_session.h"

namespace cutcard {

static bool isPlacing(const DirectorAct& act)
{
    return act.verb == DirectorVerb::Out || act.verb == DirectorVerb::Renumber;
}

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
    for (const DirectorDuty& duty : after->done)
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
    // it is charged as what is missing, and not as the act it was
    m_slips.note(before, m_night, act, passed).charged = missing->key;
    m_slips.passOver(*missing, passed.severity);
    passed.expected = *missing;
    passed.attempted = missing->key;
    book(std::move(passed), entry);
    return true;
}

/// What hands could not do: an impossible place is none, and what was charged and waits for a hand no second fault.
void NightSession::handBack(DirectorVerdict& verdict) const
{
    const auto charged = m_slips.stillOwed();
    if (verdict.fault == Fault::Premature && verdict.attempted && contains(charged, *verdict.attempted))
        verdict.told = true;
    if (verdict.fault != Fault::WrongAmount && verdict.fault != Fault::WrongTarget
        && verdict.fault != Fault::Impossible)
        return;
    verdict.fault = Fault::Impossible;
    verdict.severity = Severity::Minor;
    verdict.attempted.reset();
    verdict.told = true;
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

/// The place that an entry gave another player wrongly, if it is this one's, who gets that player's now.
static std::optional<DutyKey> exchangedWith(const Night& night, const NightEntry& entry, const DirectorAct& act)
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

/// Of two places exchanged, or prizes shared otherwise, what the first was a try at: the second is charged with it.
std::optional<DutyKey> NightSession::otherHalfOf(const DirectorAct& act, const DirectorVerdict& verdict) const
{
    constexpr Chips whole = 100;
    if (!m_night.knows(act.person) || (verdict.fault != Fault::WrongAmount && act.verb != DirectorVerb::Prize))
        return std::nullopt;
    if (act.verb == DirectorVerb::Prize) {
        for (const EntrantId who : m_night.everybody()) {
            const DutyKey key{.verb = act.verb, .subject = who.index};
            const int share = m_night.person(who).page.share;
            if (who != act.person && share > 0 && share + act.amount == whole && m_score.wasTried(key))
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

/// Whether an act was done to another person or table than the duty it comes nearest to, which does not undo it.
static bool isElsewhere(const DirectorAct& act, const DirectorVerdict& verdict)
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
static std::optional<DutyKey> chairOf(const Night& night, EntrantId who)
{
    const auto agenda = agendaOf(night);
    const DirectorDuty* chair = firstOf(agenda, [&](const DirectorDuty& duty) {
        return duty.late && duty.act.verb == DirectorVerb::Move && duty.act.person == who;
    });
    return chair == nullptr ? std::nullopt : std::optional(chair->key);
}

/// What an act that was wrong has come to: a duty that came up with it and that undoes it.
static std::optional<DutyKey> cameUp(const Night& before, const Night& after, const DirectorAct& act)
{
    const auto owed = agendaOf(before);
    for (const DirectorDuty& duty : agendaOf(after)) {
        const bool there = contains(owed, duty.key, &DirectorDuty::key);
        if (!there && !duty.optional && duty.act.verb == act.verb && duty.act.person == act.person
            && duty.act.table == act.table)
            return duty.key;
    }
    return std::nullopt;
}

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
        m_slips.cover({.verb = DirectorVerb::Deposit, .subject = act.person.index});
    if (elsewhere)
        m_slips.passOver(*verdict.expected, verdict.severity);
    else if (verdict.attempted || !hasAWayBack(act.verb))
        return;
    verdict.attempted =
        cameUp(before, m_night, act).value_or(DutyKey{.verb = act.verb, .subject = 0, .itself = m_entries.size()});
}

/// Whether a measure takes nothing for good: who is put out stays so, and a folded hand is dead already.
static bool isOnlyAWord(const Night& before, const DirectorAct& act)
{
    const Call* call = before.lastCall(CallKind::Offence, act.person);
    if (call == nullptr)
        return false;
    const bool folded = call->offence == Offence::PhoneFolded || call->offence == Offence::ShownFold
                        || call->offence == Offence::MuckSearch;
    return (putsOut(act.verb) && putsOut(agenda::sanctionDuty(before, *call).act.verb))
           || (act.verb == DirectorVerb::Muck && folded);
}

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
    m_slips.note(before, m_night, act, verdict).halfOf = half;
    book(verdict, entry);
    noteMissed(verdict);
    if (!verdict.jumped.empty())
        leaveOutJumped(verdict, act, entry);
}

/// What was done wrongly is late when done after all with nothing owed; a draw can be made again until the hand.
void NightSession::noteMissed(const DirectorVerdict& wrong)
{
    if (wrong.fault != Fault::Premature && wrong.expected && wrong.attempted == wrong.expected->key
        && wrong.expected->act.verb != DirectorVerb::DrawDealer)
        m_missed.push_back({.duty = *wrong.expected, .isOwed = false});
}

} // namespace cutcard
