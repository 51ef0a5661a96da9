// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/saved_file.h"
#include "app/reports/debrief_report.h"
#include "app/reports/night_report.h"
#include "app/words/table/bank_words.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/session/night_session.h"
#include "core/tournament/simulation/directors.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

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

/// Two borrow: one wins and pays back, the other is out and leaves 2,000 lent chips in play.
Session withLoans()
{
    QFile in(QStringLiteral(SOURCE_FOLDER "/assets/games/tennessee/scenarios/tennessee-two-loans.cutcard"));
    if (!in.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(in.fileName()));
    return replay(*readSession(in.readAll().toStdString(), "two-loans"), "two-loans").value();
}

QString textOf(const Session& session)
{
    return debriefText(session, debriefPicture(session, {}));
}

Result<Done> writtenPdf(const Session& session, const QString& file, const PdfProgress& goOn = {})
{
    return writeDebriefPdf(session, debriefPicture(session, {}), file, {.name = "Ruth", .day = "2026-11-20"}, goOn);
}

/// A perfect dealer's hands.
Session withHands(int hands)
{
    SessionSetup setup;
    setup.seed = 3;
    setup.hands = hands;
    setup.button = Seat(1);
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = {}, .stack = 100'000});
    Session session = Session::start(setup).value();
    const Simulator simulator;
    while (!session.isOver()) {
        const auto event = simulator.next(session);
        if (!session.apply(event ? *event : Event(*idealAct(session))))
            qFatal("the hand stands still");
    }
    return session;
}

/// How many pages a PDF has; 0: it is none.
qsizetype pagesOf(const QString& name)
{
    QFile file(name);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return bytes.startsWith("%PDF-") ? bytes.count("/Type /Page\n") : 0;
}

} // namespace

class DebriefReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void theTextNamesTheFaultWhatWasOwedAndTheRule()
    {
        const QString text = textOf(withOneFault());
        QVERIFY(text.contains("Too early"));
        QVERIFY(text.contains("Due: "));
        QVERIFY(text.contains("2.2.3"));
        QVERIFY(text.contains("Deck control"));
    }

    void theTextHasTheSheetsRowsAsLinesWithTheirColumnsBelowEachOther()
    {
        const QString text =
            sheetText({"<h1>A &amp; B</h1><p>one<br/>two</p><table><tr><td>Ada</td><td align='right'>5</td></tr>"
                       "<tr><td>Bo<br/>why</td><td align='right'>1,000</td></tr></table>"});
        QCOMPARE(text, QString("\nA & B\none\ntwo\nAda      5\nBo   1,000\n        why\n"));
    }

    // above the acts, on the first page; among them its line is enough
    void ofAMistakeEverythingIsSaidOnce()
    {
        const QString text = textOf(withOneFault());
        QCOMPARE(text.count("Due: "), 1);
        QVERIFY(text.indexOf("Due: ") < text.indexOf("Act by act"));
        QVERIFY(text.indexOf("Too early", text.indexOf("Act by act")) > 0);
    }

    void theDocumentIsWrittenWithEveryPage()
    {
        const QTemporaryDir folder;
        const QString name = qEnvironmentVariable("CUTCARD_KEEP_PDF", folder.filePath("debrief.pdf"));
        QVERIFY(writtenPdf(withOneFault(), name).has_value());
        QVERIFY(pagesOf(name) >= 2);
    }

    /// U15: what is said of a hand fits on a page, and a page more is for the score and the mistakes.
    void aHandTakesNoMoreThanAPage()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("debrief.pdf");
        for (const int hands : {1, 2, 8}) {
            QVERIFY(writtenPdf(withHands(hands), name).has_value());
            QVERIFY(pagesOf(name) <= hands + 1);
        }
    }

    void theBanksBookIsPrintedAndBalances()
    {
        const QString text = textOf(withLoans());
        QVERIFY2(text.contains("Chips on the table: 42,000 = 40,000 issued + 2,000 ODC absorbed"), qPrintable(text));
        QVERIFY2(text.contains("Counted: 42,000. The book balances."), qPrintable(text.section("ODC", -2)));
        for (const char* line :
             {"Deposit from Dev", "Starting chips to Ada", "Loan to Cruz", "Charge for the loan to Cruz",
              "Cruz lost and returns what is left", "Cruz's ODC stay in play, paid from the deposit",
              "Unused ODC refunded to Cruz", "Dev pays the loan back"})
            QVERIFY2(text.contains(line), line);
        // 8,000 go back, and the charge of 100 is an entry of its own
        QVERIFY2(QRegularExpression("Unused ODC refunded to Cruz +8,000 +52,000 +1,900\n").match(text).hasMatch(),
                 qPrintable(text.section("ODC", -2)));
        const QTemporaryDir folder;
        const QString name = qEnvironmentVariable("CUTCARD_KEEP_PDF", folder.filePath("bank.pdf"));
        QVERIFY(writtenPdf(withLoans(), name).has_value());
    }

    void withoutABankThereIsNoBook()
    {
        QVERIFY(!textOf(withOneFault()).contains("bank"));
        QVERIFY(debriefPicture(withOneFault(), {}).bank.sum.isEmpty());
    }

    void aBookThatDoesNotAgreeWithTheTableSaysByHowMuch()
    {
        OdcBank bank;
        for (const Seat seat : SeatSet::firstSeats(2)) {
            QVERIFY(bank.record({.kind = BankEntry::Kind::Deposit, .seat = seat, .amount = 10'000}));
            QVERIFY(bank.record({.kind = BankEntry::Kind::Issue, .seat = seat, .amount = 10'000}));
        }
        QCOMPARE(bankCountText(bank, 19'500), QString("Counted: 19,500. 500 is missing."));
        QCOMPARE(bankCountText(bank, 20'100), QString("Counted: 20,100. That is 100 too much."));
        QVERIFY(bank.record({.kind = BankEntry::Kind::Loan, .seat = Seat(1), .amount = 10'000}));
        QVERIFY(bank.record({.kind = BankEntry::Kind::Removal, .seat = Seat(2), .amount = 300}));
        QCOMPARE(bankSumText(bank), QString("Chips on the table: 29,700 = 20,000 issued + 0 ODC absorbed"
                                            " + 10,000 on loan now − 300 corrected"));
    }

    void whetherBurnsWereGradedIsSaid()
    {
        SessionSetup setup;
        LimitOptions house;
        for (const auto& [burn, words] :
             {std::pair(BurnHabit::Customary, "not graded"), std::pair(BurnHabit::Owed, "a rule of this house, graded"),
              std::pair(BurnHabit::None, "none at this house")}) {
            house.burn = burn;
            setup.house = house;
            setup.seats = {{.seat = Seat(1), .name = "A", .stack = 400}, {.seat = Seat(2), .name = "B", .stack = 400}};
            QVERIFY2(textOf(*Session::start(setup)).contains(words), words);
        }
        setup.house = LeagueOptions();
        setup.seats = {{.seat = Seat(1), .name = "A", .stack = 4000}, {.seat = Seat(2), .name = "B", .stack = 4000}};
        QVERIFY(!textOf(*Session::start(setup)).contains("Burns:"));
    }

    void aNightsSheetHasBlindsSeatsAndPlaces()
    {
        const QDate day(2026, 11, 22);
        NightSetup setup = setupOf(*findNightPreset("two-tables"), 3);
        setup.opening.house.points = {8, 4, 2};
        setup.opening.people.front().name = "A & <b>";
        auto night = NightSession::start(setup);
        QVERIFY(night);
        QVERIFY(!nightSheet(night->night(), day).contains("Seats"));
        QVERIFY(runNight(*night, 15 * oneMinute));
        const QString sheet = nightSheet(night->night(), day);
        for (const char* words :
             {"Blinds, 20 minutes a level", "2026-11-22, players: 19", "What changes", "300 / 600", "sign-in closes",
              "100 chips are exchanged", "Seats, clockwise", "Table 2", "A &amp; &lt;b&gt;"})
            QVERIFY2(sheet.contains(words), qPrintable(sheet));
        QVERIFY(runNight(*night));
        const QString list = nightSheet(night->night(), day);
        QVERIFY(list.contains("Finishing order") && list.contains("Points") && list.contains(">8<")
                && !list.contains("Seats"));
        const QTemporaryDir folder;
        const QString name = qEnvironmentVariable("CUTCARD_KEEP_PDF", folder.filePath("night.pdf"));
        QVERIFY(writeNightPdf(night->undone(40).night(), true, day, name).has_value());
        QVERIFY(QFile(name).size() > 1000);
        QVERIFY(!writeNightPdf(night->night(), true, day, "/nowhere/at/all.pdf").has_value());
        // what real people played is not taken for what was simulated
        QCOMPARE(nightSheetTitle(night->night(), true), QStringLiteral("Real night"));
        QCOMPARE(nightSheetTitle(night->night(), false), QStringLiteral("League night, simulated"));
        auto event = NightSession::start(setupOf(*findNightPreset("riverboat"), 3));
        QVERIFY(event && runNight(*event));
        QCOMPARE(nightSheetTitle(event->night(), false), QStringLiteral("Tennessee event, simulated"));
        QVERIFY(nightSheet(event->undone(60).night(), day).contains("double after every six hands"));
        QVERIFY(nightSheet(event->night(), day).contains("% of the prizes"));
    }

    void manyHandsAreWrittenPartByPartAndCanBeStopped()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("debrief.pdf");
        const Session session = withHands(12);
        std::vector<int> told;
        QVERIFY(writtenPdf(session, name, [&](int done, int ofAll) {
                    told.push_back(done);
                    return ofAll > 0 && done <= ofAll;
                }).has_value());
        QVERIFY(told.size() > 3);
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(QFile::exists(name));
        QFile::remove(name);
        // who has had enough while pages are counted, or drawn, gets no half of a file
        for (const std::size_t enough : {std::size_t{1}, told.size() - 1}) {
            std::size_t asked = 0;
            QVERIFY(writtenPdf(session, name, [&](int, int) { return ++asked < enough; }).has_value());
            QCOMPARE(asked, enough);
            QVERIFY(!QFile::exists(name));
        }
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        const auto written = writtenPdf(withOneFault(), "/nowhere/at/all.pdf");
        QVERIFY(!written.has_value());
        QCOMPARE(written.error().place.name, std::string("/nowhere/at/all.pdf"));
        QVERIFY(!writtenPdf(withOneFault(), "/dev/full").has_value());
    }

    // a limit on the size of files fails as a full disk does: in the middle of a write
    void aFullDiskIsSaidAndLeavesTheOldFile()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("debrief.pdf");
        QVERIFY(saveFile(name, "the old one").has_value());
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit full{.rlim_cur = 4096, .rlim_max = before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &full);
        const auto written = writtenPdf(withOneFault(), name);
        const auto saved = saveFile(name, QByteArray(100'000, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!written.has_value());
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().place.name, name.toStdString());
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("the old one"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }
};

CUTCARD_TESTS(DebriefReportTest, QApplication)
#include "tst_debrief_report.moc"
