// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/desk_keys.h"

#include "app/desk/desk.h"

#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>

namespace cutcard {

/// Whether an item is one that is pressed with Enter once it is reached by Tab.
static bool isPressed(const QQuickItem* item)
{
    return item != nullptr && (item->property("isGrip").toBool() || item->inherits("QQuickAbstractButton"));
}

DeskKeys::DeskKeys(Desk& desk, QQuickWidget& view, QWidget& window)
    : QObject(&window), m_desk(desk), m_view(view), m_window(window)
{
    view.installEventFilter(this);
    window.installEventFilter(this);
}

bool DeskKeys::takes(const QKeyEvent& event) const
{
    if (!m_view.isVisible() || (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    const int key = event.key();
    const QQuickItem* focus = m_view.quickWindow()->activeFocusItem();
    // what is typed into a field stays there
    if (focus != nullptr && (focus->inherits("QQuickTextInput") || focus->inherits("QQuickTextEdit")))
        return false;
    if (key == Qt::Key_Escape)
        return m_desk.composer()->active() || m_desk.result()->shown();
    // Enter confirms; with nothing to confirm it presses what was reached by Tab
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return m_desk.composer()->confirmable() || !isPressed(focus);
    const bool moves = key == Qt::Key_Tab || key == Qt::Key_Backtab || (key >= Qt::Key_Home && key <= Qt::Key_PageDown);
    return !moves;
}

bool DeskKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && (watched == &m_view || watched == &m_window)) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (takes(key))
            return m_desk.keyPressed(keyAtPlace(key.key(), key.nativeScanCode()), key.modifiers(), key.text(),
                                     key.isAutoRepeat());
    }
    // a menu or dialog that was closed by mouse may leave the focus with nobody
    if (watched == &m_window && event->type() == QEvent::WindowActivate && m_window.focusWidget() == nullptr
        && m_view.isVisible())
        m_view.setFocus();
    return QObject::eventFilter(watched, event);
}

} // namespace cutcard
