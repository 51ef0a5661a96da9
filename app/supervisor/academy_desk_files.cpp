// SPDX-License-Identifier: GPL-3.0-or-later
// What the supervisor's pages save, and what is read from files.
#include "app/academy/ledger/certificate.h"
#include "app/academy/store/clock.h"
#include "app/files/read_file.h"
#include "app/reports/certificate_report.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QStandardPaths>

namespace cutcard {

namespace {

/// Where file dialogs begin: an icon starts the program anywhere.
QString documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

QString AcademyDesk::fileFor(const Given& given, const QString& title, const QString& proposed,
                             const QString& kinds) const
{
    const QString name = given.value(QStringLiteral("file")).toString();
    return name.isEmpty() ? askWhereToSave(m_window, title, QDir(documentsFolder()).filePath(proposed), kinds) : name;
}

void AcademyDesk::save(const Given& given, const Saving& saving, const std::string& content)
{
    const QString name = fileFor(given, saving.title, saving.proposed, saving.kinds);
    if (!name.isEmpty() && isDone(saveFile(name, QByteArray::fromStdString(content), saving.reach)))
        say(tr("Saved: %1").arg(name));
}

std::optional<QString> AcademyDesk::textFrom(const Given& given, const QString& title, const QString& kinds,
                                             QString& name)
{
    const auto bytes = bytesFrom(given, title, kinds, name);
    return bytes ? std::optional(QString::fromUtf8(*bytes)) : std::nullopt;
}

std::optional<QByteArray> AcademyDesk::bytesFrom(const Given& given, const QString& title, const QString& kinds,
                                                 QString& name)
{
    name = given.value(QStringLiteral("file")).toString();
    if (name.isEmpty())
        name = QFileDialog::getOpenFileName(m_window, title, documentsFolder(), kinds);
    if (name.isEmpty())
        return std::nullopt;
    const auto read = readFile(name);
    if (read)
        return *read;
    fail(read.error());
    return std::nullopt;
}

void AcademyDesk::chooseFolder(const Given& given)
{
    QString folder = given.value(QStringLiteral("file")).toString();
    if (folder.isEmpty())
        folder = QFileDialog::getExistingDirectory(m_window, tr("Backup folder for checkpoints"));
    m_chosenFolder = folder;
    show();
}

void AcademyDesk::saveList(const Given& given, const Unlocked& who)
{
    const auto list = m_academy->certificates().signedList(who, todayOf());
    if (!list)
        return fail(list.error());
    save(given,
         {.title = tr("Save the list of certificates"),
          .proposed = QStringLiteral("certificates.txt"),
          .kinds = tr("Text files (*.txt)")},
         *list);
}

void AcademyDesk::saveKey(const Given& given)
{
    save(given,
         {.title = tr("Save the house's public key"),
          .proposed = QStringLiteral("house.pub"),
          .kinds = tr("Keys (*.pub *.pem)")},
         pemOf(m_academy->store().houseKey()));
}

void AcademyDesk::saveSheet(const Given& given)
{
    savePdf(given, tr("result-%1.pdf"), writeResultSheet);
}

void AcademyDesk::saveCertificate(const Given& given)
{
    savePdf(given, tr("certificate-%1.pdf"), writeCertificate);
}

void AcademyDesk::savePdf(const Given& given, const QString& proposed, WritePdf write)
{
    const QString name = fileFor(given, tr("Save as PDF"), proposed.arg(attemptOf(given)), tr("PDF files (*.pdf)"));
    if (!name.isEmpty() && isDone(write(*m_academy, attemptOf(given), name)))
        say(tr("Saved: %1").arg(name));
}

} // namespace cutcard
