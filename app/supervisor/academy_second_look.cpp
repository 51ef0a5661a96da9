// SPDX-License-Identifier: GPL-3.0-or-later
// The second look at a result: what it rests on, hand by hand, what the machine may have wrong, and appeals.
#include "app/academy/result/evidence.h"
#include "app/academy/result/rescore.h"
#include "app/academy/result/result_text.h"
#include "app/academy/sitting/sitting.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/rule_words.h"
#include "app/words/training/quiz_words.h"

#include <QFileDialog>
#include <QJsonArray>

#include <algorithm>

namespace cutcard {

namespace {

std::vector<std::string> wordsOf(const QVariant& given)
{
    const QStringList list = given.toStringList();
    std::vector<std::string> words;
    words.reserve(static_cast<std::size_t>(list.size()));
    for (const QString& word : list)
        words.push_back(word.toStdString());
    return words;
}

/// Every hand that was dealt, and what was done at a director's station, to look back on.
QVariantList handsOf(const QJsonObject& result)
{
    QVariantList hands;
    const QJsonArray stations =
        result.value(QStringLiteral("practical")).toObject().value(QStringLiteral("stations")).toArray();
    for (qsizetype station = 0; station < stations.size(); ++station) {
        const QJsonValue directed = stations.at(station).toObject().value(QStringLiteral("directed"));
        if (directed.isObject()) {
            const bool night = directed.toObject().value(QStringLiteral("night")).toBool();
            hands.append(QVariantMap{{QStringLiteral("station"), static_cast<int>(station)},
                                     {QStringLiteral("hand"), 0},
                                     {QStringLiteral("text"), (night ? AcademyDesk::tr("Table %1, the night")
                                                                     : AcademyDesk::tr("Table %1, the questions"))
                                                                  .arg(station + 1)}});
        }
        const auto count = stations.at(station).toObject().value(QStringLiteral("hands")).toArray().size();
        for (qsizetype hand = 0; hand < count; ++hand)
            hands.append(QVariantMap{
                {QStringLiteral("station"), static_cast<int>(station)},
                {QStringLiteral("hand"), static_cast<int>(hand)},
                {QStringLiteral("text"), AcademyDesk::tr("Table %1, hand %2").arg(station + 1).arg(hand + 1)}});
    }
    return hands;
}

/// What was counted against the candidate: questions and rules that the machine may have wrong.
QVariantList doubtsOf(const QJsonObject& result)
{
    QVariantList doubts;
    const QJsonArray items = result.value(QStringLiteral("theory")).toObject().value(QStringLiteral("items")).toArray();
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QJsonObject item = items.at(i).toObject();
        if (item.value(QStringLiteral("right")).toBool())
            continue;
        const QString id = item.value(QStringLiteral("id")).toString();
        doubts.append(QVariantMap{
            {QStringLiteral("item"), id},
            {QStringLiteral("text"),
             AcademyDesk::tr("Question %1, %2: %3")
                 .arg(QString::number(i + 1), itemCompetencyText(item.value(QStringLiteral("competency")).toString()),
                      itemText(id))}});
    }
    QStringList seen;
    const QJsonArray missed =
        result.value(QStringLiteral("practical")).toObject().value(QStringLiteral("missed")).toArray();
    for (const auto& each : missed) {
        const QString id = each.toObject().value(QStringLiteral("rule")).toString();
        if (seen.contains(id))
            continue;
        seen.append(id);
        const Rule rule = Rule::fromText(id.toStdString());
        doubts.append(QVariantMap{{QStringLiteral("rule"), id}, {QStringLiteral("text"), ruleTitle(rule)}});
    }
    return doubts;
}

} // namespace

QVariantMap AcademyDesk::secondLookOf(const QJsonObject& result, std::int64_t attempt, AttemptState state) const
{
    const auto appeals = orNone(m_academy->appeals().all());
    const auto appeal = std::ranges::find(appeals, attempt, &AppealRecord::attempt);
    const bool appealed = appeal != appeals.end();
    const bool open = appealed && appeal->outcome.empty();
    return {{QStringLiteral("hands"), handsOf(result)},
            {QStringLiteral("doubts"), doubtsOf(result)},
            {QStringLiteral("appealOpen"), open},
            {QStringLiteral("canAppeal"), state == AttemptState::Confirmed && !appealed},
            {QStringLiteral("appeal"), appealed ? appealText(QString::fromStdString(appeal->outcome)) : QString()},
            {QStringLiteral("appealed"),
             appealed
                 ? tr("Appeal of %1: %2").arg(QString::fromStdString(appeal->day), appealReason(*m_academy, attempt))
                 : QString()}};
}

