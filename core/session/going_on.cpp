// SPDX-License-Identifier: GPL-3.0-or-later
// One slip, one fault: what a dealer does who goes on from a mistake that was booked already.
#include "core/session/recalled.h"
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"
#include "core/judge/judge.h"
#include "core/judge/look.h"

#include <algorithm>

namespace cutcard {

namespace {

/// More acts than any mistake was ever booked for in one hand.
constexpr int mostTakenAsDone = 64;

/// Whether what lies in front is pushed as well from there: one player gets all of it, or it has lain there all hand.
bool canBePushedFromFront(const Table& table)
{
    return liveSeats(table).size() == 1
           || std::ranges::any_of(table.places, [](const SeatPlace& place) { return place.earlier > 0; });
}

/// Whether an act only does what words that were wrong have said.
bool followsFrom(const Act& words, const Act& act)
{
    if (!has(words, Trait::Spoken))
        return false;
    // the change of a bet that does not stand as it was announced, too
    if (has(words, Trait::RulesOnBet | Trait::LetsStand))
        return act.verb == Verb::ReturnChips && act.seat == words.seat;
    if (words.phrase == Phrase::OdcDrawn)
        return (act.verb == Verb::Lend || act.verb == Verb::Charge || act.verb == Verb::TakeLoan)
               && act.seat == words.seat;
    // a hand that is declared void or misdealt is cleared away
    return has(words, Trait::KillsHand)
           && (act.verb == Verb::GatherCards || act.verb == Verb::ReturnWagers || act.verb == Verb::OfferCut
               || has(act, Trait::HandlesDeck));
}

/// A pot's chips, whoever gets them.
Act potOf(int number)
{
    Act pot;
    pot.verb = Verb::PushPot;
    pot.number = number;
    return pot;
}

/// Whether a card or a wager may be dealt or settled before another that is owed, and not believed to be done.
bool goesBefore(const Act& act, const Act& owed, bool believed)
{
    if (owed.verb == Verb::Pitch && act.verb == Verb::Pitch)
        return true;
    // left lying it is pushed
    if (believed || owed.verb == Verb::PushWager)
        return false;
    return has(act, Trait::Settles) || (has(owed, Trait::Settles) && act.verb == Verb::PushPot);
}

/// The card that was set aside goes back into the deck, as a part of putting it right.
Act returnOfCard()
{
    Act back;
    back.verb = Verb::ReturnAside;
    return back;
}

/// Whether an act only goes on with a loan that was not due: it is written down, or comes back.
bool belongsToLoan(const Act& loan, const Act& act)
{
    return loan.verb == Verb::Lend && act.seat == loan.seat && (act.verb == Verb::Charge || act.verb == Verb::TakeLoan);
}

/// Whether an act is wrong by a result that was wrong before: a hand read wrongly, or a pot that went to the wrong
/// player.
bool followsFromResult(const Act& earlier, const Act& act, const Verdict& verdict)
{
    const bool wrong =
        verdict.fault == Fault::WrongTarget || verdict.fault == Fault::WrongAmount || verdict.fault == Fault::Forbidden;
    if (!wrong || (!isReading(earlier) && earlier.verb != Verb::PushPot))
        return false;
    const bool books = act.verb == Verb::TakeLoan || act.verb == Verb::Credit
                       || (has(act, Trait::Spoken) && has(act, Trait::EndsPart));
    if (books || !isReading(earlier))
        return books;
    if (has(act, Trait::Settles))
        return earlier.verb != Verb::NameHand || earlier.seat == act.seat;
    const bool either = act.seat == earlier.seat || (verdict.expected && verdict.expected->act.seat == earlier.seat);
    return act.verb == Verb::PushPot && either;
}

/// Whether an act is another part of the same slip: chips go to one player after the other in place of one duty, or all
/// of a player's wagers the same wrong way, or the next pot is built on the one before.
bool isPartOf(const Verdict& slip, const Act& slipped, const Verdict& verdict, const Act& act)
{
    if (act.verb != slipped.verb || !has(act, Trait::MovesChips))
        return false;
    if (act.verb == Verb::BuildPot)
        return verdict.fault == slip.fault && act.number != slipped.number;
    if (verdict.rule != slip.rule)
        return false;
    if (has(act, Trait::Settles) && verdict.fault == Fault::WrongTarget && slip.fault == Fault::WrongTarget)
        return act.seat == slipped.seat && act.circle != slipped.circle;
    return slip.fault == Fault::Forbidden && verdict.fault == Fault::Forbidden && act.seat != slipped.seat
           && slip.expected && verdict.expected && slip.expected->act == verdict.expected->act;
}

/// Whether the floor has been told in this hand of what a rule is about.
bool isFloorTold(const EntryLog& entries, int hand, const Rule& rule)
{
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->hand == hand; ++entry) {
        const auto* act = std::get_if<Act>(&entry->event);
        const auto heard = [&](const Verdict& verdict) { return verdict.isCorrect() && verdict.rule == rule; };
        if (act != nullptr && act->verb == Verb::CallFloor && std::ranges::any_of(entry->verdicts, heard))
            return true;
    }
    return false;
}

/// Whether these very words were wrong when they were said last, a moment ago.
bool isSaidAgain(const Act& act, const EntryLog& entries, int hand)
{
    if (!isSaid(act) && !has(act, Trait::Spoken))
        return false;
    auto entry = entries.rbegin();
    while (entry != entries.rend() && std::holds_alternative<FloorStep>(entry->event))
        ++entry;
    return entry != entries.rend() && entry->hand == hand && entry->event == Event(act)
           && std::ranges::any_of(entry->verdicts, [](const Verdict& verdict) { return !verdict.isCorrect(); });
}

/// Whether chips are handed back that the player has taken back at the words before.
bool isPutRightByWords(const Act& act, const EntryLog& entries, int hand)
{
    const auto last = entries.rbegin();
    const auto* words = last == entries.rend() ? nullptr : std::get_if<Act>(&last->event);
    if (act.verb != Verb::ReturnChips || words == nullptr || words->verb != Verb::Announce || last->hand != hand
        || words->phrase != Phrase::CorrectTo || words->seat != act.seat || last->verdicts.empty()
        || !last->verdicts.front().isCorrect())
        return false;
    for (auto entry = last; entry != entries.rend() && entry->hand == hand; ++entry) {
        const auto* bet = std::get_if<Decision>(&entry->event);
        if (bet != nullptr && bet->seat == act.seat)
            return bet->amount == words->amount + act.amount;
    }
    return false;
}

/// Has the hands turned up and read that a pot is pushed by, which was left out before.
template <typename State, typename Perform> void showHands(State& state, const Act& push, const Perform& performs)
{
    for (int i = 0; i < mostTakenAsDone && !state.procedure.after(push); ++i) {
        const auto next = state.procedure.next();
        const auto turn = state.procedure.turn();
        Act shows;
        shows.verb = Verb::TurnUp;
        shows.seat = turn ? std::optional(turn->seat) : std::nullopt;
        const bool waits = turn && turn->wait == Wait::Show;
        if (!(next && isReading(next->act) ? performs(state, next->act) : waits && performs(state, shows)))
            return;
    }
}

bool isDisc(const Act& act)
{
    return act.verb == Verb::NoRiverDisc || act.verb == Verb::NoTurnDisc;
}

/// Whether the discs, or what else was begun before the players were ready, are gone on with before one of them has
/// answered.
bool isGoneOnWith(const Act& act, const Rule& rule, const EntryLog& entries, int hand)
{
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->hand == hand; ++entry) {
        if (std::holds_alternative<Decision>(entry->event))
            return false;
        const auto* then = std::get_if<Act>(&entry->event);
        const bool alike =
            then != nullptr
            && (then->verb == act.verb || (isDisc(*then) && isDisc(act)) || (has(*then, Trait::Spoken) && isDisc(act)));
        if (alike && std::ranges::any_of(entry->verdicts, [&](const Verdict& earlier) {
                return !earlier.told && earlier.fault == Fault::Forbidden && earlier.rule == rule;
            }))
            return true;
    }
    return false;
}

} // namespace

