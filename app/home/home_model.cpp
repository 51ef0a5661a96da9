// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_model.h"

namespace cutcard {

void HomeModel::setPicture(HomePicture picture)
{
    if (m_picture == picture)
        return;
    m_picture = std::move(picture);
    m_recent = listOf(m_picture.recent);
    emit changed();
}

static QVariantList linesOf(const std::vector<MatrixRow>& matrix)
{
    return listOf(matrix, [](const MatrixRow& row) {
        const auto games = listOf(row.games, [](const std::vector<int>& weeks) { return listOf(weeks); });
        return QVariantMap{{"name", row.name}, {"needed", row.needed}, {"games", games}};
    });
}

QVariantList HomeModel::matrix() const
{
    return linesOf(m_picture.matrix);
}

QVariantList HomeModel::directing() const
{
    return linesOf(m_picture.directing);
}

int HomeModel::nextLesson() const
{
    for (std::size_t i = 0; i < m_picture.lessons.size(); ++i) {
        if (!m_picture.lessons[i].done)
            return static_cast<int>(i);
    }
    return -1;
}

QString HomeModel::nextLessonTitle() const
{
    const int next = nextLesson();
    return next < 0 ? QString() : m_picture.lessons[static_cast<std::size_t>(next)].title;
}

QString HomeModel::nextLessonText() const
{
    const int next = nextLesson();
    //: two numbers
    return next < 0 ? QString() : tr("Lesson %1 of %2").arg(next + 1).arg(m_picture.lessons.size());
}

void HomeModel::askPractice(int line)
{
    if (line < 0 || line >= static_cast<int>(m_picture.practice.size()))
        return;
    emit practiceAsked(line);
}

void HomeModel::go(Room room)
{
    if (m_room == room || (m_gate && !m_gate(room)))
        return;
    m_room = room;
    setBackTo({});
    emit roomChanged();
}

} // namespace cutcard