void AcademyDesk::appeal(const Given& given, const Unlocked& who)
{
    if (isDone(m_academy->appeals().open(who, attemptOf(given), textOf(given, "day"), textOf(given, "reason"))))
        say(tr("The appeal was recorded."));
}

void AcademyDesk::dismiss(const Given& given, const Unlocked& who)
{
    if (isDone(m_academy->appeals().close(who, attemptOf(given), AppealOutcome::Dismissed, textOf(given, "reason"))))
        say(tr("The appeal was dismissed."));
}

void AcademyDesk::grantAppeal(const Given& given, const Unlocked& who)
{
    const auto second = secondUnlockedBy(*m_academy, given);
    if (isDone(second)
        && isDone(m_academy->appeals().close(who, attemptOf(given), AppealOutcome::Void, textOf(given, "reason"),
                                             *second ? &**second : nullptr)))
        sayVoid(attemptOf(given));
}

void AcademyDesk::replay(const Given& given, const Unlocked& who)
{
    const std::int64_t attempt = attemptOf(given);
    const auto station = given.value(QStringLiteral("station")).toULongLong();
    const auto hand = given.value(QStringLiteral("hand")).toULongLong();
    const auto work = Sitting::workOf(*m_academy, attempt, who.attemptKey(attempt));
    if (!work)
        return fail(work.error());
    if (station < work->directed.size() && work->directed[station]) {
        emit directingLookedOver(*work->directed[station], tr("Attempt %1, table %2").arg(attempt).arg(station + 1));
        return;
    }
    if (station >= work->stations.size() || hand >= work->stations[station].size())
        return;
    const auto& times = work->eventTimes[station][hand];
    emit lookBackAsked(work->stations[station][hand], std::vector<qint64>(times.begin(), times.end()),
                       tr("Attempt %1, table %2, hand %3").arg(attempt).arg(station + 1).arg(hand + 1));
}

/// Shows the questions that were counted against the candidate as they were asked: figures, answer and key are sealed
/// until somebody signs.
void AcademyDesk::openQuestions(const Given& given, const Unlocked& who)
{
    const std::int64_t attempt = attemptOf(given);
    const auto work = Sitting::workOf(*m_academy, attempt, who.attemptKey(attempt));
    if (!work)
        return fail(work.error());
    QVariantMap shown = m_model.result();
    QVariantList doubts = shown.value(QStringLiteral("doubts")).toList();
    for (QVariant& doubt : doubts) {
        QVariantMap row = doubt.toMap();
        const std::string id = row.value(QStringLiteral("item")).toString().toStdString();
        for (std::size_t i = 0; i < work->form.questions.size() && !id.empty(); ++i) {
            const Question& question = work->form.questions[i];
            if (question.item->id != id)
                continue;
            const QString answer = answerText(question, work->answers[i]);
            row.insert(QStringLiteral("text"),
                       tr("Question %1: %2\nAnswered: %3\nRight answer: %4\n%5")
                           .arg(QString::number(i + 1), questionText(question),
                                answer.isEmpty() ? tr("nothing") : answer, answerText(question, rightAnswer(question)),
                                explanationText(question)));
            doubt = row;
        }
    }
    shown.insert(QStringLiteral("doubts"), doubts);
    m_model.setResult(shown);
}

void AcademyDesk::saveEvidence(const Given& given, const Unlocked& who)
{
    const std::int64_t attempt = attemptOf(given);
    const QString folder =
        fileFor(given, tr("Save the evidence to a new folder"), QStringLiteral("attempt-%1").arg(attempt), {});
    if (!folder.isEmpty() && isDone(writeEvidence(*m_academy, attempt, who, folder)))
        say(tr("Saved: %1").arg(folder));
}

void AcademyDesk::correct(const Given& given, const Unlocked& who)
{
    const auto corrections =
        readCorrections(wordsOf(given.value(QStringLiteral("items"))), wordsOf(given.value(QStringLiteral("rules"))));
    if (!corrections)
        return fail(corrections.error());
    const auto second = secondUnlockedBy(*m_academy, given);
    if (!second)
        return fail(second.error());
    const auto done = rescore(*m_academy, who, *corrections, textOf(given, "reason"), *second ? &**second : nullptr);
    if (!done)
        return fail(done.error());
    say(tr("Results that changed: %1. Results this version cannot grade again: %2.")
            .arg(done->changed.size())
            .arg(done->skipped.size()));
}

} // namespace cutcard
