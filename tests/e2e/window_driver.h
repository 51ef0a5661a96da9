// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/shell/windows/main_window.h"
#include "core/players/dealers.h"
#include "core/session/text/event_text.h"
#include "core/session/text/notation.h"
#include "tests/support/hands.h"
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
    /// A new window, of somebody who was never here.
    void open()
    {
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        Settings settings;
        settings.animation = 0;
        settings.thinking = 0;
        m_window->setSettings(settings);
        m_window->desk().setRunInterval(0);
        m_window->openRecords();
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        view()->setFocus();
        actions = 0;
    }
    void close()
    {
        m_window.reset();
        m_folder.reset();
    }

    MainWindow& window() { return *m_window; }
    Desk& desk() { return m_window->desk(); }
    QQuickWidget* view() { return m_window->view(); }
    const Session& session() { return *desk().session(); }
    int actions = 0; ///< keys pressed, or presses and drags by mouse

    /// The item that can be seen and is as asked for; nullptr if there is none.
    QQuickItem* find(const Matches& matches) { return findItem(drawn(*view()), matches); }
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
    /// Presses an item; false if there is none.
    bool click(QQuickItem* item)
    {
        if (item == nullptr)
            return false;
        ++actions;
        QTest::mouseClick(view(), Qt::LeftButton, {}, middleOf(item));
        return true;
    }
    /// Presses the mouse on the first item, moves it over the others and lets go on the last.
    bool drag(const std::vector<QQuickItem*>& over)
    {
        if (std::ranges::find(over, nullptr) != over.end())
            return false;
        ++actions;
        QPoint at = middleOf(over.front());
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        for (QQuickItem* item : over) {
            const QPoint to = middleOf(item);
            for (int i = 1; i <= 4; ++i)
                QTest::mouseMove(view(), at + (to - at) * i / 4);
            at = to;
        }
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at);
        return true;
    }
    void press(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++actions;
        QTest::keyClick(view(), static_cast<Qt::Key>(code), modifiers);
    }
    void digits(Chips number)
    {
        for (const QChar digit : QString::number(number))
            press(Qt::Key_0 + digit.digitValue());
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
        press(keys[0].key(), keys[0].keyboardModifiers());
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

    /// Presses what must be there, turning the wheel until it can be seen.
    void clickOn(QQuickItem* item, const QString& what)
    {
        QVERIFY2(item != nullptr, qPrintable(what));
        scrollTo(item);
        click(item);
    }
    void clickWords(const QString& words) { clickOn(button(words), words); }
    void clickConfirm()
    {
        clickOn(find([](QQuickItem* item) { return item->property("primary").toBool() && item->isEnabled(); }),
                QStringLiteral("confirm"));
    }
    void clickSpot(TableSpot at, int index)
    {
        clickOn(spot(at, index), QStringLiteral("spot %1, index %2").arg(at).arg(index));
    }
    void dragSpot(TableSpot from, int fromIndex, TableSpot to, int toIndex)
    {
        QVERIFY2(drag({spot(from, fromIndex), spot(to, toIndex)}),
                 qPrintable(QStringLiteral("%1 to %2").arg(from).arg(to)));
    }

    /// Has every act done that is owed, each rightly, until the session is over.
    void playToTheEnd(const std::function<void(const Act&)>& doing)
    {
        for (int i = 0; i < 600 && waitForDuty(); ++i) {
            const Act act = *idealAct(session());
            const std::size_t before = session().entries().size();
            doing(act);
            QVERIFY2(session().entries().size() > before, eventText(act).c_str());
            const Entry& entry = session().entries()[before];
            QVERIFY2(!entry.verdicts.empty() && entry.verdicts.front().isCorrect(), eventText(act).c_str());
        }
        QVERIFY2(session().isOver(), lastEvents().constData());
    }
    /// The coach's own acts, up to one of these or the end.
    void dealUntil(const std::function<bool(const Act&)>& stop)
    {
        for (int i = 0; i < 400 && waitForDuty(); ++i) {
            if (stop(*idealAct(session())))
                return;
            desk().act(*idealAct(session()));
        }
        QVERIFY2(session().isOver(), lastEvents().constData());
    }
    void dealUntil(Verb verb)
    {
        dealUntil([verb](const Act& act) { return act.verb == verb; });
    }

    /// Answers by keys what is asked of an act.
    void giveDetail(const Act& act, Detail detail)
    {
        switch (detail) {
        case Detail::Seat:
            return digits(act.seat->number() % 10);
        case Detail::Amount:
            digits(act.amount);
            return press(Qt::Key_Return);
        case Detail::Count:
        case Detail::Pot:
        case Detail::Deck:
            return digits(act.number);
        case Detail::Seats:
            for (const Seat seat : act.seats)
                digits(seat.number() % 10);
            return press(Qt::Key_Return);
        case Detail::Hand:
            return digits(static_cast<int>(act.hand));
        case Detail::Ranks:
            for (const Rank rank : act.ranks)
                press(rank < Rank::Ten ? Qt::Key_2 + static_cast<int>(rank) : rankLetter(rank));
            // a royal flush has none that could be named
            if (desk().composer()->kind() == "ranks" && act.ranks.empty())
                press(Qt::Key_Return);
            return;
        case Detail::Circle:
            return press(desk().composer()->choiceKeys()[circleChoice(act)].at(0).unicode());
        case Detail::Boards:
            for (int i = 0; i < 5; ++i) {
                if ((act.number >> i & 1) != 0)
                    digits(i + 1);
            }
            return press(Qt::Key_Return);
        default:
            return press(Qt::Key_0);
        }
    }
    /// Which of the choices is an act's circle.
    int circleChoice(const Act& act)
    {
        for (const CirclePicture& drawn : desk().table()->picture().banked->circles) {
            if (drawn.kind == static_cast<int>(act.circle))
                return static_cast<int>(desk().composer()->choices().indexOf(drawn.name));
        }
        return -1;
    }

protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

private:
    /// Turns the wheel over what an item is in, notch by notch, until the item can be seen.
    void scrollTo(QQuickItem* item)
    {
        QQuickItem* around = item->parentItem();
        while (around != nullptr && !around->property("contentY").isValid())
            around = around->parentItem();
        if (around == nullptr)
            return;
        const auto hidden = [&] {
            const QRectF place = item->mapRectToItem(around, QRectF(0, 0, item->width(), item->height()));
            return place.bottom() > around->height() + 1 ? -1 : place.top() < -1 ? 1 : 0;
        };
        const QPointF at = around->mapToScene(QPointF(around->width() / 2, around->height() / 2));
        for (int i = 0; i < 40 && hidden() != 0; ++i) {
            QWheelEvent wheel(at, view()->mapToGlobal(at.toPoint()), {}, QPoint(0, 120 * hidden()), Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            // how fast a wheel turns is told by its events' times; without them nothing scrolls on a quick machine
            QTest::lastMouseTimestamp += 100;
            wheel.setTimestamp(static_cast<quint64>(QTest::lastMouseTimestamp));
            QCoreApplication::sendEvent(view(), &wheel);
            QTRY_VERIFY(!around->property("moving").toBool());
        }
        QCOMPARE(hidden(), 0);
    }
};

} // namespace cutcard

Q_DECLARE_METATYPE(cutcard::GameId)
Q_DECLARE_METATYPE(cutcard::SessionSetup)
