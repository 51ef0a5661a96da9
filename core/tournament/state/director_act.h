// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/gathered.h"
#include "core/rules/rule.h"
#include "core/tournament/state/night_house.h"

#include <initializer_list>

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

/// What a director is good at; every duty trains one of them, and each is scored by itself.
enum class DirectorCompetency : std::uint8_t {
    SetUp,
    Clock,
    Seating,
    Moves,
    Breaking,
    Stacks,
    Rulings,
    Conduct,
    Results,
};
inline constexpr int directorCompetencyCount = static_cast<int>(DirectorCompetency::Results) + 1;

/// Acts between which the director chooses: doing one for another is a wrong measure, not something else.
enum class VerbFamily : std::uint8_t { None, Sanction, Entry, Dealer, Answer, Chip, Deposit };

/// Where somebody is put into a ring.
enum class Spot : std::uint8_t {
    DealerRight,  ///< immediately right of the coming dealer (2.2.5, PA-45)
    SamePosition, ///< as far from the dealer as at the table before (PA-47)
    After,        ///< immediately left of somebody
};

/// What is asked of the director.
enum class Request : std::uint8_t { Late, Rebuy, Deal, SeatChange, Friends, BackEarly, PayLater, PlayAgain };
inline constexpr int requestCount = static_cast<int>(Request::PlayAgain) + 1;

/// How the smallest chips of a table are exchanged.
enum class ColourManner : std::uint8_t {
    RoundUp,  ///< by value, rounded up for everybody (3.10, PA-34)
    Race,     ///< a race for what does not come out even, as other tournaments have it
    Drop,     ///< what does not come out even is taken away
    ByNumber, ///< chip for chip
};

/// One act of the director; which fields count says the verb's row.
struct DirectorAct {
    DirectorVerb verb = DirectorVerb::ReadStatement;
    EntrantId person{};
    EntrantId other{}; ///< whose stack is claimed; after whom somebody is seated
    TableNo table{};
    Spot spot = Spot::DealerRight;
    Chips amount = 0;
    int call = 0; ///< the number of a call
    Request request = Request::Late;
    ColourManner manner = ColourManner::RoundUp;
    MoveMethod method = MoveMethod::NextBigBlind;
    Rule rule{};
    std::vector<EntrantId> people{};
    bool operator==(const DirectorAct&) const = default;
};

/// The word of a verb in night files, and the fields it uses in their order: p person, o other person, T table, s spot,
/// a amount, c call, r request, m manner, M method, R rule, l people (perhaps none).
struct DirectorVerbFacts {
    DirectorVerb verb;
    std::string_view word;
    std::string_view fields;
    DirectorCompetency about; ///< once play has begun, if nobody asked for it
    VerbFamily family = VerbFamily::None;

    constexpr bool uses(char field) const { return fields.find(field) != std::string_view::npos; }
};

