// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/attempts.h"
#include "app/academy/people/people.h"
#include "app/academy/sitting/exam_mark.h"

#include <QJsonObject>

#include <memory>
#include <optional>

namespace cutcard {

class Academy;

/// Whole seconds that a person has for a part, with the minutes that a supervisor gave.
int secondsOf(const Blueprint& blueprint, int part, int timeFactor, const std::vector<int>& extra);

/// An attempt while somebody sits at it; whatever is answered or done is sealed and on the disk before it counts.
class Sitting
{
public:
    /// The parts of a house that an attempt needs, and no others.
    struct Beside {
        Beside(Academy& house);
        const Store& store;
        const KeptLedger& ledger;
        const People& people;
        const Blueprints& blueprints;
        Answers& answers;
        Attempts& attempts;
    };
    /// Takes up an authorised attempt: a new one, or one that was interrupted, at the very event.
    static Result<std::unique_ptr<Sitting>> open(const Beside& house, std::int64_t attempt, const Unlocked& who);

    std::int64_t number() const { return m_number; }
    const Blueprint& blueprint() const { return m_blueprint; }
    const RosterPerson& candidate() const { return m_candidate; }
    /// 0: theory, then the stations; as many as there are parts: all is handed in.
    int part() const { return m_part; }
    bool isOver() const { return m_part >= m_blueprint.parts(); }
    const DrawnForm& form() const { return m_form; }

    /// The candidate confirms the conditions and begins, or goes on.
    Result<Done> begin();

    // questions: the theory's, or a director's
    /// What this part asks; none at a table and on a night.
    const std::vector<Task>& questions() const;
    const std::vector<TaskAnswer>& answers() const { return m_directing ? m_directing->answers() : m_answers; }
    /// Which questions of this part are marked to come back to.
    const std::vector<bool>& flags() const { return m_flags; }
    /// Keeps the answer to a question of this part, counted from 0.
    Result<Done> answer(int item, const TaskAnswer& answer);
    Result<Done> flag(int item, bool on);
    /// The question that was answered last; -1: none was.
    int lastItem() const { return m_lastItem; }
    /// When the last row of this part was written, in seconds of its time.
    int lastSecond() const { return m_lastSecond; }

    // tables
    /// The hand being dealt; nullptr in the theory.
    const Session* session() const { return m_session ? &*m_session : nullptr; }
    const StationHand* hand() const;
    int handNumber() const { return m_hand + 1; }
    int handCount() const;
    std::string stationTitle(int station) const { return m_titles[static_cast<std::size_t>(station)]; }
    /// Applies what the candidate does.
    Result<Done> act(const Act& act);
    /// Applies what players and deck do now, if it is time; whether anything happened.
    Result<bool> playersAct();
    /// Keeps an entry that was judged elsewhere in the same session; the session follows it.
    Result<Done> keep(const Entry& entry);
    /// What is done at a director's station; nullptr anywhere else.
    const DirectorWork* directing() const { return m_directing ? &*m_directing : nullptr; }
    /// Keeps an event of such a station's night, as night files have it without its time.
    Result<Done> keepNight(const std::string& event, NightTime at);
    /// How far the clock of such a night has run, also since its last event.
    NightTime nightTime() const;
    /// Keeps that the clock of such a night has run on without an event.
    Result<Done> keepNightTime(NightTime at);
    /// Turns to the next hand of a station, once one is over; false if there is none.
    Result<bool> nextHand();

    /// Hands the part in, as it stands.
    Result<Done> submitPart();

    // time
    /// Whole seconds of the part, the person's factor and extra minutes with them.
    int secondsGiven() const;
    int secondsUsed() const;
    int secondsLeft() const { return std::max(0, secondsGiven() - secondsUsed()); }
    /// Counts time that ran, and hands the part in when none is left; more than 15 seconds at once are an interruption.
    enum class Tick : std::uint8_t { Counted, HandedIn, Gap };
    Result<Tick> tick(int milliseconds);
    /// Takes up minutes that a supervisor gave.
    Result<Done> refresh();
    Result<Done> pause(const Unlocked& who, const std::string& reason);
    Result<Done> goOn(const Unlocked& who) { return m_house.attempts.change(who, m_number, AttemptEvent::GoOn).done(); }
    /// The candidate leaves, or the program has to: only a supervisor lets it go on.
    Result<Done> leave(const std::string& reason);
    Result<Done> focusLost(int gone) { return m_house.answers.countFocusLoss(m_number, gone); }
    /// How many rows are kept.
    std::int64_t rows() const { return m_rows; }

