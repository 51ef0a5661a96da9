// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#include <memory>

namespace cutcard {

/// One thing the dealer can say or do, as the palette offers it.
struct CommandPicture {
    Q_GADGET
    Q_PROPERTY(QString commandId MEMBER id)
    Q_PROPERTY(QString label MEMBER text)
    Q_PROPERTY(bool active MEMBER enabled)
public:
    QString id; ///< comes back in CommandModel::trigger
    QString text;
    SHOWN(QString, key); ///< the key hint, such as "B" or "Space"; the key itself is the shell's
    QString group;       ///< the heading under which it stands
    bool enabled = true;
    SHOWN(bool, owed); ///< marked by the coach
    bool operator==(const CommandPicture&) const = default;
};

/// The commands under one heading.
class CommandGroup : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QString title READ title CONSTANT)

public:
    explicit CommandGroup(QString title, QObject* parent = nullptr) : QObject(parent), m_title(std::move(title)) {}
    QString title() const { return m_title; }
    PART(QAbstractItemModel, commands) { return &m_commands; }
    /// Whether the coach marks one of them.
    KEPT(bool, owed, owedChanged);
    void setRows(std::vector<CommandPicture> rows);

signals:
    void owedChanged();

private:
    QString m_title;
    GadgetRows<CommandPicture> m_commands;
};

/// What can be said and done at the table, by group.
class CommandModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// Shows these commands; groups stand in the order of their first command.
    void setCommands(const std::vector<CommandPicture>& commands);
    TOLD(QVariantList, groups, groupsChanged)
    {
        return listOf(m_groups, [](const auto& group) { return group.get(); });
    }

signals:
    /// A command was chosen; for the controller.
    void trigger(const QString& id);
    void groupsChanged();

private:
    std::vector<std::unique_ptr<CommandGroup>> m_groups;
};

} // namespace cutcard
