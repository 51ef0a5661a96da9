// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/fault_reason.h"

#include <QJsonArray>

#include <algorithm>

namespace cutcard {

namespace {

QJsonArray seatsOf(SeatSet seats)
{
    QJsonArray array;
    for (const Seat seat : seats)
        array.append(seat.number());
    return array;
}

SeatSet seatsOf(const QJsonValue& kept)
{
    SeatSet seats;
    for (const auto& each : kept.toArray()) {
        if (const int number = each.toInt(); number >= 1 && number <= maxSeats)
            seats.insert(Seat(number));
    }
    return seats;
}

/// A hand's value from the integer that orders as it does.
HandValue valueOf(const QJsonValue& kept)
{
    constexpr std::uint32_t rankBits = 20;
    const auto strength = static_cast<std::uint32_t>(std::clamp<qint64>(kept.toInteger(), 0, 0xFFFFFF));
    const std::uint32_t category = strength >> rankBits;
    if (category > static_cast<std::uint32_t>(HandClass::RoyalFlush))
        return {};
    return {static_cast<HandClass>(category), strength & ((1U << rankBits) - 1U)};
}

/// What is not there says nothing.
void add(QJsonObject& kept, const QString& name, qint64 number)
{
    if (number != 0)
        kept.insert(name, number);
}

} // namespace

QJsonObject keptReason(const Reason& reason)
{
    if (reason.because == Because::None)
        return {};
    QJsonObject kept{
        {QStringLiteral("because"), QString::fromUtf8(becauseWords[static_cast<std::size_t>(reason.because)])}};
    if (!reason.seats.empty())
        kept.insert(QStringLiteral("seats"), seatsOf(reason.seats));
    if (!reason.others.empty())
        kept.insert(QStringLiteral("others"), seatsOf(reason.others));
    add(kept, QStringLiteral("amount"), reason.amount);
    add(kept, QStringLiteral("other"), reason.other);
    add(kept, QStringLiteral("third"), reason.third);
    add(kept, QStringLiteral("count"), reason.count);
    add(kept, QStringLiteral("value"), reason.value.strength());
    add(kept, QStringLiteral("otherValue"), reason.otherValue.strength());
    add(kept, QStringLiteral("wait"), static_cast<int>(reason.wait));
    add(kept, QStringLiteral("circle"), static_cast<int>(reason.circle));
    add(kept, QStringLiteral("mishap"), static_cast<int>(reason.mishap));
    add(kept, QStringLiteral("choice"), static_cast<int>(reason.choice));
    QJsonArray cards;
    for (const Card card : reason.cards)
        cards.append(card.index());
    if (!cards.isEmpty())
        kept.insert(QStringLiteral("cards"), cards);
    return kept;
}

Reason reasonOf(const QJsonObject& kept)
{
    const auto number = [&](const char* name) { return kept.value(QLatin1String(name)).toInteger(); };
    const auto word = kept.value(QStringLiteral("because")).toString().toStdString();
    const auto found = std::ranges::find(becauseWords, word);
    if (found == becauseWords.end())
        return {};
    Reason reason{.because = static_cast<Because>(found - becauseWords.begin()),
                  .seats = seatsOf(kept.value(QStringLiteral("seats"))),
                  .others = seatsOf(kept.value(QStringLiteral("others"))),
                  .amount = number("amount"),
                  .other = number("other"),
                  .third = number("third"),
                  .count = static_cast<int>(number("count")),
                  .value = valueOf(kept.value(QStringLiteral("value"))),
                  .otherValue = valueOf(kept.value(QStringLiteral("otherValue"))),
                  .wait = static_cast<Wait>(std::clamp<qint64>(number("wait"), 0, waitCount - 1)),
                  .circle = static_cast<Circle>(std::clamp<qint64>(number("circle"), 0, circleCount - 1)),
                  .mishap = static_cast<Mishap>(std::clamp<qint64>(number("mishap"), 0, mishapCount - 1)),
                  .choice = static_cast<Choice>(std::clamp<qint64>(number("choice"), 0, choiceCount - 1))};
    for (const auto& each : kept.value(QStringLiteral("cards")).toArray()) {
        if (const int index = each.toInt(-1); index >= 0 && index < cardCount && !reason.cards.full())
            reason.cards.push_back(Card::fromIndex(index));
    }
    return reason;
}

} // namespace cutcard
