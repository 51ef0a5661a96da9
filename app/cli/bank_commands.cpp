// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/words/errors/error_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/exam/bank_check.h"

#include <QTextStream>

#include <memory>

namespace cutcard::cli {

namespace {

/// The first names of a list, and how many more there are.
QString namesOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 12;
    QStringList shown = textsOf(names | std::views::take(most), &QString::fromStdString);
    if (names.size() > most)
        shown.append(Words::tr("and %1 more").arg(names.size() - most));
    return shown.join(QStringLiteral(", "));
}

void check(const std::string& folder)
{
    const Content looked = folder.empty() ? content() : need(Content::withFolder(folder));
    const auto faults = contentFaults(looked);
    if (!faults.empty()) {
        QTextStream err(stderr);
        for (const Error& fault : faults)
            err << errorLine(fault) << '\n';
        err.flush();
        end(ExitCode::BadInput);
    }
    QTextStream out(stdout);
    out << Words::tr("No errors. You may want to check:") << '\n';
    for (const RemarkedItems& row : bankReport(looked)) {
        if (!row.where.empty())
            out << QStringLiteral("%1  ").arg(Words::tr("%1 of %2").arg(row.where.size()).arg(row.of), 12)
                << said("remark", row.remark) << ": " << namesOf(row.where) << '\n';
    }
}

} // namespace

std::vector<Command> bankCommands()
{
    const auto folder = std::make_shared<std::string>();
    return {{"bank check",
             Words::tr("Check rules and questions, and print errors and possible improvements"),
             {{"FOLDER", folder.get(),
               Words::tr("a folder with rules and questions; without it, the built-in ones are checked")}},
             [folder] { check(*folder); }}};
}

} // namespace cutcard::cli
