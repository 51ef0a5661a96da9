// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/act_words.h"

#include "app/words/said.h"
#include "app/words/tr.h"

namespace cutcard {

static QString spokenRank(Rank rank, bool many)
{
    const QString word = said("spoken-rank", rank);
    if (!many)
        return word;
    return word + (rank == Rank::Six ? QStringLiteral("es") : QStringLiteral("s"));
}

QString spokenHand(const Act& act)
{
    const QString hand = said("spoken-hand", act.hand);
    if (act.ranks.empty())
        return hand;
    switch (act.hand) {
    case HandClass::HighCard:
        return spokenRank(act.ranks[0], false) + QStringLiteral(" high");
    case HandClass::OnePair:
        return hand + QStringLiteral(" of ") + spokenRank(act.ranks[0], true);
    case HandClass::TwoPair:
    case HandClass::FullHouse: {
        const QString joined = act.hand == HandClass::TwoPair ? QStringLiteral(" and ") : QStringLiteral(" over ");
        const QString first = hand + QStringLiteral(", ") + spokenRank(act.ranks[0], true);
        return act.ranks.size() < 2 ? first : first + joined + spokenRank(act.ranks[1], true);
    }
    case HandClass::ThreeOfAKind:
    case HandClass::FourOfAKind:
        return hand + QStringLiteral(", ") + spokenRank(act.ranks[0], true);
    default:
        return hand + QStringLiteral(", ") + spokenRank(act.ranks[0], false) + QStringLiteral(" high");
    }
}

QString namedHandText(const Act& act)
{
    const QStringList ranks =
        textsOf(act.ranks, [&](const Rank rank) { return QString(QLatin1Char(rankLetter(rank))); });
    const QString hand = said(act.hand);
    //: a hand and its ranks, such as "two pair (K, 4)"
    return ranks.isEmpty() ? hand : Words::tr("%1 (%2)").arg(hand, ranks.join(QStringLiteral(", ")));
}

} // namespace cutcard
