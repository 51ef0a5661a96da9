// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/station/station_evidence.h"
#include "core/tournament/session/night_session.h"
#include "core/training/task.h"

#include <functional>

namespace cutcard {

class Fields;

/// Gives the text of a file of the station models, by its name.
using ModelReader = std::function<Result<std::string>(const std::string& name)>;

/// Forms of one blueprint: a retake takes the next.
inline constexpr int formCount = 3;

/// So many tasks of one kind.
struct DrillPart {
    const TaskKind* kind = nullptr;
    int questions = 0;
    bool operator==(const DrillPart&) const = default;
};

/// A night that goes on for a while; its chance is one of several that ask as much, by a candidate's number.
struct NightPart {
    NightSetup setup{};
    NightTime lasts = 0;
    std::vector<std::uint64_t> nights{};              ///< what the chance of each is drawn from
    std::array<int, directorCompetencyCount> least{}; ///< duties that every candidate's night brings
    bool operator==(const NightPart&) const = default;
};

/// What a director's station is: questions of drills, or a night.
struct DirectorModel {
    std::vector<DrillPart> drills{};
    std::optional<NightPart> night{};
    bool operator==(const DirectorModel&) const = default;

    /// How many questions there are; of a night one task.
    int tasks() const;
};

/// Reads what a station says of a director: [[drill]] or [night]; nothing if it says neither.
std::optional<DirectorModel> readDirector(Fields& fields, const ModelReader& read);

/// A director's station as one candidate has it.
struct DirectorTask {
    std::vector<Task> questions{};
    std::optional<NightSetup> night{};
    NightTime until = 0; ///< of the night's time, at which it ends
    StationEvidence evidence{};
};

/// What a perfect director meets on a night of this chance; nothing if it has a fault, or brings too little.
std::optional<StationEvidence> nightEvidence(const NightPart& part, std::uint64_t chance);

/// The task of a model for one candidate, the same for the same seed; a night with a fault or too little is refused.
Result<DirectorTask> prepareDirector(const DirectorModel& model, std::uint64_t seed, const std::string& name);

/// What a candidate does at a director's station, judged and told to nobody.
class DirectorWork
{
public:
    /// Begins a task as it was prepared.
    static Result<DirectorWork> start(const DirectorTask& task);

    const DirectorTask& task() const { return m_task; }
    /// Answers so far; empty: none yet.
    const std::vector<TaskAnswer>& answers() const { return m_answers; }
    const std::optional<NightSession>& night() const { return m_night; }
    /// Answers a question, counted from 0, or another time; in part, or not at all, it is left open.
    Result<Done> answer(std::size_t question, const TaskAnswer& answer);
    /// How many questions are left open.
    int open() const;
    /// An act of the director's, or what the room does by itself at that time and nothing else.
    Result<Done> apply(const NightEvent& event, NightTime at);
    /// Whether everything is answered, or the night's time is over.
    bool isOver() const;
    /// Everything that was said of duties: also of questions that were left open.
    std::vector<DirectorVerdict> verdicts() const;
    DirectorScore score() const;
    /// What was done, as it is kept for whoever looks it over.
    std::string record() const;

private:
    explicit DirectorWork(const DirectorTask& task) : m_task(task), m_answers(task.questions.size()) {}

    DirectorTask m_task;
    std::vector<TaskAnswer> m_answers;
    std::optional<NightSession> m_night;
};

/// Takes up a record again, event by event as it was written; an error names what can't have been.
Result<DirectorWork> readRecord(const DirectorTask& task, const std::string& text, const std::string& name);

} // namespace cutcard
