// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds of the house-banked games in the real window: by keys alone, and by mouse on the felt.
#include "app/desk/acts/commands.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/table/table_picture.h"
#include "core/games/banked/banked_game.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/session/text/notation.h"
#include "tests/demo/scenes.h"
#include "tests/e2e/window_driver.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace cutcard;

namespace {

/// The item that can be seen and is as asked for; nullptr if there is none.
int indexOf(const Act& act)
{
    return circleIndex(act.seat->number(), static_cast<int>(act.circle));
}

} // namespace

class BankedWindowTest : public QObject, WindowDriver
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void everyKeyMeansOneThing()
    {
        for (const GameId game : {GameId::Champion, GameId::ChampionOne, GameId::ChampionTwo}) {
            QMap<QString, QString> meanings;
            for (const Command& command : dealerCommands()) {
                if (!command.belongsTo(game))
                    continue;
                QVERIFY2(!meanings.contains(command.key), qPrintable(command.id + " and " + meanings[command.key]));
                meanings[command.key] = command.id;
            }
            QVERIFY(!meanings.contains("F"));
            QVERIFY(meanings.size() > 30);
        }
    }

    void aWholeRoundByKeysAlone_data() { addGames(); }
    void aWholeRoundByKeysAlone()
    {
        begin(3, "some");
        playToTheEnd([this](const Act& act) { byKeys(act); });
    }

    void aWholeRoundByMouse_data() { addGames(); }
    void aWholeRoundByMouse()
    {
        begin(5, "none");
        playToTheEnd([this](const Act& act) { byMouse(act); });
    }

    void aWagerIsSettledByFourKeys()
    {
        m_window->dealing().begin(bankedSetup(GameId::ChampionTwo, 3, false), true, "none");
        dealUntil([](const Act& act) { return act.verb == Verb::PayWager; });
        const Act pay = *idealAct(session());
        const Chips before = trayTotal(session().table());
        press(Qt::Key_W);
        press(Qt::Key_0 + pay.seat->number());
        press(Qt::Key_B);
        press(Qt::Key_P);
        for (const QChar digit : QString::number(pay.amount))
            press(Qt::Key_0 + digit.digitValue());
        press(Qt::Key_Return);
        QCOMPARE(trayTotal(session().table()), before - pay.amount);
        QVERIFY(session().entries().back().verdicts.front().isCorrect());
    }

    void chipsDraggedOntoACirclePayIt()
    {
        m_window->dealing().begin(bankedSetup(GameId::ChampionTwo, 3, false), true, "none");
        dealUntil([](const Act& act) { return act.verb == Verb::PayWager; });
        const Act pay = *idealAct(session());
        dragSpot(TableSpot::Rack, 5, TableSpot::Circle, indexOf(pay));
        QCOMPARE(m_window->desk().composer()->typed(), "5");
        clickSpot(TableSpot::Rack, 25);
        QCOMPARE(m_window->desk().composer()->typed(), "30");
        m_window->desk().composer()->cancel();
        QVERIFY(!m_window->desk().composer()->active());
    }

    void aCircleAsksWhatIsDoneWithItsWager()
    {
        m_window->dealing().begin(bankedSetup(GameId::Champion, 3, false), true, "none");
        dealUntil([](const Act& act) { return act.verb == Verb::TakeWager; });
        const Act take = *idealAct(session());
        Act other = take;
        for (const SeatSetup& seat : session().setup().seats) {
            if (seat.seat != *take.seat && session().table().at(seat.seat).wagers.at(take.circle) > 0)
                other.seat = seat.seat;
        }
        QVERIFY(other != take);
        clickSpot(TableSpot::Circle, indexOf(other));
        QCOMPARE(m_window->desk().composer()->circle(), indexOf(other));
        const Chips lies = session().table().at(*other.seat).wagers.at(other.circle);
        QVERIFY(m_window->desk().composer()->prompt().contains(QString::number(lies)));
        // the marked one is taken by one press, whatever was asked
        clickSpot(TableSpot::Circle, indexOf(take));
        QVERIFY(!m_window->desk().composer()->active());
        QVERIFY(session().entries().back().verdicts.front().isCorrect());
        QCOMPARE(session().table().at(*take.seat).wagers.at(take.circle), 0);
    }

    void nothingFaceDownIsToldToTheScreen()
    {
        m_window->dealing().begin(bankedSetup(GameId::Champion, 3, false), true, "none");
        dealUntil([](const Act& act) { return act.verb == Verb::TurnBoard; });
        int down = 0;
        for (const CardPicture& card : m_window->desk().table()->picture().cards) {
            QVERIFY(card.faceUp || card.face.isEmpty());
            down += card.faceUp ? 0 : 1;
        }
        QCOMPARE(down, cardCount);
    }

    void theBanksResultIsWhatThePlayersLost()
    {
        m_window->dealing().begin(bankedSetup(GameId::ChampionTwo, 5, false), true, "none");
        dealUntil([](const Act&) { return false; });
        QVERIFY(session().isOver());
        Chips lost = 0;
        for (const SeatSetup& seat : session().setup().seats)
            lost += seat.stack - session().table().at(seat.seat).stack;
        QVERIFY(lost != 0);
        const QString shown = (lost > 0 ? "+" : "−") + QLocale(QLocale::English).toString(qAbs(qlonglong{lost}));
        QVERIFY2(m_window->desk().handText().contains(shown), qPrintable(m_window->desk().handText()));
    }

    void whoIsSettledDoesNotSitOut()
    {
        m_window->dealing().begin(bankedSetup(GameId::ChampionOne, 3, false), false, "none");
        dealUntil([](const Act& act) { return act.verb == Verb::GatherCards; });
        QVERIFY(!session().isOver());
        int seated = 0;
        for (const SeatPicture& seat : m_window->desk().table()->picture().seats) {
            seated += seat.occupied ? 1 : 0;
            QVERIFY2(!seat.sittingOut, qPrintable(seat.name));
        }
        QVERIFY(seated > 2);
        // and who is not coached is told of the bets, and nothing of the bank
        const QString hand = m_window->desk().handText();
        QVERIFY2(hand.contains("bets 10 to 100") && !hand.contains("bank"), qPrintable(hand));
    }

    void theDebriefShowsTheFelt()
    {
        m_window->dealing().begin(bankedSetup(GameId::Champion, 3, false), true, "none");
        dealUntil([](const Act&) { return false; });
        DebriefWindow* debrief = m_window->lookingBack().openWindow();
        debrief->debrief().askMoment(60);
        QVERIFY(debrief->table().banked());
        QVERIFY(debrief->table().circles()->rowCount() > 0);
        delete debrief;
    }

