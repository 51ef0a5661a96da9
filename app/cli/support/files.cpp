// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/files.h"

#include "app/cli/support/exit.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "core/base/fault.h"

#include <unistd.h>

namespace cutcard::cli {

std::string readText(const std::string& name)
{
    const QString file = QString::fromStdString(name);
    const QByteArray text = need(name == "-" ? readAll(STDIN_FILENO, file) : readFile(file));
    // a house's, or what somebody has practised: nothing is wrong with it
    if (text.startsWith("SQLite format 3"))
        fail(ExitCode::BadInput, faultIn(name, Cause::NotAllowed, "a text file, such as a session", "a database"));
    return text.toStdString();
}

void writeText(const std::string& name, const std::string& text)
{
    need(saveFile(QString::fromStdString(name), QByteArray::fromStdString(text)), ExitCode::CannotWrite);
}

Played playFile(const std::string& name)
{
    return playText(readText(name), name);
}

Played playText(const std::string& text, const std::string& name)
{
    SessionFile file = need(readSession(text, name));
    Session session = need(replay(file, name));
    return {.file = std::move(file), .session = std::move(session)};
}

} // namespace cutcard::cli