bool Session::isRepeated(const Act& act) const
{
    // what goes into the book goes into it twice
    // riffled with cards out, however often it was before them
    if (act.verb == Verb::Shuffle && m_situation.table.stub.size() != cardCount)
        return false;
    if (m_slip || (has(act, Trait::KeepsBook) && act.verb != Verb::CountStack && act.verb != Verb::RecordPot))
        return false;
    if (isPutRightByWords(act, m_entries, hand()))
        return true;
    const bool nothingOut = act.verb == Verb::GatherCards && m_situation.table.stub.size() == cardCount;
    const auto isAct = [](const Entry& entry) { return std::holds_alternative<Act>(entry.event); };
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && isAct(*entry); ++entry) {
        if (entry->hand != hand())
            return false;
        if (entry->event != Event(act) || entry->verdicts.empty())
            continue;
        // words said too early have been said, where they are not handed back
        const Verdict& then = entry->verdicts.front();
        const bool said = m_setup.mode == Mode::Test && then.fault == Fault::OutOfOrder && isOnlySaid(act);
        if (!then.isCorrect() && !said)
            continue;
        // words said again say nothing else, also where hands have still to follow them
        Table after = m_situation.table;
        return nothingOut || act.verb == Verb::Announce || !cutcard::perform(after, act) || after == m_situation.table;
    }
    return false;
}

