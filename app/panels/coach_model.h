// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

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
    QString text;
    mark::Kind mark = mark::Later;
    bool operator==(const StepPicture&) const = default;
};

/// One of the last acts with what the judge said, or what a player did.
struct RemarkPicture {
    QString act;
    QString verdict;
    mark::Kind mark = mark::Done;
    bool player = false;
    bool operator==(const RemarkPicture&) const = default;
};

/// All that the coach shows; an empty explanation means that nothing has gone wrong just now.
struct CoachPicture {
    QString title;
    std::vector<StepPicture> steps;
    int done = 0; ///< parts of the hand that have happened
    int at = 0;   ///< the part that the hand is in, counted from 1
    int total = 0;
    QString ruleId; ///< the number by which the rule is opened
    QString ruleTitle;
    QString ruleText;
    QString explanation;                 ///< after a mistake: what was owed and why
    std::vector<RemarkPicture> lastActs; ///< of the hand, the newest first
    QStringList facts;                   ///< without a coach: what is being dealt, and how far it is
    QString scoreText;
    bool canUndo = false;
    bool canRedo = false;
    bool canShow = false;
    bool operator==(const CoachPicture&) const = default;
};

/// A line of a list by position.
template <typename Row> struct Positioned {
    Row row;
    int position = 0;
};
/// Rows with their positions, from 0.
template <typename Row> std::vector<Positioned<Row>> positioned(const std::vector<Row>& rows)
{
    std::vector<Positioned<Row>> list;
    list.reserve(rows.size());
    for (const Row& row : rows)
        list.push_back({row, static_cast<int>(list.size())});
    return list;
}
struct StepTraits {
    static int key(const Positioned<StepPicture>& row) { return row.position; }
    static const std::vector<RowRole<Positioned<StepPicture>>>& roles();
};
struct RemarkTraits {
    static int key(const Positioned<RemarkPicture>& row) { return row.position; }
    static const std::vector<RowRole<Positioned<RemarkPicture>>>& roles();
};

/// The coach's panel: fed with pictures, telling what was asked of the coach.
class CoachModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* steps READ steps CONSTANT)
    Q_PROPERTY(QAbstractItemModel* lastActs READ lastActs CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int seenStep READ seenStep NOTIFY changed)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed)
    Q_PROPERTY(QString ruleTitle READ ruleTitle NOTIFY changed)
    Q_PROPERTY(QString ruleText READ ruleText NOTIFY changed)
    Q_PROPERTY(QString explanation READ explanation NOTIFY changed)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool canShow READ canShow NOTIFY changed)

public:
    using QObject::QObject;

    void setPicture(CoachPicture picture);

    QAbstractItemModel* steps() { return &m_steps; }
    QAbstractItemModel* lastActs() { return &m_lastActs; }
    QString title() const { return m_picture.title; }
    int done() const { return m_picture.done; }
    int total() const { return m_picture.total; }
    /// The position of the first owed step, or -1.
    int owedStep() const;
    /// The step that has to be in sight: what is owed, else what a player has to do first; -1 if there is neither.
    int seenStep() const;
    QString ruleId() const { return m_picture.ruleId; }
    QString ruleTitle() const { return m_picture.ruleTitle; }
    QString ruleText() const { return m_picture.ruleText; }
    QString explanation() const { return m_picture.explanation; }
    QString scoreText() const { return m_picture.scoreText; }
    QStringList facts() const { return m_picture.facts; }
    bool canUndo() const { return m_picture.canUndo; }
    bool canRedo() const { return m_picture.canRedo; }
    bool canShow() const { return m_picture.canShow; }

signals:
    void askUndo();
    void askRedo();
    /// The person wants to see the owed act done.
    void askShow();
    void askRule(const QString& id);
    void changed();

private:
    CoachPicture m_picture;
    RowsModel<Positioned<StepPicture>, StepTraits> m_steps;
    RowsModel<Positioned<RemarkPicture>, RemarkTraits> m_lastActs;
};

} // namespace cutcard
