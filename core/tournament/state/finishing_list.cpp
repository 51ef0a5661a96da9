// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/finishing_list.h"

#include <algorithm>
#include <tuple>

namespace cutcard {

std::vector<const Entrant*> finishingList(const Night& night)
{
    std::vector<const Entrant*> list;
    for (const Entrant& person : night.people) {
        if (person.place > 0 || (person.presence == Presence::Disqualified && person.earned == 0))
            list.push_back(&person);
    }
    // those without a place, or with the same, as they came on the sheet
    std::ranges::sort(list, {},
                      [](const Entrant* person) { return std::tuple(person->place == 0, person->place, person); });
    return list;
}

std::vector<int> placesAsRight(const Night& night, EntrantId who)
{
    std::vector<int> places;
    const Entrant& person = night.person(who);
    for (const Entrant& other : night.people) {
        if (&other != &person && person.tie > 0 && other.tie == person.tie && other.place == 0)
            places.push_back(other.earned);
    }
    return places;
}

int pointsFor(const Night& night, const Entrant& person)
{
    const auto index = static_cast<std::size_t>(person.place) - 1;
    return person.place > 0 && index < night.house.points.size() ? night.house.points[index] : 0;
}

} // namespace cutcard
