// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/bank_model.h"
#include "app/panels/result_model.h"

namespace cutcard {

/// One judged act of the hand.
struct TimelinePicture {
    Q_GADGET
    SHOWN(int, event); ///< the position in the session's log, to show the table at that moment
    SHOWN(QString, time);
    SHOWN(QString, act);      ///< what was done
    SHOWN(QString, expected); ///< what was owed instead; empty when right
    SHOWN(QString, verdict);
    SHOWN(QString, points); ///< such as "3 of 3"
    SHOWN(QString, ruleId);
    SHOWN(int, mark, mark::Done);
    SHOWN(QString, cited); ///< where the rule stands in its document
    SHOWN(QString, why);   ///< wrong: in which hand, and why, in terms of the table
    int place = 0;         ///< in the timeline, as the model counts
    bool operator==(const TimelinePicture&) const = default;
};

/// The hand looked back on.
struct DebriefPicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(QString, title);
    SHOWN(QString, scoreText);
    SHOWN(QString, working); ///< how the score is worked out; empty where only the score was kept
    SHOWN(int, mistakes);
    SHOWN(QString, scoreNote); ///< passed or not and why, in words
    SHOWN(QString, paceText);
    SHOWN(QString, costliestText); ///< the fault that would have cost most at a real table; empty if there was none
    SHOWN(QString, resultText);    ///< who has won the event, and why; empty if nobody has
    std::vector<TimelinePicture> timeline;
    std::vector<CompetencyPicture> competencies;
    SHOWN(QString, judgeText); ///< who judged, where the judge of its time is known
    BankPicture bank;          ///< as it stood at the end
    bool operator==(const DebriefPicture&) const = default;
};

/// The debrief: the timeline of the hand and the scores by competency.
class DebriefModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    void setPicture(DebriefPicture picture);
    KEPT(cutcard::DebriefPicture, picture, changed);

    PART(QAbstractItemModel, timeline) { return &m_timeline; }
    TOLD(QVariantList, competencies, changed) { return listOf(m_picture.competencies); }
    PART(cutcard::BankModel, bank) { return &m_bank; }
    /// Whether it is a page of the window, which leads back, and no window of its own.
    GIVEN(bool, page, setPage, changed);
    /// Whether it is only looked at: the hands of an exam are neither dealt again nor handed on.
    GIVEN(bool, sealed, setSealed, changed);
    SETTABLE(bool, faultsOnly, setFaultsOnly, faultsOnlyChanged) { return m_faultsOnly; }
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

    bool m_faultsOnly = false;
    GadgetRows<TimelinePicture, &TimelinePicture::place> m_timeline;
    BankModel m_bank;
};

} // namespace cutcard
