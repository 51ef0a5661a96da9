// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include <QtTest>

using namespace cutcard;

class LeagueHandTest : public QObject
{
    Q_OBJECT

private slots:
    void anIdealDealerGetsEveryPointFromShuffleToAward()
    {
        SessionSetup setup;
        setup.seed = 7;
        setup.hands = 2;
        for (int i = 1; i <= 4; ++i)
            setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 4000, .absent = false});
        auto session = Session::start(setup);
        QVERIFY(session.has_value());
        for (int n = 0; n < 400 && !session->isOver(); ++n) {
            if (const auto turn = session->procedure().turn()) {
                Decision d{.seat = turn->seat};
                const HandNotes& notes = session->situation().notes;
                switch (turn->wait) {
                case Wait::Cut: d.choice = Choice::Cut; d.amount = 20; break;
                case Wait::Draw: d.choice = Choice::Draw; break;
                case Wait::Post: d.choice = Choice::Post; d.amount = turn->seat == notes.bigBlindSeat ? notes.bigBlind : notes.smallBlind; break;
                case Wait::Show: d.choice = Choice::Show; break;
                case Wait::Bet: d.choice = Choice::Call;
                    if (!session->isPossible(d)) d.choice = Choice::Check;
                    if (n % 17 == 3) d.choice = Choice::AllIn;
                    break;
                }
                QVERIFY(session->isPossible(d));
                QVERIFY(session->apply(d).has_value());
                continue;
            }
            const auto duty = session->procedure().next();
            QVERIFY(duty.has_value());
            QVERIFY(session->isPossible(duty->act));
            QVERIFY(session->apply(duty->act).has_value());
            QVERIFY(session->entries().back().verdicts.front().isCorrect());
        }
        QVERIFY(session->isOver());
        QCOMPARE(session->score().total().percent(), std::optional(100));
    }
};

QTEST_APPLESS_MAIN(LeagueHandTest)
#include "tst_league_hand.moc"
