// SPDX-License-Identifier: GPL-3.0-or-later
// A dealer's mistake in a test that is not put right: the floor steps in.
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/games/catalogue/catalogue.h"
#include "core/judge/as_good.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr int mostSteps = 64;

bool movesOnlyChips(const Act& act)
{
    return has(act, Trait::MovesChips | Trait::KeepsBook) && !has(act, Trait::MovesCards);
}

bool takesBack(const Procedure& remedy)
{
    return std::ranges::any_of(remedy.duties(), [](const Duty& duty) { return duty.act.verb == Verb::TakeBack; });
}

/// Whether the players lay down cards, show their hands, cut or post as soon as this is done, or the player whom it is
/// for bets.
bool isWaitedForBy(const Procedure& procedure, const Act& act, const Situation& situation)
{
    const auto step = procedure.after(act);
    const auto turn = step ? step->rest.settled(situation).turn() : std::nullopt;
    if (!turn)
        return false;
    switch (turn->wait) {
    case Wait::Discard:
    case Wait::Show:
        return isOnlySaid(act);
    case Wait::Cut:
    case Wait::Post:
        return true;
    case Wait::Bet:
        return act.verb == Verb::Lend && act.seat == turn->seat;
    default:
        return false;
    }
}

Act plain(Verb verb)
{
    Act act;
    act.verb = verb;
    return act;
}

/// Whether the floor was told of a card too many at once, and the deal is called off (GP-wrong-count): that puts it
/// right as taking the card back does.
bool isReported(const Act& slip, const Act* cause, const EntryLog& entries)
{
    const auto* told = entries.empty() ? nullptr : std::get_if<Act>(&entries.back().event);
    return slip.verb == Verb::Pitch && told != nullptr && told->verb == Verb::CallFloor && cause != nullptr
           && cause->verb == Verb::Announce && cause->phrase == Phrase::Misdeal;
}

} // namespace

bool sharesPlace(const Act& one, const Act& other)
{
    const auto ofPot = [](const Act& act) { return act.verb == Verb::PushPot || act.verb == Verb::TakeRake; };
    if (ofPot(one) && ofPot(other))
        return one.number == other.number;
    return has(one, Trait::Settles) && has(other, Trait::Settles) && one.seat == other.seat
           && one.circle == other.circle;
}

bool Session::leavesSlip(const Event& event) const
{
    if (!m_slip || std::holds_alternative<FloorStep>(event))
        return false;
    const auto* act = std::get_if<Act>(&event);
    if (act == nullptr)
        return true;
    if (act->verb == Verb::TakeBack || m_procedure.after(*act))
        return false;
    // nobody has answered the wrong words, and they are said once more
    if (isSaid(*act) && *act == m_slip->act)
        return true;
    // the floor comes for the mistake, unless it is called for what will be owed without it
    if (act->verb == Verb::CallFloor)
        return asItShouldBe().procedure.after(*act).has_value();
    if (isMendedBy(*act) || isPieceOfRest(*act) || premature(*act))
        return false;
    if (!isPossible(*act)) {
        // what hands can't do with the mistake on the table, but will be asked for once it is gone
        State then = asItShouldBe();
        const bool nextHand = has(*act, Trait::HandlesDeck) && then.procedure.isOptional();
        return nextHand || perform(then, *act) || sharesPlace(*act, m_slip->act);
    }
    // words that were wrong are acted upon
    if (!m_slip->tookEffect && !has(*act, Trait::Spoken) && has(*act, Trait::MovesChips | Trait::MovesCards))
        return true;
    // a finger goes on from words that were wrong
    const auto& meant = m_slip->verdict.attempted;
    if (!m_slip->tookEffect && isPointing(*act) && meant && !isPointing(*meant) && has(*meant, Trait::RulesOnBet))
        return true;
    // a further try at the same duty; whoever only misread or misspoke may try again
    const Judgement judgement = judge(*act, m_procedure, m_situation, game());
    return m_slip->tookEffect || !judgement.verdict.attempted
           || judgement.verdict.attempted != m_slip->verdict.attempted || judgement.verdict.fault == Fault::OutOfOrder
           || judgement.verdict.fault == Fault::Premature;
}

