// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/judge/as_if_done.h"

namespace cutcard {

/// What was said, seen, torn or given by lot stays so: neither hands nor words take it back.
bool isForGood(DirectorVerb verb);
/// But a ruling and its paragraph, a warning and a penalty can be said anew until the next hand.
bool canBeSaidAnew(DirectorVerb verb);
/// What another act undoes wholly, though nothing else was owed in its place: chips, a seat, a level, a prize.
bool hasAWayBack(DirectorVerb verb);

/// An act of a test that was wrong and took effect, and what it was a try at.
struct NightSlip {
    DirectorAct act{};
    NightTime at = 0;
    std::optional<DutyKey> attempted{};
    std::optional<DutyKey> charged{};   ///< what was charged in its place
    std::optional<DutyKey> halfOf{};    ///< what it was charged with, which is not right before both are
    std::optional<DirectorDuty> back{}; ///< what undoing it counts as, if it was no try at anything
    std::vector<DutyKey> owed{};        ///< what was to be done then
    std::vector<DirectorDuty> jumped{}; ///< what it passed over and was not charged for
    std::vector<TableNo> tables{};      ///< whose next hand makes it past help; none: any table's
    bool early = false;                 ///< and nothing else was wrong about it
    bool stays = false;                 ///< neither hands nor words take it back
    bool operator==(const NightSlip&) const = default;
};

/// A slip that only came too early and is right by now.
struct SettledSlip {
    DirectorAct act{};
    DirectorVerdict verdict{};
    bool operator==(const SettledSlip&) const = default;
};

/// What comes of slips that something in the room makes past help.
struct PastHelp {
    std::vector<DirectorDuty> leftOut{}; ///< what they passed over and is still not done
    std::vector<DutyKey> stands{};       ///< what they were tries at: nothing done now undoes them
};

/// What an act comes to that puts a slip right, or would have been right but for one.
struct PutRight {
    Night room;
    DirectorVerdict verdict;
    bool performed = false;
    std::vector<SettledSlip> settled{}; ///< slips that are right with it
};

/// The slips that can still be put right, and the room without them: what is right there is no second fault.
class NightSlips
{
public:
    bool hasCharged() const { return !m_charged.empty() || !m_leftOut.empty() || !m_passed.empty(); }
    /// What was charged, in whatever way, and is still owed.
    std::vector<DutyKey> stillOwed() const;
    /// An act passed something over and is right otherwise: it is that which is charged, for more than nothing.
    void passOver(const DirectorDuty& duty, Severity charged);
    /// What was passed over was taken as done, because hands could not have gone on without it.
    void takeAsDone(const DirectorDuty& duty) { m_taken.push_back(duty); }
    /// The duty that an act would have fulfilled if it had not been taken as done, which is said only once.
    std::optional<DirectorDuty> saidLate(const DirectorAct& act);
    /// A wrong act has taken effect; the slip that it is, for what else there is to say of it.
    NightSlip& note(const Night& before, const Night& after, const DirectorAct& act, const DirectorVerdict& verdict);
    /// A right act was done in the real room; the slips that are right with it.
    std::vector<SettledSlip> goOn(const Night& real, const DirectorAct& act, const DirectorVerdict& verdict);
    /// What follows from the last slip was charged with it.
    void cover(const DutyKey& key) { m_charged.push_back(key); }
    /// Of a slip of which one half is put right, what the other half is; nullopt: there is none, or no more.
    std::optional<DutyKey> takeOtherHalf(const DutyKey& key);
    /// Whether an act says of a slip that was no try at anything that it is not to count.
    bool isWayBack(const DirectorAct& act) const;
    /// Something happens in the room; slips that it makes past help are the room's from now on.
    PastHelp happened(const WorldEvent& event, NightTime now);
    /// What an act comes to that is wrong in the real room; nullopt: it is wrong all the same.
    std::optional<PutRight> putRight(const Night& real, const DirectorAct& act);
    /// What an act is that tries the same as a slip, and is wrong without it as well; nullopt: it is none.
    std::optional<DirectorVerdict> triedAgain(const DirectorAct& act) const;
    /// Whether a duty whose time is over was charged already: it is the same slip, or comes of it.
    bool covers(const DirectorDuty& duty) const;
    /// What an act comes to in a room; what was charged before is not charged again with what comes after it.
    DirectorVerdict judged(const Night& night, const DirectorAct& act) const;
    /// Something was left out.
    void leaveOut(const DutyKey& key) { m_leftOut.push_back(key); }
    /// What is not owed any more can be left out anew when it comes up again.
    void forget(const std::vector<DirectorDuty>& agenda);
    /// What is owed only in the room without the slips: done now it puts them right.
    std::vector<DirectorDuty> remedies(const Night& real) const;
    bool operator==(const NightSlips&) const = default;

private:
    std::optional<PutRight> takenBack(const DirectorAct& act);
    std::optional<PutRight> doneInPlace(const Night& real, const DirectorAct& act);
    std::optional<PutRight> doneWithout(const Night& real, const DirectorAct& act, const DirectorVerdict& verdict);
    void handBegins(const WorldEvent& event, PastHelp& passed);
    void passHelp(const WorldEvent& event, PastHelp& passed);
    std::vector<SettledSlip> settle(std::vector<NightSlip>& slips, Night& without) const;
    void drop();

    std::vector<NightSlip> m_slips;
    std::vector<DutyKey> m_charged; ///< tried wrongly or jumped over, and still owed
    std::vector<DutyKey> m_leftOut; ///< likewise
    std::vector<DutyKey> m_passed;  ///< likewise, and charged for less than leaving it out weighs
    std::vector<DirectorDuty> m_taken;
    std::vector<NightSlip> m_untilHand; ///< what was said wrongly and can be said anew
    std::optional<Night> m_room;        ///< nothing: there are no slips
};

/// Whether what was left out is still about: a table may be held at any time, which is not the holding that was owed.
bool isStillThere(const std::vector<DirectorDuty>& agenda, const DutyKey& key);

} // namespace cutcard
