// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/station/director_station.h"
#include "core/base/fault.h"
#include "core/base/parts_of.h"
#include "core/base/try.h"
#include "core/tournament/venue/venue.h"

#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/training/practice.h"

#include <charconv>

namespace cutcard {

/// The first line of a record of answers.
constexpr std::string_view answersHead = "cutcard-answers 1";

/// What is said of an answer; every question weighs as a duty of its kind does on a night.
static DirectorVerdict verdictOn(const Task& question, const TaskAnswer& answer)
{
    DirectorVerdict verdict{.rule = question.rules[0],
                            .severity = Severity::Major,
                            .competency = static_cast<DirectorCompetency>(question.kind->competency)};
    if (!isWhole(question, answer))
        verdict.fault = Fault::Omitted;
    else if (!isRight(question, answer))
        verdict.fault = Fault::WrongTarget;
    return verdict;
}

/// Whether something irregular was answered; by the document, or where it is silent.
static bool answersIrregularity(const DirectorVerdict& verdict)
{
    if (verdict.told || verdict.competency == DirectorCompetency::Conduct)
        return !verdict.told;
    const bool ruled = verdict.expected && verdict.expected->act.verb == DirectorVerb::Rule;
    return verdict.competency == DirectorCompetency::Rulings && (ruled || !verdict.expected);
}

static StationEvidence evidenceOf(const DirectorWork& work)
{
    StationEvidence evidence;
    const DirectorScore score = work.score();
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>()) {
        const Tally& tally = score.tally(competency);
        const auto at = static_cast<std::size_t>(examined(competency));
        evidence.points[at] += tally.possible / score.scale().correctedDenominator;
        evidence.duties[at] += tally.duties;
    }
    for (const DirectorVerdict& verdict : work.verdicts()) {
        evidence.rules.insert(verdict.rule);
        if (answersIrregularity(verdict))
            ++(verdict.rule.id().starts_with("GP-") ? evidence.uncovered : evidence.covered);
    }
    return evidence;
}

/// Questions of all parts, none of them twice.
static Result<std::vector<Task>> questionsOf(const std::vector<DrillPart>& drills, RandomStream& stream,
                                             const std::string& name)
{
    constexpr int triesEach = 20;
    std::vector<Task> questions;
    for (const DrillPart& part : drills) {
        const auto seed = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
        int asked = 0;
        for (int number = 0; asked < part.questions && number < part.questions * triesEach; ++number) {
            Task question = drawTask(*part.kind, seed, number);
            const auto same = [&](const Task& other) { return asksTheSame(question, other); };
            if (question.right.empty() || std::ranges::any_of(questions, same))
                continue;
            questions.push_back(std::move(question));
            ++asked;
        }
        if (asked < part.questions)
            return faultIn(name, Cause::WrongCount,
                           std::to_string(part.questions) + " questions of " + std::string(part.kind->id),
                           std::to_string(asked));
    }
    return questions;
}

/// The night of a part with this chance.
static DirectorTask nightOf(const NightPart& part, std::uint64_t chance)
{
    DirectorTask task{.night = part.setup, .until = part.setup.opening.now + part.lasts};
    task.night->mode = Mode::Test;
    task.night->opening.seed = chance;
    return task;
}

/// Names are drawn anew among those who play.
static void drawNames(NightSetup& setup, RandomStream& stream)
{
    auto names = thoseOf(
        setup.opening.people, [&](const Entrant& person) { return person.presence != Presence::Unclaimed; },
        &Entrant::name);
    stream.shuffle(names);
    auto name = names.begin();
    for (Entrant& person : setup.opening.people) {
        if (person.presence != Presence::Unclaimed)
            person.name = *name++;
    }
}

/// What a perfect director meets on a night; nothing if it is not run without a fault, or brings too little.
static std::optional<StationEvidence> evidenceOf(const DirectorTask& task, const NightPart& part)
{
    auto work = DirectorWork::start(task);
    auto session = work ? NightSession::start(*task.night) : Result<NightSession>(work.error());
    if (!session || !runNight(*session, task.until) || session->score().faults() > 0)
        return std::nullopt;
    for (int i = 0; i < directorCompetencyCount; ++i) {
        if (session->score().tally(static_cast<DirectorCompetency>(i)).duties < part.least[static_cast<std::size_t>(i)])
            return std::nullopt;
    }
    for (const NightEntry& entry : session->entries()) {
        if (!work->apply(entry.event, entry.at))
            return std::nullopt;
    }
    return evidenceOf(*work);
}

/// One of the part's nights, with names of its own; it asks for as much as the first.
static Result<DirectorTask> prepareNight(const NightPart& part, std::uint64_t seed, const std::string& name)
{
    const std::uint64_t chance = part.nights[static_cast<std::size_t>(seed % part.nights.size())];
    const std::string where = name + ", night " + std::to_string(chance);
    RandomStream stream(seed, StreamPurpose::Quiz);
    DirectorTask task = nightOf(part, chance);
    drawNames(*task.night, stream);
    const auto evidence = evidenceOf(task, part);
    const auto first = nightEvidence(part, part.nights.front());
    if (!evidence || !first)
        return faultIn(where, Cause::Impossible, "a night without a fault, with the duties that `least` names", {});
    TRY(asksAsMuch(*evidence, *first, where));
    task.evidence = *evidence;
    return task;
}

int DirectorModel::tasks() const
{
    return (night ? 1 : 0) + sumOf(drills, &DrillPart::questions);
}

std::optional<StationEvidence> nightEvidence(const NightPart& part, std::uint64_t chance)
{
    return evidenceOf(nightOf(part, chance), part);
}

