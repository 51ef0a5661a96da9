// SPDX-License-Identifier: GPL-3.0-or-later
// What is done and what happens on a night, each in a line.
#include "app/words/night/night_words.h"

#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/tournament/state/seats.h"

#include <QStringList>

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
        .arg(entrantText(night, act.person), requestText(act.request));
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

QString directorVerbText(DirectorVerb verb)
{
    static constexpr std::array<const char*, directorVerbCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "Read the statement"),
        QT_TRANSLATE_NOOP("NightWords", "Issue the stacks"),
        QT_TRANSLATE_NOOP("NightWords", "Correct a stack"),
        QT_TRANSLATE_NOOP("NightWords", "Draw the seats"),
        QT_TRANSLATE_NOOP("NightWords", "Seat by choice"),
        QT_TRANSLATE_NOOP("NightWords", "Announce who moves"),
        QT_TRANSLATE_NOOP("NightWords", "Announce a break"),
        QT_TRANSLATE_NOOP("NightWords", "Draw for dealer"),
        QT_TRANSLATE_NOOP("NightWords", "Give the button"),
        QT_TRANSLATE_NOOP("NightWords", "Shuffle up and deal"),
        QT_TRANSLATE_NOOP("NightWords", "Call the level"),
        QT_TRANSLATE_NOOP("NightWords", "Stop the clock"),
        QT_TRANSLATE_NOOP("NightWords", "Start the clock"),
        QT_TRANSLATE_NOOP("NightWords", "Hold"),
        QT_TRANSLATE_NOOP("NightWords", "Release"),
        QT_TRANSLATE_NOOP("NightWords", "Move"),
        QT_TRANSLATE_NOOP("NightWords", "Break table"),
        QT_TRANSLATE_NOOP("NightWords", "Form the final table"),
        QT_TRANSLATE_NOOP("NightWords", "Give out an unclaimed stack"),
        QT_TRANSLATE_NOOP("NightWords", "Admit"),
        QT_TRANSLATE_NOOP("NightWords", "Refuse"),
        QT_TRANSLATE_NOOP("NightWords", "Allow"),
        QT_TRANSLATE_NOOP("NightWords", "Clear unclaimed stacks"),
        QT_TRANSLATE_NOOP("NightWords", "Color up"),
        QT_TRANSLATE_NOOP("NightWords", "Remove stack"),
        QT_TRANSLATE_NOOP("NightWords", "Warn"),
        QT_TRANSLATE_NOOP("NightWords", "Send away"),
        QT_TRANSLATE_NOOP("NightWords", "Muck the hand"),
        QT_TRANSLATE_NOOP("NightWords", "Show the hand to everyone"),
        QT_TRANSLATE_NOOP("NightWords", "Disqualify"),
        QT_TRANSLATE_NOOP("NightWords", "Ban"),
        QT_TRANSLATE_NOOP("NightWords", "Report"),
        QT_TRANSLATE_NOOP("NightWords", "Sign out"),
        QT_TRANSLATE_NOOP("NightWords", "Go to a call"),
        QT_TRANSLATE_NOOP("NightWords", "Ask the dealer"),
        QT_TRANSLATE_NOOP("NightWords", "Make a ruling"),
        QT_TRANSLATE_NOOP("NightWords", "Name the rule"),
        QT_TRANSLATE_NOOP("NightWords", "Record an elimination"),
        QT_TRANSLATE_NOOP("NightWords", "Correct a finishing place"),
        QT_TRANSLATE_NOOP("NightWords", "Declare the winner"),
        QT_TRANSLATE_NOOP("NightWords", "Close the book"),
        QT_TRANSLATE_NOOP("NightWords", "Declare the hand void"),
        QT_TRANSLATE_NOOP("NightWords", "Bring a whole deck"),
        QT_TRANSLATE_NOOP("NightWords", "Give the chip to"),
        QT_TRANSLATE_NOOP("NightWords", "Take the chip out of play"),
        QT_TRANSLATE_NOOP("NightWords", "Take the deposits"),
        QT_TRANSLATE_NOOP("NightWords", "Take a deposit"),
        QT_TRANSLATE_NOOP("NightWords", "Raise the blinds"),
        QT_TRANSLATE_NOOP("NightWords", "Stop the table"),
        QT_TRANSLATE_NOOP("NightWords", "Take chips back"),
        QT_TRANSLATE_NOOP("NightWords", "Charge a loan"),
        QT_TRANSLATE_NOOP("NightWords", "Announce an elimination"),
        QT_TRANSLATE_NOOP("NightWords", "Count and record"),
        QT_TRANSLATE_NOOP("NightWords", "Advance a player"),
        QT_TRANSLATE_NOOP("NightWords", "Open the next round"),
        QT_TRANSLATE_NOOP("NightWords", "Award a prize"),
        QT_TRANSLATE_NOOP("NightWords", "Pay a deposit back"),
    };
    return NightWords::tr(texts.at(static_cast<std::size_t>(verb)));
}

