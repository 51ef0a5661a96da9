// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/games/catalogue/house.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/champion_game.h"
#include "core/odds/counting/hole_pairs.h"
#include "core/odds/versions.h"
#include "tests/support/programs.h"
#endif

#include <QtTest>

#include <cmath>

using namespace cutcard;

namespace {

Error errorOf(GameId game, const std::string& text)
{
    const auto house = readHouse(game, text, "house");
    return house ? Error{} : house.error();
}

bool isNear(double found, double expected)
{
    return std::abs(found - expected) < 1e-12;
}

double asDouble(const Fraction& fraction)
{
    return approximate(fraction);
}

} // namespace

class BankedOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aHouseFileIsReadBackAsItWasWritten()
    {
        for (const GameId game : {GameId::Champion, GameId::ChampionOne, GameId::ChampionTwo}) {
            BankedOptions options(game);
            QVERIFY(readHouse(game, writeHouse(options), "house").value() == HouseRules(options));
            options.machine = true;
            options.leastBet = 25;
            options.mostBet = 500;
            options.settleOrder = SpotOrder::LeftToRight;
            options.tray = {{5, 3}, {25, 4}, {100, 5}};
            options.bonusTable.name = "Own \"table\" \\";
            options.bonusTable.odds[static_cast<std::size_t>(HandClass::RoyalFlush)] = 90;
            QVERIFY(readHouse(game, writeHouse(options), "house").value() == HouseRules(options));
        }
    }

    void rule_CA_2_tablesThatGiveThePlayersTheEdgeAreRefusedWithTheFigure()
    {
        const Error e = errorOf(GameId::Champion, "bonus_table = \"E\"\n");
        QCOMPARE(e.cause, Cause::NotAllowed);
        QCOMPARE(e.place.line, 1);
        QCOMPARE(e.expected, "a bonus table whose edge is over 33.35%");
        QCOMPARE(e.found, "E 24.37%");
        QCOMPARE(errorOf(GameId::Champion, "bonus_table = \"F\"\n").found, "F 24.53%");
        QVERIFY(readHouse(GameId::Champion, "bonus_table = \"E\"\nmost_after_flop = 1\n", "house").has_value());
        for (const char* table : {"CH1", "CH2", "CH3", "CH4", "CH5"})
            QVERIFY(readHouse(GameId::Champion, "bonus_table = \"" + std::string(table) + "\"\n", "house").has_value());
        const Error own = errorOf(GameId::ChampionTwo,
                                  "bonus_table = \"Mine\"\nbonus_pays = [1000, 500, 100, 50, 20, 10, 5, 3, 1]\n");
        QCOMPARE(own.cause, Cause::NotAllowed);
        // a sum below zero has one sign, whole and hundredths
        const Error losing =
            errorOf(GameId::Champion, "bonus_table = \"Mine\"\nbonus_pays = [9000, 9000, 9000, 9000]\n");
        QCOMPARE(losing.found, "Mine -25060.07%");
    }

    void theEdgesAreThoseThatTheOddsComputeExactly()
    {
        const ChampionGame game = ChampionGame::of(*FlopMargins::compute());
        QVERIFY(isNear(holdemEdge(GameId::Champion, 1), asDouble(game.value(FlopBet::Once))));
        QVERIFY(isNear(holdemEdge(GameId::Champion, 2), asDouble(game.value(FlopBet::Twice))));
        const VersionsGame versions = VersionsGame::of(*HolePairs::compute());
        QVERIFY(isNear(holdemEdge(GameId::ChampionTwo, 2), asDouble(versions.value(Side::Player))));
        for (const PayTable& table : printedPayTables())
            QVERIFY2(isNear(bonusEdge(table), asDouble(bonusOdds(table).edge())), table.name.c_str());
    }

    void badOptionsNamePlaceAndCause_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("cause");
        const auto row = [](const char* name, const char* text, Cause cause) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(cause);
        };
        row("unknown table", "bonus_table = \"CH9\"", Cause::UnknownWord);
        row("a table of five cards", "bonus_table = \"A\"", Cause::UnknownWord);
        row("odds over 10,000", "bonus_table = \"x\"\nbonus_pays = [10001, 5]", Cause::OutOfRange);
        row("odds of nothing", "bonus_table = \"x\"\nbonus_pays = [100, 0]", Cause::OutOfRange);
        row("odds for high card", "bonus_table = \"x\"\nbonus_pays = [9, 8, 7, 6, 5, 4, 3, 2, 1, 1]",
            Cause::WrongCount);
        row("no odds", "bonus_table = \"x\"\nbonus_pays = []", Cause::MissingValue);
        row("a pair of nothing", "bonus_table = \"x\"\nbonus_pays = [9]\nbonus_pair_from = \"Z\"", Cause::UnknownWord);
        row("a document's name", "bonus_table = \"CH1\"\nbonus_pays = [9]", Cause::NotAllowed);
        row("most under least", "least_bet = 50\nmost_bet = 20", Cause::OutOfRange);
        row("no whole chips", "least_bet = 12", Cause::OutOfRange);
        row("three times the ante", "most_after_flop = 3", Cause::OutOfRange);
        row("a tray that can't make change", "tray = [[5, 10], [12, 10]]", Cause::OutOfRange);
        row("the usual tray without the smallest chip", "starting_stack = [[1, 20], [5, 10]]", Cause::OutOfRange);
        row("a tray without the smallest chip", "tray = [[25, 10]]", Cause::OutOfRange);
        row("unknown key", "shuffler = true", Cause::UnknownWord);
        row("another game's key", "completes_board = true", Cause::UnknownWord);
        row("an unknown order", "settle_order = \"clockwise\"", Cause::UnknownWord);
    }
    void badOptionsNamePlaceAndCause()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, cause);
        const Error error = errorOf(GameId::Champion, text.toStdString());
        QCOMPARE(static_cast<int>(error.cause), cause);
        QCOMPARE(error.place.name, "house");
        QVERIFY(error.place.line >= 1);
    }
};

CUTCARD_TESTS(BankedOptionsTest)
#include "tst_banked_options.moc"