bool Session::undoesWhatWasRefused(const Act& act, Entry& entry)
{
    if (m_setup.mode != Mode::Practice || !has(act, Trait::KillsHand) || !has(act, Trait::Spoken))
        return false;
    // the first of those after which nothing was done
    std::size_t index = m_entries.size();
    while (index > 0 && m_entries[index - 1].hand == hand() && wasHandedBack(*this, m_entries[index - 1]))
        --index;
    if (index == m_entries.size())
        return false;
    SessionSetup test = m_setup;
    test.mode = Mode::Test;
    auto then = replay(test, wayTo(*this, index));
    if (!then || !then->apply(m_entries[index].event) || !then->apply(act)
        || !then->m_entries.back().verdicts.front().isCorrect())
        return false;
    m_situation = then->m_situation;
    m_situation.beforeMistake.reset();
    m_procedure = then->m_procedure;
    book(then->m_entries.back().verdicts.front(), entry);
    return true;
}

void Session::putRightWhatWasRefused()
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && entry->hand == hand(); ++entry) {
        if (!wasHandedBack(*this, *entry))
            return;
        // a try at a duty is put right by that duty
        const Verdict& verdict = entry->verdicts.front();
        if (!entry->byHouse && verdict.isCharged() && !verdict.attempted)
            m_score.putRight(verdict);
    }
}

