// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/exit.h"

#include "app/words/errors/error_words.h"

#include <QCoreApplication>
#include <QTextStream>

namespace cutcard::cli {

void end(ExitCode code)
{
    throw Ended{code};
}

void sayWrong(const QString& message)
{
    QTextStream(stderr) << QCoreApplication::applicationName() << QStringLiteral(": ") << message << Qt::endl;
}

void fail(ExitCode code, const QString& message)
{
    sayWrong(message);
    end(code);
}

void fail(ExitCode code, const Error& error)
{
    fail(code, errorLine(error));
}

} // namespace cutcard::cli
