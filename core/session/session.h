// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/score.h"
#include "core/session/entry_log.h"
#include "core/session/setup.h"

#include <vector>

namespace cutcard {

/// A mistake of the dealer's in a test that can still be put right, until play goes on.
struct Slip {
    Act act;
    Verdict verdict;
    bool tookEffect = false; ///< something on the table was changed, not only said
    bool byHouse = false;
    Situation before; ///< of a mistake that took effect
    Procedure owedBefore;
    Procedure rest;   ///< of what was owed, as if nothing had been jumped over
    Procedure remedy; ///< what is left to be done to put it right
    /// Whether it is a part of the chips that are due, and no mistake unless the rest is left out.
    bool isPart() const { return verdict.told; }
    bool operator==(const Slip&) const = default;
};

/// Whether two acts deal with the same pot, or the same wager.
bool sharesPlace(const Act& one, const Act& other);

/// A list of events and the table they lead to; replaying the events leads to the same table and verdicts.
class Session
{
public:
    /// Starts a session whose setup holds together, or says what is wrong with it.
    static Result<Session> start(const SessionSetup& setup);
    /// Starts a session and applies events to it; the error's line is the number of the event, from 1.
    static Result<Session> replay(const SessionSetup& setup, const EntryLog& entries);

    const SessionSetup& setup() const { return m_setup; }
    const Situation& situation() const { return m_situation; }
    const Table& table() const { return m_situation.table; }
    const Procedure& procedure() const { return m_procedure; }
    const EntryLog& entries() const { return m_entries; }
    const Score& score() const { return m_score; }
    const Game& game() const;
    /// The last hand is over and no further one is dealt.
    bool isOver() const { return m_over; }
    /// The number of the hand in progress, from 1.
    int hand() const { return m_situation.notes.number; }
    /// All chips that were brought to the table.
    Chips issued() const { return m_issued; }

    /// The player everybody waits for: also one who goes on while a mistake of the dealer's has not been put right.
    std::optional<Turn> turn() const;
    /// The mistake that can still be put right, if there is one.
    const std::optional<Slip>& slip() const { return m_slip; }
    /// The session as it goes on when that mistake is left.
    Session withMistakeLeft() const;
    /// The session as it would go on if no floor stepped in: what a mistake does is measured by it.
    Session withMistakeStanding() const;
    /// Where the players' random stream stands.
    std::uint64_t playersMoment() const;
    /// Where the stream of irregularities stands.
    std::uint64_t incidentsMoment() const;

    /// Whether the event can be applied: an act always can be, if hands can do it.
    bool isPossible(const Event& event) const;
    /// Judges and applies an event; an impossible one of a player's gives an error and changes nothing.
    Result<Done> apply(const Event& event, bool byHouse = false);
    /// Applies the entries of a log from one up to another, as far as they can be; the error's line is the number in
    /// the log, from 1, of the one that can't.
    Result<Done> applyLog(const EntryLog& log, std::size_t from, std::size_t to);
    /// Whether an event of a log, followed there by `next` or nothing, comes by itself: a step of the floor that it was
    /// left to what follows to bring on, or that came with what was before.
    bool comesByItself(const Event& event, const Event* next) const;
    /// Does what the house does for the trainee, if that is what is owed next; true if it did something.
    bool assist();
    bool operator==(const Session&) const = default;

private:
    /// What was dealt so far, for the random streams of players and incidents: the dealer's mistakes leave it as it is.
    struct Progress {
        int events = 0; ///< the players' own, and irregularities
        int duties = 0; ///< that were dealt with since the last of them
        bool operator==(const Progress&) const = default;
    };

    /// The table and what is owed on it.
    struct State {
        Situation situation;
        Procedure procedure;
        int duties = 0;         ///< dealt with on the way there
        std::vector<Act> did{}; ///< what was done on the way there
        bool operator==(const State&) const = default;
    };

    /// What the floor has just put right: whoever goes on as if it had not is stopped, and not faulted again.
    struct Stopped {
        Act act;
        Verdict verdict;
        std::vector<State> asIf; ///< where the dealer may think to be
        bool operator==(const Stopped&) const = default;
    };

    /// What a mistake that was left was booked for: it is not booked again.
    struct Charged {
        Act act;
        Rule rule;
        Rule slip{};                         ///< what the mistake broke
        Severity severity = Severity::Minor; ///< of the mistake
        Competency competency = Competency::ActionControl;
        bool done = false; ///< the dealer did it, if not in its time
        bool operator==(const Charged&) const = default;
    };

