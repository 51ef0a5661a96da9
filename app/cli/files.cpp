// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "app/cli/exit.h"
#include "app/files/saved_file.h"

#include <QFile>

namespace cutcard::cli {

std::string readText(const std::string& name)
{
    QFile file(QString::fromStdString(name));
    const bool opened = name == "-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    const QByteArray text = opened ? file.readAll() : QByteArray();
    if (!opened || file.error() != QFileDevice::NoError)
        fail(ExitCode::BadInput, Error{.place = {.name = name},
                                       .cause = Cause::Unreadable,
                                       .expected = {},
                                       .found = file.errorString().toStdString()});
    // a house's, or what somebody has practised: nothing is wrong with it
    if (text.startsWith("SQLite format 3"))
        fail(ExitCode::BadInput, Error{.place = {.name = name},
                                       .cause = Cause::NotAllowed,
                                       .expected = "a text file, such as a session",
                                       .found = "a database"});
    return text.toStdString();
}

void writeText(const std::string& name, const std::string& text)
{
    if (const auto saved = saveFile(QString::fromStdString(name), QByteArray::fromStdString(text)); !saved)
        fail(ExitCode::CannotWrite, saved.error());
}

Played playFile(const std::string& name)
{
    return playText(readText(name), name);
}

Played playText(const std::string& text, const std::string& name)
{
    auto file = readSession(text, name);
    if (!file)
        fail(ExitCode::BadInput, file.error());
    auto session = replay(*file, name);
    if (!session)
        fail(ExitCode::BadInput, session.error());
    return {.file = std::move(*file), .session = std::move(*session)};
}

} // namespace cutcard::cli
