// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQuickItem>

namespace cutcard {

/// The first item that can be seen whose accessible name begins so; nullptr if there is none.
inline QQuickItem* named(QQuickItem* item, const QString& name)
{
    if (!item->isVisible())
        return nullptr;
    if (auto* accessible = QAccessible::queryAccessibleInterface(item);
        accessible != nullptr && accessible->text(QAccessible::Name).startsWith(name))
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = named(child, name))
            return found;
    }
    return nullptr;
}

} // namespace cutcard