private:
    static void addGames()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<bool>("machine");
        QTest::newRow("champion by hand") << GameId::Champion << false;
        QTest::newRow("champion by machine") << GameId::Champion << true;
        QTest::newRow("version one") << GameId::ChampionOne << false;
        QTest::newRow("version two") << GameId::ChampionTwo << false;
    }

    void begin(std::uint64_t seed, const QString& incidents)
    {
        QFETCH(const GameId, game);
        QFETCH(const bool, machine);
        SessionSetup setup = bankedSetup(game, seed, machine);
        // the decks of a machine alternate
        setup.hands = machine ? 2 : 1;
        m_window->dealing().begin(setup, true, incidents);
        QVERIFY(m_window->desk().table()->banked());
    }

    void byKeys(const Act& act)
    {
        command(act);
        const ActComposer* composer = m_window->desk().composer();
        for (const Detail detail : detailsOf(act)) {
            // with one pot nobody is asked which
            if (detail != Detail::Pot || composer->kind() == "pot")
                giveDetail(act, detail);
        }
    }

    void byMouse(const Act& act)
    {
        switch (act.verb) {
        case Verb::PointTo:
            return clickSpot(TableSpot::Seat, act.seat->number());
        case Verb::Shuffle:
            return clickSpot(TableSpot::Stub, 0);
        case Verb::SelfCut:
        case Verb::LiftCutCard:
            return clickSpot(TableSpot::CutCard, 0);
        case Verb::TakeDeck:
        case Verb::LoadShuffler:
            return clickSpot(TableSpot::Shuffler, 0);
        case Verb::Pitch:
            return dragSpot(TableSpot::Stub, 0, TableSpot::Seat, act.seat->number());
        case Verb::DealDealer:
            return dragSpot(TableSpot::Stub, 0, TableSpot::DealerHand, 0);
        case Verb::DealShared:
            return dragSpot(TableSpot::Stub, 0, TableSpot::SharedHand, 0);
        case Verb::Burn:
            return dragSpot(TableSpot::Stub, 0, TableSpot::Burns, 0);
        case Verb::BoardDown:
            return clickSpot(TableSpot::Stub, 0);
        case Verb::DiscardStub:
            return dragSpot(TableSpot::Stub, 0, TableSpot::Muck, 0);
        case Verb::TurnBoard:
            return clickSpot(TableSpot::Board, act.number == 3 ? 1 : 4);
        case Verb::TurnDealer:
            return clickSpot(TableSpot::DealerHand, 0);
        case Verb::TurnShared:
            return clickSpot(TableSpot::SharedHand, 0);
        case Verb::NameDealer:
        case Verb::NameShared:
            clickSpot(act.verb == Verb::NameDealer ? TableSpot::DealerHand : TableSpot::SharedHand, 0);
            clickWords(m_window->desk().composer()->choices()[static_cast<int>(act.hand)]);
            for (const Rank rank : act.ranks)
                clickWords(m_window->desk().composer()->choices()[rankCount - 1 - static_cast<int>(rank)]);
            if (m_window->desk().composer()->kind() == "ranks")
                clickConfirm();
            return;
        case Verb::TurnUp:
            return clickSpot(TableSpot::Cards, act.seat->number());
        case Verb::GatherCards:
            return clickSpot(TableSpot::Muck, 0);
        case Verb::Slide:
        case Verb::SlideDealer:
            return slideByMouse(act);
        case Verb::TakeWager:
            return dragSpot(TableSpot::Circle, indexOf(act), TableSpot::Rack, 5);
        case Verb::PayWager:
        case Verb::PushWager:
        case Verb::CorrectWager:
            return wagerByMouse(act);
        case Verb::GatherPot:
            clickSpot(TableSpot::Circle, potCircle());
            return clickWords("Gather Pot Bets");
        case Verb::PushPot:
            dragSpot(TableSpot::Pot, 0, TableSpot::Seat, act.seat->number());
            return pickChips(act.amount);
        default:
            return byPalette(act);
        }
    }

    /// A circle in which a Pot Bet lies.
    int potCircle()
    {
        for (const SeatSetup& seat : session().setup().seats) {
            if (session().table().at(seat.seat).wagers.at(Circle::PotBet) > 0)
                return circleIndex(seat.seat.number(), static_cast<int>(Circle::PotBet));
        }
        return 0;
    }

    void slideByMouse(const Act& act)
    {
        bool first = true;
        for (int i = 0; i < 5; ++i) {
            if ((act.number >> i & 1) == 0)
                continue;
            // the first card is pushed by hand, the others are added
            if (!first)
                clickSpot(TableSpot::Board, i);
            else if (act.verb == Verb::Slide)
                dragSpot(TableSpot::Board, i, TableSpot::Seat, act.seat->number());
            else
                dragSpot(TableSpot::Board, i, TableSpot::DealerHand, 0);
            first = false;
        }
        if (first)
            return byPalette(act);
        clickConfirm();
    }

    void wagerByMouse(const Act& act)
    {
        // the circle is marked, and pressing it does what is marked
        clickSpot(TableSpot::Circle, indexOf(act));
        if (act.verb == Verb::PushWager)
            return;
        if (act.verb == Verb::PayWager && act.amount == session().table().at(*act.seat).wagers.at(act.circle)) {
            clickWords("Even money");
            return clickConfirm();
        }
        pickChips(act.amount);
    }

    void pickChips(Chips amount)
    {
        if (amount == 0)
            press(Qt::Key_0);
        const QVariantList chips = m_window->desk().composer()->chips();
        for (qsizetype i = chips.size(); i > 0; --i) {
            const auto value = static_cast<int>(chips[i - 1].value<ChipPicture>().denomination);
            for (; amount >= value; amount -= value)
                clickSpot(TableSpot::Rack, value);
        }
        clickConfirm();
    }

    void byPalette(const Act& act)
    {
        if (act.verb == Verb::CallFloor) {
            clickWords("Floor!");
        } else {
            const Command* command = findCommand(commandIdOf(act), session().setup().game());
            clickWords(command->group);
            clickWords(command->text);
        }
        const ActComposer* composer = m_window->desk().composer();
        for (const Detail detail : detailsOf(act)) {
            if (detail == Detail::Seat)
                clickWords(wordingAt(*m_window->desk().session()).seat(*act.seat));
            else if (detail == Detail::Amount)
                pickChips(act.amount);
            else if (detail == Detail::Matter)
                clickWords(composer->choices()[0]);
            else
                clickConfirm();
        }
    }
};

CUTCARD_TESTS(BankedWindowTest, QApplication)
#include "tst_banked_window.moc"
