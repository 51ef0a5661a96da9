// SPDX-License-Identifier: GPL-3.0-or-later
// What the costliest mistake of a session would have come to at a real table, and what was wrong again and again: each
// sentence, where it is true.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/words/table/result_words.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"
#endif

#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

namespace {

const std::string threeLoans = "game tennessee\nmode test\n"
                               "seat 1 \"a\" 20000\nseat 2 \"b\" 15000\nseat 3 \"c\" 1500\nseat 4 \"d\" 9000\n"
                               "seat 5 \"e\" 2000\nseat 6 \"f\" 30000\nbutton 6\n"
                               "deck Ks Ac 9s 7c Ah Jh Kd Qc 9c 5c Ad Ts 3s 8c 3d Th Tc 6d 8s 9d 7d 4h 5h 8d 2h 9h\n"
                               "deck 2d 2s 3c 4d 5d Jc 6h Qh 2c 3h 4c 4s 5s 6c 6s 7h 7s 8h Td Jd Js Qd Qs Kc Kh As\n"
                               "house big_blind = 1000\n";

/// The hand of the three loans as its players have it, two of whom borrow and lose.
Deal withLoans()
{
    Deal deal(threeLoans);
    for (const char* decision :
         {"seat 1 bet-to 2000", "seat 3 ask-odc", "seat 4 fold", "seat 5 ask-odc", "seat 2 discard 4h 2d",
          "seat 3 discard 2s", "seat 6 discard 4d", "seat 1 bet-to 3000"})
        deal.player(decision);
    return deal;
}

QString costliest(Deal& deal, const QString& time = {})
{
    deal.finish();
    return costliestText(deal.session(), proofsOf(deal.session()), time);
}

/// The line on a mistake of the first hand.
QString said(const char* what, const char* cost, const char* rule, const char* when = "hand 1")
{
    return QStringLiteral("Your costliest mistake (%1): %2 – at a real table, %3 [%4]")
        .arg(QString::fromUtf8(when), QString::fromUtf8(what), QString::fromUtf8(cost), QString::fromUtf8(rule));
}

} // namespace

class ResultWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void nothingIsSaidWhereNothingWasWrong()
    {
        Deal deal("mode test");
        QCOMPARE(costliest(deal), QString());
    }

    void chipsThatWentAstrayAreSaid()
    {
        Deal deal("mode test");
        deal.player("seat 1 bet-to 400").player("seat 2 fold").player("seat 3 fold");
        deal.now("dealer return 1 400").now("dealer push 0 1 800").now("dealer gather-cards").now("dealer button 1");
        QCOMPARE(costliest(deal), said("Return 400 to P1", "400 in chips would have gone to the wrong place", "3.6.1"));
    }

    void aMatterOfFormHoldsUpTheGame()
    {
        Deal deal("mode test");
        deal.through("dealer board 3").now("incident advice-asked 2").now("dealer point 1");
        QCOMPARE(costliest(deal), said("Point to P1", "it would have held up the game", "3.11"));
    }

    void aWrongAccountIsASum()
    {
        Deal deal = withLoans();
        deal.to("dealer credit 3 5500").now("dealer credit 3 10000");
        QCOMPARE(costliest(deal),
                 said("Credit 10,000 to c", "the accounts would have been wrong by 4,500", "TN-odc-10"));
    }

    void aChargeThatWasForgottenIsAsMuchAsItComesTo()
    {
        Deal deal("game tennessee\nmode test\nseat 1 \"a\" 10000\nseat 2 \"b\" 10000\nseat 3 \"c\" 10000\n"
                  "seat 4 \"d\" 50\nbutton 4\n");
        deal.player("seat 4 ask-odc").now("dealer say odc-drawn 4 10000").now("dealer lend 4 10000");
        deal.now("dealer point 4").now("seat 4 call");
        QCOMPARE(costliest(deal), said("Point to d", "the accounts would have been wrong by 100", "TN-odc-12"));
    }

    void whatMovesNoChipsMayBeDisputed()
    {
        Deal deal("mode test");
        deal.to("dealer shuffle").now("dealer shuffle").now("dealer shuffle").now("dealer offer-cut 3");
        QCOMPARE(costliest(deal), said("Offer the cut to P3", "players could have disputed the hand", "2.2.3"));
    }

    void nobodyWinsAVoidHand()
    {
        Deal deal("game limit\nmode test");
        deal.through("dealer board 3").now("incident foreign-card").now("dealer point 1");
        QCOMPARE(costliest(deal), said("Point to P1", "a void hand would have counted", "GP-fouled-deck"));
    }

    void whoIsCalledOutMayHaveBeenPutOut()
    {
        Deal deal = withLoans();
        deal.through("dealer say eliminated 3").now("dealer say eliminated 5");
        QCOMPARE(costliest(deal),
                 said("Say: “e is out.”", "the wrong player could have been eliminated or kept in", "TN-odc-11"));
    }

    void aLiveHandThatIsMuckedChangesTheWinner()
    {
        Deal deal("mode test");
        deal.through("dealer board 3").now("dealer muck 2").now("seat 1 check");
        QCOMPARE(costliest(deal),
                 said("Muck the hand of P2", "it could have changed the winner of the hand", "GP-live-hand"));
    }

    void aWagerThatIsTakenChangesNoWinner()
    {
        Deal deal("game champion\nmode test");
        deal.player("seat 1 fold").to("dealer turn-board 3").now("dealer take bonus 1 10").now("dealer turn-board 3");
        const QString cost = costliest(deal);
        QVERIFY2(cost.contains(QStringLiteral("in chips would have gone to the wrong place"))
                     || cost.contains(QStringLiteral("chips could have gone to the wrong place")),
                 qPrintable(cost));
    }

    void aBetThatIsHandedBackChangesNoWinner()
    {
        Deal deal("mode test");
        deal.player("seat 3 raise-to 400").now("dealer return 3 400");
        QCOMPARE(costliest(deal), said("Return 400 to P3", "chips could have gone to the wrong place", "3.6.1"));
    }

    void whatWasLeftOutIsNamed()
    {
        Deal deal("game champion\nmode test");
        deal.player("seat 1 fold").now("dealer point 2").now("seat 2 wager play 10").now("dealer point 3");
        QCOMPARE(costliest(deal), said("left out: P1, Ante Blind: take 10",
                                       "10 in chips would have gone to the wrong place", "CHP-play-12"));
    }

    void whatIsWrongAgainAndAgainIsSaid()
    {
        QCOMPARE(habitText({.kind = {.verb = Verb::Burn, .burn = 1}, .due = 4, .right = 1}),
                 QStringLiteral("Bad habit: Burn a card (no. 1 in each hand), right only 1 out of 4 times"));
        QCOMPARE(habitText({.kind = {.verb = Verb::Shuffle}, .due = 5, .right = 2}),
                 QStringLiteral("Bad habit: Shuffle, right only 2 out of 5 times"));
        QCOMPARE(habitText({.kind = {.verb = Verb::Shuffle}, .due = 3, .right = 0}),
                 QStringLiteral("Bad habit: Shuffle, wrong all 3 times"));
        QCOMPARE(mendedText({.kind = {.verb = Verb::Burn, .burn = 1}, .due = 4, .right = 4, .corrected = 3}),
                 QStringLiteral("Corrected again and again: Burn a card (no. 1 in each hand), right at once "
                                "only 1 out of 4 times"));
        QCOMPARE(mendedText({.kind = {.verb = Verb::PushPot}, .due = 5, .right = 4, .corrected = 3}),
                 QStringLiteral("Corrected again and again: Push a pot, right at once only 1 out of 5 times"));
        QCOMPARE(mendedText({.kind = {.verb = Verb::PushPot}, .due = 3, .right = 3, .corrected = 3}),
                 QStringLiteral("Corrected again and again: Push a pot, wrong at first all 3 times"));
    }

    void whenItWasIsSaidWhereItIsKnown()
    {
        Deal deal("mode test");
        deal.through("dealer board 3").now("dealer muck 2").now("seat 1 check");
        QCOMPARE(costliest(deal, QStringLiteral("0:12")),
                 said("Muck the hand of P2", "it could have changed the winner of the hand", "GP-live-hand",
                      "hand 1, 0:12"));
    }
};

CUTCARD_TESTS(ResultWordsTest)
#include "tst_result_words.moc"
