// SPDX-License-Identifier: GPL-3.0-or-later
// The page of tasks: every kind by keys, every kind of answer by mouse, right and wrong.
#include "tests/app/task/answers.h"
#include "tests/support/items.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickView>
#include <QSignalSpy>

using namespace cutcard;

class TaskPageTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_desk = std::make_unique<TaskDesk>();
        m_desk->setSeedText(QStringLiteral("5"));
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view->setColor(QColor("#14171a"));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        theme(true, 100);
        m_view->setInitialProperties({{"desk", QVariant::fromValue(m_desk.get())}});
        m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Cutcard/TaskPage.qml")));
        m_view->resize(1204, 800);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->rootObject()->forceActiveFocus();
    }
    void cleanup()
    {
        m_view.reset();
        m_desk.reset();
    }

    void everyKindIsAnsweredByKeysRightlyAndWrongly_data()
    {
        QTest::addColumn<QString>("id");
        for (const TaskKind& kind : taskKinds())
            QTest::newRow(std::string(kind.id).c_str()) << QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
    }
    void everyKindIsAnsweredByKeysRightlyAndWrongly()
    {
        QFETCH(const QString, id);
        desk().practise(*findTaskKind(id.toStdString()));
        for (int number = 0; number < 4; ++number) {
            QVERIFY(!desk().told());
            const bool rightly = number % 2 == 0;
            typeAnswer(view(), desk(), rightly ? desk().task().right : wrongAnswer(desk().task()));
            if (!desk().told())
                key(Qt::Key_Return);
            QVERIFY2(desk().told(), qPrintable(desk().place()));
            QCOMPARE(desk().right(), rightly);
            QVERIFY(!desk().verdict().isEmpty() && !desk().rules().isEmpty());
            key(Qt::Key_Return);
        }
        QCOMPARE(desk().number(), 5);
        key(Qt::Key_Escape);
        QCOMPARE(desk().page(), TaskDesk::Result);
        QCOMPARE(desk().scoreText(), QString("2 of 4"));
        QCOMPARE(desk().mistakes().size(), 2);
    }

    void everyKindOfAnswerIsEnteredByMouse_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"hands.winner", "night.places", "positions.first", "night.positions", "change.chips"})
            QTest::newRow(id) << QString(id);
    }
    void everyKindOfAnswerIsEnteredByMouse()
    {
        QFETCH(const QString, id);
        desk().practise(*findTaskKind(id.toStdString()));
        const Task task = desk().task();
        for (std::size_t i = 0; i < task.right.size(); ++i) {
            const auto number = static_cast<int>(task.right[i]);
            if (task.answer == AnswerKind::Choose || task.answer == AnswerKind::Order) {
                QVERIFY(click(QString(QChar('A' + number)) + ": "));
            } else if (task.answer == AnswerKind::Seats) {
                const auto& chairs = std::get<RingShown>(task.shown).chairs;
                QVERIFY(number == nobodysChair
                            ? click("Nobody")
                            : click(tr("Seat %1").arg(QLatin1Char(chairs[static_cast<std::size_t>(number)].name))));
            } else {
                const auto value = std::get<ChangeShown>(task.shown).tray[i].denomination;
                // one too many, and back
                for (int count = 0; count <= number; ++count)
                    QVERIFY(click(QStringLiteral("Take a %L1 chip").arg(value)));
                QVERIFY(click(QStringLiteral("Put back a %L1 chip").arg(value)));
            }
        }
        if (!desk().told())
            QVERIFY(click("Answer"));
        QVERIFY(desk().told());
        QVERIFY(desk().right());
        QVERIFY(click("Continue"));
        QCOMPARE(desk().number(), 2);
    }

    void anAmountIsTypedIntoAFieldThatIsClickedAndWhatIsNoneIsNamed()
    {
        desk().practise(*findTaskKind("pay.CH1"));
        desk().type(0, QStringLiteral("ten"));
        for (int i = 1; i < static_cast<int>(desk().task().right.size()); ++i)
            desk().type(i, QStringLiteral("0"));
        desk().confirm();
        QVERIFY(!desk().told());
        QCOMPARE(desk().message(), QString("Spot 1: “ten” is not an amount."));
        desk().type(0, {});
        desk().confirm();
        QCOMPARE(desk().message(), QString("Spot 1: type an amount."));
        desk().practise(*findTaskKind("pots.main"));
        QVERIFY(click("Main pot"));
        typeDigits(view(), desk().task().right[0]);
        QVERIFY(click("Answer"));
        QVERIFY(desk().right());
        QVERIFY(!desk().working().isEmpty());
    }

    void aCountedPotShowsNoFigure()
    {
        desk().practise(*findTaskKind("pots.count"));
        const QVariantList chairs = desk().shown().value("chairs").toList();
        QVERIFY(chairs.size() >= 3);
        for (const QVariant& chair : chairs) {
            QVERIFY(!chair.toMap().value("chips").toList().isEmpty());
            QVERIFY(chair.toMap().value("figure").toString().isEmpty());
        }
    }

    void toldAtTheEndNothingIsSaidBefore()
    {
        desk().turnTo(static_cast<int>(Topic::Hands));
        desk().choose(0, 1);
        desk().choose(2, 1);
        key(Qt::Key_Return);
        for (int number = 0; number < 10; ++number) {
            QVERIFY(!desk().told());
            QVERIFY(desk().lastVerdict().isEmpty());
            typeAnswer(view(), desk(), wrongAnswer(desk().task()));
        }
        QCOMPARE(desk().page(), TaskDesk::Result);
        QCOMPARE(desk().mistakes().size(), 10);
    }

    void whatIsPractisedIsChosenTopicByTopic()
    {
        for (int topic = 0; topic < static_cast<int>(namedWords<Topic>.size()); ++topic) {
            desk().turnTo(topic);
            QVERIFY(desk().choices().size() >= 3);
        }
        desk().turnTo(static_cast<int>(Topic::Positions));
        QVERIFY(click("Tasks: Small blind"));
        QVERIFY(click("The drill ends: after 20 tasks"));
        key(Qt::Key_Return);
        QCOMPARE(desk().place(), QString("Question 1 of 20"));
        QCOMPARE(desk().subject(), QString("positions.small-blind"));
        key(Qt::Key_Return); // nothing is given yet
        QVERIFY(!desk().told());
        QTest::keyClick(m_view.get(), 'x');
        QTest::keyClick(m_view.get(), '-'); // one seat is asked for, and somebody sits there
        QVERIFY(desk().given().isEmpty());
    }

    void whatWasPressedIsTakenBack()
    {
        desk().practise(*findTaskKind("night.positions"));
        QTest::keyClick(m_view.get(), 'a');
        QTest::keyClick(m_view.get(), '-');
        QCOMPARE(desk().given().size(), 2);
        key(Qt::Key_Backspace);
        QVERIFY(click("Take back"));
        QVERIFY(desk().given().isEmpty());
        desk().practise(*findTaskKind("change.chips"));
        QTest::keyClick(m_view.get(), '4');
        QTest::keyClick(m_view.get(), '4');
        QCOMPARE(desk().given().back().toInt(), 2);
        QVERIFY(click("Return all chips to the tray"));
        QCOMPARE(desk().given().back().toInt(), 0);
        QVERIFY(!desk().ready());
        desk().addChips(3, 1000); // no more than there are
        QCOMPARE(desk().given().back().toInt(), 40);
    }

private:
    TaskDesk& desk() { return *m_desk; }
    QQuickView* view() { return m_view.get(); }
    void key(Qt::Key which) { QTest::keyClick(m_view.get(), which); }
    void theme(bool dark, int percent)
    {
        QQmlComponent holder(m_view->engine());
        holder.setData("import QtQml\nimport Cutcard\nQtObject { property QtObject theme: Theme }", QUrl());
        const std::unique_ptr<QObject> made(holder.create());
        auto* theme = made->property("theme").value<QObject*>();
        theme->setProperty("dark", dark);
        theme->setProperty("textScale", percent / 100.0);
        theme->setProperty("animation", 0);
    }
    /// Clicks what is called so, or begins so; false if it is not there.
    bool click(const QString& words)
    {
        QQuickItem* item = named(drawn(*m_view), words);
        if (item == nullptr)
            return false;
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middleOf(item));
        return true;
    }

    std::unique_ptr<TaskDesk> m_desk;
    std::unique_ptr<QQuickView> m_view;
};

CUTCARD_TESTS(TaskPageTest, QGuiApplication)
#include "tst_task_page.moc"
