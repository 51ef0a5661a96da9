// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/drill_room.h"

#include <algorithm>
#include <numeric>

namespace cutcard {

Night roomOf(const std::vector<int>& counts)
{
    Night night;
    night.stage = NightStage::Playing;
    night.level = 3;
    for (const int count : counts) {
        Ring& ring = night.rings.emplace_back();
        ring.number = {.number = static_cast<int>(night.rings.size())};
        for (int i = 0; i < count; ++i) {
            Entrant& person = night.people.emplace_back();
            person.name = std::string(1, static_cast<char>('A' + i));
            person.chips = 4000;
            person.presence = Presence::Seated;
            person.table = ring.number;
            ring.chairs.push_back({.who = {.index = static_cast<int>(night.people.size()) - 1}});
            night.ledger.issued += person.chips;
        }
    }
    return night;
}

std::vector<int> countsOf(RandomStream& stream)
{
    std::vector<int> counts;
    const int tables = 2 + stream.below(4);
    const int most = 6 + stream.below(3);
    const int difference = stream.below(6);
    counts.reserve(static_cast<std::size_t>(tables));
    for (int i = 0; i < tables; ++i)
        counts.push_back(std::max(2, most - stream.below(difference + 1)));
    const int players = std::accumulate(counts.begin(), counts.end(), 0);
    return players > NightHouse().finalTable ? counts : countsOf(stream);
}

RingChair chairOf(char name, EntrantId who, const RingPositions& last)
{
    return {.name = name,
            .button = last.button == who,
            .smallBlind = last.smallBlind == who,
            .bigBlind = last.bigBlind == who};
}

} // namespace cutcard
