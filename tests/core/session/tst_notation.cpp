// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/line_reader.h"
#include "core/session/text/notation.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"

#include <QtTest>

using namespace cutcard;

namespace {

SessionSetup smallSetup()
{
    SessionSetup setup;
    setup.seed = 42;
    setup.hands = 1;
    setup.button = Seat(3);
    setup.seats = {{.seat = Seat(1), .name = "Ada", .stack = 4000},
                   {.seat = Seat(2), .name = "Bao \"B\" \\ \n Zoë", .stack = 4000, .absent = true},
                   {.seat = Seat(3), .name = "", .stack = 100}};
    return setup;
}

const std::string twoSeats = "cutcard 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\n";

/// Every verb, phrase, choice and mishap, hand class and matter, with its fields filled.
std::vector<Entry> everyEvent()
{
    std::vector<Entry> entries;
    const auto add = [&](const Event& event) { entries.push_back({.event = event}); };
    for (const PhraseFacts& facts : phrases) {
        Act act = say(facts.phrase);
        if (facts.takesSeat)
            act.seat = Seat(3);
        act.amount = facts.takesAmount ? 1200 : 0;
        add(act);
    }
    for (const VerbFacts& facts : verbs) {
        Act made = act(facts.verb);
        if (facts.uses(Field::Seat))
            made.seat = Seat(10);
        made.amount = facts.uses(Field::Amount) ? mostChips : 0;
        made.number = facts.uses(Field::Number) ? 3 : 0;
        if (facts.uses(Field::Seats))
            made.seats = {Seat(1), Seat(2), Seat(10)};
        if (facts.verb == Verb::Announce)
            made.phrase = Phrase::Stop;
        add(made);
    }
    add(buildPot(0, 5000, {}));
    for (int i = 0; i < handClassCount; ++i)
        add(nameHand(Seat(1), static_cast<HandClass>(i)));
    for (int i = 0; i < matterCount; ++i)
        add(callFloor(static_cast<Matter>(i)));
    for (const ChoiceFacts& facts : choices) {
        Decision decision{.seat = Seat(4), .choice = facts.choice, .amount = facts.takesAmount ? 800 : 0};
        for (int i = 0; i < facts.mostCards; ++i)
            decision.cards.push_back(Card::fromIndex(7 * i));
        add(decision);
    }
    for (const MishapFacts& facts : mishaps)
        add(Incident{
            .mishap = facts.mishap, .seat = facts.takesSeat ? Seat(5) : Seat(), .amount = facts.takesAmount ? 2 : 0});
    entries.push_back({.event = act(Verb::Burn), .byHouse = true});
    return entries;
}

} // namespace

class NotationTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindOfEventIsReadBackAsWritten()
    {
        for (const Entry& entry : everyEvent()) {
            const std::string text = eventText(entry.event, entry.byHouse);
            const auto read = readEvent(text, "log", 1);
            QVERIFY2(read.has_value(), text.c_str());
            QVERIFY2(*read == entry, text.c_str());
        }
    }

    void aWholeFileIsReadBackAsWritten()
    {
        SessionSetup setup = smallSetup();
        setup.mode = Mode::Test;
        setup.seed = std::numeric_limits<std::uint64_t>::max();
        LeagueOptions house;
        house.leastShuffles = 5;
        house.levels = {{100, 300}};
        house.carryOddChips = false;
        setup.house = house;
        setup.assisted =
            (1U << static_cast<unsigned>(Competency::Pots)) | (1U << static_cast<unsigned>(Competency::Pace));
        setup.scale = {.minor = 2,
                       .major = 4,
                       .critical = 9,
                       .correctedNumerator = 1,
                       .correctedDenominator = 2,
                       .passOverall = 90,
                       .passEach = 50,
                       .passStrict = 70};
        for (const Card card : orderedDeck())
            setup.deck.push_back(card);
        const auto entries = everyEvent();
        const std::string text = writeSession(setup, entries);
        const auto file = readSession(text, "log");
        QVERIFY(file.has_value());
        QVERIFY(file->setup == setup);
        QVERIFY(file->entries == entries);
        QCOMPARE(writeSession(file->setup, file->entries), text);
        const auto head = readSession(writeHeader(setup), "log");
        QVERIFY(head.has_value() && head->setup == setup);
    }

    void theExampleOfTheReadmeIsRead()
    {
        const auto file = readSession("\xef\xbb\xbf" // written by an editor that marks its files
                                      "cutcard 2   # a comment\r\n"
                                      "\r\n"
                                      "game league\r\n"
                                      "seat 1 \"Ada # one\" 4000\r\n"
                                      "seat 2 \"Bao\" 4000 absent\r\n"
                                      "button 2\r\n"
                                      "deck As kD\r\n"
                                      "deck 7h\r\n"
                                      "house least_shuffles = 4 # ours\r\n"
                                      "assist pots showdown\r\n"
                                      "\tdealer   shuffle#\r\n"
                                      "# nothing\r\n"
                                      "house burn",
                                      "log");
        QVERIFY(file.has_value());
        QCOMPARE(file->setup.seats[0].name, "Ada # one");
        QVERIFY(file->setup.seats[1].absent);
        QCOMPARE(file->setup.common().leastShuffles, 4);
        QCOMPARE(file->setup.deck.size(), 3U);
        QCOMPARE(file->entries.size(), 2U);
        QCOMPARE(file->lines, (std::vector<int>{11, 13}));
        QVERIFY(file->entries[1].byHouse);
    }

    void badEventsSayWhereAndWhatWasExpected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<Cause>("cause");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, int column, Cause cause, const char* expected, const char* found) {
            QTest::newRow(text) << QByteArray(text) << column << cause << expected << found;
        };
        row("player 1 fold", 1, Cause::UnknownWord, "dealer, house, seat, incident", "player");
        row("dealer juggle", 8, Cause::UnknownWord, "shuffle, spread", "juggle");
        row("dealer", 7, Cause::MissingValue, "shuffle, spread", "");
        row("dealer say", 11, Cause::MissingValue, "blinds, check", "");
        row("dealer say hello", 12, Cause::UnknownWord, "blinds, check", "hello");
        row("dealer name 1 royal", 15, Cause::UnknownWord, "high-card, one-pair", "royal");
        row("dealer floor", 13, Cause::MissingValue, "dispute, own-mistake", "");
        row("seat 11 fold", 6, Cause::OutOfRange, "seat 1..10", "11");
        row("seat 0 fold", 6, Cause::OutOfRange, "seat 1..10", "0");
        row("seat x fold", 6, Cause::NotANumber, "seat 1..10", "x");
        row("seat 4 shout", 8, Cause::UnknownWord, "fold, check", "shout");
        row("seat 4 raise-to", 16, Cause::MissingValue, "amount 0..", "");
        row("seat 4 raise-to -5", 17, Cause::OutOfRange, "amount 0..", "-5");
        row("seat 4 raise-to 1,200", 17, Cause::NotANumber, "amount 0..", "1,200");
        row("seat 4 raise-to 12.5", 17, Cause::NotANumber, "amount 0..", "12.5");
        row("seat 4 raise-to +5", 17, Cause::NotANumber, "amount 0..", "+5");
        row("seat 4 raise-to 1000000000001", 17, Cause::OutOfRange, "amount 0..1000000000000", "1000000000001");
        row("seat 4 raise-to 99999999999999999999", 17, Cause::OutOfRange, "amount 0..", "99999999999999999999");
        row("seat 4 fold 100", 13, Cause::WrongCount, "the end of the line", "100");
        row("dealer sweep \"x\"", 14, Cause::WrongCount, "the end of the line", "\"x\"");
        row("dealer build 0 500 1,1", 20, Cause::Duplicate, "all, or seats", "1,1");
        row("dealer build 0 500 1,", 20, Cause::NotANumber, "all, or seats", "1,");
        row("dealer build 0 500 1,11", 20, Cause::OutOfRange, "all, or seats", "1,11");
        row("dealer board 100", 14, Cause::OutOfRange, "number 0..99", "100");
        row("incident card-exposed", 22, Cause::MissingValue, "seat 1..10", "");
        row("incident fire 1", 10, Cause::UnknownWord, "card-exposed, boxed-card", "fire");
    }

    void badEventsSayWhereAndWhatWasExpected()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, column);
        QFETCH(const Cause, cause);
        QFETCH(const QString, expected);
        QFETCH(const QString, found);
        const auto read = readSession(twoSeats + "dealer shuffle\n" + text.toStdString() + "\n", "log");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place, (Place{.name = "log", .line = 5, .column = column}));
        QCOMPARE(read.error().cause, cause);
        QVERIFY2(QString::fromStdString(read.error().expected).startsWith(expected), read.error().expected.c_str());
        QCOMPARE(QString::fromStdString(read.error().found), found);
    }

    void badHeadersSayWhereAndWhatWasExpected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<Cause>("cause");
        const auto row = [](const char* name, QByteArray text, int line, int column, Cause cause) {
            QTest::newRow(name) << text << line << column << cause;
        };
        const QByteArray good = QByteArray::fromStdString(twoSeats);
        row("empty file", "", 1, 1, Cause::MissingValue);
        row("comments only", "# a\n# b\n", 2, 1, Cause::MissingValue);
        row("no header", "dealer shuffle\n", 1, 1, Cause::UnknownWord);
        row("events without a header", "\ndealer shuffle\n", 1, 1, Cause::MissingValue);
        row("a newer version", "cutcard 3\n", 1, 9, Cause::NotAllowed);
        row("version 1", "cutcard 1\nseat 1 \"A\" 4000\n", 1, 9, Cause::NotAllowed);
        row("no version", "cutcard\n", 1, 8, Cause::MissingValue);
        row("unknown keyword", good + "stakes 5\n", 4, 1, Cause::UnknownWord);
        row("unknown game", good + "game chess\n", 4, 6, Cause::UnknownWord);
        row("unknown mode", good + "mode easy\n", 4, 6, Cause::UnknownWord);
        row("seed too large", good + "seed 18446744073709551616\n", 4, 6, Cause::OutOfRange);
        row("said twice", good + "seed 1\nseed 2\n", 5, 1, Cause::Duplicate);
        row("seat 11", good + "seat 11 \"C\" 4000\n", 4, 6, Cause::OutOfRange);
        row("seat taken", good + "seat 2 \"C\" 4000\n", 4, 6, Cause::Duplicate);
        row("name not closed", good + "seat 3 \"C 4000\n", 4, 8, Cause::Damaged);
        row("name ends in a backslash", good + "seat 3 \"C\\\" 4000\n", 4, 8, Cause::Damaged);
        row("name with an unknown escape", good + "seat 3 \"\\n\" 4000\n", 4, 8, Cause::Damaged);
        row("name with half an escape", good + "seat 3 \"\\x0\" 4000\n", 4, 8, Cause::Damaged);
        row("name without quotes", "cutcard 2\nseat 3 C 4000\n", 2, 8, Cause::UnknownWord);
        row("no stack", good + "seat 3 \"Zo\xc3\xab\"\n", 4, 13, Cause::MissingValue);
        row("stack of nothing", good + "seat 3 \"C\" 0\n", 4, 6, Cause::OutOfRange);
        row("stack in half chips", good + "seat 3 \"C\" 4050\n", 4, 6, Cause::OutOfRange);
        row("nearly absent", good + "seat 3 \"C\" 4000 away\n", 4, 17, Cause::WrongCount);
        row("one player", "cutcard 2\nseat 1 \"A\" 4000\n", 2, 6, Cause::WrongCount);
        row("a table of an event's first round, which ends with three",
            "cutcard 2\ngame tennessee\nseat 2 \"A\" 10000\nseat 4 \"C\" 10000\nseat 3 \"B\" 10000\n"
            "house event = \"round-1\"\n",
            5, 6, Cause::WrongCount);
        row("nobody there to deal to", "cutcard 2\ngame limit\nseat 1 \"A\" 1000\nseat 2 \"B\" 1000 absent\n", 4, 6,
            Cause::WrongCount);
        row("a byte that is no letter", good + "seat 3 \"\xe9\" 4000\n", 4, 9, Cause::Damaged);
        row("a letter that is none by its number", good + "seat 3 \"\\xe9\" 4000\n", 4, 8, Cause::Damaged);
        row("button at an empty seat", good + "button 7\n", 4, 1, Cause::Impossible);
        row("no card", good + "deck As Xx\n", 4, 9, Cause::UnknownCard);
        row("no cards", good + "deck\n", 4, 5, Cause::MissingValue);
        row("card twice", good + "deck As Kd\ndeck 2c As\n", 5, 9, Cause::DuplicateCard);
        row("unknown option", good + "house  shuffles = 3\n", 4, 8, Cause::UnknownWord);
        row("option out of range", good + "\nhouse least_shuffles = 99\n", 5, 24, Cause::OutOfRange);
        row("option twice", good + "house least_cut = 5\nhouse least_cut = 4\n", 5, 19, Cause::Damaged);
        row("option without a value", good + "house least_cut =\n", 4, 18, Cause::Damaged);
        row("unknown competency", good + "assist luck\n", 4, 8, Cause::UnknownWord);
        row("competency twice", good + "assist pots pots\n", 4, 13, Cause::Duplicate);
        row("more than all points", good + "corrected 4 3\n", 4, 13, Cause::OutOfRange);
        row("nothing per nothing", good + "corrected 0 0\n", 4, 13, Cause::OutOfRange);
        row("percent", good + "pass 80 60 101\n", 4, 12, Cause::OutOfRange);
        row("NUL byte", good + QByteArray("seed 4\0\n", 8), 4, 7, Cause::Damaged);
        row("NUL byte among the events", good + QByteArray("dealer shuffle\n\0\n", 17), 5, 1, Cause::Damaged);
        row("lone carriage return", good + "seed 4\rhands 1\n", 4, 7, Cause::Damaged);
        row("header after events", good + "dealer shuffle\nseed 4\n", 5, 1, Cause::UnknownWord);
    }

    void badHeadersSayWhereAndWhatWasExpected()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, line);
        QFETCH(const int, column);
        QFETCH(const Cause, cause);
        const auto read = readSession(text.toStdString(), "log");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().cause, cause);
        QCOMPARE(read.error().place.line, line);
        QCOMPARE(read.error().place.column, column);
        QCOMPARE(read.error().place.name, "log");
    }

    void anotherVersionIsRefusedByName()
    {
        QCOMPARE(readSession("cutcard 1\n", "log").error().found, "version 1, of an earlier Cutcard");
        QCOMPARE(readSession("cutcard 3\n", "log").error().found, "version 3, of a newer Cutcard");
        QCOMPARE(readSession("cutcard 3\n", "log").error().expected, "version 2");
    }

    void aLineOfTenMegabytesGivesAShortError()
    {
        const auto read = readSession(twoSeats + "dealer " + std::string(10'000'000, 'x'), "log");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place.line, 4);
        QVERIFY(read.error().found.size() < 100);
        const auto name = readSession(twoSeats + "seat 3 \"" + std::string(10'000'000, '\\'), "log");
        QVERIFY(!name.has_value());
        QVERIFY(name.error().found.size() < 100);
    }

    void anEventThatCannotHaveHappenedGivesItsLine()
    {
        const auto file = readSession(twoSeats + "button 1\n\ndealer shuffle\nseat 1 show # too early\n", "log");
        QVERIFY(file.has_value());
        const auto session = replay(*file, "log");
        QVERIFY(!session.has_value());
        QCOMPARE(session.error().place, (Place{.name = "log", .line = 7, .column = 1}));
        QCOMPARE(session.error().cause, Cause::Impossible);
        QCOMPARE(session.error().found, "seat 1 show");
    }

    void theLastButtonMayBePlacedOnceMoreWhereItLies()
    {
        // after a void hand the same player deals again: the hand is over, whether or not the button is touched
        Deal deal("game limit");
        deal.through("dealer board 3").now("incident foreign-card").finish();
        const Session& dealt = deal.session();
        const std::string text = writeSession(dealt.setup(), dealt.entries());
        const auto placed = [&](const char* button) { return replay(*readSession(text + button, "log"), "log"); };
        const auto again = placed("dealer button 4\n");
        QVERIFY(again.has_value() && again->isOver());
        QCOMPARE(again->entries().size(), dealt.entries().size());
        QVERIFY(!placed("dealer button 1\n").has_value());
        QVERIFY(!placed("dealer shuffle\n").has_value());
    }

    void brokenFilesNeverPassAsAnythingElseThanThemselves()
    {
        // whatever a damaged file still says is written and read back as the same
        const std::string text = writeSession(smallSetup(), everyEvent());
        drawn::holds(4000, [&] {
            std::string damaged = text;
            for (int left = 1 + drawn::below(3); left > 0; --left) {
                const auto place = static_cast<std::size_t>(drawn::below(static_cast<int>(text.size())));
                damaged[place] = static_cast<char>(drawn::below(256));
                RC_LOG() << "at " << place << ": " << text.substr(place, 20) << " becomes " << damaged.substr(place, 20)
                         << "\n";
            }
            const auto read = readSession(damaged, "log");
            if (!read)
                return;
            const auto again = readSession(writeSession(read->setup, read->entries), "log");
            RC_ASSERT(again.has_value());
            RC_ASSERT(again->setup == read->setup);
            RC_ASSERT(again->entries == read->entries);
        });
    }
};

CUTCARD_TESTS(NotationTest)
#include "tst_notation.moc"