QString directorActText(const Night& night, const DirectorAct& act)
{
    const QString who = night.knows(act.person) ? entrantText(night, act.person) : QString();
    const QString table = tableText(act.table);
    switch (act.verb) {
    case DirectorVerb::ReadStatement:
        return NightWords::tr("Read the statement to everyone");
    case DirectorVerb::Issue:
        return NightWords::tr("Issue %1 to everyone on the sheet").arg(chipsText(act.amount));
    case DirectorVerb::SetStack:
        return NightWords::tr("Correct %1's stack to %2").arg(who, chipsText(act.amount));
    case DirectorVerb::DrawSeats:
        return NightWords::tr("Draw everyone's seat (tables: %1)").arg(act.amount);
    case DirectorVerb::SeatBy:
        return NightWords::tr("Seat %1 at %2").arg(who, table);
    case DirectorVerb::AnnounceMethod:
        return NightWords::tr("Announce who moves: %1").arg(moveMethodText(act.method));
    case DirectorVerb::AnnounceBreak:
        return NightWords::tr("Announce a break after level %1").arg(act.amount);
    case DirectorVerb::DrawDealer:
        return drawText(night, act);
    case DirectorVerb::PlaceButton:
        return NightWords::tr("%1: give %2 the button").arg(table, who);
    case DirectorVerb::Start:
        return NightWords::tr("Shuffle up and deal");
    case DirectorVerb::Level:
        return NightWords::tr("Call level %1, blinds %2")
            .arg(act.amount)
            .arg(blindsText(night.house.blinds(static_cast<int>(std::clamp<Chips>(act.amount, 1, 99)))));
    case DirectorVerb::Pause:
        return breakDue(night) != 0 ? NightWords::tr("Stop the clock for the break after level %1").arg(breakDue(night))
                                    : NightWords::tr("Stop the clock for a break");
    case DirectorVerb::Resume:
        return NightWords::tr("Start the clock again");
    case DirectorVerb::Hold: {
        const Ring* ring = night.ring(act.table);
        const bool dark = ring != nullptr && ring->dark;
        return (dark ? NightWords::tr("Have %1 wait until the lights are back")
                     : NightWords::tr("Hold %1 after its hand"))
            .arg(table);
    }
    case DirectorVerb::Release:
        return NightWords::tr("Release %1").arg(table);
    case DirectorVerb::Move: {
        const TableNo from = night.knows(act.person) ? night.person(act.person).table : TableNo();
        return withSpot(NightWords::tr("Move %1 from %2 to %3").arg(who, tableText(from), table), spotText(night, act));
    }
    case DirectorVerb::Break:
        return NightWords::tr("Break %1").arg(table);
    case DirectorVerb::FinalTable:
        return NightWords::tr("Form the final table and draw its seats");
    case DirectorVerb::Claim:
        return NightWords::tr("Give %1 the unclaimed stack (%2)").arg(who, entrantText(night, act.other));
    case DirectorVerb::Admit:
        if (act.table.isNone())
            return NightWords::tr("Seat %1 with %2 as soon as a seat is free").arg(who, chipsText(act.amount));
        return withSpot(NightWords::tr("Seat %1 at %2 with %3").arg(who, table, chipsText(act.amount)),
                        spotText(night, act));
    case DirectorVerb::Refuse:
    case DirectorVerb::Grant:
        return refusalText(night, act);
    case DirectorVerb::ClearUnclaimed:
        return NightWords::tr("Take the unclaimed stacks from %1").arg(table);
    case DirectorVerb::ColourUp:
        //: a table, a chip's value, and in which way
        return NightWords::tr("%1: exchange the %2 chips, %3")
            .arg(table, chipsText(act.amount), colourMannerText(act.manner));
    case DirectorVerb::RemoveStack:
        return NightWords::tr("Take %1's chips away").arg(who);
    case DirectorVerb::Warn:
        return NightWords::tr("Warn %1").arg(who);
    case DirectorVerb::Penalise:
        return NightWords::tr("Send %1 away for %2 minutes").arg(who).arg(act.amount);
    case DirectorVerb::Muck:
        return NightWords::tr("Have %1's hand mucked").arg(who);
    case DirectorVerb::ShowHand:
        return NightWords::tr("Have %1's hand shown to everyone").arg(who);
    case DirectorVerb::Disqualify:
        return NightWords::tr("Disqualify %1 from this event").arg(who);
    case DirectorVerb::Ban:
        return NightWords::tr("Ban %1 from this and all future events").arg(who);
    case DirectorVerb::Report:
        return NightWords::tr("Report %1").arg(who);
    case DirectorVerb::SignOut:
        return NightWords::tr("Sign %1 out").arg(who);
    case DirectorVerb::Attend:
        return NightWords::tr("Go to %1").arg(callName(night, act.call));
    case DirectorVerb::Ask:
        return NightWords::tr("%1: hear the dealer first").arg(callName(night, act.call));
    case DirectorVerb::Rule:
        return rulingOf(night, act);
    case DirectorVerb::Cite:
        return NightWords::tr("%1, name the rule: %2").arg(callName(night, act.call), ruleTitle(act.rule));
    case DirectorVerb::Out:
        return NightWords::tr("Record %1 in place %2").arg(who).arg(act.amount);
    case DirectorVerb::Renumber:
        return NightWords::tr("Correct %1's place to %2").arg(who).arg(act.amount);
    case DirectorVerb::Winner:
        return NightWords::tr("%1 wins").arg(who);
    case DirectorVerb::Finish:
        return NightWords::tr("Close the book");
    case DirectorVerb::VoidHand:
        return NightWords::tr("%1: the hand is void, all its chips go back").arg(table);
    case DirectorVerb::NewDeck:
        return NightWords::tr("Bring a whole deck to %1").arg(table);
    case DirectorVerb::HandBack:
        return NightWords::tr("%1: give the chip found on the floor to %2").arg(callName(night, act.call), who);
    case DirectorVerb::TakeOut:
        return NightWords::tr("%1: take the chip found on the floor out of play").arg(callName(night, act.call));
    case DirectorVerb::Deposits:
        return NightWords::tr("Take a deposit of %1 from everyone").arg(chipsText(act.amount));
    case DirectorVerb::Deposit:
        return NightWords::tr("Take a deposit of %1 from %2").arg(chipsText(act.amount), who);
    case DirectorVerb::RaiseBlinds:
        return NightWords::tr("%1: raise the big blind to %2 from the next hand").arg(table, chipsText(act.amount));
    case DirectorVerb::Stop:
        return NightWords::tr("Stop %1: no further hand there").arg(table);
    case DirectorVerb::TakeBack:
        return NightWords::tr("Take %1 in lent chips back from %2").arg(chipsText(act.amount), who);
    case DirectorVerb::Charge:
        return NightWords::tr("Charge %1 %2 for the loan").arg(who, chipsText(act.amount));
    case DirectorVerb::TellOut:
        return NightWords::tr("Announce that %1 is eliminated").arg(who);
    case DirectorVerb::Record:
        return NightWords::tr("Count %1's stack and record %2").arg(who, chipsText(act.amount));
    case DirectorVerb::Advance:
        return NightWords::tr("Send %1 on to the next round").arg(who);
    case DirectorVerb::OpenRound:
        return NightWords::tr("Open the next round with a big blind of %1").arg(chipsText(act.amount));
    case DirectorVerb::Prize:
        return NightWords::tr("Give %1 %2% of the prizes").arg(who).arg(act.amount);
    case DirectorVerb::PayBack:
        return NightWords::tr("Pay %1 of the deposit back to %2").arg(chipsText(act.amount), who);
    }
    return {};
}

