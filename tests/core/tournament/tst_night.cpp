// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/venue/venue.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>

#include <algorithm>
#include <numeric>

using namespace cutcard;
using namespace cutcard::test;

namespace {

constexpr TableNo one{.number = 1};
constexpr TableNo two{.number = 2};

/// Plays hands at table 1, each with those who go out in it, and says who had what in each.
QStringList played(Night night, const std::vector<std::pair<std::string, std::string>>& hands)
{
    QStringList seen;
    for (const auto& [out, winner] : hands) {
        if (!happen(night, handBegins(1)))
            return {"no hand"};
        seen.append(QString::fromStdString(lettersOf(night, night.ring(one)->last)));
        if (!happen(night, handEnds(night, 1, winner, out)))
            return {"no end"};
    }
    seen.append(QString::fromStdString(lettersOf(night, comingPositions(*night.ring(one)))));
    return seen;
}

/// A ring of the seats of a set, in which the seats of the last positions still count.
Ring ringOf(SeatSet players, const Positions& last)
{
    Ring ring;
    ring.number = one;
    for (const Seat seat : SeatSet::firstSeats(6)) {
        const bool counts =
            players.contains(seat) || seat == last.button || seat == last.smallBlind || seat == last.bigBlind;
        if (counts)
            ring.chairs.push_back({.who = {.index = seat.index()}, .vacant = !players.contains(seat)});
    }
    ring.last = RingPositions{.button = {.index = last.button.index()},
                              .smallBlind = std::nullopt,
                              .bigBlind = {.index = last.bigBlind.index()}};
    if (last.smallBlind)
        ring.last->smallBlind = EntrantId{.index = last.smallBlind->index()};
    return ring;
}

} // namespace

class NightTest : public QObject
{
    Q_OBJECT

private slots:
    // 2.2.1, 2.2.2, PA-20
    void blindsAndButtonAfterEliminations_data()
    {
        QTest::addColumn<QString>("out");
        QTest::addColumn<QStringList>("positions");
        // seven seats, D a, SB b, BB c in the first hand
        QTest::newRow("big blind out") << "c" << QStringList{"abc", "b-d", "bde"};
        QTest::newRow("small blind out") << "b" << QStringList{"abc", "acd", "cde"};
        QTest::newRow("both blinds out") << "bc" << QStringList{"abc", "a-d", "ade"};
        QTest::newRow("dealer and small blind out") << "ab" << QStringList{"abc", "gcd", "cde"};
        QTest::newRow("nobody out") << "" << QStringList{"abc", "bcd", "cde"};
    }
    void blindsAndButtonAfterEliminations()
    {
        QFETCH(QString, out);
        QFETCH(QStringList, positions);
        Night night = nightOf({{.names = "abcdefg", .last = ""}});
        night.ring(one)->dealer = named(night, "a");
        QCOMPARE(played(night, {{out.toStdString(), "f"}, {"", "f"}}), positions);
    }

