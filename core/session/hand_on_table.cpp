// SPDX-License-Identifier: GPL-3.0-or-later
// The session is played once more, and each event is read by what it does to the betting and to the chips in front:
// what was said of it, and how often it had to be put right, plays no part.
#include "core/session/hand_on_table.h"

#include "core/acts/traits.h"
#include "core/chips/action_replay.h"
#include "core/games/street/parts.h"

namespace cutcard {

namespace {

using Kind = BettingStep::Kind;

/// Whether an act brings the bets of a round together, or puts them with those of earlier rounds.
bool endsRound(const Act& act)
{
    return isOneOf(act.verb, {Verb::Sweep, Verb::BuildPot, Verb::PushPot, Verb::Board, Verb::Burn, Verb::Pitch})
           || (act.verb == Verb::Announce && act.phrase == Phrase::MenOverboard);
}

/// The seat whose doing an event is.
std::optional<Seat> actorOf(const Event& event)
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return decision->seat;
    const auto* act = std::get_if<Act>(&event);
    return act != nullptr ? act->seat : std::nullopt;
}

/// What was done in the betting, read off the table event by event.
class Watch
{
public:
    /// Looks at what an event has made of the table.
    void see(const Situation& before, const Event& event, const Situation& after)
    {
        const auto* incident = std::get_if<Incident>(&event);
        if (incident != nullptr && incident->mishap == Mishap::TipGiven && !before.notes.decided)
            m_given[static_cast<std::size_t>(incident->seat.index())] += incident->amount;
        const auto* act = std::get_if<Act>(&event);
        if (act != nullptr && endsRound(*act) && !std::exchange(m_gathered, true)) {
            keepFoldedBets(before);
            keepCallOfRaiser(before);
        }
        if (act != nullptr && gathers(*act, after))
            return;
        if (!liveSeats(before.table).empty())
            m_shown = before;
        // a bet that could not stand may be taken back altogether
        if (incident != nullptr && after.betting.street == before.betting.street
            && (after.betting.betTo < before.betting.betTo || isAskedAgain(before, incident->seat, after)))
            return withdraw(incident->seat);
        const auto seat = actorOf(event);
        foldOthers(seat, before, after);
        if (!seat)
            return;
        const bool folds = liveSeats(before.table).contains(*seat) && !liveSeats(after.table).contains(*seat)
                           && (act == nullptr || act->verb == Verb::MuckHand);
        const BettingRound& now = after.betting;
        m_gathered = m_gathered && !folds && now == before.betting;
        if (now.street >= 0 && now != before.betting)
            follow(before, *seat, after, folds);
        else if (folds)
            m_steps.push_back({.kind = Kind::Fold, .seat = *seat});
    }

    const std::vector<BettingStep>& steps() const { return m_steps; }
    /// What players gave away before the award: they did not have it for the hand.
    const ChipsBySeat& given() const { return m_given; }
    /// The table as the hands last lay on it.
    const std::optional<Situation>& shown() const { return m_shown; }

private:
    /// Whether an act gathers cards for good: after a misdeal, or too early, they come back.
    bool gathers(const Act& act, const Situation& after)
    {
        if (act.verb == Verb::GatherCards) {
            m_void = !after.notes.decided;
            return true;
        }
        if ((has(act, Trait::HandlesDeck) || act.verb == Verb::Pitch) && std::exchange(m_void, false)
            && !after.notes.decided)
            m_steps.clear();
        return false;
    }

    /// Hands that went with an event of somebody else's: the floor mucked them before it, or they were forfeited.
    void foldOthers(std::optional<Seat> actor, const Situation& before, const Situation& after)
    {
        SeatSet gone = (liveSeats(before.table) - liveSeats(after.table)) & after.notes.folded;
        if (actor)
            gone.erase(*actor);
        for (const Seat seat : gone)
            m_steps.push_back({.kind = Kind::Fold, .seat = seat});
        m_gathered = m_gathered && gone.empty();
    }

