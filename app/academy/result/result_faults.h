// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/reason.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QTextStream>

#include <optional>

/// The part of a result's sheet that says what was wrong, and what looks wrong, in words.

namespace cutcard {

/// A line of a sheet, set in by so many steps.
inline void addLine(QTextStream& out, const QString& text, int steps = 0)
{
    out << QString(4 * steps, QLatin1Char(' ')) << text << '\n';
}

/// Why a fault was one, as a result keeps it: a code and its facts, the same in every language; empty if none is said.
QJsonObject keptReason(const Reason& reason);

/// The reason that a result keeps; none, if the result says something else.
Reason reasonOf(const QJsonObject& kept);

/// What was dealt, and in what time of the dealer's own.
struct PaceOfTables {
    int hands = 0;
    int acts = 0;
    int seconds = 0;

    std::optional<int> handsAnHour() const
    {
        constexpr int hour = 3600;
        return hands == 0 || seconds == 0 ? std::nullopt : std::optional(hands * hour / seconds);
    }
};

PaceOfTables paceOf(const QJsonArray& stations);

/// What a rule is called, and what was wrong.
QString missedText(const QJsonValue& row);
/// Table by table and hand by hand what was done, what was due, and what was left out.
void addFaults(QTextStream& out, const QJsonArray& stations);
/// What no dealer can do: whoever reads the sheet looks at it, and nothing is judged by it.
void addImpossible(QTextStream& out, const QJsonObject& result);

} // namespace cutcard
