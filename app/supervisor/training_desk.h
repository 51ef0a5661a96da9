// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// What trainers see of the house's people's practice on this computer, and what they set them.
class TrainingDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the page shows of everybody's practice.
    QVariantMap facts() const;

    /// Says under which name somebody practises here; 0: none.
    Q_INVOKABLE void linkPractice(const QString& person, qlonglong practisesAs);
    /// Sets somebody a document and a day: it stands on their home from now on.
    Q_INVOKABLE void setDate(const QString& person, const QString& document, const QString& day);
};

} // namespace cutcard
