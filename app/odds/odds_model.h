// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/odds_results.h"
#include "app/panels/rows_model.h"

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
    bool operator==(const HandCell&) const = default;
};
/// A name with what stands beside it.
struct OddsLine {
    Q_GADGET
    SHOWN(QString, name);
    SHOWN(QString, value);
    bool operator==(const OddsLine&) const = default;
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
    bool operator==(const FigureLine&) const = default;
};
/// The games worked out in the background, one of them as a heat map, and the document's figures.
class OddsModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList games READ games CONSTANT)

public:
    explicit OddsModel(QObject* parent = nullptr);
    ~OddsModel() override;

    /// Begins to work everything out, unless that is done or going on.
    Q_INVOKABLE void compute();
    /// Ends what is going on; nothing is kept of it.
    Q_INVOKABLE void cancel() { m_cancelled = true; }

    TOLD(bool, busy, stateChanged) { return m_thread != nullptr; }
    TOLD(bool, ready, stateChanged) { return m_results != nullptr; }
    TOLD(double, progress, progressChanged) { return m_progress / 1000.0; }
    const std::shared_ptr<const OddsResults>& results() const { return m_results; }
    static QStringList games();
    SETTABLE(int, game, setGame, gameChanged) { return static_cast<int>(m_game); }
    void setGame(int game);
    PART(QAbstractItemModel, cells) { return &m_cells; }
    PART(QAbstractItemModel, summary) { return &m_summary; }
    SETTABLE(int, chosen, setChosen, chosenChanged) { return m_chosen; }
    void setChosen(int hand);
    TOLD(QString, chosenHand, chosenChanged)
    {
        return QString::fromStdString(StartingHand::fromIndex(m_chosen).text());
    }
    TOLD(QString, chosenAdvice, chosenChanged);
    PART(QAbstractItemModel, chosenLines) { return &m_chosenLines; }
    PART(QAbstractItemModel, figures) { return &m_figures; }
    SETTABLE(bool, mismatchesOnly, setMismatchesOnly, mismatchesOnlyChanged) { return m_mismatchesOnly; }
    void setMismatchesOnly(bool only);
    TOLD(QString, figuresNote, stateChanged);

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
