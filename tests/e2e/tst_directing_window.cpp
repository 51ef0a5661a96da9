// SPDX-License-Identifier: GPL-3.0-or-later
// A director's part of an exam at the candidate's window.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/academy/forms/exam_files.h"
#include "app/academy/store/clock.h"
#include "app/director/night_replay.h"
#include "app/exam/academy_desk.h"
#include "app/exam/exam_window.h"
#include "app/settings/settings.h"
#include "app/shell/windows/directing_review_window.h"
#include "app/shell/windows/small.h"
#include "core/tournament/simulation/directors.h"
#include "tests/app/academy/exam_house.h"
#include "tests/app/task/answers.h"
#include "tests/support/hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"
#endif

#include <QAccessible>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <stdexcept>

using namespace cutcard;

class DirectingWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const KeyCost cheap{.operations = 1, .memory = 8192};
        m_academy = good(Academy::found(
            m_folder->path(), {.house = "Harbour Card Room", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap},
            passphrase));
        const Unlocked who = good(m_academy->signers().unlock(good(m_academy->people().all()).front().id, passphrase));
        const std::string candidate = good(m_academy->people().add({.name = "Maren Okafor"}));
        const std::string plan =
            good(m_academy->blueprints().add(who, shippedBlueprint("director").toStdString(), "director"));
        m_attempt = good(m_academy->attempts().authorise(who, {candidate, plan, clockDay(), true})).number;
        auto sitting = good(Sitting::open(*m_academy, m_attempt, who));
        m_exam = new ExamWindow(&m_engine, *m_academy, std::move(sitting));
        m_exam->show();
        QVERIFY(QTest::qWaitForWindowActive(m_exam));
        m_exam->model().ask(ExamModel::Begin);
        QCOMPARE(m_exam->model().page(), ExamModel::Theory);
        handIn();
    }
    void cleanup()
    {
        delete m_exam.data();
        m_academy.reset();
    }

    /// Every question by keys; arrows turn, an answer can be changed, and nothing says whether one is right.
    void roomsAreAnsweredByKeys()
    {
        begin();
        QCOMPARE(m_exam->model().page(), ExamModel::Questions);
        const auto questions = m_exam->sitting().directing()->task().questions;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            give(questions[i]);
            QCOMPARE(answers()[i], questions[i].right);
            QVERIFY(m_exam->tasks().rules().isEmpty());
            QVERIFY(m_exam->tasks().verdict().isEmpty());
            key(Qt::Key_Right);
        }
        // all of them to turn to; one is marked to come back to, which stays when the window was closed
        QCOMPARE(m_exam->tasks().marks().size(), static_cast<qsizetype>(questions.size()));
        key(Qt::Key_M);
        QVERIFY(m_exam->sitting().flags().back());
        click("Question 3,");
        QCOMPARE(m_exam->tasks().number(), 3);
        for (std::size_t i = 3; i < questions.size(); ++i)
            key(Qt::Key_Right);
        QVERIFY(m_exam->tasks().marks().back().toMap().value("flagged").toBool());
        QVERIFY(m_exam->tasks().marks().back().toMap().value("answered").toBool());
        // back at the first one, and changed
        for (std::size_t i = 0; i < questions.size(); ++i)
            key(Qt::Key_Left);
        key(Qt::Key_Backspace);
        QCOMPARE(answers()[0], TaskAnswer());
        key(questions[0].right[0] == 0 ? Qt::Key_2 : Qt::Key_1);
        QVERIFY(answers()[0] != questions[0].right);
        QVERIFY(!m_exam->model().exam().contains("right"));
        handIn();
        QCOMPARE(m_exam->model().page(), ExamModel::Between);
    }

    /// The first question by mouse: what is chosen stays marked.
    void anAnswerIsClicked()
    {
        begin();
        click(optionName(1));
        QCOMPARE(answers()[0], TaskAnswer{1});
        click(optionName(0));
        QCOMPARE(answers()[0], TaskAnswer{0});
        QCOMPARE(m_exam->tasks().given().size(), 1);
        click("Next question");
        QVERIFY(m_exam->tasks().given().isEmpty());
    }

    /// A night to its end, the way the perfect director would: neither coach nor look back, and it stops by itself.
    void aNightIsRunToItsEnd()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        QVERIFY(!night.run()->coached() && night.run()->examined() && !night.run()->canUndo());
        drawn(*m_exam->room());
        night.run()->lookBack();
        night.run()->leave();
        night.acts()->showMe();
        QCOMPARE(night.page(), NightDesk::Room);
        QVERIFY(night.facts()->owedLines().empty());
        key(Qt::Key_Space);
        QVERIFY(night.run()->running());
        for (int i = 0; i < 4000 && !night.run()->timeOver(); ++i) {
            if (const auto duty = idealDirectorDuty(night.run()->session()->night()))
                night.run()->act(duty->act);
            else
                night.run()->pass(5 * oneSecond);
        }
        QVERIFY(night.run()->timeOver() && !night.run()->running());
        QCOMPARE(m_exam->sitting().directing()->night()->entries().size(), night.run()->session()->entries().size());
        QVERIFY(m_exam->sitting().directing()->isOver());
        const std::size_t events = night.run()->session()->entries().size();
        QVERIFY(!night.run()->act(director::at(DirectorVerb::Hold, {.number = 1})));
        night.run()->next();
        QCOMPARE(night.run()->session()->entries().size(), events);
        handIn();
        QCOMPARE(m_exam->model().page(), ExamModel::Over);
    }

    /// Wrong acts are taken as they are, and nothing is said of them.
    void aWrongActIsTakenWithoutAWord()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        QVERIFY(night.run()->act(director::counted(DirectorVerb::Level, 5)));
        QCOMPARE(night.run()->session()->night().level, 5);
        QVERIFY(night.message()->rule().isEmpty());
        QCOMPARE(night.message()->kind(), NightMessage::Event);
        QVERIFY(m_exam->sitting().directing()->night()->score().faults() == 1);
    }

    /// Stopped by a supervisor the room stands still, keys do nothing, and it goes on afterwards.
    void aPauseStopsTheNight()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        key(Qt::Key_Space);
        const auto by = [this] {
            return std::make_unique<Signature>(QString::fromStdString(good(m_academy->people().all()).front().id),
                                               QString::fromStdString(passphrase));
        };
        m_exam->model().pause("a fire drill", by().get());
        QVERIFY2(m_exam->model().clock().value("paused").toBool(), qPrintable(m_exam->model().message()));
        QVERIFY(!night.run()->running());
        drawn(*m_exam->room());
        const std::size_t events = night.run()->session()->entries().size();
        night.run()->pass(oneMinute);
        night.run()->next();
        key(Qt::Key_N);
        QVERIFY(!night.run()->act(director::at(DirectorVerb::Hold, {.number = 1})));
        QCOMPARE(night.run()->session()->entries().size(), events);
        m_exam->model().goOn(by().get());
        QVERIFY(night.run()->running());
        night.run()->pass(oneMinute);
        QVERIFY(night.run()->session()->entries().size() > events);
    }

    /// After a kill the night stands where its clock had come to, not at its last event: who lets something wait gains
    /// no time by it.
    void aNightGoesOnWhereItsClockStood()
    {
        beginNight();
        m_exam->night().run()->pass(oneMinute);
        // as the window's own count of time does it, a little later than the last event
        NightTime stood = 0;
        QTRY_VERIFY((m_exam->night().run()->pass(oneSecond), stood = m_exam->sitting().nightTime(),
                     stood > m_exam->sitting().directing()->night()->night().now));
        const NightTime now = m_exam->night().run()->now();
        QVERIFY(now - stood <= 2 * 5 * oneSecond);
        killAndGoOn();
        QCOMPARE(m_exam->model().page(), ExamModel::Night);
        QVERIFY(m_exam->night().run()->now() >= stood);
        // and one that was closed loses nothing of it
        m_exam->night().run()->pass(3 * oneSecond);
        const NightTime closed = m_exam->night().run()->now();
        m_exam->close();
        killAndGoOn();
        QVERIFY(m_exam->night().run()->now() >= closed);
    }

    /// Whoever decides sees the night again, moment by moment, and can do nothing in it.
    void theSecondLookReplaysTheNight()
    {
        beginNight();
        runWithAMistake();
        handIn();
        const DirectorWork work = lookedOver(1);
        QVERIFY(work.night().has_value());
        DirectingReviewWindow window(work, "Attempt 1, table 2", &m_engine, nullptr);
        show(window);
        NightReplay& replay = *window.replay();
        QCOMPARE(replay.moments(), static_cast<int>(work.night()->entries().size()));
        QCOMPARE(replay.moment(), 0);
        QVERIFY(!replay.faultBefore() && replay.faultAfter());
        drawn(*window.view());
        QTest::keyClick(window.view(), Qt::Key_PageDown);
        QVERIFY(replay.verdicts().front().toMap().value("wrong").toBool());
        QCOMPARE(replay.room()->run()->session()->entries().size(), static_cast<std::size_t>(replay.moment()));
        QCOMPARE(replay.room()->run()->session()->night().level, 5);
        drawn(*window.view());
        const int at = replay.moment();
        QTest::keyClick(window.view(), Qt::Key_Left);
        QCOMPARE(replay.moment(), at - 1);
        QVERIFY(replay.room()->run()->session()->night().level < 5);
        // what was owed then is seen, and nobody can do it any more
        QVERIFY(!replay.room()->facts()->owedLines().empty());
        const NightSession before = *replay.room()->run()->session();
        for (const Qt::Key each : {Qt::Key_L, Qt::Key_N, Qt::Key_Space, Qt::Key_Slash, Qt::Key_Return, Qt::Key_1})
            QTest::keyClick(window.view(), each);
        replay.room()->run()->act(director::counted(DirectorVerb::Level, 6));
        replay.room()->run()->undo();
        replay.room()->run()->takeBackTo(0);
        replay.room()->run()->next();
        replay.room()->run()->pass(oneMinute);
        QVERIFY(*replay.room()->run()->session() == before);
        QTest::keyClick(window.view(), Qt::Key_End);
        QVERIFY(*replay.room()->run()->session() == *work.night());
        QVERIFY(!replay.faultAfter());
        const auto call = std::ranges::find_if(work.night()->entries(), [](const NightEntry& entry) {
            const auto* act = std::get_if<DirectorAct>(&entry.event);
            return act != nullptr && act->verb == DirectorVerb::Ask;
        });
        QVERIFY(call != work.night()->entries().end());
        replay.go(static_cast<int>(call - work.night()->entries().begin()) + 1);
        QVERIFY(replay.room()->call()->attended() && replay.room()->call()->dealt());
        drawn(*window.view());
    }

    /// The questions likewise: what was answered, what is right, and by which rule.
    void theSecondLookGoesThroughTheQuestions()
    {
        begin();
        const auto questions = m_exam->sitting().directing()->task().questions;
        give(questions[0]);
        key(Qt::Key_Right);
        key(questions[1].right[0] == 0 ? Qt::Key_2 : Qt::Key_1);
        handIn();
        begin();
        QCOMPARE(m_exam->model().page(), ExamModel::Night);
        handIn();
        const DirectorWork work = lookedOver(0);
        DirectingReviewWindow window(work, "Attempt 1, table 1", &m_engine, nullptr);
        show(window);
        TaskDesk& tasks = *window.tasks();
        QVERIFY(tasks.right() && !tasks.rules().isEmpty());
        QTest::keyClick(window.view(), Qt::Key_Right);
        QVERIFY(!tasks.right() && !tasks.given().isEmpty());
        drawn(*window.view());
        QTest::keyClick(window.view(), Qt::Key_1);
        QTest::keyClick(window.view(), Qt::Key_Backspace);
        QCOMPARE(tasks.given().front().toLongLong(), work.answers()[1][0]);
        QTest::keyClick(window.view(), Qt::Key_Right);
        QVERIFY(!tasks.right() && tasks.verdict().contains("Not answered"));
        QTest::keyClick(window.view(), Qt::Key_Left);
        QTest::keyClick(window.view(), Qt::Key_Left);
        QVERIFY(tasks.right());
    }

