// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/rules/rule.h"
#include "core/tournament/state/night_house.h"
#include "core/tournament/state/people.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace cutcard {

/// What a director does.
enum class DirectorVerb : std::uint8_t {
    ReadStatement,  ///< reads the statement to everybody (ST-1)
    Issue,          ///< counts `amount` out to everybody on the sheet
    SetStack,       ///< puts a miscounted stack right
    DrawSeats,      ///< draws everybody's seat, at `amount` tables
    SeatBy,         ///< seats somebody by choice
    AnnounceMethod, ///< says how it will be found who moves (2.2.5)
    AnnounceBreak,  ///< says that there will be a break after level `amount` (2.1.4)
    DrawDealer,     ///< has `people` draw a card for the dealer; nobody named: all who are there
    PlaceButton,    ///< gives somebody the button
    Start,          ///< shuffle up and deal
    Level,          ///< calls level `amount`
    Pause,          ///< stops the clock for a break
    Resume,
    Hold, ///< halts a table after its hand
    Release,
    Move,           ///< moves somebody to another table
    Break,          ///< breaks a table
    FinalTable,     ///< seats everybody left at one table, by lot
    Claim,          ///< gives `person` the unclaimed stack of `other`
    Admit,          ///< seats a late comer with `amount`
    Refuse,         ///< refuses what was asked
    Grant,          ///< grants it
    ClearUnclaimed, ///< takes the unclaimed stacks of a table away
    ColourUp,       ///< exchanges the smallest chips of a table
    RemoveStack,    ///< takes somebody's chips away
    Warn,
    Penalise,   ///< sends away for `amount` minutes
    Muck,       ///< has the hand mucked
    ShowHand,   ///< has an exposed hand shown to the whole table
    Disqualify, ///< out of this event
    Ban,        ///< out of this and all further events
    Report,     ///< to the authorities
    SignOut,    ///< takes note that somebody leaves
    Attend,     ///< goes to a call
    Ask,        ///< hears the dealer's facts
    Rule,       ///< rules: the choice `amount` of a call
    Cite,       ///< names the rule that a ruling rests on
    Out,        ///< records that somebody is out in place `amount`
    Renumber,   ///< puts a recorded place right
    Winner,     ///< declares the winner
    Finish,     ///< closes the book
    VoidHand,   ///< declares the hand on a table void: all its chips go back
    NewDeck,    ///< puts a whole deck on a table
    HandBack,   ///< gives the chip of a call to somebody
    TakeOut,    ///< takes the chip of a call out of play
    // of a Tennessee event
    Deposits,    ///< takes the deposit from everybody who has it ready
    Deposit,     ///< takes it from one player
    RaiseBlinds, ///< announces a table's new big blind
    Stop,        ///< has no further hand dealt at a table
    TakeBack,    ///< takes back what is left of a loan
    Charge,      ///< charges for a loan
    TellOut,     ///< tells somebody that this was the last hand
    Record,      ///< counts a stack and writes it down
    Advance,     ///< tells somebody to go on to the next round
    OpenRound,   ///< opens the next round with a big blind of `amount`
    Prize,       ///< gives somebody `amount` percent of the prizes
    PayBack,     ///< pays back what is left of a deposit
};
inline constexpr int directorVerbCount = static_cast<int>(DirectorVerb::PayBack) + 1;

/// Where somebody is put into a ring.
enum class Spot : std::uint8_t {
    DealerRight,  ///< immediately right of the coming dealer (2.2.5, PA-45)
    SamePosition, ///< as far from the dealer as at the table before (PA-47)
    After,        ///< immediately left of somebody
};

/// The words of the spots in night files; `after` is followed by a name.
inline constexpr std::array<std::string_view, 3> spotWords = keyedWords<Spot>({
    {Spot::DealerRight, "dealer-right"},
    {Spot::SamePosition, "same-position"},
    {Spot::After, "after"},
});

