// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/report.h"

#include "core/session/text/event_text.h"

namespace cutcard {

std::string verdictLine(const Verdict& verdict)
{
    std::string text(wordOf(faultWords, verdict.fault));
    text.append(" ").append(verdict.rule.id());
    text.append(" ").append(wordOf(verdict.severity));
    text.append(" ").append(wordOf(verdict.competency));
    if (verdict.selfCorrected)
        text += " self-corrected";
    if (!verdict.isCorrect() && verdict.expected)
        text += " : " + eventText(verdict.expected->act);
    for (const Duty& duty : verdict.jumped)
        text += " < " + eventText(duty.act);
    return text;
}

std::string entryListing(const Entry& entry)
{
    std::string text = eventText(entry.event, entry.byHouse) + "\n";
    for (const Verdict& verdict : entry.verdicts)
        text += "    " + verdictLine(verdict) + "\n";
    return text;
}

bool hasFaults(const EntryLog& entries)
{
    return std::ranges::any_of(entries, [](const Entry& entry) {
        return !entry.byHouse && std::ranges::any_of(entry.verdicts, &Verdict::isCharged);
    });
}

void LogSignature::add(const Entry& entry)
{
    for (const char c : entryListing(entry)) {
        m_hash ^= static_cast<unsigned char>(c);
        m_hash *= 0x100000001b3U;
    }
}

std::uint64_t signatureOf(const EntryLog& entries)
{
    LogSignature signature;
    for (const Entry& entry : entries)
        signature.add(entry);
    return signature.value();
}

} // namespace cutcard
