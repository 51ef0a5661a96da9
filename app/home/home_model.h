// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#include <functional>

namespace cutcard {

/// A session or an activity that was kept, as a line of the home.
struct DonePicture {
    Q_GADGET
    SHOWN(qint64, session); ///< 0: no session, but a quiz or a drill
    SHOWN(QString, when);
    SHOWN(QString, game);
    SHOWN(QString, what);     ///< such as "Coach, 3 hands"
    SHOWN(QString, score);    ///< such as "88", or a dash
    SHOWN(QString, critical); ///< how many critical errors, or a dash
    SHOWN(bool, hasCritical);
    SHOWN(QString, mistake); ///< the costliest, in words
    SHOWN(QString, ruleId);
    SHOWN(QString, rule); ///< its paragraph, in words
    SHOWN(QString, way);  ///< what pressing it does, such as "Look back"
    bool operator==(const DonePicture&) const = default;
};

/// What can be gone on with.
struct ContinuePicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(qint64, session); ///< 0: nothing was left
    SHOWN(QString, title);
    SHOWN(QString, text);
    bool operator==(const ContinuePicture&) const = default;
};

/// A fault that comes back, to be practised.
struct PracticePicture {
    Q_GADGET
    SHOWN(QString, title);
    SHOWN(QString, cause); ///< why it is here, such as "Pub league · 3.7.3 · wrong on 3 of 5 days"
    SHOWN(QString, minutes);
    QString game{}; ///< with rule and what was owed, the pattern that is dealt
    QString rule{};
    QString fault{};    ///< the word of its kind
    QString owed{};     ///< as in an event file
    QString verb{};     ///< the word of what was owed
    qint64 session = 0; ///< where it was made last
    int event = 0;
    SHOWN(bool, done); ///< it sat when it was drilled today
    bool operator==(const PracticePicture&) const = default;
};

/// A competency over the weeks, game by game.
struct MatrixRow {
    QString name{};
    int needed = 0;                        ///< percent: the mark
    std::vector<std::vector<int>> games{}; ///< by game, by week from the oldest; -1: not seen
    bool operator==(const MatrixRow&) const = default;
};

/// A lesson, and how far somebody is with it.
struct LessonPicture {
    Q_GADGET
    SHOWN(QString, title);
    SHOWN(QString, text);
    SHOWN(QString, state); ///< such as "left after acts: 12"
    SHOWN(QString, way);   ///< what beginning it is called now
    SHOWN(bool, done);
    bool operator==(const LessonPicture&) const = default;
};

/// How ready somebody is for a document on a date.
struct ExamPicture {
    Q_GADGET
    SHOWN(QString, document); ///< its word
    SHOWN(QString, title);
    SHOWN(QString, day);
    SHOWN(int, daysLeft);
    SHOWN(QString, known); ///< such as "40 of 62 rules"
    SHOWN(double, share);
    SHOWN(QString, plan); ///< such as "12 rules today, about 20 minutes"
    SHOWN(bool, hasPlan);
    bool operator==(const ExamPicture&) const = default;
};

/// A set with a day that is not done yet.
struct SetPicture {
    Q_GADGET
    SHOWN(QString, title);
    SHOWN(QString, due);
    SHOWN(QString, done);
    SHOWN(bool, late);
    bool operator==(const SetPicture&) const = default;
};

/// All that the home shows.
struct HomePicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(QString, greeting);
    SHOWN(QString, placeAndDay);
    SHOWN(QString, trouble);  ///< why nothing is kept; empty: things are
    SHOWN(bool, canSetAside); ///< the file is damaged, and can be set aside
    SHOWN(cutcard::ContinuePicture, left);
    std::vector<DonePicture> recent{};
    std::vector<PracticePicture> practice{};
    SHOWN(QString, practiceNote); ///< such as "12 min"
    SHOWN(QStringList, games);
    std::vector<MatrixRow> matrix{};
    std::vector<MatrixRow> directing{}; ///< the competencies of a director, in one column; empty: never directed
    SHOWN(QString, since);              ///< the week that the matrix begins with
    std::vector<ExamPicture> exams{};
    std::vector<LessonPicture> lessons{};
    std::vector<SetPicture> sets{};
    SHOWN(QString, unseen); ///< of the atlas: how much of it was practised; empty: nothing is offered
    QString unseenGame{};   ///< the word of its game
    bool operator==(const HomePicture&) const = default;
};

/// The home and the rooms beside it: which one is shown, what the home says, and what is asked for there.
class HomeModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    /// The rooms that the rail leads to, and those behind them.
    enum Room : int {
        Home,
        Lessons,
        Drills,
        History,
        Settings,
        Tasks,
        Night,
        FourWays,
        House,
        Rules,
        Odds,
        Bank,
        Sets,
        Academy,
        Situation,
        Table,
        Atlas
    };
    Q_ENUM(Room)
    /// What the window does when it is asked for it.
    enum Way : int { Continue, NewTable, Guide, Compare, OpenFile, TryAgain, SetAside };
    Q_ENUM(Way)

    using QObject::QObject;

    void setPicture(HomePicture picture);
    KEPT(cutcard::HomePicture, picture, changed);

    KEPT(Room, room, roomChanged, Home);
    /// Whether only the academy can be entered, because of an exam; who presses another room is told why.
    GIVEN(bool, closed, setClosed, closedChanged);
    /// What somebody left to look something up; empty: nothing.
    GIVEN(QString, backTo, setBackTo, backToChanged);
    TOLD(bool, hasLeft, changed) { return m_picture.left.session != 0; }
    KEPT(QVariantList, recent, changed);
    TOLD(QVariantList, practice, changed) { return listOf(m_picture.practice); }
    TOLD(QVariantList, matrix, changed);
    TOLD(QVariantList, directing, changed);
    TOLD(QVariantList, exams, changed) { return listOf(m_picture.exams); }
    TOLD(QVariantList, sets, changed) { return listOf(m_picture.sets); }
    TOLD(QVariantList, lessons, changed) { return listOf(m_picture.lessons); }
    /// The first lesson that was not dealt to its end; -1: all were.
    TOLD(int, nextLesson, changed);
    TOLD(QString, nextLessonTitle, changed);
    /// "Lesson 2 of 6"; empty if all were dealt.
    TOLD(QString, nextLessonText, changed);

    /// Says which rooms may be entered now.
    void setGate(std::function<bool(Room)> gate) { m_gate = std::move(gate); }
    /// Shows a room, if it may be entered.
    Q_INVOKABLE void go(cutcard::HomeModel::Room room);
    /// Asks for the drill of a pattern, by its line.
    Q_INVOKABLE void askPractice(int line);

signals:
    void changed();
    void roomChanged();
    void closedChanged();
    /// Asks the window for something that is no room.
    void ask(cutcard::HomeModel::Way way);
    /// Leads back to what was left to look something up.
    void goBack();
    void backToChanged();
    /// Asks for a kept session.
    void askSession(qint64 session);
    void askRule(const QString& id);
    /// The drill of a line of the practice is wanted.
    void practiceAsked(int line);
    /// Asks for a lesson, by its line.
    void askLesson(int line);
    /// Asks for an irregularity that was never practised.
    void askUnseen();
    /// Asks for the questions that are due for a document.
    void askPlan(const QString& document);

private:
    std::function<bool(Room)> m_gate;
};

} // namespace cutcard
