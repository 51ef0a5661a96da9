// SPDX-License-Identifier: GPL-3.0-or-later
// The quiz in its room: by keys alone, by mouse, and what it says about right and wrong answers.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/shell/main_window.h"
#include "app/shell/quick_view.h"
#include "app/shell/rooms.h"
#include "app/words/quiz_words.h"
#endif

#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

#include <functional>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

/// The first item that can be seen, is enabled and of which this is true; nullptr if there is none.
QQuickItem* find(QQuickItem* item, const std::function<bool(QQuickItem*)>& matches)
{
    if (!item->isVisible())
        return nullptr;
    if (item->isEnabled() && matches(item))
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = find(child, matches))
            return found;
    }
    return nullptr;
}

QString rowData(QAbstractItemModel* rows, int row, const QByteArray& role)
{
    return rows->index(row, 0).data(rows->roleNames().key(role)).toString();
}

/// The places to press for the right answer.
std::vector<int> placesOf(const Question& question)
{
    const Answer answer = rightAnswer(question);
    return answer.truth ? std::vector<int>{*answer.truth ? 0 : 1} : answer.places;
}

} // namespace

class QuizWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)"));
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        Settings settings;
        settings.animation = 0;
        m_window->setSettings(settings);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->showRoom(HomeModel::Quiz);
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_folder.reset();
    }

    void aWholeQuizByKeysAlone()
    {
        desk().beginWith({.count = 40, .seed = 6});
        while (desk().page() == QuizDesk::Asking) {
            const Question question = *desk().current();
            QVERIFY(!desk().ready());
            byKeys(question);
            QVERIFY2(desk().ready(), qPrintable(questionText(question)));
            key(Qt::Key_Return);
            QVERIFY2(desk().answered() && desk().right(), qPrintable(questionText(question)));
            key(Qt::Key_Return);
        }
        QCOMPARE(desk().page(), QuizDesk::Result);
        QCOMPARE(desk().scoreText(), "40 of 40");
        key(Qt::Key_Return);
        QCOMPARE(desk().page(), QuizDesk::Choosing);
        key(Qt::Key_Return);
        QCOMPARE(desk().page(), QuizDesk::Asking);
    }

    void aWholeQuizByMouse()
    {
        press("About: Players Pub Poker League, rules and guidelines (2008)");
        press("Difficulty: basic");
        press("Questions: 20");
        press("Begin, key Enter");
        int number = 0;
        for (; desk().page() == QuizDesk::Asking; ++number) {
            const Question question = *desk().current();
            QCOMPARE(question.document, Document::PubLeague);
            QCOMPARE(question.item->difficulty, Difficulty::Basic);
            if (desk().typing())
                byKeys(question);
            for (const int place : placesOf(question))
                press(rowData(desk().answers(), place, "letter") + ": " + rowData(desk().answers(), place, "words"));
            press("Answer, key Enter");
            QVERIFY2(desk().right(), qPrintable(questionText(question)));
            press("Go on, key Enter");
        }
        QVERIFY(number > 10);
        QCOMPARE(desk().page(), QuizDesk::Result);
        press("Another quiz, key Enter");
        QCOMPARE(desk().page(), QuizDesk::Choosing);
    }

    void nothingIsAnsweredBeforeThereIsAnAnswer()
    {
        beginWith(QuestionKind::Order);
        key(Qt::Key_A);
        key(Qt::Key_Return);
        QVERIFY(!desk().answered());
        QVERIFY(!button("Answer, key Enter")); // it can be seen, but is not enabled
    }

    void aWrongChoiceIsMarkedAndTheRightOneShown()
    {
        beginWith(QuestionKind::Choice);
        const Question question = *desk().current();
        const std::vector<int> right = placesOf(question);
        std::vector<int> wrong;
        for (int place = 0; place < desk().answers()->rowCount(); ++place) {
            if (std::ranges::find(right, place) == right.end())
                wrong.push_back(place);
        }
        // one wrong answer in place of a right one
        desk().press(wrong.front());
        for (std::size_t i = 1; i < right.size(); ++i)
            desk().press(right[i]);
        key(Qt::Key_Return);
        QVERIFY(desk().answered() && !desk().right());
        QCOMPARE(rowData(desk().answers(), wrong.front(), "remark"), "wrong");
        QCOMPARE(rowData(desk().answers(), right.front(), "remark"), "this is right");
        QVERIFY(!desk().explanation().isEmpty());
        QCOMPARE(desk().rules()->rowCount(), static_cast<int>(question.item->rules.size()));
    }

    void aWrongOrderShowsWhichStepEachWas()
    {
        beginWith(QuestionKind::Order);
        std::vector<int> places = placesOf(*desk().current());
        std::swap(places[0], places[1]);
        for (const int place : places)
            key(Qt::Key_A + place);
        key(Qt::Key_Return);
        QVERIFY(!desk().right());
        QCOMPARE(rowData(desk().answers(), places[0], "remark"), "should be number 2");
        QCOMPARE(rowData(desk().answers(), places[2], "remark"), "right");
    }

    void aStepPressedAgainIsTakenBack()
    {
        beginWith(QuestionKind::Order);
        key(Qt::Key_A);
        key(Qt::Key_B);
        key(Qt::Key_A);
        QCOMPARE(rowData(desk().answers(), 0, "position"), QString());
        QCOMPARE(rowData(desk().answers(), 1, "position"), "1");
    }

    void aWrongAmountIsToldTheRightOne()
    {
        beginWith(QuestionKind::Amount);
        key(Qt::Key_7);
        key(Qt::Key_7);
        key(Qt::Key_7);
        QCOMPARE(desk().typed(), "777");
        key(Qt::Key_Return);
        QVERIFY(!desk().right());
        QVERIFY2(desk().verdict().contains(answerText(*desk().current(), rightAnswer(*desk().current()))),
                 qPrintable(desk().verdict()));
        key(Qt::Key_8); // what was answered stays
        QCOMPARE(desk().typed(), "777");
    }

    void onlyOneOfTrueAndFalseIsChosen()
    {
        beginWith(QuestionKind::TrueFalse);
        key(Qt::Key_A);
        key(Qt::Key_B);
        QCOMPARE(rowData(desk().answers(), 0, "picked"), "false");
        QCOMPARE(rowData(desk().answers(), 1, "picked"), "true");
    }

    void theSameQuestionsCanBeAskedAgain()
    {
        desk().beginWith({.count = 1, .seed = 3});
        const QString first = desk().question();
        byKeys(*desk().current());
        key(Qt::Key_Return);
        key(Qt::Key_Return);
        press("The same questions again");
        QCOMPARE(desk().question(), first);
        QVERIFY(!desk().answered());
    }

    void aQuizCanBeStopped()
    {
        desk().beginWith({.count = 5, .seed = 3});
        press("Stop this quiz");
        QCOMPARE(desk().page(), QuizDesk::Choosing);
    }

    void theRulesOfAnAnswerAreOpened()
    {
        QSignalSpy asked(&desk(), &QuizDesk::ruleAsked);
        desk().beginWith({.count = 1, .seed = 3});
        byKeys(*desk().current());
        key(Qt::Key_Return);
        press(rowData(desk().rules(), 0, "title"));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), rowData(desk().rules(), 0, "ruleId"));
    }

    void aLongResultIsScrolledByKeysAndFollowsTheFocus()
    {
        desk().beginWith({.count = 30, .seed = 6});
        while (desk().page() == QuizDesk::Asking) {
            byKeys(*desk().current());
            desk().confirm();
            desk().confirm();
        }
        drawn();
        QQuickItem* scroll =
            find(view()->rootObject(), [](QQuickItem* item) { return item->inherits("QQuickFlickable"); });
        QVERIFY(scroll != nullptr);
        QCOMPARE(scroll->property("contentY").toReal(), 0.0);
        key(Qt::Key_PageDown);
        QVERIFY(scroll->property("contentY").toReal() > 0);
        key(Qt::Key_PageUp);
        QCOMPARE(scroll->property("contentY").toReal(), 0.0);
        for (int i = 0; i < desk().results()->rowCount(); ++i)
            key(Qt::Key_Tab);
        QVERIFY(scroll->property("contentY").toReal() > 0);
    }

    void everythingIsReachedByTab()
    {
        beginWith(QuestionKind::Choice);
        const int answers = desk().answers()->rowCount();
        QSet<QQuickItem*> reached;
        for (int i = 0; i < answers + 3; ++i) {
            key(Qt::Key_Tab);
            reached.insert(view()->quickWindow()->activeFocusItem());
        }
        QVERIFY(reached.size() > answers); // and the button that stops the quiz
    }

