// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// A night's clock: level, blinds, the time that is left, and who is in.
struct NightClockPicture {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString blinds MEMBER blinds)
    Q_PROPERTY(QString next MEMBER next)
    Q_PROPERTY(QString left MEMBER left)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString players MEMBER players)
    Q_PROPERTY(QString average MEMBER average)
    Q_PROPERTY(QString entry MEMBER entry)
public:
    QString level;
    QString blinds;
    QString next;     ///< the blinds that come then
    QString left;     ///< empty: no clock runs there
    double share = 0; ///< of the level that is over
    QString note;     ///< why it stands
    QString players;
    QString average;
    QString entry;
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