    /// What was answered and done, for grading; of an attempt that was handed in.
    struct Work {
        Blueprint blueprint;
        DrawnForm form;
        std::vector<TaskAnswer> answers;
        std::vector<std::vector<Session>> stations; ///< hand by hand, as far as each was dealt
        std::vector<std::vector<StationHand>> hands;
        std::vector<StationEvidence> asked{};                ///< by station, of who deals it to its end
        std::vector<std::optional<DirectorWork>> directed{}; ///< by station, where it is a director's
        std::vector<int> itemSeconds{};                      ///< by question, up to its last answer
        std::vector<int> dealerSeconds{};                    ///< by station, the players' own time taken out
        /// By station and hand: when each event was, in milliseconds of the part's time.
        std::vector<std::vector<std::vector<std::int64_t>>> eventTimes{};
        std::optional<int> brokenOff{}; ///< the first part that was not handed in by the candidate, if there is one
    };
    static Result<Work> workOf(const Beside& house, std::int64_t attempt, const SecretKey& attemptKey);

private:
    Sitting(const Beside& house, std::int64_t number) : m_house(house), m_number(number) {}
    Result<Done> load();
    Result<Done> takePaper();
    Result<Done> apply(const std::string& row);
    Result<Done> applyEvent(const std::string& event, const std::string& row);
    /// Takes up a row that was written before, and what it took; `lastAt`: when the one before was.
    Result<Done> takeUp(const std::string& row, std::int64_t& lastAt);
    bool isHandOver() const { return m_session && m_session->isOver(); }
    Result<Done> write(const QJsonObject& row);
    Result<Done> prepareStations();
    Result<Done> beginHand();
    Result<Done> beginDirecting();
    Result<Done> keepPart();
    Result<Done> noteSecondStarts();
    Result<Done> applyDirected(const QJsonObject& row);
    Result<Done> answerDirected(int question, const TaskAnswer& answer);
    /// When what has just happened at the table happened, in milliseconds of the part.
    void noteTime(std::int64_t at);
    void turnTo(int part);
    Error damaged(const std::string& row) const;

    std::optional<ExamMark> m_mark{}; ///< closes every other Cutcard of this user; who only reads a work takes none
    Beside m_house;
    std::int64_t m_number = 0;
    SecretKey m_key;
    Blueprint m_blueprint;
    RosterPerson m_candidate;
    DrawnForm m_form;
    std::vector<std::vector<PreparedHand>> m_stations;
    std::vector<std::optional<DirectorTask>> m_tasks; ///< by station
    std::vector<std::string> m_titles;
    int m_part = 0;
    int m_hand = 0;
    std::vector<TaskAnswer> m_answers;
    std::vector<bool> m_flags;
    int m_lastItem = -1;
    int m_lastSecond = 0;
    std::optional<Session> m_session;
    std::vector<std::vector<Session>> m_dealt; ///< hands that are over, by station
    std::optional<DirectorWork> m_directing;
    NightTime m_nightTime = 0;                           ///< that was kept beside the night's events
    std::vector<std::optional<DirectorWork>> m_directed; ///< that are over, by station
    std::int64_t m_rows = 0;
    std::vector<std::int64_t> m_usedMilliseconds;                     ///< by part
    std::vector<int> m_itemSeconds;                                   ///< by question, of what was written before
    std::vector<std::vector<std::vector<std::int64_t>>> m_eventTimes; ///< by station and hand, of what was loaded
    std::vector<int> m_dealerSeconds;                                 ///< by station, of what was written before
    std::vector<int> m_extra;
    std::int64_t m_sinceKept = 0;
};

} // namespace cutcard
