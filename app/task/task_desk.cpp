// SPDX-License-Identifier: GPL-3.0-or-later
// What is practised, and how it went.
#include "app/task/task_desk.h"

#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/base/seed.h"
#include "core/exam/quiz_banks.h"

namespace cutcard {

constexpr int tasksOfARound = 10;
constexpr int longRound = 20;
constexpr int secondsOfARun = 180;
constexpr std::array<PracticeEnd, 4> ends{
    {{.tasks = tasksOfARound}, {.tasks = longRound}, {.seconds = secondsOfARun}, {}}};

static QVariantMap rowOf(const QString& name, const TallyRow& count)
{
    return {{"name", name},
            //: how many questions were answered, of how many
            {"value", TaskDesk::tr("%1 of %2").arg(count.right).arg(count.asked)},
            {"share", static_cast<double>(count.right) / std::max(1, count.asked)}};
}

TaskDesk::TaskDesk(QObject* parent) : QObject(parent)
{
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &TaskDesk::tick);
    turnTo(0);
}

// ---- what is practised ----

QVariantList TaskDesk::topics() const
{
    QVariantList list;
    for (int i = 0; i < static_cast<int>(namedWords<Topic>.size()); ++i) {
        const std::string_view word = namedWords<Topic>[static_cast<std::size_t>(i)];
        const int best = m_bests.value(QString::fromUtf8(word.data(), qsizetype(word.size())), -1);
        list.append(QVariantMap{{"title", said(static_cast<Topic>(i))},
                                {"text", topicNote(static_cast<Topic>(i))},
                                {"best", best < 0 ? QString() : tr("best run: %1").arg(best)}});
    }
    return list;
}

void TaskDesk::turnTo(int topic)
{
    if (topic < 0 || topic >= static_cast<int>(namedWords<Topic>.size()))
        return;
    m_second.stop();
    m_topic = static_cast<Topic>(topic);
    m_topicName = said(m_topic);
    m_kinds = thoseOf(
        taskKinds(), [&](const TaskKind& kind) { return kind.topic == m_topic; },
        [](const TaskKind& kind) { return &kind; });
    makeChoices();
    turnToPage(Choosing);
}

void TaskDesk::makeChoices()
{
    m_choices.clear();
    Choice what{.title = m_topic == Topic::Rules ? tr("Document") : tr("Tasks"), .names = {tr("All")}};
    what.names += textsOf(m_kinds, [](const TaskKind* kind) { return taskTitle(*kind); });
    if (m_topic == Topic::Rules)
        what.names += textsOf(documents(), documentText);
    m_choices.push_back(what);
    m_choices.push_back(
        {.title = tr("The drill ends"),
         .names = {tr("after 10 tasks"), tr("after 20 tasks"), tr("after 3 minutes"), tr("when I stop")}});
    m_choices.push_back({.title = tr("Show the right answer"), .names = {tr("at once"), tr("at the end")}});
    if (m_topic == Topic::Rules)
        m_choices.push_back(
            {.title = tr("Difficulty"),
             //: any difficulty
             .names = {tr("any"), said(Difficulty::Basic), said(Difficulty::Skilled), said(Difficulty::Expert)}});
    emit choiceChanged();
}

QVariantList TaskDesk::choices() const
{
    return listOf(m_choices, [&](const Choice& choice) {
        return QVariantMap{{"title", choice.title}, {"names", choice.names}, {"current", choice.current}};
    });
}

void TaskDesk::choose(int choice, int index)
{
    if (choice < 0 || choice >= static_cast<int>(m_choices.size()))
        return;
    Choice& chosen = m_choices[static_cast<std::size_t>(choice)];
    if (index < 0 || index >= chosen.names.size())
        return;
    chosen.current = index;
    emit choiceChanged();
}

QString TaskDesk::choiceText() const
{
    const int best = m_bests.value(subject(), -1);
    return best < 0 ? QString() : tr("Your best in three minutes: %1 points").arg(best);
}

void TaskDesk::setBests(QHash<QString, int> bests)
{
    m_bests = std::move(bests);
    emit topicsChanged();
    emit choiceChanged();
}

void TaskDesk::setSeedText(const QString& text)
{
    m_seed = text.toULongLong();
    emit choiceChanged();
}

