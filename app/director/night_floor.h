// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/pictures/night_picture.h"
#include "app/director/run/night_run.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// The room of a night as it is drawn: its tables, and everybody in it.
class NightFloor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the page")
    Q_PROPERTY(QAbstractItemModel* tables READ tables CONSTANT)
    Q_PROPERTY(QAbstractItemModel* plates READ plates CONSTANT)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)

public:
    /// The run has to outlive it.
    explicit NightFloor(const NightRun& run, QObject* parent = nullptr) : QObject(parent), m_run(run) {}

    QAbstractItemModel* tables() { return &m_tables; }
    QAbstractItemModel* plates() { return &m_plates; }
    /// How many wait to be seated.
    int waiting() const;
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
