// SPDX-License-Identifier: GPL-3.0-or-later
// A dealer's mistake in a test that is not put right: the floor steps in, or, in old session files, it stands.
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/games/catalogue.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr int mostSteps = 64;

bool takesBack(const Procedure& remedy)
{
    return std::ranges::any_of(remedy.duties(), [](const Duty& duty) { return duty.act.verb == Verb::TakeBack; });
}

} // namespace

bool Session::leavesSlip(const Event& event) const
{
    if (!m_slip || std::holds_alternative<FloorStep>(event))
        return false;
    const auto* act = std::get_if<Act>(&event);
    if (act == nullptr)
        return true;
    if (act->verb == Verb::TakeBack || act->verb == Verb::CallFloor || m_procedure.after(*act))
        return false;
    if (!isPossible(*act)) {
        // what hands can't do with the mistake on the table, but will be asked for once it is gone
        State then = withoutSlip();
        return perform(then, *act);
    }
    if (isMendedBy(*act))
        return false;
    // a further try at the same duty; whoever only misread or misspoke may try again
    const Judgement judgement = judge(*act, m_procedure, m_situation, game());
    return m_slip->tookEffect || !judgement.verdict.attempted
           || judgement.verdict.attempted != m_slip->verdict.attempted || judgement.verdict.fault == Fault::OutOfOrder;
}

bool Session::perform(State& state, const Act& act) const
{
    const auto step = state.procedure.after(act);
    if (!step || act.verb == Verb::TakeBack || !cutcard::perform(state.situation.table, act))
        return false;
    state.procedure = game().noteAct(state.situation, act, step->rest).settled(state.situation);
    state.duties += step->duty.optional ? 0 : 1;
    return true;
}

void Session::performUpTo(State& state, const Act& act) const
{
    for (int i = 0; i < mostSteps; ++i) {
        if (perform(state, act))
            return;
        const auto next = state.procedure.next();
        if (!next || !perform(state, next->act))
            return;
    }
}

Session::State Session::asItShouldBe() const
{
    const Slip& slip = *m_slip;
    State state{.situation = m_situation, .procedure = m_procedure};
    if (slip.tookEffect && takesBack(slip.remedy)) {
        state = {.situation = slip.before, .procedure = slip.owedBefore};
    } else if (slip.tookEffect) {
        // what was seen stays seen: it is put right as the document has it
        const auto left = slip.remedy.duties().size();
        for (std::size_t i = 0; i < left; ++i) {
            const auto next = state.procedure.next();
            if (!next || !perform(state, next->act))
                break;
        }
        state.duties = 0;
    }
    const Verdict& verdict = slip.verdict;
    switch (verdict.fault) {
    case Fault::OutOfOrder:
        performUpTo(state, slip.act);
        break;
    case Fault::WrongAmount:
    case Fault::WrongTarget:
    case Fault::Forbidden: {
        if (!verdict.attempted || !perform(state, *verdict.attempted))
            break;
        // one ruling may ask for several acts
        for (int i = 0; i < mostSteps; ++i) {
            const auto next = state.procedure.next();
            if (verdict.fault != Fault::Forbidden || !next || next->rule != verdict.rule || isPointing(next->act)
                || !perform(state, next->act))
                break;
        }
        if (verdict.fault == Fault::Forbidden)
            (void)perform(state, slip.act);
        break;
    }
    default:
        break;
    }
    state.procedure = state.procedure.settled(state.situation);
    state.situation.beforeMistake.reset();
    return state;
}

Session::State Session::asItStands() const
{
    const Slip& slip = *m_slip;
    const Verdict& verdict = slip.verdict;
    State state{.situation = m_situation, .procedure = slip.tookEffect ? slip.owedBefore : m_procedure, .duties = 1};
    if (verdict.fault == Fault::OutOfOrder) {
        state.procedure = slip.rest;
        state.duties += static_cast<int>(verdict.jumped.size());
    } else if (verdict.attempted && verdict.fault != Fault::Premature) {
        // the displaced duty counts as dealt with
        if (const auto step = state.procedure.after(*verdict.attempted))
            state.procedure = step->rest;
    }
    if (slip.tookEffect)
        state.procedure = game().noteAct(state.situation, slip.act, state.procedure);
    state.procedure = state.procedure.settled(state.situation);
    return state;
}

bool Session::isMendedBy(const Act& act) const
{
    if (!m_slip || !m_slip->tookEffect || has(act, Trait::Spoken) || act.verb == Verb::TakeBack)
        return false;
    const Table right = asItShouldBe().situation.table;
    Table after = m_situation.table;
    // what is only written down leaves the table as it is: it is mended by the right words
    const bool written = after == right;
    return cutcard::perform(after, act) && after == right && (!written || act == m_slip->verdict.attempted);
}

void Session::endSlip()
{
    m_slip.reset();
    m_situation.beforeMistake.reset();
}

void Session::floorSteps()
{
    const Slip slip = *m_slip;
    State state = withoutSlip();
    if (!slip.byHouse)
        m_score.stand(slip.verdict);
    m_slip.reset();
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    if (!m_setup.floorStepsIn) {
        if (slip.tookEffect)
            m_standing = slip;
        return settle(m_entries.back());
    }
    Entry entry{.event = FloorStep{}, .hand = hand()};
    settle(entry);
    m_entries.push_back(std::move(entry));
}

bool Session::endsHere() const
{
    // nothing follows in which the mistake could be put right
    if (!m_slip || m_setup.hands == 0 || hand() < m_setup.hands)
        return false;
    return withoutSlip().procedure.isOptional();
}

bool Session::takeBackStanding(const Act& act, Entry& entry)
{
    if (act.verb != Verb::TakeBack || m_slip || !m_standing || !m_situation.beforeMistake)
        return false;
    m_situation.table = *m_situation.beforeMistake;
    m_situation.beforeMistake.reset();
    m_procedure = m_standing->owedBefore;
    m_standing.reset();
    Verdict verdict{.fault = Fault::None,
                    .rule = "GP-own-mistake"_rule,
                    .severity = Severity::Critical,
                    .competency = Competency::Irregularities,
                    .expected = {},
                    .jumped = {},
                    .selfCorrected = true,
                    .attempted = {}};
    verdict.told = true;
    book(std::move(verdict), entry);
    return true;
}

} // namespace cutcard