QString windowText(const Night& night, const Window& window)
{
    switch (window.kind) {
    case Window::Kind::Book:
        return {};
    case Window::Kind::FirstHand:
        return NightWords::tr("before the first hand");
    case Window::Kind::Hand:
        return NightWords::tr("before the next hand of %1").arg(tableText(window.table));
    case Window::Kind::AnyHand:
        return NightWords::tr("before the next hand");
    case Window::Kind::Receiver:
        return NightWords::tr("before the next hand at a table with room");
    case Window::Kind::OneHand:
        return NightWords::tr("until the fullest table has finished one more hand");
    case Window::Kind::LateEntry:
        return NightWords::tr("before the first hand of level %1").arg(night.house.lateLevels + 1);
    case Window::Kind::AtOnce:
        return NightWords::tr("at once, before %1 plays on").arg(tableText(window.table));
    case Window::Kind::Queue:
        // a table that somebody has come to waits
        if (const Call* call = night.call(window.call); call != nullptr && call->attended)
            return NightWords::tr("while %1 waits").arg(tableText(window.table));
        return window.table.isNone() ? NightWords::tr("while a player waits")
                                     : NightWords::tr("before %1 settles it without you").arg(tableText(window.table));
    case Window::Kind::Level:
        return NightWords::tr("before this level ends");
    case Window::Kind::Clock:
        return NightWords::tr("before a player asks");
    }
    return {};
}

