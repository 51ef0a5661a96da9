// SPDX-License-Identifier: GPL-3.0-or-later
// What is done and what happens on a night, each in a line.
#include "app/words/night/night_words.h"

#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

/// "between Ben and Lea", or at an empty table nothing.
static QString betweenText(const Night& night, TableNo table, EntrantId right)
{
    const Ring* ring = night.ring(table);
    if (ring == nullptr || !night.knows(right) || stackCount(*ring) == 0)
        return {};
    const EntrantId left = nextAfter(*ring, right);
    if (left == right)
        //: where a player is seated: beside another player
        return NightWords::tr("beside %1").arg(entrantText(night, right));
    return NightWords::tr("between %1 and %2").arg(entrantText(night, right), entrantText(night, left));
}

static QString spotText(const Night& night, const DirectorAct& act)
{
    switch (act.spot) {
    case Spot::DealerRight:
        return NightWords::tr("right of the dealer");
    case Spot::SamePosition:
        return NightWords::tr("same distance from the dealer as before");
    case Spot::After:
        return betweenText(night, act.table, act.other);
    }
    return {};
}

static QString withSpot(const QString& text, const QString& spot)
{
    return spot.isEmpty() ? text : text + QStringLiteral(", ") + spot;
}

static QString drawText(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    const bool all = act.people.empty() || (ring != nullptr && act.people.size() == presentAt(night, *ring).size());
    if (all)
        return NightWords::tr("%1: everyone there draws a card to choose the dealer").arg(tableText(act.table));
    return NightWords::tr("%1: %2 draw a card to choose the dealer")
        .arg(tableText(act.table), peopleText(night, act.people));
}

static QString refusalText(const Night& night, const DirectorAct& act)
{
    const bool granted = act.verb == DirectorVerb::Grant;
    if (act.request == Request::Late)
        return NightWords::tr("Turn %1 away as too late").arg(entrantText(night, act.person));
    //: a player and a request, such as "to buy in again"
    return (granted ? NightWords::tr("Allow %1's request %2") : NightWords::tr("Refuse %1's request %2"))
        .arg(entrantText(night, act.person), said(act.request));
}

static QString rulingOf(const Night& night, const DirectorAct& act)
{
    const Call* call = night.call(act.call);
    const auto choice = static_cast<std::size_t>(act.amount) - 1;
    if (call == nullptr || act.amount < 1 || choice >= call->choices.size())
        return NightWords::tr("Rule on call %1").arg(act.call);
    return NightWords::tr("%1, rule: %2")
        .arg(tableText(call->table), rulingText(night, call->table, call->choices[choice].act));
}

static QString callName(const Night& night, int number)
{
    const Call* call = night.call(number);
    //: the number of a dealer's call for a ruling
    return call == nullptr ? NightWords::tr("call %1").arg(number) : tableText(call->table);
}

/// The words of an act that hang on more than its verb and its fields; empty of the others.
static QString ownActText(const Night& night, const DirectorAct& act, const QString& who, const QString& table)
{
    switch (act.verb) {
    case DirectorVerb::AnnounceMethod:
        return NightWords::tr("Announce who moves: %1").arg(said(act.method));
    case DirectorVerb::DrawDealer:
        return drawText(night, act);
    case DirectorVerb::Level:
        return NightWords::tr("Call level %1, blinds %2")
            .arg(act.amount)
            .arg(blindsText(night.house.blinds(static_cast<int>(std::clamp<Chips>(act.amount, 1, 99)))));
    case DirectorVerb::Pause:
        return breakDue(night) != 0 ? NightWords::tr("Stop the clock for the break after level %1").arg(breakDue(night))
                                    : NightWords::tr("Stop the clock for a break");
    case DirectorVerb::Claim:
        return NightWords::tr("Give %1 the unclaimed stack (%2)").arg(who, entrantText(night, act.other));
    case DirectorVerb::Move: {
        const TableNo from = night.knows(act.person) ? night.person(act.person).table : TableNo();
        return withSpot(NightWords::tr("Move %1 from %2 to %3").arg(who, tableText(from), table), spotText(night, act));
    }
    case DirectorVerb::Refuse:
    case DirectorVerb::Grant:
        return refusalText(night, act);
    case DirectorVerb::ColourUp:
        //: a table, a chip's value, and in which way
        return NightWords::tr("%1: exchange the %2 chips, %3").arg(table, chipsText(act.amount), said(act.manner));
    case DirectorVerb::Attend:
        return NightWords::tr("Go to %1").arg(callName(night, act.call));
    case DirectorVerb::Ask:
        return NightWords::tr("%1: hear the dealer first").arg(callName(night, act.call));
    case DirectorVerb::Rule:
        return rulingOf(night, act);
    case DirectorVerb::Cite:
        return NightWords::tr("%1, name the rule: %2").arg(callName(night, act.call), ruleTitle(act.rule));
    case DirectorVerb::HandBack:
        return NightWords::tr("%1: give the chip found on the floor to %2").arg(callName(night, act.call), who);
    case DirectorVerb::TakeOut:
        return NightWords::tr("%1: take the chip found on the floor out of play").arg(callName(night, act.call));
    default:
        return {};
    }
}

