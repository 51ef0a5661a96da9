// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/signers_text.h"

#include "app/academy/result/result_text.h"
#include "app/words/tr.h"
#include "app/words/wording.h"

namespace cutcard {

namespace {

QString dayOfEntry(const std::string& entry)
{
    return QString::fromStdString(fieldOf(entry, "time").substr(0, 10));
}

} // namespace

QString signersText(const Academy& academy, const std::string& entry)
{
    const auto named = [&](const std::string& id) { return nameOf(academy, QString::fromStdString(id)); };
    const std::string one = fieldOf(entry, "actor");
    const std::string other = fieldOf(entry, "second");
    if (other.empty())
        return named(one);
    const std::int64_t at = numberFieldOf(entry, "seq").value_or(0);
    const auto gave = academy.ledger().enrolledBy(one, at);
    const auto gaveOther = academy.ledger().enrolledBy(other, at);
    const bool same = gave && gaveOther && !gave->empty() && *gave == *gaveOther;
    return same
               ? Words::tr("%1 and %2 (both got their passphrases from %3)").arg(named(one), named(other), named(*gave))
               : Words::tr("%1 and %2").arg(named(one), named(other));
}

QStringList gapTexts(const Academy& academy)
{
    QStringList lines;
    const auto gaps = academy.ledger().gaps();
    for (const std::string& entry : gaps ? *gaps : std::vector<std::string>()) {
        const auto why = academy.ledger().reasonOf(entry);
        //: %1 is a date, %2 a name or two, %3 a reason as it was typed
        lines.append(Words::tr("Checkpoints of the ledger are missing. %2 signed for this on %1. Reason: %3")
                         .arg(dayOfEntry(entry), signersText(academy, entry),
                              why ? printable(QString::fromStdString(*why)) : QString()));
    }
    return lines;
}

QStringList rescoringTexts(const Academy& academy, std::int64_t attempt)
{
    const auto entries = academy.results().rescoringsOf(attempt);
    if (!entries || entries->empty())
        return {};
    QStringList lines{Words::tr("Rescorings behind this result: %1").arg(entries->size())};
    for (const std::string& entry : *entries)
        //: %1 is a date, %2 a name or two
        lines.append(QStringLiteral("    ")
                     + Words::tr("%1, signed by %2").arg(dayOfEntry(entry), signersText(academy, entry)));
    return lines;
}

} // namespace cutcard
