// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/odds_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"

namespace cutcard {

static QString decimal(const DocumentFigure& figure, const Fraction& value)
{
    if (figure.places == 0)
        return Wording().amount(static_cast<Chips>(numerator(value)));
    const QString text = QString::fromStdString(decimalText(value, figure.places + 2));
    return figure.percent ? text + QStringLiteral("%") : text;
}

QString figureText(const DocumentFigure& figure)
{
    const auto handClass = handClassFromWord(figure.subject);
    const QString subject = handClass ? said(*handClass) : QString::fromStdString(figure.subject);
    return said("figure", figure.kind, {subject});
}

QString figureReason(const DocumentFigure& figure)
{
    if (figure.matches())
        return {};
    const QString explained = figure.explained ? decimal(figure, *figure.explained) : QString();
    return said("mismatch", figure.cause, {explained});
}

QString printedText(const DocumentFigure& figure)
{
    const QString text = QString::fromStdString(figure.printed);
    return figure.percent ? text + QStringLiteral("%") : text;
}

QString computedText(const DocumentFigure& figure)
{
    return decimal(figure, figure.computed);
}

QString percentText(const Fraction& share, int places)
{
    return QString::fromStdString(decimalText(share * 100, places)) + QStringLiteral("%");
}

QString signedText(const Fraction& value, int places)
{
    const QString text = QString::fromStdString(decimalText(value, places));
    return value > 0 ? QLatin1Char('+') + text : text;
}

} // namespace cutcard
