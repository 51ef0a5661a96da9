// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/bank_model.h"
#include "app/panels/result_model.h"

namespace cutcard {

/// One judged act of the hand.
struct TimelinePicture {
    int event = 0; ///< the position in the session's log, to show the table at that moment
    QString time;
    QString act;      ///< what was done
    QString expected; ///< what was owed instead; empty when right
    QString verdict;
    QString points; ///< such as "3 of 3"
    QString ruleId;
    mark::Kind mark = mark::Done;
    QString cited{}; ///< where the rule stands in its document
    QString why{};   ///< wrong: in which hand, and why, in terms of the table
    bool operator==(const TimelinePicture&) const = default;
};

/// The hand looked back on.
struct DebriefPicture {
    QString title;
    QString scoreText;
    QString working{}; ///< how the score is worked out; empty where only the score was kept
    int mistakes = 0;
    QString scoreNote; ///< passed or not and why, in words
    QString paceText;
    QString costliestText; ///< the fault that would have cost most at a real table; empty if there was none
    QString resultText;    ///< who has won the event, and why; empty if nobody has
    std::vector<TimelinePicture> timeline;
    std::vector<CompetencyPicture> competencies;
    QString judgeText{}; ///< who judged, where the judge of its time is known
    BankPicture bank;    ///< as it stood at the end
    bool operator==(const DebriefPicture&) const = default;
};

struct TimelineTraits {
    static int key(const Positioned<TimelinePicture>& row) { return row.position; }
    static const std::vector<RowRole<Positioned<TimelinePicture>>>& roles();
};

/// The debrief: the timeline of the hand and the scores by competency.
class DebriefModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* timeline READ timeline CONSTANT)
    Q_PROPERTY(QVariantList competencies READ competencies NOTIFY changed)
    Q_PROPERTY(cutcard::BankModel* bank READ bank CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(QString working READ working NOTIFY changed)
    Q_PROPERTY(QString scoreNote READ scoreNote NOTIFY changed)
    Q_PROPERTY(QString paceText READ paceText NOTIFY changed)
    Q_PROPERTY(QString costliestText READ costliestText NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    Q_PROPERTY(QString judgeText READ judgeText NOTIFY changed)
    Q_PROPERTY(bool page READ page NOTIFY changed)
    Q_PROPERTY(bool sealed READ sealed NOTIFY changed)
    Q_PROPERTY(int faultCount READ faultCount NOTIFY changed)
    Q_PROPERTY(bool faultsOnly READ faultsOnly WRITE setFaultsOnly NOTIFY faultsOnlyChanged)

public:
    using QObject::QObject;

    void setPicture(DebriefPicture picture);

    QAbstractItemModel* timeline() { return &m_timeline; }
    QVariantList competencies() const { return barsOf(m_picture.competencies); }
    BankModel* bank() { return &m_bank; }
    QString title() const { return m_picture.title; }
    QString scoreText() const { return m_picture.scoreText; }
    QString working() const { return m_picture.working; }
    QString scoreNote() const { return m_picture.scoreNote; }
    QString paceText() const { return m_picture.paceText; }
    QString costliestText() const { return m_picture.costliestText; }
    QString resultText() const { return m_picture.resultText; }
    QString judgeText() const { return m_picture.judgeText; }
    /// Whether it is a page of the window, which leads back, and no window of its own.
    bool page() const { return m_page; }
    void setPage(bool page) { m_page = page; }
    /// Whether it is only looked at: the hands of an exam are neither dealt again nor handed on.
    bool sealed() const { return m_sealed; }
    void setSealed(bool sealed) { m_sealed = sealed; }
    int faultCount() const { return m_picture.mistakes; }
    bool faultsOnly() const { return m_faultsOnly; }
    void setFaultsOnly(bool only);

    /// Asks to deal on from before an event.
    Q_INVOKABLE void askPractise(int event);
    /// Asks to put the moment before an event into a set.
    Q_INVOKABLE void askSet(int event);
    /// Asks for the cards of an event's hand once more.
    Q_INVOKABLE void askAgain(int event);

signals:
    /// The person wants to see the table at this event.
    void askMoment(int event);
    void askRule(const QString& id);
    void askBack();
    void askWindow();
    void askPdf();
    void askText();
    void practiseAsked(int event);
    void againAsked(int event);
    void setAsked(int event);
    void changed();
    void faultsOnlyChanged();

private:
    void showTimeline();

    DebriefPicture m_picture;
    bool m_faultsOnly = false;
    bool m_page = false;
    bool m_sealed = false;
    RowsModel<Positioned<TimelinePicture>, TimelineTraits> m_timeline;
    BankModel m_bank;
};

} // namespace cutcard