    void follow(const Situation& before, Seat seat, const Situation& after, bool folds)
    {
        const bool sameRound = before.betting.street == after.betting.street;
        if (!sameRound && after.betting.street > 0)
            m_steps.push_back({.kind = Kind::NextRound});
        const Chips betBefore = roundOn(before, after.betting.street).betTo;
        const Chips bet = after.betting.betTo;
        if (sameRound && bet < betBefore)
            withdraw(seat);
        if (folds)
            m_steps.push_back({.kind = Kind::Fold, .seat = seat});
        else if (bet > betBefore)
            m_steps.push_back({.kind = Kind::Raise, .seat = seat, .to = std::min(bet, allChips(after.table, seat))});
        else
            m_steps.push_back({.kind = Kind::Call, .seat = seat, .to = callTo(after.table, after.betting, seat)});
    }

    /// Whether somebody who had acted is to act once more, nobody having raised.
    static bool isAskedAgain(const Situation& before, Seat seat, const Situation& after)
    {
        return after.betting.toAct.contains(seat) && !before.betting.toAct.contains(seat);
    }

    /// A bet or call that the betting no longer knows of was taken back.
    void withdraw(Seat seat)
    {
        const auto last = std::ranges::find_if(m_steps.rbegin(), m_steps.rend(), [&](const BettingStep& step) {
            return step.seat == seat && (step.kind == Kind::Raise || step.kind == Kind::Call);
        });
        if (last != m_steps.rend())
            m_steps.erase(std::next(last).base());
    }

    /// A folder's chips put in out of turn may have to stay: they show when the bets are gathered.
    void keepFoldedBets(const Situation& before)
    {
        for (auto step = m_steps.rbegin(); step != m_steps.rend() && step->kind != Kind::NextRound; ++step) {
            if (step->kind == Kind::Fold)
                step->to = std::max(step->to, before.table.at(step->seat).bet);
        }
    }

    /// Who said "raise" without an amount has called with what lies in front, if nobody is left who could answer it.
    void keepCallOfRaiser(const Situation& before)
    {
        const BettingRound round = currentRound(before);
        const auto seat = before.notes.saidRaise;
        if (seat && round.toAct.contains(*seat) && !nextToAct(before, round))
            m_steps.push_back({.kind = Kind::Call, .seat = *seat, .to = before.table.at(*seat).bet});
    }

    std::vector<BettingStep> m_steps;
    ChipsBySeat m_given{};
    bool m_void = false;     ///< the cards were gathered before anybody had won
    bool m_gathered = false; ///< the bets of the round were, so that what still lies there says nothing of it
    std::optional<Situation> m_shown;
};

/// Who could not have borrowed in this hand, or went all-in without a loan.
SeatSet withoutLoan(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    return notes.plainAllIn | notes.dealtIn.where([&](Seat seat) {
        return notes.loan(seat) == 0
               && (situation.table.at(seat).absent || situation.bank.refusal(seat, notes.stackBefore(seat)));
    });
}

/// Stacks, blinds and house, before anybody has done anything.
ComparedHand frameOf(const Session& session, Chips carried, const ChipsBySeat& given)
{
    const Situation& situation = session.situation();
    const HandNotes& notes = situation.notes;
    const StreetHabits habits = streetGame(situation).habits(situation);
    ComparedHand hand;
    hand.unit = session.setup().common().smallestChip();
    hand.playedUnder = habits.regime;
    hand.loan = session.setup().common().startingChips();
    hand.bigBlind = notes.bigBlind;
    hand.button = notes.button.value_or(notes.bigBlindSeat);
    hand.carried = carried;
    if (hand.playedUnder == Regime::Odc)
        hand.plainAllIn = withoutLoan(situation);
    hand.capDeadBlind = habits.capDeadBlind;
    hand.properRaise = habits.properRaise;
    hand.carriesOdd = habits.regime != Regime::League || habits.oddChips == OddChipWay::NextPot;
    for (const Seat seat : notes.dealtIn) {
        const auto index = static_cast<std::size_t>(seat.index());
        hand.stacks[index] = notes.stackBefore(seat) - given[index];
    }
    return hand;
}

/// Puts steps together so that each can be done where the hand then stands.
class Assembly
{
public:
    explicit Assembly(ComparedHand& hand) : m_hand(hand), m_replay(hand, hand.playedUnder) {}

