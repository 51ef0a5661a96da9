// SPDX-License-Identifier: GPL-3.0-or-later
// The signed list of an evidence folder's files, so that no byte of any of them can be another one.
#include "app/academy/result/evidence.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <QDir>
#include <QFile>

namespace cutcard {

namespace {

constexpr std::string_view signedPrefix = "cutcard-evidence-1\n";

QString sumsName()
{
    return QStringLiteral("SHA256SUMS");
}

QString signatureName()
{
    return QStringLiteral("SHA256SUMS.sig");
}

/// The list as sha256sum prints it, of everything in the folder but the list and its signature.
Result<std::string> sumsOf(const QString& folder)
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
QString firstDifference(const QByteArray& told, const QByteArray& found)
{
    const QList<QByteArray> before = told.split('\n');
    const QList<QByteArray> after = found.split('\n');
    for (const QByteArray& line : before + after) {
        if (!before.contains(line) || !after.contains(line))
            return QString::fromUtf8(line.mid(line.indexOf(' ')).trimmed());
    }
    return sumsName();
}

} // namespace

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
