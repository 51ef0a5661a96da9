// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/sitting.h"
#include "app/supervisor/house_acts.h"

#include <QJsonObject>

namespace cutcard {

/// A result: what is signed for it, and the second look at what it rests on.
class ReviewDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    void show(qlonglong attempt);

    Q_INVOKABLE void open(qlonglong attempt);
    Q_INVOKABLE void confirm(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void issue(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void saveSheet(qlonglong attempt, const QString& file = {});
    Q_INVOKABLE void saveCertificate(qlonglong attempt, const QString& file = {});

    Q_INVOKABLE void appeal(qlonglong attempt, const QString& day, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void dismissAppeal(qlonglong attempt, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void grantAppeal(qlonglong attempt, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);
    /// Looks back on a hand that was dealt, or on what was done at a director's table.
    Q_INVOKABLE void replay(qlonglong attempt, int station, int hand, cutcard::Signature* by);
    /// Shows the questions counted against the candidate as they were asked, which is sealed until somebody signs.
    Q_INVOKABLE void showQuestions(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void saveEvidence(qlonglong attempt, cutcard::Signature* by, const QString& file = {});
    /// Counts questions and rules that the machine has wrong in no attempt.
    Q_INVOKABLE void correct(qlonglong attempt, const QStringList& items, const QStringList& rules,
                             const QString& reason, cutcard::Signature* by, cutcard::Signature* second = nullptr);

private:
    using WritePdf = Result<Done> (*)(const Academy&, std::int64_t, const QString&);
    void savePdf(qlonglong attempt, const QString& file, const QString& proposed, WritePdf write);
    void lookAt(const Sitting::Work& work, qlonglong attempt, std::size_t station, std::size_t hand);
    void showQuestions(const Sitting::Work& work);
    QVariantMap secondLookOf(const QJsonObject& result, std::int64_t attempt, AttemptState state) const;
};

} // namespace cutcard
