// SPDX-License-Identifier: GPL-3.0-or-later
// The real window: a whole hand by keys alone, a whole hand by mouse, and what is kept of it.
#include "app/compare/compare_model.h"
#include "app/desk/acts/commands.h"
#include "app/home/home_model.h"
#include "app/home/session_form.h"
#include "app/panels/bank_model.h"
#include "app/records/records.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/words/table/act_words.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/notation.h"
#include "tests/core/support/assets.h"
#include "tests/e2e/window_driver.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QPlainTextEdit>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtTest>

#include <stdexcept>

using namespace cutcard;

namespace {

SessionSetup sixPlayers(std::uint64_t seed)
{
    SessionSetup setup;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 700 * i, .absent = false});
    return setup;
}

/// Five players of whom some are short of chips.
SessionSetup riverboat(std::uint64_t seed)
{
    SessionSetup setup;
    setup.house = defaultHouse(GameId::Tennessee);
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    for (int i = 1; i <= 5; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 350 * i, .absent = false});
    return setup;
}

/// A cash table with a rake; stacks run short so that there are side pots.
SessionSetup limitTable(std::uint64_t seed)
{
    LimitOptions house;
    house.rake = {.percent = 10, .step = 5, .cap = 15, .noFlopNoDrop = true};
    SessionSetup setup;
    setup.house = house;
    setup.seed = seed;
    setup.hands = 2;
    setup.button = Seat(2);
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 35 * i, .absent = false});
    return setup;
}

/// A hand of each game, with its number.
void addHands(std::uint64_t league, std::uint64_t limit)
{
    QTest::addColumn<SessionSetup>("setup");
    QTest::newRow("league") << sixPlayers(league);
    QTest::newRow("limit") << limitTable(limit);
}

/// The item with this accessible name that can be seen; nullptr if there is none.
} // namespace

