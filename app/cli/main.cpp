// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/exam_mark.h"
#include "app/academy/house/academy.h"
#include "app/cli/commands.h"
#include "app/cli/support/exit.h"

#include <QCoreApplication>
#include <QStandardPaths>

using namespace cutcard::cli;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

Program program()
{
    Program all{
        .name = "cutcard-cli",
        .about = Words::tr("Cutcard without a window: a dealer's acts judged by the book."),
        .groups = {{"quiz", Words::tr("Questions about the documents")},
                   {"bank", Words::tr("Rules and questions as files")},
                   {"odds", Words::tr("Work the games out exactly")},
                   {"night", Words::tr("A league night for its director: several tables, judged by the booklet")},
                   {"academy", Words::tr("A house that examines")},
                   {"roster", Words::tr("The people of an academy")},
                   {"ledger", Words::tr("The chain of all that was done")},
                   {"exam", Words::tr("Exams of a house")},
                   {"certificate", Words::tr("Certificates, and whether one is valid")}}};
    for (const auto& commands :
         {sessionCommands(), dealCommands(), rulesCommands(), atlasCommands(), quizCommands(), bankCommands(),
          compareCommands(), oddsCommands(), nightCommands(), academyCommands(), examCommands(), certificateCommands()})
        all.commands.insert(all.commands.end(), commands.begin(), commands.end());
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("cutcard-cli"));
    // where the window notes them as well
    cutcard::noteHeadsIn(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
                         + QStringLiteral("/cutcard/heads"));
    // what answers questions is closed while somebody is asked them
    cutcard::markExamsIn(cutcard::usualExamMarks());
    if (cutcard::isExamElsewhere()) {
        sayWrong(Words::tr("Somebody sits an exam at this computer."));
        return static_cast<int>(ExitCode::BadInput);
    }
    return run(program, argc, argv);
}