private:
    /// A night to its end, with one level called long before its time.
    void runWithAMistake()
    {
        NightDesk& night = m_exam->night();
        QVERIFY(night.run()->act(director::counted(DirectorVerb::Level, 5)));
        for (int i = 0; i < 4000 && !night.run()->timeOver(); ++i) {
            if (const auto duty = idealDirectorDuty(night.run()->session()->night()))
                night.run()->act(duty->act);
            else
                night.run()->pass(5 * oneSecond);
        }
    }
    /// The window and the house go without a word, and a supervisor lets the candidate go on.
    void killAndGoOn()
    {
        delete m_exam.data();
        m_academy.reset();
        m_academy = good(Academy::open(m_folder->path()));
        const Unlocked who = good(m_academy->signers().unlock(good(m_academy->people().all()).front().id, passphrase));
        good(m_academy->attempts().resume(who, m_attempt));
        m_exam = new ExamWindow(&m_engine, *m_academy, good(Sitting::open(*m_academy, m_attempt, who)));
        m_exam->show();
        QVERIFY(QTest::qWaitForWindowActive(m_exam));
        m_exam->model().ask(ExamModel::Begin);
    }
    /// What the academy's page of a second look is handed, of a station.
    DirectorWork lookedOver(int station)
    {
        const std::string who = good(m_academy->people().all()).front().id;
        m_exam->close();
        delete m_exam.data();
        m_academy.reset();
        AcademyModel model;
        QWidget window;
        AcademyDesk desk(model, &m_engine, m_folder->path(), &window);
        desk.enter();
        std::optional<DirectorWork> work;
        connect(&desk, &AcademyDesk::directingLookedOver, &desk,
                [&](const DirectorWork& shown, const QString&) { work = shown; });
        Signature by(QString::fromStdString(who), QString::fromStdString(passphrase));
        model.review()->replay(m_attempt, station, 0, &by);
        desk.leave();
        if (!work)
            throw std::runtime_error(model.message().toStdString());
        return *work;
    }
    static void show(QMainWindow& window)
    {
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void begin()
    {
        m_exam->model().ask(ExamModel::BeginPart);
        QVERIFY(m_exam->sitting().directing() != nullptr);
        drawn(*m_exam->room());
    }
    void beginNight()
    {
        begin();
        handIn();
        begin();
        QCOMPARE(m_exam->model().page(), ExamModel::Night);
    }
    void handIn()
    {
        m_exam->model().ask(ExamModel::HandIn);
        m_exam->model().ask(ExamModel::HandIn);
    }
    void key(Qt::Key key) { QTest::keyClick(m_exam->room(), key); }
    const std::vector<TaskAnswer>& answers() { return m_exam->sitting().directing()->answers(); }
    void give(const Task& question) { typeAnswer(m_exam->room(), m_exam->tasks(), question.right); }
    /// What an option is called on the screen: "A: Nobody".
    QString optionName(int row)
    {
        QAbstractItemModel* options = m_exam->tasks().options();
        const auto text = [&](const char* role) {
            return options->index(row, 0).data(options->roleNames().key(role)).toString();
        };
        return text("letter") + QStringLiteral(": ") + text("words");
    }
    void click(const QString& name) { QVERIFY2(Hands(*m_exam->room()).click(name), qPrintable(name)); }

    QQmlEngine m_engine;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Academy> m_academy;
    std::int64_t m_attempt = 0;
    QPointer<ExamWindow> m_exam;
};

CUTCARD_TESTS(DirectingWindowTest, QApplication)
#include "tst_directing_window.moc"
