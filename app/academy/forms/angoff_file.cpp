// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/angoff_file.h"

#include "app/files/csv.h"
#include "app/words/training/quiz_words.h"
#include "app/words/training/task_words.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"

#include <charconv>

namespace cutcard {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string> cellsOf(const CsvRecord& record)
{
    return eachOf(record.fields, [](const std::string& field) { return std::string(trimmed(csvValue(field))); });
}

/// What stands before the raters' columns.
constexpr std::array<std::string_view, 4> shownColumns{"question", "words", "answers", "right"};

/// Reads the table line by line.
class Reader
{
public:
    explicit Reader(std::string name) : m_name(std::move(name)) {}

    Result<Done> add(const CsvRecord& record)
    {
        m_line = record.line;
        if (!record.whole)
            return fault(Cause::Damaged, Refusal::QuotationMark);
        const std::vector<std::string> cells = cellsOf(record);
        const bool isHeader = m_columns == 0;
        return isHeader ? addHeader(cells) : addItem(cells);
    }
    Result<AngoffRatings> finish() const
    {
        if (m_read.raters.empty() || m_read.items.empty())
            return fault(Cause::MissingValue, Refusal::RatingsEmpty);
        return m_read;
    }

private:
    Result<Done> addHeader(const std::vector<std::string>& cells)
    {
        m_columns = cells.size();
        if (cells.size() <= shownColumns.size() || !std::equal(shownColumns.begin(), shownColumns.end(), cells.begin()))
            return fault(Cause::MissingValue, Refusal::RatingsHeader, cells.front());
        for (std::size_t i = shownColumns.size(); i < cells.size(); ++i) {
            // a column that nobody has filled in yet
            if (cells[i].empty())
                continue;
            if (std::ranges::find(m_read.raters, cells[i]) != m_read.raters.end())
                return fault(Cause::Duplicate, Refusal::RaterTwice, cells[i]);
            m_read.raters.push_back(cells[i]);
            m_raterColumns.push_back(i);
        }
        m_read.chances.resize(m_read.raters.size());
        return Done{};
    }
    Result<Done> addItem(const std::vector<std::string>& cells)
    {
        if (cells.size() != m_columns)
            return fault(Cause::WrongCount, Refusal::CellCount, std::to_string(cells.size()),
                         {std::to_string(m_columns)});
        const std::string& item = cells.front();
        if (findItem(item) == nullptr)
            return fault(Cause::UnknownWord, Refusal::QuestionNotInBank, item);
        if (std::ranges::find(m_read.items, item) != m_read.items.end())
            return fault(Cause::Duplicate, Refusal::QuestionTwice, item);
        m_read.items.push_back(item);
        for (std::size_t i = shownColumns.size(), rater = 0; i < cells.size(); ++i) {
            if (rater == m_raterColumns.size() || m_raterColumns[rater] != i) {
                if (!cells[i].empty())
                    return fault(Cause::MissingValue, Refusal::NoRater, cells[i]);
                continue;
            }
            int percent = -1;
            const char* end = cells[i].data() + cells[i].size();
            const auto [last, problem] = std::from_chars(cells[i].data(), end, percent);
            if (problem != std::errc() || last != end || percent < 0 || percent > 100)
                return fault(Cause::OutOfRange, Refusal::NotAPercentage, cells[i], {item});
            m_read.chances[rater++].push_back(percent / 100.0);
        }
        return Done{};
    }
    Error fault(Cause cause, Refusal refusal, std::string found = {}, std::vector<std::string> values = {}) const
    {
        return refusedIn({m_name, m_line}, cause, refusal, std::move(found), std::move(values));
    }

    std::string m_name;
    int m_line = 0;
    std::size_t m_columns = 0;
    std::vector<std::size_t> m_raterColumns{};
    AngoffRatings m_read;
};

/// What a candidate may choose from, a line each; nothing where a number is typed.
QString answersText(const Task& question)
{
    QStringList all;
    for (int place = 0; place < question.options; ++place)
        all.append(answerText(question, {place}));
    return all.join(QLatin1Char('\n'));
}

} // namespace

double AngoffRatings::mean(std::size_t item) const
{
    const auto chance = [&](const auto& rater) { return rater[item]; };
    return chances.empty() ? 0 : sumOf(chances, chance) / static_cast<double>(chances.size());
}

Result<AngoffRatings> readRatings(std::string_view text, const std::string& name)
{
    Reader reader(name);
    for (const CsvRecord& record : csvRecords(text)) {
        if (const auto added = reader.add(record); !added)
            return added.error();
    }
    return reader.finish();
}

std::string ratingsTable(const std::vector<std::string>& items)
{
    std::string table;
    for (const std::string_view column : shownColumns)
        table.append(column).append(",");
    table += "\n";
    for (const std::string& id : items) {
        table += csvField(id);
        if (const QuizItem* item = findItem(id)) {
            const Task question = questionOf(*item, 1);
            for (const QString& text :
                 {taskText(question), answersText(question), answerText(question, question.right)})
                table.append(",").append(csvField(text.toStdString()));
        }
        table += ",\n";
    }
    return table;
}

} // namespace cutcard
