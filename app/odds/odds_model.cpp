// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/odds_model.h"

#include "app/words/training/odds_words.h"
#include "core/odds/bonus_odds.h"

#include <QThread>

#include <cmath>

namespace cutcard {

/// With the sign that typography has for what is below nothing.
static QString withMinus(QString text)
{
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

OddsModel::OddsModel(QObject* parent) : QObject(parent)
{
    showGame();
}

OddsModel::~OddsModel()
{
    if (m_thread == nullptr)
        return;
    m_cancelled = true;
    m_thread->wait();
    delete m_thread;
}

void OddsModel::compute()
{
    if (busy() || ready())
        return;
    m_cancelled = false;
    m_progress = 0;
    // what the thread has to tell is told in this object's own thread
    auto made = std::make_shared<std::shared_ptr<const OddsResults>>();
    m_thread = QThread::create([this, made] {
        *made = OddsResults::compute([this](int perMille) {
            QMetaObject::invokeMethod(
                this,
                [this, perMille] {
                    m_progress = perMille;
                    emit progressChanged();
                },
                Qt::QueuedConnection);
            return !m_cancelled;
        });
    });
    connect(m_thread, &QThread::finished, this, [this, made] { finish(*made); });
    m_thread->start();
    emit progressChanged();
    emit stateChanged();
}

void OddsModel::finish(std::shared_ptr<const OddsResults> results)
{
    m_thread->wait();
    m_thread->deleteLater();
    m_thread = nullptr;
    m_results = std::move(results);
    showGame();
    showFigures();
    emit stateChanged();
}

QStringList OddsModel::games()
{
    return {tr("After the flop, 0/1×/2×"), tr("After the flop, 0/1×"), tr("Versions One and Two, player's side"),
            tr("Version One, dealer's side")};
}

void OddsModel::setGame(int game)
{
    if (game == this->game() || game < 0 || game >= oddsGameCount)
        return;
    m_game = static_cast<OddsGame>(game);
    showGame();
    emit gameChanged();
}

void OddsModel::setChosen(int hand)
{
    if (hand == m_chosen || hand < 0 || hand >= startingHandCount)
        return;
    m_chosen = hand;
    showChosen();
}

QString OddsModel::chosenAdvice() const
{
    if (!ready())
        return {};
    const StartingHand hand = StartingHand::fromIndex(m_chosen);
    const bool givenUp = givesUp(*m_results, m_game, hand);
    switch (m_game) {
    case OddsGame::AfterFlopOnce:
    case OddsGame::AfterFlopTwice:
        return givenUp ? tr("Fold") : tr("Play; raise after the flop whenever more runouts win than lose");
    case OddsGame::PlayersSide:
        return givenUp ? tr("Fold") : tr("Play; raise against every dealer's hand that is behind");
    case OddsGame::DealersSide:
        return givenUp ? tr("When the player shows this: forfeit")
                       : tr("When the player shows this: play; raise if the dealer's hand is ahead");
    }
    return {};
}

void OddsModel::setMismatchesOnly(bool only)
{
    if (only == m_mismatchesOnly)
        return;
    m_mismatchesOnly = only;
    showFigures();
    emit mismatchesOnlyChanged();
}

QString OddsModel::figuresNote() const
{
    if (!ready())
        return {};
    const auto wrong = std::count_if(m_results->figures.begin(), m_results->figures.end(),
                                     [](const DocumentFigure& figure) { return !figure.matches(); });
    return tr("%1 of %2 printed figures differ from the exact ones").arg(wrong).arg(m_results->figures.size());
}

void OddsModel::showGame()
{
    std::vector<HandCell> cells;
    std::vector<OddsLine> lines;
    cells.reserve(startingHandCount);
    double greatest = 0;
    for (int i = 0; ready() && i < startingHandCount; ++i)
        greatest = std::max(greatest, std::abs(approximate(handValue(*m_results, m_game, StartingHand::fromIndex(i)))));
    for (int i = 0; i < startingHandCount; ++i) {
        const StartingHand hand = StartingHand::fromIndex(i);
        HandCell cell{.hand = QString::fromStdString(hand.text()), .value = {}};
        if (ready()) {
            const Fraction value = handValue(*m_results, m_game, hand);
            // the root keeps small values apart, of which there are most
            const double share = std::sqrt(std::abs(approximate(value)) / greatest);
            cell.value = withMinus(signedText(value, 2)); // three decimals do not fit into a square
            cell.heat = value < 0 ? -share : share;
            cell.givenUp = givesUp(*m_results, m_game, hand);
        }
        cells.push_back(std::move(cell));
    }
    const auto add = [&](const QString& name, const QString& value) { lines.push_back({name, withMinus(value)}); };
    if (ready()) {
        const Fraction value = gameValue(*m_results, m_game);
        const Fraction average = averageBet(*m_results, m_game);
        add(tr("Value in %1").arg(bonusCards(m_game) == 7 ? tr("antes") : tr("blinds")), signedText(value, 12));
        add(tr("As a fraction"), QString::fromStdString(fractionText(value)));
        add(tr("Raises"), percentText(gameRaises(*m_results, m_game), 4));
        add(tr("Average bet with the bonus"), QString::fromStdString(decimalText(average, 6)));
        for (const PayTable& table : printedPayTables()) {
            if (table.cards != bonusCards(m_game))
                continue;
            const Fraction edge = bonusOdds(table).edge() - value;
            add(tr("House edge with table %1").arg(QString::fromStdString(table.name)),
                tr("%1, %2 of the average bet").arg(percentText(edge, 2), percentText(edge / average, 2)));
        }
    }
    m_cells.setRows(std::move(cells));
    m_summary.setRows(std::move(lines));
    showChosen();
}

void OddsModel::showChosen()
{
    std::vector<OddsLine> lines;
    const auto add = [&](const QString& name, const QString& value) { lines.push_back({name, withMinus(value)}); };
    if (ready()) {
        const StartingHand hand = StartingHand::fromIndex(m_chosen);
        const Fraction value = handValue(*m_results, m_game, hand);
        add(tr("Value"), signedText(value, 12));
        add(tr("As a fraction"), QString::fromStdString(fractionText(value)));
        add(bonusCards(m_game) == 7 ? tr("Raised, of all flops") : tr("Raised, of all dealer's hands"),
            percentText(raiseShare(*m_results, m_game, hand), 4));
        add(tr("Dealt"), tr("%1 of 1,326 hands").arg(hand.combinations()));
    }
    m_chosenLines.setRows(std::move(lines));
    emit chosenChanged();
}

void OddsModel::showFigures()
{
    std::vector<FigureLine> lines;
    int position = 0;
    for (std::size_t i = 0; ready() && i < m_results->figures.size(); ++i, ++position) {
        const DocumentFigure& figure = m_results->figures[i];
        if (m_mismatchesOnly && figure.matches())
            continue;
        lines.push_back({.name = figureText(figure),
                         .printed = withMinus(printedText(figure)),
                         .computed = withMinus(computedText(figure)),
                         .reason = figureReason(figure),
                         .matches = figure.matches(),
                         .position = position});
    }
    m_figures.setRows(std::move(lines));
}

} // namespace cutcard
