// SPDX-License-Identifier: GPL-3.0-or-later
// The pay table drill in its window: by keys alone, by the clock, and with amounts that make no sense.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/shell/main_window.h"
#include "app/shell/rooms.h"
#endif

#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

/// What has to be typed at each spot of a layout.
std::vector<Chips> rightPayments(const DrillDesk& desk, std::uint64_t seed, int number, int spots)
{
    const auto table = printedPayTables()[static_cast<std::size_t>(desk.table())];
    std::vector<Chips> payments;
    for (const DrillSpot& spot : drillLayout({.table = table, .spots = spots, .seed = seed}, number).spots)
        payments.push_back(spot.pays);
    return payments;
}

} // namespace

class DrillWindowTest : public QObject
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
        m_window->showRoom(HomeModel::PayDrill);
        desk().setSeed(5);
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_folder.reset();
    }

    void aDrillByKeysAlone()
    {
        desk().setSpots(4); // seven
        key(Qt::Key_Return);
        QCOMPARE(desk().page(), DrillDesk::Paying);
        for (int number = 0; number < 3; ++number) {
            QCOMPARE(desk().layout().size(), 7);
            for (const Chips amount : rightPayments(desk(), 5, number, 7)) {
                for (const QChar digit : QString::number(amount))
                    QTest::keyClick(view(), digit.toLatin1());
                key(Qt::Key_Tab);
            }
            key(Qt::Key_Return);
            QVERIFY(desk().marked());
            for (const QVariant& spot : desk().layout())
                QVERIFY(spot.toMap().value("right").toBool());
            key(Qt::Key_Return);
            QVERIFY(!desk().marked());
        }
        desk().finish();
        QCOMPARE(desk().page(), DrillDesk::Result);
        QVERIFY(desk().scoreText().startsWith("21 of 21 right"));
        key(Qt::Key_Return);
        QCOMPARE(desk().page(), DrillDesk::Choosing);
    }

    void enterInAFieldMarksAndGoesNoFurther()
    {
        key(Qt::Key_Return);
        QTest::keyClick(view(), '0');
        key(Qt::Key_Return);
        QVERIFY(desk().marked());
        QVERIFY(desk().place().startsWith("Layout 1"));
    }

    void whatIsNoAmountIsNamedWithItsSpotAndNothingIsMarked()
    {
        desk().setSpots(1); // two
        desk().start();
        desk().type(0, QStringLiteral("10"));
        desk().type(1, QStringLiteral("ten"));
        desk().mark();
        QVERIFY(!desk().marked());
        QCOMPARE(desk().message(), "Spot 2: “ten” is not an amount.");
        desk().type(1, QString());
        desk().mark();
        QCOMPARE(desk().message(), "Spot 2: nothing is typed; 0 takes the wager.");
        desk().finish();
        QCOMPARE(desk().page(), DrillDesk::Choosing);
    }

    void timeIsUp()
    {
        desk().setTime(3); // fifteen seconds
        desk().start();
        QCOMPARE(desk().clock(), "15 s left");
        for (int second = 0; second < 15; ++second)
            desk().tick();
        QVERIFY(desk().marked());
        QVERIFY(!desk().layout().front().toMap().value("right").toBool());
        QCOMPARE(desk().message(), "Time is up.");
    }

    void tablesOfAFileJoinTheChoice()
    {
        QFile file(m_folder->filePath("tables.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        PayTable own = *findPayTable("CH1");
        own.name = "Ours";
        file.write(QByteArray::fromStdString(payTablesText({own})));
        file.close();
        QCOMPARE(desk().addTables(file.fileName()), "");
        QCOMPARE(desk().tableNames().constLast(), "Ours");
        QCOMPARE(desk().table(), 9);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[[table]]\nname = \"Bad\"\ncards = 7\npays = [ { hand = \"flush\", to = 20000 } ]\n");
        file.close();
        const QString error = desk().addTables(file.fileName());
        QVERIFY2(error.contains("tables.toml:4"), qPrintable(error));
        QCOMPARE(desk().tableNames().size(), 10);
    }

private:
    DrillDesk& desk() { return m_window->rooms().drill(); }
    QQuickWidget* view() { return m_window->rooms().view(); }
    void key(Qt::Key which) { QTest::keyClick(view(), which); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(DrillWindowTest)
#include "tst_drill_window.moc"
