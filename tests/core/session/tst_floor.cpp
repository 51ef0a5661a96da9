// SPDX-License-Identifier: GPL-3.0-or-later
// Hands with one mistake in a test, written down from the documents: what they cost once play has gone on.
#include "core/session/notation.h"
#include "core/session/outcome.h"

#include <QFile>
#include <QtTest>

using namespace cutcard;

class FloorTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

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
        QTest::newRow("limit-rake-6-taken-back-made-5") << 1 << 0;
        QTest::newRow("league-uncalled-bet-with-the-pot") << 0 << 0;
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
        QTest::newRow("league-legal-raise-handed-back") << 1 << 0;
        QTest::newRow("tennessee-legal-raise-handed-back") << 1 << 0;
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

    void theParagraphIsThatOfWhatWasBroken_data()
    {
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<Chips>("chips");
        // 5,100 belong there, and 1,000 of two players who bet on came to them
        QTest::newRow("league-side-pot-chips-into-main") << std::string("3.7.3") << Chips(1000);
        QTest::newRow("league-second-card-treated-as-first") << std::string("3.5.1-multi") << Chips(0);
        QTest::newRow("tennessee-reveal-before-discs") << std::string("TN-disc-c") << Chips(0);
        QTest::newRow("champion-two-raise-unpaid") << std::string("CH2-set-1") << Chips(20);
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
        QFile file(QStringLiteral(SOURCE_FOLDER "/tests/core/session/floor/") + name + QStringLiteral(".cutcard"));
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const auto read = readSession(file.readAll().toStdString(), name.toStdString());
        auto session = read ? replay(*read, name.toStdString()) : read.error();
        return session ? std::optional(*std::move(session)) : std::nullopt;
    }
};

QTEST_APPLESS_MAIN(FloorTest)
#include "tst_floor.moc"
