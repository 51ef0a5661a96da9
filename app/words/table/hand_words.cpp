// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/act_words.h"

#include "app/words/tr.h"

namespace cutcard {

constexpr std::array<const char*, 10> spokenHands{
    "high card", "a pair",     "two pair",       "three of a kind",  "a straight",
    "a flush",   "full house", "four of a kind", "a straight flush", "a royal flush",
};

// what is said at the table stays English
constexpr std::array<const char*, 13> spokenRanks{"two",  "three", "four", "five",  "six",  "seven", "eight",
                                                  "nine", "ten",   "jack", "queen", "king", "ace"};

static QString spokenRank(Rank rank, bool many)
{
    QString word = QString::fromUtf8(spokenRanks[static_cast<std::size_t>(rank)]);
    if (!many)
        return word;
    return word + (rank == Rank::Six ? QStringLiteral("es") : QStringLiteral("s"));
}

QString spokenHand(const Act& act)
{
    QString hand = QString::fromUtf8(spokenHands[static_cast<std::size_t>(act.hand)]);
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
    const QString hand = handClassText(act.hand);
    //: a hand and its ranks, such as "two pair (K, 4)"
    return ranks.isEmpty() ? hand : Words::tr("%1 (%2)").arg(hand, ranks.join(QStringLiteral(", ")));
}

} // namespace cutcard
