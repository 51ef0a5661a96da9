// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "app/shell/odds_room.h"
#include "app/shell/quick_view.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <memory>

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

/// The room's page in a widget of its own.
struct Page {
    explicit Page(QQmlEngine* engine)
        : view(quickView(engine, QStringLiteral("OddsView"),
                         {{"odds", QVariant::fromValue(&room.odds())},
                          {"decision", QVariant::fromValue(&room.decision())},
                          {"payTable", QVariant::fromValue(&room.payTable())}},
                         nullptr))
    {
        room.odds().compute();
        view->resize(1280, 800);
        view->show();
        view->activateWindow();
        view->setFocus();
    }

    OddsRoom room;
    std::unique_ptr<QQuickWidget> view;
};

} // namespace

class OddsRoomTest : public QObject
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
        Page page(&m_engine);
        QVERIFY(QTest::qWaitForWindowExposed(page.view.get()));
        QTRY_VERIFY(page.view->hasFocus());
        QCOMPARE(page.room.odds().chosenHand(), "AA");
        QTest::keyClick(page.view.get(), Qt::Key_Right);
        QTRY_COMPARE(page.room.odds().chosenHand(), "AKs");
        QTest::keyClick(page.view.get(), Qt::Key_Down);
        QTRY_COMPARE(page.room.odds().chosenHand(), "KK");
        QTest::keyClick(page.view.get(), Qt::Key_End);
        QTRY_COMPARE(page.room.odds().chosenHand(), "K2s");
        page.room.odds().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!page.room.odds().busy(), 60'000);
    }

    void cardsArePickedByKeys()
    {
        Page page(&m_engine);
        QVERIFY(QTest::qWaitForWindowExposed(page.view.get()));
        page.view->rootObject()->setProperty("page", 1);
        QTest::keyClick(page.view.get(), Qt::Key_Return);
        QTRY_COMPARE(page.room.decision().typed(), "As");
        QTest::keyClick(page.view.get(), Qt::Key_Right);
        QTest::keyClick(page.view.get(), Qt::Key_Space);
        QTRY_COMPARE(page.room.decision().typed(), "AsKs");
        page.room.odds().cancel();
    }

    void aSavedPayTableOpensAgain()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("house.toml");
        OddsRoom room;
        room.payTable().load(7);
        room.payTable().setName("House");
        room.payTable().setOdds(0, "250");
        room.savePayTable(file);
        const auto tables = readPayTables(contentOf(file).toStdString(), "house.toml");
        QVERIFY(tables);
        QCOMPARE(*room.payTable().table(), tables->front());

        OddsRoom other;
        other.openPayTables(file);
        QCOMPARE(*other.payTable().table(), tables->front());
    }

    void faultsOfFilesAreSaid()
    {
        QTemporaryDir folder;
        OddsRoom room;
        QVERIFY(answerMessage([&] { room.openPayTables(folder.filePath("none.toml")); }).contains("none.toml"));
        QFile file(folder.filePath("bad.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[[table]]\nname = \"x\"\ncards = 7\npays = [{ hand = \"flush\", to = -1 }]\n");
        file.close();
        QVERIFY(answerMessage([&] { room.openPayTables(file.fileName()); }).contains(":4:"));
        QVERIFY(answerMessage([&] { room.savePayTable(folder.filePath("none/x.toml")); }).contains("x.toml"));
        // a document's table with other odds is worked out, and not saved under the document's name
        room.payTable().setOdds(0, "250");
        QVERIFY(answerMessage([&] { room.savePayTable(folder.filePath("x.toml")); }).contains("CH1"));
        QVERIFY(!QFile::exists(folder.filePath("x.toml")));
        QCOMPARE(room.payTable().name(), "CH1");
    }

private:
    QQmlEngine m_engine;
};

QTEST_MAIN(OddsRoomTest)
#include "tst_odds_room.moc"
