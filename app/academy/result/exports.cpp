// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/exports.h"

#include "app/academy/result/result_text.h"
#include "app/files/csv.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace cutcard {

namespace {

/// Puts a row of a CSV file together.
class Row
{
public:
    Row& add(std::string_view value)
    {
        m_text.append(m_first ? "" : ",").append(csvField(value));
        m_first = false;
        return *this;
    }
    Row& value(const QJsonValue& json)
    {
        if (json.isDouble())
            return add(std::to_string(json.toInt()));
        if (json.isBool())
            return add(json.toBool() ? "1" : "0");
        return add(json.toString().toStdString());
    }
    std::string line() const { return m_text + "\n"; }

private:
    std::string m_text;
    bool m_first = true;
};

/// An attempt that was graded, as it was kept.
struct Graded {
    AttemptRecord record;
    QJsonObject result;
};

Result<std::vector<Graded>> gradedOf(const Academy& academy)
{
    const auto attempts = TRY(academy.attempts().all());
    std::vector<Graded> all;
    all.reserve(attempts.size());
    for (const AttemptRecord& record : attempts) {
        const auto kept = TRY(academy.results().of(record.number));
        if (!kept)
            continue;
        all.push_back(
            {.record = record, .result = QJsonDocument::fromJson(QByteArray::fromStdString(kept->text)).object()});
    }
    return all;
}

std::string stateWord(AttemptState state)
{
    return wordOf(state);
}

void addCompetencies(std::string& text, const Graded& each, const char* part, const QJsonArray& rows)
{
    for (const auto& row : rows) {
        const bool theory = !row[u"asked"].isUndefined();
        Row line;
        line.add(std::to_string(each.record.number)).add(each.record.person).add(part);
        line.value(row[u"competency"]);
        line.value(row[theory ? u"right" : u"earnedParts"]);
        line.value(row[theory ? u"asked" : u"possibleParts"]);
        line.value(row[u"percent"]).value(row[u"needed"]);
        line.value(row[u"duties"]).value(row[u"faults"]);
        text += line.line();
    }
}

} // namespace

Result<std::string> resultsCsv(const Academy& academy)
{
    const auto graded = TRY(gradedOf(academy));
    std::string text = "attempt,person,name,exam,blueprint,count,opened,form,state,outcome,borderline,theory_right,"
                       "theory_asked,theory_percent,practical_percent,critical,weighted,interruptions,pauses,"
                       "window_left\n";
    for (const auto& [record, result] : graded) {
        const QJsonValue theory = result[u"theory"];
        const QJsonValue practical = result[u"practical"];
        Row row;
        row.add(std::to_string(record.number)).add(record.person);
        row.add(nameOf(academy, QString::fromStdString(record.person)).toStdString());
        row.value(result[u"exam"]).add(record.blueprint).add(std::to_string(record.attempt));
        row.add(record.opened).value(result[u"form"]).add(stateWord(record.state));
        row.value(result[u"outcome"]).value(result[u"borderline"]);
        row.value(theory[u"right"]).value(theory[u"asked"]);
        row.value(theory[u"percent"]).value(practical[u"percent"]);
        row.value(practical[u"critical"]).value(result[u"weighted"]);
        row.add(std::to_string(record.interruptions)).add(std::to_string(record.pauses));
        row.add(std::to_string(record.focusLosses));
        text += row.line();
    }
    return text;
}

Result<std::string> competenciesCsv(const Academy& academy)
{
    const auto graded = TRY(gradedOf(academy));
    std::string text = "attempt,person,part,competency,earned,possible,percent,needed,duties,faults\n";
    for (const Graded& each : graded) {
        addCompetencies(text, each, "theory", each.result[u"theory"][u"competencies"].toArray());
        addCompetencies(text, each, "tables", each.result[u"practical"][u"competencies"].toArray());
    }
    return text;
}