    // 2.1.5, 2.2.1: like an eliminated one
    void aClearedUnclaimedStackThatWasDueLeavesADeadBlind()
    {
        Night night = nightOf({{.names = "abcdef", .last = "fab"}}, 3);
        night.person(named(night, "b")).presence = Presence::Unclaimed;
        QVERIFY(perform(night, director::at(DirectorVerb::ClearUnclaimed, one)));
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(one))), "a-c");
        QVERIFY(isSound(night));
        QCOMPARE(night.ledger.removed, 4000);
        QVERIFY(!perform(night, director::at(DirectorVerb::ClearUnclaimed, one)));
    }

    void aRingHasThePositionsThatASingleTableHas()
    {
        // every ring of up to six seats, with any of those of the last hand gone
        int compared = 0;
        for (int bits = 0; bits < 64; ++bits) {
            SeatSet before;
            for (const Seat seat : SeatSet::firstSeats(6)) {
                if ((bits >> seat.index() & 1) != 0)
                    before.insert(seat);
            }
            if (before.size() < 3)
                continue;
            const Positions last = firstPositions(before.front(), before, {});
            for (int gone = 0; gone < 64; ++gone) {
                SeatSet players;
                for (const Seat seat : before) {
                    if ((gone >> seat.index() & 1) == 0)
                        players.insert(seat);
                }
                if (players.size() < 2)
                    continue;
                const Positions next = nextPositions(last, players, {});
                const auto coming = comingPositions(ringOf(players, last));
                QVERIFY(coming);
                QCOMPARE(coming->button.index, next.button.index());
                QCOMPARE(coming->bigBlind.index, next.bigBlind.index());
                QCOMPARE(coming->smallBlind.has_value(), next.smallBlind.has_value());
                if (next.smallBlind)
                    QCOMPARE(coming->smallBlind->index, next.smallBlind->index());
                ++compared;
            }
        }
        QVERIFY(compared > 1000);
    }

    // 2.2.5, PA-45
    void aNewcomerRightOfTheComingDealerChangesNobodysBlind()
    {
        Night night = nightOf({{.names = "12345678", .last = "345"}, {.names = "abcde", .last = "bcd"}});
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(two))), "cde");
        QVERIFY(perform(night, director::move(named(night, "6"), two, Spot::DealerRight)));
        QCOMPARE(ringText(night, 2), "ab6cde");
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(two))), "cde");
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(one))), "457");
        QVERIFY(isSound(night));
    }

    // 2.2.5, PA-46
    void severalNewcomersSitLowestLeftHighestRight()
    {
        Night night = nightOf({{.names = "pqrstu", .last = "qrs"}, {.names = "HL", .last = "HLH"}});
        setChips(night, "H", 6000);
        setChips(night, "L", 1200);
        QVERIFY(perform(night, director::at(DirectorVerb::Break, two)));
        const EntrantId high = named(night, "H");
        const EntrantId low = named(night, "L");
        // the coming dealer is r; by the last dealer's right q's neighbour would be as right
        const auto places = rightPlaces(night, high, *night.ring(one));
        QCOMPARE(places.size(), 2U);
        QCOMPARE(places.front(), named(night, "q"));
        QVERIFY(perform(night, director::move(high, one, Spot::DealerRight)));
        QCOMPARE(rightPlaces(night, low, *night.ring(one)), std::vector{high});
        QVERIFY(perform(night, director::move(low, one, Spot::After, high)));
        QCOMPARE(ringText(night, 1), "pqHLrstu");
        QVERIFY(night.ring(two)->closed);
        QVERIFY(!night.ring(one)->drawOwed);
        // the lower one came first: the higher one still belongs right of it
        Night other = nightOf({{.names = "pqrstu", .last = "qrs"}, {.names = "HL", .last = "HLH"}});
        setChips(other, "H", 6000);
        QVERIFY(perform(other, director::move(named(other, "L"), one, Spot::DealerRight)));
        QCOMPARE(rightPlaces(other, named(other, "H"), *other.ring(one)), std::vector{named(other, "q")});
    }

    // 2.2.5, PA-49
    void halfATableOfNewcomersDrawsForTheDealer()
    {
        Night night = nightOf({{.names = "abcdefghi", .last = "abc"}, {.names = "xyz", .last = "xyz"}});
        for (const char* mover : {"d", "e"})
            QVERIFY(perform(night, director::move(named(night, mover), two, Spot::DealerRight)));
        QVERIFY(!night.ring(two)->drawOwed); // two of five
        QVERIFY(perform(night, director::move(named(night, "f"), two, Spot::DealerRight)));
        QVERIFY(night.ring(two)->drawOwed); // three of six
        QVERIFY(!comingPositions(*night.ring(two)));
    }

    // 2.2.5: until the giving table has finished one more hand
    void aDifferenceOfThreeHasToGoBeforeTheHandAfterNext()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}, {.names = "uvwxyz", .last = "uvw"}});
        QVERIFY(imbalanceOf(night).fullest.empty());
        QVERIFY(happen(night, handBegins(2)));
        QVERIFY(happen(night, handEnds(night, 2, "u", "v")));
        QCOMPARE(imbalanceOf(night).difference, 3);
        QCOMPARE(night.ring(one)->balanceBy, 8); // hand 7 may still be played
        QVERIFY(happen(night, handBegins(1)));
        QCOMPARE(night.ring(one)->balanceBy, 8);
        QVERIFY(happen(night, handEnds(night, 1, "a", "b")));
        QCOMPARE(night.ring(one)->balanceBy, 0); // 7 and 5
    }

    // 3.13.1: a stack left behind counts, and is never the one moved
    void whoMovesIsTheComingBigBlindButNeverALeftStack()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}});
        const Ring& ring = *night.ring(one);
        QCOMPARE(nextMovers(night, ring), std::vector{named(night, "d")});
        night.person(named(night, "d")).presence = Presence::Quit;
        QCOMPARE(nextMovers(night, ring), std::vector{named(night, "e")});
        night.method = MoveMethod::LastBigBlind;
        QCOMPARE(nextMovers(night, ring), std::vector{named(night, "c")});
        night.method = MoveMethod::Drawn;
        QCOMPARE(nextMovers(night, ring).size(), 7U);
    }

    // 2.3.2
    void placesOfThoseOutInOneHand_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<bool>("better");
        QTest::addColumn<int>("placeOfA");
        QTest::addColumn<int>("placeOfB");
        QTest::newRow("by chips") << 5400 << 2100 << true << 7 << 8;
        QTest::newRow("by chips, not by hand") << 2100 << 5400 << true << 8 << 7;
        QTest::newRow("equal chips: by hand") << 3000 << 3000 << true << 7 << 8;
    }
    void placesOfThoseOutInOneHand()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(bool, better);
        QFETCH(int, placeOfA);
        QFETCH(int, placeOfB);
        Night night = nightOf({{.names = "abcdefgh", .last = "cde"}}, 3);
        setChips(night, "a", first);
        setChips(night, "b", second);
        QVERIFY(happen(night, handBegins(1)));
        const HandValue twoPair(HandClass::TwoPair, 0);
        const HandValue pair(HandClass::OnePair, 0);
        QVERIFY(happen(night, handEnds(night, 1, "c", "ab", {better ? twoPair : pair, better ? pair : twoPair})));
        QCOMPARE(night.person(named(night, "a")).earned, placeOfA);
        QCOMPARE(night.person(named(night, "b")).earned, placeOfB);
        QVERIFY(isSound(night));
    }

    // PA-55
    void equalInChipsAndHandTheDirectorDecides()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "cde"}}, 3);
        QVERIFY(happen(night, handBegins(1)));
        QVERIFY(happen(night, handEnds(night, 1, "c", "ab", {HandValue(), HandValue()})));
        const EntrantId a = named(night, "a");
        const EntrantId b = named(night, "b");
        QVERIFY(perform(night, director::on(DirectorVerb::Out, a, 7)));
        QVERIFY(perform(night, director::on(DirectorVerb::Out, b, 8)));
        QCOMPARE(night.person(a).place, night.person(a).earned);
        QCOMPARE(night.person(b).place, night.person(b).earned);
    }

    // 3.13.2
    void aDisqualificationAtTheFinalTableMovesThoseOutUp()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "cde"}}, 3);
        night.finalTable = true;
        for (const auto& [out, place] : {std::pair("a", 8), std::pair("b", 7)}) {
            QVERIFY(happen(night, handBegins(1)));
            QVERIFY(happen(night, handEnds(night, 1, "h", out)));
            QVERIFY(perform(night, director::on(DirectorVerb::Out, named(night, out), place)));
        }
        QVERIFY(perform(night, director::on(DirectorVerb::Disqualify, named(night, "c"))));
        QCOMPARE(night.person(named(night, "a")).earned, 7);
        QCOMPARE(night.person(named(night, "b")).earned, 6);
        QCOMPARE(night.person(named(night, "c")).earned, 0);
        QVERIFY(perform(night, director::on(DirectorVerb::RemoveStack, named(night, "c"))));
        QVERIFY(happen(night, handBegins(1)));
        QVERIFY(happen(night, handEnds(night, 1, "h", "d")));
        QCOMPARE(night.person(named(night, "d")).earned, 5); // the next one out
        QVERIFY(isSound(night));
    }

    // 3.13.1, PA-52, PA-53
    void stacksOfThoseWhoLeftAreTakenFromTheFinalTable()
    {
        Night night = nightOf({{.names = "abcde", .last = "abc"}, {.names = "uvwx", .last = "uvw"}}, 3);
        QVERIFY(happen(night, about(night, WorldKind::Quits, "u")));
        QVERIFY(perform(night, director::on(DirectorVerb::SignOut, named(night, "u"))));
        QCOMPARE(playersIn(night), 8);
        QCOMPARE(night.person(named(night, "u")).place, 9);
        QVERIFY(perform(night, director::simple(DirectorVerb::FinalTable)));
        QCOMPARE(openTables(night), std::vector{one});
        QCOMPARE(stackCount(*night.ring(one)), 8);
        QCOMPARE(night.ledger.removed, 0);
        QVERIFY(isLeftBehind(night, named(night, "u")));
        QVERIFY(isSound(night));
        QVERIFY(perform(night, director::on(DirectorVerb::RemoveStack, named(night, "u"))));
        QCOMPARE(night.ledger.removed, 4000);
        QVERIFY(night.ring(one)->drawOwed);
        QVERIFY(isSound(night));
    }

    // 3.10, PA-34
    void colouringUpRoundsEverybodyUp_data()
    {
        QTest::addColumn<ColourManner>("manner");
        QTest::addColumn<QList<int>>("stacks");
        QTest::addColumn<int>("added");
        QTest::newRow("rounded up") << ColourManner::RoundUp << QList{500, 1000, 1000} << 500;
        QTest::newRow("race") << ColourManner::Race << QList{500, 500, 1000} << 0;
        QTest::newRow("dropped") << ColourManner::Drop << QList{500, 500, 1000} << 0;
        QTest::newRow("by number") << ColourManner::ByNumber << QList{1500, 1500, 1000} << 2000;
    }
    void colouringUpRoundsEverybodyUp()
    {
        QFETCH(ColourManner, manner);
        QFETCH(QList<int>, stacks);
        QFETCH(int, added);
        Night night = nightOf({{.names = "abc", .last = "abc"}}, 3);
        night.level = 4; // from here on no blind needs the 100s
        setChips(night, "a", 300);
        setChips(night, "b", 700);
        setChips(night, "c", 1000);
        DirectorAct act = director::at(DirectorVerb::ColourUp, one, 100);
        act.manner = manner;
        QVERIFY(perform(night, act));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(night.people[static_cast<std::size_t>(i)].chips, stacks[i]);
        QCOMPARE(night.ledger.roundedUp, added);
        QVERIFY(isSound(night));
        QVERIFY(!perform(night, act)); // no hundreds are left
    }

    // the blinds of a level have to be posted, and nobody goes out by an exchange
    void noColourGoesThatABlindNeeds()
    {
        Night night = nightOf({{.names = "abc", .last = "abc"}});
        setChips(night, "a", 400);
        DirectorAct up = director::at(DirectorVerb::ColourUp, {.number = 1}, 100);
        up.manner = ColourManner::Drop;
        QVERIFY(!perform(night, up));
        night.level = 4;
        QVERIFY(perform(night, up));
        QCOMPARE(night.person(named(night, "a")).chips, 500);
        QVERIFY(isSound(night));
    }

    // 2.1.5, PA-50, PA-51
    void lateComersTakeAnUnclaimedStackOrAReducedOne()
    {
        Night night = nightOf({{.names = "abcd", .last = "abc"}}, 2);
        night.person(named(night, "d")).presence = Presence::Unclaimed;
        setChips(night, "d", 3100);
        WorldEvent late;
        late.kind = WorldKind::SignsIn;
        late.name = "Z";
        QVERIFY(happen(night, late));
        QVERIFY(!happen(night, late)); // nobody signs in twice
        DirectorAct claim = director::on(DirectorVerb::Claim, named(night, "Z"));
        claim.other = named(night, "d");
        QVERIFY(perform(night, claim));
        QCOMPARE(ringText(night, 1), "abcZ");
        QCOMPARE(night.person(named(night, "Z")).chips, 3100);
        QVERIFY(isSound(night));
        QCOMPARE(night.house.lateStack(1), 3700);
        QCOMPARE(night.house.lateStack(2), 3100);
    }

    // GP-void-hand
    void aVoidHandIsDealtAgainFromTheSameButton()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}, {.names = "uvwxyz", .last = "uvw"}}, 3);
        const Night before = night;
        QVERIFY(!perform(night, director::at(DirectorVerb::VoidHand, one)));
        QVERIFY(happen(night, handBegins(1)));
        QCOMPARE(lettersOf(night, night.ring(one)->last), std::string("bcd"));
        QVERIFY(perform(night, director::at(DirectorVerb::VoidHand, one)));
        QCOMPARE(night.people, before.people);
        QCOMPARE(night.ring(one)->hands, before.ring(one)->hands);
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(one))), std::string("bcd"));
        // a place vacated meanwhile is as dead as after any hand
        QVERIFY(perform(night, director::move(named(night, "d"), two, Spot::DealerRight)));
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(one))), std::string("bce"));
        QVERIFY(happen(night, handBegins(1)));
        QVERIFY(happen(night, handEnds(night, 1, "a")));
        QCOMPARE(lettersOf(night, comingPositions(*night.ring(one))), std::string("cef"));
    }

    // 3.8: in nobody's stack, and still in play
    void aChipOnTheFloorIsNeitherLostNorMade()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}}, 3);
        const auto falls = [&](const char* from) {
            WorldEvent event = about(night, WorldKind::ChipFalls, from);
            event.amount = 100;
            return happen(night, event).has_value();
        };
        const auto given = [&](int call, const char* to) {
            DirectorAct act = director::called(DirectorVerb::HandBack, call);
            act.person = named(night, to);
            return perform(night, act);
        };
        QVERIFY(falls("a"));
        QVERIFY(!falls("a")); // one at a time
        QCOMPARE(night.person(named(night, "a")).chips, 3900);
        QVERIFY(isSound(night) && isFrozen(night, one));
        QVERIFY(given(1, "a") && !given(1, "a"));
        QCOMPARE(night.person(named(night, "a")).chips, 4000);
        QVERIFY(isSound(night) && !isFrozen(night, one));
        QVERIFY(falls("b") && given(2, "c"));
        QCOMPARE(night.person(named(night, "c")).chips, 4100);
        QVERIFY(falls("d") && perform(night, director::called(DirectorVerb::TakeOut, 3)));
        QCOMPARE(night.ledger.removed, 100);
        QVERIFY(isSound(night));
        // its colour goes before it is picked up: it counts for a whole chip of the next
        QVERIFY(falls("e"));
        night.level = 4;
        QVERIFY(perform(night, director::at(DirectorVerb::ColourUp, one, 100)));
        QVERIFY(given(4, "e"));
        QCOMPARE(night.person(named(night, "e")).chips % 500, 0);
        QVERIFY(isSound(night));
    }

    // GP-light
    void aTableHeldInTheDarkWaitsForTheLightAndOthersDoNot()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}, {.names = "uvwxyz", .last = "uvw"}}, 3);
        QVERIFY(happen(night, handBegins(1, night.now + oneMinute)));
        WorldEvent dark;
        dark.kind = WorldKind::LightOut;
        dark.table = one;
        dark.until = night.now + 4 * oneMinute;
        QVERIFY(happen(night, dark));
        QVERIFY(!happen(night, dark));
        const auto nextAt = [&](TableNo table) {
            Night then = night;
            while (const auto next = nextInRoom(then, NightIncidents::None)) {
                if (next->event.table == table)
                    return next->event.kind;
                then.now = next->at;
                if (!happen(then, next->event))
                    break;
            }
            return WorldKind::ClockOut;
        };
        QCOMPARE(nextAt(one), WorldKind::HandEnds); // nobody told them to wait
        QVERIFY(perform(night, director::at(DirectorVerb::Hold, one)));
        QCOMPARE(nextAt(one), WorldKind::LightOn);
        QCOMPARE(nextAt(two), WorldKind::HandBegins);
        dark.kind = WorldKind::LightOn;
        QVERIFY(happen(night, dark) && !happen(night, dark));
        QCOMPARE(nextAt(one), WorldKind::HandEnds);
    }

    // 3.13.1: where a test lets it happen, everybody still has one place
    void whoIsLetBackAfterLeavingMovesThoseOutSinceDown()
    {
        Night night = nightOf({{.names = "abcdefgh", .last = "abc"}, {.names = "uvwxyz", .last = "uvw"}}, 3);
        const EntrantId b = named(night, "b");
        const DirectorAct grant = director::answered(DirectorVerb::Grant, b, Request::PlayAgain);
        WorldEvent again = about(night, WorldKind::Asks, "b");
        again.request = Request::PlayAgain;
        QVERIFY(!happen(night, again)); // who plays has no need to ask
        QVERIFY(happen(night, about(night, WorldKind::Quits, "b")));
        QVERIFY(perform(night, director::on(DirectorVerb::SignOut, b)));
        QCOMPARE(night.person(b).earned, 14);
        QVERIFY(happen(night, handBegins(1)));
        QVERIFY(happen(night, handEnds(night, 1, "a", "c")));
        QVERIFY(perform(night, director::on(DirectorVerb::Out, named(night, "c"), 13)));
        QVERIFY(happen(night, again));
        QVERIFY(perform(night, grant));
        QVERIFY(night.person(b).isIn() && night.person(b).place == 0);
        QCOMPARE(night.person(named(night, "c")).place, 14);
        QCOMPARE(night.person(named(night, "c")).earned, 14);
        QVERIFY(isSound(night));
    }

    void whatCannotHaveHappenedIsRefusedAndChangesNothing()
    {
        Night night = nightOf({{.names = "abc", .last = "abc"}});
        const Night before = night;
        WorldEvent wrong = handBegins(3);
        QVERIFY(!happen(night, wrong));
        QVERIFY(!happen(night, about(night, WorldKind::Quits, "?")));
        QVERIFY(!happen(night, about(night, WorldKind::ComesBack, "a")));
        QVERIFY(night == before);
        QVERIFY(happen(night, handBegins(1)));
        QVERIFY(!happen(night, handBegins(1)));
        WorldEvent ends = handEnds(night, 1, "a");
        ends.stacks.front().chips += 100;
        const auto error = happen(night, ends);
        QVERIFY(!error);
        QCOMPARE(error.error().cause, Cause::WrongCount);
        QCOMPARE(error.error().found, "12100");
        ends.stacks.front() = ends.stacks.back();
        QVERIFY(!happen(night, ends)); // named twice
        QVERIFY(!perform(night, director::move(named(night, "a"), two, Spot::DealerRight)));
        QVERIFY(!perform(night, director::simple(DirectorVerb::Start)));
    }

    // 2.1.1.2: chips and blinds are the location's
    void aNightTakesTheHousesOwnChipsAndBlinds()
    {
        const NightHouse usual;
        QVERIFY(withTableRules(usual, {}) == usual);
        LeagueOptions table;
        table.levels = {{25, 50}, {50, 100}, {100, 200}};
        table.startingStack = {{25, 8}, {100, 8}, {500, 2}};
        const auto house = withTableRules(usual, table);
        QVERIFY(house);
        QCOMPARE(house->startingChips(), 2000);
        QCOMPARE(house->blinds(2).big, 100);
        QCOMPARE(house->unitAt(4), 25); // the booklet's level 4, but here blinds need the small chips to the end
        QVERIFY(readNightHouse(writeNightHouse(*house), "again") == house);
        table.startingStack = {{25, 40}, {1000, 1}};
        const auto others = withTableRules(usual, table);
        QVERIFY(others);
        QCOMPARE(others->unitAt(8), 25); // none of the booklet's colours
        table.levels = {{25, 50}, {500, 1000}};
        table.startingStack = {{25, 8}, {100, 8}, {500, 2}};
        QCOMPARE(withTableRules(usual, table)->unitAt(4), 500); // the booklet's 100s go at level 4
        QVERIFY(readNightHouse(writeNightHouse(*others), "again") == others);
        table.levels = {{50, 100}, {25, 50}};
        QVERIFY(!withTableRules(usual, table));
    }

    void theHouseIsReadAndWrittenAndDamageIsNamed()
    {
        const auto house =
            readNightHouse("levels = [[100, 200], [200, 400], [500, 1000]]\ntable_max = 10\nmethod = \"drawn\"\n"
                           "points = [8, 4, 2]\ncolour_up = [[2, 100]]\n",
                           "house");
        QVERIFY(house);
        QCOMPARE(house->unitAt(1), 100);
        QCOMPARE(house->unitAt(2), 100); // blinds of 200 still need them
        QCOMPARE(house->unitAt(3), 500);
        QVERIFY(readNightHouse(writeNightHouse(*house), "again") == house);
        const auto sinking = readNightHouse("levels = [[200, 400], [100, 200]]\n", "house");
        QVERIFY(!sinking);
        QCOMPARE(sinking.error().place.line, 1);
        QCOMPARE(sinking.error().expected, "no less than 200/400");
        QVERIFY(!readNightHouse("table_max = 11\n", "house"));
        QVERIFY(!readNightHouse("nonsense = 1\n", "house"));
        QVERIFY(!readNightHouse("colour_up = [[2, 1000]]\n", "house"));
        QVERIFY(writeNightHouse(NightHouse()).empty());
    }
};

CUTCARD_TESTS(NightTest)
#include "tst_night.moc"
