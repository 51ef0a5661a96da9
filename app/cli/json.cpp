// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json.h"

#include "app/words/result_words.h"
#include "core/session/event_text.h"

#include <QString>
#include <QTextStream>

namespace cutcard::cli {

namespace {

template <typename Words, typename Index> std::string wordOf(const Words& words, Index index)
{
    return std::string(words[static_cast<std::size_t>(index)]);
}

Json toJson(const Tally& tally, std::optional<int> percent)
{
    return {{"earned", tally.earned},
            {"possible", tally.possible},
            {"percent", percent ? Json(*percent) : Json()},
            {"faults", tally.faults},
            {"duties", tally.duties}};
}

} // namespace

Json toJson(const Duty& duty)
{
    return {{"act", eventText(duty.act)},
            {"rule", std::string(duty.rule.id())},
            {"severity", wordOf(severityWords, duty.severity)},
            {"competency", wordOf(competencyWords, duty.competency)},
            {"optional", duty.optional},
            {"late", duty.late}};
}

Json toJson(const Verdict& verdict)
{
    Json jumped = Json::array();
    for (const Duty& duty : verdict.jumped)
        jumped.push_back(toJson(duty));
    return {{"verdict", wordOf(faultWords, verdict.fault)},
            {"rule", std::string(verdict.rule.id())},
            {"severity", wordOf(severityWords, verdict.severity)},
            {"competency", wordOf(competencyWords, verdict.competency)},
            {"selfCorrected", verdict.selfCorrected},
            {"scored", !verdict.told},
            {"expected", verdict.expected ? toJson(*verdict.expected) : Json()},
            {"jumped", std::move(jumped)}};
}

Json toJson(const Score& score, bool finished)
{
    Json competencies = Json::object();
    for (int i = 0; i < competencyCount; ++i)
        competencies[wordOf(competencyWords, i)] =
            toJson(score.tally(static_cast<Competency>(i)), score.percent(static_cast<Competency>(i)));
    return {
        {"partsPerPoint", score.scale().correctedDenominator}, {"competencies", std::move(competencies)},
        {"total", toJson(score.total(), score.overall())},     {"criticalErrors", score.criticalErrors()},
        {"criticalPutRight", score.criticalPutRight()},        {"rightActs", score.rightActs()},
        {"pass", outcomeOf(score, finished).isPass()},         {"result", outcomeText(score, finished).toStdString()}};
}

std::string hexText(std::uint64_t signature)
{
    return QStringLiteral("%1").arg(signature, 16, 16, QLatin1Char('0')).toStdString();
}

void print(const Json& json)
{
    // names come from files and may not be UTF-8
    const std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace);
    QTextStream(stdout) << QString::fromStdString(text) << Qt::endl;
}

} // namespace cutcard::cli
