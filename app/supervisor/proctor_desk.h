// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// Attempts: who is let to sit, what becomes of an attempt that was interrupted or handed in.
class ProctorDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the attempts.
    QVariantMap facts() const;
    /// One row alone, as it changes while somebody sits: nothing else is read at every tick.
    void showRow(const AttemptRecord& record, const Blueprint& blueprint, const RosterPerson& person);

    /// Opens an attempt of somebody who is present; `ticked`: identity and conditions were seen.
    Q_INVOKABLE void authorise(const QString& person, const QString& blueprint, const QString& day,
                               const QString& dayReason, bool ticked, cutcard::Signature* by);
    Q_INVOKABLE void resume(qlonglong attempt, cutcard::Signature* by);
    /// What is opened while an attempt is interrupted is entered, and signed for.
    Q_INVOKABLE void openPages(cutcard::Signature* by);
    Q_INVOKABLE void extend(qlonglong attempt, int minutes, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void submit(qlonglong attempt, cutcard::Signature* by);
    /// Keeps the examiner's impressions by table, 0: none, and only then has the machine decide.
    Q_INVOKABLE void grade(qlonglong attempt, const QList<int>& ratings, cutcard::Signature* by);
    Q_INVOKABLE void declareVoid(qlonglong attempt, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);

private:
    /// One row of the proctor's list; `blueprint` and `person`: nullptr if they can't be read.
    QVariantMap rowOf(const AttemptRecord& each, const Blueprint* blueprint, const RosterPerson* person) const;
    QVariantList rows() const;
};

} // namespace cutcard
