// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"
#include "app/sets/practice_set.h"

#include <QHash>

#include <optional>

namespace cutcard {

/// A set, and whether it was made on this machine.
struct ShelfSet {
    PracticeSet set{};
    bool own = false;
};

/// What somebody has done of the sets: the best score of each task, by set's and task's id; -1: begun.
struct SetProgress {
    QString name{};
    QHash<QString, int> best{};
};

/// A set in a list: what is called how, what is done of it, and by when it should be.
struct SetLine {
    Q_GADGET
    SHOWN(QString, title);
    SHOWN(QString, due); ///< in words; empty: no day is set
    SHOWN(QString, done);
    SHOWN(bool, late);
    SHOWN(bool, complete);
};

/// What a kept session of a task is called as its kind.
QString setKind(const PracticeSet& set, const SetTask& task);

/// Sets of situations with a day: dealt from, made, changed and handed on.
class SetsModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    using QObject::QObject;

    /// What there is, today, and what each person has done of it, the one at the screen first.
    void setShelf(std::vector<ShelfSet> sets, std::vector<SetProgress> people, QDate today);
    const std::vector<ShelfSet>& shelf() const { return m_sets; }
    const PracticeSet* chosen() const;
    /// A moment that waits for a set to be put into.
    void setPending(std::optional<SetTask> task);

    std::vector<SetLine> lines() const;
    TOLD(QVariantList, sets, changed) { return listOf(lines()); }
    SETTABLE(int, current, setCurrent, changed) { return m_current; }
    void setCurrent(int set);
    TOLD(bool, own, changed) { return chosen() != nullptr && m_sets[static_cast<std::size_t>(m_current)].own; }
    TOLD(QString, title, changed) { return chosen() == nullptr ? QString() : chosen()->title; }
    TOLD(QString, by, changed) { return chosen() == nullptr ? QString() : chosen()->by; }
    TOLD(QString, note, changed) { return chosen() == nullptr ? QString() : chosen()->note; }
    /// The day as it is typed.
    TOLD(QString, due, changed) { return chosen() == nullptr ? QString() : chosen()->due.toString(Qt::ISODate); }
    /// The day as it is read.
    TOLD(QString, dueDay, changed);
    TOLD(QVariantList, tasks, changed);
    TOLD(QVariantList, people, changed);
    /// What the moment that waits is called; empty: none does.
    TOLD(QString, pending, changed) { return m_pending ? m_pending->title : QString(); }
    GIVEN(QString, message, setMessage, changed);

    Q_INVOKABLE void create(const QString& title);
    Q_INVOKABLE void typeTitle(const QString& text);
    Q_INVOKABLE void typeNote(const QString& text);
    /// Takes a day as 2026-12-03, or none; false if it is neither.
    Q_INVOKABLE bool typeDue(const QString& text);
    Q_INVOKABLE void nameTask(int task, const QString& title);
    Q_INVOKABLE void moveTask(int task, int by);
    Q_INVOKABLE void removeTask(int task);
    /// With the coach, or as a test.
    Q_INVOKABLE void turnTask(int task);
    /// Puts the moment that waits into the chosen set, under this name.
    Q_INVOKABLE void takePending(const QString& title);
    Q_INVOKABLE void dropPending() { setPending({}); }
    Q_INVOKABLE void beginTask(int task);
    Q_INVOKABLE void removeSet();
    /// Adds a task to the chosen set.
    void addTask(SetTask task);

signals:
    void changed();
    /// A set of this machine is new or another one than it was.
    void edited(const cutcard::PracticeSet& set);
    void removed(const QString& id);
    void taskAsked(int task);
    void askFiles();
    void askImport();
    void askExport();

private:
    PracticeSet* editable() { return own() ? &m_sets[static_cast<std::size_t>(m_current)].set : nullptr; }
    void noteEdited();
    int doneOf(const ShelfSet& set, const SetProgress& person) const;

    std::vector<ShelfSet> m_sets;
    std::vector<SetProgress> m_people;
    QDate m_today;
    int m_current = 0;
    std::optional<SetTask> m_pending;
};

} // namespace cutcard