inline constexpr std::array<DirectorVerbFacts, directorVerbCount> directorVerbs{{
    {DirectorVerb::ReadStatement, "read-statement", "", DirectorCompetency::SetUp},
    {DirectorVerb::Issue, "issue", "a", DirectorCompetency::Stacks},
    {DirectorVerb::SetStack, "set-stack", "pa", DirectorCompetency::Stacks},
    {DirectorVerb::DrawSeats, "draw-seats", "a", DirectorCompetency::SetUp},
    {DirectorVerb::SeatBy, "seat", "pT", DirectorCompetency::SetUp},
    {DirectorVerb::AnnounceMethod, "announce-method", "M", DirectorCompetency::SetUp},
    {DirectorVerb::AnnounceBreak, "announce-break", "a", DirectorCompetency::Clock},
    {DirectorVerb::DrawDealer, "draw-dealer", "Tl", DirectorCompetency::Moves, VerbFamily::Dealer},
    {DirectorVerb::PlaceButton, "place-button", "Tp", DirectorCompetency::Moves, VerbFamily::Dealer},
    {DirectorVerb::Start, "start", "", DirectorCompetency::SetUp},
    {DirectorVerb::Level, "level", "a", DirectorCompetency::Clock},
    {DirectorVerb::Pause, "pause", "", DirectorCompetency::Clock},
    {DirectorVerb::Resume, "resume", "", DirectorCompetency::Clock},
    {DirectorVerb::Hold, "hold", "T", DirectorCompetency::Moves},
    {DirectorVerb::Release, "release", "T", DirectorCompetency::Clock},
    {DirectorVerb::Move, "move", "pTs", DirectorCompetency::Moves},
    {DirectorVerb::Break, "break", "T", DirectorCompetency::Breaking},
    {DirectorVerb::FinalTable, "final-table", "", DirectorCompetency::Breaking},
    {DirectorVerb::Claim, "claim", "po", DirectorCompetency::Seating, VerbFamily::Entry},
    {DirectorVerb::Admit, "admit", "pTsa", DirectorCompetency::Seating, VerbFamily::Entry},
    {DirectorVerb::Refuse, "refuse", "pr", DirectorCompetency::Seating, VerbFamily::Answer},
    {DirectorVerb::Grant, "grant", "pr", DirectorCompetency::Seating, VerbFamily::Answer},
    {DirectorVerb::ClearUnclaimed, "clear-unclaimed", "T", DirectorCompetency::Seating},
    {DirectorVerb::ColourUp, "colour-up", "Tam", DirectorCompetency::Stacks},
    {DirectorVerb::RemoveStack, "remove-stack", "p", DirectorCompetency::Stacks},
    {DirectorVerb::Warn, "warn", "p", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::Penalise, "penalise", "pa", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::Muck, "muck", "p", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::ShowHand, "show-hand", "p", DirectorCompetency::Rulings},
    {DirectorVerb::Disqualify, "disqualify", "p", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::Ban, "ban", "p", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::Report, "report", "p", DirectorCompetency::Conduct, VerbFamily::Sanction},
    {DirectorVerb::SignOut, "sign-out", "p", DirectorCompetency::Results},
    {DirectorVerb::Attend, "attend", "c", DirectorCompetency::Rulings},
    {DirectorVerb::Ask, "ask", "c", DirectorCompetency::Rulings},
    {DirectorVerb::Rule, "rule", "ca", DirectorCompetency::Rulings},
    {DirectorVerb::Cite, "cite", "cR", DirectorCompetency::Rulings},
    {DirectorVerb::Out, "out", "pa", DirectorCompetency::Results},
    {DirectorVerb::Renumber, "renumber", "pa", DirectorCompetency::Results},
    {DirectorVerb::Winner, "winner", "p", DirectorCompetency::Results},
    {DirectorVerb::Finish, "finish", "", DirectorCompetency::Results},
    {DirectorVerb::VoidHand, "void-hand", "T", DirectorCompetency::Rulings},
    {DirectorVerb::NewDeck, "new-deck", "T", DirectorCompetency::Rulings},
    {DirectorVerb::HandBack, "hand-back", "cp", DirectorCompetency::Stacks, VerbFamily::Chip},
    {DirectorVerb::TakeOut, "take-out", "c", DirectorCompetency::Stacks, VerbFamily::Chip},
    {DirectorVerb::Deposits, "deposits", "a", DirectorCompetency::Stacks, VerbFamily::Deposit},
    {DirectorVerb::Deposit, "deposit", "pa", DirectorCompetency::Stacks, VerbFamily::Deposit},
    {DirectorVerb::RaiseBlinds, "raise-blinds", "Ta", DirectorCompetency::Clock},
    {DirectorVerb::Stop, "stop", "T", DirectorCompetency::Breaking},
    {DirectorVerb::TakeBack, "take-back", "pa", DirectorCompetency::Stacks},
    {DirectorVerb::Charge, "charge", "pa", DirectorCompetency::Stacks},
    {DirectorVerb::TellOut, "tell-out", "p", DirectorCompetency::Results},
    {DirectorVerb::Record, "record", "pa", DirectorCompetency::Results},
    {DirectorVerb::Advance, "advance", "p", DirectorCompetency::Breaking},
    {DirectorVerb::OpenRound, "open-round", "a", DirectorCompetency::Breaking},
    {DirectorVerb::Prize, "prize", "pa", DirectorCompetency::Results},
    {DirectorVerb::PayBack, "pay-back", "pa", DirectorCompetency::Stacks},
}};

/// The facts of a verb.
constexpr const DirectorVerbFacts& factsOf(DirectorVerb verb)
{
    return directorVerbs[static_cast<std::size_t>(verb)];
}

/// Whether a verb is one of some.
constexpr bool isOneOf(DirectorVerb verb, std::initializer_list<DirectorVerb> some)
{
    return contains(some, verb);
}
/// Whether it puts somebody out, of this event or of all of them.
constexpr bool putsOut(DirectorVerb verb)
{
    return isOneOf(verb, {DirectorVerb::Disqualify, DirectorVerb::Ban});
}

namespace director {

/// An act without anything beside its verb.
inline DirectorAct simple(DirectorVerb verb)
{
    return {.verb = verb};
}
/// An act on a person, perhaps with an amount.
inline DirectorAct on(DirectorVerb verb, EntrantId person, Chips amount = 0)
{
    return {.verb = verb, .person = person, .amount = amount};
}
/// An act on a table, perhaps with an amount.
inline DirectorAct at(DirectorVerb verb, TableNo table, Chips amount = 0)
{
    return {.verb = verb, .table = table, .amount = amount};
}
/// An act with a number alone.
inline DirectorAct counted(DirectorVerb verb, Chips amount)
{
    return {.verb = verb, .amount = amount};
}
/// An act on a call, perhaps with a choice.
inline DirectorAct called(DirectorVerb verb, int call, Chips choice = 0)
{
    return {.verb = verb, .amount = choice, .call = call};
}
/// Answering a request.
inline DirectorAct answered(DirectorVerb verb, EntrantId person, Request request)
{
    return {.verb = verb, .person = person, .request = request};
}
/// Moving somebody.
inline DirectorAct move(EntrantId person, TableNo table, Spot spot, EntrantId after = {})
{
    return {.verb = DirectorVerb::Move, .person = person, .other = after, .table = table, .spot = spot};
}

} // namespace director

} // namespace cutcard
