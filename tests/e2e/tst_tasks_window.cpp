// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of tasks: answers, runs, quizzes.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/keeping/keeping.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "tests/app/task/answers.h"
#include "tests/support/hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"
#endif

#include <QTemporaryDir>

using namespace cutcard;

class TasksWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        Settings settings;
        settings.animation = 0;
        m_window->setSettings(settings);
        m_window->openRecords();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->showRoom(HomeModel::Tasks);
        desk().setSeedText(QStringLiteral("5"));
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_folder.reset();
    }

    void ofEveryKindItsAnswersAreKept_data()
    {
        QTest::addColumn<QString>("id");
        for (const TaskKind& kind : taskKinds())
            QTest::newRow(std::string(kind.id).c_str()) << QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
    }
    void ofEveryKindItsAnswersAreKept()
    {
        QFETCH(const QString, id);
        desk().practise(*findTaskKind(id.toStdString()));
        for (int number = 0; number < 4; ++number) {
            QVERIFY(!desk().told());
            const bool rightly = number % 2 == 0;
            typeAnswer(view(), desk(), rightly ? desk().task().right : wrongAnswer(desk().task()));
            if (!desk().told())
                key(Qt::Key_Return);
            QVERIFY(desk().told());
            QCOMPARE(desk().right(), rightly);
            QVERIFY(!desk().verdict().isEmpty() && !desk().rules().isEmpty());
            key(Qt::Key_Return);
        }
        QCOMPARE(desk().number(), 5);
        key(Qt::Key_Escape);
        QCOMPARE(desk().page(), TaskDesk::Result);
        QCOMPARE(desk().scoreText(), QString("2 of 4"));
        QCOMPARE(desk().mistakes().size(), 2);
        const auto kept = m_window->keeping().records()->answers(firstPerson);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->size(), std::size_t{4});
        for (std::size_t i = 0; i < kept->size(); ++i) {
            const KeptAnswer& answer = (*kept)[i];
            QCOMPARE(answer.kind, id);
            QCOMPARE(answer.right, i % 2 == 0);
            // what is kept gives the task and the answer again
            const Task task = drawTask(answer.kind.toStdString(), answer.seed.toULongLong(), answer.number);
            QCOMPARE(isRight(task, readTaskAnswer(answer.given.toStdString()).value()), answer.right);
        }
    }

    void aRunEndsByItsClockAndItsPointsAreKept()
    {
        desk().turnTo(static_cast<int>(Topic::Pots));
        desk().choose(0, 1);
        desk().choose(1, 2); // three minutes
        key(Qt::Key_Return);
        QCOMPARE(desk().page(), TaskDesk::Asking);
        for (const bool rightly : {true, true, false, true}) {
            typeAnswer(view(), desk(), rightly ? desk().task().right : wrongAnswer(desk().task()));
            key(Qt::Key_Return);
            QCOMPARE(desk().lastRight(), rightly);
        }
        QCOMPARE(desk().clock(), QString("3:00"));
        for (int second = 0; second < 180; ++second)
            desk().tick();
        QCOMPARE(desk().page(), TaskDesk::Result);
        QCOMPARE(desk().scoreText(), QString("2 points"));
        const auto kept = m_window->keeping().records()->activities(firstPerson);
        QCOMPARE(kept->front().kind, QString("run"));
        QCOMPARE(kept->front().subject, QString("pots.main"));
        QCOMPARE(kept->front().seconds, 180);
        QVERIFY(desk().choiceText().contains("2 points"));
        // one that was stopped counts its answers and is no run
        desk().again();
        typeAnswer(view(), desk(), desk().task().right);
        key(Qt::Key_Return);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->keeping().records()->activities(firstPerson)->front().kind, QString("tasks"));
        // and one without an answer is not kept
        desk().again();
        key(Qt::Key_Escape);
        QCOMPARE(desk().page(), TaskDesk::Choosing);
        QCOMPARE(m_window->keeping().records()->activities(firstPerson)->size(), std::size_t{2});
    }

    void aQuizAsksTenOfADocumentAndTheSameOnceMore()
    {
        desk().turnTo(static_cast<int>(Topic::Rules));
        desk().choose(0, 1);
        key(Qt::Key_Return);
        QStringList first;
        while (desk().page() == TaskDesk::Asking) {
            first.append(desk().question());
            const bool rightly = first.size() % 3 != 0;
            typeAnswer(view(), desk(), rightly ? desk().task().right : wrongAnswer(desk().task()));
            QVERIFY(!desk().told()); // what is read is answered when one says so
            key(Qt::Key_Return);
            QCOMPARE(desk().right(), rightly);
            QVERIFY(!desk().working().isEmpty());
            key(Qt::Key_Return);
        }
        QCOMPARE(first.size(), 10);
        QCOMPARE(desk().scoreText(), QString("7 of 10"));
        QCOMPARE(m_window->keeping().records()->activities(firstPerson)->front().subject, QString("league"));
        QVERIFY(!m_window->keeping().records()->reviews(firstPerson)->empty());
        QVERIFY(Hands(*view()).click("The same tasks again"));
        QCOMPARE(desk().question(), first.front());
    }

private:
    TaskDesk& desk() { return m_window->rooms().tasks(); }
    QQuickWidget* view() { return m_window->rooms().view(); }
    void key(Qt::Key which) { QTest::keyClick(view(), which); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

CUTCARD_TESTS(TasksWindowTest, QApplication)
#include "tst_tasks_window.moc"
