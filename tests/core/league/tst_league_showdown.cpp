// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 1.2 (showdown, odd chips), 1.3, 2.2.2 and 3.9, each rule handled rightly and violated.
#include "core/games/league/options.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string threeShown = "seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\nbutton 3\n";
/// Seat 1 has aces, seat 2 kings, seat 3 queens; the board helps nobody.
const std::string acesWin = threeShown + "deck Ah Kh Qh As Ks Qs 2c 3d 5h 8c 2d 9c 2h Jd\n";
/// The board is a straight that everybody plays.
const std::string allTie = threeShown + "deck 2h 3h 2d 2s 3s 3d 4c Th Jc Qd 4d Ks 4h Ac\n";

} // namespace

class LeagueShowdownTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_1_2_show_everybodyLeftTurnsUp()
    {
        Deal deal(acesWin);
        deal.to("dealer say showdown");
        QCOMPARE(deal.wouldBe("dealer name 1 one-pair"), "premature 1.3 major");
        QCOMPARE(deal.judge("dealer say showdown"), "correct 1.2-show minor");
        deal.player("seat 2 try-muck");
        // what is not shown is a matter of showing; what it would have won, of more
        QCOMPARE(deal.wouldBe("dealer muck 2"), "forbidden 1.2-show major");
        QCOMPARE(deal.wouldBe("dealer turn-up 2"), "out-of-order 1.2-show minor");
        QCOMPARE(deal.judge("dealer say hands-up 2"), "correct 1.2-show major");
        QCOMPARE(deal.next(), "-");
        deal.player("seat 2 show");
        QVERIFY(deal.table().at(Seat(2)).hand.back().faceUp);
    }

    void practice_absentShowdown_theDealerTurnsUpTheAbsentHand()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000 absent\nseat 3 \"C\" 4000\nbutton 3\n");
        deal.to("dealer turn-up 2");
        QCOMPARE(deal.wouldBe("dealer muck 2"), "forbidden 1.2-show critical");
        QCOMPARE(deal.wouldBe("dealer turn-up 1"), "forbidden 1.2-show minor");
        QCOMPARE(deal.wouldBe("dealer turn-up 2"), "correct GP-absent-showdown major");
    }

    void practice_liveHand_nobodysHandIsMuckedOrShown()
    {
        Deal deal;
        deal.to("dealer point 3");
        QCOMPARE(deal.wouldBe("dealer muck 3"), "forbidden GP-live-hand critical");
        QCOMPARE(deal.wouldBe("dealer turn-up 3"), "forbidden GP-live-hand critical");
        QCOMPARE(deal.wouldBe("dealer show-hand 3"), "forbidden GP-live-hand major");
    }

    void rule_1_3_handsAreReadRightly()
    {
        Deal deal(acesWin);
        deal.to("dealer name 1 one-pair");
        while (deal.next() == "-")
            deal.step(); // the others turn up
        QCOMPARE(deal.wouldBe("dealer name 1 one-pair"), "correct 1.3 major");
        QCOMPARE(deal.wouldBe("dealer name 2 one-pair"), "correct 1.3 major"); // in any order
        QCOMPARE(deal.wouldBe("dealer name 1 two-pair"), "wrong-target 1.3 critical");
        // with its ranks, which then have to be so
        QCOMPARE(deal.wouldBe("dealer name 1 one-pair A"), "correct 1.3 major");
        QCOMPARE(deal.wouldBe("dealer name 1 one-pair K"), "wrong-target 1.3 critical");
        QCOMPARE(deal.wouldBe("dealer push 0 1 600"), "out-of-order 1.3 minor");
    }

    void rule_1_2_show_theBestHandWins()
    {
        Deal deal(acesWin);
        deal.to("dealer push 0 1 600");
        QCOMPARE(deal.wouldBe("dealer push 0 2 600"), "wrong-target 1.2-show critical");
        QCOMPARE(deal.wouldBe("dealer push 0 1 500"), "correct 1.2-show critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 1.2-show critical");
        QCOMPARE(deal.judge("dealer push 0 1 600"), "correct 1.2-show critical");
    }

    void rule_1_2_show_equalHandsShare()
    {
        Deal deal(allTie);
        deal.to("dealer push 0 1 200");
        QCOMPARE(deal.wouldBe("dealer push 0 1 600"), "wrong-amount 1.2-show critical");
        QCOMPARE(deal.judge("dealer push 0 2 200"), "correct 1.2-show critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 1.2-show critical; omitted 1.2-show critical");
        QCOMPARE(deal.judge("dealer push 0 1 200"), "correct 1.2-show critical");
        QCOMPARE(deal.judge("dealer push 0 3 200"), "correct 1.2-show critical");
    }

    void rule_1_2_odd_chipsLeftOverStayForTheNextHand()
    {
        // 1,300 for three: 400 each, and 100 starts the next pot
        Deal deal("hands 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\nseat 4 \"D\" 4000\nbutton 3\n"
                  "deck 2h 3h 2d 7h 2s 3s 3d 7d 4c Th Jc Qd 4d Ks 4h Ac\n");
        deal.player("seat 4 raise-to 400").player("seat 1 call").player("seat 2 call").player("seat 3 call");
        deal.player("seat 1 bet-to 300").player("seat 2 fold").player("seat 3 call").player("seat 4 call");
        deal.to("dealer push 0 1 800");
        QCOMPARE(deal.wouldBe("dealer push 0 1 900"), "wrong-amount 1.2-odd major");
        while (deal.session().hand() < 2)
            QVERIFY(deal.step());
        QCOMPARE(deal.table().pots[0].amount, 100);
        QCOMPARE(chipsOnTable(deal.table()), 16'000);
    }

    void rule_3_9_aHandWonWithoutABetAsksForNoCard()
    {
        // heads-up the absent small blind is mucked, and nobody has acted
        Deal deal("seat 1 \"A\" 4000 absent\nseat 2 \"B\" 4000\nbutton 2\n");
        deal.through("dealer muck 1");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden 3.9 minor");
        QCOMPARE(deal.next(), "dealer return 2 100");
        deal.through("dealer push 0 2 200").finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_9_norAfterTheBurn()
    {
        Deal deal(acesWin);
        deal.through("dealer burn");
        for (const char* seat : {"2", "3"}) {
            deal.now("incident cards-below-table " + std::string(seat)).through("dealer muck " + std::string(seat));
            deal.through("dealer say cards-in-view " + std::string(seat));
        }
        QCOMPARE(deal.next(), "dealer push 0 1 600");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden 3.9 minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_3_aHandMuckedAtTheShowdownIsNotAskedFor()
    {
        Deal deal(acesWin);
        deal.through("dealer say showdown").now("incident phone-used 2").through("dealer muck 2");
        deal.through("dealer say no-phone 2").finish();
        QCOMPARE(deal.faults(), 0);
        Deal alone(acesWin);
        alone.through("dealer say showdown");
        for (const char* seat : {"2", "3"}) {
            alone.now("incident phone-used " + std::string(seat)).through("dealer muck " + std::string(seat));
            alone.through("dealer say no-phone " + std::string(seat));
        }
        QCOMPARE(alone.next(), "dealer push 0 1 600");
        // hands being read, or pots being built, go on without it
        Deal read(acesWin);
        read.through("dealer name 1 one-pair").now("incident phone-used 1").through("dealer muck 1");
        QVERIFY(!read.wouldBe("dealer push 0 1 600").starts_with("correct"));
        read.through("dealer say no-phone 1").finish();
        QCOMPARE(read.faults(), 0);
    }

    void rule_1_2_odd_nobodyIsGivenTheRestAfterwards()
    {
        Deal deal("hands 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\nseat 4 \"D\" 4000\nbutton 3\n"
                  "deck 2h 3h 2d 7h 2s 3s 3d 7d 4c Th Jc Qd 4d Ks 4h Ac\n");
        deal.player("seat 4 raise-to 400").player("seat 1 call").player("seat 2 call").player("seat 3 call");
        deal.player("seat 1 bet-to 300").player("seat 2 fold").player("seat 3 call").player("seat 4 call");
        deal.to("dealer gather-cards");
        QCOMPARE(deal.wouldBe("dealer push 0 1 100"), "forbidden 1.2-odd major");
    }

    void rule_1_2_show_noPotGoesOutWithActionPending()
    {
        Deal deal(acesWin);
        deal.through("dealer board 3").to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer push 0 2 600"), "forbidden 1.2-show critical");
        QCOMPARE(deal.wouldBe("dealer say winner 1"), "forbidden 2.1.4 major");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden 1.2-turn critical");
    }

    void rule_2_1_4_theWinnerMayBeNamed()
    {
        Deal deal("seat 1 \"A\" 1000\nseat 2 \"B\" 1000\nbutton 2\ndeck As Kd Ah 7c 2c 3d 8h 9s 2d Jc 2h 4s\n");
        deal.player("seat 1 all-in").player("seat 2 all-in").through("dealer push 0 1 2000");
        QCOMPARE(deal.wouldBe("dealer say winner 2"), "wrong-target 2.1.4 minor");
        QCOMPARE(deal.judge("dealer say eliminated 2"), "correct 2.1.4 minor");
        QCOMPARE(deal.judge("dealer say winner 1"), "correct 2.1.4 minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_9_nobodyAsksBeforeTheHandIsDecided()
    {
        Deal deal;
        deal.to("dealer point 3");
        QVERIFY(!deal.session().isPossible(eventOf("incident rabbit-asked 2")));
    }

    void rule_3_9_noFurtherCardOnceTheHandIsDecided()
    {
        Deal deal;
        deal.player("seat 3 raise-to 800").player("seat 4 fold").player("seat 1 fold").player("seat 2 fold");
        deal.through("dealer sweep").now("incident rabbit-asked 2");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden 3.9 minor");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden 3.9 minor");
        QCOMPARE(deal.wouldBe("dealer push 0 3 500"), "out-of-order 3.9 minor");
        QCOMPARE(deal.wouldBe("dealer say no-rabbit 2"), "correct 3.9 minor");
    }

    /// Where odd chips go is the document's, not the house's alone: its form names the paragraph.
    void rule_1_2_odd_theHousesFormNamesTheParagraph()
    {
        const auto options = leagueHouse();
        const auto odd = std::ranges::find(options, "carry_odd_chips", &HouseOption::key);
        QVERIFY(odd != options.end());
        QCOMPARE(odd->rules, std::string_view("1.2-odd"));
    }

    void practice_gather_theCardsAreGatheredForTheNextHand()
    {
        Deal deal("hands 2");
        deal.to("dealer gather-cards");
        QCOMPARE(deal.wouldBe("dealer button 1"), "out-of-order GP-gather-cards minor");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "correct GP-gather-cards minor");
    }
};

CUTCARD_TESTS(LeagueShowdownTest)
#include "tst_league_showdown.moc"
