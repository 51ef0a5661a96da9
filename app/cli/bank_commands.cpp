// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/words/errors/error_words.h"
#include "core/base/keyed_rows.h"
#include "core/exam/bank_report.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextStream>

#include <memory>
#include <string>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct RemarkText {
    BankRemark remark{};
    const char* text = nullptr;
};

constexpr KeyedRows<RemarkText, &RemarkText::remark, bankRemarkCount> remarkTexts({
    {BankRemark::LongOption, QT_TRANSLATE_NOOP("Words", "the longest answer is over twice the shortest")},
    {BankRemark::RightIsLonger, QT_TRANSLATE_NOOP("Words", "the right answer is longer than all others by half")},
    {BankRemark::RightIsShorter, QT_TRANSLATE_NOOP("Words", "the right answer is shorter than all others by half")},
    {BankRemark::OddClause, QT_TRANSLATE_NOOP("Words", "the right answer alone has a clause, or alone has none")},
    {BankRemark::FixedTruth, QT_TRANSLATE_NOOP("Words", "without figures, and true")},
    {BankRemark::FewDraws, QT_TRANSLATE_NOOP("Words", "fewer than four different draws")},
    {BankRemark::AskedAlike, QT_TRANSLATE_NOOP("Words", "asked in nearly the same words, and not enemies")},
    {BankRemark::NeverAsked, QT_TRANSLATE_NOOP("Words", "judged, and no question rests on it")},
    {BankRemark::LongSentence, QT_TRANSLATE_NOOP("Words", "a sentence of over 35 words")},
    {BankRemark::WornWords,
     QT_TRANSLATE_NOOP("Words", "whoever, somebody, out, owed or “What now?”: who does what is hidden")},
});

/// The first names of a list, and how many more there are.
QString namesOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 12;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        shown.append(QString::fromStdString(names[i]));
    if (names.size() > most)
        shown.append(Words::tr("and %1 more").arg(names.size() - most));
    return shown.join(QStringLiteral(", "));
}

void check(const std::string& folder)
{
    const auto looked = folder.empty() ? Result<Content>(content()) : Content::withFolder(folder);
    if (!looked)
        fail(ExitCode::BadInput, looked.error());
    const auto faults = contentFaults(*looked);
    if (!faults.empty()) {
        QTextStream err(stderr);
        for (const Error& fault : faults)
            err << errorText(fault) << '\n';
        err.flush();
        end(ExitCode::BadInput);
    }
    QTextStream out(stdout);
    out << Words::tr("Nothing is wrong. What you may want to look at:") << '\n';
    for (const RemarkedItems& row : bankReport(*looked)) {
        if (!row.where.empty())
            out << QStringLiteral("%1  ").arg(Words::tr("%1 of %2").arg(row.where.size()).arg(row.of), 12)
                << QCoreApplication::translate("Words", remarkTexts.of(row.remark).text) << ": " << namesOf(row.where)
                << '\n';
    }
}

} // namespace

std::vector<Command> bankCommands()
{
    const auto folder = std::make_shared<std::string>();
    return {{"bank check",
             Words::tr("Look over rules and questions: what is wrong, and what could be better"),
             {{.name = "FOLDER", .target = folder.get(), .help = Words::tr("with those of this folder")}},
             [folder] { check(*folder); }}};
}

} // namespace cutcard::cli
