// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/recycling_allocator.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <array>
#include <memory>
#include <thread>
#include <vector>

using namespace cutcard;

namespace {

using Block = std::array<int, 24>;

std::shared_ptr<const Block> made(int value)
{
    Block block;
    block.fill(value);
    return std::allocate_shared<Block>(RecyclingAllocator<Block>(), block);
}

} // namespace

class RecyclingAllocatorTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasGivenBackLastIsHandedOutFirst()
    {
        RecyclingAllocator<Block> blocks;
        Block* one = blocks.allocate(1);
        Block* other = blocks.allocate(1);
        QVERIFY(one != other);
        blocks.deallocate(one, 1);
        blocks.deallocate(other, 1);
        if (!blocksAreKept)
            QSKIP("a sanitizer has every block go back to the heap");
        QCOMPARE(blocks.allocate(1), other);
        QCOMPARE(blocks.allocate(1), one);
        blocks.deallocate(one, 1);
        blocks.deallocate(other, 1);
    }

    void arraysAreNotKept()
    {
        RecyclingAllocator<int> numbers;
        int* many = numbers.allocate(1000);
        many[999] = 1;
        numbers.deallocate(many, 1000);
        QVERIFY(RecyclingAllocator<int>() == RecyclingAllocator<Block>());
    }

    void whatOneThreadHasMadeAnotherMayDrop()
    {
        std::vector<std::shared_ptr<const Block>> kept;
        for (int round = 0; round < 4; ++round) {
            std::thread maker([&] {
                for (int value = 0; value < 500; ++value)
                    kept.push_back(made(value));
            });
            maker.join();
            for (std::size_t i = 0; i < kept.size(); ++i)
                QCOMPARE(kept[i]->back(), static_cast<int>(i % 500));
            std::thread dropper([&] { kept.resize(kept.size() / 2); });
            dropper.join();
            kept.resize(kept.size() / 500 * 500);
        }
    }
};

CUTCARD_TESTS(RecyclingAllocatorTest)
#include "tst_recycling_allocator.moc"
