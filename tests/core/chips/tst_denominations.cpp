// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/colour_up.h"
#include "core/chips/denominations.h"

#include "tests/core/chips/chips_test_support.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"

#include <algorithm>
#include <vector>

using namespace cutcard;

namespace {

Denominations house(std::initializer_list<Chips> values)
{
    const auto made = Denominations::fromValues({values.begin(), values.size()});
    return made.value_or(Denominations{});
}

/// The fewest chips by trying everything: the tray's places one after the other, every count.
Chips fewestByTrying(const ChipStack& tray, std::size_t place, Chips amount)
{
    if (amount == 0)
        return 0;
    if (place == tray.size())
        return -1;
    Chips best = -1;
    for (Chips count = 0; count <= tray[place].count && count * tray[place].denomination <= amount; ++count) {
        const Chips rest = fewestByTrying(tray, place + 1, amount - count * tray[place].denomination);
        if (rest >= 0 && (best < 0 || rest + count < best))
            best = rest + count;
    }
    return best;
}

} // namespace

class DenominationsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    // 2.1.1.2: 10 x 100, 2 x 500, 2 x 1,000 = 4,000
    void startingStackOfTheLeague()
    {
        const ChipStack stack{{1000, 2}, {500, 2}, {100, 10}};
        QCOMPARE(valueOf(stack), Chips{4000});
    }

    void valuesAreOrdered()
    {
        const Denominations chips = house({500, 25, 1000, 100});
        QCOMPARE(chips.values(), (FixedVector<Chips, maxDenominations>{25, 100, 500, 1000}));
        QCOMPARE(chips.smallest(), Chips{25});
        QCOMPARE(chips.greatest(), Chips{1000});
    }

    void faultyValuesAreRefused_data()
    {
        QTest::addColumn<std::vector<Chips>>("values");
        QTest::addColumn<int>("cause");
        QTest::newRow("none") << std::vector<Chips>{} << static_cast<int>(Cause::WrongCount);
        QTest::newRow("too many") << std::vector<Chips>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}
                                  << static_cast<int>(Cause::WrongCount);
        QTest::newRow("zero") << std::vector<Chips>{0, 5} << static_cast<int>(Cause::OutOfRange);
        QTest::newRow("negative") << std::vector<Chips>{25, -5} << static_cast<int>(Cause::OutOfRange);
        QTest::newRow("very large") << std::vector<Chips>{25, 1'000'000'001} << static_cast<int>(Cause::OutOfRange);
        QTest::newRow("twice") << std::vector<Chips>{25, 100, 25} << static_cast<int>(Cause::Duplicate);
    }
    void faultyValuesAreRefused()
    {
        QFETCH(std::vector<Chips>, values);
        QFETCH(int, cause);
        const auto made = Denominations::fromValues(values);
        QVERIFY(!made);
        QCOMPARE(made.error().cause, static_cast<Cause>(cause));
    }

    void fewestChips_data()
    {
        QTest::addColumn<std::vector<Chips>>("values");
        QTest::addColumn<Chips>("amount");
        QTest::addColumn<ChipStack>("expected");
        QTest::newRow("league") << std::vector<Chips>{100, 500, 1000} << Chips{3900}
                                << ChipStack{{1000, 3}, {500, 1}, {100, 4}};
        QTest::newRow("nothing") << std::vector<Chips>{100, 500} << Chips{0} << ChipStack{};
        QTest::newRow("greedy would take 4 + 1 + 1") << std::vector<Chips>{1, 3, 4} << Chips{6} << ChipStack{{3, 2}};
        QTest::newRow("greedy would fail") << std::vector<Chips>{20, 50} << Chips{60} << ChipStack{{20, 3}};
        QTest::newRow("large, not greedy")
            << std::vector<Chips>{20, 50} << Chips{1'000'060} << ChipStack{{50, 20000}, {20, 3}};
        QTest::newRow("Tennessee") << std::vector<Chips>{25, 100, 500, 1000, 5000} << Chips{24375}
                                   << ChipStack{{5000, 4}, {1000, 4}, {100, 3}, {25, 3}};
    }
    void fewestChips()
    {
        QFETCH(std::vector<Chips>, values);
        QFETCH(Chips, amount);
        QFETCH(ChipStack, expected);
        const auto chips = Denominations::fromValues(values);
        QVERIFY(chips);
        const auto stack = chips->breakdown(amount);
        QVERIFY(stack);
        QCOMPARE(*stack, expected);
    }

    void amountsThatCannotBeMade_data()
    {
        QTest::addColumn<Chips>("amount");
        QTest::addColumn<int>("cause");
        QTest::newRow("below the smallest") << Chips{50} << static_cast<int>(Cause::Impossible);
        QTest::newRow("not a multiple") << Chips{1050} << static_cast<int>(Cause::Impossible);
        QTest::newRow("negative") << Chips{-100} << static_cast<int>(Cause::OutOfRange);
    }
    void amountsThatCannotBeMade()
    {
        QFETCH(Chips, amount);
        QFETCH(int, cause);
        QCOMPARE(Denominations{}.breakdown(amount).error().cause, static_cast<Cause>(cause));
        const auto fromTray = Denominations::breakdownFrom({{100, 50}, {500, 5}}, amount);
        QCOMPARE(fromTray.error().cause, static_cast<Cause>(cause));
        QVERIFY(!house({20, 50}).breakdown(30)); // no sum of these
    }

    void trayRunsOutOfAChip()
    {
        // only one 500: 1,300 is 1 x 500 + 8 x 100; with seven 100s it can't be made
        QCOMPARE(*Denominations::breakdownFrom({{100, 9}, {500, 1}}, 1300), (ChipStack{{500, 1}, {100, 8}}));
        QVERIFY(!Denominations::breakdownFrom({{100, 7}, {500, 1}}, 1300));
        // the greatest chip would leave a rest that the tray can't make
        QCOMPARE(*Denominations::breakdownFrom({{50, 1}, {20, 3}}, 60), (ChipStack{{20, 3}}));
    }

    // 3.7.4, quiz 17: a single 1,000 into a bet of 300 is a call, 700 come back
    void changeForASingleChip()
    {
        const ChipStack tray{{500, 2}, {100, 10}};
        const auto given = Denominations::change(1000, 300, tray);
        QVERIFY(given);
        QCOMPARE(*given, (ChipStack{{500, 1}, {100, 2}}));
        QCOMPARE(*Denominations::change(300, 300, {}), ChipStack{});
        QVERIFY(!Denominations::change(300, 400, tray));
        QVERIFY(!Denominations::change(300, -1, tray));
        QVERIFY(!Denominations::change(1000, 300, {{500, 4}}));
    }

    // Houses and trays against trying everything, with and without limits on the counts.
    void fewestChipsAgreesWithTryingEverything()
    {
        int unlikeGreedy = 0;
        drawn::holds(3000, [&] {
            ChipStack tray;
            ChipStack endless;
            std::vector<Chips> values;
            for (int kinds = 1 + drawn::below(4); kinds > 0; --kinds) {
                const Chips value = drawn::between(1, 12);
                RC_PRE(std::ranges::find(values, value) == values.end());
                values.push_back(value);
                tray.push_back({value, drawn::between(0, 6)});
                endless.push_back({value, 40});
            }
            const auto chips = Denominations::fromValues(values);
            const Chips amount = drawn::between(0, 40);
            RC_LOG() << amount << " of";
            for (const ChipCount& one : tray)
                RC_LOG() << ' ' << one.count << " x " << one.denomination;
            unlikeGreedy += greedyGivesFewest(chips->values()) ? 0 : 1;
            checkStack(chips->breakdown(amount), amount, fewestByTrying(endless, 0, amount));
            const auto limited = Denominations::breakdownFrom(tray, amount);
            checkStack(limited, amount, fewestByTrying(tray, 0, amount));
            if (limited)
                for (const ChipCount& one : *limited)
                    RC_ASSERT(one.count <= countOf(tray, one.denomination));
        });
        QVERIFY(unlikeGreedy > 100);
    }

    // ---- colour-up: 3.10, by value (PA-34) ----

    void colourUpKeepsOrRaisesTheValue_data()
    {
        QTest::addColumn<Chips>("count");
        QTest::addColumn<ChipStack>("expected");
        QTest::addColumn<Chips>("roundedUp");
        QTest::newRow("ten") << Chips{10} << ChipStack{{1000, 1}} << Chips{0};
        QTest::newRow("five") << Chips{5} << ChipStack{{500, 1}} << Chips{0};
        QTest::newRow("three") << Chips{3} << ChipStack{{500, 1}} << Chips{200};
        QTest::newRow("eleven") << Chips{11} << ChipStack{{1000, 1}, {500, 1}} << Chips{400};
        QTest::newRow("none") << Chips{0} << ChipStack{} << Chips{0};
    }
    void colourUpKeepsOrRaisesTheValue()
    {
        QFETCH(Chips, count);
        QFETCH(ChipStack, expected);
        QFETCH(Chips, roundedUp);
        const auto exchange = colourUp(count, 100, Denominations{});
        QVERIFY(exchange);
        QCOMPARE(exchange->chips, expected);
        QCOMPARE(exchange->roundedUp, roundedUp);
        QCOMPARE(exchange->removed + exchange->roundedUp, valueOf(exchange->chips));
    }

    void coloursThatCannotGo()
    {
        QVERIFY(!colourUp(5, 1000, Denominations{})); // nothing higher
        QVERIFY(!colourUp(-1, 100, Denominations{}));
        QVERIFY(!colourUp(1, 0, Denominations{}));
    }

private:
    static void checkStack(const Result<ChipStack>& stack, Chips amount, Chips fewest)
    {
        RC_ASSERT(stack.has_value() == (fewest >= 0));
        if (!stack)
            return;
        RC_ASSERT(valueOf(*stack) == amount);
        Chips chips = 0;
        for (const ChipCount& one : *stack)
            chips += one.count;
        RC_ASSERT(chips == fewest);
    }
};

CUTCARD_TESTS(DenominationsTest)
#include "tst_denominations.moc"
