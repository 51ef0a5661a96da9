// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/merged_hands.h"
#include "core/odds/document_figures.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>

using namespace cutcard;

class DocumentFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void everyMismatchHasItsCause()
    {
        const auto margins = FlopMargins::compute();
        const auto pairs = HolePairs::compute();
        const auto figures =
            documentFigures(ChampionGame::of(*margins), mergedGame(*margins), VersionsGame::of(*pairs));
        std::map<std::string, std::string> wrong;
        for (const DocumentFigure& figure : figures) {
            if (!figure.matches())
                wrong[wordOf(figure.kind) + ' ' + figure.subject] = wordOf(figure.cause);
            else
                QVERIFY(!figure.explained);
        }
        const std::map<std::string, std::string> expected{
            {"paid E", "digits-swapped"},
            {"bonus-edge E", "from-swapped"},
            {"raise-before-flop-overall E", "not-its-own-terms"},
            {"raise-rate ", "merged-hands"},
            {"worst-start 32o", "merged-hands"},
            {"value-twice ", "merged-hands"},
            {"ante-edge ", "merged-hands"},
            {"value-once ", "merged-hands"},
            {"average-bet ", "from-merged-hands"},
            {"overall-per-ante CH1", "from-merged-hands"},
            {"overall-per-ante CH2", "from-merged-hands"},
            {"overall-per-ante CH3", "from-merged-hands"},
            {"overall-per-ante CH4", "from-merged-hands"},
            {"overall-per-ante CH5", "from-merged-hands"},
            {"overall-per-average-bet CH3", "from-merged-hands"},
            {"overall-per-average-bet CH4", "from-merged-hands"},
        };
        QCOMPARE(wrong, expected);
        QCOMPARE(figures.size(), std::size_t{51});
    }

    void houseEdgesOfTheDocumentsTables()
    {
        const std::map<std::string, std::string> expected{
            {"E", "24.371446"},   {"F", "24.533049"},   {"CH1", "37.923216"},
            {"CH2", "38.746026"}, {"CH3", "39.442294"}, {"CH4", "38.861055"},
            {"CH5", "39.347730"}, {"A", "17.561948"},   {"B", "18.571890"},
        };
        std::map<std::string, std::string> found;
        for (const PayTable& table : printedPayTables())
            found[table.name] = decimalText(bonusOdds(table).edge() * 100, 6);
        QCOMPARE(found, expected);
    }

    void aTableThatPaysNothingBackKeepsEverything()
    {
        PayTable table{.name = "royal", .cards = 5, .odds = {}};
        table.odds.back() = 1;
        // 4 of 2,598,960 are paid, one unit each
        QCOMPARE(bonusOdds(table).edge(), Fraction(2'598'960 - 8, 2'598'960));
    }

    void decimalsAreRoundedHalfAway()
    {
        QCOMPARE(decimalText(Fraction(1, 8), 2), std::string("0.13"));
        QCOMPARE(decimalText(Fraction(-1, 8), 2), std::string("-0.13"));
        QCOMPARE(decimalText(Fraction(-1, 1000), 2), std::string("0.00"));
        QCOMPARE(decimalText(Fraction(12345, 10), 0), std::string("1235"));
        QCOMPARE(fractionFromDecimal("-0.604"), Fraction(-604, 1000));
        QCOMPARE(fractionFromDecimal("134,459"), Fraction(134'459));
    }
};

CUTCARD_TESTS(DocumentFiguresTest)
#include "tst_document_figures.moc"
