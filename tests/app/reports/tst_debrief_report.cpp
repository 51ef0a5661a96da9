// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/debrief_report.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

/// A hand in which the dealer burns too early once.
Session withOneFault()
{
    SessionSetup setup;
    setup.seed = 8;
    setup.hands = 1;
    setup.button = Seat(1);
    for (int i = 1; i <= 5; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 1000 * i, .absent = false});
    Session session = Session::start(setup).value();
    const Simulator simulator(someIncidents);
    bool erred = false;
    while (!session.isOver()) {
        const auto event = simulator.next(session);
        if (!event && !erred && session.table().shuffles == 2) {
            erred = true;
            (void)session.apply(act(Verb::Burn));
            continue;
        }
        (void)session.apply(event ? *event : Event(*idealAct(session)));
    }
    return session;
}

} // namespace

class DebriefReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)")); }

    void theTextNamesTheFaultWhatWasOwedAndTheRule()
    {
        const QString text = debriefText(withOneFault(), {});
        QVERIFY(text.contains("Too early"));
        QVERIFY(text.contains("Owed: "));
        QVERIFY(text.contains("2.2.3"));
        QVERIFY(text.contains("Deck control"));
    }

    void theDocumentIsWrittenWithEveryPage()
    {
        const QTemporaryDir folder;
        const QString name = qEnvironmentVariable("CUTCARD_KEEP_PDF", folder.filePath("debrief.pdf"));
        QVERIFY(writeDebriefPdf(withOneFault(), {}, name).has_value());
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.count("/Type /Page\n") + bytes.count("/Type /Page\r") + bytes.count("/Type /Page ") >= 2);
    }

    void whetherBurnsWereGradedIsSaid()
    {
        SessionSetup setup;
        LimitOptions house;
        for (const auto& [burn, words] :
             {std::pair(BurnHabit::Customary, "not graded"), std::pair(BurnHabit::Owed, "own rule"),
              std::pair(BurnHabit::None, "none at this house")}) {
            house.burn = burn;
            setup.house = house;
            setup.seats = {{.seat = Seat(1), .name = "A", .stack = 400}, {.seat = Seat(2), .name = "B", .stack = 400}};
            QVERIFY2(debriefText(*Session::start(setup), {}).contains(words), words);
        }
        setup.house = LeagueOptions();
        setup.seats = {{.seat = Seat(1), .name = "A", .stack = 4000}, {.seat = Seat(2), .name = "B", .stack = 4000}};
        QVERIFY(!debriefText(*Session::start(setup), {}).contains("Burns:"));
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        const auto written = writeDebriefPdf(withOneFault(), {}, "/nowhere/at/all.pdf");
        QVERIFY(!written.has_value());
        QCOMPARE(written.error().place.name, std::string("/nowhere/at/all.pdf"));
    }
};

QTEST_MAIN(DebriefReportTest)
#include "tst_debrief_report.moc"
