// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/drill_room.h"

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

RingChair chairOf(char name, EntrantId who, const RingPositions& last)
{
    return {.name = name,
            .button = last.button == who,
            .smallBlind = last.smallBlind == who,
            .bigBlind = last.bigBlind == who};
}

} // namespace cutcard