class WindowTest : public QObject, WindowDriver
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aWholeHandByKeysAlone_data() { addHands(3, 4); }
    void aWholeHandByKeysAlone()
    {
        QFETCH(const SessionSetup, setup);
        m_window->dealing().begin(setup, true, "some");
        playToTheEnd([this](const Act& act) { byKeys(act); });
    }

    void aWholeTennesseeHandByKeysAlone()
    {
        m_window->dealing().begin(riverboat(4), true, "some");
        playToTheEnd([this](const Act& act) { byKeys(act); });
        QCOMPARE(session().situation().bank.outstanding(), 0);
    }

    void aWholeTennesseeHandByMouse()
    {
        m_window->dealing().begin(riverboat(7), true, "some");
        playToTheEnd([this](const Act& act) { byMouse(act); });
    }

    void theBanksBookIsKeptUpToDateAndBalances()
    {
        BankModel& book = m_window->rooms().bank();
        m_window->lookedUp().openBank();
        QVERIFY(!book.kept());
        dealScenario("tennessee-two-loans", [&](const Act& act) {
            m_window->desk().act(act);
            m_window->showRoom(HomeModel::Bank);
            QVERIFY(book.picture().balances);
            QCOMPARE(book.lines()->rowCount(), static_cast<int>(session().situation().bank.entries().size()));
        });
        QCOMPARE(book.picture().sum, QString("Chips on the table: 42,000 = 40,000 issued + 2,000 ODC absorbed"));
        QCOMPARE(book.accounts()->rowCount(), 4);
        m_window->dealing().begin(sixPlayers(3), true, "none");
        QVERIFY(m_window->view()->isVisible());
        m_window->lookedUp().openBank();
        QVERIFY(!book.kept());
        QCOMPARE(book.lines()->rowCount(), 0);
        // the same key leads back to the table
        m_window->lookedUp().openBank();
        QVERIFY(m_window->view()->isVisible());
    }

    void whereATennesseeTableStandsIsInTheTopBar()
    {
        SessionSetup setup = riverboat(4);
        std::get<TennesseeOptions>(setup.house).firstHand = 8;
        m_window->dealing().begin(setup, true, "none");
        QCOMPARE(m_window->desk().handText(), QString("Hand 8 · level 2, hand 2 of 6 · blinds 50 / 100 / 200"));
        const auto inRoundOne = [this] { return m_window->desk().handText().contains("round 1"); };
        for (int i = 0; i < 60 && !inRoundOne(); ++i) {
            QTRY_VERIFY(idealAct(session()) || inRoundOne());
            if (const auto act = idealAct(session()))
                m_window->desk().act(*act);
        }
        QVERIFY2(m_window->desk().handText().contains(" · round 1: up to 200, 1 raise"),
                 qPrintable(m_window->desk().handText()));
    }

    void whoHasWonIsSaid()
    {
        dealScenario("tennessee-round-one", [this](const Act& act) { m_window->desk().act(act); });
        QVERIFY(session().isOver());
        QTRY_VERIFY2(m_window->desk().guideText().contains("Ada with 10,300"),
                     qPrintable(m_window->desk().guideText()));
        DebriefWindow* debrief = m_window->lookingBack().openWindow();
        QCOMPARE(debrief->debrief().picture().resultText, m_window->desk().guideText());
        delete debrief;
    }

    void discsAndLoansAreDraggedByMouse()
    {
        int dragged = 0;
        dealScenario("tennessee-two-loans", [&](const Act& act) {
            switch (act.verb) {
            case Verb::NoRiverDisc:
            case Verb::NoTurnDisc:
                dragSpot(TableSpot::Discs, 0, TableSpot::Cards, act.seat->number());
                break;
            case Verb::Lend:
                dragSpot(TableSpot::Bank, 0, TableSpot::Seat, act.seat->number());
                giveDetail(act, Detail::Amount);
                break;
            case Verb::TakeLoan:
                dragSpot(TableSpot::Seat, act.seat->number(), TableSpot::Bank, 0);
                giveDetail(act, Detail::Amount);
                break;
            default:
                return m_window->desk().act(act);
            }
            ++dragged;
        });
        // eight discs, two loans out and back
        QCOMPARE(dragged, 12);
        QCOMPARE(session().score().total().faults, 0);
    }

    void theFourWaysAreShownForTheHandOnTheTable()
    {
        m_window->dealing().begin(riverboat(4), true, "none");
        playToTheEnd([this](const Act& act) { byKeys(act); });
        CompareModel& compare = m_window->fourWays().open();
        QCOMPARE(compare.problem(), QString());
        QCOMPARE(compare.title(), QString("The hand on the table"));
        compare.choose(1);
        QCOMPARE(compare.problem(), QString());
        const ComparePicture before = compare.picture();
        QCOMPARE(before.regimes[2].pots[0].sum, QString("4 × 6,000"));
        QCOMPARE(before.regimes[0].pots[0].sum, QString("4 × 2,000"));
        compare.type("stack 1 -5\n");
        QVERIFY(compare.problem().contains("hand, line 1"));
        QCOMPARE(compare.picture(), before);
    }

    void aWholeHandByMouse_data() { addHands(11, 5); }
    void aWholeHandByMouse()
    {
        QFETCH(const SessionSetup, setup);
        m_window->dealing().begin(setup, true, "some");
        playToTheEnd([this](const Act& act) { byMouse(act); });
    }

    void theHandIsKeptEventByEventAndReproducesTheSameVerdicts()
    {
        m_window->dealing().begin(sixPlayers(5), true, "none");
        playToTheEnd([this](const Act& act) { byKeys(act); });
        const Session played = *m_window->desk().session();
        m_window.reset();
        const auto records = Records::open(m_folder->path());
        QVERIFY(records.has_value());
        const auto kept = (*records)->load(1);
        QVERIFY(kept.has_value());
        const auto file = readSession(kept->text().toStdString(), "kept");
        QVERIFY(file.has_value());
        QVERIFY(*replay(*file, "kept") == played);
        QVERIFY(kept->session.finished);
        QCOMPARE(kept->session.score, 100);
    }

    void aMistakeIsExplainedWithItsParagraphAndTheTableStays()
    {
        m_window->dealing().begin(sixPlayers(3), true, "none");
        const Table before = session().table();
        press(Qt::Key_Space);
        QCOMPARE(session().entries().back().verdicts.front().fault, Fault::Premature);
        QVERIFY(session().table() == before);
        QVERIFY(!m_window->desk().coach()->picture().explanation.isEmpty());
        QCOMPARE(m_window->desk().coach()->picture().ruleId, QString("2.2.3"));
        QVERIFY(!m_window->desk().coach()->picture().ruleText.isEmpty());
    }

    void undoTakesBackTheLastAct()
    {
        m_window->dealing().begin(sixPlayers(3), true, "none");
        press(Qt::Key_Z);
        press(Qt::Key_Z);
        QCOMPARE(session().table().shuffles, 2);
        m_window->desk().undo();
        QCOMPARE(session().table().shuffles, 1);
    }

    void withoutTheCoachNothingHintsAtTheOwedAct()
    {
        SessionSetup setup = sixPlayers(3);
        setup.mode = Mode::Test;
        m_window->dealing().begin(setup, false, "none");
        QCOMPARE(m_window->desk().table()->owedSpot(), static_cast<int>(TableSpot::None));
        QCOMPARE(m_window->desk().coach()->picture().ruleId, QString());
        QCOMPARE(m_window->desk().coach()->owedStep(), -1);
        QVERIFY(!m_window->desk().coach()->picture().canShow);
    }

    void aTestWithFourSlipsLeftReadsLikeAnExaminersSheet()
    {
        SessionSetup setup = sixPlayers(5);
        setup.mode = Mode::Test;
        m_window->dealing().begin(setup, false, "none");
        bool called = false;
        bool early = false;
        bool pushed = false;
        for (int i = 0; i < 600; ++i) {
            QTRY_VERIFY2(session().isOver() || idealAct(session()), lastEvents().constData());
            if (session().isOver())
                break;
            const Act owed = *idealAct(session());
            if (owed.verb == Verb::PointTo && !called) {
                called = true; // the floor for nothing
                byKeys(callFloor(Matter::Dispute));
            } else if (owed.verb == Verb::PointTo && !early && session().table().board.empty()) {
                early = true; // the flop before all have acted, and left
                byKeys(actOnCards(Verb::Board, 3));
                byKeys(owed);
            } else if (owed.verb == Verb::PushPot && !pushed) {
                pushed = true; // the pot to somebody else, and left
                Act wrong = owed;
                for (const Seat seat : session().situation().notes.dealtIn) {
                    if (seat != *owed.seat)
                        wrong.seat = seat;
                }
                byKeys(wrong);
                byKeys(act(Verb::GatherCards));
            } else {
                byKeys(owed);
            }
        }
        QVERIFY2(session().isOver() && called && early && pushed, lastEvents().constData());
        std::vector<QByteArray> faults;
        for (const Entry& entry : session().entries()) {
            for (const Verdict& verdict : entry.verdicts) {
                if (!verdict.isCorrect() && !verdict.told)
                    faults.push_back(QByteArray(verdict.rule.id().data(), qsizetype(verdict.rule.id().size())));
            }
        }
        // the early flop and the pot, each once, and nothing else
        QCOMPARE(faults.size(), std::size_t{2});
        QCOMPARE(session().score().criticalErrors(), 2);
        DebriefWindow* debrief = m_window->lookingBack().openWindow();
        QCOMPARE(debrief->debrief().picture().mistakes, 2);
        debrief->debrief().setFaultsOnly(true);
        QCoreApplication::processEvents(); // the list is laid out anew
        delete debrief;
    }

    void aSessionLeftIsGoneOnWithExactlyThere()
    {
        m_window->dealing().begin(sixPlayers(3), true, "some");
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Z);
        byKeys(*idealAct(session()));
        QTRY_VERIFY(idealAct(session()).has_value());
        const Session left = session();
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        m_window->openRecords();
        m_window->show();
        m_window->dealing().goOn(1);
        QVERIFY(session() == left);
    }

    void whatTheHouseDoesIsDoneForTheTraineeAndNotScored()
    {
        SessionSetup setup = sixPlayers(3);
        setup.assisted = 1U << static_cast<unsigned>(Competency::Deck);
        m_window->dealing().begin(setup, true, "none");
        QTRY_VERIFY(session().procedure().next() && session().procedure().next()->competency != Competency::Deck);
        QVERIFY(session().entries().front().byHouse);
        QVERIFY(!session().score().tally(Competency::Deck).percent());
    }

    void aTestIsDealtByNobodyElseAndFromADeckThatNobodyChose()
    {
        Settings settings;
        settings.assisted = 1U << static_cast<unsigned>(Competency::Deck);
        SessionForm form;
        form.open(settings);
        const HouseRules house = defaultHouse(form.gameId());
        form.typeSeed("77");
        QCOMPARE(form.wish(house).setup.seed, std::uint64_t{77});
        QCOMPARE(form.wish(house).setup.assisted, settings.assisted);
        form.setProperty("coached", false);
        const SessionWish test = form.wish(house);
        QVERIFY(!test.coached);
        QCOMPARE(test.setup.assisted, CompetencySet{0});
        QVERIFY(test.setup.seed != 77);
        QCOMPARE(form.wish(house).setup.seed, test.setup.seed);
        // what was chosen for practice is still chosen then
        QCOMPARE(form.chosen(settings).assisted, settings.assisted);
    }

    void aNewTableIsLivelyUnlessOneSaysOtherwise()
    {
        SessionForm form;
        form.open({});
        QCOMPARE(form.wish(defaultHouse(form.gameId())).incidents, QString("some lively"));
        form.setProperty("lively", false);
        QCOMPARE(form.wish(defaultHouse(form.gameId())).incidents, QString("some"));
        QVERIFY(!form.chosen({}).lively);
        // nobody plays against each other at the bank's table
        form.setProperty("lively", true);
        form.setGame(static_cast<int>(catalogue().size()) - 1);
        QVERIFY(!form.livelyPossible());
        QCOMPARE(form.wish(defaultHouse(form.gameId())).incidents, QString("some"));
    }

    void aNewTableIsChosenAndDealtOnItsPage()
    {
        m_window->showRoom(HomeModel::Table);
        SessionForm& form = m_window->rooms().table();
        form.setGame(1);
        form.setPlayers(4);
        form.setIncidents(0);
        m_window->rooms().view()->setFocus();
        QTest::keyClick(m_window->rooms().view(), Qt::Key_Return);
        QVERIFY(m_window->desk().running());
        QCOMPARE(session().setup().game(), catalogue()[1].id);
        QCOMPARE(session().setup().seats.size(), std::size_t{4});
        QCOMPARE(m_window->settings().seats, 4);
    }

    // a full disk: said once for the players, and the table goes on by itself when there is room
    void whatCannotBeKeptIsTriedAgainAndSaidOnce()
    {
        Desk desk;
        desk.setThinkingTime(0);
        desk.setRetryTime(1);
        QSignalSpy failures(&desk, &Desk::failed);
        bool full = false;
        int tries = 0;
        const auto append = [&](const Entry&, qint64) -> Result<Done> {
            ++tries;
            return full ? Result<Done>(
                              Error{.place = {.name = "disk"}, .cause = Cause::Unreadable, .expected = {}, .found = {}})
                        : Result<Done>(Done{});
        };
        const Simulator players(noIncidents);
        desk.take(Session::start(sixPlayers(3)).value(), {}, true,
                  [players](const Session& now) { return players.next(now); }, {.append = append, .cutBack = {}});
        while (!desk.session()->procedure().turn())
            desk.act(*idealAct(*desk.session()));
        full = true;
        const std::size_t before = desk.session()->entries().size();
        tries = 0;
        QTRY_VERIFY(tries > 3);
        QCOMPARE(desk.session()->entries().size(), before);
        QCOMPARE(failures.count(), 1);
        full = false;
        QTRY_VERIFY(desk.session()->entries().size() > before);
        QCOMPARE(failures.count(), 1);
    }

    // what cannot be drawn is never kept, and what was kept can be opened with a message
    void aTableThatCannotBeDrawnIsNotKeptAndStillOpens()
    {
        Desk desk;
        QSignalSpy failures(&desk, &Desk::failed);
        bool broken = false;
        int kept = 0;
        desk.setDrawer([&](const Session& session, bool coached, bool) {
            if (broken)
                throw std::length_error("drawn too far");
            return tablePicture(session, coached);
        });
        const auto append = [&](const Entry&, qint64) -> Result<Done> {
            ++kept;
            return Done{};
        };
        desk.take(Session::start(sixPlayers(3)).value(), {}, true, {}, {.append = append, .cutBack = {}});
        desk.act(act(Verb::Shuffle));
        QCOMPARE(kept, 1);
        broken = true;
        desk.act(act(Verb::Shuffle));
        QCOMPARE(kept, 1);
        QCOMPARE(desk.session()->entries().size(), std::size_t{1});
        QCOMPARE(failures.count(), 1);
        desk.take(*desk.session(), {}, true, {}, {});
        QVERIFY(desk.running());
        QCOMPARE(failures.count(), 2);
    }

    void aKeptSessionOpensAsFarAsItCanBeReplayed()
    {
        const auto file = readSession("cutcard 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nbutton 1\n\n"
                                      "dealer shuffle\nseat 2 all-in\ndealer shuffle\n",
                                      "kept");
        const auto opened = replayedFrom(file.value(), "kept");
        QVERIFY(opened.has_value());
        QCOMPARE(opened->session.entries().size(), std::size_t{1});
        QCOMPARE(opened->stopped->place.line, 7);
        QCOMPARE(opened->stopped->found, std::string("seat 2 all-in"));
    }

    void theDebriefShowsTheTableAtTheChosenMoment()
    {
        m_window->dealing().begin(sixPlayers(3), true, "none");
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Z);
        DebriefWindow* debrief = m_window->lookingBack().openWindow();
        debrief->debrief().askMoment(0);
        QCOMPARE(debrief->table().stubCount(), cardCount);
        QCOMPARE(debrief->debrief().timeline()->rowCount(), 3);
        delete debrief;
    }