QString directorActText(const Night& night, const DirectorAct& act)
{
    const QString who = night.knows(act.person) ? entrantText(night, act.person) : QString();
    const QString table = tableText(act.table);
    if (const QString own = ownActText(night, act, who, table); !own.isEmpty())
        return own;
    const QStringList blanks{who, table, QString::number(act.amount), chipsText(act.amount)};
    const Ring* ring = night.ring(act.table);
    if (act.verb == DirectorVerb::Hold && ring != nullptr && ring->dark)
        return said("director-act", "hold-dark", blanks);
    if (act.verb == DirectorVerb::Admit && act.table.isNone())
        return said("director-act", "admit-later", blanks);
    const QString text = said("director-act", act.verb, blanks);
    if (act.verb == DirectorVerb::Admit)
        return withSpot(text, spotText(night, act));
    return text.isEmpty() ? said(act.verb) : text;
}

QString windowText(const Night& night, const Window& window)
{
    const QStringList blanks{tableText(window.table), QString::number(night.house.lateLevels + 1)};
    if (window.kind == Window::Kind::Queue) {
        // a table that somebody has come to waits
        if (const Call* call = night.call(window.call); call != nullptr && call->attended)
            return said("window", "queue-attended", blanks);
        if (window.table.isNone())
            return said("window", "queue-nowhere", blanks);
    }
    return said("window", window.kind, blanks);
}

QString callText(const Night& night, const Call& call)
{
    const bool knows = night.knows(call.person);
    const QStringList blanks{knows ? entrantText(night, call.person) : QString(),
                             chipsText(call.kind == CallKind::Floor ? call.claimed : call.amount),
                             knows ? QString::number(night.person(call.person).signedAtLevel) : QString(),
                             call.kind == CallKind::Offence ? said(call.offence) : said(call.request)};
    if (call.kind == CallKind::Offence && call.again)
        return said("call-kind", "offence-again", blanks);
    if (call.kind == CallKind::Floor && call.claimed != 0)
        return said("call-kind", "floor-claimed", blanks);
    return said("call-kind", call.kind, blanks);
}

/// Who lost everything in a hand, and what became of what was lent.
static QString handEndText(const Night& night, const WorldEvent& event)
{
    QStringList gone;
    QStringList told;
    for (const StackAfter& stack : event.stacks) {
        const QString name = entrantText(night, stack.who);
        if (stack.loan > 0)
            told.append((stack.lost ? NightWords::tr("%1 lost with a loan of %2; %3 was not used")
                                    : NightWords::tr("%1 won with a loan of %2 and has %3 in all"))
                            .arg(name, chipsText(stack.loan), chipsText(stack.chips)));
        else if (stack.chips == 0 && night.person(stack.who).isIn())
            gone.append(name);
    }
    if (!gone.isEmpty())
        told.append(NightWords::tr("%1 eliminated").arg(gone.join(QStringLiteral(", "))));
    //: a table, and what happened there
    return told.isEmpty() ? QString()
                          : NightWords::tr("%1: %2").arg(tableText(event.table), told.join(QStringLiteral("; ")));
}

QString worldEventText(const Night& night, const WorldEvent& event)
{
    const bool knows = night.knows(event.person);
    QString detail;
    switch (event.kind) {
    case WorldKind::SignsIn:
        return NightWords::tr("%1 signs in").arg(QString::fromStdString(event.name));
    case WorldKind::HandEnds:
        return handEndText(night, event);
    case WorldKind::PlaysOn: {
        const Call* call = night.call(event.number);
        if (call == nullptr || call->table.isNone())
            return NightWords::tr("Nobody came, so the table settled it without you");
        return (call->attended ? NightWords::tr("%1 plays on, because nobody ruled")
                               : NightWords::tr("%1 settled it without you, because nobody came"))
            .arg(tableText(call->table));
    }
    case WorldKind::ClockSeen:
        return night.pausedAt ? NightWords::tr("A player asks when play resumes")
                              : NightWords::tr("A player notices the stopped clock and has it restarted");
    case WorldKind::Drawn:
        detail = textsOf(event.cards, [&](const auto& each) {
                     return entrantText(night, each.first) + QLatin1Char(' ') + cardSign(each.second);
                 }).join(QStringLiteral(", "));
        break;
    case WorldKind::Offends:
        detail = said(event.offence);
        break;
    case WorldKind::SitsWrong:
        detail = tableText(night.person(event.person).table);
        break;
    default:
        detail = said(event.request);
    }
    // nobody says that a hand begins or that the clock stops
    return said("world", event.kind,
                {knows ? entrantText(night, event.person) : QString(), tableText(event.table), chipsText(event.amount),
                 detail});
}

QString rulingText(const Act& ruling, const Wording& wording)
{
    const bool cuts = ruling.verb == Verb::Announce && ruling.phrase == Phrase::CutAgain && ruling.seat;
    return cuts ? NightWords::tr("Have %1 cut the deck again").arg(wording.seat(*ruling.seat))
                : actText(ruling, wording);
}

QString rulingText(const Night& night, TableNo table, const Act& ruling)
{
    Wording wording;
    if (const Ring* ring = night.ring(table); ring != nullptr) {
        const auto stacks = stacksAt(*ring);
        for (std::size_t i = 0; i < stacks.size() && i < wording.names.size(); ++i)
            wording.names[i] = entrantText(night, stacks[i]);
    }
    return rulingText(ruling, wording);
}

} // namespace cutcard