Result<DirectorTask> prepareDirector(const DirectorModel& model, std::uint64_t seed, const std::string& name)
{
    if (model.night)
        return prepareNight(*model.night, seed, name);
    RandomStream stream(seed, StreamPurpose::Quiz);
    DirectorTask task;
    task.questions = TRY(questionsOf(model.drills, stream, name));
    auto work = TRY(DirectorWork::start(task));
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        static_cast<void>(work.answer(i, task.questions[i].right));
    task.evidence = evidenceOf(work);
    task.evidence.acts = static_cast<int>(task.questions.size());
    return task;
}

Result<DirectorWork> DirectorWork::start(const DirectorTask& task)
{
    DirectorWork work(task);
    if (task.night)
        work.m_night = TRY(NightSession::start(*task.night));
    return work;
}

Result<Done> DirectorWork::answer(std::size_t question, const TaskAnswer& answer)
{
    if (question >= m_answers.size() || !isPossible(m_task.questions[question], answer))
        return faultIn("question " + std::to_string(question + 1), Cause::OutOfRange,
                       "1.." + std::to_string(m_answers.size()) + ", and an answer that can be given",
                       answerText(answer));
    m_answers[question] = answer;
    return Done{};
}

Result<Done> DirectorWork::apply(const NightEvent& event, NightTime at)
{
    if (!m_night || m_night->isOver() || at > m_task.until)
        return faultIn("night", Cause::Impossible, "a night that goes on", nightTimeText(at));
    const auto due = nextInRoom(m_night->night(), m_task.night->incidents);
    const auto* world = std::get_if<WorldEvent>(&event);
    // nobody but the room says what comes to the director, and nobody lets it wait
    const bool fits = world != nullptr ? due && due->event == *world && due->at == at : !due || at <= due->at;
    if (!fits)
        return faultIn("night", Cause::NotAllowed, "what the room does next",
                       nightEventText(event, namesOf(m_night->night())));
    return m_night->apply(event, at);
}

int DirectorWork::open() const
{
    int open = 0;
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        open += isWhole(m_task.questions[i], m_answers[i]) ? 0 : 1;
    return open;
}

bool DirectorWork::isOver() const
{
    if (!m_night)
        return open() == 0;
    const auto next = m_night->isOver() ? std::nullopt : nextInRoom(m_night->night(), m_night->setup().incidents);
    return m_night->isOver() || m_night->night().now >= m_task.until || (next && next->at > m_task.until);
}

std::vector<DirectorVerdict> DirectorWork::verdicts() const
{
    std::vector<DirectorVerdict> verdicts;
    verdicts.reserve(m_answers.size());
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        verdicts.push_back(verdictOn(m_task.questions[i], m_answers[i]));
    if (!m_night)
        return verdicts;
    for (const NightEntry& entry : m_night->entries())
        verdicts.insert(verdicts.end(), entry.verdicts.begin(), entry.verdicts.end());
    return verdicts;
}

DirectorScore DirectorWork::score() const
{
    if (m_night)
        return m_night->score();
    DirectorScore score;
    for (const DirectorVerdict& verdict : verdicts())
        score.book(verdict);
    return score;
}

std::string DirectorWork::record() const
{
    if (m_night)
        return writeNight(m_night->setup(), m_night->entries());
    std::string text = std::string(answersHead) + "\n";
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        const Task& question = m_task.questions[i];
        text += "# " + std::string(question.kind->id) + ", right: " + answerText(question.right) + ", "
                + std::string(question.rules[0].id()) + "\n";
        if (!m_answers[i].empty())
            text += "answer " + std::to_string(i + 1) + " " + answerText(m_answers[i]) + "\n";
    }
    return text;
}

/// Takes an answer as it was written; false if there is no such question or it is no answer to it.
static bool takes(DirectorWork& work, std::size_t question, std::string_view text)
{
    const auto answer = readTaskAnswer(text);
    return answer && work.answer(question, *answer);
}

static Result<DirectorWork> readAnswers(DirectorWork work, const std::string& text, const std::string& name)
{
    constexpr std::string_view word = "answer ";
    int line = 0;
    for (const std::string_view read : linesOf(text)) {
        ++line;
        if (line == 1 && read != answersHead)
            return Error{{.name = name, .line = line}, Cause::Damaged, std::string(answersHead), std::string(read)};
        if (line == 1 || read.empty() || read.starts_with('#'))
            continue;
        std::size_t number = 0;
        const std::string_view rest = read.starts_with(word) ? read.substr(word.size()) : std::string_view();
        const auto [after, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        const auto digits = static_cast<std::size_t>(after - rest.data());
        if (problem != std::errc() || number == 0 || digits >= rest.size()
            || !takes(work, number - 1, rest.substr(digits + 1)))
            return Error{{.name = name, .line = line}, Cause::Damaged, "answer NUMBER ANSWER", std::string(read)};
    }
    return work;
}

Result<DirectorWork> readRecord(const DirectorTask& task, const std::string& text, const std::string& name)
{
    auto work = TRY(DirectorWork::start(task));
    if (!task.night)
        return readAnswers(std::move(work), text, name);
    const auto file = TRY(readNight(text, name));
    if (writeNight(file.setup, {}) != writeNight(*task.night, {}))
        return faultIn(name, Cause::Damaged, "the room that the form gives", {});
    for (std::size_t i = 0; i < file.entries.size(); ++i) {
        const auto applied =
            file.entries[i].shown
                ? Result<Done>(faultIn(name, Cause::NotAllowed, "what the candidate did", "an act that was shown"))
                : work.apply(file.entries[i].event, file.entries[i].at);
        if (!applied) {
            Error wrong = applied.error();
            wrong.place = {.name = name, .line = file.lines[i]};
            return wrong;
        }
    }
    return work;
}

} // namespace cutcard
