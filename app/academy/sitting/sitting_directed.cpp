// SPDX-License-Identifier: GPL-3.0-or-later
// What a candidate does at a director's station: answers to its questions, or a night.
#include "app/academy/sitting/sitting.h"

#include "core/base/try.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/venue/venue.h"
#include "core/training/practice.h"

namespace cutcard {

Result<Done> Sitting::beginDirecting()
{
    m_directing.reset();
    m_nightTime = 0;
    const auto station = static_cast<std::size_t>(m_part - 1);
    if (m_part == 0)
        return Done{};
    m_flags.clear();
    if (isOver() || !m_tasks[station])
        return Done{};
    m_directing = TRY(DirectorWork::start(*m_tasks[station]));
    m_flags.resize(m_directing->answers().size());
    return Done{};
}

/// Takes a row of such a station up: of a night the director's acts, from which the room's follow.
Result<Done> Sitting::applyDirected(const QJsonObject& row)
{
    const QString kind = row[u"k"].toString();
    const auto text = [&](const char* key) { return row.value(QLatin1String(key)).toString().toStdString(); };
    if (kind == QLatin1String("task")) {
        const auto answer = readTaskAnswer(text("a"));
        return answer ? m_directing->answer(static_cast<std::size_t>(row[u"i"].toInt()), *answer)
                      : Result<Done>(damaged("task"));
    }
    const auto& session = m_directing->night();
    if (!session)
        return damaged(kind.toStdString());
    const auto at = static_cast<NightTime>(row[u"at"].toDouble());
    if (kind == QLatin1String("clock")) {
        m_nightTime = std::max(m_nightTime, at);
        return Done{};
    }
    if (kind == QLatin1String("room")) {
        const auto due = nextInRoom(session->night(), session->setup().incidents);
        return due ? m_directing->apply(due->event, at) : Result<Done>(damaged("room"));
    }
    if (kind != QLatin1String("night"))
        return damaged(kind.toStdString());
    const auto act = readDirectorAct(text("e"), "attempt", 1, namesOf(session->night()));
    return act ? m_directing->apply(*act, at) : Result<Done>(act.error());
}

Result<Done> Sitting::answerDirected(int question, const TaskAnswer& answer)
{
    if (!m_directing || m_directing->night() || question < 0)
        return damaged("task");
    DirectorWork next = *m_directing;
    TRY(next.answer(static_cast<std::size_t>(question), answer));
    const QJsonObject row{
        {"k", QStringLiteral("task")}, {"i", question}, {"a", QString::fromStdString(answerText(answer))}};
    TRY(write(row));
    m_directing = std::move(next);
    return Done{};
}

Result<Done> Sitting::keepNight(const std::string& event, NightTime at)
{
    constexpr std::string_view byDirector = "director ";
    if (!m_directing || !m_directing->night())
        return damaged("night");
    QJsonObject row{{"k", QStringLiteral("room")}, {"at", static_cast<qint64>(at)}};
    if (event.starts_with(byDirector)) {
        // no interruption gives time back in which nothing was done
        if (at < m_nightTime)
            return damaged("night");
        row.insert(QStringLiteral("k"), QStringLiteral("night"));
        row.insert(QStringLiteral("e"), QString::fromStdString(event.substr(byDirector.size())));
    }
    std::optional<DirectorWork> before = m_directing;
    if (const auto applied = applyDirected(row); !applied) {
        m_directing = std::move(before);
        return applied;
    }
    if (const auto kept = write(row); !kept) {
        // what can't be kept has not happened
        m_directing = std::move(before);
        return kept;
    }
    return Done{};
}

NightTime Sitting::nightTime() const
{
    return m_directing && m_directing->night() ? std::max(m_nightTime, m_directing->night()->night().now) : 0;
}

Result<Done> Sitting::keepNightTime(NightTime at)
{
    if (!m_directing || !m_directing->night() || at <= nightTime())
        return Done{};
    const QJsonObject row{{"k", QStringLiteral("clock")}, {"at", static_cast<qint64>(at)}};
    TRY(write(row));
    m_nightTime = at;
    return Done{};
}

} // namespace cutcard
