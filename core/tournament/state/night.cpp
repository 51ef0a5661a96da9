// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/night.h"

#include <tuple>

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

std::vector<const Entrant*> finishingList(const Night& night)
{
    const auto isListed = [](const Entrant& person) {
        return person.place > 0 || (person.presence == Presence::Disqualified && person.earned == 0);
    };
    auto list = thoseOf(night.people, isListed, [](const Entrant& person) { return &person; });
    // those without a place, or with the same, as they came on the sheet
    std::ranges::sort(list, {},
                      [](const Entrant* person) { return std::tuple(person->place == 0, person->place, person); });
    return list;
}

std::vector<int> placesAsRight(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    const auto isAsGood = [&](const Entrant& other) {
        return &other != &person && person.tie > 0 && other.tie == person.tie && other.place == 0;
    };
    return thoseOf(night.people, isAsGood, &Entrant::earned);
}

int pointsFor(const Night& night, const Entrant& person)
{
    const auto index = static_cast<std::size_t>(person.place) - 1;
    return person.place > 0 && index < night.house.points.size() ? night.house.points[index] : 0;
}

/// Those who went out together, the worst place first (2.3.2); equal in all means that the director decides (PA-55).
static void placeThoseOut(Night& night, std::vector<StackAfter> out)
{
    const auto worse = [](const StackAfter& left, const StackAfter& right) {
        return std::pair(left.chips, left.value) < std::pair(right.chips, right.value);
    };
    std::ranges::sort(out, [&](const StackAfter& left, const StackAfter& right) {
        return worse(left, right) || (!worse(right, left) && left.who < right.who);
    });
    int place = playersIn(night) + static_cast<int>(out.size());
    for (auto each = out.begin(); each != out.end(); ++each, --place) {
        Entrant& person = night.person(each->who);
        person.earned = place;
        const auto isEqual = [&](const StackAfter& other) { return !worse(*each, other) && !worse(other, *each); };
        const auto equal = std::ranges::find_if(out, isEqual);
        person.tie = std::ranges::count_if(out, isEqual) > 1 ? equal->who.index + 1 : 0;
        person.equalStacks = static_cast<int>(std::ranges::count(each + 1, out.end(), each->chips, &StackAfter::chips));
    }
}

void placeTogether(Night& night, TableNo table, const std::vector<StackAfter>& out)
{
    if (out.empty())
        return;
    // PA-54: out at the same moment at another table is out in the same hand; at the same table it was an earlier one
    const bool earlier = std::ranges::any_of(
        night.outTogether, [&](const StackAfter& stack) { return night.person(stack.who).outAt == table; });
    if (std::exchange(night.outAt, night.now) != night.now || earlier)
        night.outTogether.clear();
    night.outTogether.insert(night.outTogether.end(), out.begin(), out.end());
    placeThoseOut(night, night.outTogether);
    // the Tennessee document has no places below its two prizes: the list is the house's own
    for (const StackAfter& stack : night.outTogether) {
        if (isTennessee(night))
            night.person(stack.who).place = night.person(stack.who).earned;
    }
}

} // namespace cutcard