bool Session::perform(State& state, const Act& act) const
{
    const auto step = state.procedure.after(act);
    if (!step || act.verb == Verb::TakeBack || !cutcard::perform(state.situation.table, act))
        return false;
    state.procedure = game().noteAct(state.situation, act, step->rest).settled(state.situation);
    state.duties += step->duty.optional ? 0 : 1;
    state.did.push_back(act);
    return true;
}

void Session::performUpTo(State& state, const Act& act) const
{
    // several streets laid at once are laid one after the other
    const auto isLaid = [&] {
        return act.verb == Verb::BoardDown && state.situation.table.board.size() >= m_situation.table.board.size();
    };
    for (int i = 0; i < mostSteps && !isLaid(); ++i) {
        if (perform(state, act))
            return;
        // only what was jumped over, and whatever else lies in the way
        const auto done = [&](const Duty& duty) { return perform(state, duty.act); };
        const auto next = state.procedure.next();
        if (std::ranges::none_of(m_slip->verdict.jumped, done) && (!next || !perform(state, next->act)))
            return;
    }
}

bool Session::performLater(State& state, const Act& act) const
{
    if (perform(state, act))
        return true;
    const auto skip = state.procedure.skippingTo(act, state.situation);
    if (!skip || skip->pastPlayers || !comesToTheSame(act, skip->jumped, state.situation.table))
        return false;
    if (!cutcard::perform(state.situation.table, act))
        return false;
    const Procedure rest = withJumped(skip->jumped, skip->rest);
    state.procedure = game().noteAct(state.situation, act, rest).settled(state.situation);
    ++state.duties;
    state.did.push_back(act);
    return true;
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
    case Fault::Premature:
        // what was to be said or done before a player acts
        for (const Duty& duty : verdict.jumped) {
            if (!verdict.attempted || isPointing(duty.act) || !perform(state, duty.act))
                break;
        }
        break;
    case Fault::WrongAmount:
    case Fault::WrongTarget:
    case Fault::Forbidden: {
        std::optional<Act> due = verdict.attempted;
        // what is forbidden because something else is due, or a call was left out that the players wait for
        if (!due && verdict.expected) {
            const Act& expected = verdict.expected->act;
            const bool nextHand = has(slip.act, Trait::HandlesDeck) && state.situation.notes.decided;
            // the dealer's own to post, for somebody who is away
            const bool posts = has(slip.act, Trait::DealsCards) && expected.verb == Verb::PostFor;
            // burnt or pushed on over a card of the board
            const bool card = (slip.act.verb == Verb::Burn || slip.act.verb == Verb::PushPot)
                              && (expected.verb == Verb::Board || expected.verb == Verb::Burn);
            const bool same = verdict.expected->rule == verdict.rule
                              && (!has(slip.act, Trait::MovesCards) || has(slip.act, Trait::KillsHand) || nextHand);
            if (same || posts || card || isWaitedForBy(state.procedure, expected, state.situation))
                due = expected;
        }
        // words that are none of this moment's leave what is to be read to the dealer
        const bool unread = due && isReading(*due) && isSaid(slip.act);
        if (!due || unread || !performLater(state, *due))
            break;
        // one ruling may ask for several acts
        for (int i = 0; i < mostSteps; ++i) {
            const auto next = state.procedure.next();
            const bool same = next && next->act.seat == due->seat
                              && (next->act.verb != Verb::PushPot || sharesPlace(next->act, *due));
            const bool belongs = next && (next->rule == verdict.rule || isHandedOver(*due, next->act));
            if (verdict.fault != Fault::Forbidden || !same || !belongs || isPointing(next->act)
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

FloorWork Session::workBetween(const Table& now, const State& right) const
{
    const Slip& slip = *m_slip;
    const Table& wanted = right.situation.table;
    const auto leads = [&](Table from, const std::vector<Act>& acts) {
        return std::ranges::all_of(acts, [&](const Act& act) { return cutcard::perform(from, act); })
               && liesAlike(from, wanted);
    };
    if (liesAlike(now, wanted))
        return {.rule = slip.verdict.rule};
    // with the dealer's own act left where it is, if that does
    std::vector<Act> others = right.did;
    if (const auto mine = std::ranges::find(others, slip.act); mine != others.end())
        others.erase(mine);
    if (leads(now, others))
        return {.rule = slip.verdict.rule, .done = std::move(others)};
    return {.rule = slip.verdict.rule, .undone = {slip.act}, .done = right.did};
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

std::optional<Session::State> Session::asIfInTime() const
{
    const Slip& slip = *m_slip;
    const auto skip = slip.owedBefore.skippingTo(slip.act, slip.before);
    State state{.situation = slip.before, .procedure = {}};
    if (!skip || !cutcard::perform(state.situation.table, slip.act))
        return std::nullopt;
    state.procedure = game().noteAct(state.situation, slip.act, skip->rest).settled(state.situation);
    return state;
}

Session::State Session::asItShouldBeFor(const Act& act) const
{
    State state = asItShouldBe();
    const Slip& slip = *m_slip;
    if (state.procedure.after(act))
        return state;
    // the dealer does it right after all
    State before{.situation = slip.before, .procedure = slip.owedBefore};
    before.situation.beforeMistake.reset();
    const bool again = slip.verdict.attempted == act || slip.act.verb == Verb::Burn;
    if (slip.tookEffect && takesBack(slip.remedy) && again && before.procedure.after(act))
        return before;
    // the rest of the same pots, or of a pot that was shared wrongly
    State more = state;
    const bool same = sharesPlace(act, slip.act);
    for (int i = 0; i < mostSteps && movesOnlyChips(slip.act); ++i) {
        const auto next = more.procedure.next();
        const bool belongs = next && movesOnlyChips(next->act) && (!same || sharesPlace(next->act, slip.act));
        if (!belongs || !perform(more, next->act))
            break;
        if (more.procedure.after(act))
            return more;
    }
    return same ? more : state;
}

bool Session::isJumpedDuty(const Act& act) const
{
    const auto& jumped = m_slip->verdict.jumped;
    if (m_slip->verdict.fault != Fault::OutOfOrder || !takesBack(m_slip->remedy)
        || std::ranges::find(jumped, act, &Duty::act) == jumped.end())
        return false;
    // the burn of the next street is not the one that was left out
    if (const auto inTime = asIfInTime(); inTime && inTime->procedure.after(act))
        return false;
    // done after all, it leaves everything where it would lie
    Table now = m_situation.table;
    Table then = m_slip->before.table;
    return cutcard::perform(now, act) && cutcard::perform(then, act) && cutcard::perform(then, m_slip->act)
           && now == then;
}

bool Session::isPieceOfRest(const Act& act) const
{
    if (!m_slip || !m_slip->tookEffect || !m_slip->verdict.attempted || act.amount <= 0 || !movesOnlyChips(act))
        return false;
    Act whole = act;
    whole.amount = m_slip->verdict.attempted->amount;
    Act before = act;
    before.amount = m_slip->act.amount;
    return whole == m_slip->verdict.attempted && before == m_slip->act
           && m_slip->act.amount + act.amount < whole.amount;
}

bool Session::isMendedBy(const Act& act) const
{
    if (!m_slip || !m_slip->tookEffect || has(act, Trait::Spoken) || act.verb == Verb::TakeBack)
        return false;
    // the right chips in place of the wrong ones
    if (act == m_slip->verdict.attempted && movesOnlyChips(m_slip->act) && movesOnlyChips(act))
        return true;
    // the rest of an amount that was too small
    const auto& tried = m_slip->verdict.attempted;
    if (tried && sharesPlace(act, m_slip->act) && act.verb == m_slip->act.verb && tried->verb == act.verb
        && act.seat == tried->seat && act.amount > 0 && m_slip->act.amount + act.amount == tried->amount)
        return true;
    Act mine = act;
    Act both = m_slip->act;
    mine.amount = both.amount = act.amount + m_slip->act.amount;
    if (act.amount > 0 && mine == tried && both == tried)
        return true;
    // what was jumped over, done at once after all: the rest lies as it should
    if (isJumpedDuty(act))
        return true;
    const Table right = asItShouldBe().situation.table;
    Table after = m_situation.table;
    // what is only written down leaves the table as it is: it is mended by the right words
    const bool written = after == right;
    return cutcard::perform(after, act) && after == right && (!written || act == m_slip->verdict.attempted);
}

std::optional<Judgement> Session::premature(const Act& act) const
{
    if (!m_slip || !m_slip->tookEffect || m_slip->act.verb != Verb::Burn || act.verb != Verb::Board)
        return std::nullopt;
    const auto inTime = asIfInTime();
    if (!inTime || !inTime->procedure.after(act))
        return std::nullopt;
    Judgement street = judge(act, m_slip->owedBefore, m_situation, game());
    return street.verdict.fault == Fault::Premature ? std::optional(std::move(street)) : std::nullopt;
}

void Session::dealPremature(const Act& act, Judgement judgement, Entry& entry)
{
    Slip& slip = *m_slip;
    Verdict& verdict = judgement.verdict;
    verdict.reason = game().why(m_situation, m_procedure, verdict, &act);
    verdict.told = true;
    if (verdict.severity > slip.verdict.severity) {
        if (!slip.byHouse)
            m_score.worsen(slip.verdict, verdict);
        slip.verdict.severity = verdict.severity;
        verdict.worsens = true;
    }
    slip.act = act;
    slip.rest = judgement.rest;
    cutcard::perform(m_situation.table, act);
    slip.remedy = game().remedy(m_situation, act, verdict);
    m_procedure = inOrder(slip.remedy, slip.owedBefore);
    book(std::move(verdict), entry);
}

void Session::endSlip()
{
    m_slip.reset();
    m_situation.beforeMistake.reset();
}

void Session::floorSteps(const Act* cause)
{
    // nobody has begun to remedy it: the floor stops it at the burn
    std::optional<Act> street;
    Verdict early = m_slip->verdict;
    early.fault = Fault::Premature;
    if (m_slip->act.verb == Verb::Board && m_slip->before.table.burns.size() < m_situation.table.burns.size()
        && m_slip->remedy == game().remedy(m_situation, m_slip->act, early)) {
        street = std::exchange(m_slip->act, plain(Verb::Burn));
        m_slip->remedy = owe({.act = plain(Verb::TakeBack), .rule = {}});
    }
    const Slip slip = *m_slip;
    State state = cause != nullptr ? asItShouldBeFor(*cause) : asItShouldBe();
    Stopped stopped{.act = slip.act,
                    .verdict = slip.verdict,
                    .asIf = {{.situation = slip.before, .procedure = slip.owedBefore},
                             {.situation = m_situation, .procedure = m_procedure},
                             asItStands()}};
    if (const auto inTime = asIfInTime())
        stopped.asIf.push_back(*inTime);
    Entry entry{.event = FloorStep{}, .hand = hand(), .floor = workBetween(m_situation.table, state)};
    if (street && !entry.floor.undone.empty())
        entry.floor.undone.push_back(*street);
    if (slip.isPart())
        bookPart(slip, entry);
    if (!slip.byHouse && isReported(slip.act, cause, m_entries))
        m_score.putRight(slip.verdict);
    else if (!slip.byHouse)
        m_score.stand(slip.verdict);
    m_slip.reset();
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    charge(slip);
    if (street)
        m_charged.push_back({.act = *street, .rule = {}, .done = true});
    // the burn and the card of this street are done with: the next street has its own, whether or not anybody bets
    std::erase_if(m_charged, [&](const Charged& charged) {
        return recurs(charged.act) && std::ranges::find(state.did, charged.act) != state.did.end();
    });
    m_stopped = std::move(stopped);
    m_floorDid.insert(m_floorDid.end(), state.did.begin(), state.did.end());
    settle(entry);
    // the next hand was begun too early, and is begun now
    const auto begun =
        hand() > entry.hand && has(slip.act, Trait::HandlesDeck) ? m_procedure.after(slip.act) : std::optional<Step>();
    if (begun && cutcard::perform(m_situation.table, slip.act))
        m_procedure = game().noteAct(m_situation, slip.act, begun->rest);
    m_entries.push_back(std::move(entry));
}

bool Session::comesByItself(const Event& event, const Event* next) const
{
    if (!std::holds_alternative<FloorStep>(event))
        return false;
    if (!m_slip)
        return !m_entries.empty() && std::holds_alternative<FloorStep>(m_entries.back().event);
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
    State stands = asItStands();
    gone.m_situation = std::move(stands.situation);
    gone.m_procedure = std::move(stands.procedure);
    gone.endSlip();
    gone.settle(gone.m_entries.back());
    return gone;
}

bool Session::endsHere() const
{
    // nothing follows in which the mistake could be put right
    if (!m_slip || m_setup.hands == 0 || hand() < m_setup.hands)
        return false;
    return asItShouldBe().procedure.isOptional();
}

} // namespace cutcard
