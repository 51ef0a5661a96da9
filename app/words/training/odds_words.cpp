// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/odds_words.h"

#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "app/words/wording.h"
#include "core/chips/pay_table.h"

#include <QCoreApplication>

namespace cutcard {

constexpr std::array<const char*, namedWords<FigureKind>.size()> kindTexts{
    QT_TRANSLATE_NOOP("Words", "Hands of seven cards"),
    QT_TRANSLATE_NOOP("Words", "Hands of five cards"),
    QT_TRANSLATE_NOOP("Words", "Five-card hands, with equivalent suits counted once"),
    QT_TRANSLATE_NOOP("Words", "Player hands for each board"),
    QT_TRANSLATE_NOOP("Words", "Dealer hands for each board and player hand"),
    QT_TRANSLATE_NOOP("Words", "A flop for each board"),
    QT_TRANSLATE_NOOP("Words", "Probability of %1"),
    QT_TRANSLATE_NOOP("Words", "Hit frequency, %1"),
    QT_TRANSLATE_NOOP("Words", "Hands per hit, %1"),
    QT_TRANSLATE_NOOP("Words", "Paid by table %1"),
    QT_TRANSLATE_NOOP("Words", "House edge, table %1"),
    QT_TRANSLATE_NOOP("Words", "Player's advantage with a 1× raise before the flop"),
    QT_TRANSLATE_NOOP("Words", "Average bets on hold'em with a 1× preflop raise"),
    QT_TRANSLATE_NOOP("Words", "Average bet with a 1× preflop raise and the bonus"),
    QT_TRANSLATE_NOOP("Words", "Overall edge with a 1× preflop raise, table %1"),
    QT_TRANSLATE_NOOP("Words", "Value of a 0, 1× or 2× raise after the flop"),
    QT_TRANSLATE_NOOP("Words", "House edge on the ante with 0/1×/2×"),
    QT_TRANSLATE_NOOP("Words", "Value of a 0 or 1× raise after the flop"),
    QT_TRANSLATE_NOOP("Words", "Value of a 0 or 1× raise, cited from an earlier analysis"),
    QT_TRANSLATE_NOOP("Words", "Raises, of all hole cards and flops"),
    QT_TRANSLATE_NOOP("Words", "Best starting hand, %1"),
    QT_TRANSLATE_NOOP("Words", "Worst starting hand, %1"),
    QT_TRANSLATE_NOOP("Words", "Average bet in antes"),
    QT_TRANSLATE_NOOP("Words", "Overall edge for each ante, table %1"),
    QT_TRANSLATE_NOOP("Words", "Overall edge on the average bet, table %1"),
};

constexpr std::array<const char*, namedWords<MismatchCause>.size()> causeTexts{
    "",
    QT_TRANSLATE_NOOP("Words", "Misprint: two digits are swapped."),
    QT_TRANSLATE_NOOP("Words", "Calculated from the misprinted payout, which gives %1."),
    QT_TRANSLATE_NOOP("Words", "The calculation beside it gives %1. The printed figure's source is unknown."),
    QT_TRANSLATE_NOOP("Words", "Hole cards and flop were merged into five-card hands, with one decision for different "
                               "situations. That gives %1."),
    QT_TRANSLATE_NOOP("Words", "Calculated from printed figures of merged hands, which give %1."),
    QT_TRANSLATE_NOOP("Words", "No cause could be found."),
};

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
    const QString subject = handClass ? handClassText(*handClass) : QString::fromStdString(figure.subject);
    const QString text = QCoreApplication::translate("Words", kindTexts[static_cast<std::size_t>(figure.kind)]);
    return text.contains(QLatin1String("%1")) ? text.arg(subject) : text;
}

QString figureReason(const DocumentFigure& figure)
{
    if (figure.matches())
        return {};
    const QString text = QCoreApplication::translate("Words", causeTexts[static_cast<std::size_t>(figure.cause)]);
    return figure.explained ? text.arg(decimal(figure, *figure.explained)) : text;
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
