// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/session/setup.h"
#include "core/tournament/judge/director_score.h"
#include "core/tournament/judge/night_slips.h"

#include <span>

namespace cutcard {

/// What a night starts from; with its events it says all that happened.
struct NightSetup {
    Mode mode = Mode::Practice;
    NightIncidents incidents = NightIncidents::None;
    Night opening;     ///< the room as it is found
    bool real = false; ///< people play at real tables: nobody counts the stacks, and nothing is scored
    bool operator==(const NightSetup&) const = default;
};

/// One event of a night, and what the judge said of it.
struct NightEntry {
    NightTime at = 0;
    NightEvent event{};
    std::vector<DirectorVerdict> verdicts{}; ///< of the act, or of the duties whose time went by with the event
    bool tookEffect = true;                  ///< a wrong act may be handed back
    bool shown = false;                      ///< done by the program for whoever asked what is owed: it earns nothing
    bool operator==(const NightEntry&) const = default;
};

/// A list of events and the room they lead to; replaying the events leads to the same room and verdicts.
class NightSession
{
public:
    /// Starts a night whose room holds together, or says what is wrong with it.
    static Result<NightSession> start(const NightSetup& setup);
    /// Starts a night and applies events to it; the error's line is the number of the event, from 1.
    static Result<NightSession> replay(const NightSetup& setup, std::span<const NightEntry> entries);

    const NightSetup& setup() const { return m_setup; }
    const Night& night() const { return m_night; }
    const std::vector<NightEntry>& entries() const { return m_entries; }
    const DirectorScore& score() const { return m_score; }
    bool isOver() const { return m_night.stage == NightStage::Over; }
    /// Of a test: what would put right what was done wrongly, and is not owed by the room as it is.
    std::vector<DirectorDuty> remedies() const { return m_slips.remedies(m_night); }

    /// Judges and applies an event at a time, or now if later; an error, and no change, if it can't have happened.
    Result<Done> apply(const NightEvent& event, NightTime at = 0, bool shown = false);
    /// Applies what happened at a night before.
    Result<Done> apply(const NightEntry& entry) { return apply(entry.event, entry.at, entry.shown); }
    /// The same night with the last events not done.
    NightSession undone(std::size_t events = 1) const;
    bool operator==(const NightSession&) const = default;

private:
    /// Left out or passed over, and not done since.
    struct Missed {
        DirectorDuty duty;
        bool isOwed = true; ///< ever since it was left out: it is not left out once more
        bool operator==(const Missed&) const = default;
    };

    explicit NightSession(const NightSetup& setup) : m_setup(setup), m_night(setup.opening) {}
    Result<Done> takePlace(const NightEvent& event, NightEntry& entry);
    Result<Done> happens(const WorldEvent& world, NightTime at, NightEntry& entry);
    void leaveOutByNow(NightEntry& entry);
    void closeBook(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry);
    void applyAct(const DirectorAct& act, NightEntry& entry);
    void applyWrong(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry);
    bool isNoNewFault(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry);
    void applyRight(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry);
    bool putRight(const DirectorAct& act, NightEntry& entry);
    void noteSettled(std::vector<SettledSlip> settled);
    bool isSaidAgain(const DirectorAct& act) const;
    void saidAgain(const DirectorAct& act, NightEntry& entry);
    void takeEffect(DirectorVerdict verdict, const DirectorAct& act, NightEntry& entry, bool isJudged);
    void handBack(DirectorVerdict& verdict) const;
    bool isDoneLate(const DirectorAct& act, const DirectorVerdict& verdict, NightEntry& entry);
    bool takesEffectLate(const DirectorAct& act);
    bool isSaidLate(const DirectorAct& act, NightEntry& entry);
    std::optional<DutyKey> otherHalfOf(const DirectorAct& act, const DirectorVerdict& verdict) const;
    void handOverToOtherHalf(const DirectorVerdict& verdict);
    void noteMissed(const DirectorVerdict& wrong);
    void noteOwnSlip(const Night& before, DirectorVerdict& verdict, const DirectorAct& act);
    bool goesOnWithout(const DirectorAct& act, const DirectorVerdict& verdict, NightEntry& entry);
    void countWithItsSlip(DirectorVerdict& verdict, const DirectorAct& act) const;
    void noteSecondTry(DirectorVerdict& verdict) const;
    void book(DirectorVerdict verdict, NightEntry& entry);
    void leaveOutJumped(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry);
    void openRound(const DirectorVerdict& verdict, const DirectorAct& act, NightEntry& entry);
    bool isLeftOut(const DutyKey& key) const;
    void leaveOut(const DirectorDuty& duty, NightEntry& entry);
    bool isChargedWithAnother(const DirectorDuty& duty, const std::vector<DirectorDuty>& lapsed,
                              const std::vector<DirectorDuty>& agenda) const;
    void leaveOut(const std::vector<DirectorDuty>& lapsed, const Night& before, NightEntry& entry);
    void passOver(const DirectorDuty& duty);
    void lapse(const DirectorDuty& duty);
    bool isCharged(const DirectorDuty& duty, const std::vector<DutyKey>& consequences) const;
    std::vector<DirectorDuty> openInTheBook() const;
    void forget();

    NightSetup m_setup;
    Night m_night;
    std::vector<NightEntry> m_entries;
    DirectorScore m_score;
    std::vector<Missed> m_missed;
    NightSlips m_slips;                 ///< of a test, that can still be put right
    std::vector<SettledSlip> m_settled; ///< that came too early and were right in the end
};

/// Checks what no single value of a room shows.
Result<Done> verify(const NightSetup& setup);

/// A mistake of a night in the moment in which what was owed there had come up and nothing was done about it yet.
struct NightMoment {
    NightSession session; ///< begins there, with the coach
    DutyKey owed;
    DirectorCompetency competency = DirectorCompetency::SetUp;
};

/// The moment of the first mistake of an event, counted from 0; nullopt if nothing was owed there.
std::optional<NightMoment> momentOf(const NightSession& session, std::size_t event);

/// How a moment was met: nullopt as long as nothing was done about what was owed; false: wrongly, or not in time.
std::optional<bool> isMet(const NightSession& session, const DutyKey& owed);

} // namespace cutcard
