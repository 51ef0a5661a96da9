// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pay_table.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string whole = R"([[table]]
name = "House"
cards = 7
pays = [
    { hand = "royal-flush", to = 200 },
    { hand = "straight-flush", to = 50 },
    { hand = "four-of-a-kind", to = 20 },
    { hand = "full-house", to = 6 },
]
)";

/// The file with the text of one of its lines replaced.
std::string with(const std::string& line, const std::string& by)
{
    std::string text = whole;
    return text.replace(text.find(line), line.size(), by);
}

HandValue pairOf(Rank rank)
{
    return {HandClass::OnePair, (static_cast<std::uint32_t>(rank) + 1) << 16U};
}

} // namespace

class PayTableFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aTableIsReadWithItsNameAndOdds()
    {
        const auto tables = readPayTables(whole, "house.toml");
        QVERIFY(tables);
        QCOMPARE(tables->size(), std::size_t{1});
        QCOMPARE(tables->front().name, std::string("House"));
        QCOMPARE(tables->front().lowestPaid(), HandClass::FullHouse);
        QCOMPARE(tables->front().oddsFor({HandClass::RoyalFlush, 0}), 200);
        QCOMPARE(tables->front().oddsFor({HandClass::Flush, 0}), 0);
    }

    void pairsPayFromARankOn()
    {
        const PayTable& table = printedPayTables().back();
        QCOMPARE(table.name, std::string("B"));
        QCOMPARE(table.oddsFor(pairOf(Rank::Six)), 0);
        QCOMPARE(table.oddsFor(pairOf(Rank::Seven)), 1);
        QCOMPARE(table.oddsFor(pairOf(Rank::Ace)), 1);
    }

    void whatIsWrittenReadsBackEqual()
    {
        std::vector<PayTable> tables = printedPayTables();
        tables.front().name = R"(The "best" \ table)";
        QCOMPARE(*readPayTables(payTablesText(tables), "file"), tables);
    }

    void mistakesAreNamedWithTheirLine_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Cause>("cause");
        QTest::addColumn<int>("line");
        const std::string flush = "{ hand = \"straight-flush\", to = 50 }";
        QTest::newRow("odds missing") << with(flush, "{ hand = \"straight-flush\" }") << Cause::MissingValue << 6;
        QTest::newRow("no hand") << with(flush, "{ to = 50 }") << Cause::MissingValue << 6;
        QTest::newRow("unknown class") << with("four-of-a-kind", "five-of-a-kind") << Cause::UnknownWord << 7;
        QTest::newRow("high card") << with("four-of-a-kind", "high-card") << Cause::UnknownWord << 7;
        QTest::newRow("negative") << with("to = 20 }", "to = -20 }") << Cause::OutOfRange << 7;
        QTest::newRow("zero") << with("to = 20 }", "to = 0 }") << Cause::OutOfRange << 7;
        QTest::newRow("too high") << with("to = 200 }", "to = 10001 }") << Cause::OutOfRange << 5;
        QTest::newRow("no whole number") << with("to = 20 }", "to = 2.5 }") << Cause::NotANumber << 7;
        QTest::newRow("text for odds") << with("to = 6", "to = \"6\"") << Cause::NotANumber << 8;
        QTest::newRow("twice") << with("four-of-a-kind", "straight-flush") << Cause::Duplicate << 7;
        QTest::newRow("a class left out") << with(flush + ",", "") << Cause::MissingValue << 4;
        QTest::newRow("no table") << std::string("# nothing\n") << Cause::MissingValue << 1;
        QTest::newRow("no name") << with("name = \"House\"", "") << Cause::MissingValue << 1;
        QTest::newRow("six cards") << with("cards = 7", "cards = 6") << Cause::OutOfRange << 3;
        QTest::newRow("unknown word") << with("cards = 7", "cards = 7\ncolour = 1") << Cause::UnknownWord << 4;
        // "A" pays what its document prints
        QTest::newRow("a document's name")
            << with("name = \"House\"\ncards = 7", "name = \"A\"\ncards = 5") << Cause::NotAllowed << 4;
        QTest::newRow("a rank for no pair") << with("to = 6", "from = \"7\", to = 6") << Cause::NotAllowed << 8;
        QTest::newRow("no rank") << with("\"full-house\"", "\"one-pair\", from = \"1\"") << Cause::UnknownWord << 8;
        QTest::newRow("same name twice") << whole + whole << Cause::Duplicate << 11;
        QTest::newRow("no TOML") << with("cards = 7", "cards 7") << Cause::Damaged << 3;
    }
    void mistakesAreNamedWithTheirLine()
    {
        QFETCH(std::string, text);
        QFETCH(Cause, cause);
        QFETCH(int, line);
        const auto tables = readPayTables(text, "house.toml");
        QVERIFY(!tables);
        QCOMPARE(tables.error().cause, cause);
        QCOMPARE(tables.error().place.name, std::string("house.toml"));
        QCOMPARE(tables.error().place.line, line);
    }

    void theHighestOddsAreAllowed()
    {
        QCOMPARE(readPayTables(with("to = 200 }", "to = 10000 }"), "file")->front().odds.back(), highestOdds);
    }

    void documentTablesAreSound()
    {
        for (const PayTable& table : printedPayTables())
            QVERIFY2(verify(table), table.name.c_str());
    }
};

QTEST_APPLESS_MAIN(PayTableFilesTest)
#include "tst_pay_table_files.moc"
