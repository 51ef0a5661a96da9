// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/table/lessons.h" // declared ahead, an enumeration ends what lupdate reads of a header
#include "app/shell/windows/part.h"
#include "core/session/session.h"

#include <QString>

#include <set>

namespace cutcard {

/// How much a lesson says of what is owed.
enum class HintDegree : int { What, Kind, That };

/// The first hand of a game, as its lesson deals it.
SessionSetup guidedSetup(GameId game);

/// What a lesson says of the moment: the step, and of what is owed as much as the degree allows.
QString guideTextFor(const Session& session, HintDegree degree);

/// The terms of a text that were not met before, each with its meaning; they are met now. Styled text.
QString newTermsText(const QString& text, std::set<QString>& met);

/// Lessons: the guided first hand of each game, gone on with where it was left, with hints by degrees.
class Lessons : public Part
{
    Q_OBJECT

public:
    explicit Lessons(MainWindow& window);

    /// Begins the next lesson, or goes on with it.
    void next();
    /// Begins the guided first hand of a game, or goes on with it where it was left.
    void begin(GameId game);
    /// What is at the table is a lesson.
    void start();
    /// What is at the table is none.
    void stop() { m_guiding = false; }
    /// Says more of what is owed now.
    void sayMore();
    /// Keeps how far the lesson is.
    void keep();

private:
    void showHint(bool newMoment);

    bool m_guiding = false;
    HintDegree m_hints{};         ///< what a lesson says at first
    HintDegree m_hintNow{};       ///< what it says of the moment
    std::set<QString> m_termsMet; ///< that the lesson has explained
    QString m_termsNow;           ///< those of the moment, with what they mean
};

} // namespace cutcard
