// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exit.h"

#include "app/words/error_words.h"

#include <CLI/CLI.hpp>

#include <QTextStream>

namespace cutcard::cli {

void end(ExitCode code)
{
    // the library's way of leaving a command; main() turns it into the program's exit code
    throw CLI::RuntimeError(static_cast<int>(code));
}

void fail(ExitCode code, const QString& message)
{
    QTextStream(stderr) << QStringLiteral("cutcard-cli: ") << message << Qt::endl;
    end(code);
}

void fail(ExitCode code, const Error& error)
{
    fail(code, errorText(error));
}

} // namespace cutcard::cli
