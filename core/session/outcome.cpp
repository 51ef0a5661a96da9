// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/outcome.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/session/counted.h"

#include <cstdlib>
#include <tuple>

namespace cutcard {

/// What a pot came to before it was brought to another sum, as far as the hand has built it.
static Chips builtBefore(const EntryLog& entries, std::size_t index, int pot)
{
    for (std::size_t i = index; i-- > 0;) {
        const auto* act = std::get_if<Act>(&entries[i].event);
        if (act == nullptr)
            continue;
        if (act->verb == Verb::GatherCards)
            break;
        if (act->verb == Verb::BuildPot && act->number == pot && !entries[i].verdicts.empty()
            && entries[i].verdicts.front().isCorrect())
            return act->amount;
    }
    return 0;
}

/// The chips of an act; a sum that something is to be brought to says not how much of it lies elsewhere.
static Chips moved(const Act& act)
{
    const bool to = act.verb == Verb::CorrectWager || act.verb == Verb::Announce;
    return has(act, Trait::MovesChips) && !to ? act.amount : 0;
}

/// The chips that were not moved, where what was done was right in itself.
static Chips leftOut(const Verdict& verdict)
{
    if (verdict.fault != Fault::OutOfOrder)
        return verdict.expected ? moved(verdict.expected->act) : 0;
    return sumOf(verdict.jumped, [&](const Duty& duty) { return moved(duty.act); });
}

/// The chips that a mistake put where they do not belong.
static Chips chipsOf(const EntryLog& entries, std::size_t index, const Verdict& verdict)
{
    const Entry& entry = entries[index];
    const Act* act = actOf(entry, verdict);
    // what weighs as little as that has put no chip where it does not belong
    if (verdict.severity == Severity::Minor)
        return 0;
    const bool picksUp = act != nullptr && act->verb == Verb::GatherCards && verdict.expected;
    if (picksUp || verdict.fault == Fault::Omitted || verdict.fault == Fault::OutOfOrder)
        return leftOut(verdict);
    if (act == nullptr || !has(*act, Trait::MovesChips) || verdict.fault == Fault::Impossible)
        return 0;
    if (verdict.fault == Fault::WrongAmount && verdict.expected)
        return std::abs(act->amount - verdict.expected->act.amount);
    return act->verb == Verb::BuildPot ? std::abs(act->amount - builtBefore(entries, index, act->number)) : act->amount;
}

/// Whether a mistake was put right before the floor came.
static bool isPutRight(const EntryLog& entries, std::size_t index, const Verdict& verdict)
{
    for (std::size_t i = index + 1; i < entries.size() && entries[i].hand == entries[index].hand; ++i) {
        if (std::holds_alternative<FloorStep>(entries[i].event))
            return false;
        if (std::ranges::any_of(entries[i].verdicts, [&](const Verdict& later) {
                return later.selfCorrected && (i == index + 1 || later.rule == verdict.rule);
            }))
            return true;
    }
    return false;
}

Outcome outcomeOf(const Score& score, bool finished)
{
    Outcome outcome{.good = score.isGoodEnough(), .finished = finished, .tooLittle = {}};
    for (const Competency competency : valuesOf<Competency>()) {
        const int duties = score.tally(competency).duties;
        if (isShared(competency) && duties > 0 && duties < leastForCertificate)
            outcome.tooLittle.push_back({.competency = competency, .seen = duties});
    }
    return outcome;
}

std::optional<CostliestFault> costliestFault(const Session& session)
{
    std::optional<CostliestFault> worst;
    Severity severity = Severity::Minor;
    bool stood = false;
    const auto& entries = session.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t j = 0; j < entries[i].verdicts.size(); ++j) {
            const Verdict& verdict = entries[i].verdicts[j];
            if (verdict.isCorrect() || (verdict.told && !verdict.worsens) || entries[i].byHouse)
                continue;
            const CostliestFault found{.entry = i, .verdict = j, .chips = chipsOf(entries, i, verdict)};
            const bool stands = !isPutRight(entries, i, verdict);
            if (worst && std::tie(severity, stood, worst->chips) >= std::tie(verdict.severity, stands, found.chips))
                continue;
            worst = found;
            severity = verdict.severity;
            stood = stands;
        }
    }
    return worst;
}

} // namespace cutcard