    explicit Session(const SessionSetup& setup);
    /// Applies an event that is possible; an exception or a defect leaves the session as nobody could go on with.
    void applyPossible(const Event& event, bool byHouse);
    /// Whether every card and chip is where it can be.
    bool isSound() const;
    void applyAct(const Act& act, Entry& entry);
    void applyJudged(const Act& act, Judgement judgement, Entry& entry);
    /// The duty of this hand that an act does after all, long after it was charged as left out: it harms nobody.
    std::optional<Duty> leftOut(const Act& act) const;
    // going_on.cpp: what nobody is faulted for again
    /// Whether an act was right a moment ago, and done once more changes nothing.
    bool isRepeated(const Act& act) const;
    /// Whether words, a reading or a finger that were wrong, and nothing since, can be taken back.
    bool takesWordsBack() const;
    /// Whether words undo a deal in practice as they have to once what was handed back is done; then they have.
    bool undoesWhatWasRefused(const Act& act, Entry& entry);
    /// Whether what an act jumps over was jumped, and charged, in this hand before.
    bool isChargedAlready(const Verdict& verdict) const;
    bool wasJumped(const Duty& duty) const;
    /// Whether a duty counts as dealt with where the dealer goes on: a wager that stays where it lies, or what a
    /// mistake was booked for.
    bool isTakenAsDone(const Duty& duty) const;
    std::vector<Charged>::const_iterator chargedFor(const Duty& duty) const;
    /// Does, in the dealer's place, what a wrong act takes as done, so that it is right; false if it takes nothing so.
    bool catchUp(const Act& act, Entry& entry);
    /// Brings the last player's uncalled chips into the pot in place of giving them back.
    bool sweepTogether(State& state, const Duty& back) const;
    /// What a mistake weighs that leaves a duty undone for good; nothing if it was booked for as much.
    std::optional<Verdict> leftForGood(const Duty& duty);
    void applyRight(const Act& act, const Judgement& judgement, Entry& entry);
    void applyWrong(const Act& act, Judgement judgement, Entry& entry);
    void applyOthers(const Event& event, Entry& entry);
    void takeEffect(const Act& act, const Judgement& judgement, bool byHouse);
    bool catchesUpLater(const Act& act, const Judgement& judgement);
    /// Counts what was handed back in practice just before as put right: it never took effect.
    void putRightWhatWasRefused();
    /// Notes how far a mistake was put right by an act that was right.
    void mend(const Act& act, const Duty& duty);
    void book(Verdict verdict, Entry& entry);
    /// Books chips of which the rest did not follow.
    void bookPart(const Slip& slip, Entry& entry);
    /// A late duty whose time went by; one that was charged when it was jumped over is not charged again.
    void lapse(const Duty& duty, Entry& entry);
    /// Ends hands of which nothing is left to do, and begins the next.
    void settle(Entry& entry);

    // slip.cpp: a mistake in a test that is left
    /// Whether an event comes too late for putting a mistake right.
    bool leavesSlip(const Event& event) const;
    /// The table as it should be, and what is owed then.
    State asItShouldBe() const;
    /// What leads from a table to the one that should be: as little as does it.
    FloorWork workBetween(const Table& now, const State& right) const;
    /// The same where the mistake stands.
    State asItStands() const;
    /// The same where the mistaken act was in its time.
    std::optional<State> asIfInTime() const;
    /// The table as it should be for an act with which the dealer goes on.
    State asItShouldBeFor(const Act& act) const;
    bool performLater(State& state, const Act& act) const;
    /// Whether an act is told, and not faulted again: it goes on with what the floor has put right, or is part of a
    /// slip that was booked.
    bool goesOnRegardless(const Act& act, Verdict& verdict);
    /// Whether an act was jumped over with the one that has put a slip right, and comes after it.
    bool isStillDone(const Act& act, Verdict& verdict);
    /// Whether it goes on with what the floor has just put right.
    bool isStopped(const Act& act, Verdict& verdict);
    /// Whether it is wrong by a result that was wrong before.
    bool followsEarlierResult(const Act& act, Verdict& verdict);
    /// Whether it breaks a paragraph as an act before it in this hand has.
    bool isSameSlip(const Act& act, const Verdict& verdict) const;
    /// Makes a mistake that was booked weigh more.
    void worsen(const Charged& charged, const Verdict& outcome);
    bool perform(State& state, const Act& act) const;
    void performUpTo(State& state, const Act& act) const;
    /// Whether an act adds to an amount that was too small, which is still too small with it.
    [[nodiscard]] bool isPieceOfRest(const Act& act) const;
    bool isMendedBy(const Act& act) const;
    /// Whether an act is what the mistake jumped over, with nothing else in between.
    bool isJumpedDuty(const Act& act) const;
    /// What the cards are that make a premature street of a burn that came too early.
    std::optional<Judgement> premature(const Act& act) const;
    /// Takes them as a part of the same slip, at its worst.
    void dealPremature(const Act& act, Judgement judgement, Entry& entry);
    /// Notes what a mistake that is left was booked for.
    void charge(const Slip& slip);
    void endSlip();
    void floorSteps(const Act* cause = nullptr);
    bool endsHere() const;

    SessionSetup m_setup;
    Situation m_situation;
    Procedure m_procedure;
    EntryLog m_entries;
    Score m_score;
    Chips m_issued = 0;
    std::optional<Slip> m_slip;
    std::optional<Stopped> m_stopped;
    std::vector<Act> m_floorDid;    ///< in this hand, in the dealer's place
    std::vector<Act> m_stillDone;   ///< jumped over and done after all, one by one: the first of them put it right
    std::vector<Charged> m_charged; ///< in this hand
    std::vector<Duty> m_left;       ///< in this hand: taken as done, and not done yet
    Progress m_progress;
    bool m_over = false;
};

} // namespace cutcard
