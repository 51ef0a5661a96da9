// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/banked_words.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"

namespace cutcard {

QString boardCardsText(int mask)
{
    QStringList cards;
    for (int i = 0; i < 5; ++i) {
        if ((mask >> i & 1) != 0)
            cards.append(QString::number(i + 1));
    }
    return cards.isEmpty() ? Words::tr("none") : cards.join(QStringLiteral(", "));
}

QString circleText(Circle circle, GameId game)
{
    return said(faceOf(game).circleNames, circle);
}

QString wagersText(const Wagers& wagers, const Wording& wording)
{
    const auto part = [&](Circle circle) {
        return circleText(circle, wording.game) + QLatin1Char(' ') + wording.amount(wagers.at(circle));
    };
    const auto holds = [&](Circle circle) { return wagers.at(circle) > 0; };
    return textsOf(valuesOf<Circle>(), part, holds).join(QStringLiteral(", "));
}

QString wagerDecisionText(const Decision& decision, const QString& name, const Wording& wording)
{
    const QString wagers = wagersText(decision.wagers, wording);
    if (name.isEmpty())
        return wagers.isEmpty() ? Words::tr("(no wager)") : wagers;
    return wagers.isEmpty() ? Words::tr("%1 sits this round out").arg(name)
                            //: a player, and a list of wagers
                            : Words::tr("%1 wagers: %2").arg(name, wagers);
}

} // namespace cutcard
