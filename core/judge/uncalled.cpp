// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/uncalled.h"

#include "core/acts/traits.h"

namespace cutcard {

bool saysAction(const Act& act)
{
    const Phrase phrase = act.phrase;
    return act.verb == Verb::Announce
           && (phrase == Phrase::Check || phrase == Phrase::Call || phrase == Phrase::Fold || phrase == Phrase::Bet
               || phrase == Phrase::Raise || phrase == Phrase::AllIn);
}

std::optional<Ban> uncalledFor(const Act& act)
{
    using enum Severity;
    if (has(act, Trait::KillsHand))
        return act.verb == Verb::Announce ? Ban{"GP-deal-stands"_rule, Critical, Competency::Irregularities}
                                          : Ban{"GP-live-hand"_rule, Critical, Competency::Protection};
    if (has(act, Trait::ShowsHand))
        return Ban{"GP-live-hand"_rule, has(act, Trait::MovesCards) ? Critical : Major, Competency::Protection};
    if (has(act, Trait::RulesOnBet))
        return Ban{"GP-legal-bet"_rule, has(act, Trait::MovesChips) ? Critical : Major, Competency::Rulings};
    // the whole deck is still together: nobody gains by it
    if (has(act, Trait::HandlesDeck))
        return Ban{"GP-shuffle"_rule, Major, Competency::Deck};
    if (has(act, Trait::MovesCards))
        return Ban{"GP-card-not-due"_rule, Critical, Competency::Delivery};
    if (has(act, Trait::MovesChips))
        return Ban{"GP-chips-not-due"_rule, Critical, Competency::Pots};
    if (has(act, Trait::KeepsBook) && act.verb != Verb::CountStack)
        return Ban{"GP-chips-not-due"_rule, Major, Competency::Pots};
    if (has(act, Trait::EndsPart))
        return Ban{"GP-still-in"_rule, Major, Competency::Pots};
    if (act.verb == Verb::PlaceButton)
        return Ban{"GP-button"_rule, Major, Competency::Blinds};
    return onlyIf(saysAction(act), Ban{"GP-announce"_rule, Minor, Competency::Action});
}

} // namespace cutcard
