// SPDX-License-Identifier: GPL-3.0-or-later
// What the floor did is said, and is all that it did: the table before, with the dealer's act and the floor's, is the
// table after.
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/deal.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

/// Whether what the entries say leads from one table to the other; `slipped` is the table before the open mistake.
bool isAccountedFor(std::vector<Table> tables, const std::vector<Entry>& entries, const Table& slipped, const Table& to)
{
    // each entry leads to one of few tables: an act that is judged may be done or not
    for (const Entry& entry : entries) {
        std::vector<Table> next;
        const auto add = [&](Table from, std::vector<Act> acts) {
            if (std::ranges::all_of(acts, [&](const Act& act) { return perform(from, act); }))
                next.push_back(std::move(from));
        };
        const auto* act = std::get_if<Act>(&entry.event);
        for (const Table& from : tables) {
            const std::vector<Act>& done = entry.floor.done;
            // what was done wrongly is taken back first, whoever does the rest
            const Table& begun = entry.floor.undone.empty() ? from : slipped;
            add(begun, done);
            if (act == nullptr)
                continue;
            std::vector<Act> before{*act};
            before.insert(before.end(), done.begin(), done.end());
            std::vector<Act> after = done;
            after.push_back(*act);
            add(begun, before);
            add(begun, after);
        }
        tables = std::move(next);
    }
    return std::ranges::any_of(tables, [&](const Table& table) { return liesAlike(table, to); });
}

} // namespace

class FloorWorkTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void chipsPushedFromInFrontAreSweptInOneMotion()
    {
        Deal deal("cutcard 2\nmode test\nhands 1\nseat 1 \"P1\" 4000\nseat 2 \"P2\" 4000\nseat 3 \"P3\" 4000\n"
                  "button 3\n");
        deal.player("seat 3 fold").player("seat 1 fold").now("dealer push 0 2 300");
        const Entry& push = deal.session().entries().back();
        QVERIFY(push.wasRight());
        QCOMPARE(push.floor.done.size(), std::size_t{1});
        QVERIFY(push.isSweptAlong());
    }

    void aTiedWagerThatIsLeftLyingIsNothingLeftOut()
    {
        Deal deal("cutcard 2\nmode test\ngame champion\nhouse burns = false\nhouse pot_bet = false\nhands 1\n"
                  "seat 1 \"P1\" 1000\nseat 2 \"P2\" 1000\ndeck 2s 3c 4s 2d 3h 5d Tc Jc Qd Kh Ac\n");
        deal.to("dealer push-wager blind 1 10").now("dealer gather-cards");
        const Entry& gathers = deal.session().entries().back();
        QVERIFY(gathers.wasRight());
        QCOMPARE(gathers.floor.done.size(), std::size_t{4});
        QVERIFY(gathers.isSweptAlong());
        QCOMPARE(deal.faults(), 0);
    }

    void chipsPushedWronglyFromInFrontLieThereAgainInPractice()
    {
        Deal deal("cutcard 2\nmode practice\nhands 1\nseat 1 \"P1\" 4000\nseat 2 \"P2\" 4000\nseat 3 \"P3\" 4000\n"
                  "button 3\n");
        deal.player("seat 3 fold").player("seat 1 fold").now("dealer push 0 3 300");
        QCOMPARE(deal.session().entries().back().verdicts.front().fault, Fault::WrongTarget);
        QVERIFY(deal.session().entries().back().floor.isNone());
        deal.now("dealer return 2 100").now("dealer sweep").now("dealer push 0 2 200").finish();
        QCOMPARE(deal.faults(), 1);
        QCOMPARE(deal.session().score().criticalErrors(), 0);
    }

    void whatTheFloorSaysInPlaceOfTheDealerIsNamed()
    {
        Deal deal("cutcard 2\nmode test\nhands 1\nseat 1 \"P1\" 4000\nseat 2 \"P2\" 4000\nseat 3 \"P3\" 4000\n"
                  "button 3\n");
        deal.player("seat 3 fold").through("dealer say showdown");
        while (deal.next().substr(0, 11) != "dealer name")
            QVERIFY(deal.step());
        const Act reading = std::get<Act>(eventOf(deal.next()));
        Act misread = reading;
        misread.hand = reading.hand == HandClass::StraightFlush ? HandClass::Straight : HandClass::StraightFlush;
        Deal rightly = deal;
        rightly.now(eventText(reading));
        deal.now(eventText(misread));
        for (int i = 0; i < 3; ++i) {
            deal.now(rightly.next());
            QVERIFY(rightly.step());
        }
        QVERIFY(std::ranges::any_of(deal.session().entries(), [&](const Entry& entry) {
            const bool floor = std::holds_alternative<FloorStep>(entry.event) && entry.floor.undone.empty();
            return floor && std::ranges::find(entry.floor.done, reading) != entry.floor.done.end();
        }));
    }

    void whatTheFloorDidIsAllThatItDid_data()
    {
        QTest::addColumn<int>("game");
        for (const CatalogueEntry& game : catalogue())
            QTest::newRow(std::string(game.word).c_str()) << static_cast<int>(game.id);
    }
    void whatTheFloorDidIsAllThatItDid()
    {
        QFETCH(int, game);
        int wrong = 0;
        int moved = 0;
        for (int seed = 1; seed <= seedsOr(25); ++seed) {
            const SessionSetup setup =
                setupFor(entryOf(static_cast<GameId>(game)), static_cast<std::uint64_t>(seed), Mode::Test, 2);
            Session session = Session::start(setup).value();
            const Simulator simulator;
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            for (int i = 0; i < 400 && !session.isOver(); ++i) {
                std::optional<Event> event = nextAfterMistake(session, simulator);
                if (stream.chance(120) && !std::holds_alternative<FloorStep>(event.value_or(FloorStep{}))) {
                    const auto acts = possibleActs(session);
                    if (!acts.empty())
                        event = acts[static_cast<std::size_t>(stream.below(static_cast<int>(acts.size())))];
                }
                if (!event)
                    break;
                const Table before = session.table();
                const Table slipped = session.slip() ? session.slip()->before.table : before;
                const std::size_t known = session.entries().size();
                const int hand = session.hand();
                if (!session.apply(*event))
                    break;
                if (session.hand() != hand || session.isOver() || !std::holds_alternative<Act>(*event))
                    continue;
                const std::vector<Entry> fresh = session.entries().from(known);
                for (const Entry& entry : fresh) {
                    wrong += !entry.verdicts.empty() && !entry.verdicts.front().isCorrect();
                    moved += !entry.floor.isNone();
                }
                if (!isAccountedFor({before}, fresh, slipped, session.table())) {
                    QByteArray l;
                    for (const Entry& e : fresh) {
                        l += eventText(e.event).c_str();
                        l += " floor[";
                        for (auto& a : e.floor.undone)
                            l += eventText(a) + " | ";
                        l += " -> ";
                        for (auto& a : e.floor.done)
                            l += eventText(a) + " | ";
                        l += "] ";
                        if (!e.verdicts.empty())
                            l += std::to_string((int)e.verdicts.front().fault) + (e.verdicts.front().told ? "told" : "")
                                 + (e.verdicts.front().selfCorrected ? "corr" : "");
                        l += "; ";
                    }
                    {
                        Table a = before;
                        if (auto* x = std::get_if<Act>(&*event))
                            perform(a, *x);
                        const Table& b = session.table();
                        l += "DIFF";
                        for (int k = 0; k < maxSeats; ++k) {
                            const auto &p = a.places[k], &q = b.places[k];
                            if (!(p == q))
                                l += QByteArray::number(k + 1) + ": " + QByteArray::number(p.stack) + "/"
                                     + QByteArray::number(p.bet) + "/" + QByteArray::number(p.earlier) + "/"
                                     + QByteArray::number(p.hand.size()) + (p.chipsOnCards ? "c" : "") + " -> "
                                     + QByteArray::number(q.stack) + "/" + QByteArray::number(q.bet) + "/"
                                     + QByteArray::number(q.earlier) + "/" + QByteArray::number(q.hand.size())
                                     + (q.chipsOnCards ? "c" : "") + ", ";
                        }
                        l += a.pots == b.pots ? "" : " pots";
                        l += a.board == b.board ? "" : " board";
                        l += a.stub == b.stub ? "" : " stub";
                        l += a.muck == b.muck ? "" : " muck";
                    }
                    qInfo("seed %d %s", seed, l.constData());
                    break;
                }
                QVERIFY2(isAccountedFor({before}, fresh, slipped, session.table()), described(session));
            }
        }
        qInfo("%d wrong acts, the floor moved something %d times", wrong, moved);
        QVERIFY(wrong > 100);
        QVERIFY(moved > 10);
    }
};

CUTCARD_TESTS(FloorWorkTest)
#include "tst_floor_work.moc"
