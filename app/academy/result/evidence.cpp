// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/evidence.h"
#include "app/academy/forms/paper.h"

#include "app/academy/sitting/answer_json.h"
#include "app/academy/sitting/sitting.h"
#include "app/files/saved_file.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"
#include "core/session/text/notation.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cutcard {

namespace {

template <typename Numbers> QJsonArray asArray(const Numbers& numbers)
{
    QJsonArray array;
    for (const auto number : numbers)
        array.append(QString::number(number));
    return array;
}

QJsonObject jsonOf(const Question& question, const Answer& answer)
{
    return {{QStringLiteral("document"), QString::fromUtf8(documentWord(question.document))},
            {QStringLiteral("id"), QString::fromUtf8(question.item->id)},
            {QStringLiteral("values"), asArray(question.figures.values)},
            {QStringLiteral("shown"), asArray(question.shown)},
            {QStringLiteral("amount"), QString::number(question.figures.amount)},
            {QStringLiteral("truth"), question.figures.truth},
            {QStringLiteral("answer"), jsonOf(answer)}};
}

} // namespace

QString evidenceFile(std::size_t station, std::size_t hand)
{
    return QStringLiteral("table-%1-hand-%2.cutcard").arg(station + 1).arg(hand + 1);
}

QString directedFile(std::size_t station, bool night)
{
    return (night ? QStringLiteral("table-%1.night") : QStringLiteral("table-%1-answers.txt")).arg(station + 1);
}

Result<Done> writeEvidence(Academy& academy, std::int64_t attempt, const Unlocked& who, const QString& folder)
{
    const auto kept = TRY(academy.results().of(attempt));
    if (!kept)
        return refusedIn({"attempt " + std::to_string(attempt)}, Cause::MissingValue, Refusal::NotGraded);
    const auto work = TRY(Sitting::workOf(academy, attempt, who.attemptKey(attempt)));
    const auto ledger = TRY(academy.ledger().text());
    const auto pinned = TRY(academy.attempts().one(attempt).and_then(
        [&](const AttemptRecord& record) { return academy.blueprints().one(record.blueprint); }));
    if (QDir(folder).exists() || !QDir().mkpath(folder))
        return refusedIn({folder.toStdString()}, Cause::Duplicate, Refusal::FolderIsThere);
    QJsonArray questions;
    for (std::size_t i = 0; i < work.form.questions.size(); ++i)
        questions.append(jsonOf(work.form.questions[i], work.answers[i]));
    const QJsonObject form{{QStringLiteral("form"), work.form.form},
                           {QStringLiteral("questions"), questions},
                           {QStringLiteral("stations"), asArray(work.form.stations)},
                           {QStringLiteral("hands"), jsonOf(work.form.hands)}};
    std::vector<std::pair<QString, QByteArray>> files{
        {QStringLiteral("result.json"), QByteArray::fromStdString(kept->text)},
        {QStringLiteral("form.json"), QJsonDocument(form).toJson()},
        {QStringLiteral("blueprint.toml"), QByteArray::fromStdString(pinned.text)},
        {QStringLiteral("ledger.txt"), QByteArray::fromStdString(ledger)},
        {QStringLiteral("house.pub"), QByteArray::fromStdString(pemOf(academy.store().houseKey()))}};
    for (std::size_t station = 0; station < work.stations.size(); ++station) {
        const auto& hands = work.stations[station];
        if (const auto& directed = work.directed[station])
            files.emplace_back(directedFile(station, directed->night().has_value()),
                               QByteArray::fromStdString(directed->record()));
        for (std::size_t hand = 0; hand < hands.size(); ++hand)
            files.emplace_back(evidenceFile(station, hand),
                               QByteArray::fromStdString(writeSession(hands[hand].setup(), hands[hand].entries())));
    }
    for (const auto& [name, content] : files) {
        TRY(saveFile(QDir(folder).filePath(name), content, Reach::Owner));
    }
    return signEvidence(folder, who.houseKey());
}

} // namespace cutcard
