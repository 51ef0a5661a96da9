// SPDX-License-Identifier: GPL-3.0-or-later
// The printed pay tables, held against the house's edges that the champion document prints beside them.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/chips/pay_table.h"
#include "tests/support/programs.h"
#endif

#include <QtTest>

#include <array>
#include <cmath>

using namespace cutcard;

namespace {

/// Of the 133,784,560 hands of seven cards, by class from the weakest; below three of a kind nothing is paid.
constexpr std::array<double, handClassCount> sevenCards{0,         0,         0,       6'461'620, 6'180'020,
                                                        4'047'644, 3'473'184, 224'848, 37'260,    4'324};
/// Of the 2,598,960 hands of five cards; of the pairs the 8 of 13 ranks that are sevens or better.
constexpr std::array<double, handClassCount> fiveCards{
    0, 1'098'240.0 * 8 / 13, 123'552, 54'912, 10'200, 5'108, 3'744, 624, 36, 4};

/// The house's edge in hundredths of a percent, as printed.
long edgeOf(std::string_view name, const std::array<double, handClassCount>& hands, double all)
{
    const PayTable table = findPayTable(name).value();
    double back = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const auto pay = bonusPay(table, 1, static_cast<HandClass>(i));
        back += pay ? hands[i] * static_cast<double>(*pay + 1) : 0;
    }
    return std::lround((1 - back / all) * 10'000);
}

} // namespace

class PayTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void sevenCardTablesHaveTheEdgesThatArePrinted()
    {
        const auto edge = [](std::string_view name) { return edgeOf(name, sevenCards, 133'784'560); };
        QCOMPARE(edge("CH1"), 3792);
        QCOMPARE(edge("CH2"), 3875);
        QCOMPARE(edge("CH3"), 3944);
        QCOMPARE(edge("CH4"), 3886);
        QCOMPARE(edge("CH5"), 3935);
        QCOMPARE(edge("F"), 2453);
        QCOMPARE(edge("E"), 2437); // printed as 24.3444 with two digits transposed in the payout
    }

    void fiveCardTablesHaveTheEdgesOfTheDigest()
    {
        QCOMPARE(edgeOf("A", fiveCards, 2'598'960), 1756);
        QCOMPARE(edgeOf("B", fiveCards, 2'598'960), 1857);
    }

    void aPairIsPaidFromItsRankUpward()
    {
        const PayTable table = findPayTable("A").value();
        QCOMPARE(bonusPay(table, 10, HandClass::OnePair, Rank::Seven), std::optional<Chips>(10));
        QCOMPARE(bonusPay(table, 10, HandClass::OnePair, Rank::Six), std::optional<Chips>());
        QCOMPARE(bonusPay(table, 10, HandClass::HighCard), std::optional<Chips>());
    }

    void documentTablesAreSound()
    {
        for (const PayTable& table : printedPayTables())
            QVERIFY2(verify(table), table.name.c_str());
    }

    void anUnknownTableIsNotFound()
    {
        QVERIFY(!findPayTable("CH6").has_value());
        QCOMPARE(printedPayTables().size(), std::size_t(9));
    }
};

CUTCARD_TESTS(PayTablesTest)
#include "tst_pay_tables.moc"
