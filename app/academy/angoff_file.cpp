// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/angoff_file.h"

#include "app/academy/csv.h"
#include "core/certification/items.h"

#include <algorithm>
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
    std::vector<std::string> cells;
    cells.reserve(record.fields.size());
    for (const std::string& field : record.fields)
        cells.emplace_back(trimmed(csvValue(field)));
    return cells;
}

/// Reads the table line by line.
class Reader
{
public:
    explicit Reader(std::string name) : m_name(std::move(name)) {}

    Result<Done> add(const CsvRecord& record)
    {
        m_line = record.line;
        if (!record.whole)
            return fault(Cause::Damaged, "quotation marks around a whole field, doubled inside", {});
        const std::vector<std::string> cells = cellsOf(record);
        return m_read.items.empty() ? addHeader(cells) : addRater(cells);
    }
    Result<AngoffRatings> finish() const
    {
        if (m_read.raters.empty())
            return fault(Cause::MissingValue, "a first line of questions, and a line for each rater", {});
        return m_read;
    }

private:
    Result<Done> addHeader(const std::vector<std::string>& cells)
    {
        if (cells.size() < 2 || cells.front() != "rater")
            return fault(Cause::MissingValue, "rater,question,question …", cells.front());
        for (std::size_t i = 1; i < cells.size(); ++i) {
            if (findItem(cells[i]) == nullptr)
                return fault(Cause::UnknownWord, "a question of the bank", cells[i]);
            if (std::ranges::find(m_read.items, cells[i]) != m_read.items.end())
                return fault(Cause::Duplicate, "each question once", cells[i]);
            m_read.items.push_back(cells[i]);
        }
        return Done{};
    }
    Result<Done> addRater(const std::vector<std::string>& cells)
    {
        if (cells.size() != m_read.items.size() + 1)
            return fault(Cause::WrongCount, std::to_string(m_read.items.size() + 1) + " cells",
                         std::to_string(cells.size()));
        // a line that nobody has filled in yet
        if (std::ranges::all_of(cells, &std::string::empty))
            return Done{};
        if (cells.front().empty())
            return fault(Cause::MissingValue, "the rater's name", {});
        if (std::ranges::find(m_read.raters, cells.front()) != m_read.raters.end())
            return fault(Cause::Duplicate, "each rater by a name of their own", cells.front());
        std::vector<double> chances;
        chances.reserve(m_read.items.size());
        for (std::size_t i = 1; i < cells.size(); ++i) {
            int percent = -1;
            const char* end = cells[i].data() + cells[i].size();
            const auto [last, problem] = std::from_chars(cells[i].data(), end, percent);
            if (problem != std::errc() || last != end || percent < 0 || percent > 100)
                return fault(Cause::OutOfRange, "a whole percentage, 0..100, for " + m_read.items[i - 1], cells[i]);
            chances.push_back(percent / 100.0);
        }
        m_read.raters.push_back(cells.front());
        m_read.chances.push_back(std::move(chances));
        return Done{};
    }
    Error fault(Cause cause, std::string expected, std::string found) const
    {
        return {.place = {.name = m_name, .line = m_line},
                .cause = cause,
                .expected = std::move(expected),
                .found = std::move(found)};
    }

    std::string m_name;
    int m_line = 0;
    AngoffRatings m_read;
};

} // namespace

double AngoffRatings::mean(std::size_t item) const
{
    double sum = 0;
    for (const auto& rater : chances)
        sum += rater[item];
    return chances.empty() ? 0 : sum / static_cast<double>(chances.size());
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
    std::string header = "rater";
    std::string row;
    for (const std::string& item : items) {
        header.append(",").append(item);
        row.append(",");
    }
    return header + "\n" + row + "\n";
}

} // namespace cutcard
