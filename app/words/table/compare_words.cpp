// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/compare_words.h"

#include "app/words/table/act_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>

namespace cutcard {

/// What each line says, in the order of LineCode; %1 is whom it concerns, %2 the pot.
constexpr std::array<const char*, static_cast<std::size_t>(LineCode::ChipsGrown) + 1> lineTexts{
    QT_TRANSLATE_NOOP("Words", "%1 posts"),
    QT_TRANSLATE_NOOP("Words", "%1 calls"),
    QT_TRANSLATE_NOOP("Words", "%1 calls for less, all-in"),
    //: a player; an amount follows in the next column
    QT_TRANSLATE_NOOP("Words", "%1 makes it"),
    QT_TRANSLATE_NOOP("Words", "%1 goes all-in, less than a raise"),
    QT_TRANSLATE_NOOP("Words", "Callers have to pay the proper raise"),
    QT_TRANSLATE_NOOP("Words", "%1 raises by the same amount, on top of the higher bet"),
    //: a player; two amounts follow in the next column
    QT_TRANSLATE_NOOP("Words", "%1 draws ODC; chips missing"),
    QT_TRANSLATE_NOOP("Words", "%1 has only the chips and the loan"),
    QT_TRANSLATE_NOOP("Words", "%1 matches the bet"),
    QT_TRANSLATE_NOOP("Words", "%1 folds and leaves"),
    QT_TRANSLATE_NOOP("Words", "Not called, back to %1"),
    //: the players who can win a pot, and the pot
    QT_TRANSLATE_NOOP("Words", "%2, for %1"),
    //: the players who can win a pot, and the pot
    QT_TRANSLATE_NOOP("Words", "%2, for %1"),
    QT_TRANSLATE_NOOP("Words", "All pots"),
    //: the winner of a pot, and the pot
    QT_TRANSLATE_NOOP("Words", "%2 to %1"),
    //: the winners of a pot, and the pot
    QT_TRANSLATE_NOOP("Words", "%2 split by %1"),
    QT_TRANSLATE_NOOP("Words", "Odd chips to %1"),
    QT_TRANSLATE_NOOP("Words", "Odd chips to the next hand"),
    //: a player; an amount follows in the next column
    QT_TRANSLATE_NOOP("Words", "%1 has"),
    QT_TRANSLATE_NOOP("Words", "%1 pays the loan back and has"),
    QT_TRANSLATE_NOOP("Words", "%1 loses the loan; lent chips stay in play"),
    QT_TRANSLATE_NOOP("Words", "%1 is eliminated"),
    QT_TRANSLATE_NOOP("Words", "Chips in play"),
    QT_TRANSLATE_NOOP("Words", "Chips in play, including lost loans"),
};

static QString termText(const Term& term, bool first, const Wording& wording)
{
    const Chips count = std::abs(term.count);
    const QString amount = wording.amount(term.each);
    const QString product = count == 1 ? amount : QStringLiteral("%1 × %2").arg(count).arg(amount);
    if (first)
        return term.count < 0 ? QStringLiteral("−%1").arg(product) : product;
    return (term.count < 0 ? QStringLiteral(" − %1") : QStringLiteral(" + %1")).arg(product);
}

QString regimeText(Regime regime)
{
    static constexpr KeyedTexts<Regime, 4> texts({
        {Regime::TableStakes, QT_TRANSLATE_NOOP("Words", "Side pots by table stakes")},
        {Regime::League, QT_TRANSLATE_NOOP("Words", "League, 3.7.3 and 3.7.5")},
        {Regime::Odc, QT_TRANSLATE_NOOP("Words", "Tennessee: ODC, one pot")},
        {Regime::NoOdc, QT_TRANSLATE_NOOP("Words", "Tennessee without ODC")},
    });
    return Words::tr(texts.of(regime).text);
}

QString sumText(const ArithmeticLine& line, const Wording& wording)
{
    QString sum;
    for (const Term& term : line.terms) {
        // what adds nothing says nothing
        if (term.count != 0 && term.each != 0)
            sum += termText(term, sum.isEmpty(), wording);
    }
    return sum;
}

QString lineText(const ArithmeticLine& line, const Wording& wording)
{
    QString text = QCoreApplication::translate("Words", lineTexts[static_cast<std::size_t>(line.code)]);
    text.replace(QLatin1String("%2"), potText(std::max(0, line.pot)));
    text.replace(QLatin1String("%1"), wording.seats(line.seats));
    const QString sum = sumText(line, wording);
    const auto terms =
        std::ranges::count_if(line.terms, [](const Term& term) { return term.count != 0 && term.each != 0; });
    if (sum.isEmpty())
        return line.result == 0 ? text : QStringLiteral("%1: %2").arg(text, wording.amount(line.result));
    if (terms == 1 && sum == wording.amount(line.result))
        return QStringLiteral("%1: %2").arg(text, sum);
    return QStringLiteral("%1: %2 = %3").arg(text, sum, wording.amount(line.result));
}

} // namespace cutcard
