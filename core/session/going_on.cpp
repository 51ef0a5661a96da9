// SPDX-License-Identifier: GPL-3.0-or-later
// One slip, one fault: what a dealer does who goes on from a mistake that was booked already.
#include "core/session/session.h"

#include "core/acts/traits.h"

#include <algorithm>

namespace cutcard {

namespace {

/// More acts than any mistake was ever booked for in one hand.
constexpr int mostTakenAsDone = 64;

/// Whether an act only does what words that were wrong have said.
bool followsFrom(const Act& words, const Act& act)
{
    if (!has(words, Trait::Spoken))
        return false;
    if (has(words, Trait::RulesOnBet))
        return act.verb == Verb::ReturnChips && act.seat == words.seat;
    // a hand that is declared void or misdealt is cleared away
    return has(words, Trait::KillsHand)
           && (act.verb == Verb::GatherCards || act.verb == Verb::ReturnWagers || act.verb == Verb::OfferCut
               || has(act, Trait::HandlesDeck));
}

} // namespace

bool Session::isRepeated(const Act& act) const
{
    // what goes into the book goes into it twice
    if (m_slip || (has(act, Trait::KeepsBook) && act.verb != Verb::CountStack && act.verb != Verb::RecordPot))
        return false;
    const bool nothingOut = act.verb == Verb::GatherCards && m_situation.table.stub.size() == cardCount;
    const auto isAct = [](const Entry& entry) { return std::holds_alternative<Act>(entry.event); };
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && isAct(*entry); ++entry) {
        if (entry->hand != hand())
            return false;
        if (entry->event != Event(act) || entry->verdicts.empty() || !entry->verdicts.front().isCorrect())
            continue;
        Table after = m_situation.table;
        return nothingOut || !cutcard::perform(after, act) || after == m_situation.table;
    }
    return false;
}

bool Session::isChargedAlready(const Verdict& verdict) const
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && entry->hand == hand(); ++entry) {
        for (const Verdict& earlier : entry->verdicts) {
            const auto wasJumped = [&](const Duty& duty) {
                return std::ranges::find(earlier.jumped, duty.act, &Duty::act) != earlier.jumped.end();
            };
            if (earlier.fault == Fault::OutOfOrder && !verdict.jumped.empty()
                && std::ranges::all_of(verdict.jumped, wasJumped))
                return true;
        }
    }
    return false;
}

bool Session::isTakenAsDone(const Duty& duty) const
{
    // left lying it is pushed; and what only customs ask for lies where it is pushed from
    if (duty.act.verb == Verb::PushWager || (duty.customary && duty.act.verb == Verb::Sweep))
        return true;
    return std::ranges::any_of(m_charged, [&](const Duty& charged) {
        if (charged.act == duty.act)
            return true;
        // the rest of the same: a hand turned up for its wager, another wager of the same player's
        const bool forWager = has(duty.act, Trait::Settles) && has(charged.act, Trait::ShowsHand);
        return duty.act.seat && charged.act.seat == duty.act.seat && (charged.rule == duty.rule || forWager);
    });
}

bool Session::catchUp(const Act& act)
{
    if (!m_setup.floorStepsIn || m_slip || m_procedure.after(act))
        return false;
    State state{.situation = m_situation, .procedure = m_procedure};
    for (int i = 0; i < mostTakenAsDone && !state.procedure.after(act); ++i) {
        const auto next = state.procedure.next();
        if (!next || !isTakenAsDone(*next) || !perform(state, next->act))
            return false;
    }
    Table after = state.situation.table;
    if (!state.procedure.after(act) || !cutcard::perform(after, act))
        return false;
    m_floorDid.insert(m_floorDid.end(), state.did.begin(), state.did.end());
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    return true;
}

void Session::charge(const Slip& slip)
{
    const Verdict& verdict = slip.verdict;
    m_charged.insert(m_charged.end(), verdict.jumped.begin(), verdict.jumped.end());
    if (verdict.expected)
        m_charged.push_back(*verdict.expected);
    m_charged.push_back({.act = slip.act, .rule = verdict.rule});
}

bool Session::goesOnRegardless(const Act& act, Verdict& verdict)
{
    // what the floor has done already in the dealer's place
    if (const auto done = std::ranges::find(m_floorDid, act); done != m_floorDid.end()) {
        m_floorDid.erase(done);
        return true;
    }
    if (!m_stopped)
        return false;
    if (act.verb == Verb::TakeBack)
        return true;
    // the hand is called off for a card that the floor has taken back
    if (has(act, Trait::Spoken) && has(act, Trait::KillsHand) && has(m_stopped->act, Trait::DealsCards)) {
        m_stopped->act = act;
        return true;
    }
    bool thought = sharesPlace(act, m_stopped->act);
    for (State& state : m_stopped->asIf)
        thought = perform(state, act) || thought;
    const bool follows = followsFrom(m_stopped->act, act);
    const bool again = act.verb == m_stopped->act.verb && has(act, Trait::DealsCards);
    const bool dealsOn = has(act, Trait::MovesCards)
                         && (again || verdict.fault == Fault::Premature || verdict.rule == m_stopped->verdict.rule);
    if (dealsOn && verdict.severity > m_stopped->verdict.severity) {
        // one slip, at its worst
        m_score.worsen(m_stopped->verdict, verdict.severity);
        m_stopped->verdict.severity = verdict.severity;
        verdict.worsens = true;
    }
    const bool goesOn = thought || follows || dealsOn;
    if (goesOn) // done as far as the dealer knows
        m_charged.push_back({.act = act, .rule = {}});
    return goesOn;
}

} // namespace cutcard
