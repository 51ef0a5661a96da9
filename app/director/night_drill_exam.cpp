// SPDX-License-Identifier: GPL-3.0-or-later
// The questions in any order, what is kept of them, and which are marked.
#include "app/director/night_drill_desk.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

void NightDrillDesk::examine(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers,
                             AnswerKeeper keep)
{
    m_questions = std::move(questions);
    m_keep = std::move(keep);
    m_given.clear();
    for (const std::string& answer : answers)
        m_given.append(QString::fromStdString(answer));
    m_number = 0;
    turn(std::max<int>(0, static_cast<int>(m_given.indexOf(QString()))) + 1);
}

void NightDrillDesk::review(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers)
{
    m_reviewed = true;
    examine(std::move(questions), answers, {});
    turn(-m_number);
}

void NightDrillDesk::setMarks(std::vector<bool> marked, MarkKeeper keep)
{
    m_marked = std::move(marked);
    m_marked.resize(m_questions.size());
    m_keepMark = std::move(keep);
    emit changed();
}

QVariantList NightDrillDesk::marks() const
{
    QVariantList marks;
    for (std::size_t i = 0; examined() && i < m_marked.size(); ++i)
        marks.append(QVariantMap{{QStringLiteral("answered"), !m_given.value(static_cast<qsizetype>(i)).isEmpty()},
                                 {QStringLiteral("flagged"), static_cast<bool>(m_marked[i])}});
    return marks;
}

void NightDrillDesk::mark()
{
    const auto at = static_cast<std::size_t>(m_number) - 1;
    if (!examined() || at >= m_marked.size() || !m_keepMark(m_number - 1, !m_marked[at]))
        return;
    m_marked[at] = !m_marked[at];
    emit changed();
}

void NightDrillDesk::turn(int by)
{
    const auto count = static_cast<int>(m_questions.size());
    if (count == 0)
        return;
    m_number = std::clamp(m_number + by, 1, count);
    m_answer = m_given.value(m_number - 1);
    m_answered = !m_answer.isEmpty();
    show(m_questions[static_cast<std::size_t>(m_number) - 1]);
}

bool NightDrillDesk::keep(const QString& given)
{
    if (!m_keep(m_number - 1, given))
        return false;
    m_given[m_number - 1] = given;
    return true;
}

} // namespace cutcard
