// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fixed_vector.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <numeric>
#include <string>
#include <vector>

using namespace cutcard;

static_assert(FixedVector<int, 3>{1, 2}.size() == 2);
static_assert(FixedVector<int, 3>::capacity() == 3);

class FixedVectorTest : public QObject
{
    Q_OBJECT

private slots:
    void equalElementsAreEqualWhateverWasThereBefore()
    {
        FixedVector<std::string, 3> grown{"a", "b", "c"};
        QVERIFY(grown.full());
        grown.pop_back();
        grown.eraseAt(0);
        QVERIFY(grown == (FixedVector<std::string, 3>{"b"}));
        QVERIFY(grown != (FixedVector<std::string, 3>{"a"}));
        grown.clear();
        QVERIFY(grown.empty());
        QVERIFY(grown == (FixedVector<std::string, 3>{}));
    }

    void iteratesOverItsElementsOnly()
    {
        const FixedVector<int, 8> some{4, 5, 6};
        QCOMPARE(std::accumulate(some.begin(), some.end(), 0), 15);
        QCOMPARE(std::vector<int>(some.rbegin(), some.rend()), (std::vector<int>{6, 5, 4}));
        QCOMPARE(some.front(), 4);
        QCOMPARE(some.back(), 6);
    }

    void erasingKeepsTheOrder()
    {
        FixedVector<int, 4> some{1, 2, 3, 4};
        some.eraseAt(1);
        QVERIFY(some == (FixedVector<int, 4>{1, 3, 4}));
    }

    // in every build: what there is no place for changes nothing, and is noted
    void whatThereIsNoPlaceForIsRefused()
    {
        FixedVector<int, 3> some{1, 2, 3};
        const std::uint64_t before = defectsNoted();
        some.push_back(4);
        QVERIFY(some == (FixedVector<int, 3>{1, 2, 3}));
        some.eraseAt(3);
        QVERIFY(some == (FixedVector<int, 3>{1, 2, 3}));
        QCOMPARE(std::as_const(some)[7], 3);
        some.clear();
        some.pop_back();
        QCOMPARE(std::as_const(some).back(), 0);
        QVERIFY(some == (FixedVector<int, 3>{}));
        QCOMPARE(defectsNoted() - before, std::uint64_t{5});
    }
};

CUTCARD_TESTS(FixedVectorTest)
#include "tst_fixed_vector.moc"
