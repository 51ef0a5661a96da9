// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/pictures/night_picture.h"
#include "app/director/run/night_run.h"

#include <algorithm>

#include <QAbstractItemModel>

namespace cutcard {

/// The room of a night as it is drawn: its tables, and everybody in it.
class NightFloor : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    /// The run has to outlive it.
    explicit NightFloor(const NightRun& run, QObject* parent = nullptr) : QObject(parent), m_run(run) {}

    PART(QAbstractItemModel, tables) { return &m_tables; }
    PART(QAbstractItemModel, plates) { return &m_plates; }
    /// How many wait to be seated.
    TOLD(int, waiting, changed)
    {
        return static_cast<int>(std::ranges::count(m_plates.rows(), 0, &NightPlatePicture::table));
    }
    /// Takes all of it from the run, and what is picked.
    void show(const NightSelection& picked);

    /// With the coach: who is immediately right of the coming dealer at a table, so that the gap can say it; -1.
    Q_INVOKABLE int dealersRight(int table) const;
    /// Who would be immediately right of somebody put down at a chair, or beside who sits there; -1: nobody.
    Q_INVOKABLE int rightOf(int table, int chair, bool after) const;
    /// Between whom that is, in words.
    Q_INVOKABLE QString betweenText(int table, int right) const;

signals:
    void changed();

private:
    const Ring* ring(int table) const;

    const NightRun& m_run;
    NightTables m_tables;
    NightPlates m_plates;
};

} // namespace cutcard
