// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/floor/fault_book.h"
#include "core/floor/remedy.h"
#include "core/session/setup.h"

namespace cutcard {

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
    const Game& game() const { return *m_game; }
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
    /// The session as it would go on as a test: what practice hands back takes effect, and a part of the chips that
    /// were due lies where it is.
    Session asTest() const;
    /// Where the players' random stream stands.
    std::uint64_t playersMoment() const;
    /// Where the stream of irregularities stands.
    std::uint64_t incidentsMoment() const;

    /// Whether the event can be applied: an act always can be, if hands can do it.
    bool isPossible(const Event& event) const;
    /// Judges and applies an event; an impossible one of a player's gives an error and changes nothing.
    Result<Done> apply(const Event& event, bool byHouse = false);
    /// Applies a log's entries from one up to another; the error's line is the number in it of the one that can't be.
    Result<Done> applyLog(const EntryLog& log, std::size_t from, std::size_t to);
    /// Whether an event of a log comes by itself: a step of the floor that follows, came with what was before, or has
    /// nothing to put right.
    bool comesByItself(const Event& event, const Event* next) const;
    bool operator==(const Session&) const = default;

private:
    /// What was dealt so far, for the random streams of players and incidents: the dealer's mistakes leave it as it is.
    struct Progress {
        int events = 0; ///< the players' own, and irregularities
        int duties = 0; ///< that were dealt with since the last of them
        bool operator==(const Progress&) const = default;
    };

    /// What a player or a mishap did, and what was owed before and after it.
    struct Brought {
        Event event{};
        Procedure before{};
        Procedure after{};
        bool operator==(const Brought&) const = default;
    };

    /// A card dealt over a house procedure, or in a test what came too early and stands: it may be taken back at once.
    struct LetStand {
        Act act;
        HandState before;
        FaultBook book;
        bool isBack = false; ///< it was, and was right: it is paid for, and done anew
        bool operator==(const LetStand&) const = default;
    };

    explicit Session(const SessionSetup& setup);
    /// Applies an event that is possible; an exception or a defect leaves the session as nobody could go on with.
    void applyPossible(const Event& event, bool byHouse);
    /// Whether every card and chip is where it can be.
    bool isSound() const { return isConsistent(m_situation.table) && chipsOnTable(m_situation.table) == m_issued; }
    bool inTest() const { return m_setup.mode == Mode::Test; }
    HandSoFar handSoFar() const { return {.game = game(), .situation = m_situation, .entries = m_entries}; }
    /// What puts the mistake right that lies on the table; there is one.
    Remedy remedy() const { return {*m_slip, m_situation, m_procedure, game()}; }
    /// Whether an event comes too late for putting a mistake right.
    bool leavesSlip(const Event& event) const { return inTest() && m_slip && remedy().isLeftBy(event); }

    // judging.cpp: an act is judged and done
    /// Books what was done before and does nothing once more.
    void bookRepeated(const Act& act, Verdict again, Entry& entry);
    void applyAct(const Act& act, Entry& entry);
    /// Notes a card that passes over a habit, or is dealt anew for it.
    void noteOverHabit(const Act& act, Verdict& verdict);
    /// Notes what is about to be done and stands, whether or not it is right.
    void noteLetStand(const Act& act);
    /// Takes back what was let stand; whether there is anything.
    bool takesLetStandBack(const Act& act, Entry& entry);
    void bookTakenBack(const Act& act, Entry& entry);
    /// Counts wrong words as put right that were taken back, or said rightly, at once.
    void putWordsRight(const Verdict& words);
    /// Takes the slip back by an act that undoes it, or by the right words in place of wrong ones.
    void takeBackBy(const Act& act, Entry& entry);
    /// Takes it where one slip has several acts; whether it is one of these.
    bool isPartOfSlip(const Act& act, Entry& entry);
    void applyJudged(const Act& act, Judgement&& judgement, Entry& entry);
    /// The verdict on an act that passes over what was charged before, and over more: only that is charged now.
    Verdict withoutCharged(Verdict verdict, const Act& act) const;
    /// Applies what is not right as things lie, with what it takes as done.
    void applyCaughtUp(const Act& act, Judgement judgement, Entry& entry);
    /// Pushes a pot wrongly with what lies in front of the players: taken back, it lies there again.
    void pushFromFront(const Act& act, Judgement judgement, HandState before, Entry& entry);
    /// Does what makes a part of the chips that are due too much: they are one wrong amount.
    void goOverPart(const Act& act, Entry& entry);
    /// Does what was to be said before a mistake, or is owed beside a part of the chips that are due.
    void goBesideSlip(const Act& act, HandState without, Entry& entry);
    /// Leaves a part of a pot where it is: the rest is still owed.
    void leavePart();
    /// Whether an act is told, whatever it is: it belongs to what has been put right.
    bool isOnlyTold(const Act& act, Verdict& verdict);
    /// Whether it goes on from a slip that was booked.
    bool goesOnRegardless(const Act& act, Verdict& verdict);
    /// Books a right act, with what it puts right and whose time goes by with it.
    void applyRight(const Act& act, Judgement&& judgement, Entry& entry);
    /// Does an act that puts a mistake right by itself.
    void applyMending(const Act& act, Entry& entry);
    /// Does, in the dealer's place, what a wrong act takes as done, so that it is right; false if it takes nothing so.
    bool catchUp(const Act& act, Entry& entry);
    /// Whether words undo a deal in practice as they have to once what was handed back is done; then they have.
    bool undoesWhatWasRefused(const Act& act, Entry& entry);
    /// Counts what was handed back in practice just before as put right: it never took effect.
    void putRightWhatWasRefused();
    /// Notes how far a mistake was put right by an act that was right.
    void mend(const Act& act, const Duty& duty, Entry& entry);

