// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/composer/night_composer.h"
#include "app/director/run/night_run.h"

namespace cutcard {

/// What can be noted of a real night that no director does: it happens at the tables.
enum class RealNote : std::uint8_t { OutOfChips, Button, GoesAway, ComesBack, Leaves };

struct RealChoice {
    RealNote note = RealNote::OutOfChips;
    QString label;
    QChar key;
    bool possible = true; ///< of whoever is picked just now; it keeps its place all the same
};

/// What can be noted of whoever is picked; empty where the night is not real.
std::vector<RealChoice> realChoices(bool real, const Night& night, const NightSelection& picked);

/// Notes what happened to somebody at a real night; what is to be said of it.
QString noteReal(NightRun& run, RealNote note, EntrantId who);

/// Somebody who comes late to a real night signs in; why the name can't stand there.
QString signIn(NightRun& run, const QString& name);

/// What is wrong with the names, as whoever typed them reads it.
QString wrongNamesText(const Error& error);

/// A real night from the names typed, a line or a comma each; or what is wrong with them.
Result<NightSetup> realNight(const QString& names, int chairs, int minutes, bool points);

} // namespace cutcard
