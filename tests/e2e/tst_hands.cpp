// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for hands: what is marked is done by pressing it. And keys that mean the same after every click.
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"
#include "app/shell/windows/manual_window.h"
#include "app/shell/windows/rooms.h"
#include "app/table/table_picture.h"
#include "app/words/said.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/catalogue/house.h"
#include "tests/demo/scenes.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "window_driver.h"

#include <QDialog>
#include <QMenu>
#include <QMenuBar>

#include <map>
#include <vector>

using namespace cutcard;

namespace {

SessionSetup tableOf(GameId game, std::uint64_t seed)
{
    if (isBanked(game))
        return bankedSetup(game, seed, false);
    SessionSetup setup;
    setup.house = defaultHouse(game);
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    const Chips unit = game == GameId::Limit ? 35 : game == GameId::Tennessee ? 350 : 700;
    for (int i = 1; i <= 6; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = unit * i, .absent = false});
    return setup;
}

} // namespace

class HandsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_driver = std::make_unique<WindowDriver>();
        m_driver->open();
    }
    void cleanup()
    {
        m_driver.reset();
        m_tooSmall.clear();
    }

    void theFirstLessonIsDoneByPressingWhatIsMarked()
    {
        m_driver->window().lessons().next();
        playByMarks();
    }

    void everyGameIsDealtByPressingWhatIsMarked_data() { addGames(); }
    void everyGameIsDealtByPressingWhatIsMarked()
    {
        QFETCH(const GameId, game);
        for (const char* incidents : {"none", "many"}) {
            m_driver->window().dealing().begin(tableOf(game, 7), true, incidents);
            playByMarks();
            if (QTest::currentTestFailed())
                return;
        }
    }

    void theDeckGoesToWhoeverIsToCutIt()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->dealUntil(Verb::OfferCut);
        const int cutter = idealAct(m_driver->session())->seat->number();
        QVERIFY(m_driver->drag({m_driver->spot(TableSpot::Stub, 0), m_driver->spot(TableSpot::Seat, cutter)}));
        QCOMPARE(std::get<Act>(m_driver->session().entries().back().event).verb, Verb::OfferCut);
        QVERIFY(m_driver->session().entries().back().verdicts.front().isCorrect());
    }

    /// U4: the lesson says what hands can do, and both are right by the rule that is shown (3.4).
    void aBurnGoesOntoTheMuckOrOntoTheBurns()
    {
        m_driver->window().lessons().next();
        m_driver->dealUntil(Verb::Burn);
        const QString said = m_driver->desk().guideText();
        QVERIFY2(said.contains("to the muck") && said.contains("press the burns"), qPrintable(said));
        const std::size_t before = m_driver->session().entries().size();
        for (const bool dragged : {true, false}) {
            if (dragged)
                m_driver->dragSpot(TableSpot::Stub, 0, TableSpot::Muck, 0);
            else
                m_driver->clickSpot(TableSpot::Burns, 0);
            QVERIFY(m_driver->session().entries().size() > before);
            const Entry& done = m_driver->session().entries()[before];
            QCOMPARE(std::get<Act>(done.event), act(Verb::Burn));
            QVERIFY(done.verdicts.front().isCorrect());
            QCOMPARE(done.verdicts.front().rule, "3.4"_rule);
            m_driver->desk().undo();
            QCOMPARE(m_driver->session().entries().size(), before);
        }
    }

    void aRoundOfCardsIsOneSweepThatCanGoWrongAtEachSeat()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->dealUntil(Verb::Pitch);
        const int first = idealAct(m_driver->session())->seat->number();
        // the places of the cards, not the plates: these lie between the deck and the plate
        const std::size_t before = m_driver->session().entries().size();
        sweep({first, first % 6 + 1, (first + 1) % 6 + 1});
        QCOMPARE(m_driver->session().entries().size(), before + 3);
        QVERIFY(m_driver->session().entries().back().verdicts.front().isCorrect());
        sweep({first});
        QVERIFY(!m_driver->session().entries().back().verdicts.front().isCorrect());
        // the player is named as everywhere on the screen, with the seat's number
        const QString who = QString::number(first) + QStringLiteral(" P") + QString::number(first);
        QVERIFY2(m_driver->desk().notice().contains(who), qPrintable(m_driver->desk().notice()));
    }

    void aHeldKeyPitchesOnUntilItIsLetGo()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->dealUntil(Verb::Pitch);
        m_driver->command(*idealAct(m_driver->session()));
        m_driver->digits(idealAct(m_driver->session())->seat->number());
        m_driver->hold(Qt::Key_P, [this] {
            const auto act = idealAct(m_driver->session());
            return act && act->verb == Verb::Pitch;
        });
        QCOMPARE(m_driver->session().score().total().faults, 0);
        QCOMPARE(m_driver->session().table().stub.size(), cardCount - 12);
        // held too long it gives somebody a third card
        const std::size_t before = m_driver->session().entries().size();
        m_driver->hold(Qt::Key_P, [&] { return m_driver->session().entries().size() == before; });
        QCOMPARE(m_driver->session().score().total().faults, 1);
    }

    void aHeldKeyRepeatsNothingElse()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->press(Qt::Key_Space);
        const std::size_t before = m_driver->session().entries().size();
        int times = 0;
        m_driver->hold(Qt::Key_Space, [&] { return ++times < 5; });
        QCOMPARE(m_driver->session().entries().size(), before);
    }

    void aWrongPressSaysWhatItMeant()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->dealUntil(Verb::PointTo);
        const int wrong = idealAct(m_driver->session())->seat->number() % 6 + 1;
        QVERIFY(m_driver->click(m_driver->spot(TableSpot::Seat, wrong)));
        const QString said = QString("Pressing %1 P%1 means: ").arg(wrong);
        QVERIFY2(m_driver->desk().notice().startsWith(said), qPrintable(m_driver->desk().notice()));
    }

    void aPressOnAPlayerWhereNobodyIsToActCostsNothing()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->dealUntil(Verb::Shuffle);
        const std::size_t before = m_driver->session().entries().size();
        QVERIFY(m_driver->click(m_driver->spot(TableSpot::Seat, 4)));
        QCOMPARE(m_driver->session().entries().size(), before);
        QVERIFY2(m_driver->desk().notice().startsWith("Pressing 4 P4"), qPrintable(m_driver->desk().notice()));
    }

    void whatHandsCanNotDoIsRefusedWithTheReasonAndCostsNothing()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->press(Qt::Key_G);
        QVERIFY(m_driver->session().entries().empty());
        QVERIFY2(m_driver->desk().notice().contains("Nobody has chips in front"),
                 qPrintable(m_driver->desk().notice()));
    }

    void undoTakesOneActBackAndRedoDoesItAgain()
    {
        m_driver->window().dealing().begin(tableOf(GameId::League, 3), true, "none");
        m_driver->press(Qt::Key_Z);
        for (int i = 0; i < 2; ++i)
            m_driver->desk().showMe();
        const Session shown = m_driver->session();
        QCOMPARE(shown.table().shuffles, 3);
        m_driver->desk().undo();
        QCOMPARE(m_driver->session().table().shuffles, 2);
        m_driver->desk().undo();
        QCOMPARE(m_driver->session().table().shuffles, 1);
        m_driver->desk().redo();
        m_driver->desk().redo();
        QVERIFY(m_driver->session() == shown);
        QVERIFY(!m_driver->desk().canRedo());
    }

    void aHandTakesFewKeys_data() { addEfforts(); }
    void aHandTakesFewKeys()
    {
        QFETCH(const GameId, game);
        m_driver->window().dealing().begin(tableOf(game, 7), true, "none");
        m_driver->actions = 0;
        m_driver->playToTheEnd([this](const Act& act) { byFewKeys(act); });
        qInfo("keys: %d, acts: %d", m_driver->actions, actsDone());
        QFETCH(const int, mostKeys);
        QVERIFY2(m_driver->actions <= mostKeys, qPrintable(QString::number(m_driver->actions)));
    }
    void aHandTakesFewMouseActions_data() { addEfforts(); }
    void aHandTakesFewMouseActions()
    {
        QFETCH(const GameId, game);
        m_driver->window().dealing().begin(tableOf(game, 7), true, "none");
        m_driver->actions = 0;
        m_driver->playToTheEnd([this](const Act& act) { byFewPresses(act); });
        qInfo("mouse actions: %d, acts: %d", m_driver->actions, actsDone());
        QFETCH(const int, mostPresses);
        QVERIFY2(m_driver->actions <= mostPresses, qPrintable(QString::number(m_driver->actions)));
    }

    void noTwoActsOfAGameHaveOneKey_data() { addGames(); }
    void noTwoActsOfAGameHaveOneKey()
    {
        QFETCH(const GameId, game);
        QMap<QString, QString> meanings;
        for (const Command& command : dealerCommands()) {
            if (!command.belongsTo(game))
                continue;
            QVERIFY2(!meanings.contains(command.key), qPrintable(command.id + " and " + meanings[command.key]));
            // digits are seats, everywhere
            QVERIFY2(command.key.size() != 1 || !command.key.at(0).isDigit(), qPrintable(command.id));
            QVERIFY2(command.key != "F", qPrintable(command.id));
            meanings[command.key] = command.id;
        }
    }

    void cardsAreWideAndWordsAreWholeInEveryWindow_data() { addGames(); }
    void cardsAreWideAndWordsAreWholeInEveryWindow()
    {
        QFETCH(const GameId, game);
        m_driver->window().dealing().begin(fullTable(game), true, "none");
        constexpr std::array sizes{QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)};
        for (const QSize size : sizes) {
            for (const int text : {100, 125, 150}) {
                const QString where = QStringLiteral("%1x%2, text %3 %").arg(size.width()).arg(size.height()).arg(text);
                m_driver->window().resize(size);
                Settings settings = m_driver->window().settings();
                settings.textPercent = text;
                m_driver->window().setSettings(settings);
                QCOMPARE(m_driver->window().size(), size);
                measureCards(where);
                measureWords(where);
            }
        }
        QVERIFY2(m_tooSmall.isEmpty(), qPrintable(m_tooSmall.join(QStringLiteral("; "))));
    }

    void everyKeyLivesAfterEveryClickMenuAndDialog_data() { addGames(); }
    void everyKeyLivesAfterEveryClickMenuAndDialog()
    {
        QFETCH(const GameId, game);
        // each time at a table of its own: what the keys do must not end the session; what takes a key away takes its
        // kind
        std::vector<const Command*> oneOfEachKind;
        const auto keysLiveAfter = [&](const QString& what, const std::function<void()>& done) {
            m_driver->window().dealing().begin(tableOf(game, 3), true, "none");
            m_driver->desk().showMe();
            done();
            pressKeys(oneOfEachKind, what);
        };
        const std::vector<const Command*> all = commandsOf(game);
        std::map<int, const Command*> kinds;
        for (const Command* command : all)
            kinds.emplace(kindOfKey(*command), command);
        for (const auto& [kind, command] : kinds)
            oneOfEachKind.push_back(command);
        m_driver->window().dealing().begin(tableOf(game, 3), true, "none");
        m_driver->desk().showMe();
        pressKeys(all, "nothing");
        QStringList buttons{"Show me"};
        // buttons and plates are the same pieces at every table: one of the players' games and one of the house's
        if (game == GameId::League || game == GameId::Champion) {
            buttons.append("Undo");
            for (const QVariant& group : m_driver->desk().commands()->groups())
                buttons.append(group.value<CommandGroup*>()->title());
            keysLiveAfter("a seat", [&] { QVERIFY(m_driver->click(m_driver->spot(TableSpot::Seat, 2))); });
        }
        for (const QString& words : std::as_const(buttons))
            keysLiveAfter(words, [&] { QVERIFY2(m_driver->click(m_driver->button(words)), qPrintable(words)); });
        keysLiveAfter("the deck", [&] { QVERIFY(m_driver->click(m_driver->spot(TableSpot::Stub, 0))); });
        keysLiveAfter("a menu", [&] { openMenuAndLeave(); });
        keysLiveAfter("a dialog", [&] { openDialogAndLeave(); });
    }

