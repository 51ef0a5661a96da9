// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/atlas_words.h"

#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"

namespace cutcard::atlas {

namespace {

struct AtlasWords {
    Q_DECLARE_TR_FUNCTIONS(AtlasWords)
};

Wording wordingOf(const DealtCell& cell)
{
    return cell.table ? Wording::of(cell.table->setup()) : Wording();
}

} // namespace

QString momentText(std::string_view id)
{
    return said("moment", id);
}

QString happensText(const DealtCell& cell)
{
    const auto& event = cell.cell.event;
    if (!event)
        return AtlasWords::tr("The situation at the table");
    if (const Act* act = std::get_if<Act>(&*event))
        return AtlasWords::tr("Your own mistake: %1").arg(actText(*act, wordingOf(cell)));
    return eventLine(*event, wordingOf(cell));
}

QString remedyText(const DealtCell& cell)
{
    const QStringList acts = textsOf(cell.cell.remedy, [&](const Act& act) { return actText(act, wordingOf(cell)); });
    const QStringList rules = textsOf(cell.cell.rules, ruleTitle);
    // what is said ends with its own full stop
    const bool ends = !acts.isEmpty() && acts.last().endsWith(QStringLiteral(".”"));
    const QString due = acts.isEmpty() ? AtlasWords::tr("Nothing has to be done.")
                                       : acts.join(QStringLiteral("; ")) + (ends ? QString() : QStringLiteral("."));
    return rules.isEmpty() ? AtlasWords::tr("%1 The document is silent.").arg(due)
                           : AtlasWords::tr("%1 Rules: %2.").arg(due, rules.join(QStringLiteral("; ")));
}

QString cellText(const DealtCell& cell)
{
    if (cell.cell.state == CellState::Missing)
        return missingText();
    return AtlasWords::tr("%1. %2").arg(happensText(cell), remedyText(cell));
}

QString missingText()
{
    return AtlasWords::tr("This never happens in the program.");
}

} // namespace cutcard::atlas