    // wrong_acts.cpp: what a wrong act does, and how it is booked
    /// Books what hands could not do.
    void bookImpossible(const Act& act, Verdict verdict, Entry& entry);
    /// Whether a part of the chips that are due was moved, and the rest can follow.
    bool isFirstPart(const Act& act, const Verdict& verdict) const;
    /// A part of chips that are due later, judged as all of them: the rest is still owed in its time.
    std::optional<Judgement> asWholeTooEarly(const Act& part, const Verdict& verdict) const;
    void applyWrong(const Act& act, Judgement judgement, Entry& entry);
    /// Books a wrong name said of whoever wins, and the loans that it was said over by themselves.
    void leaveLoans(const Skip& over, Verdict name, Entry& entry);
    void bookWrong(const Act& act, Verdict verdict, Entry& entry);
    /// Books a payment, in practice, the rest of which is passed over; whether nothing else is to be booked.
    bool passesOverRest(const Verdict& verdict, Entry& entry);
    /// Books, in practice, what a refused act that was booked goes past of other players' money.
    void bookBeside(const Act& act, Entry& entry);
    /// Does what is right and only too early; false if that was booked already.
    bool applyOutOfOrder(const Act& act, const Judgement& judgement);
    void takeEffect(const Act& act, const Judgement& judgement, bool byHouse);
    bool catchesUpLater(const Act& act, const Judgement& judgement);

    void applyOthers(const Event& event, Entry& entry);
    /// The event since which an act is owed; nullptr: it came to be owed otherwise.
    const Event* owedSince(const Act& due) const;
    /// Why an act was wrong, or a duty left out (no act): what a player or a mishap made due, or what the table shows.
    Reason whyWrong(const Verdict& verdict, const Act* act) const;
    /// Likewise where a part of what is due stands: as if it had not been moved, and all of it were due.
    Reason whyRestIsDue(const Slip& part, Verdict verdict, const Act* act) const;
    /// The part of a payment that stands, where this is due for the rest of it; nullptr: there is none.
    const Slip* partLeftOf(const Act& due) const;
    void book(Verdict&& verdict, Entry& entry);
    /// Books chips of which the rest did not follow.
    void bookPart(const Slip& slip, Entry& entry);
    /// A late duty whose time went by; one that was charged when it was jumped over is not charged again.
    void lapse(const Duty& duty, Entry& entry);
    /// Begins the hand after one that is over; false if there is none.
    bool beginHand(Situation& situation) const;
    /// Ends hands of which nothing is left to do, and begins the next.
    void settle(Entry& entry);

    // floor_step.cpp: a mistake in a test that is left
    /// Takes the cards of a premature street as a part of the burn that came too early, at its worst.
    void dealPremature(const Act& act, Judgement judgement, Entry& entry);
    void endSlip();
    void floorSteps(const Act* cause = nullptr);
    /// The verdicts on other players' money that was left out with an act that ended the hand, and the floor has seen
    /// to.
    std::vector<Verdict> leftOfOthers(const Slip& slip, const std::vector<Act>& did) const;
    /// What an act went past besides the mistake that the floor puts right before it: either of these.
    std::vector<Verdict> leftBeside(const Slip& slip, const Act* cause, const std::vector<Act>& did) const;
    /// The verdicts on bets still in front of players and on accounts that an act went past, which the floor saw to
    /// with what it put right.
    std::vector<Verdict> leftLying(const Slip& slip, const Act& cause, const std::vector<Act>& did) const;
    /// The verdicts on other players' money that an act goes past than what was left out first.
    std::vector<Verdict> passedOverWith(const Verdict& first, const Act& act, const Verdict& verdict) const;
    /// Begins the next hand with an act that began it too early, once nothing is left of this one.
    void beginNext(const Act& act, Entry& entry);
    bool endsHere() const;

    SessionSetup m_setup;
    const Game* m_game; ///< of the setup, looked up once
    Situation m_situation;
    Procedure m_procedure;
    EntryLog m_entries;
    Score m_score;
    Chips m_issued = 0;
    std::optional<Slip> m_slip;
    std::vector<Slip> m_partsLeft; ///< the parts of what was due that stand, by themselves
    FaultBook m_book;              ///< of this hand
    Progress m_progress;
    std::vector<Brought> m_brought; ///< lately in this hand: more than one of them may still be met
    std::optional<LetStand> m_letStand;
    bool m_over = false;
};

} // namespace cutcard
