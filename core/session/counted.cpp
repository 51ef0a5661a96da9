// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/counted.h"

namespace cutcard {

std::vector<Mistake> mistakesOf(const EntryLog& entries, const ScoreScale& scale)
{
    std::vector<Mistake> mistakes;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        for (std::size_t j = 0; !entry.byHouse && j < entry.verdicts.size(); ++j) {
            if (entry.verdicts[j].isCharged())
                mistakes.push_back({.entry = i, .verdict = j, .cost = scale.points(entry.verdicts[j].severity)});
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
