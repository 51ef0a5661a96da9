// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a result shows: its profile, and what a second look goes by.
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/supervisor/academy_model.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"

#include <QJsonArray>

namespace cutcard {

static QVariantMap barOf(const QString& name, const QJsonValue& row, const char16_t* mark)
{
    const QJsonValue percent = row[u"percent"];
    const int needed = row[mark].toInt();
    const bool seen = percent.isDouble();
    return {{"name", name},
            //: said of a competency that did not come up
            {"value", seen ? QStringLiteral("%1%").arg(percent.toInt()) : ReviewDesk::tr("not tested")},
            {"share", seen ? percent.toInt() / 100.0 : -1.0},
            {"needed", needed / 100.0},
            {"passed", seen && percent.toInt() >= needed}};
}

/// Questions, tables and every competency of theirs that has a percentage.
static QVariantList profileOf(const QJsonObject& result)
{
    QVariantList bars{barOf(ReviewDesk::tr("Questions"), result[u"theory"], u"pass")};
    const QJsonObject practical = result[u"practical"].toObject();
    if (practical.isEmpty())
        return bars;
    bars.append(barOf(ReviewDesk::tr("Tables"), practical, u"pass"));
    for (const auto& row : practical[u"competencies"].toArray()) {
        // what has no percentage costs by the weight of its faults, and stands on the sheet
        if (row[u"percent"].isDouble())
            bars.append(barOf(itemCompetencyText(row[u"competency"].toString()), row, u"needed"));
    }
    return bars;
}

/// Every hand that was dealt, and what was done at a director's station, to look back on.
static QVariantList handsOf(const QJsonObject& result)
{
    QVariantList hands;
    const QJsonArray stations = result[u"practical"][u"stations"].toArray();
    for (qsizetype station = 0; station < stations.size(); ++station) {
        const QJsonValue directed = stations.at(station)[u"directed"];
        if (directed.isObject()) {
            const bool night = directed[u"night"].toBool();
            hands.append(QVariantMap{
                {"station", static_cast<int>(station)},
                {"hand", 0},
                {"text", (night ? ReviewDesk::tr("Table %1, the night") : ReviewDesk::tr("Table %1, the questions"))
                             .arg(station + 1)}});
        }
        const auto count = stations.at(station)[u"hands"].toArray().size();
        for (qsizetype hand = 0; hand < count; ++hand)
            hands.append(QVariantMap{{"station", static_cast<int>(station)},
                                     {"hand", static_cast<int>(hand)},
                                     {"text", ReviewDesk::tr("Table %1, hand %2").arg(station + 1).arg(hand + 1)}});
    }
    return hands;
}

/// What was counted against the candidate: questions and rules that the machine may have wrong.
static QVariantList doubtsOf(const QJsonObject& result)
{
    QVariantList doubts;
    const QJsonArray items = result[u"theory"][u"items"].toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QJsonValue item = items.at(i);
        if (item[u"right"].toBool())
            continue;
        const QString id = item[u"id"].toString();
        doubts.append(
            QVariantMap{{"item", id},
                        {"text", ReviewDesk::tr("Question %1, %2: %3")
                                     .arg(QString::number(i + 1), itemCompetencyText(item[u"competency"].toString()),
                                          itemText(id))}});
    }
    QStringList seen;
    const QJsonArray missed = result[u"practical"][u"missed"].toArray();
    for (const auto& each : missed) {
        const QString id = each[u"rule"].toString();
        if (seen.contains(id))
            continue;
        seen.append(id);
        const Rule rule = Rule::fromText(id.toStdString());
        doubts.append(QVariantMap{{"rule", id}, {"text", ruleTitle(rule)}});
    }
    return doubts;
}

QVariantMap ReviewDesk::secondLookOf(const QJsonObject& result, std::int64_t attempt, AttemptState state) const
{
    const auto appeals = orNone(academy()->appeals().all());
    const auto appeal = std::ranges::find(appeals, attempt, &AppealRecord::attempt);
    const bool appealed = appeal != appeals.end();
    const bool open = appealed && appeal->outcome.empty();
    return {{"hands", handsOf(result)},
            {"doubts", doubtsOf(result)},
            {"appealOpen", open},
            {"canAppeal", state == AttemptState::Confirmed && !appealed},
            {"appeal", appealed ? appealText(QString::fromStdString(appeal->outcome)) : QString()},
            {"appealed",
             appealed
                 ? tr("Appeal of %1: %2").arg(QString::fromStdString(appeal->day), appealReason(*academy(), attempt))
                 : QString()}};
}

void ReviewDesk::show(qlonglong attempt)
{
    const auto result = keptResult(*academy(), attempt);
    if (!m_acts.isDone(result))
        return;
    m_acts.model().setPage(AcademyModel::Review);
    m_acts.show();
    const auto record = academy()->attempts().one(attempt);
    const auto issued = orNone(academy()->certificates().all());
    const auto one = std::ranges::find(issued, attempt, &IssuedCertificate::attempt);
    const bool hasOne = one != issued.end();
    const bool passed = result->value(QStringLiteral("outcome")).toString() == QLatin1String("passed");
    const AttemptState state = record ? record->state : AttemptState::Void;
    QVariantMap shown = secondLookOf(*result, attempt, state);
    shown.insert({{"attempt", qlonglong(attempt)},
                  {"sheet", resultText(*academy(), *result)},
                  {"profile", profileOf(*result)},
                  {"passed", passed},
                  {"outcome", outcomeText(result->value(QStringLiteral("outcome")).toString())},
                  {"state", said(state)},
                  {"review", state == AttemptState::Review},
                  {"canConfirm", state == AttemptState::Graded || state == AttemptState::Review},
                  {"canIssue", state == AttemptState::Confirmed && passed && !hasOne},
                  {"issued", hasOne && one->state == "issued"}});
    m_acts.model().setResult(shown);
}

} // namespace cutcard
