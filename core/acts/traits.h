// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"

namespace cutcard {

/// The traits of a verb, without those of what is said.
constexpr Traits traitsOf(Verb verb)
{
    return verbFacts(verb).traits;
}

/// The traits of a phrase.
constexpr Traits traitsOf(Phrase phrase)
{
    return phraseFacts(phrase).traits;
}

/// The traits of an act.
constexpr Traits traitsOf(const Act& act)
{
    return act.verb == Verb::Announce ? traitsOf(act.phrase) : traitsOf(act.verb);
}

/// Whether an act has one of these traits.
constexpr bool has(const Act& act, Traits any)
{
    return (traitsOf(act) & any) != 0;
}

/// Whether an act has a trait.
constexpr bool has(const Act& act, Trait trait)
{
    return has(act, static_cast<Traits>(trait));
}

/// Whether words only ask what a player means, and rule on nothing.
constexpr bool isQuestion(const Act& act)
{
    return act.verb == Verb::Announce && act.phrase == Phrase::HowMuch;
}

/// Whether an act says what a hand is: a player's, the dealer's or the one that all share.
constexpr bool isReading(const Act& act)
{
    return act.verb == Verb::NameHand || act.verb == Verb::NameDealer || act.verb == Verb::NameShared;
}

/// Whether an act is that one, of which a reading may leave the ranks unsaid.
inline bool isInShort(const Act& act, Act whole)
{
    if (act.ranks.empty())
        whole.ranks = {};
    return act == whole;
}

} // namespace cutcard