QString callText(const Night& night, const Call& call)
{
    const QString who = night.knows(call.person) ? entrantText(night, call.person) : QString();
    switch (call.kind) {
    case CallKind::Late:
        return NightWords::tr("%1 arrives late and signs in at level %2")
            .arg(who)
            .arg(night.person(call.person).signedAtLevel);
    case CallKind::Quits:
        return NightWords::tr("%1 wants to leave for good").arg(who);
    case CallKind::Offence:
        //: a player and what the player did, such as "lays money on the table"
        return (call.again ? NightWords::tr("%1 %2, not for the first time") : NightWords::tr("%1 %2"))
            .arg(who, offenceText(call.offence));
    case CallKind::Asks:
        //: a player and a request, such as "to buy in again"
        return NightWords::tr("%1 asks %2").arg(who, requestText(call.request));
    case CallKind::Floor:
        return call.claimed == 0
                   ? NightWords::tr("The dealer calls for a ruling")
                   : NightWords::tr("A bet is disputed: %1 says that it was %2").arg(who, chipsText(call.claimed));
    case CallKind::Light:
        return NightWords::tr("The lights have gone out");
    case CallKind::Deck:
        return NightWords::tr("The dealer finds a card missing");
    case CallKind::Chip:
        return NightWords::tr("%1's %2 chip fell on the floor").arg(who, chipsText(call.amount));
    }
    return {};
}

