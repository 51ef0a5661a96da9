// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/task/task_rows.h"

namespace cutcard {

const std::vector<RowRole<OptionRow>>& OptionTraits::roles()
{
    static const std::vector<RowRole<OptionRow>> table{
        {"place", [](const OptionRow& row) { return QVariant(row.place); }},
        {"letter", [](const OptionRow& row) { return QVariant(row.letter); }},
        {"words", [](const OptionRow& row) { return QVariant(row.text); }},
        {"picked", [](const OptionRow& row) { return QVariant(row.picked); }},
        {"position", [](const OptionRow& row) { return QVariant(row.position); }},
        {"mark", [](const OptionRow& row) { return QVariant(static_cast<int>(row.mark)); }},
        {"remark", [](const OptionRow& row) { return QVariant(row.remark); }},
    };
    return table;
}

} // namespace cutcard
