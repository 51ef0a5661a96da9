// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/report.h"

#include "core/session/event_text.h"

#include <algorithm>

namespace cutcard {

namespace {

template <typename Words, typename Index> std::string_view wordOf(const Words& words, Index index)
{
    return words[static_cast<std::size_t>(index)];
}

std::string entryListing(const Entry& entry)
{
    std::string text = eventText(entry.event, entry.byHouse) + "\n";
    for (const Verdict& verdict : entry.verdicts)
        text += "    " + verdictLine(verdict) + "\n";
    return text;
}

} // namespace

std::string verdictLine(const Verdict& verdict)
{
    std::string text(wordOf(faultWords, verdict.fault));
    text.append(" ").append(verdict.rule.id());
    text.append(" ").append(wordOf(severityWords, verdict.severity));
    text.append(" ").append(wordOf(competencyWords, verdict.competency));
    if (verdict.selfCorrected)
        text += " self-corrected";
    if (!verdict.isCorrect() && verdict.expected)
        text += " : " + eventText(verdict.expected->act);
    for (const Duty& duty : verdict.jumped)
        text += " < " + eventText(duty.act);
    return text;
}

std::string verdictListing(std::span<const Entry> entries)
{
    std::string text;
    for (const Entry& entry : entries)
        text += entryListing(entry);
    return text;
}

bool hasFaults(std::span<const Entry> entries)
{
    return std::ranges::any_of(entries, [](const Entry& entry) {
        return !entry.byHouse && !std::ranges::all_of(entry.verdicts, &Verdict::isCorrect);
    });
}

std::uint64_t signatureOf(std::span<const Entry> entries)
{
    // FNV-1a: short, and its constants are the same everywhere, unlike std::hash
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const Entry& entry : entries) {
        for (const char c : entryListing(entry)) {
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001b3U;
        }
    }
    return hash;
}

} // namespace cutcard
