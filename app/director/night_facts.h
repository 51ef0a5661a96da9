// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/pictures/night_clock.h"
#include "app/director/run/night_run.h"

namespace cutcard {

/// The director's book: results, moves, offences and every chip.
struct NightBookPicture {
    Q_GADGET
    QML_ANONYMOUS
public:
    SHOWN(QVariantList, results);
    SHOWN(QVariantList, moves);
    SHOWN(QVariantList, offences);
    SHOWN(QString, ledger);
};

/// What stands beside the room of a night: its name and clock, who waits, what is owed, and the book.
class NightFacts : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(cutcard::NightClockPicture clock READ clock NOTIFY ticked)
    Q_PROPERTY(cutcard::NightBookPicture book READ book NOTIFY changed)

public:
    /// The run has to outlive them.
    explicit NightFacts(const NightRun& run, QObject* parent = nullptr) : QObject(parent), m_run(run) {}

    KEPT(QString, title, changed);
    KEPT(QString, stateText, ticked);
    KEPT(QString, briefStateText, ticked);
    const NightClockPicture& clock() const { return m_clock; }
    /// What waits for the director, the longest on top.
    KEPT(QVariantList, queue, ticked);
    /// What is owed, line by line, where it is said: in words, and as it is.
    PART(QAbstractItemModel, owed) { return &m_owed; }
    const std::vector<NightOwedPicture>& owedLines() const { return m_owed.rows(); }
    const std::vector<SaidDuty>& said() const { return m_said; }
    const NightBookPicture& book() const { return m_book; }

    /// Takes all of it from the run, and what is picked of what waits.
    void show(const NightSelection& picked);
    /// The time has gone on, and nothing else.
    void tick(const NightSelection& picked);

signals:
    void changed();
    void ticked();

private:
    const NightRun& m_run;
    NightClockPicture m_clock;
    std::vector<SaidDuty> m_said;
    GadgetRows<NightOwedPicture> m_owed;
    NightBookPicture m_book;
};

} // namespace cutcard
