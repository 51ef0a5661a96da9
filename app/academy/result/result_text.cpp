// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result_text.h"

#include "app/academy/result/exports.h"

#include "app/academy/result/result.h"
#include "app/academy/result/result_faults.h"
#include "app/files/or_none.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"

namespace cutcard {

static QString percentText(const QJsonValue& value)
{
    return value.isDouble() ? QStringLiteral("%1%").arg(value.toInt()) : QStringLiteral("–");
}

static void addTheory(QTextStream& out, const QJsonObject& theory)
{
    addLine(out, Words::tr("Theory: %1 of %2 right, %3% (needed: %4%)")
                     .arg(theory[u"right"].toInt())
                     .arg(theory[u"asked"].toInt())
                     .arg(theory[u"percent"].toInt())
                     .arg(theory[u"pass"].toInt()));
    if (const int open = theory[u"open"].toInt(); open > 0)
        addLine(out, Words::tr("Questions not answered when the exam was interrupted: %1").arg(open), 1);
    const int asked = theory[u"asked"].toInt();
    const int right = theory[u"right"].toInt();
    // of none or all of them the formula knows no error
    if (right > 0 && right < asked)
        addLine(out,
                Words::tr("Precision: ±%1 points (standard error for this number of questions)")
                    .arg(100 * errorOfScore(right, asked) / asked, 0, 'f', 1),
                1);
    for (const auto& row : theory[u"competencies"].toArray()) {
        out << QStringLiteral("    %1 %2 / %3\n")
                   .arg(itemCompetencyText(row[u"competency"].toString()).leftJustified(22))
                   .arg(row[u"right"].toInt())
                   .arg(row[u"asked"].toInt());
    }
}

/// Each critical error with its moment: it may decide alone.
static void addCriticals(QTextStream& out, const QJsonArray& criticals)
{
    for (const auto& row : criticals) {
        const int hand = row[u"hand"].toInt();
        const int table = row[u"table"].toInt();
        addLine(out,
                (hand > 0 ? Words::tr("Critical error at table %1, hand %2. %3").arg(table).arg(hand)
                          : Words::tr("Critical error at table %1. %2").arg(table))
                    .arg(missedText(row)),
                1);
    }
}

/// A name with the house's number and the licence, so that two people of one name are told apart.
static QString whoText(const Academy& academy, const QString& person)
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
static void addTimes(QTextStream& out, const QJsonObject& result)
{
    const QJsonArray used = result[u"usedSeconds"].toArray();
    const QJsonArray extra = result[u"extraSeconds"].toArray();
    QStringList parts;
    for (qsizetype i = 0; i < used.size(); ++i) {
        QString part = (i == 0 ? Words::tr("theory %1") : Words::tr("table %1: %2").arg(i))
                           .arg(clockText(qint64{1000} * used[i].toInt()));
        if (const int more = extra.at(i).toInt(); more > 0)
            part += QStringLiteral(" ")
                    + Words::tr("(with %1 added by the supervisor)").arg(clockText(qint64{1000} * more));
        parts.append(part);
    }
    addLine(out, Words::tr("Time used: %1").arg(parts.join(QStringLiteral(", "))));
}

/// Who confirmed an attempt and when; empty as long as nobody has.
static QString confirmedText(const Academy& academy, std::int64_t attempt)
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
static QString borderlineText(const Academy& academy, const AttemptRecord& record, bool confirmed)
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
static QString reasonText(const Academy& academy, const Result<std::string>& entry)
{
    const auto why = entry ? academy.ledger().reasonOf(*entry) : entry;
    return why ? QString::fromStdString(*why) : QString();
}

/// The entry that declared an attempt void, by itself or by an appeal; empty: it counts.
static std::string voidEntryOf(const Academy& academy, std::int64_t attempt)
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
static QString voidReasonOf(const Academy& academy, std::int64_t attempt, const std::string& entry)
{
    const bool byAppeal = fieldOf(entry, "kind") == entryKindOf(AttemptEvent::Overturn);
    return reasonText(academy,
                      byAppeal ? academy.ledger().lastEntry("appeal-closed", attempt) : Result<std::string>(entry));
}

/// What became of a result afterwards: nobody may take its sheet for one that still counts.
static QStringList afterwardsTexts(const Academy& academy, std::int64_t attempt)
{
    QStringList lines;
    if (const std::string entry = voidEntryOf(academy, attempt); !entry.empty()) {
        lines.append(Words::tr("VOID, declared on %1 by %2: %3")
                         .arg(QString::fromStdString(fieldOf(entry, "time").substr(0, 10)), signersText(academy, entry),
                              printable(voidReasonOf(academy, attempt, entry))));
    }
    for (const IssuedCertificate& each : orNone(academy.certificates().all())) {
        const auto revoked = each.attempt == attempt && each.state == "revoked"
                                 ? academy.certificates().revocationOf(each.serial)
                                 : Result<std::string>(std::string());
        if (revoked && !revoked->empty())
            lines.append(Words::tr("Certificate no. %1 was revoked: %2")
                             .arg(QString::number(each.serial), printable(QString::fromStdString(*revoked))));
    }
    for (const AppealRecord& each : orNone(academy.appeals().all())) {
        if (each.attempt == attempt)
            lines.append(Words::tr("Appeal of %1 (%2): %3")
                             .arg(QString::fromStdString(each.day), appealReason(academy, attempt),
                                  appealText(QString::fromStdString(each.outcome))));
    }
    return lines;
}

/// What the computer's clock said, where the supervisor gave another day.
static void addClock(QTextStream& out, const Academy& academy, std::int64_t attempt)
{
    const auto opened = academy.ledger().lastEntry("attempt-opened", attempt);
    const std::string clock = opened ? fieldOf(*opened, "clock") : std::string();
    if (clock.empty())
        return;
    //: %1 is a date, %2 a reason as the supervisor typed it
    addLine(out, Words::tr("The supervisor entered this date, but the computer's clock said %1. Reason: %2")
                     .arg(QString::fromStdString(clock), printable(reasonText(academy, opened))));
}

/// `error`: the standard error of its percentage, where enough people sat to know it.
static void addPractical(QTextStream& out, const QJsonObject& practical, const std::optional<double>& error)
{
    addLine(out, Words::tr("Tables: %1 (needed: %2%), critical errors: %3")
                     .arg(percentText(practical[u"percent"]))
                     .arg(practical[u"pass"].toInt())
                     .arg(practical[u"critical"].toInt()));
    if (error)
        addLine(out,
                Words::tr("Precision: ±%1 points (standard error, from how much a candidate's tables differ)")
                    .arg(100 * *error, 0, 'f', 1),
                1);
    addCriticals(out, practical[u"criticals"].toArray());
    int number = 0;
    for (const auto& each : practical[u"stations"].toArray())
        addLine(out, Words::tr("Table %1: %2").arg(++number).arg(percentText(each[u"percent"])), 1);
    for (const auto& row : practical[u"competencies"].toArray()) {
        out << QStringLiteral("    %1 %2")
                   .arg(itemCompetencyText(row[u"competency"].toString()).leftJustified(22))
                   .arg(percentText(row[u"percent"]), 6)
            << "   "
            << (row[u"percent"].isDouble()
                    ? Words::tr("needed: %1%, duties: %2, faults: %3").arg(row[u"needed"].toInt())
                    : Words::tr("no percentage (faults lower the total), duties: %1, faults: %2"))
                   .arg(row[u"duties"].toInt())
                   .arg(row[u"faults"].toInt())
            << '\n';
    }
    if (const auto pace = paceOf(practical[u"stations"].toArray()).handsAnHour())
        addLine(out,
                Words::tr("Pace in the simulator, without the players' time: %1 hands an hour (not scored)").arg(*pace),
                1);
    const QJsonArray missed = practical[u"missed"].toArray();
    if (!missed.isEmpty())
        addLine(out, Words::tr("Rules broken:"));
    for (const auto& row : missed) {
        out << QStringLiteral("    %1, %2×\n").arg(missedText(row)).arg(row[u"times"].toInt());
    }
    for (const QString& each : mendedTexts(practical))
        addLine(out, each);
    addFaults(out, practical[u"stations"].toArray());
}

QString appealReason(const Academy& academy, std::int64_t attempt)
{
    return printable(reasonText(academy, academy.ledger().lastEntry("appeal-opened", attempt)));
}

/// Who sat what, and what is to be known of it before all else.
static void addHead(QTextStream& out, const Academy& academy, const QJsonObject& result,
                    const Result<AttemptRecord>& record)
{
    out << QString::fromStdString(academy.store().house()) << '\n'
        << result[u"exam"].toString() << '\n'
        << whoText(academy, result[u"person"].toString()) << '\n'
        << Words::tr("Attempt no. %1 (this person's attempt %2), form %3, %4")
               .arg(result[u"attempt"].toInt())
               .arg(result[u"count"].toInt())
               .arg(result[u"form"].toString(), result[u"opened"].toString())
        << '\n';
    if (const Result<int> voided = record ? voidsUpTo(academy, *record) : record.error(); voided && *voided > 0)
        addLine(out, Words::tr("This person's void attempts at this exam: %1").arg(*voided));
    if (record)
        addClock(out, academy, record->number);
    for (const QString& each : gapTexts(academy))
        addLine(out, each);
}

/// What came of it, by the machine and by people.
static void addOutcome(QTextStream& out, const Academy& academy, const QJsonObject& result,
                       const Result<AttemptRecord>& record, bool confirmed)
{
    for (const QString& each : afterwardsTexts(academy, result[u"attempt"].toInteger()))
        addLine(out, each);
    // nobody may take its paper for one that counts
    if (record && (record->state == AttemptState::Graded || record->state == AttemptState::Review))
        addLine(out, Words::tr("NOT YET CONFIRMED: this result counts only once it is signed."));
    const QString outcome = outcomeText(result[u"outcome"].toString());
    addLine(out, (record && record->state == AttemptState::Void
                      ? Words::tr("Result before it was declared void: %1").arg(outcome)
                      : outcome));
    for (const QString& each : shortfallTexts(result))
        addLine(out, each, 1);
    if (result[u"borderline"].toBool())
        addLine(out, borderlineText(academy, record ? *record : AttemptRecord(), confirmed));
    for (const QString& each : rescoringTexts(academy, result[u"attempt"].toInteger()))
        addLine(out, each);
    const Corrections credited = correctionsFrom(result);
    if (!credited.isEmpty())
        addLine(out, Words::tr("Rescored. These no longer count against any candidate:"));
    for (const std::string& item : credited.items)
        addLine(out, itemText(QString::fromStdString(item)), 1);
    for (const std::string& rule : credited.rules)
        addLine(out, ruleTitle(Rule::fromText(rule)), 1);
}

/// How the sitting went.
static void addSitting(QTextStream& out, const Academy& academy, const QJsonObject& result)
{
    QStringList ratings;
    for (const auto& each : result[u"ratings"].toArray())
        ratings.append(each.toInt() > 0 ? QString::number(each.toInt()) : QStringLiteral("–"));
    if (!ratings.isEmpty())
        addLine(out, Words::tr("Examiner's rating of the tables, given before the score was shown (1 to 5): %1")
                         .arg(ratings.join(QStringLiteral(", "))));
    addTimes(out, result);
    addImpossible(out, result);
    const int left = result[u"focusLosses"].toInt();
    const auto away = academy.answers().focusLostFor(result[u"attempt"].toInteger());
    const QString interruptions = QString::number(result[u"interruptions"].toInt());
    const QString pauses = QString::number(result[u"pauses"].toInt());
    addLine(
        out,
        (left > 0 && away
             ? Words::tr(
                   "Interruptions: %1, pauses: %2, times the window was left: %3 (away for %4 in total). The ledger "
                   "has the reasons.")
                   .arg(interruptions, pauses, QString::number(left), clockText(*away))
             : Words::tr("Interruptions: %1, pauses: %2, times the window was left: %3. The ledger has the reasons.")
                   .arg(interruptions, pauses, QString::number(left))));
}

QString resultText(const Academy& academy, const QJsonObject& result)
{
    QString text;
    QTextStream out(&text);
    const QJsonValue practical = result[u"practical"];
    const auto record = academy.attempts().one(result[u"attempt"].toInteger());
    const QString confirmed = confirmedText(academy, result[u"attempt"].toInteger());
    addHead(out, academy, result, record);
    out << '\n';
    addOutcome(out, academy, result, record, !confirmed.isEmpty());
    out << '\n';
    addTheory(out, result[u"theory"].toObject());
    if (practical.isObject()) {
        const auto tables = tableMatrix(academy, result[u"blueprint"].toString().toStdString());
        addPractical(out, practical.toObject(), tables ? errorOfTables(tables->scores) : std::nullopt);
    }
    out << '\n';
    addSitting(out, academy, result);
    out << Words::tr("Authorized by %1").arg(whoText(academy, result[u"supervisor"].toString())) << '\n'
        << (confirmed.isEmpty() ? QString() : confirmed + QLatin1Char('\n'))
        << Words::tr("A simulated table: dexterity is not certified.") << '\n'
        << Words::tr("Program %1, blueprint %2")
               .arg(result[u"program"].toString(), result[u"blueprint"].toString().left(8))
        << '\n';
    return text;
}

QJsonObject printedResult(const Academy& academy, QJsonObject result)
{
    const std::int64_t attempt = std::as_const(result)[u"attempt"].toInteger();
    const auto opened = academy.ledger().lastEntry("attempt-opened", attempt);
    const std::string clock = opened ? fieldOf(*opened, "clock") : std::string();
    if (!clock.empty())
        result.insert(QStringLiteral("clock"), QString::fromStdString(clock));
    // the outcome is kept as it was graded: whether it counts is said beside it
    if (const auto record = academy.attempts().one(attempt))
        result.insert(QStringLiteral("state"), keptWord(record->state));
    if (const std::string entry = voidEntryOf(academy, attempt); !entry.empty()) {
        result.insert(QStringLiteral("void"),
                      QJsonObject{{"day", QString::fromStdString(fieldOf(entry, "time").substr(0, 10))},
                                  {"reason", voidReasonOf(academy, attempt, entry)}});
    }
    return result;
}

} // namespace cutcard
