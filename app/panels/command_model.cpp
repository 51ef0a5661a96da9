// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/command_model.h"

#include "app/words/tr.h"

namespace cutcard {

void CommandGroup::setRows(std::vector<CommandPicture> rows)
{
    const bool owed = std::any_of(rows.begin(), rows.end(), [](const CommandPicture& row) { return row.owed; });
    m_commands.setRows(std::move(rows));
    if (owed != std::exchange(m_owed, owed))
        emit owedChanged();
}

void CommandModel::setCommands(const std::vector<CommandPicture>& commands)
{
    QStringList titles = textsOf(commands, &CommandPicture::group);
    titles.removeDuplicates();
    const QStringList shown = textsOf(m_groups, [&](const auto& group) { return group->title(); });
    std::vector<std::unique_ptr<CommandGroup>> gone; // the scene lets go of them when it hears of the change
    if (titles != shown) {
        gone = std::exchange(m_groups, {});
        for (const QString& title : titles)
            m_groups.push_back(std::make_unique<CommandGroup>(title));
    }
    for (const auto& group : m_groups)
        group->setRows(thoseOf(commands, [&](const auto& command) { return command.group == group->title(); }));
    if (titles != shown)
        emit groupsChanged();
}

} // namespace cutcard
