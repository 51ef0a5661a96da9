// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/night.h"

#include <algorithm>

namespace cutcard {

/// The open call of a kind by somebody, or from some table.
template <typename Subject>
static const Call* openIn(const std::vector<Call>& calls, CallKind kind, Subject Call::* about, const Subject& subject)
{
    return firstOf(calls,
                   [&](const Call& call) { return call.kind == kind && call.*about == subject && !call.closed; });
}

const Ring* Night::ring(TableNo number) const
{
    return number.isNone() ? nullptr : firstWith(rings, number, &Ring::number);
}

const Call* Night::call(int number) const
{
    return number >= 1 && number <= static_cast<int>(calls.size()) ? &calls[static_cast<std::size_t>(number) - 1]
                                                                   : nullptr;
}

const Call* Night::openCall(CallKind kind, EntrantId person) const
{
    return openIn(calls, kind, &Call::person, person);
}

const Call* Night::openCall(CallKind kind, TableNo table) const
{
    return openIn(calls, kind, &Call::table, table);
}

const Call* Night::lastCall(CallKind kind, EntrantId person) const
{
    auto latestFirst = calls | std::views::reverse;
    return firstOf(latestFirst, [&](const Call& call) { return call.kind == kind && call.person == person; });
}

int playersIn(const Night& night)
{
    return static_cast<int>(std::ranges::count_if(night.people, &Entrant::isIn));
}

bool isLeftBehind(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    return night.finalTable && person.hasLeft() && person.table.isNone() && person.chips > 0;
}

bool isSignInOpen(const Night& night)
{
    const int level = night.now < night.runsUntil ? night.runsStill : night.level;
    return level <= night.house.lateLevels;
}

std::vector<TableNo> openTables(const Night& night)
{
    return thoseOf(night.rings, &Ring::isOpen, &Ring::number);
}

bool anyHandOn(const Night& night)
{
    return std::ranges::any_of(night.rings, &Ring::handOn);
}

std::vector<EntrantId> presentAt(const Night& night, const Ring& ring)
{
    std::vector<EntrantId> present = stacksAt(ring);
    std::erase_if(present, [&](EntrantId who) {
        const Presence presence = night.person(who).presence;
        return presence != Presence::Seated && presence != Presence::Signed;
    });
    return present;
}

int presentCount(const Night& night, const Ring& ring)
{
    return static_cast<int>(presentAt(night, ring).size());
}

int breakDue(const Night& night)
{
    const auto& planned = night.house.breaks;
    const bool isOver = night.clockOut && night.breakHeld != night.level && contains(planned, night.level);
    return isOver ? night.level : night.breakWaits;
}

bool isFrozen(const Night& night, TableNo table)
{
    const auto stops = [](CallKind kind) {
        return kind == CallKind::Floor || kind == CallKind::Offence || kind == CallKind::Deck || kind == CallKind::Chip;
    };
    return std::ranges::any_of(
        night.calls, [&](const Call& call) { return call.table == table && !call.closed && stops(call.kind); });
}

Chips chipsInPlay(const Night& night)
{
    return sumOf(night.people, &Entrant::chips) + sumOf(night.rings, &Ring::carried)
           + sumOf(night.calls, [&](const Call& call) { return call.closed ? 0 : call.amount; });
}

bool isSound(const Night& night)
{
    if (chipsInPlay(night) != night.ledger.inPlay())
        return false;
    int lying = 0;
    for (const Ring& ring : night.rings) {
        for (const EntrantId who : stacksAt(ring)) {
            if (!night.knows(who) || night.person(who).table != ring.number)
                return false;
            ++lying;
        }
    }
    const auto seated = std::ranges::count_if(night.people, [](const Entrant& each) { return !each.table.isNone(); });
    return lying == seated && std::ranges::all_of(night.people, [](const Entrant& each) { return each.chips >= 0; });
}

Chips roundedUp(Chips stack, Chips unit)
{
    return unit > 0 ? (stack + unit - 1) / unit * unit : stack;
}

std::vector<EntrantId> highestDrawn(const Ring& ring)
{
    std::vector<EntrantId> highest;
    Rank best = Rank::Two;
    for (const auto& [who, card] : ring.drawn) {
        if (!sitsAt(ring, who))
            continue;
        if (!highest.empty() && card.rank() < best)
            continue;
        if (highest.empty() || card.rank() > best)
            highest.clear();
        best = card.rank();
        highest.push_back(who);
    }
    return highest;
}

} // namespace cutcard
