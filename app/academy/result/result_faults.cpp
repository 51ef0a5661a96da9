// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result_faults.h"

#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"

namespace cutcard {

static QJsonArray seatsOf(SeatSet seats)
{
    return madeOf<QJsonArray>(seats, [&](const Seat seat) { return seat.number(); });
}

static SeatSet seatsOf(const QJsonValue& kept)
{
    SeatSet seats;
    for (const auto& each : kept.toArray()) {
        if (const int number = each.toInt(); number >= 1 && number <= maxSeats)
            seats.insert(Seat(number));
    }
    return seats;
}

/// A hand's value from the integer that orders as it does.
static HandValue valueOf(const QJsonValue& kept)
{
    constexpr std::uint32_t rankBits = 20;
    const auto strength = static_cast<std::uint32_t>(std::clamp<qint64>(kept.toInteger(), 0, 0xFFFFFF));
    const std::uint32_t category = strength >> rankBits;
    if (category > static_cast<std::uint32_t>(HandClass::RoyalFlush))
        return {};
    return {static_cast<HandClass>(category), strength & ((1U << rankBits) - 1U)};
}

/// What is not there says nothing.
static void add(QJsonObject& kept, const QString& name, qint64 number)
{
    if (number != 0)
        kept.insert(name, number);
}

static QStringList impossibleTexts(const QJsonObject& result)
{
    constexpr int secondsToRead = 2;
    constexpr int mostHandsAnHour = 300;
    constexpr int leastMilliseconds = 300;
    constexpr int enoughActs = 20;
    QStringList texts;
    const QJsonArray items = result[u"theory"][u"items"].toArray();
    const auto answered =
        static_cast<int>(std::ranges::count_if(items, [](const auto& each) { return each[u"answered"].toBool(); }));
    const int read = result[u"usedSeconds"].toArray().at(0).toInt();
    if (answered > 0 && read < answered * secondsToRead)
        texts.append(Words::tr("%1 questions were answered in %2 s.").arg(answered).arg(read));
    const PaceOfTables pace = paceOf(result[u"practical"][u"stations"].toArray());
    if (const auto hands = pace.handsAnHour(); hands && *hands > mostHandsAnHour)
        texts.append(Words::tr("The pace was %1 hands an hour.").arg(*hands));
    if (pace.acts >= enoughActs && pace.seconds * 1000 < pace.acts * leastMilliseconds)
        texts.append(Words::tr("The dealer did %1 acts in %2 s.").arg(pace.acts).arg(pace.seconds));
    return texts;
}

/// An act as it was done or was due; empty: the line says none.
static QString actLineText(const QJsonValue& line, const Wording& wording)
{
    const auto entry = readEvent(line.toString().toStdString(), "result", 0);
    const Act* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
    return act != nullptr ? actText(*act, wording) : QString();
}

/// One fault as a candidate reads it: what was done, what was due, and the rule that says so.
static void addFault(QTextStream& out, const QJsonValue& fault, const Wording& wording)
{
    const QString done = actLineText(fault[u"done"], wording);
    const QString due = actLineText(fault[u"due"], wording);
    const int act = fault[u"act"].toInt();
    const auto severity = valueNamed<Severity>(fault[u"severity"].toString().toStdString());
    const QString weight = severity ? said(*severity) : QString();
    const QString what = Words::tr("%1 (%2)").arg(missedText(fault), weight.toLower());
    const QString why = reasonText(reasonOf(fault[u"reason"].toObject()), wording);
    if (!done.isEmpty())
        addLine(out, Words::tr("Act %1. You did: %2").arg(act).arg(done), 2);
    else if (!due.isEmpty())
        addLine(out, Words::tr("After act %1 you left out: %2").arg(act).arg(due), 2);
    if (!done.isEmpty() && !due.isEmpty())
        addLine(out, Words::tr("Due: %1").arg(due), 2);
    addLine(out, what, 2);
    if (!why.isEmpty())
        addLine(out, why, 2);
}

QJsonObject keptReason(const Reason& reason)
{
    if (reason.because == Because::None)
        return {};
    QJsonObject kept{{"because", keptWord(reason.because)}};
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
    const QJsonArray cards = madeOf<QJsonArray>(reason.cards, [&](const Card card) { return card.index(); });
    if (!cards.isEmpty())
        kept.insert(QStringLiteral("cards"), cards);
    return kept;
}

Reason reasonOf(const QJsonObject& kept)
{
    const auto number = [&](const char* name) { return kept.value(QLatin1String(name)).toInteger(); };
    const auto because = valueNamed<Because>(kept[u"because"].toString().toStdString());
    if (!because)
        return {};
    Reason reason{.because = *because,
                  .seats = seatsOf(kept[u"seats"]),
                  .others = seatsOf(kept[u"others"]),
                  .amount = number("amount"),
                  .other = number("other"),
                  .third = number("third"),
                  .count = static_cast<int>(number("count")),
                  .value = valueOf(kept[u"value"]),
                  .otherValue = valueOf(kept[u"otherValue"]),
                  .wait = static_cast<Wait>(std::clamp<qint64>(number("wait"), 0, waitCount - 1)),
                  .circle = static_cast<Circle>(std::clamp<qint64>(number("circle"), 0, circleCount - 1)),
                  .mishap = static_cast<Mishap>(std::clamp<qint64>(number("mishap"), 0, mishapCount - 1)),
                  .choice = static_cast<Choice>(std::clamp<qint64>(number("choice"), 0, choiceCount - 1))};
    for (const auto& each : kept[u"cards"].toArray()) {
        if (const int index = each.toInt(-1); index >= 0 && index < cardCount && !reason.cards.full())
            reason.cards.push_back(Card::fromIndex(index));
    }
    return reason;
}

PaceOfTables paceOf(const QJsonArray& stations)
{
    PaceOfTables pace;
    for (const auto& station : stations) {
        for (const auto& hand : station[u"hands"].toArray()) {
            pace.hands += hand[u"finished"].toBool() ? 1 : 0;
            pace.acts += hand[u"acts"].toInt();
        }
        pace.seconds += station[u"dealerSeconds"].toInt();
    }
    return pace;
}

QString missedText(const QJsonValue& row)
{
    const Rule rule = Rule::fromText(row[u"rule"].toString().toStdString());
    const int fault = placeOf(faultWords, row[u"fault"].toString().toStdString());
    return QStringLiteral("%1: %2").arg(ruleTitle(rule), fault < 0 ? QString() : said(static_cast<Fault>(fault)));
}

void addFaults(QTextStream& out, const QJsonArray& stations)
{
    bool begun = false;
    const auto add = [&](const QString& heading, const QJsonArray& faults, const Wording& wording) {
        if (faults.isEmpty())
            return;
        if (!std::exchange(begun, true))
            addLine(out, Words::tr("Mistakes, hand by hand (players are named by seat number):"));
        addLine(out, heading, 1);
        for (const auto& each : faults)
            addFault(out, each, wording);
    };
    for (qsizetype table = 0; table < stations.size(); ++table) {
        const QJsonValue station = stations.at(table);
        const QJsonArray hands = station[u"hands"].toArray();
        for (qsizetype hand = 0; hand < hands.size(); ++hand) {
            const QJsonValue dealt = hands.at(hand);
            Wording wording;
            if (const auto game = findGame(dealt[u"game"].toString().toStdString()))
                wording.game = game->id;
            add(Words::tr("Table %1, hand %2").arg(table + 1).arg(hand + 1), dealt[u"faults"].toArray(), wording);
        }
        add(Words::tr("Table %1").arg(table + 1), station[u"faults"].toArray(), {});
    }
}

void addImpossible(QTextStream& out, const QJsonObject& result)
{
    const QStringList texts = impossibleTexts(result);
    if (texts.isEmpty())
        return;
    addLine(out, Words::tr("CHECK THIS: no dealer is that fast. This does not change the score."));
    for (const QString& each : texts)
        addLine(out, each, 1);
}

} // namespace cutcard
