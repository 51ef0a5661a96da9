// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"

namespace cutcard {

/// What is missing for an act, where it hangs on more than its verb; empty: on that alone.
static std::string_view missingBesides(const Act& act, const Table& table)
{
    switch (act.verb) {
    case Verb::PlaceCutCard:
        return table.cutOff > 0 ? "place-cut-card-early" : "";
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared:
        return table.stub.empty() ? "no-cards" : "";
    case Verb::PushPot:
    case Verb::TakeRake:
        return act.number >= static_cast<int>(table.pots.size()) ? "no-pot" : "";
    case Verb::PayWager:
        return table.at(*act.seat).wagers.at(act.circle) == 0 ? "no-wager" : "";
    case Verb::MuckHand:
    case Verb::TurnUp:
        return act.seat ? "" : "other";
    default:
        return "";
    }
}

QString impossibleText(const Act& act, const Situation& situation, const Wording& wording)
{
    const Table& table = situation.table;
    if (act.seat && !table.at(*act.seat).seated)
        return Words::tr("Seat %1 is empty.").arg(act.seat->number());
    const QStringList blanks{act.seat ? wording.seat(*act.seat) : QString(), potText(act.number)};
    const std::string_view besides = missingBesides(act, table);
    QString why = besides.empty() ? said("missing", act.verb, blanks) : said("missing", besides, blanks);
    if (why.isEmpty())
        why = said("missing", "other");
    return Words::tr("“%1” is not possible. %2").arg(actText(act, wording), why);
}

} // namespace cutcard