Result<AnswerMatrix> answerMatrix(const Academy& academy, const std::string& blueprint, const std::string& form)
{
    const auto kept = TRY(academy.blueprints().one(blueprint));
    if (form != "A" && form != "B" && form != "C")
        return refusedIn({"form"}, Cause::UnknownWord, Refusal::UnknownForm, form);
    const auto graded = TRY(gradedOf(academy));
    const TheoryPlan& theory = kept.blueprint.theory;
    AnswerMatrix matrix{.cut = theory.pass * theory.items / 100.0};
    for (const auto& [record, result] : graded) {
        if (record.blueprint != blueprint || record.state == AttemptState::Void
            || result[u"form"].toString().toStdString() != form)
            continue;
        const QJsonArray items = result[u"theory"][u"items"].toArray();
        std::vector<double> row;
        std::vector<double> seconds;
        row.reserve(static_cast<std::size_t>(items.size()));
        matrix.chosen.resize(static_cast<std::size_t>(items.size()));
        for (qsizetype i = 0; i < items.size(); ++i) {
            const QJsonValue item = items.at(i);
            std::vector<int>& chosen = matrix.chosen[static_cast<std::size_t>(i)].emplace_back();
            for (const auto& answer : item[u"chosen"].toArray())
                chosen.push_back(answer.toInt());
            if (matrix.attempts.empty())
                matrix.items.push_back(item[u"id"].toString().toStdString());
            // as it was answered, whatever a rescoring gave for it
            const bool right = item[u"right"].toBool();
            row.push_back(item[u"answeredRight"].toBool(right) ? 1 : 0);
            seconds.push_back(item[u"seconds"].toDouble());
        }
        matrix.attempts.push_back(record.number);
        matrix.scores.push_back(std::move(row));
        matrix.seconds.push_back(std::move(seconds));
    }
    return matrix;
}

std::optional<double> AnswerMatrix::shareRight(const std::string& item) const
{
    const auto at = std::ranges::find(items, item);
    if (at == items.end() || scores.empty())
        return std::nullopt;
    const auto right = [&](const auto& row) { return row[static_cast<std::size_t>(at - items.begin())]; };
    return sumOf(scores, right) / static_cast<double>(scores.size());
}

std::optional<double> AnswerMatrix::medianSeconds(std::size_t item, bool right) const
{
    std::vector<double> took;
    for (std::size_t person = 0; person < scores.size(); ++person) {
        // who never answered took no time that anybody knows
        if ((scores[person][item] > 0) == right && seconds[person][item] > 0)
            took.push_back(seconds[person][item]);
    }
    return medianOf(std::move(took));
}

Result<TableMatrix> tableMatrix(const Academy& academy, const std::string& blueprint)
{
    const auto kept = TRY(academy.blueprints().one(blueprint));
    const auto graded = TRY(gradedOf(academy));
    TableMatrix matrix{.models = eachOf(kept.blueprint.stations, &StationPlan::model)};
    for (const auto& [record, result] : graded) {
        if (record.blueprint != blueprint || record.state == AttemptState::Void)
            continue;
        std::vector<double> row;
        for (const auto& station : result[u"practical"][u"stations"].toArray()) {
            const QJsonValue percent = station[u"percent"];
            if (percent.isDouble())
                row.push_back(percent.toDouble() / 100);
        }
        // who left a table out can't be compared with those who sat them all
        if (row.size() == matrix.models.size())
            matrix.scores.push_back(std::move(row));
    }
    return matrix;
}

std::string matrixCsv(const AnswerMatrix& matrix)
{
    Row head;
    head.add("attempt");
    for (const std::string& item : matrix.items)
        head.add(item);
    std::string text = head.line();
    for (std::size_t i = 0; i < matrix.attempts.size(); ++i) {
        Row row;
        row.add(std::to_string(matrix.attempts[i]));
        for (const double score : matrix.scores[i])
            row.add(score > 0 ? "1" : "0");
        text += row.line();
    }
    return text;
}

} // namespace cutcard
