// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "core/tournament/session/night_session.h"

namespace cutcard {

/// A night's clock: level, blinds, the time that is left, and who is in.
struct NightClockPicture {
    Q_GADGET
    QML_ANONYMOUS
public:
    SHOWN(QString, level);
    SHOWN(QString, blinds);
    SHOWN(QString, next); ///< the blinds that come then
    SHOWN(QString, left); ///< empty: no clock runs there
    SHOWN(double, share); ///< of the level that is over
    SHOWN(QString, note); ///< why it stands
    SHOWN(QString, players);
    SHOWN(QString, average);
    SHOWN(QString, entry);
};

/// The clock at a time; of a real night nothing is said of chips that nobody counted.
NightClockPicture clockPicture(const Night& night, NightTime now, bool real);
/// Which night it is.
QString nightTitle(const NightSession& session, bool real);
/// How far it has come at a time.
QString nightStateText(const Night& night, NightTime now);
/// Of that, what stands nowhere else on the page.
QString briefStateText(const Night& night, NightTime now);

} // namespace cutcard