bool Session::takesWordsBack() const
{
    if (m_entries.empty() || m_situation.beforeMistake != nullptr)
        return false;
    const Entry& last = m_entries.back();
    const auto* act = std::get_if<Act>(&last.event);
    const bool gesture = act != nullptr && (isSaid(*act) || isOnlySaid(*act) || act->verb == Verb::OfferCut);
    return gesture && last.hand == hand() && !last.verdicts.empty() && !last.verdicts.front().isCorrect();
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

bool Session::wasJumped(const Duty& duty) const
{
    Verdict again;
    again.jumped = {duty};
    return isChargedAlready(again);
}

std::vector<Session::Charged>::const_iterator Session::chargedFor(const Duty& duty) const
{
    const auto same = std::ranges::find(m_charged, duty.act, &Charged::act);
    if (same != m_charged.end() || !duty.act.seat)
        return same;
    // a pot that was handed back is not there to be pushed
    const auto handedBack = std::ranges::find_if(m_charged, [&](const Charged& charged) {
        return duty.act.verb == Verb::PushPot && charged.act == potOf(duty.act.number);
    });
    if (handedBack != m_charged.end())
        return handedBack;
    // the rest of the same: a hand turned up for its wager, another act for the same player by the same paragraph
    return std::ranges::find_if(m_charged, [&](const Charged& charged) {
        const bool forWager = has(duty.act, Trait::Settles) && has(charged.act, Trait::ShowsHand);
        return charged.act.seat == duty.act.seat && (charged.rule == duty.rule || forWager);
    });
}

bool Session::isTakenAsDone(const Duty& duty) const
{
    // left lying it is pushed
    return duty.act.verb == Verb::PushWager || chargedFor(duty) != m_charged.end();
}

bool Session::sweepTogether(State& state, const Duty& back) const
{
    const SeatSet live = liveSeats(state.situation.table);
    if (live.size() != 1 || !back.act.seat || !live.contains(*back.act.seat))
        return false;
    Act sweep;
    sweep.verb = Verb::Sweep;
    const Judgement judgement = judge(sweep, state.procedure, state.situation, game());
    if (!judgement.verdict.isCorrect() || !cutcard::perform(state.situation.table, sweep))
        return false;
    state.procedure = game().noteAct(state.situation, sweep, judgement.rest).settled(state.situation);
    state.did.push_back(sweep);
    return true;
}

bool Session::catchUp(const Act& act, Entry& entry)
{
    if (m_slip)
        return false;
    State state{.situation = m_situation, .procedure = m_procedure};
    std::vector<Duty> done;
    for (int i = 0; i < mostTakenAsDone && !state.procedure.after(act); ++i) {
        const auto next = state.procedure.next();
        // the last player's uncalled chips are pushed with the pot
        if (next && next->act.verb == Verb::ReturnChips && act.verb == Verb::PushPot && sweepTogether(state, *next))
            continue;
        const bool fromThere = next && next->act.verb == Verb::Sweep && act.verb == Verb::PushPot
                               && canBePushedFromFront(m_situation.table);
        // a card or a wager that was passed over can be dealt or settled after the others
        const auto charged = next ? chargedFor(*next) : m_charged.cend();
        const bool believed = charged != m_charged.cend() && charged->done;
        const bool goesRound = next && goesBefore(act, next->act, believed)
                               && judge(act, state.procedure, state.situation, game()).onlyOrder;
        // a loan that was called is handed over
        const bool loan = next && !done.empty() && isHandedOver(done.back().act, next->act);
        if (!next || goesRound || (!fromThere && !loan && !isTakenAsDone(*next)) || !perform(state, next->act))
            break;
        done.push_back(*next);
        // the hand is not played without it
        if (next->act.verb == Verb::Pitch)
            done.back().severity = std::min(next->severity, Severity::Major);
    }
    if (act.verb == Verb::PushPot && !done.empty()) {
        State shown = state;
        showHands(shown, act, [&](State& each, const Act& due) { return perform(each, due); });
        if (shown.procedure.after(act))
            state = std::move(shown);
    }
    Table after = state.situation.table;
    const bool right = state.procedure.after(act) && cutcard::perform(after, act);
    // players who waited for what the mistake left out go on
    const bool waited = m_setup.mode == Mode::Test && !done.empty() && state.procedure.turn();
    if (!right && !waited)
        return false;
    entry.floor.done = state.did;
    const Fault fault = right ? Fault::None : judge(act, state.procedure, state.situation, game()).verdict.fault;
    if (has(act, Trait::Spoken) && (fault == Fault::Premature || (fault == Fault::Unneeded && isPointing(act))))
        state.did.push_back(act); // too early because of it
    m_floorDid.insert(m_floorDid.end(), state.did.begin(), state.did.end());
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    m_left.insert(m_left.end(), done.begin(), done.end());
    return true;
}

void Session::worsen(const Charged& charged, const Verdict& outcome)
{
    Verdict mistake;
    mistake.rule = charged.slip;
    mistake.severity = charged.severity;
    mistake.competency = charged.competency;
    m_score.worsen(mistake, outcome);
    for (Charged& each : m_charged) {
        if (each.severity == mistake.severity && each.competency == mistake.competency)
            each.severity = outcome.severity;
    }
}

std::optional<Verdict> Session::leftForGood(const Duty& duty)
{
    // a wager that stays its player's lies there, whether or not a hand has touched it
    if (duty.act.verb == Verb::PushWager)
        return std::nullopt;
    const auto charged = chargedFor(duty);
    // chips that went nowhere, a card that was never given, or words that nobody has heard, not even the floor
    const bool unheard = duty.act.verb == Verb::Announce && !has(duty.act, Trait::KillsHand | Trait::EndsPart)
                         && !isFloorTold(m_entries, hand(), duty.rule);
    const bool counts = unheard || has(duty.act, Trait::MovesChips) || duty.act.verb == Verb::Pitch;
    if (charged == m_charged.end() || charged->done || !counts || duty.severity <= charged->severity)
        return std::nullopt;
    Verdict told = omitted(duty);
    worsen(Charged(*charged), told);
    told.told = true;
    told.worsens = true;
    return told;
}

void Session::charge(const Slip& slip)
{
    const Verdict& verdict = slip.verdict;
    const auto note = [&](const Act& act, Rule rule, bool done) {
        m_charged.push_back({.act = act,
                             .rule = rule,
                             .slip = verdict.rule,
                             .severity = verdict.severity,
                             .competency = verdict.competency,
                             .done = done});
    };
    for (const Duty& duty : verdict.jumped)
        note(duty.act, duty.rule, false);
    if (verdict.expected)
        note(verdict.expected->act, verdict.expected->rule, false);
    if (verdict.expected && slip.act.verb == Verb::ReturnChips && verdict.expected->act.verb == Verb::BuildPot)
        note(potOf(verdict.expected->act.number), verdict.rule, false);
    note(slip.act, verdict.rule, true);
    if (slip.act.verb == Verb::Board)
        note(returnOfCard(), verdict.rule, true);
}

bool Session::followsEarlierResult(const Act& act, Verdict& verdict)
{
    const auto earlier = std::ranges::find_if(m_charged, [&](const Charged& charged) {
        const bool read = !isReading(charged.act) || game().followsFromReading(m_situation, charged.act, act);
        return charged.done && charged.rule != Rule() && read && followsFromResult(charged.act, act, verdict);
    });
    if (earlier == m_charged.end())
        return false;
    // one slip, at its worst
    if (verdict.severity > earlier->severity) {
        worsen(Charged(*earlier), verdict);
        verdict.worsens = true;
    }
    return true;
}

bool Session::isSameSlip(const Act& act, const Verdict& verdict) const
{
    if ((m_slip && m_slip->tookEffect) || verdict.fault != Fault::Forbidden)
        return false;
    if (!verdict.expected)
        return isGoneOnWith(act, verdict.rule, m_entries, hand());
    const Act& due = verdict.expected->act;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && entry->hand == hand(); ++entry) {
        const auto* then = std::get_if<Act>(&entry->event);
        for (const Verdict& earlier : entry->verdicts) {
            const bool broken = !earlier.told && earlier.fault == verdict.fault && earlier.rule == verdict.rule;
            if (then == nullptr || !broken || !earlier.expected)
                continue;
            // words, then the deed; or the same deed while the same still waits, or for one player after the other
            const bool words = has(*then, Trait::Spoken) && (!has(act, Trait::Spoken) || isPointing(act));
            const bool deed = then->verb == act.verb || (has(*then, Trait::Settles) && has(act, Trait::Settles))
                              || (has(*then, Trait::LetsStand) && has(act, Trait::LetsStand));
            const bool oneByOne = verdict.severity != Severity::Critical && earlier.expected->act.verb == due.verb
                                  && due.verb != act.verb && has(act, Trait::Settles);
            if ((words || deed) && (earlier.expected->act == due || oneByOne))
                return true;
        }
    }
    return false;
}

