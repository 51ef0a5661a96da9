// SPDX-License-Identifier: GPL-3.0-or-later
// Hands with one mistake in a test, written down from the documents: what they cost once play has gone on.
#include "core/session/outcome.h"
#include "core/session/text/notation.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QDirIterator>
#include <QtTest>

#include <algorithm>

using namespace cutcard;

class FloorTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aHandTurnedUpForItsPlayerStaysOpen()
    {
        Deal deal("cutcard 2\ngame league\nmode test\n");
        deal.through("dealer say showdown");
        deal.now("dealer turn-up 1");
        deal.now("seat 2 show");
        QVERIFY(std::ranges::all_of(deal.table().at(Seat::fromIndex(0)).hand, &LyingCard::faceUp));
        deal.now("seat 1 show");
        QCOMPARE(deal.finish().faults(), 1);
    }

    void wagersThatTheFloorHasGivenBackAreGivenBackAlready()
    {
        Deal deal("cutcard 2\ngame champion\nmode test\n");
        deal.to("dealer point 1").now("incident dealer-card-seen").now("dealer point 1").now("dealer point 2");
        for (const char* again : {"dealer return-wagers", "dealer gather-cards"}) {
            deal.now(again);
            const Verdict& verdict = deal.session().entries().back().verdicts.front();
            QVERIFY(verdict.told);
            QCOMPARE(verdict.rule, "GP-unneeded"_rule);
            QCOMPARE(verdict.fault, Fault::Unneeded);
        }
        QCOMPARE(deal.finish().faults(), 1);
    }

    void oneSlipIsBookedOnce_data()
    {
        QTest::addColumn<int>("faults");
        QTest::addColumn<int>("criticalErrors");
        QTest::newRow("limit-order-main-pot-first") << 1 << 0;
        QTest::newRow("limit-side-pots-to-wrong-players") << 3 << 2;
        QTest::newRow("league-underbet-let-pass-pot-short") << 2 << 1;
        QTest::newRow("league-muck-after-all-pots-paid") << 0 << 0;
        QTest::newRow("league-lone-winner-mucked-after-push") << 0 << 0;
        QTest::newRow("league-muck-beaten-hand-after-reading") << 0 << 0;
        QTest::newRow("tennessee-muck-beaten-hands-after-reading") << 0 << 0;
        QTest::newRow("limit-muck-beaten-hands") << 0 << 0;
        QTest::newRow("league-sweep-over-a-short-all-in") << 1 << 1;
        QTest::newRow("league-whole-pot-to-one-of-three") << 1 << 1;
        QTest::newRow("limit-three-pots-in-one-heap") << 1 << 1;
        QTest::newRow("limit-rake-6-for-5") << 1 << 1;
        QTest::newRow("tennessee-pot-to-loser-then-right-act") << 1 << 1;
        QTest::newRow("tennessee-whole-pot-to-one-of-two") << 1 << 1;
        QTest::newRow("champion-pot-bet-to-non-bettor") << 1 << 1;
        QTest::newRow("limit-no-rake") << 1 << 0;
        QTest::newRow("limit-rake-3-for-5") << 1 << 0;
        QTest::newRow("limit-odd-chip-to-the-other-winner") << 1 << 0;
        QTest::newRow("league-right-push-after-wrong-one") << 1 << 1;
        QTest::newRow("league-pot-built-wrong-built-right-at-once") << 1 << 0;
        QTest::newRow("league-change-given-back-in-three-pieces") << 0 << 0;
        QTest::newRow("league-change-given-back-in-pieces-not-all") << 1 << 0;
        QTest::newRow("league-change-given-back-in-pieces-too-much") << 1 << 0;
        QTest::newRow("limit-rake-6-taken-back-made-5") << 1 << 0;
        QTest::newRow("league-uncalled-bet-with-the-pot") << 0 << 0;
        QTest::newRow("league-uncalled-bet-to-a-folder") << 1 << 1;
        QTest::newRow("limit-pots-built-from-the-last") << 0 << 0;
        QTest::newRow("limit-side-pot-built-before-main") << 0 << 0;
        QTest::newRow("tennessee-side-pot-2-recorded-first") << 0 << 0;
        QTest::newRow("league-absent-player-checked") << 1 << 0;
        QTest::newRow("champion-ante-blind-collected-later") << 1 << 0;
        QTest::newRow("league-misdeal-said-then-exposed-card") << 1 << 0;
        QTest::newRow("tennessee-no-odc-said-then-lent") << 1 << 0;
        QTest::newRow("champion-seen-card-pointed-then-void") << 1 << 0;
        QTest::newRow("tennessee-losers-unused-loan-taken-first") << 0 << 0;
        QTest::newRow("league-refund-after-the-sweep") << 1 << 0;
        QTest::newRow("league-point-before-the-turn") << 1 << 0;
        QTest::newRow("champion-two-asked-before-dealers-cards") << 1 << 0;
        QTest::newRow("league-legal-raise-handed-back") << 1 << 1;
        QTest::newRow("tennessee-legal-raise-handed-back") << 1 << 1;
        QTest::newRow("champion-five-boards-one-burn") << 1 << 0;
        QTest::newRow("champion-two-jam-cards-before-wagers") << 0 << 0;
        QTest::newRow("champion-two-slide-after-pay") << 1 << 0;
        QTest::newRow("league-dispute-not-called") << 1 << 0;
        QTest::newRow("league-muck-guarded-before-money-called") << 0 << 0;
        QTest::newRow("league-muck-guarded-unasked") << 0 << 0;
        QTest::newRow("limit-burn-and-flop-after-all-folded") << 1 << 0;
        QTest::newRow("limit-rake-after-the-first-round") << 0 << 0;
        QTest::newRow("league-side-pot-chips-into-main") << 1 << 0;
        QTest::newRow("league-second-card-treated-as-first") << 1 << 1;
        QTest::newRow("tennessee-reveal-before-discs") << 1 << 0;
        QTest::newRow("champion-two-raise-unpaid") << 1 << 1;
        QTest::newRow("champion-one-tie-left-where-it-lies") << 0 << 0;
        QTest::newRow("champion-two-one-tied-wager-left") << 0 << 0;
        QTest::newRow("champion-ties-left-then-pot-bets") << 0 << 0;
        QTest::newRow("league-misdeal-gathered-in-silence") << 1 << 0;
        QTest::newRow("limit-misdeal-gathered-in-silence") << 1 << 0;
        QTest::newRow("champion-void-in-silence") << 1 << 0;
        QTest::newRow("tennessee-winner-named-before-gathering") << 1 << 0;
        QTest::newRow("tennessee-read-before-a-count") << 1 << 0;
        QTest::newRow("tennessee-out-said-before-the-pot") << 1 << 0;
        QTest::newRow("tennessee-gathered-before-out-and-loans") << 0 << 0;
        QTest::newRow("tennessee-gathered-before-the-loans") << 0 << 0;
        QTest::newRow("tennessee-deposit-back-before-the-winner") << 0 << 0;
        QTest::newRow("tennessee-swept-before-the-last-reading") << 0 << 0;
        QTest::newRow("limit-main-pot-split-first") << 1 << 0;
        QTest::newRow("limit-middle-pot-first") << 1 << 0;
        QTest::newRow("league-correction-said-twice") << 0 << 0;
        QTest::newRow("league-misdeal-said-twice") << 0 << 0;
        QTest::newRow("league-gathered-twice") << 0 << 0;
        QTest::newRow("league-turned-up-twice") << 0 << 0;
        QTest::newRow("league-pushed-twice") << 0 << 0;
        QTest::newRow("tennessee-read-twice") << 0 << 0;
        QTest::newRow("tennessee-charged-twice") << 1 << 0;
        QTest::newRow("tennessee-pushed-from-the-betting-places") << 0 << 0;
        QTest::newRow("limit-blinds-pushed-unswept") << 0 << 0;
        QTest::newRow("league-third-card-then-misdeal") << 2 << 0;
        QTest::newRow("champion-two-shuffles-of-three") << 1 << 0;
        QTest::newRow("limit-wrong-amount-to-call") << 1 << 0;
        QTest::newRow("league-absent-blinds-in-either-order") << 0 << 0;
        QTest::newRow("tennessee-tied-player-called-out") << 1 << 1;
        QTest::newRow("tennessee-men-overboard-forgotten") << 1 << 1;
        QTest::newRow("champion-two-folders-bonus-forgotten") << 1 << 1;
        QTest::newRow("champion-one-bonus-forgotten-for-good") << 1 << 1;
        QTest::newRow("champion-folders-bonus-forgotten") << 1 << 1;
        QTest::newRow("league-call-announced-as-a-raise") << 1 << 0;
        QTest::newRow("champion-one-turn-before-a-bonus") << 1 << 0;
        QTest::newRow("league-burn-after-the-flop") << 1 << 0;
        QTest::newRow("limit-player-skipped-then-served") << 1 << 0;
        QTest::newRow("champion-boards-laid-before-the-burn") << 1 << 0;
        QTest::newRow("league-illegal-raise-ruled-a-call") << 1 << 0;
        QTest::newRow("champion-void-for-nothing") << 1 << 1;
        QTest::newRow("champion-pot-bet-before-a-bonus") << 1 << 0;
        QTest::newRow("champion-wagers-before-a-bonus") << 1 << 0;
        QTest::newRow("league-swept-before-the-absent-checks") << 1 << 0;
        QTest::newRow("limit-button-before-gathering") << 1 << 0;
        QTest::newRow("league-exposed-card-placed-late") << 1 << 0;
        QTest::newRow("league-splash-put-right-late") << 1 << 0;
        QTest::newRow("champion-one-bonus-before-the-flop") << 1 << 0;
        QTest::newRow("champion-one-late-wager-allowed") << 1 << 0;
        QTest::newRow("league-exposed-card-replaced-at-once") << 1 << 0;
        QTest::newRow("tennessee-exposed-card-replaced-at-once") << 1 << 0;
        QTest::newRow("league-side-pot-handed-back") << 1 << 1;
        QTest::newRow("league-pots-before-the-uncalled-bet") << 0 << 0;
        QTest::newRow("league-caller-of-short-all-in-given-change") << 1 << 1;
        QTest::newRow("league-absent-mucked-out-of-turn") << 1 << 0;
        QTest::newRow("league-both-pots-built-wrong") << 1 << 1;
        QTest::newRow("limit-odd-chip-wrong-side-pot-last") << 1 << 0;
        QTest::newRow("champion-tied-wagers-taken") << 1 << 1;
        QTest::newRow("champion-one-settled-by-a-misread-hand") << 1 << 1;
        QTest::newRow("tennessee-loan-not-due-taken-back") << 1 << 0;
        QTest::newRow("champion-settled-seat-by-seat") << 1 << 0;
        QTest::newRow("champion-one-bonus-paid-last") << 1 << 0;
        QTest::newRow("champion-bonuses-before-the-dealers-cards") << 1 << 0;
        QTest::newRow("league-last-player-swept-and-pushed") << 0 << 0;
        QTest::newRow("league-last-player-pushed-all-at-once") << 0 << 0;
        QTest::newRow("limit-last-player-swept-and-pushed") << 0 << 0;
        QTest::newRow("league-uncontested-side-pot-first") << 0 << 0;
        QTest::newRow("tennessee-only-the-winner-read") << 0 << 0;
        QTest::newRow("champion-two-board-before-the-hands") << 1 << 0;
        QTest::newRow("champion-two-board-between-the-cards") << 1 << 0;
        QTest::newRow("tennessee-over-raise-let-stand") << 1 << 0;
        QTest::newRow("tennessee-boat-card-replaced-at-once") << 2 << 0;
        QTest::newRow("league-more-given-back-than-due") << 1 << 0;
        QTest::newRow("champion-bonus-paid-in-two") << 0 << 0;
        QTest::newRow("champion-bonus-paid-in-three") << 0 << 0;
        QTest::newRow("limit-uncalled-bet-in-the-side-pot") << 1 << 1;
        QTest::newRow("limit-told-what-it-is-to-call") << 0 << 0;
        // cards dealt too early never come again unshuffled, and each street's burn is its own (GP-premature-card)
        QTest::newRow("league-early-flop-then-left-out") << 2 << 1;
        QTest::newRow("tennessee-early-turn-then-left-out") << 2 << 1;
        QTest::newRow("league-no-burn-on-two-streets") << 2 << 0;
        // what is asked for is half of it done, and what is put right at once costs nobody a hand
        QTest::newRow("tennessee-reveal-before-overboard") << 1 << 0;
        QTest::newRow("limit-check-refused-by-pointing") << 1 << 0;
        QTest::newRow("limit-misdeal-without-the-floor") << 1 << 0;
        QTest::newRow("league-floor-told-before-the-push") << 0 << 0;
        QTest::newRow("tennessee-charge-forgotten-and-pointed") << 1 << 0;
    }
    void oneSlipIsBookedOnce()
    {
        QFETCH(int, faults);
        QFETCH(int, criticalErrors);
        const auto session = played(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(session.has_value());
        int found = 0;
        for (const Entry& entry : session->entries()) {
            for (const Verdict& verdict : entry.verdicts)
                found += !verdict.isCorrect() && !verdict.told ? 1 : 0;
        }
        QCOMPARE(found, faults);
        QCOMPARE(session->score().criticalErrors(), criticalErrors);
    }

    void whatWasWrittenDownLeadsToTheSameAgain_data() { oneSlipIsBookedOnce_data(); }
    void whatWasWrittenDownLeadsToTheSameAgain()
    {
        const auto session = played(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(session.has_value());
        const auto again = Session::replay(session->setup(), session->entries());
        QVERIFY2(again.has_value(), "what is kept can't be opened");
        QVERIFY(*again == *session);
        const auto file = readSession(writeSession(session->setup(), session->entries()), "kept");
        QVERIFY(file.has_value());
        const auto read = replay(*file, "kept");
        QVERIFY2(read.has_value(), "what is saved can't be opened");
        QVERIFY(read->entries() == session->entries());
    }

    void theParagraphIsThatOfWhatWasBroken_data()
    {
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<Chips>("chips");
        // 5,100 belong there, and 1,000 of two players who bet on came to them
        QTest::newRow("league-side-pot-chips-into-main") << std::string("3.7.3") << Chips(1000);
        QTest::newRow("league-second-card-treated-as-first") << std::string("3.5.1-multi") << Chips(0);
        QTest::newRow("tennessee-reveal-before-discs") << std::string("TN-disc-c") << Chips(0);
        QTest::newRow("champion-two-raise-unpaid") << std::string("CH2-set-1") << Chips(20);
        QTest::newRow("league-exposed-card-replaced-at-once") << std::string("3.5.1") << Chips(0);
        QTest::newRow("tennessee-exposed-card-replaced-at-once") << std::string("GP-exposed-card") << Chips(0);
        QTest::newRow("league-caller-of-short-all-in-given-change") << std::string("3.7.5") << Chips(250);
        QTest::newRow("tennessee-over-raise-let-stand") << std::string("TN-bet-1") << Chips(1000);
        QTest::newRow("tennessee-boat-card-replaced-at-once") << std::string("GP-exposed-boat") << Chips(0);
        QTest::newRow("league-more-given-back-than-due") << std::string("3.7.4") << Chips(200);
    }
    void theParagraphIsThatOfWhatWasBroken()
    {
        QFETCH(std::string, rule);
        QFETCH(Chips, chips);
        const auto session = played(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(session.has_value());
        const auto worst = costliestFault(*session);
        QVERIFY(worst.has_value());
        QCOMPARE(std::string(session->entries()[worst->entry].verdicts[worst->verdict].rule.id()), rule);
        QCOMPARE(worst->chips, chips);
    }

private:
    static std::optional<Session> played(const QString& name)
    {
        QDirIterator found(QStringLiteral(SOURCE_FOLDER "/tests/core/session/floor"),
                           {name + QStringLiteral(".cutcard")}, QDir::Files, QDirIterator::Subdirectories);
        QFile file(found.hasNext() ? found.next() : QString());
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const auto read = readSession(file.readAll().toStdString(), name.toStdString());
        auto session = read ? replay(*read, name.toStdString()) : read.error();
        return session ? std::optional(*std::move(session)) : std::nullopt;
    }
};

CUTCARD_TESTS(FloorTest)
#include "tst_floor.moc"
