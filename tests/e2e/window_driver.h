// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/shell/main_window.h"
#include "core/players/dealers.h"
#include "core/session/text/notation.h"
#include "tests/support/warnings.h"

#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <memory>

namespace cutcard {

/// The real window without a screen, with hands and keys to drive it, and a count of what they did.
class WindowDriver
{
public:
    WindowDriver()
    {
        failOnAnyWarning();
        m_window = std::make_unique<MainWindow>(m_folder.path(), m_folder.path());
        Settings settings;
        settings.animation = 0;
        settings.thinking = 0;
        m_window->setSettings(settings);
        m_window->desk().setRunInterval(0);
        m_window->openRecords();
        m_window->resize(1280, 800);
        m_window->show();
    }

    MainWindow& window() { return *m_window; }
    Desk& desk() { return m_window->desk(); }
    QQuickWidget* view() { return m_window->view(); }
    const Session& session() { return *desk().session(); }
    int actions = 0; ///< keys pressed, or presses and drags by mouse

    /// The item that can be seen and is as asked for; nullptr if there is none.
    QQuickItem* find(const std::function<bool(QQuickItem*)>& matches)
    {
        view()->grabFramebuffer(); // drawing it puts everything in its place
        return findIn(view()->rootObject(), matches);
    }
    QQuickItem* spot(int spot, int index)
    {
        return find([=](QQuickItem* item) {
            return item->property("isGrip").toBool() && item->property("spot").toInt() == spot
                   && item->property("spotIndex").toInt() == index;
        });
    }
    QQuickItem* button(const QString& words)
    {
        return find([&](QQuickItem* item) {
            return item->inherits("QQuickAbstractButton") && item->property("text").toString() == words;
        });
    }
    static QPoint middle(QQuickItem* item)
    {
        return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    }
    /// Presses an item; false if there is none.
    bool click(QQuickItem* item)
    {
        if (item == nullptr)
            return false;
        ++actions;
        QTest::mouseClick(view(), Qt::LeftButton, {}, middle(item));
        return true;
    }
    /// Presses the mouse on the first item, moves it over the others and lets go on the last.
    bool drag(const std::vector<QQuickItem*>& over)
    {
        if (std::ranges::find(over, nullptr) != over.end())
            return false;
        ++actions;
        QPoint at = middle(over.front());
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        for (QQuickItem* item : over) {
            const QPoint to = middle(item);
            for (int i = 1; i <= 4; ++i)
                QTest::mouseMove(view(), at + (to - at) * i / 4);
            at = to;
        }
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at);
        return true;
    }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++actions;
        QTest::keyClick(view(), static_cast<Qt::Key>(code), modifiers);
    }
    void digits(Chips number)
    {
        for (const QChar digit : QString::number(number))
            key(Qt::Key_0 + digit.digitValue());
    }
    /// Holds a key down: what a keyboard sends while nobody lets go.
    void hold(int code, const std::function<bool()>& longer)
    {
        ++actions;
        for (int i = 0; i < 60 && longer(); ++i) {
            QKeyEvent again(QEvent::KeyPress, code, Qt::NoModifier, QString(QChar(code)).toLower(), true);
            QCoreApplication::sendEvent(view(), &again);
        }
    }
    /// The command of an act by its key.
    void command(const Act& act)
    {
        const QKeySequence keys(act.verb == Verb::CallFloor
                                    ? QStringLiteral("F")
                                    : findCommand(commandIdOf(act), session().setup().game())->key);
        key(keys[0].key(), keys[0].keyboardModifiers());
    }
    /// The last events, for a test that fails.
    QByteArray lastEvents()
    {
        return QByteArray::fromStdString(writeSession(session().setup(), session().entries())).right(300);
    }
    /// Waits until an act is owed; false if the session is over or nothing comes.
    bool waitForDuty()
    {
        return QTest::qWaitFor([this] { return session().isOver() || idealDuty(session()); }, 60'000)
               && !session().isOver();
    }

    /// The item at or in another that can be seen and is as asked for; nullptr if there is none.
    static QQuickItem* findIn(QQuickItem* item, const std::function<bool(QQuickItem*)>& matches)
    {
        if (!item->isVisible())
            return nullptr;
        if (matches(item))
            return item;
        for (QQuickItem* child : item->childItems()) {
            if (QQuickItem* found = findIn(child, matches))
                return found;
        }
        return nullptr;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace cutcard

Q_DECLARE_METATYPE(cutcard::GameId)
Q_DECLARE_METATYPE(cutcard::SessionSetup)
