// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/odc_bank.h"
#include "tests/core/chips/odc_test_support.h"
#include "tests/support/programs.h"

using namespace cutcard;

/// The banker's book.
class OdcBankTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    void chipsOnTheTableAreIssuedAndAbsorbed()
    {
        OdcBank bank;
        bank.open(seats({1, 2, 3, 4}));
        QCOMPARE(bank.chipsOnTable(), Chips{40000});
        QVERIFY(bank.record({BankEntry::Kind::Loan, Seat(3), L}));
        QVERIFY(bank.record({BankEntry::Kind::Loan, Seat(4), L}));
        QCOMPARE(bank.chipsOnTable(), Chips{60000});
        const HandSettlement settlement = settled(stakesW1, {4, 3, 2, 1});
        bank.bookHand(settlement);
        QCOMPARE(bank.outstanding(), Chips{0});
        QCOMPARE(bank.absorbed(), Chips{6000});
        QCOMPARE(bank.chipsOnTable(), Chips{46000});
        QCOMPARE(bank.chipsOnTable(), totalStacks(settlement));
    }

    void theStatementTellsTheHandAndTheTotalsAfterEachEntry()
    {
        OdcBank bank;
        bank.open(seats({1, 2}));
        bank.beginHand();
        bank.beginHand();
        QVERIFY(bank.record({BankEntry::Kind::Loan, Seat(2), L}));
        QVERIFY(bank.record({BankEntry::Kind::LoserReturn, Seat(2), 7000}));
        QVERIFY(bank.record({BankEntry::Kind::Spent, Seat(2), 3000}));
        QVERIFY(bank.record({BankEntry::Kind::Charge, Seat(2), 100}));
        const auto lines = bank.statement();
        QCOMPARE(lines.size(), std::size_t{8});
        QCOMPARE(lines[0].entry.hand, 0);
        QCOMPARE(lines[4].entry.hand, 2);
        const std::vector<std::pair<Chips, Chips>> totals{{0, 10000},     {10000, 10000}, {10000, 10000},
                                                          {20000, 10000}, {30000, 10000}, {23000, 10000},
                                                          {23000, 7000},  {23000, 6900}};
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(std::pair(lines[i].onTable, lines[i].balance), totals[i]);
        QCOMPARE(lines.back().onTable, bank.chipsOnTable());
    }

    // C: deposit 10,000, 2,000 spent, 8,000 refunded, 100 charged: owes 100
    void loserIsRefundedTheUnusedLoan()
    {
        const BankAccount account = bankAfterW1({}).account(Seat(3));
        QCOMPARE(account.spent, Chips{2000});
        QCOMPARE(account.paid, Chips{8000});
        QCOMPARE(account.charged, Chips{100});
        QCOMPARE(account.balance(), Chips{-100});
    }

    // the same as a credit: 10,000 - 2,000 - 100 = 7,900 stay in the account until it is closed
    void loserIsCreditedTheUnusedLoan()
    {
        OdcBank bank = bankAfterW1({.unused = UnusedLoan::Credit});
        QCOMPARE(bank.account(Seat(3)).balance(), Chips{7900});
        bank.close(Seat(3));
        QCOMPARE(bank.account(Seat(3)).balance(), Chips{0});
        QCOMPARE(bank.entries().back(), (BankEntry{BankEntry::Kind::PayOut, Seat(3), 7900, 1}));
    }

    void winnerKeepsTheDepositLessTheCharge()
    {
        QCOMPARE(bankAfterW1({}).account(Seat(4)).balance(), Chips{9900});
        QCOMPARE(bankAfterW1({}).account(Seat(1)).balance(), Chips{10000});
    }

    void chargeOnThePartBet()
    {
        const OdcBank bank = bankAfterW1({.chargeBase = ChargeBase::PartBet});
        QCOMPARE(bank.account(Seat(3)).charged, Chips{20});
        QCOMPARE(bank.account(Seat(4)).charged, Chips{40});
        // 1 % of 250 is 2.5, of 249 less than that
        QCOMPARE(bank.chargeFor(Seat(1), L, 250), Chips{3});
        QCOMPARE(bank.chargeFor(Seat(1), L, 249), Chips{2});
    }

    void chargeOncePerRound()
    {
        OdcBank bank = bankAfterW1({.chargeTime = ChargeTime::OncePerRound});
        QCOMPARE(bank.chargeFor(Seat(4), L, 4000), Chips{0});
        QCOMPARE(bank.chargeFor(Seat(1), L, 4000), Chips{100});
        bank.beginRound();
        QCOMPARE(bank.chargeFor(Seat(4), L, 4000), Chips{100});
    }

    void loansAreRefusedWithTheReason()
    {
        OdcBank bank;
        bank.open(seats({1, 2}));
        QVERIFY(!bank.refusal(Seat(1), 1));
        QCOMPARE(bank.refusal(Seat(1), 0), std::optional(LoanRefusal::BegunWithNothing));
        QCOMPARE(bank.refusal(Seat(3), 500), std::optional(LoanRefusal::NoDeposit));
        QVERIFY(bank.record({BankEntry::Kind::Loan, Seat(1), L}));
        QCOMPARE(bank.refusal(Seat(1), 500), std::optional(LoanRefusal::LoanLimit));
        bank.beginHand();
        QVERIFY(!bank.refusal(Seat(1), 500)); // repeat loans in later hands are legal (TN-odc-7)
        QCOMPARE(OdcBank({.offered = false}).refusal(Seat(1), 500), std::optional(LoanRefusal::NotOffered));
    }

    void faultyEntriesChangeNothing_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<Chips>("amount");
        QTest::addColumn<int>("cause");
        const auto row = [](const char* name, BankEntry::Kind kind, Chips amount, Cause cause) {
            QTest::newRow(name) << static_cast<int>(kind) << amount << static_cast<int>(cause);
        };
        row("negative loan", BankEntry::Kind::Loan, -10000, Cause::OutOfRange);
        row("loan of nothing", BankEntry::Kind::Loan, 0, Cause::OutOfRange);
        row("negative deposit", BankEntry::Kind::Deposit, -1, Cause::OutOfRange);
        row("more back than lent", BankEntry::Kind::WinnerRepay, 10001, Cause::Impossible);
        row("more left than lent", BankEntry::Kind::LoserReturn, 10001, Cause::Impossible);
        row("more spent than lent", BankEntry::Kind::Spent, 10001, Cause::Impossible);
        row("more removed than there is", BankEntry::Kind::Removal, 30001, Cause::Impossible);
    }
    void faultyEntriesChangeNothing()
    {
        QFETCH(int, kind);
        QFETCH(Chips, amount);
        QFETCH(int, cause);
        OdcBank bank;
        bank.open(seats({1, 2}));
        QVERIFY(bank.record({BankEntry::Kind::Loan, Seat(2), L}));
        const OdcBank before = bank;
        const auto result = bank.record({static_cast<BankEntry::Kind>(kind), Seat(2), amount});
        QVERIFY(!result);
        QCOMPARE(result.error().cause, static_cast<Cause>(cause));
        QCOMPARE(result.error().place.name, std::string("bank"));
        QCOMPARE(bank, before);
    }

    void correctionsAreInTheBook()
    {
        OdcBank bank;
        bank.open(seats({1, 2}));
        QVERIFY(bank.record({BankEntry::Kind::Removal, Seat(1), 500}));
        QCOMPARE(bank.chipsOnTable(), Chips{19500});
        QVERIFY(bank.record({BankEntry::Kind::Correction, Seat(1), 500}));
        QCOMPARE(bank.chipsOnTable(), Chips{20000});
        QCOMPARE(bank.issued(), Chips{20000});
    }

private:
    // D wins W1 at this bank
    static OdcBank bankAfterW1(const OdcOptions& options)
    {
        OdcBank bank(options);
        bank.open(seats({1, 2, 3, 4}));
        bank.beginHand();
        for (const Seat seat : seats({3, 4})) {
            [[maybe_unused]] const auto done = bank.record({BankEntry::Kind::Loan, seat, L});
        }
        bank.bookHand(settled(stakesW1, {2, 1, 3, 4}));
        return bank;
    }
};

CUTCARD_TESTS(OdcBankTest)
#include "tst_odc_bank.moc"