bool Session::isStillDone(const Act& act, Verdict& verdict)
{
    const auto done = std::ranges::find(m_stillDone, act);
    if (done == m_stillDone.end() || verdict.isCorrect())
        return false;
    m_stillDone.erase(done);
    // with what put the mistake right the table has it already
    verdict.fault = Fault::None;
    verdict.rule = "GP-own-mistake"_rule;
    verdict.attempted.reset();
    verdict.jumped.clear();
    verdict.selfCorrected = true;
    verdict.told = true;
    return true;
}

bool Session::goesOnRegardless(const Act& act, Verdict& verdict)
{
    if (m_setup.mode != Mode::Test)
        return false;
    // what the floor has done already in the dealer's place
    // with nobody to bet the next street comes at once, and has a burn of its own
    const bool nextStreet =
        verdict.fault == Fault::OutOfOrder && has(act, Trait::DealsCards) && act.verb != Verb::Pitch;
    if (const auto done = std::ranges::find(m_floorDid, act); done != m_floorDid.end() && !nextStreet) {
        m_floorDid.erase(done);
        std::erase_if(m_left, [&](const Duty& duty) { return duty.act == act; });
        return true;
    }
    const bool goesOn = isSaidAgain(act, m_entries, hand()) || followsEarlierResult(act, verdict)
                        || isSameSlip(act, verdict) || (!nextStreet && isStopped(act, verdict));
    if (goesOn) { // done as far as the dealer knows
        m_charged.push_back({.act = act, .rule = {}, .done = true});
        if (verdict.expected)
            m_charged.push_back({.act = verdict.expected->act, .rule = {}, .done = true});
    }
    return goesOn;
}

