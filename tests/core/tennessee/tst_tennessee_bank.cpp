// SPDX-License-Identifier: GPL-3.0-or-later
// TN-odc: overdrawn chips, the worked hand W1 played at the table, and the bank's book.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string stacks = "game tennessee\nbutton 4\nhouse big_blind = 1000\n"
                           "seat 1 \"A\" 22000\nseat 2 \"B\" 12000\nseat 3 \"C\" 4000\nseat 4 \"D\" 2000\n";
// D best, then C, A and B; everybody keeps five cards
const std::string cards = "deck Kc Qc Tc 2c Kd 9d Td 2d 3s 5h 7c 4s 4h Ts 2h 8h 8d 3h 2s Jc Jd 6d 9c\n";
// the same with A best: A has what D had
const std::string cardsForA = "deck 2c Qc Tc Kc 2d 9d Td Kd 3s 5h 7c 2h 4h Ts 4s 2s 8d 3h 8h 9c Jd 6d Jc\n";

/// W1 up to the third round, in which C and D have borrowed and all have put in 6,000.
Deal w1(const std::string& extra = {}, const std::string& deck = cards)
{
    Deal deal(stacks + deck + extra);
    deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 call");
    deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 ask-odc").player("seat 3 call");
    return deal;
}

Chips total(const Table& table)
{
    Chips sum = 0;
    for (int i = 0; i < maxSeats; ++i)
        sum += table.at(Seat::fromIndex(i)).stack + table.at(Seat::fromIndex(i)).inFront();
    for (const MiddlePot& pot : table.pots)
        sum += pot.amount;
    return sum;
}

} // namespace

class TennesseeBankTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_odc_2_depositsAreTakenBeforePlay()
    {
        Deal deal(stacks);
        QCOMPARE(deal.next(), "dealer deposit 1 10000");
        QCOMPARE(deal.wouldBe("dealer deposit 1 9000"), "wrong-amount TN-odc-2 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order TN-odc-2 major");
        QCOMPARE(deal.judge("dealer deposit 3 10000"), "correct TN-odc-2 major");
        deal.to("dealer shuffle");
        QCOMPARE(deal.session().situation().bank.account(Seat(4)).deposit, 10'000);
        QCOMPARE(Deal(stacks + "house banking = \"side-pots\"\n").next(), "dealer shuffle");
    }

    void rule_TN_odc_2_whatALoserGetsBackIsPaidOnceAlsoWhereItIsCreditedLast()
    {
        Deal deal("cutcard 2\nmode test\ngame tennessee\nseat 1 \"Ada\" 22000\nseat 2 \"Bao\" 3000\n"
                  "seat 3 \"Cruz\" 4000\nbutton 3\nhouse big_blind = 1000\nhouse deposit = 10000\n"
                  "deck 2c Kc Tc 2d Kd Td 3s 5h 7c 2h 4s Ts 2s 8h 3h 9c Jc 6d 4d");
        for (const char* each : {"1 call", "2 call", "3 check", "1 bet-to 2000", "2 call", "3 fold", "1 bet-to 3000",
                                 "2 ask-odc", "2 call"})
            deal.player(std::string("seat ") + each);
        deal.to("dealer take-loan 2 7000");
        for (const char* each :
             {"take-loan 2 7000", "say eliminated 2", "gather-cards", "count-stack 1 29000", "count-stack 3 3000",
              "say winner 1", "credit 1 10000", "credit 3 10000", "credit 2 7000"})
            deal.now(std::string("dealer ") + each);
        QVERIFY2(deal.session().isOver(), deal.next().c_str());
    }

    void rule_TN_odc_4_theFirstChipsAreCountedOutWhereTheHouseHasIt()
    {
        const std::string counted = "house counts_first_stacks = true\n";
        Deal deal(stacks + counted);
        const Chips first = deal.table().at(Seat(1)).stack;
        const std::string each = std::to_string(first);
        QCOMPARE(deal.judge("dealer count-stack 1 " + each), "correct TN-odc-4 critical");
        QCOMPARE(deal.wouldBe("dealer count-stack 3 " + std::to_string(first - 25)), "wrong-amount TN-odc-4 critical");
        QCOMPARE(deal.judge("dealer deposit 1 10000"), "correct TN-odc-2 major");
        QCOMPARE(deal.wouldBe("dealer count-stack 1 " + each), "unneeded GP-unneeded minor");
        Deal whole = deal;
        whole.to("dealer shuffle");
        QCOMPARE(whole.faults(), 0);
        // whoever forgets one begins with stacks that nobody has counted
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order TN-odc-4 critical");
        Deal without(stacks + counted + "house banking = \"side-pots\"\n");
        QCOMPARE(without.next(), "dealer count-stack 1 " + each);
        Deal second(stacks + counted + "house event = \"round-2\"\n");
        QVERIFY(!second.next().starts_with("dealer count-stack"));
    }

    void rule_TN_odc_5_theRequestOnOnesOwnTurnIsConfirmedLentAndCharged()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        QCOMPARE(deal.next(), "dealer say odc-drawn 4 10000");
        QCOMPARE(deal.wouldBe("dealer say no-odc 4"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.judge("dealer say odc-drawn 4 10000"), "correct TN-odc-5 minor");
        deal.now("dealer lend 4 10000").now("dealer charge 4 100");
        QCOMPARE(deal.next(), "-");
        QCOMPARE(deal.table().at(Seat(4)).stack, 11'000);
    }

    void rule_TN_odc_5_nothingIsLentUnasked()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").to("dealer point 4");
        QCOMPARE(deal.judge("dealer lend 4 10000"), "forbidden TN-odc-5 major");
    }

    void rule_TN_odc_5_outOfTurnOrWithoutNeedItIsRefused()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").through("dealer point 2").now("seat 4 ask-odc");
        QCOMPARE(deal.next(), "dealer say out-of-turn 4");
        QCOMPARE(deal.wouldBe("dealer lend 4 10000"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.judge("dealer say out-of-turn 4"), "correct TN-odc-5 major");
        deal.player("seat 2 ask-odc");
        QCOMPARE(deal.judge("dealer say no-odc 2"), "correct TN-odc-5 major");
        deal.player("seat 2 call");
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_36_aLoanOnlyToRaiseIsGranted()
    {
        Deal deal(stacks + cards);
        // D could call the blind of 1,000 but not raise it twice; C has chips for all of round 1
        deal.through("dealer board 2").player("seat 1 bet-to 1000").player("seat 4 ask-odc");
        QCOMPARE(deal.next(), "dealer say odc-drawn 4 10000");
    }

    void rule_TN_odc_6_theLoanIsTheAllotment()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        deal.to("dealer lend 4 10000");
        QCOMPARE(deal.wouldBe("dealer lend 4 20000"), "wrong-amount TN-odc-6 major");
        QCOMPARE(deal.wouldBe("dealer lend 4 1000"), "correct TN-odc-6 major"); // the rest may follow
        QCOMPARE(deal.wouldBe("dealer lend 3 10000"), "wrong-target TN-odc-5 major");
        QCOMPARE(deal.judge("dealer lend 4 10000"), "correct TN-odc-6 major");
    }

    void rule_TN_odc_12_theChargeIsRecorded()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        deal.to("dealer charge 4 100");
        QCOMPARE(deal.wouldBe("dealer charge 4 200"), "wrong-amount TN-odc-13 minor");
        QCOMPARE(deal.wouldBe("dealer charge 4 10"), "correct TN-odc-12 major"); // the rest may follow
        deal.now("dealer charge 4 100");
        QCOMPARE(deal.session().situation().bank.account(Seat(4)).charged, 100);
    }

    void rule_TN_odc_14_aHouseMayChargeOnceARoundOrForThePartBet()
    {
        Deal deal = w1("house charge_time = \"once-a-round\"\nhouse charge_base = \"part-bet\"\n");
        deal.to("dealer charge 3 20");
        QCOMPARE(deal.wouldBe("dealer charge 3 100"), "wrong-amount TN-odc-13 minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_odc_11_W1_theWinnerPaysTheWholeLoanBack()
    {
        Deal deal = w1();
        deal.to("dealer push 0 4 24000");
        QCOMPARE(deal.wouldBe("dealer push 0 4 22000"), "correct TN-odc-9 critical");
        deal.now("dealer push 0 4 24000");
        QCOMPARE(deal.table().at(Seat(4)).stack, 30'000);
        deal.to("dealer take-loan 4 10000");
        QCOMPARE(deal.wouldBe("dealer take-loan 4 14000"), "wrong-amount TN-odc-11 critical");
        QCOMPARE(deal.wouldBe("dealer take-loan 4 6000"), "correct TN-odc-11 critical"); // the rest may follow
        deal.finish();
        QCOMPARE(deal.table().at(Seat(1)).stack, 16'000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 6'000);
        QCOMPARE(deal.table().at(Seat(3)).stack, 0);
        QCOMPARE(deal.table().at(Seat(4)).stack, 20'000);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_odc_8_W1_theLoserIsOutAndHasTheUnusedPartCredited()
    {
        Deal deal = w1();
        deal.to("dealer take-loan 3 8000");
        QCOMPARE(deal.wouldBe("dealer take-loan 3 10000"), "impossible TN-odc-10 minor");
        QCOMPARE(deal.wouldBe("dealer take-loan 3 2000"), "correct TN-odc-10 critical"); // the rest may follow
        QCOMPARE(deal.judge("dealer take-loan 3 8000"), "correct TN-odc-10 critical");
        QCOMPARE(deal.wouldBe("dealer credit 3 9000"), "wrong-amount TN-odc-10 critical");
        QCOMPARE(deal.wouldBe("dealer credit 3 2000"), "correct TN-odc-10 critical"); // the rest may follow
        QCOMPARE(deal.judge("dealer credit 3 8000"), "correct TN-odc-10 critical");
        // no paragraph has the bank before the cards
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "correct GP-gather-cards minor");
        QCOMPARE(deal.judge("dealer say eliminated 3"), "correct TN-odc-8 critical");
    }

    // no paragraph says which is first, the account or the chips: both leave the same in the book
    void rule_TN_odc_10_W1_creditedBeforeItIsTakenItIsCreditedOnce()
    {
        Deal usual = w1();
        usual.through("dealer take-loan 3 8000").through("dealer credit 3 8000");
        Deal other = w1();
        other.to("dealer take-loan 3 8000");
        QCOMPARE(other.judge("dealer credit 3 8000"), "correct TN-odc-10 critical");
        QCOMPARE(other.judge("dealer take-loan 3 8000"), "correct TN-odc-10 critical");
        const auto balance = [](const Deal& deal) {
            return deal.session().situation().bank.account(Seat(3)).balance();
        };
        QCOMPARE(balance(other), balance(usual));
        usual.finish();
        other.finish();
        QCOMPARE(balance(other), balance(usual));
        QCOMPARE(other.session().situation().bank.outstanding(), 0);
        QCOMPARE(other.faults(), 0);
    }

    // a part of a loan, something else, and the rest: the book has what lies on the table
    void rule_TN_odc_10_11_W1_loansComeBackInPartsWithSomethingBetween()
    {
        Deal deal = w1("mode practice\n");
        deal.to("dealer take-loan 3 8000");
        for (const char* each :
             {"dealer take-loan 3 5000", "dealer credit 3 8000", "dealer take-loan 3 3000", "dealer say eliminated 3",
              "dealer take-loan 4 6000", "dealer gather-cards", "dealer take-loan 4 4000"})
            QVERIFY(deal.judge(each).starts_with("correct"));
        QCOMPARE(deal.session().situation().bank.chipsOnTable(), total(deal.table()));
        QCOMPARE(deal.session().situation().bank.outstanding(), 0);
        QCOMPARE(deal.session().situation().bank.absorbed(), 2'000);
    }

    void rule_TN_odc_8_9_W1_withABestBothBorrowersAreOut()
    {
        Deal deal = w1({}, cardsForA);
        deal.finish();
        QCOMPARE(deal.table().at(Seat(1)).stack, 40'000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 6'000);
        QCOMPARE(deal.table().at(Seat(3)).stack, 0);
        QCOMPARE(deal.table().at(Seat(4)).stack, 0);
        const OdcBank& bank = deal.session().situation().bank;
        QCOMPARE(bank.absorbed(), 6'000);
        QCOMPARE(bank.chipsOnTable(), 46'000);
        QCOMPARE(deal.faults(), 0);
    }

    void theBookBalancesAfterEveryAct()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        while (deal.step())
            QCOMPARE(deal.session().situation().bank.chipsOnTable(), total(deal.table()));
        QCOMPARE(deal.session().situation().bank.outstanding(), 0);
    }

    void rule_TN_odc_7_oneWhoBegunWithNothingIsRefused()
    {
        Deal deal = w1("hands 2\n");
        deal.to("dealer gather-cards").through("dealer cut-card").now("incident odc-asked-broke 3");
        QCOMPARE(deal.wouldBe("dealer lend 3 10000"), "forbidden TN-odc-7 critical");
        QCOMPARE(deal.wouldBe("dealer lend 4 10000"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.judge("dealer say no-odc 3"), "correct TN-odc-7 critical");
    }

    void rule_TN_odc_7_aSecondLoanInALaterHandIsGranted()
    {
        Deal deal = w1("hands 2\n");
        deal.through("dealer gather-cards").through("dealer board 2").player("seat 1 bet-to 2000");
        QVERIFY(deal.session().situation().bank.refusal(Seat(4), 20'000) == std::nullopt);
        QCOMPARE(deal.session().situation().bank.account(Seat(4)).loansThisHand, 0);
    }

    void reading_TA_23_thereIsNoSecondLoanInAHand()
    {
        Deal deal = w1();
        deal.player("seat 4 ask-odc");
        QCOMPARE(deal.judge("dealer say no-odc 4"), "correct TA-23 major");
    }

    void practice_GP_bank_short_theFloorIsCalledBeforeALoanThatTheRackDoesNotHold()
    {
        // one loan is there, the second is not: 10,000 of 15,000 are out with D
        Deal deal = Deal(stacks + cards + "house reserve = 15000\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        deal.through("dealer say odc-drawn 4 10000");
        QCOMPARE(deal.next(), "dealer lend 4 10000");
        deal.player("seat 4 call").through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 ask-odc");
        deal.through("dealer say odc-drawn 3 10000");
        QCOMPARE(deal.next(), "dealer floor odc");
        QCOMPARE(deal.wouldBe("dealer lend 3 10000"), "out-of-order GP-bank-short major");
        QCOMPARE(deal.wouldBe("dealer say no-odc 3"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.judge("dealer floor odc"), "correct GP-bank-short major");
        QCOMPARE(deal.judge("dealer lend 3 10000"), "correct TN-odc-6 major");
        deal.player("seat 3 call").finish();
        QCOMPARE(deal.faults(), 0);
        const OdcBank& bank = deal.session().situation().bank;
        QCOMPARE(bank.chipsOnTable(), total(deal.table()));
        // C's 2,000 stay in play and D's loan has come back
        QVERIFY(!bank.isShortOf(10'000));
        QVERIFY(bank.isShortOf(13'001));
    }

    void reading_TA_23_anExhaustedLoanMakesASidePotThatIsRecorded()
    {
        // 25,000 a round at the top: C has 400 and 10,000 lent, and can't match it all
        Deal deal("game tennessee\nbutton 4\nhouse big_blind = 4000\nseat 1 \"A\" 60000\nseat 2 \"B\" 60000\n"
                  "seat 3 \"C\" 6000\nseat 4 \"D\" 60000\n");
        deal.through("dealer board 2").player("seat 1 bet-to 8000").player("seat 3 ask-odc").player("seat 3 call");
        deal.through("dealer pitch 4").player("seat 1 bet-to 12000").player("seat 3 call");
        QCOMPARE(deal.next(), "dealer say all-in 3 4000");
        deal.to("dealer record 1 24000 1,2,4");
        QCOMPARE(deal.wouldBe("dealer record 1 20000 1,2,4"), "wrong-amount TN-odc-15 critical");
        deal.to("dealer build 0 64000 1,2,3,4");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        QCOMPARE(deal.session().situation().bank.chipsOnTable(), total(deal.table()));
    }

    void rule_TN_odc_15_withoutTheOptionAPlainAllInIsRefused()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 all-in");
        QCOMPARE(deal.next(), "dealer say odc-or-fold 4");
        QCOMPARE(deal.wouldBe("dealer say all-in 4 1000"), "forbidden TN-odc-15 major");
        QCOMPARE(deal.judge("dealer say odc-or-fold 4"), "correct TN-odc-15 major");
        QCOMPARE(deal.table().at(Seat(4)).bet, 0);
        deal.player("seat 4 fold");
    }

    void rule_TN_odc_15_withTheOptionSidePotsAreRecordedAndBuilt()
    {
        Deal deal(stacks + cards + "house banking = \"side-pots\"\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 all-in");
        deal.to("dealer record 1 3000 1,2,3");
        QCOMPARE(deal.judge("dealer record 1 3000 1,2,3"), "correct TN-odc-15 critical");
        deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 all-in");
        deal.to("dealer build 0 8000 1,2,3,4");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-odc-15 critical");
        deal.now("dealer build 0 8000 1,2,3,4").now("dealer build 1 6000 1,2,3").now("dealer build 2 4000 1,2");
        deal.finish();
        // W1 by table stakes
        QCOMPARE(deal.table().at(Seat(1)).stack, 20'000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 6'000);
        QCOMPARE(deal.table().at(Seat(3)).stack, 6'000);
        QCOMPARE(deal.table().at(Seat(4)).stack, 8'000);
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_29_whoseChipsAreAllInMayStayInWithoutALoan()
    {
        // D's last 1,000 are the big blind; where both ways are open, D says which it is
        Deal deal("game tennessee\nbutton 1\nhouse big_blind = 1000\nhouse banking = \"both\"\nseat 1 \"A\" 22000\n"
                  "seat 2 \"B\" 12000\nseat 3 \"C\" 4000\nseat 4 \"D\" 1000\n");
        deal.player("seat 1 raise-to 2000").player("seat 2 call").player("seat 3 call").player("seat 4 all-in");
        QCOMPARE(deal.judge("dealer say all-in 4 1000"), "correct GP-announce major");
        deal.to("dealer record 1 3000 1,2,3");
        QVERIFY(!deal.session().isPossible(eventOf("seat 4 ask-odc")));
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        // under ODC alone there is only the loan or the fold
        Deal odc("game tennessee\nbutton 1\nhouse big_blind = 1000\nseat 1 \"A\" 22000\nseat 2 \"B\" 12000\n"
                 "seat 3 \"C\" 4000\nseat 4 \"D\" 1000\n");
        odc.player("seat 1 raise-to 2000").player("seat 2 call").player("seat 3 call").through("dealer point 4");
        QVERIFY(!odc.session().isPossible(eventOf("seat 4 all-in")));
        QVERIFY(odc.session().isPossible(eventOf("seat 4 ask-odc")));
        QVERIFY(odc.session().isPossible(eventOf("seat 4 fold")));
    }

    void reading_TA_29_W5_aBorrowerBesideAPlainAllIn()
    {
        Deal deal(stacks + cards + "house banking = \"both\"\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 all-in");
        deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 ask-odc").player("seat 3 call");
        deal.finish();
        QCOMPARE(deal.table().at(Seat(1)).stack, 16'000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 6'000);
        QCOMPARE(deal.table().at(Seat(3)).stack, 10'000);
        QCOMPARE(deal.table().at(Seat(4)).stack, 8'000);
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_24_aBorrowerWhoFoldsHasLost()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 call");
        deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 fold").player("seat 4 fold");
        deal.to("dealer say eliminated 4");
        deal.finish();
        QCOMPARE(deal.table().at(Seat(4)).stack, 0);
        QCOMPARE(deal.session().situation().bank.absorbed(), 1'000);
        QCOMPARE(deal.faults(), 0);
    }

    void TN_odc_9_creditedAndOutBeforeTheChipsAreTaken()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 call");
        deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 ask-odc").player("seat 3 call");
        deal.to("dealer take-loan 3 8000").now("dealer credit 3 8000").now("dealer say eliminated 3");
        deal.now("dealer take-loan 3 8000").finish();
        QCOMPARE(deal.session().situation().bank.absorbed(), 2'000);
        QCOMPARE(deal.session().situation().bank.outstanding(), 0);
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_37_aBorrowerWhomNobodyCallsHasWon()
    {
        Deal deal(stacks + cards);
        deal.through("dealer board 2").player("seat 1 bet-to 1000").player("seat 2 call").player("seat 3 call");
        deal.player("seat 4 ask-odc").player("seat 4 raise-to 3000").player("seat 1 fold").player("seat 2 fold");
        deal.player("seat 3 fold").to("dealer take-loan 4 10000");
        deal.finish();
        QCOMPARE(deal.table().at(Seat(4)).stack, 2'000 + 3'000 + 3'000);
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_25_aLoanForABlind()
    {
        Deal deal("game tennessee\nbutton 4\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 50\n"
                  "seat 4 \"D\" 10000\n");
        deal.player("seat 3 ask-odc").to("dealer lend 3 10000").player("seat 3 post 100");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_22_tiedBorrowersBothPayBackAndStay()
    {
        // C and D hold the same two pairs with the same queen
        const std::string tie =
            "deck 2c 3c Ac Ad 7d 8s Kd Kc 2d Ah Kh 4s 5s Qs Qh 9d 9h Js Jd 6c 6d 3d 3h 7h 8h 2h 4d\n";
        Deal deal = w1({}, tie);
        deal.to("dealer push 0 3 12000");
        QCOMPARE(deal.wouldBe("dealer push 0 3 24000"), "wrong-amount TA-21 critical");
        deal.to("dealer take-loan 3 10000");
        QCOMPARE(deal.wouldBe("dealer say eliminated 3"), "forbidden TN-odc-11 critical");
        deal.through("dealer take-loan 3 10000").through("dealer take-loan 4 10000").finish();
        QCOMPARE(deal.table().at(Seat(3)).stack, 4'000 - 6'000 + 12'000);
        QCOMPARE(deal.table().at(Seat(4)).stack, 2'000 - 6'000 + 12'000);
        QCOMPARE(deal.faults(), 0);
        QCOMPARE(deal.session().situation().bank.absorbed(), 0);
    }

    void reading_TA_39_aSidePotThatDoesNotRepayTheLoanDoesNotCount()
    {
        // cross-check of W5's danger case: B all-in without a loan wins the main pot, C's 200 repay nothing
        Deal deal("game tennessee\nbutton 3\nhouse big_blind = 1000\nhouse banking = \"both\"\n"
                  "seat 1 \"A\" 22000\nseat 2 \"B\" 5900\nseat 3 \"C\" 1000\n"
                  // B four twos, C three tens, A a pair of kings
                  "deck Kc 2c Tc Kd 2d Td 3s 5h 7c 4s 2h Ts 8h 2s 3h Jc 9c 6d\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 3 ask-odc").player("seat 3 call");
        deal.through("dealer pitch 3").player("seat 1 bet-to 3000").player("seat 2 all-in").player("seat 3 call");
        deal.to("dealer push 0 2 17700");
        deal.to("dealer take-loan 3 5200").through("dealer credit 3 5200");
        QCOMPARE(deal.judge("dealer say eliminated 3"), "correct TA-39 critical");
        deal.finish();
        QCOMPARE(deal.table().at(Seat(3)).stack, 0);
        QCOMPARE(deal.table().at(Seat(1)).stack, 16'000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 17'700);
    }

    void practice_GP_void_hand_givesBackChipsAndLoans()
    {
        Deal deal = w1();
        deal.now("incident foreign-card").through("dealer say hand-void");
        while (deal.next() != "dealer gather-cards")
            deal.step();
        QCOMPARE(deal.table().at(Seat(1)).stack, 22'000);
        QCOMPARE(deal.table().at(Seat(3)).stack, 4'000);
        QCOMPARE(deal.table().at(Seat(4)).stack, 2'000);
        QCOMPARE(deal.session().situation().bank.outstanding(), 0);
        QCOMPARE(deal.faults(), 0);
    }
};

CUTCARD_TESTS(TennesseeBankTest)
#include "tst_tennessee_bank.moc"
