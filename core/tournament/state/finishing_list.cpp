// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/night.h"

#include <algorithm>
#include <tuple>

namespace cutcard {

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