bool Session::isStopped(const Act& act, Verdict& verdict)
{
    if (!m_stopped)
        return false;
    // settled otherwise than the hand that was misread would have it
    if (isReading(m_stopped->act) && !game().followsFromReading(m_situation, m_stopped->act, act))
        return false;
    // the card that it would take away lies there no more
    if (act.verb == Verb::TakeBack || (act.verb == Verb::SetAside && has(m_stopped->act, Trait::MovesCards)))
        return true;
    // the hand is called off for a card that the floor has taken back
    if (has(act, Trait::Spoken) && has(act, Trait::KillsHand) && has(m_stopped->act, Trait::DealsCards)) {
        m_stopped->act = act;
        return true;
    }
    bool thought = sharesPlace(act, m_stopped->act);
    for (State& state : m_stopped->asIf)
        thought = perform(state, act) || thought;
    // the floor has called the deal off: its rhythm goes on for a card or two
    const auto& expected = m_stopped->verdict.expected;
    if (expected && undoesDeal(expected->act) && has(m_stopped->act, Trait::DealsCards)
        && (has(act, Trait::DealsCards | Trait::HandlesDeck) || act.verb == Verb::Burn))
        return true;
    const bool follows = followsFrom(m_stopped->act, act);
    const bool again = act.verb == m_stopped->act.verb && has(act, Trait::DealsCards);
    const bool dealsOn = has(act, Trait::MovesCards)
                         && (again || verdict.fault == Fault::Premature || verdict.rule == m_stopped->verdict.rule);
    if (dealsOn && verdict.severity > m_stopped->verdict.severity) {
        // one slip, at its worst
        m_score.worsen(m_stopped->verdict, verdict);
        m_stopped->verdict.severity = verdict.severity;
        verdict.worsens = true;
    }
    // a cut that could not stand is gone on with
    const bool prepares = has(m_stopped->act, Trait::HandlesDeck) || m_stopped->act.verb == Verb::OfferCut;
    const bool deck = prepares && has(act, Trait::HandlesDeck);
    // on to whoever would follow the bet that was let stand
    const bool onward =
        isPointing(act) && m_stopped->act.verb == Verb::Announce && has(m_stopped->act, Trait::LetsStand);
    // the hand that was taken is done with, and the others are read
    const bool reads = m_stopped->act.verb == Verb::MuckHand && isReading(act);
    const bool part = isPartOf(m_stopped->verdict, m_stopped->act, verdict, act);
    if (thought || onward || reads || follows || dealsOn || deck || part || belongsToLoan(m_stopped->act, act))
        return true;
    // whoever has done nothing right since goes on from the same slip; the same done elsewhere is another, and so are
    // cards dealt after the floor has taken some back; a finger goes on to whoever is waited for
    const bool another =
        act.verb == m_stopped->act.verb || (has(act, Trait::Settles) && has(m_stopped->act, Trait::Settles));
    if (another || isPointing(act) || has(act, Trait::DealsCards) || act.verb == Verb::Burn)
        return false;
    if (verdict.severity > m_stopped->verdict.severity) {
        m_score.worsen(m_stopped->verdict, verdict);
        m_stopped->verdict.severity = verdict.severity;
        verdict.worsens = true;
    }
    return true;
}

} // namespace cutcard
