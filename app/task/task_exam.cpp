// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks as an exam asks them, and as they are read again: in any order, and nothing is told.
#include "app/task/task_desk.h"

namespace cutcard {

void TaskDesk::examine(std::vector<Task> tasks, std::vector<TaskAnswer> answers, AnswerKeeper keep)
{
    m_tasks = std::move(tasks);
    m_given = std::move(answers);
    m_given.resize(m_tasks.size());
    m_keep = std::move(keep);
    m_end = {};
    m_told = m_reviewed;
    turnToPage(m_tasks.empty() ? Choosing : Asking);
    std::size_t open = 0;
    while (open < m_tasks.size() && isWhole(m_tasks[open], m_given[open]))
        ++open;
    m_number = static_cast<int>(open < m_tasks.size() ? open : 0);
    turn(0);
}

void TaskDesk::review(std::vector<Task> tasks, std::vector<TaskAnswer> answers)
{
    m_reviewed = true;
    examine(std::move(tasks), std::move(answers), {});
    turn(-m_number);
}

void TaskDesk::setMarks(std::vector<bool> marked, MarkKeeper keep)
{
    m_marked = std::move(marked);
    m_marked.resize(m_tasks.size());
    m_keepMark = std::move(keep);
    emit changed();
}

QVariantList TaskDesk::marks() const
{
    QVariantList marks;
    for (std::size_t i = 0; examined() && i < m_tasks.size(); ++i)
        marks.append(QVariantMap{{"answered", isWhole(m_tasks[i], m_given[i])},
                                 {"flagged", i < m_marked.size() && m_marked[i]}});
    return marks;
}

void TaskDesk::mark()
{
    const auto at = static_cast<std::size_t>(m_number);
    if (!examined() || at >= m_marked.size() || !m_keepMark(m_number, !m_marked[at]))
        return;
    m_marked[at] = !m_marked[at];
    emit changed();
}

void TaskDesk::turn(int by)
{
    const auto count = static_cast<int>(m_tasks.size());
    if ((!examined() && !m_reviewed) || count == 0)
        return;
    m_number = std::clamp(m_number + by, 0, count - 1);
    m_answer = m_given[static_cast<std::size_t>(m_number)];
    show(m_tasks[static_cast<std::size_t>(m_number)]);
}

} // namespace cutcard
