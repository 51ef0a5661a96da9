// SPDX-License-Identifier: GPL-3.0-or-later
// A director's part of an exam at the candidate's window; with CUTCARD_PICTURES set to a folder, pictures are left
// there.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/academy/exam_files.h"
#include "app/shell/exam_window.h"
#include "core/tournament/directors.h"
#endif

#include <QAccessible>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

#include <stdexcept>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

const std::string passphrase = "a good passphrase";

template <typename T> T good(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().place.name + ": " + result.error().expected);
    return std::move(result).value();
}

QQuickItem* itemNamed(QQuickItem* root, const QString& name)
{
    auto* accessible = root->isVisible() ? QAccessible::queryAccessibleInterface(root) : nullptr;
    if (accessible != nullptr && accessible->text(QAccessible::Name).startsWith(name))
        return root;
    for (QQuickItem* child : root->childItems()) {
        if (QQuickItem* found = child->isVisible() ? itemNamed(child, name) : nullptr)
            return found;
    }
    return nullptr;
}

} // namespace

class DirectingWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)"));
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const KeyCost cheap{.operations = 1, .memory = 8192};
        m_academy = good(Academy::found(
            m_folder->path(), {.house = "Harbour Card Room", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap},
            passphrase));
        const Unlocked who = good(m_academy->unlock(good(m_academy->persons()).front().id, passphrase));
        const std::string candidate = good(m_academy->addPerson({.name = "Maren Okafor"}));
        const std::string plan =
            good(m_academy->addBlueprint(who, shippedBlueprint("director").toStdString(), "director"));
        m_attempt = good(m_academy->authorise(who, {candidate, plan, "2026-12-03", true})).number;
        auto sitting = good(Sitting::open(*m_academy, m_attempt, who));
        m_exam = new ExamWindow(&m_engine, *m_academy, std::move(sitting));
        m_exam->show();
        QVERIFY(QTest::qWaitForWindowActive(m_exam));
        m_exam->model().ask("begin");
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
            picture(QStringLiteral("question-%1").arg(i + 1));
            give(questions[i]);
            QCOMPARE(answers()[i], questions[i].answer);
            QVERIFY(m_exam->drill().rule().isEmpty());
            QVERIFY(m_exam->drill().feedback().isEmpty());
            key(Qt::Key_Right);
        }
        // back at the first one, and changed
        for (std::size_t i = 0; i < questions.size(); ++i)
            key(Qt::Key_Left);
        const QString before = m_exam->drill().answer();
        key(Qt::Key_Backspace);
        QCOMPARE(answers()[0], std::string());
        key(before == QLatin1String("owed") ? Qt::Key_2 : Qt::Key_1);
        QVERIFY(answers()[0] != questions[0].answer);
        QVERIFY(!m_exam->model().exam().contains("right"));
        handIn();
        QCOMPARE(m_exam->model().page(), ExamModel::Between);
    }

    /// The first question by mouse: what is chosen stays marked.
    void anAnswerIsClicked()
    {
        begin();
        click("No: it is left to you");
        QCOMPARE(answers()[0], std::string("free"));
        click("Yes: a move is owed");
        QCOMPARE(answers()[0], std::string("owed"));
        QCOMPARE(m_exam->drill().chosen(), 0);
        click("Next question");
        QCOMPARE(m_exam->drill().chosen(), -1);
    }

    /// A night to its end, the way the perfect director would: neither coach nor look back, and it stops by itself.
    void aNightIsRunToItsEnd()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        QVERIFY(!night.coached() && night.examined() && !night.canUndo());
        picture("night");
        night.lookBack();
        night.leave();
        night.showMe();
        QCOMPARE(night.page(), NightDesk::Room);
        QVERIFY(night.owed().isEmpty());
        key(Qt::Key_Space);
        QVERIFY(night.running());
        for (int i = 0; i < 4000 && !night.timeOver(); ++i) {
            if (const auto duty = idealDirectorDuty(night.session()->night()))
                night.act(duty->act);
            else
                night.pass(5 * oneSecond);
            if (i == 300)
                picture("night-later");
        }
        QVERIFY(night.timeOver() && !night.running());
        picture("night-over");
        QCOMPARE(m_exam->sitting().directing()->night()->entries().size(), night.session()->entries().size());
        QVERIFY(m_exam->sitting().directing()->isOver());
        const std::size_t events = night.session()->entries().size();
        QVERIFY(!night.act(director::at(DirectorVerb::Hold, {.number = 1})));
        night.next();
        QCOMPARE(night.session()->entries().size(), events);
        handIn();
        QCOMPARE(m_exam->model().page(), ExamModel::Over);
    }

    /// Wrong acts are taken as they are, and nothing is said of them.
    void aWrongActIsTakenWithoutAWord()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        QVERIFY(night.act(director::counted(DirectorVerb::Level, 5)));
        QCOMPARE(night.session()->night().level, 5);
        QVERIFY(night.messageRule().isEmpty());
        QCOMPARE(night.messageKind(), static_cast<int>(NightDesk::Event));
        QVERIFY(m_exam->sitting().directing()->night()->score().faults() == 1);
    }

    /// Stopped by a supervisor the room stands still, keys do nothing, and it goes on afterwards.
    void aPauseStopsTheNight()
    {
        beginNight();
        NightDesk& night = m_exam->night();
        key(Qt::Key_Space);
        const QVariantMap signature{{"who", QString::fromStdString(good(m_academy->persons()).front().id)},
                                    {"passphrase", QString::fromStdString(passphrase)},
                                    {"reason", "a fire drill"}};
        m_exam->model().ask("pause", signature);
        QVERIFY2(m_exam->model().clock().value("paused").toBool(), qPrintable(m_exam->model().message()));
        QVERIFY(!night.running());
        picture("night-paused");
        const std::size_t events = night.session()->entries().size();
        night.pass(oneMinute);
        night.next();
        key(Qt::Key_N);
        QVERIFY(!night.act(director::at(DirectorVerb::Hold, {.number = 1})));
        QCOMPARE(night.session()->entries().size(), events);
        m_exam->model().ask("goOn", signature);
        QVERIFY(night.running());
        night.pass(oneMinute);
        QVERIFY(night.session()->entries().size() > events);
    }

