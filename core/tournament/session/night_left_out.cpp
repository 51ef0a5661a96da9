// SPDX-License-Identifier: GPL-3.0-or-later
// What the director leaves out: when it is charged, and what becomes of it when it is done late.
#include "core/tournament/session/night_session.h"

namespace cutcard {

/// Said after it had to be taken as done: late, and right.
bool NightSession::isSaidLate(const DirectorAct& act, NightEntry& entry)
{
    const auto duty = m_slips.saidLate(act);
    if (!duty)
        return false;
    entry.tookEffect = false;
    DirectorVerdict late = fulfilled(*duty);
    noteSecondTry(late);
    book(std::move(late), entry);
    return true;
}

/// Whether an act does what was left out, whatever has become of it since: the draw of all who are there (2.3.1), and
/// somebody at the wrong table who is moved to where the lot had him (2.1.2.1). Whom nobody has heard nobody rules on
/// (GP-facts).
static bool doesLate(const DirectorDuty& duty, const DirectorAct& act, const DirectorVerdict& verdict)
{
    if (act.verb == DirectorVerb::DrawDealer)
        return duty.act.verb == act.verb && duty.act.table == act.table && verdict.fault == Fault::Unneeded;
    if (act.verb == DirectorVerb::Move)
        return duty.act.verb == DirectorVerb::SeatBy && verdict.rule == "PA-48"_rule && duty.act.person == act.person
               && duty.act.table == act.table;
    return duty.isMetBy(act)
           && (verdict.fault == Fault::Unneeded || act.verb == DirectorVerb::RemoveStack
               || (act.verb == DirectorVerb::Rule && verdict.fault != Fault::OutOfOrder));
}

/// Done after it was reported or charged, with nothing of it owed: it earns nothing, and is no fault.
bool NightSession::isDoneLate(const DirectorAct& act, const DirectorVerdict& verdict, NightEntry& entry)
{
    const Missed* found = firstOf(m_missed, [&](const Missed& each) { return doesLate(each.duty, act, verdict); });
    if (found == nullptr)
        return false;
    DirectorVerdict late = fulfilled(found->duty);
    late.told = true;
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

/// Whether a duty is charged already, because it was done wrongly or is owed only because something else was left out.
bool NightSession::isCharged(const DirectorDuty& duty, const std::vector<DutyKey>& consequences) const
{
    return m_slips.covers(duty) || contains(consequences, duty.key);
}

/// What nobody has done by now and nothing has charged: once the book is closed it is left out for good.
std::vector<DirectorDuty> NightSession::openInTheBook() const
{
    auto open = agendaOf(m_night);
    const auto consequences = owedBecauseOf(m_night, m_slips.stillOwed());
    std::erase_if(open, [&](const DirectorDuty& duty) {
        return duty.optional || duty.act.verb == DirectorVerb::Finish || isCharged(duty, consequences);
    });
    return open;
}

/// What has become late while nothing happened: a ruling that the table has waited for as long as a level lasts (3.15).
void NightSession::leaveOutByNow(NightEntry& entry)
{
    const auto isWaitedFor = [](const Call& call) {
        return call.kind == CallKind::Floor && call.attended && !call.closed;
    };
    if (std::ranges::none_of(m_night.calls, isWaitedFor))
        return;
    const auto late = thoseOf(agendaOf(m_night), [&](const DirectorDuty& duty) {
        return !duty.optional && isLateByNow(m_night, duty) && !m_slips.covers(duty);
    });
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
        const DirectorDuty* worst = firstOf(verdict.jumped, [&](const DirectorDuty& duty) {
            return duty.rule == verdict.rule && duty.severity == verdict.severity;
        });
        const DirectorDuty named = worst == nullptr ? verdict.jumped.front() : *worst;
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

/// What was jumped over for good was left out, beside what was charged already and what belongs to that.
static bool isSlipOf(const DirectorDuty& duty, const DirectorVerdict& verdict)
{
    const auto isOne = [&](const DirectorDuty& other) {
        return other.rule == verdict.rule && other.together == duty.together;
    };
    return duty.rule == verdict.rule || (duty.together != 0 && std::ranges::any_of(verdict.jumped, isOne));
}

/// What an act passed over and nobody can do any more.
void NightSession::leaveOutJumped(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry)
{
    const auto agenda = agendaOf(m_night);
    for (const DirectorDuty& duty : verdict.jumped) {
        if (contains(agenda, duty.key, &DirectorDuty::key))
            continue;
        if (isForGood(act.verb) && !isSlipOf(duty, verdict))
            leaveOut(duty, entry);
        // clearing the tables has brought back what lay there
        else if (m_setup.mode == Mode::Test && act.verb == DirectorVerb::OpenRound
                 && duty.act.verb == DirectorVerb::TakeBack)
            m_slips.takeAsDone(duty);
    }
}

/// A new round clears the tables: what was to be done there by now is left out, duty by duty.
void NightSession::openRound(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry)
{
    auto open = openInTheBook();
    const Night before = m_night;
    if (verdict.isCorrect())
        applyRight(verdict, act, entry);
    else
        applyWrong(verdict, act, entry);
    if (m_night.round == before.round)
        return;
    const auto agenda = agendaOf(m_night);
    std::erase_if(open, [&](const DirectorDuty& duty) {
        return duty.act.verb == act.verb || isSlipOf(duty, verdict) || contains(agenda, duty.key, &DirectorDuty::key);
    });
    leaveOut(open, before, entry);
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
    DirectorVerdict verdict = fulfilled(duty);
    verdict.fault = Fault::Omitted;
    verdict.attempted = duty.key;
    book(std::move(verdict), entry);
}

/// Whether what belongs together was left out before, or is with something that weighs more: it is one slip.
bool NightSession::isChargedWithAnother(const DirectorDuty& duty, const std::vector<DirectorDuty>& lapsed,
                                        const std::vector<DirectorDuty>& agenda) const
{
    // what had to be done before it, and was not, is what is left out
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
    if (lapsed.empty())
        return;
    const auto agenda = agendaOf(before);
    const auto charged =
        thoseOf(lapsed, [&](const DirectorDuty& duty) { return !isChargedWithAnother(duty, lapsed, agenda); });
    for (const DirectorDuty& duty : lapsed) {
        if (contains(charged, duty))
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
    for (const EntrantId who : m_night.everybody()) {
        if (m_night.person(who).excess != 0)
            agenda.push_back({.key = {.verb = DirectorVerb::SetStack, .subject = who.index}});
        // nor is a deposit that was put off
        if (isTennessee(m_night) && m_night.stage == NightStage::SettingUp
            && m_night.person(who).page.deposit < m_night.house.tennessee->deposit)
            agenda.push_back({.key = {.verb = DirectorVerb::Deposit, .subject = who.index}});
    }
    m_slips.forget(agenda);
    for (Missed& missed : m_missed)
        missed.isOwed = missed.isOwed && isStillThere(agenda, missed.duty.key);
}

} // namespace cutcard
