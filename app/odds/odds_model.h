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
    int index = 0;
    QString hand;
    QString value;   ///< short, for the square
    double heat = 0; ///< -1 to 1, the colour's strength
    bool givenUp = false;
};
struct HandCellTraits {
    static int key(const HandCell& cell) { return cell.index; }
    static const std::vector<RowRole<HandCell>>& roles();
};

/// A name with what stands beside it.
struct OddsLine {
    int position = 0;
    QString name;
    QString value;
};
struct OddsLineTraits {
    static int key(const OddsLine& line) { return line.position; }
    static const std::vector<RowRole<OddsLine>>& roles();
};

/// A figure of the document beside the exact one.
struct FigureLine {
    int position = 0;
    QString name;
    QString printed;
    QString computed;
    QString reason;
    bool matches = true;
};
struct FigureLineTraits {
    static int key(const FigureLine& line) { return line.position; }
    static const std::vector<RowRole<FigureLine>>& roles();
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
    Q_INVOKABLE void cancel();

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
    QString chosenHand() const;
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
    RowsModel<HandCell, HandCellTraits> m_cells;
    RowsModel<OddsLine, OddsLineTraits> m_summary;
    RowsModel<OddsLine, OddsLineTraits> m_chosenLines;
    RowsModel<FigureLine, FigureLineTraits> m_figures;
};

} // namespace cutcard
