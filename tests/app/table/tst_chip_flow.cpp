// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/chip_flow.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QTest>

using namespace cutcard;

namespace {

TablePicture table(const std::vector<std::pair<Chips, Chips>>& stacksAndBets, const std::vector<Chips>& pots = {},
                   Chips carried = 0)
{
    TablePicture picture;
    for (const auto& [stack, bet] : stacksAndBets) {
        SeatPicture seat;
        seat.number = static_cast<int>(picture.seats.size()) + 1;
        seat.stack = stack;
        seat.bet.amount = bet;
        picture.seats.push_back(seat);
    }
    for (const Chips pot : pots)
        picture.pots.push_back({{}, {pot, {}}, {}, false});
    picture.carried.amount = carried;
    return picture;
}

QString inWords(const std::vector<ChipFlow>& flows)
{
    QStringList words;
    for (const ChipFlow& flow : flows)
        words.append(QString("%1.%2>%3.%4:%5")
                         .arg(int(flow.from))
                         .arg(flow.fromIndex)
                         .arg(int(flow.to))
                         .arg(flow.toIndex)
                         .arg(flow.chips.amount));
    words.sort();
    return words.join(' ');
}

QString flow(TableSpot from, int fromIndex, TableSpot to, int toIndex, Chips amount)
{
    return inWords({{from, fromIndex, to, toIndex, {amount, {}}}});
}

} // namespace

class TestChipFlow : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void whatIsAddedToABetLiesBesideWhatWasThere()
    {
        const auto chip = [](Chips value, int count) {
            ChipPicture made;
            made.denomination = value;
            made.count = count;
            return made;
        };
        TablePicture before = table({{1000, 400}});
        before.seats[0].bet.chips = {chip(100, 4)};
        TablePicture after = table({{400, 1000}});
        after.seats[0].bet.chips = {chip(1000, 1)};
        keepChips(before, after);
        // 600 more in chips of 100: no chip of 1,000 comes from nowhere
        QCOMPARE(after.seats[0].bet.chips.size(), 1);
        QCOMPARE(after.seats[0].bet.chips[0].count, 10);
        TablePicture more = table({{0, 2500}});
        more.seats[0].bet.chips = {chip(1000, 2), chip(500, 1)};
        keepChips(after, more);
        QCOMPARE(more.seats[0].bet.chips[0].denomination, 1000);
        QCOMPARE(more.seats[0].bet.chips[0].count, 1);
        QCOMPARE(more.seats[0].bet.chips[2].count, 10);
        // less than before is made anew
        TablePicture less = table({{900, 100}});
        less.seats[0].bet.chips = {chip(100, 1)};
        keepChips(more, less);
        QCOMPARE(less.seats[0].bet.chips[0].count, 1);
    }
    void aBetComesFromItsStack()
    {
        QCOMPARE(inWords(chipFlows(table({{1000, 0}, {1000, 0}}), table({{1000, 0}, {800, 200}}))),
                 flow(TableSpot::Stack, 2, TableSpot::Bet, 2, 200));
    }
    void aSweepBringsEveryBetToThePot()
    {
        QCOMPARE(inWords(chipFlows(table({{900, 100}, {900, 100}}, {50}), table({{900, 0}, {900, 0}}, {250}))),
                 flow(TableSpot::Bet, 1, TableSpot::Pot, 0, 100) + ' '
                     + flow(TableSpot::Bet, 2, TableSpot::Pot, 0, 100));
    }
    void aSplitPotGoesTwoWaysAndTheOddChipStays()
    {
        QCOMPARE(inWords(chipFlows(table({{0, 0}, {0, 0}}, {201}), table({{100, 0}, {100, 0}}, {}, 1))),
                 inWords({{TableSpot::Pot, 0, TableSpot::Stack, 1, {100, {}}},
                          {TableSpot::Pot, 0, TableSpot::Stack, 2, {100, {}}},
                          {TableSpot::Pot, 0, TableSpot::Carried, 0, {1, {}}}}));
    }
    void anUncalledBetGoesBack()
    {
        QCOMPARE(inWords(chipFlows(table({{500, 400}}), table({{900, 0}}))),
                 flow(TableSpot::Bet, 1, TableSpot::Stack, 1, 400));
    }
    void nothingMovesWhenNothingChanges() { QVERIFY(chipFlows(table({{1, 2}}, {3}), table({{1, 2}}, {3})).empty()); }
    void chipsThatAppearFromNowhereDoNotFly()
    {
        QVERIFY(chipFlows({}, table({{1000, 50}})).empty());
        QVERIFY(chipFlows(table({{1000, 50}}), {}).empty());
    }
};

CUTCARD_TESTS(TestChipFlow, QCoreApplication)
#include "tst_chip_flow.moc"
