// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/odds_report.h"
#include "app/settings/settings.h"
#include "app/shell/odds_window.h"
#include "app/shell/quick_view.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenuBar>
#include <QMessageBox>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace cutcard;

namespace {

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers the next message box, and keeps what it said.
QString answerMessage(const std::function<void()>& act)
{
    QString text;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            text = box->text();
            box->accept();
        }
    });
    poll.start(5);
    act();
    return text;
}

} // namespace

class OddsWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_engine.addImportPath(QStringLiteral("qrc:/qt/qml")); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths)")));
    }

    void arrowKeysChooseAHand()
    {
        OddsWindow window(&m_engine, nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        window.view()->setFocus();
        QTRY_VERIFY(window.view()->hasFocus());
        QCOMPARE(window.odds().chosenHand(), "AA");
        QTest::keyClick(window.view(), Qt::Key_Right);
        QTRY_COMPARE(window.odds().chosenHand(), "AKs");
        QTest::keyClick(window.view(), Qt::Key_Down);
        QTRY_COMPARE(window.odds().chosenHand(), "KK");
        QTest::keyClick(window.view(), Qt::Key_End);
        QTRY_COMPARE(window.odds().chosenHand(), "K2s");
        window.odds().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!window.odds().busy(), 60'000);
    }

    void cardsArePickedByKeys()
    {
        OddsWindow window(&m_engine, nullptr);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        window.view()->setFocus();
        window.view()->rootObject()->setProperty("page", 1);
        QTest::keyClick(window.view(), Qt::Key_Return);
        QTRY_COMPARE(window.decision().typed(), "As");
        QTest::keyClick(window.view(), Qt::Key_Right);
        QTest::keyClick(window.view(), Qt::Key_Space);
        QTRY_COMPARE(window.decision().typed(), "AsKs");
        window.odds().cancel();
    }

    void exportsWaitUntilEverythingIsWorkedOut()
    {
        OddsWindow window(&m_engine, nullptr);
        window.show();
        int disabled = 0;
        for (const QAction* action : window.menuBar()->actions().first()->menu()->actions())
            disabled += action->isSeparator() || action->isEnabled() ? 0 : 1;
        QCOMPARE(disabled, 3);
        QTRY_VERIFY_WITH_TIMEOUT(window.odds().ready(), 60'000);
        for (const QAction* action : window.menuBar()->actions().first()->menu()->actions())
            QVERIFY(action->isSeparator() || action->isEnabled());
        const OddsResults& results = *window.odds().results();

        const QString hands = handsCsv(results);
        QCOMPARE(hands.count("\r\n"), 170);
        QVERIFY(hands.contains("\r\nAKs,4,1.377760778603,"));
        const QString figures = figuresCsv(results);
        QCOMPARE(figures.count("\r\n"), 52);
        QVERIFY(figures.contains("\"133,784,560\""));
        for (const QString& line : figures.split("\r\n", Qt::SkipEmptyParts))
            QVERIFY2(line.count('"') % 2 == 0, qPrintable(line));

        QTemporaryDir folder;
        QVERIFY(writeOddsPdf(results, folder.filePath("odds.pdf")));
        QVERIFY(contentOf(folder.filePath("odds.pdf")).startsWith("%PDF-"));
        QVERIFY(!writeOddsPdf(results, folder.filePath("none/odds.pdf")));
    }

    void aSavedPayTableOpensAgain()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("house.toml");
        OddsWindow window(&m_engine, nullptr);
        window.payTable().load(7);
        window.payTable().setName("House");
        window.payTable().setOdds(0, "250");
        window.savePayTable(file);
        const auto tables = readPayTables(contentOf(file).toStdString(), "house.toml");
        QVERIFY(tables);
        QCOMPARE(*window.payTable().table(), tables->front());

        OddsWindow other(&m_engine, nullptr);
        other.openPayTables(file);
        QCOMPARE(*other.payTable().table(), tables->front());
    }

    void faultsOfFilesAreSaid()
    {
        QTemporaryDir folder;
        OddsWindow window(&m_engine, nullptr);
        QVERIFY(answerMessage([&] { window.openPayTables(folder.filePath("none.toml")); }).contains("none.toml"));
        QFile file(folder.filePath("bad.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[[table]]\nname = \"x\"\ncards = 7\npays = [{ hand = \"flush\", to = -1 }]\n");
        file.close();
        QVERIFY(answerMessage([&] { window.openPayTables(file.fileName()); }).contains(":4:"));
        QVERIFY(answerMessage([&] { window.savePayTable(folder.filePath("none/x.toml")); }).contains("x.toml"));
        // a document's table with other odds is worked out, and not saved under the document's name
        window.payTable().setOdds(0, "250");
        QVERIFY(answerMessage([&] { window.savePayTable(folder.filePath("x.toml")); }).contains("CH1"));
        QVERIFY(!QFile::exists(folder.filePath("x.toml")));
        QCOMPARE(window.payTable().name(), "CH1");
    }

private:
    QQmlEngine m_engine;
};

QTEST_MAIN(OddsWindowTest)
#include "tst_odds_window.moc"
