// SPDX-License-Identifier: GPL-3.0-or-later
// A supervisor's way from nothing to a certificate in the real window, by keys.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/academy/forms/exam_files.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result.h"
#include "app/academy/store/clock.h"
#include "app/exam/academy_desk.h"
#include "app/exam/exam_window.h"
#include "app/files/csv.h"
#include "app/home/home_model.h"
#include "app/records/records.h"
#include "app/reports/certificate_report.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/supervisor/academy_model.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/result_words.h"
#include "app/words/training/task_words.h"
#include "core/certification/forms.h"
#include "core/exam/quiz_banks.h"
#include "core/players/dealers.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/files.h"
#include "tests/support/hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"
#endif

#include <QAccessible>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMenuBar>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <stdexcept>

using namespace cutcard;

namespace {

const QString typedPassphrase = QString::fromStdString(passphrase);
const QString leagueDealer = QStringLiteral(":/exams/blueprints/league-dealer.toml");
constexpr int assessor = 1; ///< of the roles that can be chosen

} // namespace

class AcademyWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { m_window.reset(); }

    void fromNothingToACertificateByKeysAlone()
    {
        open(true, 100);
        m_timer.start();
        key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Academy);
        QCOMPARE(model().page(), AcademyModel::Founding);
        // the first field has the keyboard
        QTRY_VERIFY(accessibleName(room()->quickWindow()->activeFocusItem()).startsWith("The house's name"));
        type("The house's name", "Harbour Card Room");
        type("Name", "J. Lindqvist");
        type("License number", "S-1");
        type("Passphrase, 8", typedPassphrase);
        type("Repeat the passphrase", typedPassphrase + "!");
        key(Qt::Key_Return);
        QVERIFY(model().wrong()); // they differ, and nothing was founded
        QCOMPARE(model().page(), AcademyModel::Founding);
        type("Repeat the passphrase", typedPassphrase);
        key(Qt::Key_Return);
        QVERIFY2(model().page() == AcademyModel::People, qPrintable(model().message()));

        step("1 the house");
        type("Name", "Maren Okafor");
        type("Number", "17");
        type("License", "HC-2214");
        key(Qt::Key_Return);
        QCOMPARE(rows("candidates").size(), 1);
        step("3 people");
        key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(model().page(), AcademyModel::Exams);
        press("Exam plan: League dealer", Qt::Key_Space);
        numbersOfOnesOwn();
        type("Passphrase of", typedPassphrase);
        key(Qt::Key_Return);
        QVERIFY2(rows("blueprints").size() == 1, qPrintable(model().message()));
        // what one asks to see is seen, also below the window's edge
        press("What it tests: League dealer");
        const QQuickItem* asks = named(room()->rootObject(), "The exam's name");
        QVERIFY(asks != nullptr);
        drawn(*room());
        QTRY_VERIFY(asks->mapToScene({0, 0}).y() < room()->height() / 2.0);

        step("4 exams");
        key(Qt::Key_1, Qt::ControlModifier);
        press("Candidate: Maren Okafor", Qt::Key_Space);
        press("I have checked the candidate's identity", Qt::Key_Space);
        press("The phone is put away", Qt::Key_Space);
        type("Passphrase of", typedPassphrase);
        key(Qt::Key_Return);
        QVERIFY2(exam() != nullptr, qPrintable(model().message()));
        step("5 authorise");
        sitByKeys();
        QVERIFY(exam() == nullptr);

        step("6 the candidate");
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        press("Grade… Maren Okafor");
        press("Your impression of table 1, from 1 (weak) to 5 (very good). It does not count.: 4", Qt::Key_Space);
        type("Passphrase of", typedPassphrase);
        key(Qt::Key_Return);
        QVERIFY2(model().page() == AcademyModel::Review, qPrintable(model().message()));
        QVERIFY2(model().result().value("passed").toBool(), qPrintable(model().result().value("sheet").toString()));
        QVERIFY2(model().result().value("sheet").toString().contains("(1 to 5): 4"),
                 qPrintable(model().result().value("sheet").toString()));
        // questions, tables, and each competency that has a percentage
        const QVariantList profile = model().result().value("profile").toList();
        QVERIFY(profile.size() > 8);
        for (const QVariant& bar : profile)
            QVERIFY(bar.toMap().value("passed").toBool() && bar.toMap().value("share").toDouble() > 0.79);
        type("Passphrase of", typedPassphrase);
        key(Qt::Key_Return); // confirmed
        QVERIFY(model().result().value("canIssue").toBool());
        step("7 grade and confirm");
        type("Passphrase of", typedPassphrase);
        key(Qt::Key_Return); // issued
        QVERIFY2(model().result().value("issued").toBool(), qPrintable(model().message()));
        printAndCheck();
        step("8 certificate, and checked");
    }

    void aClosedWindowIsAnInterruptionThatOnlyASupervisorEnds()
    {
        open(false, 150);
        key(Qt::Key_0, Qt::AltModifier);
        found();
        model().people()->add("Ivo Petrov");
        for (const QVariant& each : rows("people")) {
            const QVariantMap person = each.toMap();
            if (person.value("name") == QStringLiteral("Ivo Petrov"))
                model().people()->change(person.value("id").toString(), "Ivo Petrov", {}, {}, 125, by());
        }
        model().plans()->buildFrom(by(), leagueDealer);
        model().go(AcademyModel::Exams);
        authorise(clockDay(), false);
        QVERIFY(model().wrong() && exam() == nullptr); // a tick is missing
        model().go(AcademyModel::Proctor);
        // a slip of the pen: it is said why, or the day is put right
        type("Today's date", "2062-11-23");
        reach(room(), "Why the date differs");
        authorise("2062-11-23");
        QVERIFY2(exam() == nullptr && model().message().contains("clock"), qPrintable(model().message()));
        type("Today's date", QString::fromStdString(clockDay()));
        authorise();
        QVERIFY2(exam() != nullptr, qPrintable(model().message()));
        examAsk(ExamModel::Begin);
        QCOMPARE(exam()->sitting().secondsGiven(), 45 * 75); // 45 minutes, and a quarter more
        exam()->tasks().mark();
        model().go(AcademyModel::Proctor);
        QVERIFY(rows("attempts").front().toMap().value("running").toBool());
        authorise();
        QVERIFY(model().wrong()); // one at a time
        // by keys; minutes can't be taken back, so they are asked for twice
        QTRY_VERIFY(exam()->view()->hasFocus());
        pressInExam("Supervisor…", Qt::Key_Space);
        reach(exam()->view(), "Passphrase of");
        QTest::keyClicks(exam()->view(), typedPassphrase);
        pressInExam("Reason: Room", Qt::Key_Space);
        reach(exam()->view(), "In a few words");
        QTest::keyClicks(exam()->view(), "fire bell");
        pressInExam("+5 min", Qt::Key_Space);
        QCOMPARE(exam()->sitting().secondsGiven(), 45 * 75);
        pressInExam("+5 min", Qt::Key_Space);
        QCOMPARE(exam()->sitting().secondsGiven(), 45 * 75 + 300);
        pressInExam("Supervisor…", Qt::Key_Space);
        exam()->model().extend(5, "x", by("wrong one"));
        QVERIFY(exam()->model().wrong());
        exam()->model().extend(5, {}, by());
        QVERIFY(exam()->model().wrong()); // no reason
        QCOMPARE(exam()->sitting().secondsGiven(), 45 * 75 + 300);
        exam()->model().pause("Candidate: illness", by());
        QVERIFY(exam()->model().clock().value("paused").toBool());
        exam()->tasks().mark();
        QVERIFY(exam()->model().wrong()); // nothing is taken while paused
        exam()->model().goOn(by());
        QVERIFY(!exam()->model().clock().value("paused").toBool());
        exam()->close();
        QVERIFY(exam() == nullptr);
        QVERIFY(model().wrong());
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        // nothing else can be entered: no rules, no lessons, no table with its coach
        key(Qt::Key_Escape);
        nothingElseIsOpen(*m_window);
        QVERIFY2(model().wrong() && model().message().contains("interrupted at"), qPrintable(model().message()));
        QCOMPARE(model().page(), AcademyModel::Proctor);
        QCOMPARE(rows("attempts").front().toMap().value("way").toString(), QStringLiteral("resume"));
        // started again, the program opens where the supervisor is called, and not among rules and lessons
        m_window.reset();
        open(false, 150);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Academy);
        QVERIFY2(model().message().contains("Attempt 1 was interrupted at "), qPrintable(model().message()));
        // with the time, and nothing is read beside an exam whose clock stands, nor saved
        QVERIFY2(model().message().contains(QRegularExpression("at \\d\\d:\\d\\d:\\d\\d")),
                 qPrintable(model().message()));
        for (const auto page : {AcademyModel::People, AcademyModel::Exams, AcademyModel::Bank, AcademyModel::Ledger,
                                AcademyModel::Training}) {
            model().go(page);
            QCOMPARE(model().page(), AcademyModel::Proctor);
            QVERIFY(model().wrong() && model().message().contains("interrupted at"));
        }
        const QString unseen = m_folder->filePath("unseen.csv");
        model().questions()->saveResults(unseen);
        QVERIFY(model().wrong() && !QFile::exists(unseen));
        model().proctor()->openPages(by("wrong one"));
        model().go(AcademyModel::People);
        QCOMPARE(model().page(), AcademyModel::Proctor);
        model().proctor()->openPages(by());
        model().go(AcademyModel::People);
        QCOMPARE(model().page(), AcademyModel::People);
        // it is entered, with who did it, and signed
        const std::string opened = entries("pages-opened");
        QCOMPARE(QString::fromStdString(fieldOf(opened, "by")), signer());
        QCOMPARE(numberFieldOf(opened, "attempt").value_or(0), 1);
        QCOMPARE(QString::fromStdString(fieldOf(opened, "actor")), signer());
        QVERIFY(opened.find("\"sig\":\"") != std::string::npos);
        // until the room is left; the other rooms stay open
        key(Qt::Key_Escape);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Home);
        QVERIFY(m_window->academy().desk().academy() == nullptr && m_window->menuBar()->isEnabled());
        m_window->rooms().home().go(HomeModel::Rules);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Rules);
        m_window->rooms().home().go(HomeModel::Academy);
        model().go(AcademyModel::People);
        QCOMPARE(model().page(), AcademyModel::Proctor);
        minutesWhileItIsInterrupted();
        model().proctor()->resume(1, by("wrong one"));
        QVERIFY(exam() == nullptr);
        QCOMPARE(model().message(), QStringLiteral("The passphrase of J. Lindqvist is wrong. Nothing was changed."));
        model().proctor()->resume(1, by());
        QVERIFY2(exam() != nullptr, qPrintable(model().message()));
        QVERIFY2(exam()->model().exam().value("last").toString().startsWith("Nothing is recorded yet"),
                 qPrintable(exam()->model().exam().value("last").toString()));
        nothingElseIsOpen(*m_window);
        QVERIFY(exam()->sitting().flags()[0]);
        examAsk(ExamModel::Begin);
        examAsk(ExamModel::HandIn);
        QCOMPARE(exam()->sitting().part(), 0); // said once before it is done
        examAsk(ExamModel::HandIn);
        QCOMPARE(exam()->model().page(), ExamModel::Between);
        examAsk(ExamModel::BeginPart);
        dealUntilTheFlop();
        examAsk(ExamModel::Leave);
        QVERIFY(exam() != nullptr
                && exam()->model().message().contains("again to leave")); // said once before it is done
        examAsk(ExamModel::HandIn);
        examAsk(ExamModel::Leave);
        QVERIFY(exam() != nullptr); // not taken together with another key
        examAsk(ExamModel::Leave);
        QVERIFY(exam() == nullptr);
        QVERIFY2(model().message().contains("the candidate left"), qPrintable(model().message()));
        QTRY_VERIFY(m_window->isActiveWindow()); // it has the keyboard again
        model().proctor()->submit(1, by());
        model().proctor()->grade(1, {}, by());
        QVERIFY2(model().page() == AcademyModel::Review, qPrintable(model().message()));
        QVERIFY(!model().result().value("passed").toBool());
        // its questions were handed in with no answer: the interruption at the table excuses nothing of that
        QCOMPARE(model().result().value("outcome").toString(), QStringLiteral("Not passed"));
        secondLook();
        model().review()->confirm(1, by());
        model().review()->issue(1, by());
        QVERIFY(model().wrong()); // not passed, no certificate
        // what is refused is said of the attempt, and of no file
        model().review()->confirm(1, by());
        QVERIFY2(model().wrong() && model().message().startsWith("Attempt 1 cannot be confirmed"),
                 qPrintable(model().message()));
        model().review()->confirm(99, by());
        QVERIFY2(model().wrong() && model().message().contains("no attempt 99 in this house"),
                 qPrintable(model().message()));
        QVERIFY(model().result().value("canAppeal").toBool());
        model().review()->appeal(1, "2026-12-04", {}, by());
        QVERIFY(model().wrong()); // no reason
        model().review()->appeal(1, QDate::currentDate().toString(Qt::ISODate), "Room: the bell", by());
        QVERIFY2(model().result().value("appealOpen").toBool(), qPrintable(model().message()));
        model().review()->dismissAppeal(1, "Room: no bell", by());
        QVERIFY2(!model().result().value("appealOpen").toBool(), qPrintable(model().message()));
    }

    /// Whoever had still to act at a table that is handed in does nothing at the next one.
    void playersOfATableThatIsHandedInAreStill()
    {
        beginExam();
        QVERIFY2(exam() != nullptr, qPrintable(model().message()));
        examAsk(ExamModel::Begin);
        examAsk(ExamModel::HandIn);
        examAsk(ExamModel::HandIn);
        examAsk(ExamModel::BeginPart);
        for (int i = 0; i < 60 && !nextByScript(*exam()->sitting().hand(), *exam()->desk().session()); ++i)
            oneEvent();
        QVERIFY(nextByScript(*exam()->sitting().hand(), *exam()->desk().session()).has_value());
        examAsk(ExamModel::HandIn);
        examAsk(ExamModel::HandIn);
        QCOMPARE(exam()->model().page(), ExamModel::Between);
        const std::int64_t rows = exam()->sitting().rows();
        exam()->desk().hurry();
        QCOMPARE(exam()->sitting().rows(), rows);
        QVERIFY2(!exam()->model().wrong(), qPrintable(exam()->model().message()));
        QVERIFY(exam()->sitting().session()->entries().empty());
        exam()->close();
    }

    /// Another program that is started on the same folder opens nothing to read, and the exam's ledger has it.
    void aSecondStartBesideAnExamIsEnteredAndShowsNothing()
    {
        beginExam();
        QVERIFY2(exam() != nullptr, qPrintable(model().message()));
        examAsk(ExamModel::Begin);
        good(exam()->sitting().tick(5000));
        QCOMPARE(entries("second-start"), std::string());
        {
            MainWindow second(m_folder->path(), m_folder->path());
            second.academy().desk().setFullScreen(false);
            second.show();
            second.welcome();
            const AcademyModel& there = second.rooms().academy();
            QVERIFY2(there.wrong() && there.message().contains("An exam is running"), qPrintable(there.message()));
            nothingElseIsOpen(second);
            QCOMPARE(there.page(), AcademyModel::Closed);
            // whoever took it for any house in use would end the exam
            QVERIFY(there.house().value("examElsewhere").toBool());
            good(exam()->sitting().tick(5000));
            const std::string entered = entries("second-start");
            QCOMPARE(numberFieldOf(entered, "times").value_or(0), 1);
            QCOMPARE(numberFieldOf(entered, "attempt").value_or(0), 1);
            // once
            good(exam()->sitting().tick(5000));
            QCOMPARE(entries("second-start"), entered);
            // one that shows its rules already when an exam begins elsewhere goes to where that is said
            auto* look = second.findChild<QTimer*>("exam elsewhere");
            QVERIFY(look != nullptr && look->isActive());
            QVERIFY(second.rooms().home().closed() && m_window->rooms().home().closed());
            // whatever is handed in closes nothing any more
            exam()->close();
            model().proctor()->submit(1, by());
            second.rooms().home().go(HomeModel::Rules);
            QCOMPARE(second.rooms().home().room(), HomeModel::Rules);
            QVERIFY(second.menuBar()->isEnabled() && !second.rooms().home().closed());
            // what is handed in takes two people to undo
            model().proctor()->declareVoid(1, "Room: the bell", by());
            QVERIFY2(model().wrong() && model().message().contains("house with one supervisor"),
                     qPrintable(model().message()));
            model().people()->add("Maren Okafor");
            for (const QVariant& each : rows("candidates")) {
                if (each.toMap().value("name").toString().startsWith("Maren"))
                    authorise(clockDay(), true, each.toMap().value("id").toString());
            }
            QVERIFY2(exam() != nullptr, qPrintable(model().message()));
            examAsk(ExamModel::Begin);
            QMetaObject::invokeMethod(look, "timeout");
            QCOMPARE(second.rooms().home().room(), HomeModel::Academy);
            QVERIFY(second.rooms().home().closed() && !second.menuBar()->isEnabled());
            QVERIFY2(there.message().contains("An exam is running"), qPrintable(there.message()));
            exam()->close();
            model().proctor()->declareVoid(2, "Room: the bell", by());
            QVERIFY2(!model().wrong() && model().message().contains("still counts as"), qPrintable(model().message()));
            QMetaObject::invokeMethod(look, "timeout");
            QVERIFY(!second.rooms().home().closed());
        }
        QVERIFY(m_window->menuBar()->isEnabled());
    }

    void theKeysAndTheLedgerOfAHouse()
    {
        const QString second = foundWithASecond();
        model().people()->enrol(second, assessor, "short", "short", by());
        QVERIFY(model().wrong());
        QCOMPARE(rows("signers").size(), 1); // nothing of it was done
        model().people()->enrol(second, assessor, "long enough it is", "long enough it isn't", by());
        QVERIFY2(model().wrong() && model().message().contains("differ"), qPrintable(model().message()));
        model().people()->enrol(second, assessor, "long enough it is", "long enough it is", by());
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QCOMPARE(rows("signers").size(), 2);
        model().go(AcademyModel::Ledger);
        model().ledger()->showPaperKey(by());
        const QString paper = model().house().value("paperKey").toString();
        QCOMPARE(paper.size(), 56);
        // tried while the house lives: the key, a slip, and another house's
        model().ledger()->checkPaper(paper.toLower(), by());
        QVERIFY2(!model().wrong() && model().message().contains("The key on paper is right"),
                 qPrintable(model().message()));
        QString slip = paper;
        slip[9] = slip[9] == u'A' ? u'C' : u'A';
        model().ledger()->checkPaper(slip, by());
        QVERIFY2(model().wrong() && model().message().contains("group 3"), qPrintable(model().message()));
        model().ledger()->checkPaper(QString(56, u'A'), by());
        QVERIFY2(model().wrong() && model().message().contains("is not this house"), qPrintable(model().message()));
        model().go(AcademyModel::People);
        QVERIFY(model().house().value("paperKey").toString().isEmpty());
        const QString list = m_folder->filePath("list.txt");
        model().ledger()->saveList(by(), list);
        QVERIFY(QFileInfo(list).size() > 0);
        model().verifying()->verify("CUTCARD1:AAAA");
        QVERIFY(model().wrong());
        // a file with a bad line adds nobody
        QFile bad(m_folder->filePath("bad.csv"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("name,time\nFine,100\nBad,900\n");
        bad.close();
        model().people()->addFrom(bad.fileName());
        QVERIFY(model().wrong() && model().message().contains("bad.csv, line 3: "));
        QCOMPARE(rows("people").size(), 2);
        // S10: who is called as another is asked about once, and a file of them as well
        const qsizetype before = rows("people").size();
        model().people()->add("A.  SECOND", "77");
        QVERIFY2(model().wrong() && model().message().contains("A. Second"), qPrintable(model().message()));
        QCOMPARE(rows("people").size(), before);
        model().people()->add("A.  SECOND", "78"); // another one is asked about anew
        QVERIFY(model().wrong());
        model().people()->add("A.  SECOND", "78");
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QCOMPARE(rows("people").size(), before + 1);
        QFile same(m_folder->filePath("same.csv"));
        QVERIFY(same.open(QIODevice::WriteOnly));
        same.write("name,number\nA. Sec0nd,79\n");
        same.close();
        model().people()->addFrom(same.fileName());
        QVERIFY2(model().wrong() && model().message().contains("A. Sec0nd"), qPrintable(model().message()));
        QCOMPARE(rows("people").size(), before + 1);
        model().people()->addFrom(same.fileName());
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QCOMPARE(rows("people").size(), before + 2);
        changePeople(second);
        blueprintsOfOnesOwn();
    }

    /// What a press greys out or takes away does not take the keyboard with it, and Tab goes on from what was clicked.
    void theKeyboardIsNotLostAmongFields()
    {
        const QString second = foundWithASecond();
        model().people()->enrol(second, assessor, "long enough it is", "long enough it is", by());
        key(Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(model().page(), AcademyModel::Ledger);
        press("Signed by: J. Lindqvist", Qt::Key_Space);
        type("Passphrase", typedPassphrase);
        press("Show the key to write down");
        QVERIFY2(!model().wrong() && !model().house().value("paperKey").toString().isEmpty(),
                 qPrintable(model().message()));
        // the passphrase is gone, the button grey
        QCOMPARE(accessibleName(room()->quickWindow()->activeFocusItem()), QStringLiteral("Passphrase"));
        click("Signed by: A. Second");
        QCOMPARE(accessibleName(room()->quickWindow()->activeFocusItem()), QStringLiteral("Signed by: A. Second"));
        QTest::keyClick(room(), Qt::Key_Tab);
        QCOMPARE(accessibleName(room()->quickWindow()->activeFocusItem()), QStringLiteral("Signed by: J. Lindqvist"));
        QTest::keyClick(room(), Qt::Key_Tab);
        QCOMPARE(accessibleName(room()->quickWindow()->activeFocusItem()), QStringLiteral("Passphrase"));
    }

    /// What somebody practises here under a name of their own is seen by whoever trains them.
    void aTrainerSeesWhatSomebodyPractises()
    {
        const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
        {
            const auto records = Records::open(m_folder->path());
            QVERIFY(records);
            const auto ivo = (*records)->addPerson("Ivo P.");
            QVERIFY(ivo);
            const int pots = static_cast<int>(Competency::Pots);
            const int rulings = static_cast<int>(Competency::Rulings);
            Activity activity{
                .person = *ivo, .kind = "tasks", .at = now, .subject = "league", .asked = 120, .right = 87};
            for (int i = 0; i < 60; ++i) {
                activity.answers.push_back({.right = i < 30, .game = "league", .competency = pots});
                activity.answers.push_back({.right = i < 57, .game = "league", .competency = rulings});
            }
            QVERIFY((*records)->keep(activity));
        }
        open(false, 150);
        key(Qt::Key_0, Qt::AltModifier);
        found();
        model().people()->add("Ivo Petrov", "21");
        key(Qt::Key_7, Qt::ControlModifier);
        QCOMPARE(model().page(), AcademyModel::Training);
        QVERIFY(rows("trainees").isEmpty());
        press("On the roster: Ivo Petrov", Qt::Key_Space);
        press("Practices here as: Ivo P.", Qt::Key_Space);
        press("Save this name");
        QCOMPARE(rows("trainees").size(), 1);
        const QVariantMap trainee = rows("trainees").front().toMap();
        QCOMPARE(trainee.value("name").toString(), QStringLiteral("Ivo Petrov"));
        int below = 0;
        for (const QVariant& each : trainee.value("cells").toList()) {
            const QVariantMap cell = each.toMap();
            below += cell.value("below").toBool() ? 1 : 0;
            if (cell.value("name").toString() == said(Competency::Pots))
                QCOMPARE(cell.value("percent").toInt(), 50);
            if (cell.value("name").toString() == said(Competency::Rulings))
                QCOMPARE(cell.value("percent").toInt(), 95);
        }
        QCOMPARE(below, 1);
        QVERIFY(!trainee.value("isReady").toBool());
        QVERIFY2(trainee.value("ready").toString().contains(said(Competency::Pots)),
                 qPrintable(trainee.value("ready").toString()));
        QVERIFY(trainee.value("trend").toString().contains("72%")); // 87 of 120
        QVERIFY(!trainee.value("last").toString().contains("no practice"));
        // a day that is over is none
        const QString id = trainee.value("id").toString();
        model().training()->setDate(id, "league", "2020-01-01");
        QVERIFY(model().wrong());
        press("Trainee: Ivo Petrov", Qt::Key_Space);
        press("Exam subject: " + documentText(Document::League), Qt::Key_Space);
        type("Date, such as", QDate::currentDate().addDays(30).toString(Qt::ISODate));
        press("Set the date");
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        const QVariantList dates = rows("trainees").front().toMap().value("dates").toList();
        QCOMPARE(dates.size(), 1);
        QVERIFY(dates.front().toMap().value("text").toString().contains("days left: 30"));
        model().training()->linkPractice(id, 0);
        QVERIFY(rows("trainees").isEmpty());
    }

    void whoeverHasNoHouseVerifiesACertificateToo()
    {
        open(true, 100);
        const SecretKey houseKey = SecretKey::random();
        const Certificate certificate{.key = keyId(publicKeyOf(houseKey)),
                                      .serial = 3,
                                      .issued = todayOf(),
                                      .validMonths = 12,
                                      .name = "Maren Okafor",
                                      .house = "Another House"};
        const auto code = signedCertificate(certificate, houseKey);
        CertificateList list{.day = todayOf(), .entries = {{3, "revoked"}}};
        list.keys[3] = listedAs(*readCertificate(*code));
        const QString codeFile = write("code.txt", QByteArray::fromStdString(*code) + "\n");
        const QString keyFile = write("house.pub", QByteArray::fromStdString(pemOf(publicKeyOf(houseKey))));
        const QString listFile = write("list.txt", QByteArray::fromStdString(listText(list, houseKey)));
        key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(model().page(), AcademyModel::Founding);
        model().go(AcademyModel::People);
        QCOMPARE(model().page(), AcademyModel::Founding); // there is nobody
        press("Verify a certificate");
        QCOMPARE(model().page(), AcademyModel::Verify);
        const QString page = m_folder->filePath("page.png");
        QVERIFY(qrImage(QByteArray::fromStdString(*code)).scaled(400, 400).save(page));
        model().verifying()->openCode(page);
        if (!model().message().contains("without ZXing"))
            QCOMPARE(model().house().value("verified").toMap().value("content").toString().toStdString(), *code);
        QImage blank(400, 400, QImage::Format_RGB32);
        blank.fill(Qt::white);
        QVERIFY(blank.save(page));
        model().verifying()->openCode(page);
        QVERIFY(model().wrong()); // a picture without a code
        model().verifying()->openCode(codeFile);
        model().verifying()->openKey(keyFile);
        press("Verify");
        QVERIFY2(model().house().value("verified").toMap().value("valid").toBool(), qPrintable(model().message()));
        model().verifying()->openList(listFile);
        press("Verify");
        QVERIFY(!model().house().value("verified").toMap().value("valid").toBool());
        model().verifying()->openList(keyFile); // no list
        press("Verify");
        QVERIFY(model().wrong());
        press("Back");
        QCOMPARE(model().page(), AcademyModel::Founding);
    }

    void aFolderThatHoldsNoHouseIsSaidAndLeft()
    {
        open(true, 100);
        QVERIFY(QDir().mkpath(m_folder->filePath("academy")));
        QFile foreign(m_folder->filePath("academy/academy.db"));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("no database at all, but long enough to be one of the smaller ones");
        foreign.close();
        key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(model().page(), AcademyModel::Closed);
        QVERIFY(model().wrong());
        QVERIFY(foreign.open(QIODevice::ReadOnly) && foreign.readAll().startsWith("no database"));
    }

private:
    void open(bool dark, int percent)
    {
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        Settings settings;
        settings.animation = 0;
        settings.thinking = 0;
        settings.dark = dark;
        settings.textPercent = percent;
        m_window->openRecords();
        m_window->setSettings(settings); // whoever is here first has none of their own
        m_window->academy().desk().setKeyCost(cheap);
        m_window->academy().desk().setFullScreen(false);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->welcome();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// Neither the rail nor the menus nor what leads to a rule leave the academy.
    static void nothingElseIsOpen(MainWindow& window)
    {
        HomeModel& home = window.rooms().home();
        for (int room = HomeModel::Home; room <= HomeModel::Situation; ++room) {
            home.go(static_cast<HomeModel::Room>(room));
            QCOMPARE(home.room(), HomeModel::Academy);
        }
        for (const auto way : {HomeModel::NewTable, HomeModel::Guide, HomeModel::Compare, HomeModel::OpenFile})
            home.ask(way);
        home.askRule("league.2.1");
        QCOMPARE(home.room(), HomeModel::Academy);
        QVERIFY(window.rooms().view()->isVisible());
        QVERIFY(!window.menuBar()->isEnabled());
    }
    /// The last entry of a kind; empty: there is none.
    std::string entries(std::string_view kind)
    {
        return good(m_window->academy().desk().academy()->ledger().lastEntry(kind));
    }
    AcademyModel& model() { return m_window->rooms().academy(); }
    ExamWindow* exam() { return m_window->academy().desk().exam(); }
    QQuickWidget* room() { return m_window->rooms().view(); }
    QVariantList rows(const char* what) { return model().house().value(QLatin1String(what)).toList(); }
    QString signer()
    {
        for (const QVariant& each : rows("signers")) {
            if (each.toMap().value("name").toString() == QLatin1String("J. Lindqvist"))
                return each.toMap().value("id").toString();
        }
        return {};
    }
    void found()
    {
        model().founding()->found("Harbour Card Room", {}, "J. Lindqvist", {}, typedPassphrase, typedPassphrase);
    }
    /// The supervisor's signature, or somebody's who does not know the passphrase.
    Signature* by(const QString& passphrase = typedPassphrase)
    {
        m_signature = std::make_unique<Signature>(signer(), passphrase);
        return m_signature.get();
    }
    void examAsk(ExamModel::Way way) { exam()->model().ask(way); }
    QString write(const QString& name, const QByteArray& bytes) { return written(m_folder->filePath(name), bytes); }
    QVariantMap personOf(const QString& id)
    {
        for (const QVariant& each : rows("people")) {
            if (each.toMap().value("id").toString() == id)
                return each.toMap();
        }
        return {};
    }
    /// What an administrator changes of somebody: time, the passphrase, and at the end the name.
    void changePeople(const QString& second)
    {
        model().people()->change(second, "Ada Second", {}, "A-9", 900, by());
        QVERIFY(model().wrong());
        model().people()->change(second, "Ada Second", {}, "A-9", 150, by());
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QCOMPARE(personOf(second).value("name").toString(), QStringLiteral("Ada Second"));
        QCOMPARE(personOf(second).value("time").toInt(), 150);
        model().people()->withdraw(signer(), by());
        QVERIFY(model().wrong()); // nobody takes their own away
        model().people()->erase(second, by());
        QVERIFY(model().wrong()); // who signs is taken the passphrase first
        model().people()->withdraw(second, by());
        QVERIFY2(!model().wrong() && rows("signers").size() == 1, qPrintable(model().message()));
        const QString people = m_folder->filePath("people.csv");
        model().people()->save(people);
        QFile saved(people);
        QVERIFY(saved.open(QIODevice::ReadOnly) && saved.readAll().contains("Ada Second"));
        model().people()->erase(second, by());
        QVERIFY2(!model().wrong() && rows("people").size() == 3, qPrintable(model().message()));
        QVERIFY(m_window->academy().desk().academy()->ledger().check());
    }
    /// What the house asks for instead is typed into the page; what can't be is named, and changes nothing.
    void numbersOfOnesOwn()
    {
        const auto cell = [this](int row, int part) {
            const QVariantMap line = model().plan().value("cells").toList().at(row).toMap();
            return line.value("parts").toList().at(part).toMap();
        };
        QVERIFY(model().plan().value("cells").toList().size() > 9); // more than it asks of, to choose
        QCOMPARE(cell(0, 0).value("value").toInt(), 2);
        const QString deck = "Deck control, basic";
        type(deck, "90");
        QVERIFY2(!cell(0, 0).value("enough").toBool() && cell(0, 0).value("value").toInt() == 90,
                 qPrintable(model().message()));
        press("Check whether the exam can be built");
        QVERIFY2(model().wrong() && model().message().contains("90 questions for Deck control, basic"),
                 qPrintable(model().message()));
        type(deck, "2");
        type("Questions right, percent", "101");
        QVERIFY2(model().wrong() && model().message().contains("theory.pass: 101 is out of range. Allowed: 1 to 100."),
                 qPrintable(model().message()));
        type("Questions right, percent", "80");
        QVERIFY(!model().wrong());
        // how much that is irregular the tables bring is a number like the others
        type("Irregularities it does not", "90");
        press("Check whether the exam can be built");
        QVERIFY2(model().wrong() && model().message().contains("uncovered"), qPrintable(model().message()));
        type("Irregularities it does not", "1");
        type("Rule numbers every form", "1.2.3.4.5");
        press("Check whether the exam can be built");
        QVERIFY2(model().wrong() && model().message().contains("1.2.3.4.5"), qPrintable(model().message()));
        QVERIFY(model().plan().value("built").toString().isEmpty());
        type("Rule numbers every form", "");
        QTest::keyClick(room(), Qt::Key_Delete);
        type("Rule numbers that must come up at the tables", "5.4.3.2.1");
        press("Check whether the exam can be built");
        QVERIFY2(model().wrong() && model().message().contains("5.4.3.2.1"), qPrintable(model().message()));
        type("Rule numbers that must come up at the tables", "2.3.1");
        press("Check whether the exam can be built");
        QVERIFY2(model().wrong() && model().message().contains("2.3.1"), qPrintable(model().message()));
        type("Rule numbers that must come up at the tables", "3.7.3, 3.7.5");
        press("Check whether the exam can be built");
        const QString built = model().plan().value("built").toString();
        QVERIFY2(built.contains("variants: 3; points of a competency differ by at most"), qPrintable(built));
        step("the house's own numbers");
    }
    /// One that is none is named with its line, one that asks too much with its cell.
    void blueprintsOfOnesOwn()
    {
        model().plans()->buildFrom(by(), write("broken.toml", "name = \"Ours\"\nnonsense = 1\n"));
        QVERIFY(model().wrong() && model().message().contains("broken.toml"));
        const auto shipped = shippedBlueprint("league-dealer").toUtf8();
        QVERIFY(shipped.contains("\"League dealer\""));
        const QByteArray ours = QByteArray(shipped).replace("\"League dealer\"", "\"Harbour dealer\"");
        model().plans()->buildFrom(by(), write("ours.toml", ours));
        QVERIFY2(!model().wrong() && model().message().contains("Harbour dealer"), qPrintable(model().message()));
        QCOMPARE(rows("blueprints").size(), 1);
        // the house's own numbers are a revision of their own, and the one before stays as it was
        const QString first = rows("blueprints").front().toMap().value("digest").toString();
        model().plans()->showBuilt(first);
        model().plans()->setNumber("cells.deck.basic", "3");
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        model().plans()->rename("Harbour dealer, longer");
        model().plans()->build(by());
        QVERIFY2(!model().wrong() && model().message().contains("Harbour dealer, longer"),
                 qPrintable(model().message()));
        QCOMPARE(rows("blueprints").size(), 2);
        for (const QVariant& each : rows("blueprints")) {
            const QVariantMap line = each.toMap();
            const bool old = line.value("digest") == first;
            QVERIFY(line.value("text").toString().startsWith(old ? "questions 30," : "questions 31,"));
        }
        // what the bank can't fill is refused, and nothing of it is kept
        model().plans()->setNumber("cells.deck.basic", "90");
        model().plans()->build(by());
        QVERIFY2(model().wrong() && model().message().contains("90 questions for Deck control, basic"),
                 qPrintable(model().message()));
        QCOMPARE(rows("blueprints").size(), 2);
        // the bank is looked through by document and competency
        model().go(AcademyModel::Bank);
        model().questions()->showItems(0, 0);
        const auto all = model().bank().value("all").toList().size();
        model().questions()->showItems(0, 1);
        const QVariantList some = model().bank().value("all").toList();
        QVERIFY(all >= 90 && some.size() > 3 && some.size() < all);
        QCOMPARE(some.front().toMap().value("answer").toString(), "The player on the shuffler's right");
        model().go(AcademyModel::Exams);
    }
    /// Lets somebody sit at the first exam; the first candidate, if nobody is named.
    void authorise(const std::string& day = clockDay(), bool ticked = true, QString person = {})
    {
        if (person.isEmpty())
            person = rows("candidates").front().toMap().value("id").toString();
        model().proctor()->authorise(person, rows("blueprints").front().toMap().value("digest").toString(),
                                     QString::fromStdString(day), {}, ticked, by());
    }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(room(), static_cast<Qt::Key>(code), modifiers);
        ++s_keys;
    }
    /// Says how many keys a step of the manual took, and how long the program; what a person needs comes on top.
    void step(const char* name)
    {
        qInfo("%s: %d keys, %lld ms", name, s_keys, static_cast<long long>(m_timer.restart()));
        s_keys = 0;
    }
    /// Goes on with Tab until what has the keyboard is called so; otherwise what was met on the way.
    static QString tabTo(QQuickWidget* view, const QString& name)
    {
        drawn(*view);
        QStringList met;
        for (int i = 0; i < 120; ++i) {
            auto* item = view->quickWindow()->activeFocusItem();
            met.append(item == nullptr ? QStringLiteral("nothing") : accessibleName(item));
            if (met.last().startsWith(name))
                return {};
            QTest::keyClick(view, Qt::Key_Tab);
            ++s_keys;
        }
        return name + QStringLiteral(" not among: ") + met.mid(0, 40).join(QStringLiteral(" | "));
    }
    void reach(QQuickWidget* view, const QString& name)
    {
        const QString missed = tabTo(view, name);
        QVERIFY2(missed.isEmpty(), qPrintable(missed));
    }
    void type(const QString& field, const QString& text)
    {
        reach(room(), field);
        s_keys += static_cast<int>(text.size());
        QTest::keySequence(room(), QKeySequence::SelectAll);
        QTest::keyClicks(room(), text);
    }
    void press(const QString& name, Qt::Key with = Qt::Key_Return)
    {
        reach(room(), name);
        QTest::keyClick(room(), with);
        ++s_keys;
    }
    void click(const QString& name) { QVERIFY2(Hands(*room()).click(name), qPrintable(name)); }
    /// Minutes for an attempt that stands, by keys and by mouse, each asked for twice and with a reason.
    void minutesWhileItIsInterrupted()
    {
        const auto given = [this] { return good(m_window->academy().desk().academy()->attempts().one(1)).extra.at(0); };
        const QString reason =
            QStringLiteral("Reason to add minutes or declare the attempt void (its form still counts as used)");
        const int before = given();
        press("Continue…", Qt::Key_Space);
        type("Passphrase of", typedPassphrase);
        press(reason + QStringLiteral(": Technical"), Qt::Key_Space);
        type("In a few words", "power cut");
        press("+5 min", Qt::Key_Space);
        QCOMPARE(given(), before);
        press("+5 min", Qt::Key_Space);
        QCOMPARE(given(), before + 300);
        QVERIFY2(!model().wrong() && model().message().startsWith("5 minutes were added"),
                 qPrintable(model().message()));
        QCOMPARE(QString::fromStdString(fieldOf(entries("extended"), "actor")), signer());
        type("Passphrase of", typedPassphrase);
        press(reason + QStringLiteral(": Room"), Qt::Key_Space);
        type("In a few words", "fire bell");
        reach(room(), "+2 min");
        click("+2 min");
        click("+2 min");
        QCOMPARE(given(), before + 420);
        model().proctor()->extend(1, 5, {}, by());
        QVERIFY(model().wrong()); // no reason
        QCOMPARE(given(), before + 420);
    }
    void pressInExam(const QString& name, Qt::Key with = Qt::Key_Return)
    {
        reach(exam()->view(), name);
        QTest::keyClick(exam()->view(), with);
    }
    /// What a candidate without a fault does, from the conditions to the end.
    void sitByKeys()
    {
        // Qt calls a window active whose parent is
        QTRY_VERIFY(exam()->view()->hasFocus());
        pressInExam("I am Maren Okafor", Qt::Key_Space);
        pressInExam("Begin (45 minutes)");
        QCOMPARE(exam()->model().page(), ExamModel::Theory);
        answerByKeys();
        examAsk(ExamModel::HandIn);
        QCOMPARE(exam()->sitting().part(), 0); // said once before it is done
        examAsk(ExamModel::HandIn);
        for (int station = 1; station <= 2; ++station) {
            QCOMPARE(exam()->model().page(), ExamModel::Between);
            pressInExam("Begin this part");
            QCOMPARE(exam()->sitting().part(), station);
            dealAll();
            examAsk(ExamModel::HandIn);
            examAsk(ExamModel::HandIn);
        }
        QCOMPARE(exam()->model().page(), ExamModel::Over);
        // the only thing left to press has the keyboard
        QTRY_COMPARE(accessibleName(exam()->view()->quickWindow()->activeFocusItem()), QStringLiteral("Close"));
        QTest::keyClick(exam()->view(), Qt::Key_Return);
    }
    /// Every question by keys: letters, T and F, digits, arrows.
    void answerByKeys()
    {
        const auto& questions = exam()->sitting().form().questions;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            QQuickWidget* view = exam()->view();
            drawn(*view);
            const TaskAnswer& right = questions[i].right;
            const bool isAmount = questions[i].answer == AnswerKind::Amounts;
            const char first = questions[i].item->kind == QuestionKind::TrueFalse ? (right[0] == 0 ? 't' : 'f') : 'a';
            if (isAmount)
                typeAmount(static_cast<int>(i), right[0]);
            else if (first != 'a')
                QTest::keyClick(view, first);
            else
                for (const std::int64_t place : right)
                    QTest::keyClick(view, static_cast<char>('a' + place));
            QVERIFY2(
                exam()->sitting().answers()[i] == right,
                qPrintable(QStringLiteral("%1, focus %2")
                               .arg(taskText(questions[i]), accessibleName(view->quickWindow()->activeFocusItem()))));
            const QString source = documentText(questions[i].item->document);
            const auto items = view->rootObject()->findChildren<QQuickItem*>();
            QVERIFY(std::ranges::any_of(
                items, [&](const QQuickItem* item) { return item->property("text").toString() == source; }));
            QTest::keyClick(view, isAmount ? Qt::Key_Return : Qt::Key_Right);
            QCoreApplication::processEvents();
        }
    }
    /// A number as it is written in the questions: a comma is no digit and loses nothing, M marks and types nothing.
    void typeAmount(int question, Chips amount)
    {
        QQuickWidget* view = exam()->view();
        const QString digits = QString::number(amount);
        QTest::keyClicks(view, digits.left(1) + QStringLiteral(","));
        QTest::keyClick(view, Qt::Key_M, Qt::NoModifier);
        QVERIFY(exam()->sitting().flags()[static_cast<std::size_t>(question)]);
        QTest::keyClicks(view, QStringLiteral("m") + digits.mid(1) + QStringLiteral(". "));
        QVERIFY(!exam()->sitting().flags()[static_cast<std::size_t>(question)]);
    }
    /// One thing that happens at the table: a player's, or the perfect dealer's.
    void oneEvent()
    {
        const Session& session = *exam()->desk().session();
        const std::size_t before = session.entries().size();
        if (nextByScript(*exam()->sitting().hand(), session))
            exam()->desk().hurry();
        else if (const auto act = idealAct(session))
            exam()->desk().act(*act);
        QTRY_VERIFY(exam()->desk().session()->entries().size() > before);
        // the time goes on beside it
        if (before % 16 == 0)
            QCoreApplication::processEvents();
    }
    /// A house, and somebody in it who signs nothing yet: who that is.
    QString foundWithASecond()
    {
        open(false, 100);
        key(Qt::Key_0, Qt::AltModifier);
        found();
        model().people()->add("A. Second");
        return rows("candidates").front().toMap().value("id").toString();
    }
    /// A house, somebody in it, and that somebody in front of the league dealer's exam.
    void beginExam()
    {
        open(false, 100);
        key(Qt::Key_0, Qt::AltModifier);
        found();
        model().people()->add("Ivo Petrov");
        model().plans()->buildFrom(by(), leagueDealer);
        authorise();
    }
    /// Hand by hand, as evidence, and a question: nobody gives points for it alone.
    void secondLook()
    {
        const QVariantList hands = model().result().value("hands").toList();
        QCOMPARE(hands.size(), 1);
        model().review()->replay(1, 0, 0, by());
        QVERIFY(m_window->lookingBack().page() != nullptr);
        const LookedBack& looked = m_window->lookingBack().page()->what();
        QVERIFY(looked.title.contains("table 1"));
        // when each act was, by the part's clock; and no word of passing, which is decided over all parts
        QCOMPARE(looked.times.size(), looked.session.entries().size());
        QVERIFY(std::ranges::is_sorted(looked.times));
        QCOMPARE(m_window->lookingBack().page()->debrief().picture().scoreNote, criticalText(looked.session.score()));
        // an exam's hand is looked at: it is neither dealt again nor handed on
        for (const int key : {Qt::Key_S, Qt::Key_P}) {
            QTest::keyClick(m_window->lookingBack().page()->view(), static_cast<Qt::Key>(key));
            QVERIFY(m_window->lookingBack().page() != nullptr);
        }
        QVERIFY(m_window->lookingBack().page()->debrief().sealed());
        QTest::keyClick(m_window->lookingBack().page()->view(), Qt::Key_Escape);
        QVERIFY(m_window->lookingBack().page() == nullptr);
        QCOMPARE(model().page(), AcademyModel::Review);
        const QString evidence = m_folder->filePath("evidence");
        model().review()->saveEvidence(1, by(), evidence);
        QVERIFY2(!model().wrong() && QFileInfo::exists(evidence + "/result.json"), qPrintable(model().message()));
        const QVariantList doubts = model().result().value("doubts").toList();
        QVERIFY(doubts.size() > 5);
        const QString item = doubts.front().toMap().value("item").toString();
        // as it was asked, with what was answered and what is right
        model().review()->showQuestions(1, by());
        const QString opened = model().result().value("doubts").toList().front().toMap().value("text").toString();
        QVERIFY2(opened.contains("Answered: nothing\nRight answer: ") && !opened.contains("…"), qPrintable(opened));
        model().review()->correct(1, {item}, {}, {}, by());
        QVERIFY(model().wrong()); // no reason
        model().review()->correct(1, {item}, {}, "Staff: two are right", by());
        QVERIFY2(model().wrong() && model().message().contains("A house with one supervisor cannot do this"),
                 qPrintable(model().message()));
        QCOMPARE(model().result().value("doubts").toList().size(), doubts.size());
    }
    void dealUntilTheFlop()
    {
        for (int i = 0; i < 400 && exam()->desk().session()->table().board.size() < 3; ++i)
            oneEvent();
    }
    void dealAll()
    {
        bool pictured = false;
        bool divided = false;
        for (int i = 0; i < 4000; ++i) {
            if (exam()->desk().session()->isOver()) {
                if (exam()->sitting().handNumber() == exam()->sitting().handCount())
                    return;
                examAsk(ExamModel::NextHand);
                continue;
            }
            oneEvent();
            if (!pictured && exam()->desk().session()->table().board.size() >= 3) {
                pictured = true;
            }
            if (!divided && exam()->desk().session()->table().pots.size() > 1) {
                divided = true;
            }
        }
        QFAIL("a station without an end");
    }
    /// The printed page, and that whoever has the code's text finds it valid, and a changed one not.
    void printAndCheck()
    {
        const QString pdf = m_folder->filePath("certificate.pdf");
        model().review()->saveCertificate(1, pdf);
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        model().review()->saveSheet(1, m_folder->filePath("sheet.pdf"));
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QVERIFY(QFileInfo(pdf).size() > 4000);
        const auto issued = m_window->academy().desk().academy()->certificates().all();
        QVERIFY(issued && issued->size() == 1);
        const QString code = QString::fromStdString(issued->front().text);
        key(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(model().page(), AcademyModel::Verify);
        type("Text of the code", code);
        key(Qt::Key_Return);
        QVERIFY(model().house().value("verified").toMap().value("valid").toBool());
        QVERIFY(model().house().value("verified").toMap().value("exam").toString().startsWith("League dealer"));
        QString changed = code;
        changed[40] = changed[40] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
        type("Text of the code", changed);
        key(Qt::Key_Return);
        QVERIFY(!model().house().value("verified").toMap().value("valid").toBool());
        QVERIFY(!model().house().value("verified").toMap().contains("name"));
        model().go(AcademyModel::Ledger);
        notedElsewhere();
        model().go(AcademyModel::Bank);
        for (const char* form : {"A", "B", "C"}) {
            model().questions()->showForm(rows("blueprints").front().toMap().value("digest").toString(), form);
            if (model().bank().value("attempts").toInt() > 0) {
                raters(form);
            }
        }
        model().ledger()->revoke(1, "Staff: wrong person", by());
        model().review()->saveCertificate(1, pdf);
        QVERIFY(model().wrong()); // what was taken back is not printed once more
        model().verifying()->verify(code);
        QVERIFY(!model().house().value("verified").toMap().value("valid").toBool());
    }
    /// Heads are noted in another folder from now on, by keys; a folder that is none changes nothing.
    void notedElsewhere()
    {
        const QString stick = m_folder->filePath("stick");
        const auto move = [&] {
            type("Backup folder", stick);
            type("Passphrase of", typedPassphrase);
            press("Reason: Technical", Qt::Key_Space);
            type("In a few words", "the first stick");
            press("Save checkpoints in this folder");
        };
        move();
        QVERIFY(model().wrong() && !model().house().value("anchored").toBool());
        QVERIFY(QDir().mkpath(stick));
        move();
        QVERIFY2(!model().wrong(), qPrintable(model().message()));
        QCOMPARE(model().house().value("anchors").toString(), stick);
        QVERIFY(QFileInfo(stick + "/cutcard-anchors.txt").size() > 0);
    }
    /// Three raters fill the table that was saved, and the mark is worked out beside what was seen.
    void raters(const char* form)
    {
        QVERIFY(model().bank().value("report").toString().contains("League dealer"));
        QVERIFY(model().bank().value("tables").toString().contains("candidates: 1"));
        const QString digest = rows("blueprints").front().toMap().value("digest").toString();
        const QString table = m_folder->filePath("ratings.csv");
        model().questions()->saveRatings(digest, form, by(), table);
        QFile file(table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto records = csvRecords(file.readAll().toStdString());
        file.close();
        const QByteArray bad = "question,words,answers,right,Ada\nX\n";
        model().questions()->showAngoff(digest, form, write("bad.csv", bad));
        QVERIFY(model().wrong() && model().message().contains("bad.csv, line 2: "));
        QCOMPARE(records.size(), std::size_t(31));
        QByteArray filled;
        for (std::size_t i = 0; i < records.size(); ++i) {
            records[i].fields.pop_back(); // the raters' columns come here
            for (const std::string& field : records[i].fields)
                filled += QByteArray::fromStdString(csvField(csvValue(field))) + ",";
            filled += i == 0 ? "Ada,Bao,Cy\n" : "80,80,80\n";
        }
        model().questions()->showAngoff(digest, form, write("ratings.csv", filled));
        const QString mark = model().bank().value("angoff").toString();
        QVERIFY2(mark.contains("24.00 of 30 questions (80.0%)") && mark.contains("only a first indication")
                     && mark.contains("answered right"),
                 qPrintable(mark));
    }
    static inline int s_keys = 0;
    QElapsedTimer m_timer;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Signature> m_signature;
    std::unique_ptr<MainWindow> m_window;
};

CUTCARD_TESTS(AcademyWindowTest, QApplication)
#include "tst_academy_window.moc"
