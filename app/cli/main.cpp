// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/academy.h"
#include "app/academy/sitting/exam_mark.h"
#include "app/cli/commands.h"
#include "app/cli/support/exit.h"
#include "app/words/tr.h"

#include <QStandardPaths>

using namespace cutcard::cli;

static Program program()
{
    Program all{
        .name = "cutcard-cli",
        .about = cutcard::Words::tr(
            "Cutcard on the command line: it deals hands and judges dealers by the game's document."),
        .groups = {{"quiz", cutcard::Words::tr("The questions about the documents")},
                   {"bank", cutcard::Words::tr("Check the rule and question files")},
                   {"odds", cutcard::Words::tr("Exact odds and house edges")},
                   {"night", cutcard::Words::tr("Tournament nights: run them, judge them, print what is due")},
                   {"academy", cutcard::Words::tr("A house's exam records: attempts, public key, repair")},
                   {"roster", cutcard::Words::tr("The people on a house's roster")},
                   {"ledger", cutcard::Words::tr("The exam log, append-only and hash-chained")},
                   {"exam", cutcard::Words::tr("Exams: forms, results, evidence")},
                   {"certificate", cutcard::Words::tr("Check a certificate, or list those issued and revoked")}}};
    for (const auto& commands :
         {sessionCommands(), dealCommands(), rulesCommands(), atlasCommands(), quizCommands(), bankCommands(),
          compareCommands(), oddsCommands(), nightCommands(), academyCommands(), examCommands(), certificateCommands()})
        all.commands.insert(all.commands.end(), commands.begin(), commands.end());
    return all;
}

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
        sayWrong(cutcard::Words::tr("A candidate is taking an exam at this computer."));
        return static_cast<int>(ExitCode::BadInput);
    }
    return run(program, argc, argv);
}
