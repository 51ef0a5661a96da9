// SPDX-License-Identifier: GPL-3.0-or-later
// The signed list of an evidence folder's files, so that no byte of any of them can be another one.
#include "app/academy/result/evidence.h"

#include "app/academy/forms/paper.h"
#include "app/academy/sitting/sitting.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"

#include <QJsonDocument>

namespace cutcard {

constexpr std::string_view signedPrefix = "cutcard-evidence-1\n";

static QString sumsName()
{
    return QStringLiteral("SHA256SUMS");
}

static QString signatureName()
{
    return QStringLiteral("SHA256SUMS.sig");
}

/// The list as sha256sum prints it, of everything in the folder but the list and its signature.
static Result<std::string> sumsOf(const QString& folder)
{
    std::string sums;
    for (const QString& name :
         QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)) {
        if (name == sumsName() || name == signatureName())
            continue;
        const auto content = TRY(readEvidence(folder, name));
        sums += hexOf(sha256({}, content.toStdString())) + "  " + name.toStdString() + "\n";
    }
    return sums;
}

/// The name of the first file whose line is another one, or that stands in one list alone.
static QString firstDifference(const QByteArray& told, const QByteArray& found)
{
    const QList<QByteArray> before = told.split('\n');
    const QList<QByteArray> after = found.split('\n');
    for (const QByteArray& line : before + after) {
        if (!before.contains(line) || !after.contains(line))
            return QString::fromUtf8(line.mid(line.indexOf(' ')).trimmed());
    }
    return sumsName();
}

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
    for (std::size_t i = 0; i < work.form.questions.size(); ++i) {
        QJsonObject question = drawnOf(work.form.questions[i]);
        question.insert(QStringLiteral("answer"), jsonOf(work.form.questions[i], work.answers[i]));
        questions.append(question);
    }
    std::vector<std::pair<QString, QByteArray>> files{
        {QStringLiteral("result.json"), QByteArray::fromStdString(kept->text)},
        {QStringLiteral("form.json"), QJsonDocument(jsonOf(work.form, questions)).toJson()},
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

Error damaged(const QString& file, const std::string& expected, const std::string& found)
{
    return faultIn(file.toStdString(), Cause::Damaged, expected, found);
}

Result<QByteArray> readEvidence(const QString& folder, const QString& name)
{
    return readFile(QDir(folder).filePath(name));
}

Result<Done> signEvidence(const QString& folder, const SecretKey& houseKey)
{
    const auto sums = TRY(sumsOf(folder));
    const SignatureBytes signature = signatureBy(houseKey, signedPrefix, sums);
    const QByteArray bytes(reinterpret_cast<const char*>(signature.data()), static_cast<qsizetype>(signature.size()));
    TRY(saveFile(QDir(folder).filePath(sumsName()), QByteArray::fromStdString(sums), Reach::Owner));
    return saveFile(QDir(folder).filePath(signatureName()), bytes, Reach::Owner);
}

Result<Done> checkEvidenceFiles(const QString& folder, const PublicKey& houseKey)
{
    const auto told = TRY(readEvidence(folder, sumsName()));
    const auto signature = TRY(readEvidence(folder, signatureName()));
    const std::string bytes = signature.toStdString();
    const ByteView view{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    if (!isSignedBy(houseKey, signedPrefix, told.toStdString(), view))
        return refusedIn({sumsName().toStdString()}, Cause::Damaged, Refusal::ForeignList);
    const auto found = TRY(sumsOf(folder));
    const QByteArray now = QByteArray::fromStdString(found);
    if (now != told)
        return refusedIn({firstDifference(told, now).toStdString()}, Cause::Damaged, Refusal::ChangedEvidence);
    return Done{};
}

} // namespace cutcard
