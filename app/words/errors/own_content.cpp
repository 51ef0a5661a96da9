// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/own_content.h"

#include "app/words/errors/error_words.h"
#include "app/words/languages.h"
#include "app/words/tr.h"
#include "core/exam/bank_check.h"

namespace cutcard {

QString contentAsked(const QStringList& arguments)
{
    return optionAsked(arguments, QStringLiteral("--content"));
}

QString takeContent(const QString& folder)
{
    auto own = Content::withFolder(folder.toStdString());
    if (!own)
        return errorText(own.error());
    const auto faults = contentFaults(*own);
    if (!faults.empty())
        return errorText(faults.front())
               + QLatin1Char('\n')
               //: a command for the command line
               + Words::tr("To list every error in that folder, run: %1")
                     .arg(QStringLiteral("cutcard-cli bank check ") + folder);
    useContent(std::move(*own));
    return {};
}

} // namespace cutcard
