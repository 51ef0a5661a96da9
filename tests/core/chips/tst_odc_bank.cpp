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

    void theStatementTellsTheHandAndTheTotalsAfterEachEntry()
    {
        OdcBank bank = opened();
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

    void chargeOnThePartBet()
    {
        const OdcBank bank({.chargeBase = ChargeBase::PartBet});
        QCOMPARE(bank.chargeFor(Seat(3), L, 2000), Chips{20});
        // 1 % of 250 is 2.5, of 249 less than that
        QCOMPARE(bank.chargeFor(Seat(1), L, 250), Chips{3});
        QCOMPARE(bank.chargeFor(Seat(1), L, 249), Chips{2});
    }

    void chargeOncePerRound()
    {
        OdcBank bank({.chargeTime = ChargeTime::OncePerRound});
        QVERIFY(bank.record({BankEntry::Kind::Charge, Seat(4), 100}));
        QCOMPARE(bank.chargeFor(Seat(4), L, 4000), Chips{0});
        QCOMPARE(bank.chargeFor(Seat(1), L, 4000), Chips{100});
    }

    void loansAreRefusedWithTheReason()
    {
        OdcBank bank = opened();
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
        OdcBank bank = opened();
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
        OdcBank bank = opened();
        QVERIFY(bank.record({BankEntry::Kind::Removal, Seat(1), 500}));
        QCOMPARE(bank.chipsOnTable(), Chips{19500});
        QVERIFY(bank.record({BankEntry::Kind::Correction, Seat(1), 500}));
        QCOMPARE(bank.chipsOnTable(), Chips{20000});
        QCOMPARE(bank.issued(), Chips{20000});
    }

private:
    // the bank with deposits and allotments of the first two seats
    static OdcBank opened()
    {
        OdcBank bank;
        for (const Seat seat : seats({1, 2})) {
            holds(bank.record({BankEntry::Kind::Deposit, seat, L}).has_value());
            holds(bank.record({BankEntry::Kind::Issue, seat, L}).has_value());
        }
        return bank;
    }
};

CUTCARD_TESTS(OdcBankTest)
#include "tst_odc_bank.moc"
