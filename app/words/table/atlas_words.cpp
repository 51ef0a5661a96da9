// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/atlas_words.h"

#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/rules/rulebook.h"

#include <QCoreApplication>
#include <QStringList>

namespace cutcard::atlas {

namespace {

struct AtlasWords {
    Q_DECLARE_TR_FUNCTIONS(AtlasWords)
};

Wording wordingOf(const DealtCell& cell)
{
    return cell.table ? Wording::of(cell.table->setup()) : Wording();
}

struct MomentText {
    std::string_view id;
    const char* text = nullptr;
};

constexpr std::array momentTexts{
    MomentText{"between", QT_TRANSLATE_NOOP("AtlasWords", "Between two hands")},
    MomentText{"draw", QT_TRANSLATE_NOOP("AtlasWords", "Drawing for the first dealer")},
    MomentText{"shuffle", QT_TRANSLATE_NOOP("AtlasWords", "The shuffle")},
    MomentText{"cut", QT_TRANSLATE_NOOP("AtlasWords", "The cut")},
    MomentText{"blinds", QT_TRANSLATE_NOOP("AtlasWords", "The blinds")},
    MomentText{"bets", QT_TRANSLATE_NOOP("AtlasWords", "Wagers being placed")},
    MomentText{"closed", QT_TRANSLATE_NOOP("AtlasWords", "Wagers closed")},
    MomentText{"first-card", QT_TRANSLATE_NOOP("AtlasWords", "The very first card")},
    MomentText{"first-pass", QT_TRANSLATE_NOOP("AtlasWords", "First card to each player")},
    MomentText{"second-pass", QT_TRANSLATE_NOOP("AtlasWords", "Second card to each player")},
    MomentText{"hole-1", QT_TRANSLATE_NOOP("AtlasWords", "First hole card to each player")},
    MomentText{"hole-2", QT_TRANSLATE_NOOP("AtlasWords", "Second hole card to each player")},
    MomentText{"deal-1", QT_TRANSLATE_NOOP("AtlasWords", "First card to each hand")},
    MomentText{"deal-2", QT_TRANSLATE_NOOP("AtlasWords", "Second card to each hand")},
    MomentText{"deal-player", QT_TRANSLATE_NOOP("AtlasWords", "“Player” cards being dealt")},
    MomentText{"deal-board", QT_TRANSLATE_NOOP("AtlasWords", "Board being dealt")},
    MomentText{"deal-dealer", QT_TRANSLATE_NOOP("AtlasWords", "Dealer's cards being dealt")},
    MomentText{"laying", QT_TRANSLATE_NOOP("AtlasWords", "Board being dealt")},
    MomentText{"laid", QT_TRANSLATE_NOOP("AtlasWords", "All cards dealt face down")},
    MomentText{"dealt", QT_TRANSLATE_NOOP("AtlasWords", "All cards dealt, nobody has acted")},
    MomentText{"r1", QT_TRANSLATE_NOOP("AtlasWords", "First betting round")},
    MomentText{"r1-closed", QT_TRANSLATE_NOOP("AtlasWords", "First round, bets matched")},
    MomentText{"launch-burnt", QT_TRANSLATE_NOOP("AtlasWords", "Card burned for the launch")},
    MomentText{"launch-laying", QT_TRANSLATE_NOOP("AtlasWords", "Launch being dealt")},
    MomentText{"launch-dealt", QT_TRANSLATE_NOOP("AtlasWords", "Launch out, nobody has acted")},
    MomentText{"flop-burnt", QT_TRANSLATE_NOOP("AtlasWords", "Card burned for the flop")},
    MomentText{"flop-laying", QT_TRANSLATE_NOOP("AtlasWords", "Flop being dealt")},
    MomentText{"flop-dealt", QT_TRANSLATE_NOOP("AtlasWords", "Flop out, nobody has acted")},
    MomentText{"r2", QT_TRANSLATE_NOOP("AtlasWords", "Second betting round")},
    MomentText{"r2-closed", QT_TRANSLATE_NOOP("AtlasWords", "Second round, bets matched")},
    MomentText{"boat", QT_TRANSLATE_NOOP("AtlasWords", "Boat being dealt")},
    MomentText{"boat-dealt", QT_TRANSLATE_NOOP("AtlasWords", "Boat dealt, nobody has acted")},
    MomentText{"turn-burnt", QT_TRANSLATE_NOOP("AtlasWords", "Card burned for the turn")},
    MomentText{"turn-dealt", QT_TRANSLATE_NOOP("AtlasWords", "Turn out, nobody has acted")},
    MomentText{"r3", QT_TRANSLATE_NOOP("AtlasWords", "Third betting round")},
    MomentText{"r3-closed", QT_TRANSLATE_NOOP("AtlasWords", "Third round, bets matched")},
    MomentText{"overboard", QT_TRANSLATE_NOOP("AtlasWords", "Men Overboard")},
    MomentText{"chosen", QT_TRANSLATE_NOOP("AtlasWords", "Discs being placed")},
    MomentText{"discs", QT_TRANSLATE_NOOP("AtlasWords", "Discs placed, before “Reveal”")},
    MomentText{"revealed", QT_TRANSLATE_NOOP("AtlasWords", "Discards revealed")},
    MomentText{"river-burnt", QT_TRANSLATE_NOOP("AtlasWords", "Card burned for the river")},
    MomentText{"river-dealt", QT_TRANSLATE_NOOP("AtlasWords", "River out, nobody has acted")},
    MomentText{"r4", QT_TRANSLATE_NOOP("AtlasWords", "Fourth betting round")},
    MomentText{"r4-closed", QT_TRANSLATE_NOOP("AtlasWords", "Fourth round, bets matched")},
    MomentText{"r5", QT_TRANSLATE_NOOP("AtlasWords", "Fifth betting round")},
    MomentText{"r5-closed", QT_TRANSLATE_NOOP("AtlasWords", "Fifth round, bets matched")},
    MomentText{"runout", QT_TRANSLATE_NOOP("AtlasWords", "All-in, board still to come")},
    MomentText{"won", QT_TRANSLATE_NOOP("AtlasWords", "Everyone else has folded")},
    MomentText{"showdown", QT_TRANSLATE_NOOP("AtlasWords", "Showdown called")},
    MomentText{"reading", QT_TRANSLATE_NOOP("AtlasWords", "Hands being read")},
    MomentText{"read", QT_TRANSLATE_NOOP("AtlasWords", "All hands read")},
    MomentText{"pushed", QT_TRANSLATE_NOOP("AtlasWords", "Pot pushed")},
    MomentText{"accounts", QT_TRANSLATE_NOOP("AtlasWords", "ODC accounts")},
    MomentText{"decide", QT_TRANSLATE_NOOP("AtlasWords", "Play or fold")},
    MomentText{"decide-1", QT_TRANSLATE_NOOP("AtlasWords", "Play or fold")},
    MomentText{"decide-2", QT_TRANSLATE_NOOP("AtlasWords", "Check, bet or raise")},
    MomentText{"decided", QT_TRANSLATE_NOOP("AtlasWords", "Everyone has played or folded")},
    MomentText{"decided-1", QT_TRANSLATE_NOOP("AtlasWords", "Everyone has played or folded")},
    MomentText{"decided-2", QT_TRANSLATE_NOOP("AtlasWords", "Everyone has checked, bet or raised")},
    MomentText{"player-up", QT_TRANSLATE_NOOP("AtlasWords", "“Player” cards turned over")},
    MomentText{"flop-up", QT_TRANSLATE_NOOP("AtlasWords", "Flop turned over")},
    MomentText{"dealer-up", QT_TRANSLATE_NOOP("AtlasWords", "Dealer's cards turned over")},
    MomentText{"raise", QT_TRANSLATE_NOOP("AtlasWords", "Raise or not")},
    MomentText{"raised", QT_TRANSLATE_NOOP("AtlasWords", "Everyone has chosen whether to raise")},
    MomentText{"turned", QT_TRANSLATE_NOOP("AtlasWords", "Turn and river turned over")},
    MomentText{"bonus", QT_TRANSLATE_NOOP("AtlasWords", "Settling the bonus")},
    MomentText{"bonus-done", QT_TRANSLATE_NOOP("AtlasWords", "Bonus settled")},
    MomentText{"main", QT_TRANSLATE_NOOP("AtlasWords", "Settling the main wagers")},
    MomentText{"pot", QT_TRANSLATE_NOOP("AtlasWords", "Awarding the Pot Bet")},
    MomentText{"settled", QT_TRANSLATE_NOOP("AtlasWords", "All settled")},
    MomentText{"gathered", QT_TRANSLATE_NOOP("AtlasWords", "Cards gathered")},
};

} // namespace

QString momentText(std::string_view id)
{
    const auto* found = std::ranges::find(momentTexts, id, &MomentText::id);
    return found == momentTexts.end() ? QString() : QCoreApplication::translate("AtlasWords", found->text);
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
