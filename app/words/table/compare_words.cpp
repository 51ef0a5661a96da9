// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/compare_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"

namespace cutcard {

static QString termText(const Term& term, bool first, const Wording& wording)
{
    const Chips count = std::abs(term.count);
    const QString amount = wording.amount(term.each);
    const QString product = count == 1 ? amount : QStringLiteral("%1 × %2").arg(count).arg(amount);
    if (first)
        return term.count < 0 ? QStringLiteral("−%1").arg(product) : product;
    return (term.count < 0 ? QStringLiteral(" − %1") : QStringLiteral(" + %1")).arg(product);
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
    const QString text = said("line", line.code, {wording.seats(line.seats), potText(std::max(0, line.pot))});
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
