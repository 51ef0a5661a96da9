// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/command_model.h"

#include <QStringList>

#include <algorithm>

namespace cutcard {

const std::vector<RowRole<CommandRow>>& CommandTraits::roles()
{
    using C = CommandRow;
    static const std::vector<RowRole<C>> table{
        {"commandId", [](const C& c) { return QVariant(c.command.id); }},
        {"label", [](const C& c) { return QVariant(c.command.text); }},
        {"key", [](const C& c) { return QVariant(c.command.key); }},
        {"active", [](const C& c) { return QVariant(c.command.enabled); }},
        {"owed", [](const C& c) { return QVariant(c.command.owed); }},
    };
    return table;
}

void CommandGroup::setRows(std::vector<CommandRow> rows)
{
    const bool owed = std::any_of(rows.begin(), rows.end(), [](const CommandRow& row) { return row.command.owed; });
    m_commands.setRows(std::move(rows));
    if (owed != std::exchange(m_owed, owed))
        emit owedChanged();
}

void CommandModel::setCommands(const std::vector<CommandPicture>& commands)
{
    QStringList titles;
    for (const CommandPicture& command : commands)
        if (!titles.contains(command.group))
            titles.append(command.group);
    QStringList shown;
    for (const auto& group : m_groups)
        shown.append(group->title());
    std::vector<std::unique_ptr<CommandGroup>> gone; // the scene lets go of them when it hears of the change
    if (titles != shown) {
        gone = std::exchange(m_groups, {});
        for (const QString& title : titles)
            m_groups.push_back(std::make_unique<CommandGroup>(title));
    }
    for (const auto& group : m_groups) {
        std::vector<CommandRow> rows;
        for (const CommandPicture& command : commands)
            if (command.group == group->title())
                rows.push_back({command, static_cast<int>(rows.size())});
        group->setRows(std::move(rows));
    }
    if (titles != shown)
        emit groupsChanged();
}

QVariantList CommandModel::groups() const
{
    QVariantList list;
    for (const auto& group : m_groups)
        list.append(QVariant::fromValue(group.get()));
    return list;
}

} // namespace cutcard
