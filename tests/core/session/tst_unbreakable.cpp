// SPDX-License-Identifier: GPL-3.0-or-later
// What a dealer can do in a test, or a file can say, without breaking the table: each of these once ended the program.
#include "core/base/defect.h"
#include "core/base/toml.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/session/text/notation.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

std::string table(const std::string& game, int seats, int button)
{
    std::string text = "cutcard 2\ngame " + game + "\nmode test\nhands 1\n";
    for (int i = 1; i <= seats; ++i)
        text += "seat " + std::to_string(i) + " \"P" + std::to_string(i) + "\" 1000\n";
    return text + "button " + std::to_string(button) + "\n";
}

/// The deck is shuffled and cut, and the cut left as it lies while everybody gets two cards.
std::string forgottenCut(int cards)
{
    std::string text = table("league", 10, 10) + "dealer shuffle\ndealer shuffle\ndealer shuffle\ndealer offer-cut 9\n"
                       + "seat 9 cut " + std::to_string(cards) + "\n";
    for (int round = 0; round < 2; ++round)
        for (int seat = 1; seat <= 10; ++seat)
            text += "dealer pitch " + std::to_string(seat) + "\n";
    return text;
}

/// Reads and replays a file that is well written.
Session replayed(const std::string& text)
{
    const auto file = readSession(text, "test");
    return replay(file.value(), "test").value();
}

} // namespace

class UnbreakableTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(".*"));
        m_defects = defectsNoted();
    }
    void cleanup() { QCOMPARE(defectsNoted(), m_defects); }

    // the packet that was cut off is what is dealt from, so that it becomes smaller with every card
    void aForgottenCutIsDealtFromThePacketThatWasCutOff()
    {
        const Session session = replayed(forgottenCut(36));
        QVERIFY(isConsistent(session.table()));
    }
    void aCutCompletedLatePutsWhatIsLeftOfThePacketUnder()
    {
        const Session session = replayed(forgottenCut(36) + "dealer complete-cut\n");
        QCOMPARE(session.table().cutOff, 0);
        QVERIFY(isConsistent(session.table()));
    }
    void aPacketThatIsDealtOutCannotBePutUnderTheRest()
    {
        const Session session = replayed(forgottenCut(12) + "dealer complete-cut\n");
        QVERIFY(isConsistent(session.table()));
    }
    void arrangedCardsThatAreDealtBeforeTheCutCardLieOnlyOnce()
    {
        const Session session =
            replayed(table("league", 3, 1) + "deck As Ks Qs\ndealer pitch 1\ndealer board 40\n" + "dealer cut-card\n");
        QVERIFY(isConsistent(session.table()));
    }

    void anyNumberOfBoardCardsIsJudged_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("cards");
        for (const char* game : {"league", "limit", "tennessee"}) {
            for (const int cards : {6, 7, 20, 46})
                QTest::addRow("%s %d", game, cards) << game << cards;
        }
    }
    void anyNumberOfBoardCardsIsJudged()
    {
        QFETCH(QString, game);
        QFETCH(int, cards);
        const Session session = replayed(table(game.toStdString(), 3, 1) + "dealer board 5\ndealer board "
                                         + std::to_string(cards - 5) + "\ndealer point 1\ndealer name 1 flush\n");
        QVERIFY(isConsistent(session.table()));
        QVERIFY(idealAct(session).has_value());
    }
    void anyNumberOfCardsForOneSeatIsJudged()
    {
        std::string text = table("limit", 3, 1) + "dealer board 5\ndealer board 2\n";
        for (int i = 0; i < 9; ++i)
            text += "dealer pitch 2\n";
        const Session session = replayed(text + "dealer point 1\ndealer say showdown\n");
        QVERIFY(isConsistent(session.table()));
        QCOMPARE(session.entries().back().hand, 1);
    }

    void whoHasNoCardLeftInTheDrawIsNotComparedWithTheOthers()
    {
        const Session session =
            replayed("cutcard 2\nmode test\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\n"
                     "dealer shuffle\ndealer spread\nseat 1 draw\nseat 2 draw\nincident cards-below-table 2\n"
                     "dealer muck 2\n");
        QVERIFY(session.table().at(Seat(2)).hand.empty());
        QVERIFY(idealAct(session).has_value());
    }
    void aPotThatNobodyBetForIsPushedToNobody()
    {
        Session session = replayed("cutcard 2\ngame champion\nmode test\nhands 1\nseat 1 \"A\" 1000\n"
                                   "seat 2 \"B\" 1000\nseat 1 wager bonus 20 blind 20 pot-bet 10\n"
                                   "seat 2 wager bonus 20 blind 20\ndealer post-for 2 200\ndealer return-wagers\n"
                                   "dealer sweep\ndealer say blinds 1 1000000000000\n");
        QCOMPARE(session.isOver(), false);
    }

    void whatCannotBeJudgedIsRefusedAndChangesNothing()
    {
        Session session = replayed(table("league", 3, 1));
        const Session before = session;
        Decision bet;
        bet.seat = Seat(2);
        bet.choice = Choice::AllIn;
        QVERIFY(!session.apply(bet).has_value());
        QVERIFY(session == before);
    }

    void everyDamagedTomlHasAPlaceAndACause_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"x = [1, }",
                                 "x = {a = 1, ]",
                                 "x = [[1, 2}, ]",
                                 "x = \"\\",
                                 "x = 1\nx = 2",
                                 "[a]\n[a]",
                                 "x = 0x",
                                 "= 1",
                                 "[[",
                                 "x = 1__0",
                                 "\xff\xfe",
                                 "x = '''",
                                 "x = nan\x01",
                                 "\u01c6",
                                 "x\u03a2 = 1",
                                 "x = 1 \u03a2",
                                 "n = 3.\"House-ba\xef\xb9\xbf#",
                                 "x = \"\u00e9\" \u00e9",
                                 "x = \"\"\"\u00e9\"\"\"\"\" \u00e9",
                                 "[\u00e9]"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("a key of 90,000 parts") << QByteArray("a").append(QByteArray(".a").repeated(90000)) + " = 1";
        QTest::newRow("quoted parts") << QByteArray("a").append(QByteArray(".\"=\"").repeated(90000)) + " = 1";
        QTest::newRow("deep arrays") << "x = " + QByteArray("[").repeated(100000);
        QTest::newRow("two mebibytes") << QByteArray("\n").repeated(2 * 1024 * 1024);
    }
    void everyDamagedTomlHasAPlaceAndACause()
    {
        QFETCH(QByteArray, text);
        const auto parsed = parseToml(text.toStdString(), "file.toml");
        QVERIFY(!parsed.has_value());
        QCOMPARE(parsed.error().cause, Cause::Damaged);
        QCOMPARE(parsed.error().place.name, std::string("file.toml"));
        QVERIFY(!parsed.error().found.empty());
        QVERIFY(parsed.error().place.line > 0 || text.size() > 1024 * 1024);
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee, GameId::Champion})
            QVERIFY(!readHouse(game, text.toStdString(), "file.toml").has_value());
    }

    /// The library asserts on some texts and names no place: it is looked for.
    void whereTheLibraryLosesItsWayIsSaid()
    {
        const auto bracket = parseToml("# chips\nstarting_stack = [1, }\nlevels = []\n", "house.toml");
        QVERIFY(!bracket.has_value());
        QCOMPARE(bracket.error().place.line, 2);
        QCOMPARE(bracket.error().place.column, 22);
        const auto brace = parseToml("x = {a = 1, ]", "house.toml");
        QCOMPARE(brace.error().place.line, 1);
        QCOMPARE(brace.error().place.column, 13);
        const auto beyond = parseToml("# \u00e9\nx = [1, } # \u00e9", "house.toml");
        QCOMPARE(beyond.error().place.line, 2);
        QCOMPARE(beyond.error().place.column, 9);
    }

    /// Quoted and in remarks every letter can stand; elsewhere the place of the first is said.
    void lettersBeyondAsciiStandInQuotationMarks()
    {
        const auto parsed = parseToml("\xEF\xBB\xBF# caf\u00e9\nx = \"\u00e9\\\"\u00e9\"\ny = '\u00e9' # \u00e9\n"
                                      "z = \"\"\"\u00e9\n\u00e9\"\"\"\n\"\u00e9\" = ''\n",
                                      "file.toml");
        QVERIFY(parsed.has_value());
        QCOMPARE(parsed->size(), 4U);
        const auto wrong = parseToml("x = 1\ny = \"\u00e9\" \u00e9", "file.toml");
        QCOMPARE(wrong.error().place.line, 2);
        QCOMPARE(wrong.error().place.column, 10); // in bytes
    }

    /// What nobody has set has to suit the chips that are: such a house could not be written and read again.
    void levelsThatNobodyHasSetSuitTheChips()
    {
        for (const GameId game : {GameId::League, GameId::Limit}) {
            const auto house = readHouse(game, "\nstarting_stack = [[3, 20], ]\n", "file.toml");
            QVERIFY(!house);
            QCOMPARE(house.error().cause, Cause::OutOfRange);
            QCOMPARE(house.error().place.line, 2);
        }
        QVERIFY(readHouse(GameId::League, "starting_stack = [[3, 20], ]\nlevels = [[3, 6], ]\n", "file.toml"));
    }

    // whoever types a house file in the dialog has it read at every key
    void everyHouseFileCutOffAnywhereIsReadOrRefused()
    {
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee, GameId::Champion}) {
            const std::string whole = writeHouse(defaultHouse(game));
            for (std::size_t left = 0; left < whole.size(); left += 3) {
                (void)readHouse(game, whole.substr(0, left), "typed");
                (void)readHouse(game, whole.substr(0, left) + "}", "typed");
                (void)readHouse(game, whole.substr(0, left) + whole.substr(left + 1), "typed");
            }
        }
    }

private:
    std::uint64_t m_defects = 0;
};

CUTCARD_TESTS(UnbreakableTest)
#include "tst_unbreakable.moc"
