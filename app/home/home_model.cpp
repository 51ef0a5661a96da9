// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_model.h"

#include <QVariantMap>

namespace cutcard {

namespace {

QVariantMap rowOf(const DonePicture& done)
{
    return {
        {"session", done.session}, {"when", done.when},         {"game", done.game}, {"what", done.what},
        {"score", done.score},     {"critical", done.critical}, {"rule", done.rule}, {"hasCritical", done.hasCritical},
        {"mistake", done.mistake}, {"ruleId", done.ruleId},     {"way", done.way}};
}

} // namespace

void HomeModel::setClosed(bool closed)
{
    if (m_closed == closed)
        return;
    m_closed = closed;
    emit closedChanged();
}

void HomeModel::setPicture(HomePicture picture)
{
    if (m_picture == picture)
        return;
    m_picture = std::move(picture);
    m_recent.clear();
    for (const DonePicture& done : m_picture.recent)
        m_recent.append(rowOf(done));
    emit changed();
}

QVariantList HomeModel::practice() const
{
    QVariantList rows;
    for (const PracticePicture& one : m_picture.practice)
        rows.append(
            QVariantMap{{"title", one.title}, {"cause", one.cause}, {"minutes", one.minutes}, {"done", one.done}});
    return rows;
}

namespace {

QVariantList linesOf(const std::vector<MatrixRow>& matrix)
{
    QVariantList rows;
    for (const MatrixRow& row : matrix) {
        QVariantList games;
        for (const std::vector<int>& weeks : row.games) {
            QVariantList values;
            for (const int percent : weeks)
                values.append(percent);
            games.append(QVariant(values));
        }
        rows.append(QVariantMap{{"name", row.name}, {"needed", row.needed}, {"games", games}});
    }
    return rows;
}

} // namespace

QVariantList HomeModel::matrix() const
{
    return linesOf(m_picture.matrix);
}

QVariantList HomeModel::directing() const
{
    return linesOf(m_picture.directing);
}

QVariantList HomeModel::sets() const
{
    QVariantList lines;
    for (const SetPicture& set : m_picture.sets)
        lines.append(QVariantMap{{"title", set.title}, {"due", set.due}, {"done", set.done}, {"late", set.late}});
    return lines;
}

QVariantList HomeModel::exams() const
{
    QVariantList rows;
    for (const ExamPicture& one : m_picture.exams)
        rows.append(QVariantMap{{"document", one.document},
                                {"title", one.title},
                                {"day", one.day},
                                {"daysLeft", one.daysLeft},
                                {"known", one.known},
                                {"share", one.share},
                                {"plan", one.plan},
                                {"hasPlan", one.hasPlan}});
    return rows;
}

QVariantList HomeModel::lessons() const
{
    QVariantList rows;
    for (const LessonPicture& one : m_picture.lessons)
        rows.append(QVariantMap{
            {"title", one.title}, {"text", one.text}, {"state", one.state}, {"way", one.way}, {"done", one.done}});
    return rows;
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

void HomeModel::setBackTo(const QString& place)
{
    if (m_backTo == place)
        return;
    m_backTo = place;
    emit backToChanged();
}

} // namespace cutcard
