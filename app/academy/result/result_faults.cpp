// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result_faults.h"

#include "app/academy/result/fault_reason.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/table/reason_words.h"
#include "app/words/tr.h"
#include "app/words/wording.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <variant>

namespace cutcard {

namespace {

QStringList impossibleTexts(const QJsonObject& result)
{
    constexpr int secondsToRead = 2;
    constexpr int mostHandsAnHour = 300;
    constexpr int leastMilliseconds = 300;
    constexpr int enoughActs = 20;
    QStringList texts;
    const QJsonArray items = result.value(QStringLiteral("theory")).toObject().value(QStringLiteral("items")).toArray();
    const auto answered = static_cast<int>(std::ranges::count_if(
        items, [](const auto& each) { return each.toObject().value(QStringLiteral("answered")).toBool(); }));
    const int read = result.value(QStringLiteral("usedSeconds")).toArray().at(0).toInt();
    if (answered > 0 && read < answered * secondsToRead)
        texts.append(Words::tr("%1 questions were answered in %2 s.").arg(answered).arg(read));
    const Pace pace =
        paceOf(result.value(QStringLiteral("practical")).toObject().value(QStringLiteral("stations")).toArray());
    if (const auto hands = pace.handsAnHour(); hands && *hands > mostHandsAnHour)
        texts.append(Words::tr("The pace was %1 hands an hour.").arg(*hands));
    if (pace.acts >= enoughActs && pace.seconds * 1000 < pace.acts * leastMilliseconds)
        texts.append(Words::tr("The dealer did %1 acts in %2 s.").arg(pace.acts).arg(pace.seconds));
    return texts;
}

/// An act as it was done or was due; empty: the line says none.
QString actLineText(const QJsonValue& line, const Wording& wording)
{
    const auto entry = readEvent(line.toString().toStdString(), "result", 0);
    const Act* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
    return act != nullptr ? actText(*act, wording) : QString();
}

/// One fault as a candidate reads it: what was done, what was due, and the rule that says so.
void addFault(QTextStream& out, const QJsonObject& fault, const Wording& wording)
{
    const QString done = actLineText(fault.value(QStringLiteral("done")), wording);
    const QString due = actLineText(fault.value(QStringLiteral("due")), wording);
    const int act = fault.value(QStringLiteral("act")).toInt();
    const auto severity =
        std::ranges::find(severityWords, fault.value(QStringLiteral("severity")).toString().toStdString());
    const QString weight = severity == severityWords.end()
                               ? QString()
                               : severityText(static_cast<Severity>(severity - severityWords.begin()));
    const QString indent = QStringLiteral("        ");
    const QString what = Words::tr("%1 (%2)").arg(missedText(fault), weight.toLower());
    const QString why = reasonText(reasonOf(fault.value(QStringLiteral("reason")).toObject()), wording);
    if (!done.isEmpty())
        out << indent << Words::tr("Act %1. You did: %2").arg(act).arg(done) << '\n';
    else if (!due.isEmpty())
        out << indent << Words::tr("After act %1 you left out: %2").arg(act).arg(due) << '\n';
    if (!done.isEmpty() && !due.isEmpty())
        out << indent << Words::tr("Due: %1").arg(due) << '\n';
    out << indent << what << '\n';
    if (!why.isEmpty())
        out << indent << why << '\n';
}

} // namespace

Pace paceOf(const QJsonArray& stations)
{
    Pace pace;
    for (const auto& each : stations) {
        const QJsonObject station = each.toObject();
        for (const auto& hand : station.value(QStringLiteral("hands")).toArray()) {
            pace.hands += hand.toObject().value(QStringLiteral("finished")).toBool() ? 1 : 0;
            pace.acts += hand.toObject().value(QStringLiteral("acts")).toInt();
        }
        pace.seconds += station.value(QStringLiteral("dealerSeconds")).toInt();
    }
    return pace;
}

QString missedText(const QJsonObject& row)
{
    const Rule rule = Rule::fromText(row.value(QStringLiteral("rule")).toString().toStdString());
    const auto found = std::ranges::find(faultWords, row.value(QStringLiteral("fault")).toString().toStdString());
    const int fault = found == faultWords.end() ? -1 : static_cast<int>(found - faultWords.begin());
    return QStringLiteral("%1: %2").arg(ruleTitle(rule), fault < 0 ? QString() : faultText(static_cast<Fault>(fault)));
}

void addFaults(QTextStream& out, const QJsonArray& stations)
{
    bool begun = false;
    const auto add = [&](const QString& heading, const QJsonArray& faults, const Wording& wording) {
        if (faults.isEmpty())
            return;
        if (!std::exchange(begun, true))
            out << Words::tr("Mistakes, hand by hand (players are named by seat number):") << '\n';
        out << QStringLiteral("    ") << heading << '\n';
        for (const auto& each : faults)
            addFault(out, each.toObject(), wording);
    };
    for (qsizetype table = 0; table < stations.size(); ++table) {
        const QJsonObject station = stations.at(table).toObject();
        const QJsonArray hands = station.value(QStringLiteral("hands")).toArray();
        for (qsizetype hand = 0; hand < hands.size(); ++hand) {
            const QJsonObject dealt = hands.at(hand).toObject();
            Wording wording;
            if (const auto game = findGame(dealt.value(QStringLiteral("game")).toString().toStdString()))
                wording.game = game->id;
            add(Words::tr("Table %1, hand %2").arg(table + 1).arg(hand + 1),
                dealt.value(QStringLiteral("faults")).toArray(), wording);
        }
        add(Words::tr("Table %1").arg(table + 1), station.value(QStringLiteral("faults")).toArray(), {});
    }
}

void addImpossible(QTextStream& out, const QJsonObject& result)
{
    const QStringList texts = impossibleTexts(result);
    if (texts.isEmpty())
        return;
    out << Words::tr("CHECK THIS: no dealer is that fast. This does not change the score.") << '\n';
    for (const QString& each : texts)
        out << QStringLiteral("    ") << each << '\n';
}

} // namespace cutcard