private:
    /// Has the trainee do every act of a scenario while its players do what they do there.
    template <typename Doing> void dealScenario(const char* name, Doing&& doing)
    {
        QFile in(test::assetFile(QStringLiteral("scenarios"), QLatin1String(name) + QStringLiteral(".cutcard")));
        QVERIFY2(in.open(QIODevice::ReadOnly), name);
        const auto file = readSession(in.readAll().toStdString(), name);
        QVERIFY2(file.has_value(), name);
        const EntryLog entries = replay(*file, name)->entries();
        const auto players = [entries](const Session& now) -> std::optional<Event> {
            const std::size_t next = now.entries().size();
            if (next >= entries.size() || std::holds_alternative<Act>(entries[next].event))
                return std::nullopt;
            return entries[next].event;
        };
        m_window->desk().take(Session::start(file->setup).value(), {}, true, players, {});
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto* act = std::get_if<Act>(&entries[i].event);
            if (act == nullptr)
                continue;
            QTRY_COMPARE(session().entries().size(), i);
            doing(*act);
            QVERIFY2(session().entries().size() > i, eventText(*act).c_str());
            QVERIFY2(session().entries()[i].event == entries[i].event, eventText(*act).c_str());
        }
        QTRY_COMPARE(session().entries().size(), entries.size());
    }

    void byKeys(const Act& act)
    {
        command(act);
        giveDetails(act);
    }

    /// What is asked, in the order in which it is asked.
    void giveDetails(const Act& act)
    {
        const ActComposer* composer = m_window->desk().composer();
        for (const Detail detail : detailsOf(act)) {
            // whose bet it is: the player pointed to, unless another is named
            if (detail == Detail::Seat && composer->kind() == "amount") {
                press(Qt::Key_Backspace);
                if (composer->kind() != "seat")
                    continue;
            }
            // with one pot nobody is asked which
            if (detail == Detail::Pot && composer->kind() != "pot")
                continue;
            giveDetail(act, detail);
        }
    }

    void byMouse(const Act& act)
    {
        if (act.verb == Verb::PointTo)
            return clickSpot(TableSpot::Seat, act.seat->number());
        if (act.verb == Verb::Shuffle)
            return clickSpot(TableSpot::Stub, 0);
        if (act.verb == Verb::CallFloor) {
            clickWords("Floor!");
        } else {
            const Command* command = findCommand(commandIdOf(act));
            clickWords(command->group);
            clickWords(command->text);
        }
        const ActComposer* composer = m_window->desk().composer();
        for (const Detail detail : detailsOf(act)) {
            if (detail == Detail::Seat && composer->kind() == "amount")
                clickSpot(TableSpot::Seat, act.seat->number());
            else if (detail != Detail::Pot || composer->kind() == "pot")
                pickDetail(act, detail);
        }
    }

    void pickDetail(const Act& act, Detail detail)
    {
        const ActComposer* composer = m_window->desk().composer();
        switch (detail) {
        case Detail::Seat:
            return clickWords(wordingAt(session()).seat(*act.seat));
        case Detail::Amount: {
            for (const QChar digit : QString::number(act.amount))
                clickWords(QString(digit));
            return clickConfirm();
        }
        case Detail::Count:
            return clickWords(QString::number(act.number));
        case Detail::Pot:
            return clickWords(composer->choices()[act.number]);
        case Detail::Seats:
            for (const Seat seat : act.seats)
                clickWords(wordingAt(session()).seat(seat));
            return clickConfirm();
        case Detail::Hand:
            return clickWords(composer->choices()[static_cast<int>(act.hand)]);
        case Detail::Ranks:
            for (const Rank rank : act.ranks)
                clickWords(composer->choices()[rankCount - 1 - static_cast<int>(rank)]);
            return;
        case Detail::Matter:
            return clickWords(composer->choices()[0]);
        default:
            QFAIL("only at the table of a house-banked game");
        }
    }
};

CUTCARD_TESTS(WindowTest, QApplication)
#include "tst_window.moc"
