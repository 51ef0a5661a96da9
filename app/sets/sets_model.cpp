// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sets/sets_model.h"

#include "app/words/table/act_words.h"

#include <QLocale>
#include <QRandomGenerator>

namespace cutcard {

constexpr int begun = -1;
constexpr int untouched = -2;

/// The same moment with the coach or as a test; nothing if what was left wrong in it makes another table of it.
static std::optional<SetTask> turned(const SetTask& task)
{
    SetTask other = task;
    other.coached = !task.coached;
    other.start.setup.mode = other.coached ? Mode::Practice : Mode::Test;
    const auto before = replay(task.start, {});
    const auto after = replay(other.start, {});
    if (!before || !after || !(before->situation().table == after->situation().table))
        return std::nullopt;
    return other;
}

QString setKind(const PracticeSet& set, const SetTask& task)
{
    return QStringLiteral("set %1 %2").arg(set.id, task.id());
}

void SetsModel::setShelf(std::vector<ShelfSet> sets, std::vector<SetProgress> people, QDate today)
{
    const QString before = chosen() == nullptr ? QString() : chosen()->id;
    m_sets = std::move(sets);
    m_people = std::move(people);
    m_today = today;
    const auto found = std::ranges::find_if(m_sets, [&](const ShelfSet& each) { return each.set.id == before; });
    m_current = found == m_sets.end() ? 0 : static_cast<int>(found - m_sets.begin());
    emit changed();
}

const PracticeSet* SetsModel::chosen() const
{
    const auto at = static_cast<std::size_t>(m_current);
    return at < m_sets.size() ? &m_sets[at].set : nullptr;
}

void SetsModel::setPending(std::optional<SetTask> task)
{
    m_pending = std::move(task);
    emit changed();
}

void SetsModel::setCurrent(int set)
{
    if (set < 0 || set >= static_cast<int>(m_sets.size()))
        return;
    m_current = set;
    m_message.clear();
    emit changed();
}

int SetsModel::doneOf(const ShelfSet& set, const SetProgress& person) const
{
    return static_cast<int>(std::ranges::count_if(
        set.set.tasks, [&](const SetTask& task) { return person.best.value(setKind(set.set, task), untouched) >= 0; }));
}

std::vector<SetLine> SetsModel::lines() const
{
    std::vector<SetLine> lines;
    lines.reserve(m_sets.size());
    for (const ShelfSet& each : m_sets) {
        const qint64 days = each.set.due.isValid() ? m_today.daysTo(each.set.due) : 0;
        const QString day = QLocale().toString(each.set.due, QLocale::ShortFormat);
        const QString due = !each.set.due.isValid() ? QString()
                            : days < 0              ? tr("was due on %1").arg(day)
                            : days == 0             ? tr("due today")
                            : days == 1             ? tr("due tomorrow")
                                                    : tr("due in %1 days").arg(days);
        const int done = m_people.empty() ? 0 : doneOf(each, m_people.front());
        const auto all = static_cast<int>(each.set.tasks.size());
        lines.push_back({.title = each.set.title,
                         .due = due,
                         //: how many situations were dealt, of how many
                         .done = tr("%1 of %2").arg(done).arg(all),
                         .late = each.set.due.isValid() && days < 0 && done < all,
                         .complete = all > 0 && done == all});
    }
    return lines;
}

QString SetsModel::dueDay() const
{
    return chosen() == nullptr ? QString() : QLocale().toString(chosen()->due, QLocale::ShortFormat);
}

QVariantList SetsModel::tasks() const
{
    QVariantList lines;
    if (chosen() == nullptr)
        return lines;
    for (const SetTask& task : chosen()->tasks) {
        const int best =
            m_people.empty() ? untouched : m_people.front().best.value(setKind(*chosen(), task), untouched);
        lines.append(QVariantMap{{"title", task.title},
                                 {"game", gameText(task.start.setup.game())},
                                 {"mode", task.coached ? tr("with the coach") : tr("as a test")},
                                 {"state", best >= 0       ? tr("best: %1").arg(best)
                                           : best == begun ? tr("begun")
                                                           : QString()},
                                 {"done", best >= 0}});
    }
    return lines;
}

QVariantList SetsModel::people() const
{
    QVariantList lines;
    if (chosen() == nullptr)
        return lines;
    for (const SetProgress& person : m_people) {
        QStringList scores;
        for (const SetTask& task : chosen()->tasks) {
            const int best = person.best.value(setKind(*chosen(), task), untouched);
            scores.append(best >= 0 ? QString::number(best) : best == begun ? tr("…") : tr("–"));
        }
        lines.append(QVariantMap{
            {"name", person.name.isEmpty() ? tr("Without a name") : person.name},
            {"scores", scores},
            {"done",
             //: how many situations were dealt, of how many
             tr("%1 of %2").arg(doneOf(m_sets[static_cast<std::size_t>(m_current)], person)).arg(scores.size())}});
    }
    return lines;
}

void SetsModel::create(const QString& title)
{
    const QString name = title.trimmed();
    if (name.isEmpty())
        return;
    PracticeSet set{.id = QStringLiteral("%1").arg(QRandomGenerator::global()->generate64(), 16, 16, QLatin1Char('0')),
                    .title = name,
                    .by = m_people.empty() ? QString() : m_people.front().name};
    m_sets.push_back({.set = std::move(set), .own = true});
    m_current = static_cast<int>(m_sets.size()) - 1;
    noteEdited();
}

void SetsModel::noteEdited()
{
    m_message.clear();
    emit edited(*chosen());
    emit changed();
}

void SetsModel::typeTitle(const QString& text)
{
    PracticeSet* set = editable();
    if (set == nullptr || text.trimmed().isEmpty() || text.trimmed() == set->title)
        return;
    set->title = text.trimmed();
    noteEdited();
}

void SetsModel::typeNote(const QString& text)
{
    PracticeSet* set = editable();
    if (set == nullptr || text.trimmed() == set->note)
        return;
    set->note = text.trimmed();
    noteEdited();
}

bool SetsModel::typeDue(const QString& text)
{
    PracticeSet* set = editable();
    const QDate day = QDate::fromString(text.trimmed(), Qt::ISODate);
    if (set == nullptr || (!day.isValid() && !text.trimmed().isEmpty()))
        return false;
    if (day != set->due) {
        set->due = day;
        noteEdited();
    }
    return true;
}

void SetsModel::nameTask(int task, const QString& title)
{
    PracticeSet* set = editable();
    if (set == nullptr || task < 0 || task >= static_cast<int>(set->tasks.size()) || title.trimmed().isEmpty())
        return;
    set->tasks[static_cast<std::size_t>(task)].title = title.trimmed();
    noteEdited();
}

void SetsModel::moveTask(int task, int by)
{
    PracticeSet* set = editable();
    const int to = task + by;
    if (set == nullptr || std::min(task, to) < 0 || std::max(task, to) >= static_cast<int>(set->tasks.size()))
        return;
    std::swap(set->tasks[static_cast<std::size_t>(task)], set->tasks[static_cast<std::size_t>(to)]);
    noteEdited();
}

void SetsModel::removeTask(int task)
{
    PracticeSet* set = editable();
    if (set == nullptr || task < 0 || task >= static_cast<int>(set->tasks.size()))
        return;
    set->tasks.erase(set->tasks.begin() + task);
    noteEdited();
}

void SetsModel::turnTask(int task)
{
    PracticeSet* set = editable();
    if (set == nullptr || task < 0 || task >= static_cast<int>(set->tasks.size()))
        return;
    SetTask& one = set->tasks[static_cast<std::size_t>(task)];
    const auto other = turned(one);
    if (!other)
        return setMessage(tr("This table has an uncorrected mistake, so it can only be continued as a test."));
    one = *other;
    noteEdited();
}

void SetsModel::addTask(SetTask task)
{
    PracticeSet* set = editable();
    if (set == nullptr)
        return;
    const QString id = task.id();
    if (std::ranges::any_of(set->tasks, [&](const SetTask& each) { return each.id() == id; }))
        return setMessage(tr("This moment is already in the set."));
    set->tasks.push_back(std::move(task));
    noteEdited();
}

void SetsModel::takePending(const QString& title)
{
    if (!m_pending || editable() == nullptr)
        return;
    SetTask task = *std::exchange(m_pending, std::nullopt);
    if (!title.trimmed().isEmpty())
        task.title = title.trimmed();
    addTask(std::move(task));
}

void SetsModel::beginTask(int task)
{
    if (chosen() != nullptr && task >= 0 && task < static_cast<int>(chosen()->tasks.size()))
        emit taskAsked(task);
}

void SetsModel::removeSet()
{
    if (chosen() == nullptr)
        return;
    const QString id = chosen()->id;
    m_sets.erase(m_sets.begin() + m_current);
    m_current = std::max(0, m_current - 1);
    emit removed(id);
    emit changed();
}

} // namespace cutcard
