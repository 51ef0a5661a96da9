// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"
#include "core/tournament/session/night_session.h"

namespace cutcard {

/// A night is chosen: a simulated one, or one with real people.
class NightForm : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QVariantList presets READ presets CONSTANT)

public:
    using QObject::QObject;

    QVariantList presets() const;
    /// What is wrong with the names that were typed for a real night; empty: nothing.
    KEPT(QString, namesTrouble, changed);

    /// A night is wanted: a preset's word, how many irregularities, with the coach or as a test.
    Q_INVOKABLE void begin(const QString& preset, int incidents, bool coached);
    /// A night with real people is wanted: names by lines or commas, chairs, minutes, and whether places give points.
    Q_INVOKABLE void beginReal(const QString& names, int chairs, int minutes, bool points);
    /// The names were typed on: what was wrong with them is said as long as it is.
    Q_INVOKABLE void checkNames(const QString& names);

signals:
    void changed();
    /// A night with these choices is wanted.
    void nightAsked(const NightSetup& setup);
    void realNightAsked(const NightSetup& setup);
    void openAsked();
    void drillsAsked();

private:
};

} // namespace cutcard
