// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/shown.h"

#include <QAbstractListModel>
#include <QMetaProperty>

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts behind these
#include <functional>
#include <type_traits>
#endif
#include <utility>
#include <vector>

namespace cutcard {

/// A role of a RowsModel: its name in QML and how it is read from a row.
template <typename Row> struct RowRole {
    QByteArray name;
    std::function<QVariant(const Row&)> value;
};

/// Of rows that are gadgets: every property is a role, and `Key` finds the key of a row; without, it is its place.
template <typename Row, auto Key> struct GadgetTraits {
    static auto key(const Row& row)
    {
        if constexpr (std::is_null_pointer_v<decltype(Key)>)
            return 0;
        else
            return std::invoke(Key, row);
    }
    static const std::vector<RowRole<Row>>& roles()
    {
        static const std::vector<RowRole<Row>> table = [] {
            std::vector<RowRole<Row>> all;
            for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i) {
                const QMetaProperty property = Row::staticMetaObject.property(i);
                all.push_back({property.name(), [property](const Row& row) { return property.readOnGadget(&row); }});
            }
            return all;
        }();
        return table;
    }
};

/// Plain rows as a list model that tells of what changed only; `Traits` has `key(row)`, the order, and `roles()`.
template <typename Row, typename Traits> class RowsModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        const auto& roles = Traits::roles();
        const auto wanted = static_cast<std::size_t>(role - Qt::UserRole);
        if (!index.isValid() || role < Qt::UserRole || wanted >= roles.size())
            return {};
        return roles[wanted].value(at(index.row()));
    }
    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        int role = Qt::UserRole;
        for (const auto& entry : Traits::roles())
            names.insert(role++, entry.name);
        return names;
    }

    const std::vector<Row>& rows() const { return m_rows; }

    /// Replaces the rows by `next`, which must be sorted by key; nothing is reset.
    void setRows(std::vector<Row> next)
    {
        for (std::size_t i = 0; i < next.size(); ++i) {
            removeUpTo(i, Traits::key(next[i]));
            if (i < m_rows.size() && Traits::key(m_rows[i]) == Traits::key(next[i]))
                change(i, std::move(next[i]));
            else
                insert(i, std::move(next[i]));
        }
        remove(next.size(), m_rows.size());
    }

private:
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    template <typename Key> void removeUpTo(std::size_t from, const Key& key)
    {
        std::size_t end = from;
        while (end < m_rows.size() && Traits::key(m_rows[end]) < key)
            ++end;
        remove(from, end);
    }
    void remove(std::size_t from, std::size_t end)
    {
        if (from >= end)
            return;
        beginRemoveRows({}, static_cast<int>(from), static_cast<int>(end) - 1);
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(from),
                     m_rows.begin() + static_cast<std::ptrdiff_t>(end));
        endRemoveRows();
    }
    void insert(std::size_t position, Row row)
    {
        beginInsertRows({}, static_cast<int>(position), static_cast<int>(position));
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(position), std::move(row));
        endInsertRows();
    }
    void change(std::size_t position, Row row)
    {
        if (row == m_rows[position])
            return; // most are; asking the roles one by one takes longer
        QList<int> changed;
        int role = Qt::UserRole;
        for (const auto& entry : Traits::roles()) {
            if (entry.value(m_rows[position]) != entry.value(row))
                changed.append(role);
            ++role;
        }
        m_rows[position] = std::move(row);
        if (!changed.isEmpty()) {
            const QModelIndex where = index(static_cast<int>(position));
            emit dataChanged(where, where, changed);
        }
    }

    std::vector<Row> m_rows;
};

/// A list model over gadgets.
template <typename Row, auto Key = nullptr> using GadgetRows = RowsModel<Row, GadgetTraits<Row, Key>>;

} // namespace cutcard
