// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/atlas_words.h"

#include "app/words/act_words.h"
#include "app/words/rule_words.h"
#include "core/rules/rulebook.h"

#include <QCoreApplication>
#include <QStringList>

namespace cutcard::atlas {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AtlasWords)
};

Wording wordingOf(const DealtCell& cell)
{
    return cell.table ? Wording::of(cell.table->setup()) : Wording();
}

} // namespace

QString happensText(const DealtCell& cell)
{
    const auto& event = cell.cell.event;
    if (!event)
        return Words::tr("The table stands so");
    if (const Act* act = std::get_if<Act>(&*event))
        return Words::tr("Your own mistake: %1").arg(actText(*act, wordingOf(cell)));
    return eventLine(*event, wordingOf(cell));
}

QString remedyText(const DealtCell& cell)
{
    QStringList acts;
    for (const Act& act : cell.cell.remedy)
        acts.append(actText(act, wordingOf(cell)));
    QStringList rules;
    for (const Rule& rule : cell.cell.rules)
        rules.append(ruleTitle(rule));
    const QString due = acts.isEmpty() ? Words::tr("Nothing has to be done.") : acts.join(QStringLiteral("; ")) + u'.';
    return rules.isEmpty() ? Words::tr("%1 The document is silent.").arg(due)
                           : Words::tr("%1 Rules: %2.").arg(due, rules.join(QStringLiteral("; ")));
}

QString cellText(const DealtCell& cell)
{
    if (cell.cell.state == CellState::Missing)
        return missingText();
    return Words::tr("%1. %2").arg(happensText(cell), remedyText(cell));
}

QString missingText()
{
    return Words::tr("The program has no event for this.");
}

} // namespace cutcard::atlas
