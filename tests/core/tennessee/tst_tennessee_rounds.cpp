// SPDX-License-Identifier: GPL-3.0-or-later
// TN-fmt: how a table of round 1 ends, what round 2 opens at, and where a table stands.
#include "tests/core/support/deal.h"

#include "core/games/tennessee/tennessee.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

/// A table of round 1 at which D, with 100, loses it to A in the first hand.
Session firstRound()
{
    std::string header =
        "game tennessee\nbutton 4\nhands 0\nhouse event = \"round-1\"\nhouse banking = \"side-pots\"\n";
    for (int i = 0; i < 4; ++i)
        header += "seat " + std::to_string(i + 1) + " \"" + "ABCD"[i] + "\" " + (i == 3 ? "100" : "10000") + "\n";
    header += "deck 2c Kc Tc 9h 2d Kd Td 4d 3s 5h 7c 2h 4s Ts Jc 2s 8h 3h Qd 9c Jd 6d 6s\n";
    return Deal(header).finish().session();
}

} // namespace

class TennesseeRoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_fmt_6_roundTwoOpensAtTwiceTheOpeningBlinds()
    {
        const Deal deal("game tennessee\nbutton 3\nhouse event = \"round-2\"\nseat 1 \"A\" 10300\nseat 2 \"B\" 9900\n"
                        "seat 3 \"C\" 9900\n");
        const Session& session = deal.session();
        QCOMPARE(session.situation().notes.bigBlind, 200);
        const TennesseeMoment moment = tennesseeMoment(session.situation());
        QCOMPARE(moment, (TennesseeMoment{.hand = 1, .level = 1, .handOfLevel = 1, .round = 0, .most = 0}));
        QCOMPARE(eventText(session.procedure().owed().front().act), "dealer say new-level 200");
        // the header says it all, so that a file carries it on
        QVERIFY(readSession(writeSession(session.setup(), {}), "file")->setup == session.setup());
    }

    void rule_TN_fmt_2_3_theResultNamesTheWinnerAndTheRule()
    {
        const std::string three = "game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\nseat 1 \"A\" 22000\n"
                                  "seat 2 \"B\" 3000\nseat 3 \"C\" 4000\n"
                                  "deck 2c Kc Tc 2d Kd Td 3s 5h 7c 2h 4s Ts 2s 8h 3h 9c Jc 6d\n";
        Deal deal(three);
        QVERIFY(!tennesseeResult(deal.session().situation()));
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 2 call").player("seat 3 fold");
        Deal one = deal;
        deal.through("dealer pitch 2").player("seat 1 bet-to 3000").player("seat 2 ask-odc").player("seat 2 call");
        deal.finish();
        const auto two = tennesseeResult(deal.session().situation());
        QCOMPARE(two->rule, "TN-fmt-2"_rule);
        QCOMPARE(two->winner, std::optional(Seat(1)));
        QCOMPARE(two->left.size(), 2);
        QCOMPARE(tennesseeResult(firstRound().situation())->rule, "TN-fmt-4"_rule);
        QVERIFY(!tennesseeResult(firstRound().situation())->winner);
    }

    void rule_TN_blinds_5_whereATableStands()
    {
        Deal deal("game tennessee\nbutton 3\nhouse first_hand = 8\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\n"
                  "seat 3 \"C\" 10000\n");
        QCOMPARE(tennesseeMoment(deal.session().situation()),
                 (TennesseeMoment{.hand = 8, .level = 2, .handOfLevel = 2, .round = 0, .most = 0}));
        deal.through("dealer board 2").through("dealer point 1");
        QCOMPARE(tennesseeMoment(deal.session().situation()),
                 (TennesseeMoment{.hand = 8, .level = 2, .handOfLevel = 2, .round = 2, .most = 400}));
    }
};

CUTCARD_TESTS(TennesseeRoundsTest)
#include "tst_tennessee_rounds.moc"
