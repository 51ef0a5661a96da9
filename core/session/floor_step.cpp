// SPDX-License-Identifier: GPL-3.0-or-later
// A dealer's mistake in a test that is not put right: the floor steps in.
#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/floor/goes_on.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"
#include "core/session/session.h"

namespace cutcard {

/// Whether the floor was told at once of a card too many, and the deal is called off (GP-wrong-count).
static bool isReported(const Act& slip, const Act* cause, const EntryLog& entries)
{
    const auto* told = entries.empty() ? nullptr : std::get_if<Act>(&entries.back().event);
    return slip.verb == Verb::Pitch && told != nullptr && told->verb == Verb::CallFloor && cause != nullptr
           && cause->verb == Verb::Announce && cause->phrase == Phrase::Misdeal;
}

/// Whether the act that the floor comes before undoes the mistake by itself.
static bool isUndoneBy(const Slip& slip, const Act* cause, const EntryLog& entries)
{
    return isReported(slip.act, cause, entries)
           || (cause != nullptr && voidsAfterAll(*cause, slip.verdict, slip.owedBefore));
}

/// Whether the dealer has just called the floor.
static bool wasFloorCalled(const EntryLog& entries)
{
    const auto* act = entries.empty() ? nullptr : std::get_if<Act>(&entries.back().event);
    return act != nullptr && act->verb == Verb::CallFloor;
}

/// Where a dealer who has made a slip may think to be; before it, first of all.
static std::vector<HandState> whereDealerMayBe(const Slip& slip, const Remedy& remedy, HandState now)
{
    std::vector<HandState> states{
        {.situation = slip.before, .procedure = slip.owedBefore}, std::move(now), remedy.asItStands()};
    for (auto state : {remedy.asIfInTime(), remedy.asIfMeant()}) {
        if (state)
            states.push_back(*std::move(state));
    }
    return states;
}

/// Words for what the floor has done or ruled: they come to the same when the dealer says them after it.
static std::vector<Act> repeatedAfterFloor(const Slip& slip, const std::vector<Act>& did)
{
    std::vector<Act> words;
    const auto& tried = slip.verdict.attempted;
    const bool isDone = tried && std::ranges::find(did, *tried) != did.end();
    if (tried && !isDone && isSaid(*tried))
        words.push_back(*tried);
    for (const Duty& duty : slip.owedBefore.duties()) {
        if (std::ranges::find(did, duty.act) == did.end())
            continue;
        // where a bet may be put right in two ways, it is done in one
        std::ranges::copy_if(duty.alike, std::back_inserter(words), [&](const Act& act) {
            return duty.act.phrase != Phrase::CorrectTo || act.phrase == Phrase::ToCall;
        });
    }
    return words;
}

/// The chips that are missing where a part of what is due was given.
static std::optional<Act> restOf(const Slip& slip)
{
    const auto& due = slip.verdict.attempted;
    if (!slip.isPart() || !due || due->amount <= slip.act.amount)
        return std::nullopt;
    Act rest = slip.act;
    rest.amount = due->amount - slip.act.amount;
    return rest;
}

void Session::dealPremature(const Act& act, Judgement judgement, Entry& entry)
{
    Slip& slip = *m_slip;
    Verdict& verdict = judgement.verdict;
    verdict.reason = whyWrong(verdict, &act);
    verdict.told = true;
    if (verdict.severity > slip.verdict.severity) {
        if (!slip.byHouse)
            m_score.worsen(slip.verdict, verdict);
        slip.verdict.severity = verdict.severity;
        verdict.worsens = true;
    }
    slip.act = act;
    slip.rest = judgement.rest;
    perform(m_situation.table, act);
    slip.remedy = game().remedy(m_situation, act, verdict);
    m_procedure = inOrder(slip.remedy, slip.owedBefore);
    book(std::move(verdict), entry);
}

void Session::endSlip()
{
    m_slip.reset();
    m_situation.beforeMistake.reset();
}

/// Whether a slip ends a hand, or the act does with which a part of a pot is left.
static bool isEndOfHand(const Slip& slip, const Act* cause)
{
    const bool pot = slip.isPart() && slip.act.verb == Verb::PushPot;
    return endsHand(slip.act) || (pot && cause != nullptr && endsHand(*cause));
}

/// Those of some duties that nothing waits for but what comes before them: no cards have still to be turned for them.
static std::vector<Duty> beforeNextCards(std::vector<Duty> duties)
{
    const auto waits = [](const Duty& duty) {
        return isOneOf(duty.act.verb, {Verb::TurnBoard, Verb::TurnDealer, Verb::TurnShared})
               || has(duty.act, Trait::DealsCards);
    };
    duties.erase(std::ranges::find_if(duties, waits), duties.end());
    // nor is it known who wins a pot while a hand for it lies face down
    if (contains(duties, Verb::TurnUp, [](const Duty& duty) { return duty.act.verb; }))
        std::erase_if(duties, [](const Duty& duty) { return duty.act.verb == Verb::PushPot; });
    return duties;
}

std::vector<Verdict> Session::leftOfOthers(const Slip& slip, const std::vector<Act>& did) const
{
    if (slip.byHouse || !slip.verdict.expected)
        return {};
    std::vector<Verdict> left{slip.verdict};
    for (const Duty& duty : beforeNextCards(slip.owedBefore.duties())) {
        if (!contains(did, duty.act) || m_book.isTakenAsDone(duty) || !isOfAnotherSeat(duty, left, handSoFar()))
            continue;
        left.push_back(omitted(duty));
        Reason& why = left.back().reason;
        if (const Slip* part = partLeftOf(duty.act))
            why = whyRestIsDue(*part, left.back(), nullptr);
        if (why.because == Because::None)
            why = game().why(slip.before, slip.owedBefore, left.back(), nullptr);
    }
    left.erase(left.begin());
    return left;
}

std::vector<Verdict> Session::leftLying(const Slip& slip, const Act& cause, const std::vector<Act>& did) const
{
    // what is in the wrong pot does not lie in front of anybody any more
    const bool bets = !has(cause, Trait::MovesChips) && hasBets(m_situation.table);
    std::vector<Verdict> left;
    HandState state = remedy().asItShouldBe();
    for (const Act& act : did) {
        const auto step = state.procedure.after(act);
        if (!step || contains(state.did, act))
            continue;
        // who got a pot by mistake is taken for the winner on account as well
        const bool ofPot = slip.act.verb == Verb::PushPot;
        // and of an account of which a part was written down the rest of the loan is the same rest
        const bool taken = (ofPot || slip.isPart()) && slip.act.seat == act.seat;
        const bool lies = isOneOf(act.verb, {Verb::TakeLoan, Verb::Credit})
                              ? !taken
                              : bets && isOneOf(act.verb, {Verb::BuildPot, Verb::Sweep});
        const auto ofSeat = [&](const Verdict& each) { return each.expected->act.seat == act.seat; };
        if (lies && !m_book.isTakenAsDone(step->duty) && std::ranges::none_of(left, ofSeat)) {
            left.push_back(omitted(step->duty));
            // the bets lie before their owners still
            if (act.verb == Verb::BuildPot)
                left.back().severity = std::min(left.back().severity, Severity::Major);
            left.back().reason = game().why(state.situation, state.procedure, left.back(), nullptr);
        }
        (void)performOwed(state, act, game());
    }
    return left;
}

std::vector<Verdict> Session::passedOverWith(const Verdict& first, const Act& act, const Verdict& verdict) const
{
    if (!first.expected || has(act, Trait::Settles | Trait::KeepsBook))
        return {};
    const auto skip = m_procedure.skippingTo(act, m_situation);
    std::vector<Verdict> left{first};
    // a pot pushed once more goes past nothing
    const bool again = act.verb == Verb::PushPot && !endsHand(act);
    const auto passed = !verdict.jumped.empty() ? verdict.jumped
                        : skip                  ? skip->jumped
                        : again                 ? std::vector<Duty>()
                                                : m_procedure.duties();
    for (const Duty& duty : beforeNextCards(passed)) {
        const bool tooSoon = duty.act.verb == Verb::PushPot && !endsHand(act);
        if (tooSoon || m_book.isTakenAsDone(duty) || !isOfAnotherSeat(duty, left, handSoFar()))
            continue;
        left.push_back(omitted(duty));
        left.back().reason = whyWrong(left.back(), nullptr);
    }
    left.erase(left.begin());
    return left;
}

std::vector<Verdict> Session::leftBeside(const Slip& slip, const Act* cause, const std::vector<Act>& did) const
{
    if (isEndOfHand(slip, cause))
        return leftOfOthers(slip, did);
    return cause != nullptr && !slip.byHouse ? leftLying(slip, *cause, did) : std::vector<Verdict>();
}

void Session::floorSteps(const Act* cause)
{
    const Slip slip = *m_slip;
    HandState state = cause != nullptr ? remedy().asItShouldBeFor(*cause) : remedy().asItShouldBe();
    Stopped stopped{.act = slip.act,
                    .verdict = slip.verdict,
                    .asIf = whereDealerMayBe(slip, remedy(), {.situation = m_situation, .procedure = m_procedure}),
                    .over = remedy().asIfOver()};
    Entry entry{.event = FloorStep{}, .hand = hand(), .floor = remedy().workBetween(m_situation.table, state)};
    if (wasFloorCalled(m_entries))
        std::erase_if(entry.floor.done, [](const Act& act) { return act.verb == Verb::CallFloor; });
    if (slip.isPart())
        bookPart(slip, entry);
    if (!slip.byHouse && isUndoneBy(slip, cause, m_entries))
        m_score.putRight(slip.verdict);
    else if (!slip.byHouse)
        m_score.stand(slip.verdict);
    const auto& due = slip.verdict.expected;
    if (!slip.byHouse && due && slip.verdict.fault == Fault::Forbidden && std::ranges::count(state.did, due->act) > 0)
        m_score.leaveUndone(*due, entry.hand);
    for (Verdict& left : leftBeside(slip, cause, state.did))
        book(std::move(left), entry);
    m_slip.reset();
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    m_book.charge(slip);
    // the burn and the card of this street are done with: the next street has its own, whether or not anybody bets
    m_book.forgetRecurring(state.did);
    m_book.stop(std::move(stopped));
    m_book.noteFloorDid(state.did);
    m_book.noteFloorDid(repeatedAfterFloor(slip, state.did));
    if (const auto rest = restOf(slip))
        m_book.noteFloorDid({*rest});
    settle(entry);
    if (has(slip.act, Trait::HandlesDeck))
        beginNext(slip.act, entry);
    m_entries.push_back(std::move(entry));
}

void Session::beginNext(const Act& act, Entry& entry)
{
    if (hand() == entry.hand)
        catchUp(act, entry);
    const auto begun = hand() > entry.hand ? m_procedure.after(act) : std::optional<Step>();
    if (begun && perform(m_situation.table, act))
        m_procedure = game().noteAct(m_situation, act, begun->rest);
}

bool Session::comesByItself(const Event& event, const Event* next) const
{
    if (!std::holds_alternative<FloorStep>(event))
        return false;
    // it came with what was before, or an earlier version took that for a mistake
    if (!m_slip)
        return true;
    // what it puts right hangs on how the dealer goes on
    return next != nullptr && leavesSlip(*next);
}

Session Session::withMistakeLeft() const
{
    Session gone = *this;
    if (gone.m_slip)
        gone.floorSteps();
    return gone;
}

Session Session::withMistakeStanding() const
{
    Session gone = *this;
    if (!m_slip)
        return gone;
    HandState stands = remedy().asItStands(true);
    gone.m_situation = std::move(stands.situation);
    gone.m_procedure = std::move(stands.procedure);
    gone.endSlip();
    gone.settle(gone.m_entries.back());
    return gone;
}

Session Session::asTest() const
{
    Session test = *this;
    if (m_slip && !inTest())
        test.leavePart();
    test.m_setup.mode = Mode::Test;
    return test;
}

bool Session::endsHere() const
{
    // nothing follows in which the mistake could be put right
    if (!m_slip || !inTest() || m_setup.hands == 0 || hand() < m_setup.hands)
        return false;
    return remedy().asItShouldBe().procedure.isOptional();
}

} // namespace cutcard
