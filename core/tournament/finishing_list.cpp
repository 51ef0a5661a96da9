// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/finishing_list.h"

#include <algorithm>

namespace cutcard {

std::vector<const Entrant*> finishingList(const Night& night)
{
    std::vector<const Entrant*> list;
    for (const Entrant& person : night.people) {
        if (person.place > 0 || (person.presence == Presence::Disqualified && person.earned == 0))
            list.push_back(&person);
    }
    std::ranges::stable_sort(list, {},
                             [](const Entrant* person) { return std::pair(person->place == 0, person->place); });
    return list;
}

int pointsFor(const Night& night, const Entrant& person)
{
    const auto index = static_cast<std::size_t>(person.place) - 1;
    return person.place > 0 && index < night.house.points.size() ? night.house.points[index] : 0;
}

} // namespace cutcard