private:
    void begin()
    {
        m_exam->model().ask("beginPart");
        QVERIFY(m_exam->sitting().directing() != nullptr);
        m_exam->room()->grabFramebuffer();
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
        m_exam->model().ask("handIn");
        m_exam->model().ask("handIn");
    }
    void key(Qt::Key key) { QTest::keyClick(m_exam->room(), key); }
    const std::vector<std::string>& answers() { return m_exam->sitting().directing()->answers(); }
    void give(const DrillQuestion& question)
    {
        switch (question.drill) {
        case NightDrill::Balance:
            return key(question.answer == "owed" ? Qt::Key_1 : Qt::Key_2);
        case NightDrill::Rulings:
            return key(static_cast<Qt::Key>(Qt::Key_0 + std::stoi(question.answer)));
        default:
            for (const char letter : question.answer)
                QTest::keyClick(m_exam->room(), letter == '-' ? Qt::Key_Minus : static_cast<Qt::Key>(letter));
        }
    }
    void click(const QString& name)
    {
        m_exam->room()->grabFramebuffer();
        QQuickItem* item = itemNamed(m_exam->room()->rootObject(), name);
        QVERIFY2(item != nullptr, qPrintable(name));
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QTest::mouseClick(m_exam->room(), Qt::LeftButton, {}, middle.toPoint());
    }
    void picture(const QString& name)
    {
        const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
        if (!folder.isEmpty())
            m_exam->room()->grabFramebuffer().save(folder + "/directing-" + name + ".png");
    }

    QQmlEngine m_engine;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Academy> m_academy;
    std::int64_t m_attempt = 0;
    QPointer<ExamWindow> m_exam;
};

QTEST_MAIN(DirectingWindowTest)
#include "tst_directing_window.moc"
