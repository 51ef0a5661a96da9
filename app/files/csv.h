// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Tables as spreadsheets write them: commas, semicolons or tabs, and quotation marks around what holds one. No Qt.
namespace cutcard {

/// A record of a table; lines that are empty are none.
struct CsvRecord {
    std::vector<std::string> fields{};
    int line = 0;      ///< on which it begins, counted from 1
    bool whole = true; ///< false: a quotation mark is left open, or stands inside of a field
};

/// All records of a text in UTF-8, or of a spreadsheet's own order, parted by what parts the first line most often.
std::vector<CsvRecord> csvRecords(std::string_view text);

/// A value as it stands in a CSV file; what a spreadsheet would take for a formula is not one.
std::string csvField(std::string_view value);
/// A field without the mark that keeps spreadsheets from working it out.
std::string csvValue(const std::string& field);

} // namespace cutcard
