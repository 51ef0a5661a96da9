// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#include <QList>

namespace cutcard {

/// How a step of the procedure or an act is marked (in QML: Mark.Done).
namespace mark {
Q_NAMESPACE
QML_NAMED_ELEMENT(Mark)
enum Kind : int {
    Later, ///< not yet owed, or without a verdict
    Owed,
    Optional,  ///< may be done now
    Done,      ///< right
    Corrected, ///< put right before anybody was affected
    Fault,
    Skipped, ///< passed over: it has not happened
    Habit,   ///< comes now by the house procedure, which nothing grades
};
Q_ENUM_NS(Kind)
} // namespace mark

/// One line of the checklist.
struct StepPicture {
    Q_GADGET
    SHOWN(QString, label);
    SHOWN(int, mark, mark::Later);
    bool operator==(const StepPicture&) const = default;
};

/// One of the last acts with what the judge said, or what a player did.
struct RemarkPicture {
    Q_GADGET
    SHOWN(QString, act);
    SHOWN(QString, verdict);
    SHOWN(int, mark, mark::Done);
    SHOWN(bool, player);
    int key = 0; ///< the newer the less, so that an older line stays what it is
    bool operator==(const RemarkPicture&) const = default;
};

/// All that the coach shows; an empty explanation means that nothing has gone wrong just now.
struct CoachPicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(QString, title);
    QList<StepPicture> steps; // QML copies the picture for each field that it reads
    SHOWN(int, done);         ///< parts of the hand that have happened
    int at = 0;               ///< the part that the hand is in, counted from 1
    SHOWN(int, total);
    SHOWN(QString, ruleId); ///< the number by which the rule is opened
    SHOWN(QString, ruleTitle);
    SHOWN(QString, ruleText);
    SHOWN(QString, explanation);   ///< after a mistake: what was owed and why
    QList<RemarkPicture> lastActs; ///< of the hand, the newest first
    SHOWN(QStringList, facts);     ///< without a coach: what is being dealt, and how far it is
    SHOWN(QString, scoreText);
    SHOWN(bool, canUndo);
    SHOWN(bool, canRedo);
    SHOWN(bool, canShow);
    bool operator==(const CoachPicture&) const = default;
};

/// The coach's panel: fed with pictures, telling what was asked of the coach.
class CoachModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    void setPicture(CoachPicture picture);
    KEPT(cutcard::CoachPicture, picture, changed);

    PART(QAbstractItemModel, steps) { return &m_steps; }
    PART(QAbstractItemModel, lastActs) { return &m_lastActs; }
    /// The position of the first owed step, or -1.
    int owedStep() const;
    /// The step that has to be in sight: what is owed, else what a player has to do first; -1 if there is neither.
    TOLD(int, seenStep, changed);

signals:
    void askUndo();
    void askRedo();
    /// The person wants to see the owed act done.
    void askShow();
    void askRule(const QString& id);
    void changed();

private:
    GadgetRows<StepPicture> m_steps;
    GadgetRows<RemarkPicture, &RemarkPicture::key> m_lastActs;
};

} // namespace cutcard
