// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// What a night looked back on has come to.
struct NightDebriefPicture {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QVariantList scores MEMBER scores)
    Q_PROPERTY(QVariantList faults MEMBER faults)
    Q_PROPERTY(QVariantList remarks MEMBER remarks)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString pace MEMBER pace)
public:
    QVariantList scores;
    QVariantList faults;
    QVariantList remarks; ///< what was right, and is done otherwise elsewhere or in a like case: each once
    QString summary;
    QString pace;
};

/// What a night has come to so far; of a real one nothing is scored.
NightDebriefPicture debriefPicture(const NightSession& session, bool real);

} // namespace cutcard