private:
    QuizDesk& desk() { return m_window->rooms().quiz(); }
    QQuickWidget* view() { return m_window->rooms().view(); }

    /// Begins a quiz whose first question is of this kind.
    void beginWith(QuestionKind kind)
    {
        for (std::uint64_t seed = 1; desk().current() == nullptr || desk().current()->item->kind != kind; ++seed)
            desk().beginWith({.count = 1, .seed = seed});
    }

    void key(int code) { QTest::keyClick(view(), static_cast<Qt::Key>(code)); }

    void byKeys(const Question& question)
    {
        if (question.item->kind == QuestionKind::Amount)
            QTest::keyClicks(view(), QString::number(question.figures.amount));
        for (const int place : placesOf(question))
            key(Qt::Key_A + place);
    }

    QQuickItem* button(const QString& name)
    {
        return find(view()->rootObject(), [&](QQuickItem* item) {
            QObject* accessible = qmlAttached(item);
            return accessible != nullptr && accessible->property("name").toString() == name;
        });
    }

    /// The `Accessible` of an item that can be pressed.
    static QObject* qmlAttached(QQuickItem* item)
    {
        if (!item->inherits("QQuickAbstractButton"))
            return nullptr;
        for (QObject* child : item->children()) {
            if (child->inherits("QQuickAccessibleAttached"))
                return child;
        }
        return nullptr;
    }

    /// Waits for the next frame, before which everything is laid out.
    void drawn()
    {
        const QSignalSpy frame(view()->quickWindow(), &QQuickWindow::afterRendering);
        view()->quickWindow()->update();
        QTRY_VERIFY(!frame.isEmpty());
    }

    void press(const QString& name)
    {
        drawn();
        QQuickItem* item = nullptr;
        QTRY_VERIFY2((item = button(name)) != nullptr, qPrintable(name));
        const QPointF centre = item->mapToItem(view()->rootObject(), item->boundingRect().center());
        QVERIFY2(view()->rootObject()->boundingRect().contains(centre), qPrintable(name));
        QTest::mouseClick(view(), Qt::LeftButton, {}, centre.toPoint());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(QuizWindowTest)
#include "tst_quiz_window.moc"
