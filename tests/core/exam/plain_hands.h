// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the hands that a question shows.
#pragma once

#include "core/cards/card.h"

#include <QRegularExpression>
#include <QStringList>

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

/// Who wins, in the words of the answers: "Seat 4 alone", or "Seats 2, 5 and 7 share", which are nearly as long.
template <typename Value> QString winnersOf(const std::vector<ShownHand>& hands, Value&& value)
{
    auto best = value(hands.front().cards);
    QStringList names;
    for (const ShownHand& hand : hands) {
        const auto worth = value(hand.cards);
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