private:
    /// As many players as the game's table has places in a full room.
    static SessionSetup fullTable(GameId game)
    {
        SessionSetup setup = tableOf(game, 3);
        // of Tennessee's tables eight are the most that are advised
        const int places = game == GameId::Tennessee ? 8 : 9;
        for (int i = static_cast<int>(setup.seats.size()) + 1; i <= places && !isBanked(game); ++i)
            setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = setup.seats[0].stack});
        return setup;
    }
    /// Hands at the seats and the board, as the table's geometry has them.
    void measureCards(const QString& where)
    {
        QQuickItem* table = m_driver->find([](QQuickItem* item) { return item->property("seating").isValid(); });
        QVERIFY(table != nullptr);
        const auto* geometry = table->property("seating").value<QObject*>();
        const bool banked = geometry->property("circlePlaces").isValid();
        const bool shared = geometry->property("sharedHand").toBool(); // no cards at the seats
        for (const char* width : {"seatCardWidth", "boardCardWidth", "trayCardWidth"}) {
            const bool there =
                qstrcmp(width, "seatCardWidth") == 0 ? !shared : banked || qstrcmp(width, "trayCardWidth") != 0;
            const double pixels = geometry->property(width).toDouble();
            if (there && pixels < 56)
                m_tooSmall.append(QStringLiteral("%1: %2 %3").arg(where, QLatin1String(width)).arg(pixels));
        }
    }
    /// Every act of every group of the console.
    void measureWords(const QString& where)
    {
        QQuickItem* console = m_driver->find([](QQuickItem* item) { return item->property("group").isValid(); });
        QVERIFY(console != nullptr);
        for (int group = 0; group < m_driver->desk().commands()->groups().size(); ++group) {
            console->setProperty("group", group);
            m_driver->find([&](QQuickItem* item) {
                if (item->objectName() == "buttonWords" && item->property("truncated").toBool())
                    m_tooSmall.append(where + ": " + item->property("text").toString());
                return false;
            });
        }
    }

    static void addGames()
    {
        QTest::addColumn<GameId>("game");
        QTest::newRow("league") << GameId::League;
        QTest::newRow("limit") << GameId::Limit;
        QTest::newRow("tennessee") << GameId::Tennessee;
        QTest::newRow("champion") << GameId::Champion;
        QTest::newRow("version one") << GameId::ChampionOne;
        QTest::newRow("version two") << GameId::ChampionTwo;
    }

    static void addEfforts()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<int>("mostKeys");
        QTest::addColumn<int>("mostPresses");
        QTest::newRow("league") << GameId::League << 53 << 50;
        QTest::newRow("limit") << GameId::Limit << 60 << 50;
        QTest::newRow("tennessee") << GameId::Tennessee << 150 << 110;
        QTest::newRow("champion") << GameId::Champion << 160 << 100;
    }
    int actsDone()
    {
        return static_cast<int>(std::ranges::count_if(m_driver->session().entries(), [](const Entry& entry) {
            return std::holds_alternative<Act>(entry.event);
        }));
    }
    /// As somebody who knows what is owed does it by keys: digits are seats, one press for an amount, runs by holding.
    void byFewKeys(const Act& act)
    {
        if (act.verb == Verb::PointTo)
            return m_driver->digits(act.seat->number() % 10);
        m_driver->command(act);
        for (int j = 0; j < 5 && m_driver->desk().composer()->active(); ++j) {
            const QString kind = m_driver->desk().composer()->kind();
            if (kind == "seat")
                m_driver->digits(act.seat->number() % 10);
            else if (kind == "amount")
                fewestKeys(act.amount);
            else if (kind == "seats" || kind == "boards")
                severalByKeys(act);
            else if (kind == "circle")
                choose(m_driver->circleChoice(act));
            else
                answer(act);
        }
        if (act.verb == Verb::Pitch || act.verb == Verb::Shuffle) {
            const int code =
                QKeySequence(findCommand(commandIdOf(act), m_driver->session().setup().game())->key)[0].key();
            goOnHolding(act.verb, code);
        }
    }
    /// Holds the key of a run as long as what it would do next is what is owed.
    void goOnHolding(Verb verb, int code)
    {
        if (const auto next = idealAct(m_driver->session()); !next || next->verb != verb)
            return;
        m_driver->hold(code, [&] {
            const auto next = idealAct(m_driver->session());
            return next && next->verb == verb;
        });
    }
    void fewestKeys(Chips amount)
    {
        const auto quicks = m_driver->desk().composer()->quicks();
        const auto quick = std::ranges::find(quicks, amount, &QuickAmount::amount) - quicks.begin();
        if (amount > 0 && quick < std::ssize(quicks))
            m_driver->press(QStringLiteral("ILR").at(quick).unicode());
        else
            m_driver->digits(amount);
        m_driver->press(Qt::Key_Return);
    }
    void severalByKeys(const Act& act)
    {
        for (const Seat seat : act.seats)
            m_driver->digits(seat.number() % 10);
        for (int i = 0; i < 5 && act.seats.empty(); ++i) {
            if ((act.number >> i & 1) != 0)
                m_driver->digits(i + 1);
        }
        m_driver->press(Qt::Key_Return);
    }
    /// By mouse: what is marked is pressed, a round of cards is one sweep, an amount one press and one more to say it.
    void byFewPresses(const Act& act)
    {
        if (act.verb == Verb::Pitch)
            return sweepRound();
        pressMark(act);
        for (int j = 0; j < 5 && m_driver->desk().composer()->active(); ++j) {
            if (m_driver->desk().composer()->kind() == "amount")
                fewestPresses(act.amount);
            else if (m_driver->desk().composer()->kind() == "hand")
                m_driver->click(m_driver->button(m_driver->desk().composer()->choices()[static_cast<int>(act.hand)]));
            else
                answer(act);
        }
    }
    /// One sweep over everybody who is to get a card until something else is owed.
    void sweepRound()
    {
        std::vector<int> seats;
        Session ahead = m_driver->session();
        for (auto act = idealAct(ahead); act && act->verb == Verb::Pitch; act = idealAct(ahead)) {
            seats.push_back(act->seat->number());
            if (!ahead.apply(*act))
                break;
        }
        ++m_driver->actions;
        sweep(seats);
    }
    void fewestPresses(Chips amount)
    {
        const auto quicks = m_driver->desk().composer()->quicks();
        const auto quick = std::ranges::find(quicks, amount, &QuickAmount::amount) - quicks.begin();
        if (amount > 0 && quick < std::ssize(quicks)) {
            m_driver->click(named(QStringLiteral("quick%1").arg(quick)));
        } else {
            QString rest = QString::number(amount);
            while (!rest.isEmpty()) {
                const bool hundreds = rest.startsWith("00");
                m_driver->click(named(QStringLiteral("pad") + (hundreds ? QStringLiteral("00") : rest.left(1))));
                rest = rest.mid(hundreds ? 2 : 1);
            }
        }
        m_driver->click(
            m_driver->find([](QQuickItem* item) { return item->property("primary").toBool() && item->isEnabled(); }));
    }
    QQuickItem* named(const QString& name)
    {
        return m_driver->find([&](QQuickItem* item) { return item->objectName() == name; });
    }

    /// Sweeps the deck over the places of these seats' cards.
    void sweep(const std::vector<int>& seats)
    {
        QQuickItem* table = m_driver->find([](QQuickItem* item) { return item->property("seating").isValid(); });
        QVERIFY(table != nullptr);
        auto* seating = table->property("seating").value<QObject*>();
        const QPoint start = middleOf(m_driver->spot(TableSpot::Stub, 0));
        QPoint at = start;
        QWidget* view = m_driver->view();
        QTest::mousePress(view, Qt::LeftButton, {}, at);
        QTest::mouseMove(view, at + QPoint(0, -12));
        for (const int seat : seats) {
            const QRectF hand = seating->property("places")
                                    .value<QJSValue>()
                                    .property(static_cast<quint32>(seat - 1))
                                    .property("hand")
                                    .toVariant()
                                    .toRectF();
            at = table->mapToScene(hand.center()).toPoint();
            QTest::mouseMove(view, at);
        }
        QTest::mouseMove(view, start);
        QTest::mouseRelease(view, Qt::LeftButton, {}, start);
    }

    void playByMarks()
    {
        for (int i = 0; i < 600 && m_driver->waitForDuty(); ++i) {
            const Act act = *idealAct(m_driver->session());
            const std::size_t before = m_driver->session().entries().size();
            pressMark(act);
            for (int j = 0; j < 4 && m_driver->desk().composer()->active(); ++j)
                answer(act);
            QVERIFY2(m_driver->session().entries().size() > before,
                     (eventText(act) + ": " + m_driver->desk().notice().toStdString()).c_str());
            const Entry& entry = m_driver->session().entries()[before];
            QVERIFY2(entry.event == Event(act), (eventText(entry.event) + " for " + eventText(act)).c_str());
            QVERIFY2(entry.verdicts.front().isCorrect(), eventText(act).c_str());
        }
        QVERIFY2(m_driver->session().isOver(), m_driver->lastEvents().constData());
        QCOMPARE(m_driver->session().score().total().faults, 0);
    }

    /// Presses the marked thing on the table; if only a command is marked, that.
    void pressMark(const Act& act)
    {
        TableModel* table = m_driver->desk().table();
        if (table->owedSpot() != TableSpot::None) {
            QQuickItem* item = m_driver->spot(table->owedSpot(), table->owedIndex());
            if (item == nullptr && table->owedSpot() == TableSpot::Rack)
                item = m_driver->spot(TableSpot::Rack, 5);
            QVERIFY2(m_driver->click(item), eventText(act).c_str());
            return;
        }
        QQuickItem* item = m_driver->find([](QQuickItem* each) {
            return each->inherits("QQuickAbstractButton") && each->property("marked").toBool();
        });
        if (item == nullptr && act.verb == Verb::CallFloor)
            item = m_driver->button("Floor!");
        QVERIFY2(m_driver->click(item), eventText(act).c_str());
    }

    /// Gives the detail that is asked for: seats by hand, the rest by keys.
    void answer(const Act& act)
    {
        const QString kind = m_driver->desk().composer()->kind();
        if (kind == "seat")
            QVERIFY(m_driver->click(m_driver->spot(TableSpot::Seat, act.seat->number())));
        else if (kind == "amount")
            confirmed(act.amount);
        else if (kind == "count" || kind == "pot" || kind == "deck")
            m_driver->digits(act.number);
        else if (kind == "hand")
            m_driver->digits(static_cast<int>(act.hand));
        else if (kind == "ranks")
            ranks(act);
        else if (kind == "matter")
            choose(static_cast<int>(m_driver->desk().composer()->choices().indexOf(said(act.matter))));
        else if (kind == "seats" || kind == "boards")
            several(act);
        else
            QFAIL(qPrintable(kind));
    }
    void ranks(const Act& act)
    {
        for (const Rank rank : act.ranks)
            choose(rankCount - 1 - static_cast<int>(rank));
        if (act.ranks.empty())
            m_driver->press(Qt::Key_Return);
    }
    void confirmed(Chips amount)
    {
        m_driver->digits(amount);
        m_driver->press(Qt::Key_Return);
    }
    void choose(int index)
    {
        const QString key = m_driver->desk().composer()->choiceKeys().value(index);
        QVERIFY(!key.isEmpty());
        m_driver->press(key.at(0).toUpper().unicode());
    }
    void several(const Act& act)
    {
        for (const Seat seat : act.seats)
            QVERIFY(m_driver->click(m_driver->spot(TableSpot::Seat, seat.number())));
        for (int i = 0; i < 5 && act.seats.empty(); ++i) {
            if ((act.number >> i & 1) != 0)
                QVERIFY(m_driver->click(m_driver->spot(TableSpot::Board, i)));
        }
        m_driver->press(Qt::Key_Return);
    }

    /// Every command of a game by its key; what it does must be what it says.
    static std::vector<const Command*> commandsOf(GameId game)
    {
        std::vector<const Command*> commands;
        for (const Command& command : dealerCommands()) {
            if (command.belongsTo(game))
                commands.push_back(&command);
        }
        return commands;
    }
    /// Letters, figures, signs and the keys beyond them, each with its modifiers: a field or a button that takes one
    /// takes all of its kind.
    static int kindOfKey(const Command& command)
    {
        const QKeyCombination key = QKeySequence(command.key)[0];
        const bool beyond = key.key() >= Qt::Key_Escape;
        const QChar sign(beyond ? 0 : static_cast<int>(key.key()));
        const int kind = beyond ? 3 : sign.isLetter() ? 0 : sign.isDigit() ? 1 : 2;
        return static_cast<int>(key.keyboardModifiers()) | kind;
    }
    void pressKeys(const std::vector<const Command*>& commands, const QString& after)
    {
        for (const Command* each : commands) {
            const Command& command = *each;
            m_driver->desk().composer()->cancel();
            m_driver->desk().hurry();
            const std::size_t before = m_driver->session().entries().size();
            const QKeySequence keys(command.key);
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &m_driver->window(),
                            static_cast<Qt::Key>(keys[0].key()), keys[0].keyboardModifiers());
            const auto& entries = m_driver->session().entries();
            const bool asked =
                m_driver->desk().composer()->active() && m_driver->desk().composer()->title() == command.text;
            const bool refused = !m_driver->desk().notice().isEmpty();
            bool done = false;
            for (std::size_t i = before; i < entries.size(); ++i) {
                const auto* act = std::get_if<Act>(&entries[i].event);
                done = done || (act != nullptr && commandIdOf(*act) == command.id);
            }
            QVERIFY2(asked || refused || done, qPrintable(command.key + ", " + command.id + " after " + after));
            QVERIFY2(m_driver->desk().composer()->active() == asked, qPrintable(command.id));
        }
        m_driver->desk().composer()->cancel();
    }

    void openMenuAndLeave()
    {
        QMenuBar* bar = m_driver->window().findChild<QMenuBar*>();
        for (QAction* action : bar->actions()) {
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(action).center());
            QVERIFY(action->menu()->isVisible());
            QTest::keyClick(action->menu(), Qt::Key_Escape);
            QVERIFY(!action->menu()->isVisible());
            QTRY_COMPARE(m_driver->window().focusWidget(), m_driver->view());
        }
    }
    void openDialogAndLeave()
    {
        m_driver->window().openRulesWindow({});
        QTRY_VERIFY(QApplication::activeWindow() != &m_driver->window());
        QApplication::activeWindow()->close();
        m_driver->window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &m_driver->window());
        // a page that was looked up leads back to the table
        m_driver->window().lookedUp().openRules({});
        QVERIFY(!m_driver->view()->isVisible());
        QTest::keyClick(m_driver->window().rooms().view(), Qt::Key_Escape);
        QTRY_VERIFY(m_driver->view()->isVisible());
    }

    std::unique_ptr<WindowDriver> m_driver;
    QStringList m_tooSmall;
};

CUTCARD_TESTS(HandsTest, QApplication)
#include "tst_hands.moc"
