// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "core/tournament/session/night_session.h"

namespace cutcard {

/// What a night looked back on has come to.
struct NightDebriefPicture {
    Q_GADGET
    QML_ANONYMOUS
public:
    SHOWN(QVariantList, scores);
    SHOWN(QVariantList, faults);
    SHOWN(QVariantList, remarks); ///< what was right, and is done otherwise elsewhere or in a like case: each once
    SHOWN(QString, summary);
    SHOWN(QString, pace);
};

/// What a night has come to so far; of a real one nothing is scored.
NightDebriefPicture debriefPicture(const NightSession& session, bool real);

} // namespace cutcard
