// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result_text.h"

#include "app/academy/result/exports.h"

#include "app/academy/result/result.h"
#include "app/academy/result/result_faults.h"
#include "app/words/night/clock_text.h"
#include "app/words/rule_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/tr.h"
#include "app/words/wording.h"
#include "core/certification/analysis.h"
#include "core/certification/decision.h"
#include "core/certification/items.h"
#include "core/exam/figures/item_competency.h"
#include "core/exam/figures/quiz_item.h"

#include <QJsonArray>
#include <QTextStream>

namespace cutcard {

namespace {

QString percentText(const QJsonValue& value)
{
    return value.isDouble() ? QStringLiteral("%1%").arg(value.toInt()) : QStringLiteral("–");
}

void addTheory(QTextStream& out, const QJsonObject& theory)
{
    out << Words::tr("Theory: %1 of %2 right, %3% (needed: %4%)")
               .arg(theory.value(QStringLiteral("right")).toInt())
               .arg(theory.value(QStringLiteral("asked")).toInt())
               .arg(theory.value(QStringLiteral("percent")).toInt())
               .arg(theory.value(QStringLiteral("pass")).toInt())
        << '\n';
    if (const int open = theory.value(QStringLiteral("open")).toInt(); open > 0)
        out << QStringLiteral("    ") << Words::tr("Questions not answered when the exam was interrupted: %1").arg(open)
            << '\n';
    const int asked = theory.value(QStringLiteral("asked")).toInt();
    const int right = theory.value(QStringLiteral("right")).toInt();
    // of none or all of them the formula knows no error
    if (right > 0 && right < asked)
        out << QStringLiteral("    ")
            << Words::tr("Precision: ±%1 points (standard error for this number of questions)")
                   .arg(100 * errorOfScore(right, asked) / asked, 0, 'f', 1)
            << '\n';
    for (const auto& each : theory.value(QStringLiteral("competencies")).toArray()) {
        const QJsonObject row = each.toObject();
        out << QStringLiteral("    %1 %2 / %3\n")
                   .arg(itemCompetencyText(row.value(QStringLiteral("competency")).toString()).leftJustified(22))
                   .arg(row.value(QStringLiteral("right")).toInt())
                   .arg(row.value(QStringLiteral("asked")).toInt());
    }
}

/// Hands an hour, as schools count them.
void addPace(QTextStream& out, const QJsonArray& stations)
{
    if (const auto pace = paceOf(stations).handsAnHour())
        out << QStringLiteral("    ")
            << Words::tr("Pace in the simulator, without the players' time: %1 hands an hour (not scored)").arg(*pace)
            << '\n';
}

/// Each critical error with its moment: it may decide alone.
void addCriticals(QTextStream& out, const QJsonArray& criticals)
{
    for (const auto& each : criticals) {
        const QJsonObject row = each.toObject();
        const int hand = row.value(QStringLiteral("hand")).toInt();
        const int table = row.value(QStringLiteral("table")).toInt();
        out << QStringLiteral("    ")
            << (hand > 0 ? Words::tr("Critical error at table %1, hand %2. %3").arg(table).arg(hand)
                         : Words::tr("Critical error at table %1. %2").arg(table))
                   .arg(missedText(row))
            << '\n';
    }
}

/// A name with the house's number and the licence, so that two people of one name are told apart.
QString whoText(const Academy& academy, const QString& person)
{
    QString text = nameOf(academy, person);
    const auto known = academy.people().one(person.toStdString());
    if (!known || !*known)
        return text;
    if (const std::string& number = (*known)->number; !number.empty())
        text += QStringLiteral(", ") + Words::tr("no. %1").arg(printable(QString::fromStdString(number)));
    if (const std::string& licence = (*known)->licence; !licence.empty())
        text += QStringLiteral(", ") + Words::tr("license %1").arg(printable(QString::fromStdString(licence)));
    return text;
}

/// How long each part took, and what the supervisor added to it.
void addTimes(QTextStream& out, const QJsonObject& result)
{
    const QJsonArray used = result.value(QStringLiteral("usedSeconds")).toArray();
    const QJsonArray extra = result.value(QStringLiteral("extraSeconds")).toArray();
    QStringList parts;
    for (qsizetype i = 0; i < used.size(); ++i) {
        QString part = (i == 0 ? Words::tr("theory %1") : Words::tr("table %1: %2").arg(i))
                           .arg(clockText(qint64{1000} * used[i].toInt()));
        if (const int more = extra.at(i).toInt(); more > 0)
            part += QStringLiteral(" ")
                    + Words::tr("(with %1 added by the supervisor)").arg(clockText(qint64{1000} * more));
        parts.append(part);
    }
    out << Words::tr("Time used: %1").arg(parts.join(QStringLiteral(", "))) << '\n';
}

/// Who confirmed an attempt and when; empty as long as nobody has.
QString confirmedText(const Academy& academy, std::int64_t attempt)
{
    const auto record = academy.attempts().one(attempt);
    const auto entry = academy.ledger().lastEntry(entryKindOf(AttemptEvent::Confirm), attempt);
    if (!record || !entry || entry->empty()
        || (record->state != AttemptState::Confirmed && record->state != AttemptState::Void))
        return {};
    return Words::tr("Confirmed by %1 on %2")
        .arg(whoText(academy, QString::fromStdString(fieldOf(*entry, "actor"))),
             QString::fromStdString(fieldOf(*entry, "time").substr(0, 10)));
}

/// That a result hangs on one thing, and who has looked at it again.
QString borderlineText(const Academy& academy, const AttemptRecord& record, bool confirmed)
{
    if (!confirmed)
        return Words::tr("One verdict or question decides this result: an assessor has to check it.");
    const auto entry = academy.ledger().lastEntry(entryKindOf(AttemptEvent::Confirm), record.number);
    return entry && fieldOf(*entry, "actor") == record.supervisor
               ? Words::tr("One verdict or question decides this result: without an assessor, the person who proctored "
                           "the exam confirmed it.")
               : Words::tr("One verdict or question decides this result: an assessor has checked it.");
}

/// The reason that was given with an entry; empty if none was.
QString reasonText(const Academy& academy, const Result<std::string>& entry)
{
    const auto why = entry ? academy.ledger().reasonOf(*entry) : entry;
    return why ? QString::fromStdString(*why) : QString();
}

/// The entry that declared an attempt void, by itself or by an appeal; empty: it counts.
std::string voidEntryOf(const Academy& academy, std::int64_t attempt)
{
    const auto record = academy.attempts().one(attempt);
    if (!record || record->state != AttemptState::Void)
        return {};
    for (const AttemptEvent event : {AttemptEvent::Overturn, AttemptEvent::Annul}) {
        if (auto entry = academy.ledger().lastEntry(entryKindOf(event), attempt); entry && !entry->empty())
            return *entry;
    }
    return {};
}

/// The reason of such an entry; an appeal's stands where it was closed.
QString voidReasonOf(const Academy& academy, std::int64_t attempt, const std::string& entry)
{
    const bool byAppeal = fieldOf(entry, "kind") == entryKindOf(AttemptEvent::Overturn);
    return reasonText(academy,
                      byAppeal ? academy.ledger().lastEntry("appeal-closed", attempt) : Result<std::string>(entry));
}

/// What became of a result afterwards: nobody may take its sheet for one that still counts.
QStringList afterwardsTexts(const Academy& academy, std::int64_t attempt)
{
    QStringList lines;
    if (const std::string entry = voidEntryOf(academy, attempt); !entry.empty()) {
        lines.append(Words::tr("VOID, declared on %1 by %2: %3")
                         .arg(QString::fromStdString(fieldOf(entry, "time").substr(0, 10)), signersText(academy, entry),
                              printable(voidReasonOf(academy, attempt, entry))));
    }
    const auto certificates = academy.certificates().all();
    for (const IssuedCertificate& each : certificates ? *certificates : std::vector<IssuedCertificate>()) {
        const auto revoked = each.attempt == attempt && each.state == "revoked"
                                 ? academy.certificates().revocationOf(each.serial)
                                 : Result<std::string>(std::string());
        if (revoked && !revoked->empty())
            lines.append(Words::tr("Certificate no. %1 was revoked: %2")
                             .arg(QString::number(each.serial), printable(QString::fromStdString(*revoked))));
    }
    const auto appeals = academy.appeals().all();
    for (const AppealRecord& each : appeals ? *appeals : std::vector<AppealRecord>()) {
        if (each.attempt == attempt)
            lines.append(Words::tr("Appeal of %1 (%2): %3")
                             .arg(QString::fromStdString(each.day), appealReason(academy, attempt),
                                  appealText(QString::fromStdString(each.outcome))));
    }
    return lines;
}

/// What the computer's clock said, where the supervisor gave another day.
void addClock(QTextStream& out, const Academy& academy, std::int64_t attempt)
{
    const auto opened = academy.ledger().lastEntry("attempt-opened", attempt);
    const std::string clock = opened ? fieldOf(*opened, "clock") : std::string();
    if (clock.empty())
        return;
    //: %1 is a date, %2 a reason as the supervisor typed it
    out << Words::tr("The supervisor entered this date, but the computer's clock said %1. Reason: %2")
               .arg(QString::fromStdString(clock), printable(reasonText(academy, opened)))
        << '\n';
}

/// `error`: the standard error of its percentage, where enough people sat to know it.
void addPractical(QTextStream& out, const QJsonObject& practical, const std::optional<double>& error)
{
    out << Words::tr("Tables: %1 (needed: %2%), critical errors: %3")
               .arg(percentText(practical.value(QStringLiteral("percent"))))
               .arg(practical.value(QStringLiteral("pass")).toInt())
               .arg(practical.value(QStringLiteral("critical")).toInt())
        << '\n';
    if (error)
        out << QStringLiteral("    ")
            << Words::tr("Precision: ±%1 points (standard error, from how much a candidate's tables differ)")
                   .arg(100 * *error, 0, 'f', 1)
            << '\n';
    addCriticals(out, practical.value(QStringLiteral("criticals")).toArray());
    int number = 0;
    for (const auto& each : practical.value(QStringLiteral("stations")).toArray())
        out << QStringLiteral("    ")
            << Words::tr("Table %1: %2")
                   .arg(++number)
                   .arg(percentText(each.toObject().value(QStringLiteral("percent"))))
            << '\n';
    for (const auto& each : practical.value(QStringLiteral("competencies")).toArray()) {
        const QJsonObject row = each.toObject();
        out << QStringLiteral("    %1 %2")
                   .arg(itemCompetencyText(row.value(QStringLiteral("competency")).toString()).leftJustified(22))
                   .arg(percentText(row.value(QStringLiteral("percent"))), 6)
            << "   "
            << (row.value(QStringLiteral("percent")).isDouble()
                    ? Words::tr("needed: %1%, duties: %2, faults: %3").arg(row.value(QStringLiteral("needed")).toInt())
                    : Words::tr("no percentage (faults lower the total), duties: %1, faults: %2"))
                   .arg(row.value(QStringLiteral("duties")).toInt())
                   .arg(row.value(QStringLiteral("faults")).toInt())
            << '\n';
    }
    addPace(out, practical.value(QStringLiteral("stations")).toArray());
    const QJsonArray missed = practical.value(QStringLiteral("missed")).toArray();
    if (!missed.isEmpty())
        out << Words::tr("Rules broken:") << '\n';
    for (const auto& each : missed) {
        const QJsonObject row = each.toObject();
        out << QStringLiteral("    %1, %2×\n").arg(missedText(row)).arg(row.value(QStringLiteral("times")).toInt());
    }
    for (const QString& each : mendedTexts(practical))
        out << each << '\n';
    addFaults(out, practical.value(QStringLiteral("stations")).toArray());
}

} // namespace

QString appealReason(const Academy& academy, std::int64_t attempt)
{
    return printable(reasonText(academy, academy.ledger().lastEntry("appeal-opened", attempt)));
}

namespace {

/// Who sat what, and what is to be known of it before all else.
void addHead(QTextStream& out, const Academy& academy, const QJsonObject& result, const Result<AttemptRecord>& record)
{
    out << QString::fromStdString(academy.store().house()) << '\n'
        << result.value(QStringLiteral("exam")).toString() << '\n'
        << whoText(academy, result.value(QStringLiteral("person")).toString()) << '\n'
        << Words::tr("Attempt no. %1 (this person's attempt %2), form %3, %4")
               .arg(result.value(QStringLiteral("attempt")).toInt())
               .arg(result.value(QStringLiteral("count")).toInt())
               .arg(result.value(QStringLiteral("form")).toString(), result.value(QStringLiteral("opened")).toString())
        << '\n';
    if (const Result<int> voided = record ? voidsUpTo(academy, *record) : record.error(); voided && *voided > 0)
        out << Words::tr("This person's void attempts at this exam: %1").arg(*voided) << '\n';
    if (record)
        addClock(out, academy, record->number);
    for (const QString& each : gapTexts(academy))
        out << each << '\n';
}

/// What came of it, by the machine and by people.
void addOutcome(QTextStream& out, const Academy& academy, const QJsonObject& result,
                const Result<AttemptRecord>& record, bool confirmed)
{
    for (const QString& each : afterwardsTexts(academy, result.value(QStringLiteral("attempt")).toInteger()))
        out << each << '\n';
    // nobody may take its paper for one that counts
    if (record && (record->state == AttemptState::Graded || record->state == AttemptState::Review))
        out << Words::tr("NOT YET CONFIRMED: this result counts only once it is signed.") << '\n';
    const QString outcome = outcomeText(result.value(QStringLiteral("outcome")).toString());
    out << (record && record->state == AttemptState::Void
                ? Words::tr("Result before it was declared void: %1").arg(outcome)
                : outcome)
        << '\n';
    for (const QString& each : shortfallTexts(result))
        out << QStringLiteral("    ") << each << '\n';
    if (result.value(QStringLiteral("borderline")).toBool())
        out << borderlineText(academy, record ? *record : AttemptRecord(), confirmed) << '\n';
    for (const QString& each : rescoringTexts(academy, result.value(QStringLiteral("attempt")).toInteger()))
        out << each << '\n';
    const Corrections credited = correctionsFrom(result);
    if (!credited.isEmpty())
        out << Words::tr("Rescored. These no longer count against any candidate:") << '\n';
    for (const std::string& item : credited.items)
        out << QStringLiteral("    ") << itemText(QString::fromStdString(item)) << '\n';
    for (const std::string& rule : credited.rules)
        out << QStringLiteral("    ") << ruleTitle(Rule::fromText(rule)) << '\n';
}

/// How the sitting went.
void addSitting(QTextStream& out, const Academy& academy, const QJsonObject& result)
{
    QStringList ratings;
    for (const auto& each : result.value(QStringLiteral("ratings")).toArray())
        ratings.append(each.toInt() > 0 ? QString::number(each.toInt()) : QStringLiteral("–"));
    if (!ratings.isEmpty())
        out << Words::tr("Examiner's rating of the tables, given before the score was shown (1 to 5): %1")
                   .arg(ratings.join(QStringLiteral(", ")))
            << '\n';
    addTimes(out, result);
    addImpossible(out, result);
    const int left = result.value(QStringLiteral("focusLosses")).toInt();
    const auto away = academy.answers().focusLostFor(result.value(QStringLiteral("attempt")).toInteger());
    const QString interruptions = QString::number(result.value(QStringLiteral("interruptions")).toInt());
    const QString pauses = QString::number(result.value(QStringLiteral("pauses")).toInt());
    out << (left > 0 && away
                ? Words::tr(
                      "Interruptions: %1, pauses: %2, times the window was left: %3 (away for %4 in total). The ledger "
                      "has the reasons.")
                      .arg(interruptions, pauses, QString::number(left), clockText(*away))
                : Words::tr("Interruptions: %1, pauses: %2, times the window was left: %3. The ledger has the reasons.")
                      .arg(interruptions, pauses, QString::number(left)))
        << '\n';
}

} // namespace

QString resultText(const Academy& academy, const QJsonObject& result)
{
    QString text;
    QTextStream out(&text);
    const QJsonValue practical = result.value(QStringLiteral("practical"));
    const auto record = academy.attempts().one(result.value(QStringLiteral("attempt")).toInteger());
    const QString confirmed = confirmedText(academy, result.value(QStringLiteral("attempt")).toInteger());
    addHead(out, academy, result, record);
    out << '\n';
    addOutcome(out, academy, result, record, !confirmed.isEmpty());
    out << '\n';
    addTheory(out, result.value(QStringLiteral("theory")).toObject());
    if (practical.isObject()) {
        const auto tables = tableMatrix(academy, result.value(QStringLiteral("blueprint")).toString().toStdString());
        addPractical(out, practical.toObject(), tables ? errorOfTables(tables->scores) : std::nullopt);
    }
    out << '\n';
    addSitting(out, academy, result);
    out << Words::tr("Authorized by %1").arg(whoText(academy, result.value(QStringLiteral("supervisor")).toString()))
        << '\n'
        << (confirmed.isEmpty() ? QString() : confirmed + QLatin1Char('\n'))
        << Words::tr("A simulated table: dexterity is not certified.") << '\n'
        << Words::tr("Program %1, blueprint %2")
               .arg(result.value(QStringLiteral("program")).toString(),
                    result.value(QStringLiteral("blueprint")).toString().left(8))
        << '\n';
    return text;
}

QJsonObject printedResult(const Academy& academy, QJsonObject result)
{
    const auto opened = academy.ledger().lastEntry(
        "attempt-opened", static_cast<std::int64_t>(result.value(QStringLiteral("attempt")).toDouble()));
    const std::string clock = opened ? fieldOf(*opened, "clock") : std::string();
    if (!clock.empty())
        result.insert(QStringLiteral("clock"), QString::fromStdString(clock));
    // the outcome is kept as it was graded: whether it counts is said beside it
    const std::int64_t attempt = result.value(QStringLiteral("attempt")).toInteger();
    if (const auto record = academy.attempts().one(attempt); record)
        result.insert(QStringLiteral("state"),
                      QString::fromUtf8(attemptStateWords[static_cast<std::size_t>(record->state)]));
    if (const std::string entry = voidEntryOf(academy, attempt); !entry.empty()) {
        result.insert(QStringLiteral("void"),
                      QJsonObject{{QStringLiteral("day"), QString::fromStdString(fieldOf(entry, "time").substr(0, 10))},
                                  {QStringLiteral("reason"), voidReasonOf(academy, attempt, entry)}});
    }
    return result;
}

} // namespace cutcard
