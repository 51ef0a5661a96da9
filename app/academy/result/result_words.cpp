// SPDX-License-Identifier: GPL-3.0-or-later
// What outcomes, states and shortfalls are called on every sheet and page.
#include "app/academy/result/result_text.h"

#include "app/files/or_none.h"
#include "app/words/said.h"
#include "app/words/table/result_words.h"
#include "app/words/tr.h"
#include "core/certification/decision.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace cutcard {

/// The habit that a row of a result speaks of.
static Habit habitOf(const QJsonValue& row)
{
    const std::string verb = row[u"verb"].toString().toStdString();
    const std::string phrase = row[u"phrase"].toString().toStdString();
    Habit habit{.kind = {.burn = row[u"burn"].toInt()},
                .due = row[u"needed"].toInt(),
                .right = row[u"found"].toInt(),
                .corrected = row[u"corrected"].toInt()};
    if (const auto known = std::ranges::find(verbs, verb, &VerbFacts::word); known != verbs.end())
        habit.kind.verb = known->verb;
    if (const auto known = std::ranges::find(phrases, phrase, &PhraseFacts::word); known != phrases.end())
        habit.kind.phrase = known->phrase;
    return habit;
}

static QString dayOfEntry(const std::string& entry)
{
    return QString::fromStdString(fieldOf(entry, "time").substr(0, 10));
}

QString outcomeText(const QString& word)
{
    return said("exam-outcome", valueNamed<ExamOutcome>(word.toStdString()).value_or(ExamOutcome::NotPassed));
}

QString appealText(const QString& outcome)
{
    const QString text = said("appeal", outcome.isEmpty() ? "open" : outcome.toStdString());
    return text.isEmpty() ? outcome : text;
}

QString revocationsKnownText(const CertificateList* list)
{
    return list != nullptr ? Words::tr("Checked against the house's list dated %1. Later revocations are not covered.")
                                 .arg(QString::fromStdString(dayText(list->day)))
                           : Words::tr("Not checked against the house's list: it may have been revoked.");
}

QString examText(const std::string& name)
{
    // an empty text would be answered with what stands at a file's head
    return name.empty() ? QString() : printable(QCoreApplication::translate("Exams", name.c_str()));
}

QString itemText(const QString& id)
{
    const QuizItem* item = findItem(id.toStdString());
    if (item == nullptr)
        return id;
    static const QRegularExpression figure(QStringLiteral("%[1-9]"));
    return QCoreApplication::translate("Quiz", item->question).replace(figure, QStringLiteral("…"));
}

QStringList shortfallTexts(const QJsonObject& result)
{
    QStringList texts;
    for (const auto& row : result[u"shortfalls"].toArray()) {
        const std::string what = row[u"what"].toString().toStdString();
        const QStringList blanks{QString::number(row[u"found"].toInt()), QString::number(row[u"needed"].toInt()),
                                 itemCompetencyText(row[u"competency"].toString())};
        const QString text = said("shortfall", what, blanks);
        texts.append(what == "habit"  ? habitText(habitOf(row))
                     : text.isEmpty() ? said("shortfall", "duties", blanks)
                                      : text);
    }
    return texts;
}

QStringList mendedTexts(const QJsonObject& practical)
{
    return textsOf(practical[u"mended"].toArray(), [&](const auto& each) { return mendedText(habitOf(each)); });
}

QString nameOf(const Academy& academy, const QString& person)
{
    const auto known = academy.people().one(person.toStdString());
    return nameOf(known && *known ? &**known : nullptr, person);
}

QString nameOf(const RosterPerson* person, const QString& id)
{
    return person != nullptr ? printable(QString::fromStdString(person->name))
                             : Words::tr("person %1, erased").arg(id.left(8));
}

Result<int> voidsUpTo(const Academy& academy, const AttemptRecord& record)
{
    const auto attempts = TRY(academy.attempts().all());
    const auto plans = TRY(academy.blueprints().all());
    const auto pinned = TRY(academy.blueprints().among(plans, record.blueprint));
    int voided = 0;
    for (const AttemptRecord& each : attempts) {
        if (each.person != record.person || each.state != AttemptState::Void || each.number > record.number)
            continue;
        const auto other = TRY(academy.blueprints().among(plans, each.blueprint));
        voided += other.blueprint.programme == pinned.blueprint.programme ? 1 : 0;
    }
    return voided;
}

QString signersText(const Academy& academy, const std::string& entry)
{
    const auto named = [&](const std::string& id) { return nameOf(academy, QString::fromStdString(id)); };
    const std::string one = fieldOf(entry, "actor");
    const std::string other = fieldOf(entry, "second");
    if (other.empty())
        return named(one);
    const std::int64_t at = numberFieldOf(entry, "seq").value_or(0);
    const auto gave = academy.ledger().enrolledBy(one, at);
    const auto gaveOther = academy.ledger().enrolledBy(other, at);
    const bool same = gave && gaveOther && !gave->empty() && *gave == *gaveOther;
    return same
               ? Words::tr("%1 and %2 (both got their passphrases from %3)").arg(named(one), named(other), named(*gave))
               : Words::tr("%1 and %2").arg(named(one), named(other));
}

QStringList gapTexts(const Academy& academy)
{
    QStringList lines;
    for (const std::string& entry : orNone(academy.ledger().gaps())) {
        const auto why = academy.ledger().reasonOf(entry);
        //: %1 is a date, %2 a name or two, %3 a reason as it was typed
        lines.append(Words::tr("Checkpoints of the ledger are missing. %2 signed for this on %1. Reason: %3")
                         .arg(dayOfEntry(entry), signersText(academy, entry),
                              why ? printable(QString::fromStdString(*why)) : QString()));
    }
    return lines;
}

QStringList rescoringTexts(const Academy& academy, std::int64_t attempt)
{
    const auto entries = academy.results().rescoringsOf(attempt);
    if (!entries || entries->empty())
        return {};
    QStringList lines{Words::tr("Rescorings behind this result: %1").arg(entries->size())};
    for (const std::string& entry : *entries)
        //: %1 is a date, %2 a name or two
        lines.append(QStringLiteral("    ")
                     + Words::tr("%1, signed by %2").arg(dayOfEntry(entry), signersText(academy, entry)));
    return lines;
}

} // namespace cutcard
