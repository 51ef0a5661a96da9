// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/notation.h"

#include <QDate>
#include <QString>

namespace cutcard {

/// A situation to be dealt: a session as far as it has come, and whether the coach helps.
struct SetTask {
    QString title{};
    bool coached = true;
    SessionFile start{};
    bool operator==(const SetTask&) const = default;

    /// Tells the tasks of a set apart, whatever they are called and in whatever order they stand.
    QString id() const;
};

/// Situations that somebody puts together for others, to be dealt until a day.
struct PracticeSet {
    QString id{}; ///< the same in every copy of it
    QString title{};
    QString by{}; ///< who made it
    QString note{};
    QDate due{}; ///< invalid: any day
    std::vector<SetTask> tasks{};
    bool operator==(const PracticeSet&) const = default;
};

/// Reads a set's file, each of its tasks replayed; `name` is the file's name for error messages.
Result<PracticeSet> readSet(const QString& text, const QString& name);

/// The text of the file that says exactly this set.
QString setText(const PracticeSet& set);

/// The moment before an event as a task: what was handed back is left out, what was done counts for nobody.
SetTask taskFrom(const Session& session, std::size_t event, const QString& title);

} // namespace cutcard
