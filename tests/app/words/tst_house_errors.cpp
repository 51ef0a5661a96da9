// SPDX-License-Identifier: GPL-3.0-or-later
// What a house of examinations refuses is said in a supervisor's words: where, why and what to do.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/words/errors/error_words.h"
#include "core/base/fault.h"
#include "core/certification/attempt.h"
#include "core/certification/refusal.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"
#endif

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

namespace {

QString said(Place place, Refusal refusal, std::string found = {}, std::vector<std::string> values = {})
{
    return errorText(refusedIn(std::move(place), Cause::NotAllowed, refusal, std::move(found), std::move(values)));
}

QString saidOfDamage(std::string place, std::string expected, std::string found = {})
{
    return errorText(faultIn(std::move(place), Cause::Damaged, std::move(expected), std::move(found)));
}

} // namespace

class HouseErrorsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    /// That each has words is the compiler's to see; that something refuses it is not.
    void noRefusalIsLeftOver()
    {
        QByteArray sources;
        for (const char* folder : {"app/academy", "app/cli", "core/certification"}) {
            QDirIterator each(QStringLiteral(SOURCE_FOLDER "/") + QLatin1String(folder), {"*.cpp"}, QDir::Files,
                              QDirIterator::Subdirectories);
            while (each.hasNext())
                sources += bytesOf(each.next());
        }
        const QString all = QString::fromUtf8(bytesOf(SOURCE_FOLDER "/core/certification/refusal.h"));
        const QString text = QString::fromUtf8(sources);
        static const QRegularExpression value("^    (\\w+),$", QRegularExpression::MultilineOption);
        int values = 0;
        for (auto each = value.globalMatch(all); each.hasNext(); ++values) {
            const QString name = each.next().captured(1);
            QVERIFY2(QRegularExpression("Refusal::" + name + "\\b").match(text).hasMatch(), qPrintable(name));
        }
        QCOMPARE(values, refusalCount);
    }

    void aRefusalNamesPlaceCauseAndWhatToDo()
    {
        QCOMPARE(said({"academy.db"}, Refusal::RoleNeeded, "Ben Osei", {"supervisor or assessor"}),
                 "Ben Osei is not allowed to do that. The role of supervisor or assessor is needed.");
        QCOMPARE(said({"today's date"}, Refusal::NotADate, "2026-02-31", {"2026-12-03"}),
                 "“2026-02-31” is not a date. Write it as 2026-12-03.");
        QCOMPARE(said({"today's date"}, Refusal::DayTooEarly, "2026-11-23", {"2026-12-03"}),
                 "2026-11-23 is too early. This candidate may try again from 2026-12-03 on.");
        QCOMPARE(said({"people.csv", 3}, Refusal::NumberTwiceInFile, "1041"),
                 "people.csv, line 3: number 1041 is already used above. Choose another.");
        QCOMPARE(said({"number 1041"}, Refusal::NumberTaken, "Nadia Okafor"),
                 "Number 1041 already belongs to Nadia Okafor. Choose a different number.");
        QCOMPARE(said({"another attempt"}, Refusal::AttemptStillOpen, "submitted", {"3"}),
                 "This candidate's attempt 3 is handed in but not graded yet. Finish it before another begins.");
        QCOMPARE(said({"easy.toml"}, Refusal::TooFewQuestions, "4", {"showdown of league", "expert", "12"}),
                 "easy.toml asks for 12 questions for Showdown (Pub league), expert, but the bank has only 4.");
        QCOMPARE(said({"easy.toml"}, Refusal::TooFewMinutes, "2", {"2", "league-betting", "14"}),
                 "easy.toml: nobody can deal table 2 (league-betting) in 2 min; it takes at least 14 min.");
        QCOMPARE(said({"Ben Osei"}, Refusal::WrongPassphrase),
                 "The passphrase of Ben Osei is wrong. Nothing was changed.");
    }

    void whatCannotBeDoneWithAnAttemptIsSaid()
    {
        for (int state = 0; state < attemptStateCount; ++state) {
            for (int event = 0; event < attemptEventCount; ++event) {
                const auto led = transition(static_cast<AttemptState>(state), static_cast<AttemptEvent>(event));
                if (led)
                    continue;
                Error error = led.error();
                error.place.name = "attempt 3";
                const QString text = errorText(error);
                QVERIFY2(text.startsWith("Attempt 3 cannot ") && text.endsWith('.'), qPrintable(text));
            }
        }
        QCOMPARE(said({"attempt 3"}, Refusal::CannotConfirm, "confirmed"),
                 "Attempt 3 cannot be confirmed: it is already confirmed.");
    }

    void aNameMayLookLikeABlank()
    {
        QCOMPARE(said({"roster"}, Refusal::NoPassphraseToTake, "%1 %3"), "%1 %3 has no passphrase to take away.");
    }

    void aSessionFileIsStillNamedByLineAndColumn()
    {
        QCOMPARE(errorLine({.place = {.name = "log", .line = 3, .column = 7},
                            .cause = Cause::OutOfRange,
                            .expected = "seat 1..10",
                            .found = "11"}),
                 "log:3:7: 11 is out of range. Allowed: seat 1 to 10.");
    }

    void whatWasChangedFromOutsideIsNamed()
    {
        QCOMPARE(said({"/h/academy.db (ledger)", 12}, Refusal::WrongSignature, "a7"),
                 "/h/academy.db (ledger), line 12 was changed: its signature (a7) does not match.");
        QCOMPARE(saidOfDamage("/h/academy.db", "", "file is not a database"),
                 "/h/academy.db is not a house's file, or it is damaged (file is not a database).");
        QCOMPARE(saidOfDamage("/h/academy.db", "attempt 3, its ratings"),
                 "/h/academy.db does not match its ledger. Expected: attempt 3, its ratings. The house was not "
                 "opened. An "
                 "administrator can restore the rows (cutcard-cli academy rebuild) or restore a copy of the house.");
    }
};

CUTCARD_TESTS(HouseErrorsTest)
#include "tst_house_errors.moc"
