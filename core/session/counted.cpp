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

int handsOf(const EntryLog& entries)
{
    return entries.empty() ? 0 : entries.back().hand;
}

} // namespace cutcard
