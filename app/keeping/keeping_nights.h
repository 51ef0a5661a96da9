// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/run/night_run.h"
#include "app/keeping/keeping.h"

namespace cutcard {

/// How nights are told from sessions at a table where both are kept.
inline const QString nightKind = QStringLiteral("night");
inline const QString realNightKind = QStringLiteral("evening"); ///< with real people, never scored
inline const QString nightGame = QStringLiteral("night");

/// Whether what was kept is a night.
bool isNight(const KeptSession& session);
/// What a night has come to.
SessionFigures figuresOf(const NightSession& session);
/// What a night is kept with from its beginning.
SessionStart startOf(const NightSetup& setup);
/// Keeps each event of a night before it is shown, with the night's time, of a real one by the time of day.
NightKeeper nightKeeperFor(Keeping& keeping, SessionId id, const QDateTime& realSince = {});
/// How long nothing was noted of a kept night, by the time of day.
NightTime silenceOf(const KeptEvents& kept);

/// A kept night replayed as far as it can be.
struct RevivedNight {
    NightSession session;
    KeptSession kept;
    bool stopped = false; ///< only a part could be replayed
    QString warning;      ///< what is not as it was kept; empty: nothing
};
Result<RevivedNight> reviveNight(const Keeping& keeping, SessionId id);

} // namespace cutcard
