// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes that need nothing owed: what the booklet breaks with them stands beside each.
#include "core/tournament/simulation/director_strays.h"

#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

namespace {

using Does = DirectorVerb;

/// The same at a Tennessee event: the next round before its time, somebody who is out sent on, tables evened out.
void addTennesseeStray(const Night& night, std::vector<DirectorMistake>& found)
{
    const auto add = [&](const DirectorAct& act, Fault fault, Rule rule) {
        found.push_back({.act = act, .fault = fault, .rule = rule});
    };
    for (const Ring& ring : night.rings) {
        if (ring.announced == blindDue(night, ring) && !ring.handOn)
            add(director::at(Does::RaiseBlinds, ring.number, ring.announced * 2), Fault::Premature, "TN-blinds-5"_rule);
        if (!ring.stopped && !mustStop(night, ring) && !ring.handOn)
            add(director::at(Does::Stop, ring.number), Fault::Premature,
                night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-4"_rule);
        for (const EntrantId who : stacksAt(ring)) {
            const EventPage& page = night.person(who).page;
            if (page.loan != 0 || page.chargeDue != 0 || !night.person(who).isIn() || ring.stopped)
                continue;
            add(director::on(Does::TellOut, who), Fault::Forbidden, "GP-still-in"_rule);
            add(director::on(Does::TakeBack, who, night.person(who).chips), Fault::Forbidden, "GP-chips-not-due"_rule);
            break;
        }
    }
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.person({.index = i});
        if (person.presence == Presence::Out && person.table.isNone())
            return add(director::on(Does::Advance, {.index = i}), Fault::Forbidden, "TA-10"_rule);
    }
}

/// The latest ruling taken back, and the one that was right cited with a rule that has nothing to do with it.
void addOnRulings(const Night& night, std::vector<DirectorMistake>& found)
{
    for (std::size_t i = night.calls.size(); i-- > 0;) {
        const Call& call = night.calls[i];
        const int number = static_cast<int>(i) + 1;
        if (call.kind != CallKind::Floor || !call.closed || call.ruled == 0 || call.choices.size() < 2)
            continue;
        found.push_back({.act = director::called(Does::Rule, number, call.ruled == 1 ? 2 : 1),
                         .fault = Fault::Forbidden,
                         .rule = isTennessee(night) ? "GP-dispute"_rule : "3.15"_rule});
        const auto right = std::ranges::find(call.choices, true, &RulingChoice::right);
        if (!call.cited && right != call.choices.end() && right->rule != "3.9"_rule && !isTennessee(night)
            && std::ranges::count(call.choices, true, &RulingChoice::right) == 1) {
            DirectorAct cite = director::called(Does::Cite, number);
            cite.rule = "3.9"_rule;
            found.push_back({.act = cite, .fault = Fault::WrongTarget, .rule = right->rule});
        }
        return;
    }
}

/// Somebody who has done nothing sent away or put out, or given chips.
void addOnSomebody(const Night& night, std::vector<DirectorMistake>& found)
{
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const EntrantId who{.index = i};
        const Entrant& person = night.person(who);
        const Ring* ring = night.ring(person.table);
        const bool met = std::ranges::any_of(night.calls, [&](const Call& call) { return call.person == who; });
        if (!person.isIn() || met || ring == nullptr || ring->handOn || person.excess != 0)
            continue;
        found.push_back({.act = director::on(Does::Penalise, who, night.house.penaltyMinutes),
                         .fault = Fault::Forbidden,
                         .rule = "3.15"_rule});
        found.push_back({.act = director::on(Does::Disqualify, who), .fault = Fault::Forbidden, .rule = "3.15"_rule});
        found.push_back({.act = director::on(Does::SetStack, who, person.chips + night.house.startingChips()),
                         .fault = Fault::Forbidden,
                         .rule = "GP-chips-not-due"_rule});
        return;
    }
}

} // namespace

void addStray(const Night& night, std::vector<DirectorMistake>& found)
{
    if (night.stage != NightStage::Playing)
        return;
    const auto add = [&](const DirectorAct& act, Fault fault, Rule rule) {
        found.push_back({.act = act, .fault = fault, .rule = rule});
    };
    const auto fair = std::ranges::find_if(night.rings, [&](const Ring& ring) {
        return ring.handOn && !ring.deckShort && night.openCall(CallKind::Deck, ring.number) == nullptr;
    });
    if (fair != night.rings.end())
        add(director::at(Does::VoidHand, fair->number), Fault::Forbidden, "GP-deal-stands"_rule);
    for (const Ring& ring : night.rings) {
        if (ring.held && ring.dark)
            add(director::at(Does::Release, ring.number), Fault::Forbidden, "GP-light"_rule);
    }
    addOnRulings(night, found);
    if (playersIn(night) > 2)
        add(director::simple(Does::Finish), Fault::Premature, isTennessee(night) ? "TN-fmt-2"_rule : "2.1.4"_rule);
    if (isTennessee(night))
        return addTennesseeStray(night, found);
    addOnSomebody(night, found);
    if (!night.clockOut && !night.stoodAt)
        add(director::counted(Does::Level, night.level + 1), Fault::Premature, "GP-level"_rule);
    if (!night.finalTable && playersIn(night) > night.house.finalTable)
        add(director::simple(Does::FinalTable), Fault::Forbidden, "PA-52"_rule);
    if (night.method && playersIn(night) > night.house.finalTable)
        add(
            [&] {
                DirectorAct other = director::simple(Does::AnnounceMethod);
                other.method = *night.method == MoveMethod::Drawn ? MoveMethod::NextBigBlind : MoveMethod::Drawn;
                return other;
            }(),
            Fault::Forbidden, "PA-48"_rule);
    for (const Ring& ring : night.rings) {
        if (ring.isOpen() && !ring.breaking && !canBreak(night, ring) && !agenda::isFinalTableDue(night)
            && openTables(night).size() > 1)
            add(director::at(Does::Break, ring.number), Fault::Impossible, "2.2.6"_rule);
        const auto isUnclaimed = [&](EntrantId who) { return night.person(who).presence == Presence::Unclaimed; };
        if (night.level <= night.house.lateLevels && std::ranges::any_of(stacksAt(ring), isUnclaimed))
            add(director::at(Does::ClearUnclaimed, ring.number), Fault::Premature, "2.1.5"_rule);
    }
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.person({.index = i});
        if (person.hasLeft() && !person.table.isNone() && !night.finalTable && !agenda::isFinalTableDue(night))
            add(director::on(Does::RemoveStack, {.index = i}), Fault::Forbidden, "3.13.1"_rule);
    }
}

} // namespace cutcard
