// SPDX-License-Identifier: GPL-3.0-or-later
// How an act on a wager is put together: by letters, by circles pressed on the table, by cards that play.
#include "app/desk/acts/act_composer.h"
#include "app/desk/acts/commands.h"
#include "app/desk/pictures/pictures.h"
#include "core/games/catalogue/catalogue.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace cutcard;

class ActComposerTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_done.clear();
        m_composer = std::make_unique<ActComposer>();
        connect(m_composer.get(), &ActComposer::composed, this, [this](const Act& act) { m_done.push_back(act); });
        ActComposer::Surroundings around;
        around.game = GameId::Champion;
        around.seats = {Seat(1), Seat(2), Seat(3)};
        around.chipValues = {5, 25, 100};
        around.circles = {Circle::PotBet, Circle::Bonus, Circle::Blind, Circle::Play, Circle::Raise};
        around.circleNames = QStringList{"Pot Bet", "Hold'em Bonus", "Ante Blind", "Play", "Bet/Raise"};
        around.boardNames = QStringList{"As", "Kd", "7c", "2h", "2d"};
        for (const std::string_view word : namedWords<HandClass>)
            around.handNames.append(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        for (int i = 0; i < matterCount; ++i)
            around.matterNames.append(QString("matter %1").arg(i));
        around.wagers[1].at(Circle::Bonus) = 35;
        m_composer->setSurroundings(around);
    }

    void aKeyGivesOneCommandInEachGame()
    {
        for (const CatalogueEntry& game : catalogue()) {
            std::map<QString, QString> given{{findCommand("floor")->key, "floor"}};
            for (const Command& command : dealerCommands()) {
                if (!command.belongsTo(game.id) || command.key.isEmpty())
                    continue;
                const auto [first, isNew] = given.insert({command.key, command.id});
                QVERIFY2(isNew, qPrintable(QString("%1: %2 gives %3 and %4")
                                               .arg(game.word.data(), command.key, first->second, command.id)));
            }
        }
    }
    void eachGameHasOnItsFeltWhatItsDocumentHas()
    {
        for (const CatalogueEntry& game : catalogue()) {
            SessionSetup setup;
            setup.house = defaultHouse(game.id);
            for (int i = 1; i <= 4; ++i)
                setup.seats.push_back(
                    {.seat = Seat(i), .name = {}, .stack = setup.common().startingChips(), .absent = false});
            const Session session = Session::start(setup).value();
            const TablePicture felt = tablePicture(session, true);
            const bool riverboat = game.id == GameId::Tennessee;
            QCOMPARE(felt.boardSlots.size(), riverboat ? 4 : 5);
            QCOMPARE(felt.waitingDiscs.size(), riverboat ? 2 : 0);
            QCOMPARE(felt.cardsPerHand, riverboat ? 5 : 2);
            QCOMPARE(felt.showsBank, riverboat);
            QCOMPARE(bankPicture(session) == BankPicture(), !riverboat);
            QCOMPARE(felt.banked.has_value(), isBanked(game.id));
        }
    }
    void aWagerIsTakenWhole()
    {
        m_composer->begin(wagerCommand);
        type("2bt");
        QCOMPARE(m_done.size(), 1U);
        QCOMPARE(m_done[0], actOnWager(Verb::TakeWager, Circle::Bonus, Seat(2), 35));
    }
    void payingAsksHowMuch()
    {
        m_composer->begin("pay");
        type("2b");
        QCOMPARE(m_composer->kind(), QString("amount"));
        QCOMPARE(m_composer->matchText(), QString("35"));
        type("105");
        m_composer->confirm();
        QCOMPARE(m_done.at(0), actOnWager(Verb::PayWager, Circle::Bonus, Seat(2), 105));
    }
    void evenMoneyIsOneKey()
    {
        m_composer->begin(wagerCommand);
        type("2bp");
        QVERIFY(m_composer->key(Qt::Key_Equal, "="));
        QCOMPARE(m_composer->typed(), QString("35"));
    }
    void aCirclePressedSaysSeatAndCircle()
    {
        m_composer->begin("push-wager");
        m_composer->chooseCircle(Seat(2), Circle::Bonus);
        QCOMPARE(m_done.at(0), actOnWager(Verb::PushWager, Circle::Bonus, Seat(2), 35));
    }
    void aCircleOfAnotherSeatIsNotMeant()
    {
        m_composer->begin("push-wager");
        type("1");
        m_composer->chooseCircle(Seat(2), Circle::Bonus);
        QVERIFY(m_done.empty());
        QCOMPARE(m_composer->kind(), QString("circle"));
    }
    void aWagerCanHaveToComeBack()
    {
        m_composer->begin("correct-wager");
        type("2b");
        m_composer->confirm();
        QVERIFY(!m_composer->problem().isEmpty());
        type("0");
        m_composer->confirm();
        QCOMPARE(m_done.at(0), actOnWager(Verb::CorrectWager, Circle::Bonus, Seat(2), 0));
    }
    void nothingIsNotPaid()
    {
        m_composer->begin("pay");
        type("2b0");
        m_composer->confirm();
        QVERIFY(m_done.empty());
        QVERIFY(!m_composer->problem().isEmpty());
    }
    void cardsThatPlayArePickedAndLaidBack()
    {
        m_composer->begin("slide");
        type("3125");
        QCOMPARE(m_composer->pickedChoices(), QVariantList({0, 1, 4}));
        type("2");
        m_composer->confirm();
        QCOMPARE(m_done.at(0), slide(Seat(3), 0b10001));
    }
    void onlyAPotBetIsGathered()
    {
        m_composer->begin(wagerCommand);
        type("2b");
        QCOMPARE(m_composer->choices().size(), 4);
        m_composer->cancel();
        m_composer->begin(wagerCommand);
        type("2o");
        QCOMPARE(m_composer->choices().size(), 5);
        type("g");
        QCOMPARE(m_done.at(0), act(Verb::GatherPot));
    }
    void theRanksOfAHandMayBeNamedWithIt()
    {
        m_composer->begin("name-dealer");
        type("1");
        QCOMPARE(m_composer->kind(), QString("ranks"));
        type("9");
        QCOMPARE(m_done.at(0), nameOwn(Verb::NameDealer, HandClass::OnePair, {Rank::Nine}));
        m_composer->begin("name-dealer");
        type("1");
        m_composer->confirm();
        QCOMPARE(m_done.at(1), nameOwn(Verb::NameDealer, HandClass::OnePair));
    }
    void ofTwoPairsTheHigherIsNamedFirst()
    {
        m_composer->begin("name-dealer");
        type("28");
        m_composer->confirm();
        QVERIFY(!m_composer->problem().isEmpty());
        type("q");
        QCOMPARE(m_done.at(0), nameOwn(Verb::NameDealer, HandClass::TwoPair, {Rank::Queen, Rank::Eight}));
    }
    void ofAFullHouseTheThreeComeFirstAndAWrongRankIsTakenBack()
    {
        m_composer->begin("name-dealer");
        type("6k");
        QCOMPARE(m_composer->pickedChoices(), QVariantList() << 1);
        m_composer->key(Qt::Key_Backspace, {});
        type("3a");
        QCOMPARE(m_done.at(0), nameOwn(Verb::NameDealer, HandClass::FullHouse, {Rank::Three, Rank::Ace}));
    }
    void aRoyalFlushHasNoRanksToName()
    {
        m_composer->begin("name-dealer");
        type("9");
        QCOMPARE(m_done.at(0), nameOwn(Verb::NameDealer, HandClass::RoyalFlush));
    }
    void chipsAreCutOutByValueAndAnyNumber()
    {
        m_composer->begin("cut-out");
        type("2b");
        m_composer->addChip(25);
        QCOMPARE(m_composer->kind(), QString("amount"));
        m_composer->confirm();
        QVERIFY(!m_composer->problem().isEmpty());
        type("12");
        m_composer->confirm();
        QCOMPARE(m_done.size(), 1U);
        QCOMPARE(m_done[0].number, 12);
        QCOMPARE(m_done[0].amount, 25);
    }
    void lettersChooseFromLongLists()
    {
        m_composer->begin("floor");
        QCOMPARE(m_composer->choiceKeys()[11], QString("b"));
        type("b");
        QCOMPARE(m_done.at(0), callFloor(static_cast<Matter>(11)));
    }

private:
    void type(const QString& keys)
    {
        for (const QChar key : keys)
            QVERIFY2(m_composer->key(key.toUpper().unicode(), QString(key)), qPrintable(QString(key)));
    }

    std::unique_ptr<ActComposer> m_composer;
    std::vector<Act> m_done;
};

CUTCARD_TESTS(ActComposerTest, QCoreApplication)
#include "tst_act_composer.moc"
