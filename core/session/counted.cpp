// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/counted.h"

namespace cutcard {

std::vector<Mistake> mistakesOf(const EntryLog& entries)
{
    std::vector<Mistake> mistakes;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t j = 0; !entries[i].byHouse && j < entries[i].verdicts.size(); ++j) {
            if (entries[i].verdicts[j].isCharged())
                mistakes.push_back({.entry = i, .verdict = j});
        }
    }
    return mistakes;
}

const Act* actOf(const Entry& entry, const Verdict& verdict)
{
    if (verdict.fault == Fault::Omitted)
        return nullptr;
    return entry.floor.left && verdict.isCharged() ? &*entry.floor.left : std::get_if<Act>(&entry.event);
}

bool hasFloorCome(const EntryLog& entries, std::size_t index)
{
    for (std::size_t i = index + 1; i-- > 0;) {
        const Entry& entry = entries[i];
        if (std::holds_alternative<FloorStep>(entry.event) || (!entry.floor.isNone() && !entry.isSweptAlong()))
            return true;
        if (i != index && std::ranges::any_of(entry.verdicts, &Verdict::isCharged))
            return false;
    }
    return false;
}

int handsOf(const EntryLog& entries)
{
    return entries.empty() ? 0 : entries.back().hand;
}

} // namespace cutcard
