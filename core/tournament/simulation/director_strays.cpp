// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that need nothing owed: what the booklet breaks with them stands beside each.
#include "core/tournament/simulation/directors.h"

#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

using Does = DirectorVerb;

using Strays = std::vector<DirectorMistake>;

static void add(Strays& found, const DirectorAct& act, Fault fault, Rule rule)
{
    found.push_back({.act = act, .fault = fault, .rule = rule});
}

/// Somebody who owes the bank nothing told to be out, or robbed.
static void addOnTennesseeStack(const Night& night, const Ring& ring, Strays& found)
{
    const auto stacks = stacksAt(ring);
    const EntrantId* plays = firstOf(stacks, [&](EntrantId who) {
        const EventPage& page = night.person(who).page;
        return page.loan == 0 && page.chargeDue == 0 && night.person(who).isIn() && !ring.stopped;
    });
    if (plays == nullptr)
        return;
    add(found, director::on(Does::TellOut, *plays), Fault::Forbidden, "GP-still-in"_rule);
    add(found, director::on(Does::TakeBack, *plays, night.person(*plays).chips), Fault::Forbidden,
        "GP-chips-not-due"_rule);
}

/// At a Tennessee event: blinds raised and tables stopped before their time, and somebody who is out sent on.
static void addTennesseeStray(const Night& night, Strays& found)
{
    for (const Ring& ring : night.rings) {
        if (ring.announced == blindDue(night, ring) && !ring.handOn)
            add(found, director::at(Does::RaiseBlinds, ring.number, ring.announced * 2), Fault::Premature,
                "TN-blinds-5"_rule);
        if (!ring.stopped && !mustStop(night, ring) && !ring.handOn)
            add(found, director::at(Does::Stop, ring.number), Fault::Premature,
                night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-4"_rule);
        addOnTennesseeStack(night, ring, found);
    }
    const auto out =
        night.thoseWho([](const Entrant& person) { return person.presence == Presence::Out && person.table.isNone(); });
    if (!out.empty())
        add(found, director::on(Does::Advance, out.front()), Fault::Forbidden, "TA-10"_rule);
}

/// The latest ruling taken back, and the one that was right cited with a rule that has nothing to do with it.
static void addOnRulings(const Night& night, Strays& found)
{
    for (std::size_t i = night.calls.size(); i-- > 0;) {
        const Call& call = night.calls[i];
        const int number = static_cast<int>(i) + 1;
        if (call.kind != CallKind::Floor || !call.closed || call.ruled == 0 || call.choices.size() < 2)
            continue;
        add(found, director::called(Does::Rule, number, call.ruled == 1 ? 2 : 1), Fault::Forbidden,
            isTennessee(night) ? "GP-dispute"_rule : "3.15"_rule);
        const RulingChoice* right = firstWith(call.choices, true, &RulingChoice::right);
        if (!call.cited && right != nullptr && right->rule != "3.9"_rule && !isTennessee(night)
            && std::ranges::count(call.choices, true, &RulingChoice::right) == 1) {
            add(found, {.verb = Does::Cite, .call = number, .rule = "3.9"_rule}, Fault::WrongTarget, right->rule);
        }
        return;
    }
}

/// Somebody who has done nothing sent away or put out, or given chips.
static void addOnSomebody(const Night& night, Strays& found)
{
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        const Ring* ring = night.ring(person.table);
        if (!person.isIn() || contains(night.calls, who, &Call::person) || ring == nullptr || ring->handOn
            || person.excess != 0)
            continue;
        add(found, director::on(Does::Penalise, who, night.house.penaltyMinutes), Fault::Forbidden, "3.15"_rule);
        add(found, director::on(Does::Disqualify, who), Fault::Forbidden, "3.15"_rule);
        add(found, director::on(Does::SetStack, who, person.chips + night.house.startingChips()), Fault::Forbidden,
            "GP-chips-not-due"_rule);
        return;
    }
}

/// A fair hand declared void, and a table in the dark let go.
static void addOnHands(const Night& night, Strays& found)
{
    const Ring* fair = firstOf(night.rings, [&](const Ring& ring) {
        return ring.handOn && !ring.deckShort && night.openCall(CallKind::Deck, ring.number) == nullptr;
    });
    if (fair != nullptr)
        add(found, director::at(Does::VoidHand, fair->number), Fault::Forbidden, "GP-deal-stands"_rule);
    for (const Ring& ring : night.rings) {
        if (ring.held && ring.dark)
            add(found, director::at(Does::Release, ring.number), Fault::Forbidden, "GP-light"_rule);
    }
}

/// The next level, the final table and another method, none of them due.
static void addOnNight(const Night& night, Strays& found)
{
    const bool many = playersIn(night) > night.house.finalTable;
    if (!night.clockOut && !night.stoodAt)
        add(found, director::counted(Does::Level, night.level + 1), Fault::Premature, "GP-level"_rule);
    if (!night.finalTable && many)
        add(found, director::simple(Does::FinalTable), Fault::Forbidden, "PA-52"_rule);
    if (!night.method || !many)
        return;
    const MoveMethod other = *night.method == MoveMethod::Drawn ? MoveMethod::NextBigBlind : MoveMethod::Drawn;
    add(found, {.verb = Does::AnnounceMethod, .method = other}, Fault::Forbidden, "PA-48"_rule);
}

/// A table broken that does not fit, and stacks taken away that may still be claimed.
static void addOnTables(const Night& night, Strays& found)
{
    const auto isUnclaimed = [&](EntrantId who) { return night.person(who).presence == Presence::Unclaimed; };
    for (const Ring& ring : night.rings) {
        if (ring.isInPlay() && !canBreak(night, ring) && !agenda::isFinalTableDue(night)
            && openTables(night).size() > 1)
            add(found, director::at(Does::Break, ring.number), Fault::Impossible, "2.2.6"_rule);
        if (night.level <= night.house.lateLevels && std::ranges::any_of(stacksAt(ring), isUnclaimed))
            add(found, director::at(Does::ClearUnclaimed, ring.number), Fault::Premature, "2.1.5"_rule);
    }
}

/// Chips of leavers taken away before the final table forms.
static void addOnLeavers(const Night& night, Strays& found)
{
    if (night.finalTable || agenda::isFinalTableDue(night))
        return;
    for (const EntrantId who :
         night.thoseWho([](const Entrant& person) { return person.hasLeft() && !person.table.isNone(); }))
        add(found, director::on(Does::RemoveStack, who), Fault::Forbidden, "3.13.1"_rule);
}

void addStray(const Night& night, std::vector<DirectorMistake>& found)
{
    if (night.stage != NightStage::Playing)
        return;
    addOnHands(night, found);
    addOnRulings(night, found);
    if (playersIn(night) > 2)
        add(found, director::simple(Does::Finish), Fault::Premature,
            isTennessee(night) ? "TN-fmt-2"_rule : "2.1.4"_rule);
    if (isTennessee(night))
        return addTennesseeStray(night, found);
    addOnSomebody(night, found);
    addOnNight(night, found);
    addOnTables(night, found);
    addOnLeavers(night, found);
}

} // namespace cutcard