QString TaskDesk::subject() const
{
    std::string_view word = namedWords<Topic>[static_cast<std::size_t>(m_topic)];
    if (m_page != Choosing && m_quiz) {
        if (m_quiz->document)
            word = documentWord(*m_quiz->document);
        return QString::fromUtf8(word.data(), qsizetype(word.size()));
    }
    const auto place = static_cast<std::size_t>(m_choices.front().current);
    if (place > 0)
        word = m_topic == Topic::Rules ? documentWord(documents()[place - 1]) : m_kinds[place - 1]->id;
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

void TaskDesk::begin()
{
    const auto place = static_cast<std::size_t>(m_choices[0].current);
    m_end = ends.at(static_cast<std::size_t>(m_choices[1].current));
    m_feedback = m_choices[2].current == 0 ? Feedback::AtOnce : Feedback::AtTheEnd;
    m_drawn = m_seed != 0 ? m_seed : freshSeed(999'999'999);
    if (m_topic != Topic::Rules) {
        m_quiz.reset();
        m_asked = place == 0 ? m_kinds : std::vector{m_kinds[place - 1]};
        return start();
    }
    QuizSpec spec{.seed = m_drawn};
    if (place > 0)
        spec.document = documents()[place - 1];
    if (m_choices[3].current > 0)
        spec.difficulty = static_cast<Difficulty>(m_choices[3].current - 1);
    const int there = countOf(spec);
    spec.count = m_end.tasks == 0 ? there : std::min(m_end.tasks, there);
    m_quiz = spec;
    start();
}

void TaskDesk::beginQuiz(const QuizSpec& spec)
{
    turnTo(static_cast<int>(Topic::Rules));
    m_end = {};
    m_feedback = Feedback::AtOnce;
    m_drawn = spec.seed;
    m_quiz = spec;
    start();
}

void TaskDesk::practise(const TaskKind& kind)
{
    turnTo(static_cast<int>(kind.topic));
    const auto place = std::ranges::find(m_kinds, &kind) - m_kinds.begin();
    choose(0, static_cast<int>(place) + 1);
    begin();
}

void TaskDesk::again()
{
    if (m_page == Result)
        start();
}

void TaskDesk::start()
{
    m_tasks.clear();
    if (m_quiz) {
        const auto questions = drawQuiz(*m_quiz);
        if (!questions)
            return;
        m_tasks = *questions;
    }
    m_tally = {};
    m_number = 0;
    m_seconds = 0;
    m_lastVerdict.clear();
    if (timed())
        m_second.start();
    turnToPage(Asking);
    ask();
    emit ticked();
}

void TaskDesk::turnToPage(Page page)
{
    m_page = page;
    if (page != Asking)
        m_second.stop();
    emit pageChanged();
}

void TaskDesk::tick()
{
    ++m_seconds;
    emit ticked();
    if (m_page == Asking && timed() && m_seconds >= m_end.seconds)
        finish();
}

// ---- how it went ----

void TaskDesk::finish()
{
    if (m_page != Asking || examined() || m_reviewed)
        return;
    if (m_tally.given().empty())
        return leave();
    turnToPage(Result);
    emit finished();
    emit topicsChanged();
}

void TaskDesk::leave()
{
    if (!examined() && !m_reviewed)
        turnToPage(Choosing);
}

QString TaskDesk::scoreText() const
{
    const TallyRow all = m_tally.total();
    return timed() ? tr("%1 points").arg(m_tally.points()) : tr("%1 of %2").arg(all.right).arg(all.asked);
}

QString TaskDesk::scoreNote() const
{
    const TallyRow all = m_tally.total();
    const double each = static_cast<double>(m_tally.milliseconds()) / 1000 / std::max(1, all.asked);
    const QString pace = tr("%1 s per task").arg(each, 0, 'f', 1);
    if (timed())
        return tr("%1 right, %2 wrong. A wrong answer costs a point. %3.")
            .arg(all.right)
            .arg(all.asked - all.right)
            .arg(pace);
    return all.right == all.asked
               ? tr("Every answer was right. %1.").arg(pace)
               : tr("%1% of your answers were right. %2.").arg(all.right * 100 / std::max(1, all.asked)).arg(pace);
}

/// By hand where spots were paid, else by rule, what went wrong first.
QVariantList TaskDesk::results() const
{
    QVariantList rows;
    for (const HandTally& one : m_tally.byHand())
        rows.prepend(rowOf(said(one.hand), one.count));
    if (!rows.isEmpty())
        return rows;
    auto rules = m_tally.byRule();
    std::ranges::stable_sort(
        rules, {}, [](const RuleTally& one) { return static_cast<double>(one.count.right) / one.count.asked; });
    for (const RuleTally& one : rules) {
        QVariantMap row = rowOf(ruleTitle(one.rule), one.count);
        row.insert(QStringLiteral("ruleId"), ruleNumber(one.rule));
        rows.append(row);
    }
    return rows;
}

QVariantList TaskDesk::mistakes() const
{
    return listOf(m_tally.wrong(), [&](const Given* one) {
        return QVariantMap{{"question", taskSummary(one->task)},
                           {"given", taskAnswerText(one->task, one->answer)},
                           {"right", taskAnswerText(one->task, one->task.right)},
                           {"rule", ruleTitle(one->task.rules[0])},
                           {"ruleId", ruleNumber(one->task.rules[0])}};
    });
}

} // namespace cutcard