/// What is asked of the director.
enum class Request : std::uint8_t { Late, Rebuy, Deal, SeatChange, Friends, BackEarly, PayLater, PlayAgain };
inline constexpr int requestCount = static_cast<int>(Request::PlayAgain) + 1;

/// The words of the requests in night files.
inline constexpr std::array<std::string_view, requestCount> requestWords = keyedWords<Request>({
    {Request::Late, "late"},
    {Request::Rebuy, "rebuy"},
    {Request::Deal, "deal"},
    {Request::SeatChange, "seat-change"},
    {Request::Friends, "friends"},
    {Request::BackEarly, "back-early"},
    {Request::PayLater, "pay-later"},
    {Request::PlayAgain, "play-again"},
});

/// How the smallest chips of a table are exchanged.
enum class ColourManner : std::uint8_t {
    RoundUp,  ///< by value, rounded up for everybody (3.10, PA-34)
    Race,     ///< a race for what does not come out even, as other tournaments have it
    Drop,     ///< what does not come out even is taken away
    ByNumber, ///< chip for chip
};

/// The words of the manners in night files.
inline constexpr std::array<std::string_view, 4> colourMannerWords = keyedWords<ColourManner>({
    {ColourManner::RoundUp, "round-up"},
    {ColourManner::Race, "race"},
    {ColourManner::Drop, "drop"},
    {ColourManner::ByNumber, "by-number"},
});

/// One act of the director; which fields count says the verb's row.
struct DirectorAct {
    DirectorVerb verb = DirectorVerb::ReadStatement;
    EntrantId person;
    EntrantId other; ///< whose stack is claimed; after whom somebody is seated
    TableNo table;
    Spot spot = Spot::DealerRight;
    Chips amount = 0;
    int call = 0; ///< the number of a call
    Request request = Request::Late;
    ColourManner manner = ColourManner::RoundUp;
    MoveMethod method = MoveMethod::NextBigBlind;
    Rule rule;
    std::vector<EntrantId> people;
    bool operator==(const DirectorAct&) const = default;
};

/// The word of a verb in night files, and the fields it uses in their order: p person, o other person, T table, s spot,
/// a amount, c call, r request, m manner, M method, R rule, l people (perhaps none).
struct DirectorVerbFacts {
    DirectorVerb verb;
    std::string_view word;
    std::string_view fields;
};

