// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/odds_report.h"

#include "app/odds/odds_model.h"
#include "app/reports/pdf.h"
#include "app/words/odds_words.h"
#include "core/odds/bonus_odds.h"

#include <QColor>
#include <QCoreApplication>

#include <cmath>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("report", text);
}

/// A field of a CSV line.
QString field(QString text)
{
    if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n')))
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString line(QStringList fields)
{
    for (QString& each : fields)
        each = field(each);
    return fields.join(QLatin1Char(',')) + QLatin1String("\r\n");
}

QString decimal(const Fraction& value)
{
    return QString::fromStdString(decimalText(value, 12));
}

/// Paper's colour for what a hand is worth, as on the screen.
QString colourOf(double value, double greatest)
{
    const double weight = std::sqrt(std::abs(value) / greatest);
    const QColor end(value < 0 ? "#8fb5ea" : "#6cc79b");
    const auto mixed = [&](int part) { return 255 + static_cast<int>((part - 255) * weight); };
    return QColor(mixed(end.red()), mixed(end.green()), mixed(end.blue())).name();
}

QString heatMap(const OddsResults& results, OddsGame game)
{
    double greatest = 0;
    for (int i = 0; i < startingHandCount; ++i)
        greatest = std::max(greatest, std::abs(approximate(handValue(results, game, StartingHand::fromIndex(i)))));
    QString html = QStringLiteral("<table cellspacing='1' cellpadding='2' width='100%'>");
    for (int i = 0; i < startingHandCount; ++i) {
        const StartingHand hand = StartingHand::fromIndex(i);
        const Fraction value = handValue(results, game, hand);
        const QString name = QString::fromStdString(hand.text());
        html += hand.column() == 0 ? QStringLiteral("<tr>") : QString();
        html +=
            QStringLiteral("<td bgcolor='%1' align='center' style='font-size: 7pt'><b>%2</b><br/>%3</td>")
                .arg(colourOf(approximate(value), greatest),
                     givesUp(results, game, hand) ? QStringLiteral("<u>%1</u>").arg(name) : name, signedText(value, 2));
        html += hand.column() == rankCount - 1 ? QStringLiteral("</tr>") : QString();
    }
    return html + QStringLiteral("</table>");
}

QString gameHtml(const OddsResults& results, OddsGame game)
{
    const Fraction value = gameValue(results, game);
    const Fraction average = averageBet(results, game);
    QString html = QStringLiteral("<h2>%1</h2><p>").arg(OddsModel::games().at(static_cast<int>(game)));
    html += words(QT_TRANSLATE_NOOP("report", "Value %1 = %2; raises %3; average bet %4"))
                .arg(signedText(value, 12), QString::fromStdString(fractionText(value)),
                     percentText(gameRaises(results, game), 6), QString::fromStdString(decimalText(average, 6)));
    html += QStringLiteral("</p><p>");
    for (const PayTable& table : printedPayTables()) {
        if (table.cards != bonusCards(game))
            continue;
        const Fraction edge = bonusOdds(table).edge() - value;
        html +=
            words(QT_TRANSLATE_NOOP("report", "With bonus table %1: house edge %2 of one unit, %3 of the average bet"))
                .arg(QString::fromStdString(table.name), percentText(edge, 4), percentText(edge / average, 4))
            + QStringLiteral("<br/>");
    }
    return html + QStringLiteral("</p>") + heatMap(results, game);
}

QString bonusHtml()
{
    QString html = QStringLiteral("<h2>%1</h2><table cellpadding='3' width='100%'>")
                       .arg(words(QT_TRANSLATE_NOOP("report", "Bonus pay tables")));
    html += QStringLiteral("<tr><td><b>%1</b></td><td><b>%2</b></td><td><b>%3</b></td><td><b>%4</b></td></tr>")
                .arg(words(QT_TRANSLATE_NOOP("report", "Table")), words(QT_TRANSLATE_NOOP("report", "House edge")),
                     words(QT_TRANSLATE_NOOP("report", "Hit frequency")), words(QT_TRANSLATE_NOOP("report", "Paid")));
    for (const PayTable& table : printedPayTables()) {
        const BonusOdds odds = bonusOdds(table);
        html += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td></tr>")
                    .arg(QString::fromStdString(table.name), percentText(odds.edge(), 6), percentText(odds.hit(), 6),
                         percentText(odds.paid(), 6));
    }
    return html + QStringLiteral("</table>");
}

QString figuresHtml(const OddsResults& results)
{
    QString html = QStringLiteral("<h2>%1</h2><table cellpadding='3' width='100%'>")
                       .arg(words(QT_TRANSLATE_NOOP("report", "Figures of the document and the exact ones")));
    for (const DocumentFigure& figure : results.figures) {
        QString name = figureText(figure).toHtmlEscaped();
        if (!figure.matches())
            name = QStringLiteral("<b>≠ %1</b><br/><i>%2</i>").arg(name, figureReason(figure).toHtmlEscaped());
        html += QStringLiteral("<tr><td width='60%'>%1</td><td width='20%' align='right'>%2</td><td width='20%' "
                               "align='right'>%3</td></tr>")
                    .arg(name, printedText(figure), computedText(figure));
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString handsCsv(const OddsResults& results)
{
    QStringList heading{QStringLiteral("hand"), QStringLiteral("combinations")};
    for (const char* game : {"after-flop-2x", "after-flop-1x", "player-side", "dealer-side"}) {
        const QString name = QString::fromLatin1(game);
        heading << name + QLatin1String("-value") << name + QLatin1String("-raises") << name + QLatin1String("-play");
    }
    QString text = line(heading);
    for (int i = 0; i < startingHandCount; ++i) {
        const StartingHand hand = StartingHand::fromIndex(i);
        QStringList fields{QString::fromStdString(hand.text()), QString::number(hand.combinations())};
        for (int game = 0; game < oddsGameCount; ++game) {
            const auto which = static_cast<OddsGame>(game);
            fields << decimal(handValue(results, which, hand)) << decimal(raiseShare(results, which, hand))
                   << (givesUp(results, which, hand) ? QStringLiteral("no") : QStringLiteral("yes"));
        }
        text += line(fields);
    }
    return text;
}

QString figuresCsv(const OddsResults& results)
{
    QString text = line({QStringLiteral("figure"), QStringLiteral("subject"), QStringLiteral("printed"),
                         QStringLiteral("computed"), QStringLiteral("percent"), QStringLiteral("match"),
                         QStringLiteral("cause"), QStringLiteral("reason")});
    for (const DocumentFigure& figure : results.figures) {
        const std::string kind(figureKindWord(figure.kind));
        const std::string cause(mismatchCauseWord(figure.cause));
        text += line({QString::fromStdString(kind), QString::fromStdString(figure.subject),
                      QString::fromStdString(figure.printed), decimal(figure.computed),
                      figure.percent ? QStringLiteral("yes") : QStringLiteral("no"),
                      figure.matches() ? QStringLiteral("yes") : QStringLiteral("no"), QString::fromStdString(cause),
                      figureReason(figure)});
    }
    return text;
}

Result<Done> writeOddsPdf(const OddsResults& results, const QString& file)
{
    const QString title = words(QT_TRANSLATE_NOOP("report", "Champion Poker worked out"));
    QString html = QStringLiteral("<h1>%1</h1>").arg(title) + bonusHtml() + figuresHtml(results);
    for (int game = 0; game < oddsGameCount; ++game)
        html += QStringLiteral("<p style='page-break-before: always'></p>")
                + gameHtml(results, static_cast<OddsGame>(game));
    return writePdf(
        {.title = title, .html = {html}, .footer = words(QT_TRANSLATE_NOOP("report", "Cutcard odds · page %1 of %2"))},
        file);
}

} // namespace cutcard
