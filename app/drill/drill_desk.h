// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/pay_drill.h"
#endif

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// The place of somebody who practises paying the bonus: layouts come up, amounts are typed, each is marked.
class DrillDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY changed)
    // what the drill is to be
    Q_PROPERTY(QStringList tableNames READ tableNames NOTIFY changed)
    Q_PROPERTY(QStringList spotNames READ spotNames CONSTANT)
    Q_PROPERTY(QStringList timeNames READ timeNames CONSTANT)
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed)
    Q_PROPERTY(int spots READ spots WRITE setSpots NOTIFY changed)
    Q_PROPERTY(int time READ time WRITE setTime NOTIFY changed)
    Q_PROPERTY(QString posted READ posted NOTIFY changed)
    // the layout
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY ticked)
    Q_PROPERTY(QVariantList board READ board NOTIFY laidOut)
    Q_PROPERTY(QVariantList layout READ layout NOTIFY laidOut)
    Q_PROPERTY(bool marked READ marked NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    // the result
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed)
    Q_PROPERTY(QVariantList scoreRows READ scoreRows NOTIFY changed)

public:
    enum Page : int { Choosing, Paying, Result };
    Q_ENUM(Page)

    explicit DrillDesk(QObject* parent = nullptr);

    Page page() const { return m_page; }
    QStringList tableNames() const;
    QStringList spotNames() const;
    QStringList timeNames() const;
    int table() const { return m_table; }
    void setTable(int index);
    int spots() const { return m_spots; }
    void setSpots(int index);
    int time() const { return m_time; }
    void setTime(int index);
    QString posted() const;
    QString place() const;
    QString clock() const;
    QVariantList board() const;
    QVariantList layout() const;
    bool marked() const { return m_marked; }
    QString message() const { return m_message; }
    QString scoreText() const;
    QVariantList scoreRows() const;

    /// The drill's cards and wagers begin with this seed; otherwise with one of its own.
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// Adds the tables of a pay table file to those to choose from; an error message if that is not to be.
    Q_INVOKABLE QString addTables(const QString& file);
    Q_INVOKABLE void askTables() { emit tablesAsked(); }

    Q_INVOKABLE void start();
    /// What is typed at a spot, counted from 0.
    Q_INVOKABLE void type(int spot, const QString& text);
    /// Marks what was typed, or says what is wrong with it.
    Q_INVOKABLE void mark();
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void finish();
    Q_INVOKABLE void again();
    /// How the drill went, by which table and in how many seconds.
    const DrillScore& score() const { return m_score; }
    QString tableName() const { return QString::fromStdString(chosen().name); }
    int secondsInAll() const { return m_secondsInAll; }
    /// A second has passed.
    void tick();

signals:
    void changed();
    void laidOut();
    void ticked();
    /// A pay table file is wanted to choose from.
    void tablesAsked();
    /// A drill of at least one layout has ended.
    void finished();

private:
    const PayTable& chosen() const { return m_tables[static_cast<std::size_t>(m_table)]; }
    int secondsGiven() const;
    void layOut();
    void book(const std::vector<Chips>& paid);

    std::vector<PayTable> m_tables = printedPayTables();
    Page m_page = Choosing;
    int m_table = 2; ///< CH1
    int m_spots = 0;
    int m_time = 0;
    std::uint64_t m_seed = 0;
    int m_number = 0;
    int m_seconds = 0;
    int m_secondsInAll = 0;
    bool m_marked = false;
    DrillLayout m_layout;
    QStringList m_typed;
    std::vector<Chips> m_paid;
    QString m_message;
    DrillScore m_score;
    QTimer m_timer;
};

} // namespace cutcard
