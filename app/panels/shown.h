// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

/// Of an object that QML knows by its name and is given by the program.
#define QML_GIVEN QML_ELEMENT QML_UNCREATABLE("made by the program")

/// A field of a Q_GADGET that QML reads by its name, and what it begins with.
#define SHOWN(Type, name, ...)                                                                                         \
    Q_PROPERTY(Type name MEMBER name)                                                                                  \
public:                                                                                                                \
    Type name                                                                                                          \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

/// What QML reads of a Q_GADGET that is worked out of its fields; how follows.
#define WORKED_OUT(Type, name)                                                                                         \
    Q_PROPERTY(Type name READ name)                                                                                    \
    Type name() const

/// What QML reads of an object and is told of by a signal when it is another; how it is got follows.
#define TOLD(Type, name, signal)                                                                                       \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                                      \
    Type name() const

/// The same of what the object keeps, in a member of this name after `m_`, and what that begins with.
#define KEPT(Type, name, signal, ...)                                                                                  \
    Q_PROPERTY(Type name READ name NOTIFY signal)                                                                      \
private:                                                                                                               \
    Type m_##name{__VA_ARGS__};                                                                                        \
                                                                                                                       \
public:                                                                                                                \
    const Type& name() const                                                                                           \
    {                                                                                                                  \
        return m_##name;                                                                                               \
    }

/// The same of what the program sets: it is told of where it is another.
#define GIVEN(Type, name, setter, signal, ...)                                                                         \
    KEPT(Type, name, signal, __VA_ARGS__)                                                                              \
    void setter(const Type& next)                                                                                      \
    {                                                                                                                  \
        if (std::exchange(m_##name, next) != next)                                                                     \
            emit signal();                                                                                             \
    }

/// The same that QML can set as well.
#define SETTABLE(Type, name, setter, signal)                                                                           \
    Q_PROPERTY(Type name READ name WRITE setter NOTIFY signal)                                                         \
    Type name() const

/// A part of an object, itself one, that QML reads and that stays the same; how it is got follows.
#define PART(Type, name)                                                                                               \
    Q_PROPERTY(Type* name READ name CONSTANT)                                                                          \
    Type* name()

namespace cutcard {

/// What QML walks through: a row for each.
template <typename List, typename Row> QVariantList listOf(const List& list, Row&& row)
{
    QVariantList rows;
    for (const auto& each : list)
        rows.append(QVariant::fromValue(std::invoke(row, each)));
    return rows;
}
/// Gadgets as such a list.
template <typename Rows> QVariantList listOf(const Rows& rows)
{
    return listOf(rows, [](const auto& row) { return row; });
}

} // namespace cutcard
