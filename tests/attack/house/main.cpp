// SPDX-License-Identifier: GPL-3.0-or-later
// Does by a command each, and for an exam by a line each, what a house signs in its window: for tests, and for whoever
// attacks a house. It is not installed.
#include "tests/attack/house/acts.h"

#include <QCoreApplication>

using namespace cutcard;

namespace {

cli::Program program()
{
    return {.name = "house_by_lines",
            .about =
                QStringLiteral("What a house of examinations signs in its window, without one: for tests and attacks. "
                               "What only looks is cutcard-cli's."),
            .groups = {},
            .commands = attack::acts()};
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("house_by_lines"));
    return cli::run(program, argc, argv);
}