QString worldEventText(const Night& night, const WorldEvent& event)
{
    const QString table = tableText(event.table);
    const QString who = night.knows(event.person) ? entrantText(night, event.person) : QString();
    switch (event.kind) {
    case WorldKind::SignsIn:
        return NightWords::tr("%1 signs in").arg(QString::fromStdString(event.name));
    case WorldKind::Miscount:
        return NightWords::tr("%1 counts the stack and finds %2").arg(who, chipsText(event.amount));
    case WorldKind::Drawn: {
        const QStringList cards = textsOf(event.cards, [&](const auto& each) {
            return entrantText(night, each.first) + QLatin1Char(' ') + cardSign(each.second);
        });
        return NightWords::tr("%1 has drawn: %2").arg(table, cards.join(QStringLiteral(", ")));
    }
    case WorldKind::HandBegins:
        return {};
    case WorldKind::HandEnds: {
        QStringList gone;
        QStringList said;
        for (const StackAfter& stack : event.stacks) {
            const QString name = entrantText(night, stack.who);
            if (stack.loan > 0)
                said.append((stack.lost ? NightWords::tr("%1 lost with a loan of %2; %3 was not used")
                                        : NightWords::tr("%1 won with a loan of %2 and has %3 in all"))
                                .arg(name, chipsText(stack.loan), chipsText(stack.chips)));
            else if (stack.chips == 0 && night.person(stack.who).isIn())
                gone.append(name);
        }
        if (!gone.isEmpty())
            said.append(NightWords::tr("%1 eliminated").arg(gone.join(QStringLiteral(", "))));
        //: a table, and what happened there
        return said.isEmpty() ? QString() : NightWords::tr("%1: %2").arg(table, said.join(QStringLiteral("; ")));
    }
    case WorldKind::ClockOut:
        return NightWords::tr("The level's time is up");
    case WorldKind::GoesAway:
        return NightWords::tr("%1 leaves the table for a while").arg(who);
    case WorldKind::ComesBack:
        return NightWords::tr("%1 is back").arg(who);
    case WorldKind::Quits:
        return NightWords::tr("%1 wants to leave for good").arg(who);
    case WorldKind::Offends:
        //: a player and what the player did, such as "lays money on the table"
        return NightWords::tr("%1 %2").arg(who, offenceText(event.offence));
    case WorldKind::Asks:
        //: a player and a request, such as "to buy in again"
        return NightWords::tr("%1 asks %2").arg(who, requestText(event.request));
    case WorldKind::FloorCall:
        return NightWords::tr("%1 calls for a ruling").arg(table);
    case WorldKind::PlaysOn: {
        const Call* call = night.call(event.number);
        if (call == nullptr || call->table.isNone())
            return NightWords::tr("Nobody came, so the table settled it without you");
        return (call->attended ? NightWords::tr("%1 plays on, because nobody ruled")
                               : NightWords::tr("%1 settled it without you, because nobody came"))
            .arg(tableText(call->table));
    }
    case WorldKind::LightOut:
        return NightWords::tr("The lights go out at %1").arg(table);
    case WorldKind::LightOn:
        return NightWords::tr("The lights are on again at %1").arg(table);
    case WorldKind::DeckShort:
        return NightWords::tr("A card is missing at %1").arg(table);
    case WorldKind::ChipFalls:
        return NightWords::tr("%1's %2 chip falls on the floor, and everyone sees it")
            .arg(who, chipsText(event.amount));
    case WorldKind::ClockStops:
        return {}; // nobody says so
    case WorldKind::ClockSeen:
        return night.pausedAt ? NightWords::tr("A player asks when play resumes")
                              : NightWords::tr("A player notices the stopped clock and has it restarted");
    case WorldKind::SitsWrong:
        return NightWords::tr("%1 drew a seat at %2 but sits down at %3")
            .arg(who, tableText(night.person(event.person).table), table);
    case WorldKind::ButtonAstray:
        return NightWords::tr("%1 gives the button to %2").arg(table, who);
    case WorldKind::Dispute:
        return NightWords::tr("%1 calls for a ruling: %2 says that the bet was %3")
            .arg(table, who, chipsText(event.amount));
    }
    return {};
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
