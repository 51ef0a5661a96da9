// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/odds_results.h"
#include "app/panels/rows_model.h"

#include <QtQml/qqmlregistration.h>

#include <atomic>

class QThread;

namespace cutcard {

/// One of the 169 squares of the heat map.
struct HandCell {
    Q_GADGET
    SHOWN(QString, hand);
    SHOWN(QString, value); ///< short, for the square
    SHOWN(double, heat);   ///< -1 to 1, the colour's strength
    SHOWN(bool, givenUp);
};
/// A name with what stands beside it.
struct OddsLine {
    Q_GADGET
    SHOWN(QString, name);
    SHOWN(QString, value);
};
/// A figure of the document beside the exact one.
struct FigureLine {
    Q_GADGET
    SHOWN(QString, name);
    SHOWN(QString, printed);
    SHOWN(QString, computed);
    SHOWN(QString, reason);
    SHOWN(bool, matches, true);
    int position = 0; ///< among all of them
};
/// The games worked out in the background, one of them as a heat map, and the document's figures.
class OddsModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool busy READ busy NOTIFY stateChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY stateChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(QAbstractItemModel* cells READ cells CONSTANT)
    Q_PROPERTY(QAbstractItemModel* summary READ summary CONSTANT)
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenHand READ chosenHand NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenAdvice READ chosenAdvice NOTIFY chosenChanged)
    Q_PROPERTY(QAbstractItemModel* chosenLines READ chosenLines CONSTANT)
    Q_PROPERTY(QAbstractItemModel* figures READ figures CONSTANT)
    Q_PROPERTY(bool mismatchesOnly READ mismatchesOnly WRITE setMismatchesOnly NOTIFY mismatchesOnlyChanged)
    Q_PROPERTY(QString figuresNote READ figuresNote NOTIFY stateChanged)

public:
    explicit OddsModel(QObject* parent = nullptr);
    ~OddsModel() override;

    /// Begins to work everything out, unless that is done or going on.
    Q_INVOKABLE void compute();
    /// Ends what is going on; nothing is kept of it.
    Q_INVOKABLE void cancel() { m_cancelled = true; }

    bool busy() const { return m_thread != nullptr; }
    bool ready() const { return m_results != nullptr; }
    double progress() const { return m_progress / 1000.0; }
    const std::shared_ptr<const OddsResults>& results() const { return m_results; }
    static QStringList games();
    int game() const { return static_cast<int>(m_game); }
    void setGame(int game);
    QAbstractItemModel* cells() { return &m_cells; }
    QAbstractItemModel* summary() { return &m_summary; }
    int chosen() const { return m_chosen; }
    void setChosen(int hand);
    QString chosenHand() const { return QString::fromStdString(StartingHand::fromIndex(m_chosen).text()); }
    QString chosenAdvice() const;
    QAbstractItemModel* chosenLines() { return &m_chosenLines; }
    QAbstractItemModel* figures() { return &m_figures; }
    bool mismatchesOnly() const { return m_mismatchesOnly; }
    void setMismatchesOnly(bool only);
    QString figuresNote() const;

signals:
    void stateChanged();
    void progressChanged();
    void gameChanged();
    void chosenChanged();
    void mismatchesOnlyChanged();

private:
    void finish(std::shared_ptr<const OddsResults> results);
    void showGame();
    void showChosen();
    void showFigures();

    std::shared_ptr<const OddsResults> m_results;
    QThread* m_thread = nullptr;
    std::atomic<bool> m_cancelled = false;
    int m_progress = 0;
    OddsGame m_game = OddsGame::AfterFlopTwice;
    int m_chosen = 0;
    bool m_mismatchesOnly = false;
    GadgetRows<HandCell> m_cells;
    GadgetRows<OddsLine> m_summary;
    GadgetRows<OddsLine> m_chosenLines;
    GadgetRows<FigureLine, &FigureLine::position> m_figures;
};

} // namespace cutcard