inline constexpr std::array<DirectorVerbFacts, directorVerbCount> directorVerbs{{
    {DirectorVerb::ReadStatement, "read-statement", ""},
    {DirectorVerb::Issue, "issue", "a"},
    {DirectorVerb::SetStack, "set-stack", "pa"},
    {DirectorVerb::DrawSeats, "draw-seats", "a"},
    {DirectorVerb::SeatBy, "seat", "pT"},
    {DirectorVerb::AnnounceMethod, "announce-method", "M"},
    {DirectorVerb::AnnounceBreak, "announce-break", "a"},
    {DirectorVerb::DrawDealer, "draw-dealer", "Tl"},
    {DirectorVerb::PlaceButton, "place-button", "Tp"},
    {DirectorVerb::Start, "start", ""},
    {DirectorVerb::Level, "level", "a"},
    {DirectorVerb::Pause, "pause", ""},
    {DirectorVerb::Resume, "resume", ""},
    {DirectorVerb::Hold, "hold", "T"},
    {DirectorVerb::Release, "release", "T"},
    {DirectorVerb::Move, "move", "pTs"},
    {DirectorVerb::Break, "break", "T"},
    {DirectorVerb::FinalTable, "final-table", ""},
    {DirectorVerb::Claim, "claim", "po"},
    {DirectorVerb::Admit, "admit", "pTsa"},
    {DirectorVerb::Refuse, "refuse", "pr"},
    {DirectorVerb::Grant, "grant", "pr"},
    {DirectorVerb::ClearUnclaimed, "clear-unclaimed", "T"},
    {DirectorVerb::ColourUp, "colour-up", "Tam"},
    {DirectorVerb::RemoveStack, "remove-stack", "p"},
    {DirectorVerb::Warn, "warn", "p"},
    {DirectorVerb::Penalise, "penalise", "pa"},
    {DirectorVerb::Muck, "muck", "p"},
    {DirectorVerb::ShowHand, "show-hand", "p"},
    {DirectorVerb::Disqualify, "disqualify", "p"},
    {DirectorVerb::Ban, "ban", "p"},
    {DirectorVerb::Report, "report", "p"},
    {DirectorVerb::SignOut, "sign-out", "p"},
    {DirectorVerb::Attend, "attend", "c"},
    {DirectorVerb::Ask, "ask", "c"},
    {DirectorVerb::Rule, "rule", "ca"},
    {DirectorVerb::Cite, "cite", "cR"},
    {DirectorVerb::Out, "out", "pa"},
    {DirectorVerb::Renumber, "renumber", "pa"},
    {DirectorVerb::Winner, "winner", "p"},
    {DirectorVerb::Finish, "finish", ""},
    {DirectorVerb::VoidHand, "void-hand", "T"},
    {DirectorVerb::NewDeck, "new-deck", "T"},
    {DirectorVerb::HandBack, "hand-back", "cp"},
    {DirectorVerb::TakeOut, "take-out", "c"},
    {DirectorVerb::Deposits, "deposits", "a"},
    {DirectorVerb::Deposit, "deposit", "pa"},
    {DirectorVerb::RaiseBlinds, "raise-blinds", "Ta"},
    {DirectorVerb::Stop, "stop", "T"},
    {DirectorVerb::TakeBack, "take-back", "pa"},
    {DirectorVerb::Charge, "charge", "pa"},
    {DirectorVerb::TellOut, "tell-out", "p"},
    {DirectorVerb::Record, "record", "pa"},
    {DirectorVerb::Advance, "advance", "p"},
    {DirectorVerb::OpenRound, "open-round", "a"},
    {DirectorVerb::Prize, "prize", "pa"},
    {DirectorVerb::PayBack, "pay-back", "pa"},
}};

/// The facts of a verb.
constexpr const DirectorVerbFacts& factsOf(DirectorVerb verb)
{
    return directorVerbs[static_cast<std::size_t>(verb)];
}

namespace director {

/// An act without anything beside its verb.
inline DirectorAct simple(DirectorVerb verb)
{
    DirectorAct act;
    act.verb = verb;
    return act;
}
/// An act on a person, perhaps with an amount.
inline DirectorAct on(DirectorVerb verb, EntrantId person, Chips amount = 0)
{
    DirectorAct act = simple(verb);
    act.person = person;
    act.amount = amount;
    return act;
}
/// An act on a table, perhaps with an amount.
inline DirectorAct at(DirectorVerb verb, TableNo table, Chips amount = 0)
{
    DirectorAct act = simple(verb);
    act.table = table;
    act.amount = amount;
    return act;
}
/// An act with a number alone.
inline DirectorAct counted(DirectorVerb verb, Chips amount)
{
    DirectorAct act = simple(verb);
    act.amount = amount;
    return act;
}
/// An act on a call, perhaps with a choice.
inline DirectorAct called(DirectorVerb verb, int call, Chips choice = 0)
{
    DirectorAct act = simple(verb);
    act.call = call;
    act.amount = choice;
    return act;
}
/// Answering a request.
inline DirectorAct answered(DirectorVerb verb, EntrantId person, Request request)
{
    DirectorAct act = on(verb, person);
    act.request = request;
    return act;
}
/// Moving somebody.
inline DirectorAct move(EntrantId person, TableNo table, Spot spot, EntrantId after = {})
{
    DirectorAct act = on(DirectorVerb::Move, person);
    act.table = table;
    act.spot = spot;
    act.other = after;
    return act;
}

} // namespace director

} // namespace cutcard
