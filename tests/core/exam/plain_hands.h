// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the hands that a question shows, once as the table does and once by plain counting.
#pragma once

#include "core/cards/hand_value.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <map>
#include <vector>

namespace cutcard::plain {

/// One hand of a question, with the cards of the board that it may use.
struct ShownHand {
    QString name;
    std::vector<Card> cards;
};

inline std::vector<Card> cardsIn(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("(10|[2-9JQKA])([\u2663\u2666\u2665\u2660])"));
    static const QString suits = QStringLiteral("\u2663\u2666\u2665\u2660");
    static const QString letters = QStringLiteral("cdhs");
    std::vector<Card> cards;
    auto match = form.globalMatch(text);
    while (match.hasNext()) {
        const auto found = match.next();
        const QString rank = found.captured(1) == QLatin1String("10") ? QStringLiteral("T") : found.captured(1);
        const QString card = rank + letters[suits.indexOf(found.captured(2))];
        cards.push_back(Card::fromText(card.toStdString()).value());
    }
    return cards;
}

/// The hands of a question of the form "Board … . Seat 1: … . Seat 4: … ."; none if it shows no board.
///
/// Where the board is a launch, a turn and a river, a hand of five cards uses the launch, one of four the turn too.
inline std::vector<ShownHand> handsIn(const QString& question)
{
    std::vector<Card> board;
    std::vector<ShownHand> hands;
    bool riverboat = false;
    const QStringList parts = question.split(QStringLiteral(". "));
    for (const QString& part : parts) {
        if (part.startsWith(QLatin1String("Board ")) || part.startsWith(QLatin1String("Launch "))) {
            riverboat = part.startsWith(QLatin1String("Launch "));
            board = cardsIn(part);
        } else if (!board.empty() && part.contains(QLatin1String(": "))) {
            ShownHand hand{part.section(QLatin1Char(':'), 0, 0), cardsIn(part)};
            const std::size_t usable = riverboat ? 7 - hand.cards.size() : board.size();
            hand.cards.insert(hand.cards.end(), board.begin(), board.begin() + static_cast<std::ptrdiff_t>(usable));
            hands.push_back(hand);
        }
    }
    return hands;
}

/// A value that orders hands: the class, then the ranks that decide, by the table's own reading.
inline std::vector<int> valueByTheTable(const std::vector<Card>& cards)
{
    return {static_cast<int>(evaluate(cards).strength())};
}

/// The same for five cards, by counting ranks.
inline std::vector<int> valueOfFive(const std::vector<Card>& five)
{
    std::map<int, int> counts;
    bool flush = true;
    for (const Card card : five) {
        ++counts[static_cast<int>(card.rank()) + 2];
        flush = flush && card.suit() == five.front().suit();
    }
    std::vector<std::pair<int, int>> groups; // count, rank
    for (const auto& [rank, count] : counts)
        groups.emplace_back(count, rank);
    std::ranges::sort(groups, std::greater{});
    std::vector<int> ranks;
    for (const auto& [count, rank] : groups)
        ranks.push_back(rank);
    bool straight = groups.size() == 5 && ranks.front() - ranks.back() == 4;
    if (ranks == std::vector<int>{14, 5, 4, 3, 2}) {
        straight = true;
        ranks = {5, 4, 3, 2, 1};
    }
    const auto kinds = [&](int most, int next) {
        return groups.front().first == most && (next == 0 || groups[1].first == next);
    };
    const int category = straight && flush ? 8
                         : kinds(4, 0)     ? 7
                         : kinds(3, 2)     ? 6
                         : flush           ? 5
                         : straight        ? 4
                         : kinds(3, 0)     ? 3
                         : kinds(2, 2)     ? 2
                         : kinds(2, 0)     ? 1
                                           : 0;
    ranks.insert(ranks.begin(), category);
    return ranks;
}

/// The best five, found by trying every five.
inline std::vector<int> valueByCounting(const std::vector<Card>& cards)
{
    std::vector<int> best;
    for (unsigned chosen = 0; chosen < (1U << cards.size()); ++chosen) {
        std::vector<Card> five;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (((chosen >> i) & 1U) != 0)
                five.push_back(cards[i]);
        }
        if (five.size() == 5)
            best = std::max(best, valueOfFive(five));
    }
    return best;
}

/// Who wins, in the words of the answers: "Seat 4 alone", or "Seats 2, 5 and 7 share", which are nearly as long.
inline QString winnersOf(const std::vector<ShownHand>& hands, std::vector<int> (*value)(const std::vector<Card>&))
{
    std::vector<int> best;
    QStringList names;
    for (const ShownHand& hand : hands) {
        const std::vector<int> worth = value(hand.cards);
        if (worth > best)
            names.clear();
        if (worth >= best) {
            names.append(hand.name);
            best = worth;
        }
    }
    const bool isSeat = names.front().startsWith(QLatin1String("Seat "));
    if (names.size() == 1)
        return isSeat ? names.front() + QStringLiteral(" alone") : names.front();
    if (!isSeat)
        return QStringLiteral("Neither: it is a push");
    for (QString& name : names)
        name.remove(QStringLiteral("Seat "));
    const QString last = names.takeLast();
    return QStringLiteral("Seats %1 and %2 share").arg(names.join(QStringLiteral(", ")), last);
}

} // namespace cutcard::plain
