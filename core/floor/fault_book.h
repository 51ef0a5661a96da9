// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/floor/seen_before.h"
#include "core/floor/slip.h"
#include "core/judge/score.h"

#include <span>

namespace cutcard {

/// What the floor has just put right: whoever goes on as if it had not is stopped, and not faulted again.
struct Stopped {
    Act act;
    Verdict verdict;
    std::vector<HandState> asIf;   ///< where the dealer may think to be; the first of them: before the mistake
    std::vector<HandState> over{}; ///< where the dealer may think that nobody has to act any more
    bool operator==(const Stopped&) const = default;
};

/// What a mistake that was left was booked for: it is not booked again.
struct Charged {
    Act act;
    Rule rule;
    Rule slip{};                         ///< what the mistake broke
    Severity severity = Severity::Minor; ///< of the mistake
    Competency competency = Competency::Action;
    bool done = false; ///< the dealer did it, if not in its time
    bool operator==(const Charged&) const = default;
};

/// A wager settled wrongly that the floor has put right: what the house has gained as the dealer knows, and should.
struct Missettled {
    Act act;
    Chips gained = 0;
    Chips due = 0;
    bool operator==(const Missettled&) const = default;
};

/// Whether an act ends a hand, or goes on to the next: what was not settled by then was left out.
bool endsHand(const Act& act);

/// Whether what was left for good is another player's wager or account than what was left with it: one fault each.
bool isOfAnotherSeat(const Duty& duty, const std::vector<Verdict>& left, const HandSoFar& hand);

/// A pot's chips, whoever gets them.
Act chipsOfPot(int number);

/// What was booked in a hand in a test, and what who goes on from there takes as done: one slip is one fault.
class FaultBook
{
public:
    /// Notes what a mistake that is left was booked for.
    void charge(const Slip& slip);
    /// Notes that what a mistake jumped over is booked with it; a player who is to act is still pointed at.
    void chargeJumped(const Verdict& verdict, const std::vector<Duty>& jumped);
    /// Notes what is done as far as the dealer knows.
    void noteDone(const Act& act) { m_charged.push_back({.act = act, .rule = {}, .done = true}); }
    /// Notes what the floor did in the dealer's place.
    void noteFloorDid(const std::vector<Act>& acts) { m_floorDid.insert(m_floorDid.end(), acts.begin(), acts.end()); }
    /// Forgets the cards that the floor dealt in the dealer's place: what has happened since asks for something else.
    void forgetDone();
    /// Forgets what ended a hand, or a player's, too early: it is played on with what the floor gave back.
    void playOn();
    /// Notes the verdicts on duties that were taken as done, and are not done yet, should they be left for good.
    void noteLeft(const std::vector<Verdict>& verdicts);
    /// Notes what belongs to a mistake and is done with the act that put it right, which comes first.
    void noteMended(const std::vector<Act>& did, const Act& act, const Act& slip);
    /// Notes what the floor has put right, until something else is done.
    void stop(Stopped stopped) { m_stopped = std::move(stopped); }
    void goOn() { m_stopped.reset(); }
    /// What the floor has put right just now, if nothing else was done since.
    const std::optional<Stopped>& stopped() const { return m_stopped; }
    /// Forgets the burns, cards and shuffles owed again, of these or of all: one too many stands for one left out.
    void forgetRecurring(std::span<const Act> acts);
    void forgetRecurring();
    /// Forgets what was booked for a duty: one that is owed anew is another.
    void forgetFor(const Duty& duty);
    /// Forgets what hands were misread as: the pots went where they belong all the same.
    void forgetReadings();

    /// What a duty was booked with; nullptr: with nothing.
    const Charged* chargedFor(const Duty& duty) const;
    /// Whether a duty counts as dealt with: a wager that stays where it lies, or what a mistake was booked for.
    bool isTakenAsDone(const Duty& duty) const;
    /// Whether something was booked that leaves another amount in a pot that is pushed.
    bool changesPot(const Act& push) const;
    /// The verdicts on what was taken as done and is left for good, of all or of what is owed again from here on.
    std::vector<Verdict> leftForGood(const HandSoFar& hand, Score& score, bool onlyRecurring);

    /// Whether an act was jumped over with the one that has put a slip right, and comes after it.
    bool isStillDone(const Act& act, Verdict& verdict);
    /// Whether an act is told, and not faulted again; `mistakeLies`: one on the table that the floor has not seen yet.
    bool goesOnRegardless(const Act& act, Verdict& verdict, const HandSoFar& hand, bool mistakeLies, Score& score);
    bool operator==(const FaultBook&) const = default;

private:
    /// Makes a mistake that was booked weigh more.
    void worsen(const Charged& charged, const Verdict& outcome, Score& score);
    void worsenStopped(Verdict& verdict, Score& score);
    /// Makes a mistake that was booked weigh what an act weighs that follows from it: one slip, at its worst.
    void weighAtWorst(const Charged& charged, Verdict& verdict, Score& score);
    /// Whether what was taken as done has not been done, rightly or wrongly.
    bool isLeftOut(const Duty& duty) const;
    std::optional<Verdict> leftForGood(const Verdict& left, const HandSoFar& hand, Score& score);
    /// Whether an act goes on with what the floor has just put right.
    bool isStopped(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score);
    /// Whether it is right where the dealer may think to be, and goes on there.
    bool isAsThought(const Act& act, const Game& game);
    /// Whether a pot pushed wrongly leaves another winner of it, or another loser, whom this act is about.
    bool changesWinners(const Act& push, const Act& act) const;
    /// Whether the button is placed for, or past, a player who was settled with as another winner or loser.
    bool isButtonByResult(const Act& act, const Verdict& verdict) const;
    /// Whether a wager is settled as it lay, which was let stand.
    bool isPaidAsLaid(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score);
    /// Whether an act puts right at last what the floor has put right long before.
    bool correctsLate(const Act& act, const Table& table);
    /// Whether the dealer goes on from a hand that was mucked in place of being shown: nothing is waited for.
    bool isTakenForShown(const Charged& mucked, const Act& act, const Verdict& verdict) const;
    /// Whether it is wrong by a result that was wrong before.
    bool followsEarlierResult(const Act& act, Verdict& verdict, const HandSoFar& hand, Score& score);

    std::vector<Charged> m_charged;
    std::vector<Missettled> m_missettled;
    std::optional<Stopped> m_stopped;
    SeatSet m_misjudged; ///< settled with as if they had won, or lost, by what was wrong before
    std::vector<Act> m_floorDid;
    std::vector<Act> m_stillDone; ///< jumped over and done after all, one by one: the first of them put it right
    std::vector<Verdict> m_left;  ///< on what was taken as done, and is not done yet
};

} // namespace cutcard
