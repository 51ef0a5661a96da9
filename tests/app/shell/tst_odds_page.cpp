// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/shell/windows/small.h"
#include "tests/support/items.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QtTest>

#include <memory>

using namespace cutcard;

namespace {

/// The page in a widget of its own.
struct Page {
    explicit Page(QQmlEngine* engine)
        : view(quickView(engine, QStringLiteral("OddsView"),
                         {{"odds", QVariant::fromValue(&odds)}, {"decision", QVariant::fromValue(&decision)}}, nullptr))
    {
        odds.compute();
        view->resize(1280, 800);
        view->show();
        view->activateWindow();
        view->setFocus();
    }

    OddsModel odds;
    DecisionModel decision;
    std::unique_ptr<QQuickWidget> view;
};

} // namespace

class OddsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_engine.addImportPath(QStringLiteral("qrc:/qt/qml")); }
    void init() { failOnAnyWarning(); }

    void arrowKeysChooseAHand()
    {
        Page page(&m_engine);
        QVERIFY(QTest::qWaitForWindowExposed(page.view.get()));
        QTRY_VERIFY(page.view->hasFocus());
        QCOMPARE(page.odds.chosenHand(), "AA");
        QTest::keyClick(page.view.get(), Qt::Key_Right);
        QTRY_COMPARE(page.odds.chosenHand(), "AKs");
        QTest::keyClick(page.view.get(), Qt::Key_Down);
        QTRY_COMPARE(page.odds.chosenHand(), "KK");
        QTest::keyClick(page.view.get(), Qt::Key_End);
        QTRY_COMPARE(page.odds.chosenHand(), "K2s");
        page.odds.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!page.odds.busy(), 60'000);
    }

    /// U16: what the first grid shows is said above it, before anything is counted.
    void theGridIsExplained()
    {
        Page page(&m_engine);
        page.odds.cancel();
        QVERIFY(QTest::qWaitForWindowExposed(page.view.get()));
        QVERIFY(findItem(page.view->rootObject(),
                         [](QQuickItem* item) {
                             return item->property("text").toString().startsWith(
                                 "What each starting hand is worth in antes");
                         })
                != nullptr);
    }

    void cardsArePickedByKeys()
    {
        Page page(&m_engine);
        QVERIFY(QTest::qWaitForWindowExposed(page.view.get()));
        page.view->rootObject()->setProperty("page", 1);
        QTest::keyClick(page.view.get(), Qt::Key_Return);
        QTRY_COMPARE(page.decision.typed(), "As");
        QTest::keyClick(page.view.get(), Qt::Key_Right);
        QTest::keyClick(page.view.get(), Qt::Key_Space);
        QTRY_COMPARE(page.decision.typed(), "AsKs");
        page.odds.cancel();
    }

private:
    QQmlEngine m_engine;
};

CUTCARD_TESTS(OddsPageTest, QApplication)
#include "tst_odds_page.moc"
