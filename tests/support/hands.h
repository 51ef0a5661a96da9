// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/items.h"

#include <QQuickWidget>
#include <QtTest>

namespace cutcard {

inline QQuickItem* drawn(QQuickWidget& view)
{
    place(*view.quickWindow(), [&] { view.grabFramebuffer(); });
    return view.rootObject();
}

/// Somebody's hands at a view: things are found by what a screen reader calls them, pressed, clicked and typed into.
template <typename View> class Hands
{
public:
    explicit Hands(View& view) : m_view(view) {}

    QQuickItem* find(const Matches& matches) { return findItem(drawn(m_view), matches); }
    QQuickItem* find(const QString& name) { return named(drawn(m_view), name); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_view, static_cast<Qt::Key>(key), modifiers);
    }
    bool click(QQuickItem* item)
    {
        if (item == nullptr)
            return false;
        QTest::mouseClick(&m_view, Qt::LeftButton, {}, middleOf(item));
        return true;
    }
    bool click(const QString& name) { return click(find(name)); }
    /// Writes into a field in place of what stood there, and goes on to the next.
    bool type(const QString& field, const QString& text)
    {
        QQuickItem* item = find(field);
        if (item == nullptr)
            return false;
        item->forceActiveFocus();
        QTest::keySequence(&m_view, QKeySequence::SelectAll);
        QTest::keyClicks(&m_view, text);
        press(Qt::Key_Tab);
        return true;
    }

private:
    View& m_view;
};

} // namespace cutcard
