// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>

namespace cutcard {

/// Whether an item is the one that is looked for.
using Matches = std::function<bool(QQuickItem*)>;

/// Has all that a window shows put in its place by drawing it unseen: painting it would take most of the time.
inline void place(QQuickWindow& window, const std::function<void()>& draw)
{
    window.contentItem()->setOpacity(0);
    draw();
    window.contentItem()->setOpacity(1);
}
/// All that a window shows, where it belongs.
inline QQuickItem* drawn(QQuickWindow& window)
{
    place(window, [&] { window.grabWindow(); });
    return window.contentItem();
}

/// The first item that can be seen and matches; nullptr if there is none.
inline QQuickItem* findItem(QQuickItem* item, const Matches& matches)
{
    if (!item->isVisible())
        return nullptr;
    if (matches(item))
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = findItem(child, matches))
            return found;
    }
    return nullptr;
}

/// What a screen reader calls an item.
inline QString accessibleName(QQuickItem* item)
{
    auto* accessible = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
    return accessible == nullptr ? QString() : accessible->text(QAccessible::Name);
}

/// The first item that can be seen whose accessible name begins so; nullptr if there is none.
inline QQuickItem* named(QQuickItem* item, const QString& name)
{
    return findItem(item, [&](QQuickItem* each) { return accessibleName(each).startsWith(name); });
}

inline QPoint middleOf(QQuickItem* item)
{
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

} // namespace cutcard
