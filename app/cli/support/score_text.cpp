// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/score_text.h"

#include "app/words/said.h"
#include "app/words/table/result_words.h"
#include "app/words/tr.h"

namespace cutcard::cli {

/// Points with one decimal if thirds make that necessary.
static QString points(int parts, int partsPerPoint)
{
    if (parts % partsPerPoint == 0)
        return QString::number(parts / partsPerPoint);
    return QString::number(static_cast<double>(parts) / partsPerPoint, 'f', 1);
}

QString scoreRow(const QString& name, const Tally& tally, std::optional<int> percent, int partsPerPoint)
{
    const QString share = percent ? QStringLiteral("%1 %").arg(*percent) : QStringLiteral("-");
    return QStringLiteral("%1 %2 %3 %4 %5\n")
        .arg(name, -20)
        .arg(points(tally.earned, partsPerPoint), 8)
        .arg(points(tally.possible, partsPerPoint), 8)
        .arg(share, 7)
        .arg(tally.faults, 7);
}

QString scoreText(const Score& score, bool finished)
{
    const int parts = score.scale().correctedDenominator;
    QString text = QStringLiteral("%1 %2 %3 %4 %5\n")
                       .arg(Words::tr("Competency"), -20)
                       //: heading of a column: points
                       .arg(Words::tr("earned"), 8)
                       //: heading of a column: points that could be earned
                       .arg(Words::tr("of"), 8)
                       //: heading of a column: percentage
                       .arg(Words::tr("share"), 7)
                       .arg(Words::tr("faults"), 7);
    for (const Competency competency : valuesOf<Competency>()) {
        const Tally& tally = score.tally(competency);
        if (tally.possible > 0 || tally.faults > 0)
            text += scoreRow(said(competency), tally, score.percent(competency), parts);
    }
    text += scoreRow(Words::tr("Total"), score.total(), score.overall(), parts);
    text += criticalText(score) + QLatin1Char('\n');
    for (const Habit& habit : score.badHabits())
        text += habitText(habit) + QLatin1Char('\n');
    for (const Habit& habit : score.mendedHabits())
        text += mendedText(habit) + QLatin1Char('\n');
    return text + outcomeText(score, finished) + QLatin1Char('\n');
}

} // namespace cutcard::cli
