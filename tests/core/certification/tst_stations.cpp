// SPDX-License-Identifier: GPL-3.0-or-later
// DrawnTable tests: the hands that are drawn for a house, their variants, and players who act by the script whatever
// the dealer does.
#include "core/certification/build.h"
#include "core/certification/decision.h"
#include "core/certification/station/perfect_hand.h"
#include "core/certification/station/station.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/report.h"
#include "tests/core/certification/exam_test_support.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace cutcard;

namespace {

/// A table with the hands of one form of one house.
struct DrawnTable {
    std::string word;
    std::vector<SessionFile> hands;
};

/// The tables of a house, one for each of its three forms.
std::vector<DrawnTable> drawn(std::uint64_t house, std::string_view only = {})
{
    std::vector<DrawnTable> tables;
    for (const StationModel& model : *test::shippedStations()) {
        if (!model.table || (!only.empty() && model.word != only))
            continue;
        const auto sets = drawHands(*model.table, house, formCount, model.word);
        if (!sets) {
            qWarning() << test::said(sets.error());
            continue;
        }
        for (const auto& hands : *sets)
            tables.push_back({.word = model.word, .hands = hands});
    }
    return tables;
}

/// The first form's tables of the house that is an example.
const std::vector<DrawnTable>& tables()
{
    static const std::vector<DrawnTable> list = [] {
        std::vector<DrawnTable> first;
        for (DrawnTable& table : drawn(exampleDraw)) {
            if (first.empty() || first.back().word != table.word)
                first.push_back(std::move(table));
        }
        return first;
    }();
    return list;
}

/// A hand of some house's table of which something holds.
template <typename Holds> std::optional<SessionFile> handWith(std::string_view word, const Holds& holds)
{
    for (std::uint64_t house = 1; house <= 40; ++house) {
        for (const DrawnTable& table : drawn(house, word)) {
            const auto found = std::ranges::find_if(table.hands, holds);
            if (found != table.hands.end())
                return *found;
        }
    }
    return std::nullopt;
}

/// Whether a player did what the script says; of cards laid down, as many: a misdeal may have given others.
bool isAlike(const Event& did, const Event& scripted)
{
    const auto* one = std::get_if<Decision>(&did);
    const auto* other = std::get_if<Decision>(&scripted);
    if (one == nullptr || other == nullptr || other->cards.empty())
        return did == scripted;
    return one->seat == other->seat && one->choice == other->choice && one->cards.size() == other->cards.size();
}

/// The hand as a perfect dealer deals it.
Session dealtByScript(const StationHand& hand)
{
    Session session = *Session::start(hand.setup);
    while (!session.isOver()) {
        const auto players = nextByScript(hand, session);
        const auto act = players ? std::nullopt : idealAct(session);
        if ((!players && !act) || !session.apply(players ? *players : Event(*act)))
            break;
    }
    return session;
}

/// A dealer that errs now and then in every way known, and may point at anybody.
Session dealtBadly(const StationHand& hand, std::uint64_t seed, std::vector<Event>& playersDid, bool points = false)
{
    Session session = *Session::start(hand.setup);
    RandomStream stream(seed, StreamPurpose::Mistakes);
    for (int i = 0; i < 3000 && !session.isOver(); ++i) {
        if (const auto players = nextByScript(hand, session)) {
            if (session.apply(*players)) {
                playersDid.push_back(*players);
                continue;
            }
        }
        if (points && stream.chance(150)) {
            const int seats = static_cast<int>(hand.setup.seats.size());
            if (session.apply(act(Verb::PointTo, Seat(1 + stream.below(seats)))))
                continue;
        }
        const auto mistakes = stream.chance(250) ? knownMistakes(session) : std::vector<PlantedMistake>();
        const auto right = idealAct(session);
        if (!mistakes.empty()) {
            const auto& wrong = mistakes[static_cast<std::size_t>(stream.below(static_cast<int>(mistakes.size())))];
            if (session.apply(wrong.act))
                continue;
        }
        if (!right || !session.apply(*right))
            break;
    }
    return session;
}

} // namespace

class StationsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCOMPARE(tables().size(), std::size_t(9)); }

    void everyModelIsDealtByThePerfectDealer_data()
    {
        QTest::addColumn<int>("station");
        for (std::size_t i = 0; i < tables().size(); ++i)
            QTest::newRow(tables()[i].word.c_str()) << static_cast<int>(i);
    }
    void everyModelIsDealtByThePerfectDealer()
    {
        QFETCH(int, station);
        const DrawnTable& model = tables()[static_cast<std::size_t>(station)];
        StationEvidence sum;
        for (const SessionFile& hand : model.hands) {
            const auto prepared = prepare(hand, {}, model.word);
            QVERIFY2(prepared, prepared ? "" : qPrintable(test::said(prepared.error())));
            sum.add(prepared->evidence);
        }
        QString figures = QString::fromStdString(model.word) + QStringLiteral(":");
        for (std::size_t i = 0; i < itemCompetencyCount; ++i)
            figures += QStringLiteral(" %1 %2/%3")
                           .arg(QString::fromUtf8(namedWords<ItemCompetency>[i].data()))
                           .arg(sum.duties[i])
                           .arg(sum.points[i]);
        qInfo().noquote() << figures << "covered" << sum.covered << "uncovered" << sum.uncovered << "seeming"
                          << sum.seeming;
    }

    /// Who leaves the Pot Bet out is free to (the procedures' opening section), whatever lies on the other spots: the
    /// dealer goes on, and one who asks for it or calls the floor is wrong.
    void aFreeWagerOnlyLooksForgotten()
    {
        const auto begins = [](const SessionFile& each) { return each.entries.front().event; };
        const auto hand = handWith("banked-procedures", [&](const SessionFile& each) {
            const auto event = begins(each);
            const auto* spot = std::get_if<Decision>(&event);
            return spot != nullptr && spot->choice == Choice::Wager && spot->wagers.at(Circle::Blind) > 0
                   && spot->wagers.at(Circle::PotBet) == 0;
        });
        QVERIFY(hand);
        const auto prepared = prepare(*hand, {}, "hand");
        QVERIFY(prepared && prepared->evidence.seeming > 0);
        for (const char* wrong : {"dealer correct-wager pot-bet 1 10", "dealer floor wager"}) {
            auto session = *Session::start(prepared->hand.setup);
            QVERIFY(session.apply(*nextByScript(prepared->hand, session)));
            const auto act = readEvent(wrong, "test", 1);
            QVERIFY(act && session.apply(act->event));
            QVERIFY2(std::ranges::any_of(session.entries().back().verdicts,
                                         [](const Verdict& verdict) { return !verdict.isCorrect(); }),
                     wrong);
        }
        // on spots that are all alike nothing stands out
        IrregularitiesSeen alike;
        for (int spot = 1; spot <= 3; ++spot) {
            Decision decision{.seat = Seat(spot), .choice = Choice::Wager};
            decision.wagers.at(Circle::Bonus) = decision.wagers.at(Circle::Blind) = 10;
            alike.playersDid(decision, {}, {});
        }
        StationEvidence evidence;
        alike.note(evidence);
        QCOMPARE(evidence.seeming, 0);
    }

    /// A chip of the very call is nothing to rule on; said as a call the hand is the same, and nothing looks irregular.
    void aSilentCallOnlyLooksIrregular()
    {
        const auto hand = handWith("league-irregularities", [&](const SessionFile& each) {
            const auto prepared = prepare(each, {}, "hand");
            const auto isChip = [](const Entry& entry) {
                const auto* decision = std::get_if<Decision>(&entry.event);
                return decision != nullptr && decision->choice == Choice::PlaceChip;
            };
            return prepared && prepared->evidence.seeming == 1 && std::ranges::count_if(each.entries, isChip) == 1;
        });
        QVERIFY(hand);
        const auto silent = prepare(*hand, {}, "silent");
        SessionFile said = *hand;
        said.entries = EntryLog();
        int chips = 0;
        for (std::size_t i = 0; i < hand->entries.size(); ++i) {
            Entry entry = hand->entries[i];
            const auto* decision = std::get_if<Decision>(&entry.event);
            const Event call = Decision{.seat = decision == nullptr ? Seat(1) : decision->seat, .choice = Choice::Call};
            const bool goesOn = decision != nullptr && decision->choice == Choice::PlaceChip;
            const auto* answer =
                goesOn && i + 1 < hand->entries.size() ? std::get_if<Act>(&hand->entries[i + 1].event) : nullptr;
            if (goesOn && (answer == nullptr || answer->phrase != Phrase::CallOnly)) {
                entry.event = call;
                ++chips;
            }
            said.entries.push_back(Entry(entry));
        }
        QCOMPARE(chips, 1);
        const auto spoken = prepare(said, {}, "spoken");
        QVERIFY2(spoken, spoken ? "" : qPrintable(test::said(spoken.error())));
        QCOMPARE(spoken->evidence.seeming, 0);
        QCOMPARE(spoken->evidence.covered, silent->evidence.covered);
        QCOMPARE(spoken->evidence.uncovered, silent->evidence.uncovered);
        QCOMPARE(spoken->evidence.points, silent->evidence.points);
    }
    /// What the booklet does not rule on is counted when it comes to light, not when the card was turned in the deck.
    void aBoxedCardCountsWhenItIsSeen()
    {
        const auto lies = [](const SessionFile& each) {
            return std::ranges::any_of(each.entries, [](const Entry& entry) {
                const auto* incident = std::get_if<Incident>(&entry.event);
                return incident != nullptr && incident->mishap == Mishap::BoxedCard;
            });
        };
        const Rule rule = Rule::fromText("GP-boxed-card");
        const auto seen = handWith("league-irregularities", [&](const SessionFile& each) {
            return lies(each) && prepare(each, {}, "hand")->evidence.rules.contains(rule);
        });
        QVERIFY(seen);
        QVERIFY(prepare(*seen, {}, "hand")->evidence.uncovered > 0);
    }

    /// What is irregular happens after the act after which the model has it, also where that act earns nothing.
    void whatHappensComesWhereTheModelHasIt()
    {
        for (const DrawnTable& model : tables()) {
            for (std::size_t i = 0; i < model.hands.size(); ++i) {
                const auto prepared = prepare(model.hands[i], {}, model.word);
                QVERIFY2(prepared, prepared ? "" : qPrintable(test::said(prepared.error())));
                const Session dealt = dealtByScript(prepared->hand);
                QStringList expected;
                for (const Entry& entry : model.hands[i].entries)
                    expected.append(QString::fromStdString(eventText(entry.event)));
                QStringList seen;
                for (const Entry& entry : dealt.entries())
                    seen.append(QString::fromStdString(eventText(entry.event)));
                const QString name = QStringLiteral("%1-%2").arg(QString::fromStdString(model.word)).arg(i + 1);
                for (qsizetype at = 1; at < expected.size(); ++at) {
                    if (!expected[at].startsWith(QLatin1String("incident ")))
                        continue;
                    const qsizetype there = seen.indexOf(expected[at]);
                    QVERIFY2(there > 0, qPrintable(name + ": " + expected[at]));
                    // a hand is named with as many cards as one likes
                    QVERIFY2(seen[there - 1].startsWith(expected[at - 1]),
                             qPrintable(name + ": " + expected[at] + " after " + seen[there - 1]));
                }
            }
        }
    }

    /// Points a competency within a twentieth, the same rules and the same decisions, seats and suits apart.
    void everyVariantIsAsHardAsItsModel()
    {
        const auto count = qEnvironmentVariableIntValue("CUTCARD_VARIANTS") > 0
                               ? static_cast<std::uint64_t>(qEnvironmentVariableIntValue("CUTCARD_VARIANTS"))
                               : std::uint64_t{2};
        for (const DrawnTable& model : tables()) {
            for (std::uint64_t seed = 1; seed <= count; ++seed) {
                const auto hands = prepareStation(model.hands, seed, model.word);
                QVERIFY2(hands, hands ? "" : qPrintable(test::said(hands.error())));
                QCOMPARE(hands->size(), model.hands.size());
                const auto again = prepareStation(model.hands, seed, model.word);
                for (std::size_t i = 0; i < hands->size(); ++i)
                    QCOMPARE((*again)[i].hand == (*hands)[i].hand, true);
            }
        }
    }

    /// Where a spot's wagers lie is a candidate's own: the same are made by somebody else, who is dealt the same hand
    /// in other suits and gets the same chips; as much is asked, and the same that is irregular comes up.
    void variantsOfATableAreAlike()
    {
        const auto paid = [](const StationHand& hand) {
            Session session = *Session::start(hand.setup);
            for (int i = 0; i < 1000 && !session.isOver(); ++i) {
                const auto players = nextByScript(hand, session);
                const auto act = players ? std::nullopt : idealAct(session);
                if (!players && !act)
                    break;
                static_cast<void>(session.apply(players ? *players : Event(*act)));
            }
            std::vector<Chips> stacks;
            stacks.reserve(hand.setup.seats.size());
            for (const SeatSetup& seat : hand.setup.seats)
                stacks.push_back(session.table().at(seat.seat).stack);
            return stacks;
        };
        const auto wagered = [](const StationHand& hand) {
            QStringList words;
            for (const ScriptedEvent& each : hand.script) {
                if (std::holds_alternative<Decision>(each.event))
                    words.append(QString::fromStdString(eventText(each.event)));
            }
            return words.join(QLatin1Char('\n'));
        };
        for (const DrawnTable& model : tables()) {
            if (!isBanked(model.hands.front().setup.game()))
                continue;
            std::vector<PreparedHand> first;
            for (const SessionFile& hand : model.hands) {
                const auto prepared = prepare(hand, {}, model.word);
                QVERIFY2(prepared, prepared ? "" : qPrintable(test::said(prepared.error())));
                first.push_back(*prepared);
            }
            std::vector<std::set<QString>> seen(first.size());
            std::vector<std::set<std::string>> tops(first.size());
            for (std::uint64_t seed = 1; seed <= 24; ++seed) {
                const auto hands = prepareStation(model.hands, seed, model.word);
                QVERIFY2(hands, hands ? "" : qPrintable(test::said(hands.error())));
                for (std::size_t i = 0; i < hands->size(); ++i) {
                    const PreparedHand& hand = (*hands)[i];
                    const StationEvidence& asked = hand.evidence;
                    const StationEvidence& before = first[i].evidence;
                    QVERIFY(asksAsMuch(asked, before, model.word));
                    QCOMPARE(asked.rules == before.rules, true);
                    QCOMPARE(asked.covered, before.covered);
                    QCOMPARE(asked.uncovered, before.uncovered);
                    QCOMPARE(asked.seeming, before.seeming);
                    QCOMPARE(hand.hand.script.size(), first[i].hand.script.size());
                    auto chips = paid(hand.hand);
                    auto chipsBefore = paid(first[i].hand);
                    std::ranges::sort(chips);
                    std::ranges::sort(chipsBefore);
                    QCOMPARE(chips == chipsBefore, true);
                    seen[i].insert(wagered(hand.hand));
                    QCOMPARE(hand.hand.setup.deck.size(), std::size_t{cardCount});
                    tops[i].insert(hand.hand.setup.deck.front().text());
                }
            }
            for (std::size_t i = 0; i < seen.size(); ++i) {
                qInfo() << model.word.c_str() << i + 1 << "wagers lie in" << seen[i].size() << "ways";
                QVERIFY(seen[i].size() > 1);
                QVERIFY(tops[i].size() > 1);
            }
        }
    }

    /// House option, ask_order free: whoever asks from the own right, or begins in the middle, is answered by each spot
    /// as by the others; nothing is lost, the same chips change hands, and nothing is a fault.
    void spotsAreAskedInAnyOrder()
    {
        // the first act that is owed, or where a player is to be pointed at the one that `prefers` another
        const auto deal = [](const StationHand& hand, auto prefers) {
            Session session = *Session::start(hand.setup);
            for (int i = 0; i < 1000 && !session.isOver(); ++i) {
                if (const auto players = nextByScript(hand, session)) {
                    if (!session.apply(*players))
                        break;
                    continue;
                }
                auto act = idealAct(session);
                if (!act)
                    break;
                for (int seat = 1; act->verb == Verb::PointTo && seat <= maxSeats; ++seat) {
                    Act other = *act;
                    other.seat = Seat(seat);
                    Session tried = session;
                    const bool right = prefers(other, *act) && tried.apply(other)
                                       && !tried.entries().back().verdicts.empty()
                                       && std::ranges::all_of(tried.entries().back().verdicts, &Verdict::isCorrect);
                    if (right)
                        act = other;
                }
                if (!session.apply(*act))
                    break;
            }
            return session;
        };
        int otherOrders = 0;
        for (const DrawnTable& model : tables()) {
            if (!isBanked(model.hands.front().setup.game()))
                continue;
            const auto hands = prepareStation(model.hands, 3, model.word);
            QVERIFY(hands);
            for (const PreparedHand& prepared : *hands) {
                const Session first = deal(prepared.hand, [](const Act&, const Act&) { return false; });
                QVERIFY(first.isOver());
                for (const bool fromTheRight : {true, false}) {
                    const Session other = deal(prepared.hand, [&](const Act& one, const Act& two) {
                        // from the highest spot down; or the second one first
                        return fromTheRight ? one.seat->number() > two.seat->number()
                                            : one.seat->number() == two.seat->number() + 1;
                    });
                    QVERIFY2(other.isOver(), model.word.c_str());
                    QVERIFY(!hasFaults(other.entries()));
                    for (const SeatSetup& seat : prepared.hand.setup.seats)
                        QCOMPARE(other.table().at(seat.seat).stack, first.table().at(seat.seat).stack);
                    QCOMPARE(other.score().total().possible, first.score().total().possible);
                    otherOrders += other.entries() == first.entries() ? 0 : 1;
                }
            }
        }
        QVERIFY(otherOrders > 0);
    }

    /// Whoever leaves out what a player waits for, and points at that player, is not left waiting: the floor sees to
    /// it.
    void whoeverPointsAgainIsAnswered()
    {
        QStringList stuck;
        int tried = 0;
        for (const DrawnTable& model : tables()) {
            const auto hands = prepareStation(model.hands, 3, model.word);
            QVERIFY(hands);
            for (const PreparedHand& prepared : *hands) {
                Session session = *Session::start(prepared.hand.setup);
                while (!session.isOver()) {
                    if (const auto players = nextByScript(prepared.hand, session)) {
                        QVERIFY(session.apply(*players));
                        continue;
                    }
                    const auto right = idealAct(session);
                    QVERIFY(right);
                    Session after = session;
                    QVERIFY(after.apply(*right));
                    const auto turn = after.turn();
                    // before the first card only what is asked for is answered: the card then pitched brings the rest
                    const bool words = right->verb == Verb::Announce || right->verb == Verb::OfferCut;
                    const bool early = turn && (turn->wait == Wait::Cut || turn->wait == Wait::Post);
                    const bool asked = turn && turn->wait != Wait::Wager && (!early || words);
                    if (asked && right->verb != Verb::PointTo) {
                        Session forgets = session;
                        ++tried;
                        // pointed at, and once more where nobody answers
                        for (int i = 0; i < 2 && !nextByScript(prepared.hand, forgets); ++i)
                            QVERIFY(forgets.apply(act(Verb::PointTo, turn->seat)));
                        if (!nextByScript(prepared.hand, forgets))
                            stuck.append(QStringLiteral("%1: %2").arg(QString::fromStdString(model.word),
                                                                      QString::fromStdString(eventText(*right))));
                    }
                    session = std::move(after);
                }
            }
        }
        QVERIFY2(stuck.isEmpty(), qPrintable(stuck.join(QLatin1Char('\n'))));
        QVERIFY(tried > 10);
    }

    /// Whoever points at anybody at any time, with other mistakes beside it, deals every hand to its end.
    void nobodyWaitsForEver()
    {
        for (const DrawnTable& model : tables()) {
            const auto hands = prepareStation(model.hands, 3, model.word);
            QVERIFY(hands);
            for (const PreparedHand& prepared : *hands) {
                for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                    std::vector<Event> did;
                    const Session wild = dealtBadly(prepared.hand, seed, did, true);
                    const QString where =
                        QStringLiteral("%1, seed %2").arg(QString::fromStdString(model.word)).arg(seed);
                    QVERIFY2(wild.isOver(), qPrintable(where));
                }
            }
        }
    }

    /// What a sheet counts as critical is what it lists: what was put right stands in neither, what became critical by
    /// what came of it in both.
    void criticalErrorsAreCountedAndListedAlike()
    {
        int listed = 0;
        int putRight = 0;
        for (const DrawnTable& model : tables()) {
            const auto hands = prepareStation(model.hands, 5, model.word);
            QVERIFY(hands);
            for (const PreparedHand& prepared : *hands) {
                for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                    std::vector<Event> did;
                    const Session session = dealtBadly(prepared.hand, seed, did);
                    const auto& errors = session.score().criticals();
                    PracticalScore sheet;
                    sheet.add(session);
                    QCOMPARE(sheet.criticals, errors);
                    QCOMPARE(static_cast<int>(sheet.faults.size()), session.score().total().faults);
                    for (const CriticalError& error : errors) {
                        const auto says = [&](const Entry& entry) {
                            return std::ranges::any_of(entry.verdicts, [&](const Verdict& verdict) {
                                return verdict.rule == error.rule && verdict.fault == error.fault
                                       && verdict.severity == Severity::Critical;
                            });
                        };
                        QVERIFY2(std::ranges::any_of(session.entries(), says), std::string(error.rule.id()).c_str());
                    }
                    listed += static_cast<int>(errors.size());
                    putRight += session.score().criticalPutRight();
                }
            }
        }
        qInfo() << "critical" << listed << "corrected" << putRight;
        QVERIFY(listed > 0 && putRight > 0);
    }
    /// A point to the opener that was left out after an exposed card: what a score counts is what the sheet lists.
    void aPointLeftOutIsCountedOnce()
    {
        QFile file(QStringLiteral(SOURCE_FOLDER "/tests/core/certification/point-left-out.cutcard"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readSession(file.readAll().toStdString(), "point-left-out.cutcard");
        QVERIFY2(read, qPrintable(read ? QString() : test::said(read.error())));
        const auto session = Session::replay(read->setup, read->entries);
        QVERIFY(session);
        PracticalScore sheet;
        sheet.add(*session);
        QCOMPARE(session->score().criticalErrors(), 2);
        QCOMPARE(sheet.criticalErrors(), 2);
        QCOMPARE(static_cast<int>(sheet.faults.size()), session->score().total().faults);
    }
    /// Burnt and dealt on before everybody has discarded: the second burn is major (TN-burn-2), and the Turn that comes
    /// of it makes it critical (TN-turn-1). It is one slip, listed as what it came to.
    void whatALesserSlipCameToIsListed()
    {
        const auto hand = handWith("riverboat-loans", [](const SessionFile& each) {
            return std::ranges::any_of(each.entries, [](const Entry& entry) {
                const auto* act = std::get_if<Act>(&entry.event);
                return act != nullptr && act->verb == Verb::Announce && act->phrase == Phrase::MenOverboard;
            });
        });
        QVERIFY(hand);
        const auto prepared = prepare(*hand, {}, "hand");
        QVERIFY(prepared);
        Session session = *Session::start(prepared->hand.setup);
        bool slipped = false;
        for (int i = 0; i < 1000 && !session.isOver(); ++i) {
            if (const auto players = nextByScript(prepared->hand, session)) {
                QVERIFY(session.apply(*players));
                continue;
            }
            const auto right = idealAct(session);
            QVERIFY(right);
            if (!slipped && right->phrase == Phrase::MenOverboard && right->verb == Verb::Announce) {
                slipped = true;
                QVERIFY(session.apply(act(Verb::Burn)));
                Act turn = act(Verb::Board);
                turn.number = 1;
                QVERIFY(session.apply(turn));
                continue;
            }
            QVERIFY(session.apply(*right));
        }
        QVERIFY(slipped && session.isOver());
        const auto& errors = session.score().criticals();
        QCOMPARE(session.score().criticalErrors(), 1);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(std::string(errors.front().rule.id()), std::string("TN-turn-1"));
        QCOMPARE(std::string(errors.front().slip.id()), std::string("TN-burn-2"));
    }

    /// 0.6: whatever is done wrong at whatever moment, the players do what they would have done.
    void playersNeverMindWhatTheDealerDoesWrong()
    {
        const int count = std::max(2, qEnvironmentVariableIntValue("CUTCARD_VARIANTS"));
        int mistakes = 0;
        int voided = 0;
        QStringList otherwise;
        for (const DrawnTable& model : tables()) {
            const auto hands = prepareStation(model.hands, 7, model.word);
            QVERIFY(hands);
            for (const PreparedHand& prepared : *hands) {
                for (int seed = 1; seed <= count; ++seed) {
                    std::vector<Event> did;
                    const Session session = dealtBadly(prepared.hand, static_cast<std::uint64_t>(seed), did);
                    const QString where =
                        QStringLiteral("%1, seed %2: %3 of %4 events, %5")
                            .arg(QString::fromStdString(model.word))
                            .arg(seed)
                            .arg(did.size())
                            .arg(prepared.hand.script.size())
                            .arg(QString::fromStdString(did.size() < prepared.hand.script.size()
                                                            ? eventText(prepared.hand.script[did.size()].event)
                                                            : ""));
                    // a banked round that a mistake makes void is dealt again: only what came before is compared
                    const bool again = session.situation().notes.voidHands > 0;
                    if (!session.isOver() || (!again && did.size() != prepared.hand.script.size()))
                        otherwise.append(where);
                    voided += again ? 1 : 0;
                    for (std::size_t i = 0; !again && i < did.size(); ++i)
                        QVERIFY2(isAlike(did[i], prepared.hand.script[i].event), qPrintable(where));
                    mistakes += session.score().total().faults;
                }
            }
        }
        QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise.join(QLatin1Char('\n'))));
        qInfo() << "mistakes" << mistakes << "rounds dealt again" << voided;
        QVERIFY(mistakes > 0);
    }
};

CUTCARD_TESTS(StationsTest)
#include "tst_stations.moc"
