// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/json.h"

#include "app/words/table/result_words.h"
#include "core/session/text/event_text.h"

#include <QJsonDocument>
#include <QTextStream>

namespace cutcard::cli {

static Json toJson(const Tally& tally, std::optional<int> percent)
{
    return {{"earned", tally.earned},
            {"possible", tally.possible},
            {"percent", percent},
            {"faults", tally.faults},
            {"duties", tally.duties}};
}

static Json habitJson(const Habit& habit)
{
    Json json{{"verb", verbFacts(habit.kind.verb).word},
              {"competency", wordOf(habit.competency)},
              {"rule", habit.rule.id()},
              {"due", habit.due},
              {"right", habit.right},
              {"corrected", habit.corrected}};
    if (habit.kind.phrase)
        json.set("phrase", phraseFacts(*habit.kind.phrase).word);
    if (habit.kind.burn > 0)
        json.set("burn", habit.kind.burn);
    return json;
}

Json::Json(std::initializer_list<Member> members) : m_value(QJsonObject())
{
    for (const Member& each : members)
        set(std::string(each.key), each.value);
}

Json Json::array()
{
    Json json;
    json.m_value = QJsonArray();
    return json;
}

Json Json::object()
{
    Json json;
    json.m_value = QJsonObject();
    return json;
}

void Json::set(const std::string& key, const Json& value)
{
    std::get<QJsonObject>(m_value).insert(QString::fromStdString(key), value.value());
}

void Json::update(const Json& other)
{
    const auto& members = std::get<QJsonObject>(other.m_value);
    for (auto each = members.begin(); each != members.end(); ++each)
        std::get<QJsonObject>(m_value).insert(each.key(), each.value());
}

Json toJson(const Duty& duty)
{
    return {{"act", eventText(duty.act)},        {"rule", duty.rule.id()},
            {"severity", wordOf(duty.severity)}, {"competency", wordOf(duty.competency)},
            {"optional", duty.optional},         {"late", duty.late}};
}

Json toJson(const Verdict& verdict)
{
    return {{"verdict", wordOf(faultWords, verdict.fault)},
            {"rule", verdict.rule.id()},
            {"severity", wordOf(verdict.severity)},
            {"competency", wordOf(verdict.competency)},
            {"selfCorrected", verdict.selfCorrected},
            {"scored", !verdict.told},
            {"expected", verdict.expected ? toJson(*verdict.expected) : Json()},
            {"jumped", Json::list(verdict.jumped, [](const Duty& duty) { return toJson(duty); })}};
}

Json toJson(const FloorWork& work)
{
    const auto listed = [](const std::vector<Act>& acts) {
        return Json::list(acts, [](const Act& act) { return eventText(act); });
    };
    return {{"rule", work.rule.id()}, {"undone", listed(work.undone)}, {"done", listed(work.done)}};
}

Json toJson(const Score& score, bool finished)
{
    Json competencies = Json::object();
    for (const Competency each : valuesOf<Competency>())
        competencies.set(wordOf(each), toJson(score.tally(each), score.percent(each)));
    return {{"habits", Json::list(score.badHabits(), habitJson)},
            {"correctedHabits", Json::list(score.mendedHabits(), habitJson)},
            {"partsPerPoint", score.scale().correctedDenominator},
            {"competencies", competencies},
            {"total", toJson(score.total(), score.overall())},
            {"criticalErrors", score.criticalErrors()},
            {"criticalPutRight", score.criticalPutRight()},
            {"rightActs", score.rightActs()},
            {"pass", outcomeOf(score, finished).isPass()},
            {"result", outcomeText(score, finished)}};
}

std::string hexText(std::uint64_t signature)
{
    return QStringLiteral("%1").arg(signature, 16, 16, QLatin1Char('0')).toStdString();
}

void print(const Json& json)
{
    const QJsonValue value = json.value();
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    QTextStream(stdout) << QString::fromUtf8(document.toJson()) << Qt::flush;
}

} // namespace cutcard::cli
