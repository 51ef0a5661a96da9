// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/score.h"
#include "core/session/setup.h"

#include <span>
#include <vector>

namespace cutcard {

/// One event of a session, and what the judge said of it.
struct Entry {
    Event event{};
    bool byHouse = false;            ///< done for the trainee by the house, and not scored
    int hand = 0;                    ///< the hand it belongs to, from 1
    std::vector<Verdict> verdicts{}; ///< of the act, then of the duties whose time went by with it
    bool operator==(const Entry&) const = default;
};

/// A list of events and the table they lead to; replaying the events leads to the same table and verdicts.
class Session
{
public:
    /// Starts a session whose setup holds together, or says what is wrong with it.
    static Result<Session> start(const SessionSetup& setup);
    /// Starts a session and applies events to it; the error's line is the number of the event, from 1.
    static Result<Session> replay(const SessionSetup& setup, std::span<const Entry> entries);

    const SessionSetup& setup() const { return m_setup; }
    const Situation& situation() const { return m_situation; }
    const Table& table() const { return m_situation.table; }
    const Procedure& procedure() const { return m_procedure; }
    const std::vector<Entry>& entries() const { return m_entries; }
    const Score& score() const { return m_score; }
    const Game& game() const;
    /// The last hand is over and no further one is dealt.
    bool isOver() const { return m_over; }
    /// The number of the hand in progress, from 1.
    int hand() const { return m_situation.notes.number; }
    /// All chips that were brought to the table.
    Chips issued() const { return m_issued; }

    /// Whether the event can be applied: an act always can be, if hands can do it.
    bool isPossible(const Event& event) const;
    /// Judges and applies an event; an impossible one of a player's gives an error and changes nothing.
    Result<Done> apply(const Event& event, bool byHouse = false);
    /// Does what the house does for the trainee, if that is what is owed next; true if it did something.
    bool assist();
    bool operator==(const Session&) const = default;

private:
    explicit Session(const SessionSetup& setup);
    /// Applies an event that is possible; an exception or a defect leaves the session as nobody could go on with.
    void applyPossible(const Event& event, Entry& entry);
    /// Whether every card and chip is where it can be.
    bool isSound() const;
    void applyAct(const Act& act, Entry& entry);
    void applyRight(const Act& act, const Judgement& judgement, Entry& entry);
    void applyWrong(const Act& act, Judgement judgement, Entry& entry);
    void applyOthers(const Event& event, Entry& entry);
    void takeEffect(const Act& act, const Judgement& judgement);
    void book(Verdict verdict, Entry& entry);
    /// Ends hands of which nothing is left to do, and begins the next.
    void settle(Entry& entry);

    SessionSetup m_setup;
    Situation m_situation;
    Procedure m_procedure;
    std::vector<Entry> m_entries;
    Score m_score;
    Chips m_issued = 0;
    bool m_stumbled = false; ///< a fault was made where the next right act stands
    bool m_over = false;
};

} // namespace cutcard
