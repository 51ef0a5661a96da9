// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace cutcard::cli {

/// How the program ends; README.md documents the numbers.
enum class ExitCode : int {
    Fine = 0,
    FaultsFound = 1,  ///< the dealer made mistakes
    BadArguments = 2, ///< the command line does not make sense
    BadInput = 3,     ///< a file can't be read, or what it says can't be
    CannotWrite = 4,  ///< a file can't be written
    Defect = 5,       ///< the program's own checks found it wrong
};

/// How a command is left before its end; run() catches it.
struct Ended {
    ExitCode code;
};

/// One line on the standard error output that begins with the program's name.
void sayWrong(const QString& message);

/// Ends the command with a code; nothing is printed.
[[noreturn]] void end(ExitCode code);

/// Ends the command with one clear line on the standard error output.
[[noreturn]] void fail(ExitCode code, const QString& message);
[[noreturn]] void fail(ExitCode code, const Error& error);

/// The value, or the end of the command with its error.
template <typename T> T need(Result<T> result, ExitCode code = ExitCode::BadInput)
{
    if (!result)
        fail(code, result.error());
    return std::move(result).value();
}

} // namespace cutcard::cli