    void add(BettingStep step)
    {
        if (step.kind == Kind::NextRound) {
            matchAll();
            return put(step);
        }
        if (m_replay.isFolded(step.seat) || (m_replay.isAllIn(step.seat) && step.kind != Kind::Fold))
            return;
        if (step.kind == Kind::Fold && m_replay.playersIn().size() == 1)
            return;
        const bool owes = m_replay.inFront(step.seat) < m_replay.bet();
        // a blind that was posted short leaves the bet lower than what was called
        if (step.kind == Kind::Call && step.to > m_replay.bet())
            step.kind = Kind::Raise;
        if (step.kind == Kind::Call || (step.kind == Kind::Raise && step.to <= m_replay.bet()))
            step = {.kind = owes ? Kind::Call : Kind::Check, .seat = step.seat};
        put(step);
    }
    /// Whoever owes a bet that the dealer let go by has matched it.
    void matchAll()
    {
        for (const Seat seat : m_replay.owing())
            put({.kind = Kind::Call, .seat = seat});
    }
    SeatSet owing() const { return m_replay.owing(); }

private:
    void put(const BettingStep& step)
    {
        m_replay.play(step, m_replay.bet());
        m_hand.steps.push_back(step);
    }

    ComparedHand& m_hand;
    ActionReplay m_replay;
};

/// The blinds as they were ruled, from the button's left; one above all chips is named whole, as others match it.
void addBlinds(const Situation& situation, Assembly& assembly, const ComparedHand& hand)
{
    const HandNotes& notes = situation.notes;
    Seat seat = hand.button;
    for (int i = 0; i < notes.dealtIn.size(); ++i) {
        seat = notes.dealtIn.nextAfter(seat);
        const Chips posted = notes.blind(seat);
        if (posted == 0)
            continue;
        const bool isShort = posted < notes.blindOf(seat) && posted == notes.stackBefore(seat);
        const bool borrows = hand.playedUnder == Regime::Odc && !hand.plainAllIn.contains(seat);
        assembly.add({.kind = Kind::Blind, .seat = seat, .to = isShort && !borrows ? notes.blindOf(seat) : posted});
    }
}

/// Who wins against whom, the best highest: what the hands are worth as they lie.
Strengths strengthsOf(const Situation& situation)
{
    Strengths strengths{};
    std::vector<HandValue> values;
    const SeatSet live = liveSeats(situation.table);
    for (const Seat seat : live)
        values.push_back(street::valueOf(situation, seat));
    std::ranges::sort(values);
    for (const Seat seat : live) {
        const auto place = std::ranges::lower_bound(values, street::valueOf(situation, seat)) - values.begin();
        strengths[static_cast<std::size_t>(seat.index())] = static_cast<int>(place) + 1;
    }
    return strengths;
}

} // namespace

ComparedHand comparedHandOf(const Session& session)
{
    Watch watch;
    Session again = Session::start(session.setup()).value();
    const EntryLog& log = session.entries();
    const auto thisHand = std::ranges::find(log, session.hand(), &Entry::hand) - log.begin();
    (void)again.applyLog(log, 0, static_cast<std::size_t>(thisHand));
    const Chips carried = thisHand > 0 ? inPots(again.table()) : 0;
    for (auto i = static_cast<std::size_t>(thisHand); i < log.size(); ++i) {
        const Situation before = again.situation();
        (void)again.applyLog(log, i, i + 1);
        watch.see(before, log[i].event, again.situation());
    }
    const Situation& situation = session.situation();
    ComparedHand hand = frameOf(session, carried, watch.given());
    Assembly assembly(hand);
    addBlinds(situation, assembly, hand);
    for (const BettingStep& step : watch.steps())
        assembly.add(step);
    // a hand that goes on stops in the middle of a round
    hand.toAct = assembly.owing();
    const bool lie = !liveSeats(situation.table).empty();
    const Situation& shown = lie || !watch.shown() ? situation : *watch.shown();
    hand.strengths = strengthsOf(shown);
    if (streetGame(shown).habits(shown).oddChips == OddChipWay::HighCard) {
        for (const Seat seat : street::inOrderOfOddChips(shown, liveSeats(shown.table), OddChipWay::HighCard))
            hand.oddOrder.push_back(seat);
    }
    return hand;
}

} // namespace cutcard
