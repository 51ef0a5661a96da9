// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sets/practice_set.h"

#include "core/base/try.h"
#include "core/session/recalled.h"

#include <QCryptographicHash>
#include <QStringList>

namespace cutcard {

namespace {

constexpr QLatin1String opening("cutcard-set 1 ");
constexpr QLatin1String session("| ");

Error fault(const QString& name, int line, Cause cause, const char* expected, const QString& found)
{
    return {.place = {.name = name.toStdString(), .line = line},
            .cause = cause,
            .expected = expected,
            .found = found.toStdString()};
}

/// A task's lines as they are collected; the session's stand where they stand in the set's file.
struct Lines {
    QString title;
    bool coached = true;
    int line = 0;
    QString text;
};

Result<SetTask> taskOf(const Lines& lines, const QString& name)
{
    const std::string place = name.toStdString();
    auto start = TRY(readSession(lines.text.toStdString(), place));
    start.setup.mode = lines.coached ? Mode::Practice : Mode::Test;
    TRY(replay(start, place));
    // where its lines stand in one file is no part of a task
    start.lines.clear();
    return SetTask{.title = lines.title, .coached = lines.coached, .start = std::move(start)};
}

/// What follows a line's first word, if that is this one.
std::optional<QString> after(const QString& line, QLatin1String word)
{
    if (line == word)
        return QString();
    return line.startsWith(word + QLatin1Char(' ')) ? std::optional(line.mid(word.size() + 1).trimmed()) : std::nullopt;
}

/// One line of what precedes the tasks.
Result<Done> readHead(PracticeSet& set, const QString& line, const QString& name, int number)
{
    if (const auto title = after(line, QLatin1String("title"))) {
        set.title = *title;
    } else if (const auto by = after(line, QLatin1String("by"))) {
        set.by = *by;
    } else if (const auto note = after(line, QLatin1String("note"))) {
        set.note = *note;
    } else if (const auto due = after(line, QLatin1String("due"))) {
        set.due = QDate::fromString(*due, Qt::ISODate);
        if (!set.due.isValid())
            return fault(name, number, Cause::Damaged, "YYYY-MM-DD", *due);
    } else {
        return fault(name, number, Cause::UnknownWord, "title|by|note|due|task", line);
    }
    return Done{};
}

/// Whether a set can be called that in a file.
bool isId(const QString& id)
{
    return !id.isEmpty() && id.size() <= 32 && std::ranges::all_of(id, [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('f')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'));
    });
}

QString oneLine(QString text)
{
    return text.replace(QLatin1Char('\n'), QLatin1Char(' ')).trimmed();
}

} // namespace

QString SetTask::id() const
{
    SessionSetup setup = start.setup;
    setup.mode = Mode::Practice;
    const auto text = QByteArray::fromStdString(writeSession(setup, start.entries));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(10));
}

Result<PracticeSet> readSet(const QString& text, const QString& name)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    if (!lines.front().startsWith(opening))
        return fault(name, 1, Cause::Damaged, "cutcard-set 1", lines.front().left(40));
    PracticeSet set;
    set.id = lines.front().mid(opening.size()).trimmed();
    if (!isId(set.id))
        return fault(name, 1, Cause::Damaged, "0-9 a-f", set.id.left(40));
    std::vector<Lines> tasks;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QString& line = lines[i];
        const int number = static_cast<int>(i) + 1;
        if (line.trimmed().isEmpty())
            continue;
        if (const auto task = after(line, QLatin1String("task"))) {
            const auto title = after(*task, QLatin1String("coach"));
            const auto test = after(*task, QLatin1String("test"));
            if (!title && !test)
                return fault(name, number, Cause::UnknownWord, "coach|test", *task);
            tasks.push_back(
                {.title = title ? *title : *test, .coached = title.has_value(), .line = number, .text = {}});
        } else if (line.startsWith(session) && !tasks.empty()) {
            // as many lines before it as there are, so that a fault is named where it stands
            Lines& last = tasks.back();
            last.text += QString(number - 1 - last.text.count(QLatin1Char('\n')), QLatin1Char('\n')) + line.mid(2)
                         + QLatin1Char('\n');
        } else if (const auto read = readHead(set, line, name, number); !read) {
            return read.error();
        }
    }
    if (set.title.isEmpty())
        return fault(name, 1, Cause::MissingValue, "title", {});
    set.tasks.reserve(tasks.size());
    for (const Lines& each : tasks) {
        set.tasks.push_back(TRY(taskOf(each, name)));
    }
    return set;
}

QString setText(const PracticeSet& set)
{
    QStringList lines{opening + set.id, QStringLiteral("title ") + oneLine(set.title)};
    if (!set.by.isEmpty())
        lines.append(QStringLiteral("by ") + oneLine(set.by));
    if (!set.note.isEmpty())
        lines.append(QStringLiteral("note ") + oneLine(set.note));
    if (set.due.isValid())
        lines.append(QStringLiteral("due ") + set.due.toString(Qt::ISODate));
    for (const SetTask& task : set.tasks) {
        lines.append({QString(), (task.coached ? QStringLiteral("task coach ") : QStringLiteral("task test "))
                                     + oneLine(task.title)});
        const QString text = QString::fromStdString(writeSession(task.start.setup, task.start.entries));
        for (const QString& line : text.split(QLatin1Char('\n')))
            lines.append(session + line);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

SetTask taskFrom(const Session& from, std::size_t event, const QString& title)
{
    SetTask task{.title = title, .coached = from.setup().mode == Mode::Practice, .start = {}};
    task.start.setup = from.setup();
    for (const Entry& entry : wayTo(from, event))
        task.start.entries.push_back({.event = entry.event, .byHouse = std::holds_alternative<Act>(entry.event)});
    // it is over with its hand
    if (const auto then = replay(task.start, {}))
        task.start.setup.hands = then->hand();
    return task;
}

} // namespace cutcard
