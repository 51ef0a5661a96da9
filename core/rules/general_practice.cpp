// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/books.h"

#include <array>

namespace cutcard {

namespace {

// the texts hold beside every document, so that they name none
constexpr std::array entries{
    RuleEntry{"GP-announce"_rule, Rules::tr("Announce bets, raises and all-ins"),
              Rules::tr("No document asks for it. Card rooms have every bet, raise and all-in repeated aloud with its "
                        "amount, so that nobody can mistake what a call costs.")},
    RuleEntry{
        "GP-uncalled-bet"_rule, Rules::tr("Uncalled chips go back"),
        Rules::tr("Where the document speaks of refunds in some cases only. Everywhere, the part of the last bet "
                  "that nobody matched goes back to the bettor before the pots are built: it was never at risk.")},
    RuleEntry{"GP-out-of-turn"_rule, Rules::tr("Action out of turn goes back"),
              Rules::tr("Where the document wants action in turn but names no consequence. The action returns to whose "
                        "turn it is; chips put in too early go back to their owner for the time being.")},
    RuleEntry{"GP-wrong-count"_rule, Rules::tr("Wrong number of cards"),
              Rules::tr("Where the document is silent. Found before anybody has acted, a hand with too many or too few "
                        "cards makes the deal void: call the floor, gather the cards, shuffle and deal again; the "
                        "blinds stay.")},
    RuleEntry{
        "GP-boxed-card"_rule, Rules::tr("Boxed card"),
        Rules::tr("Where the document is silent on a card found face up in the deck. Call the floor; pitched to a "
                  "player it is treated like a card exposed in the deal, on top of the stub before a board card "
                  "it is taken out of play.")},
    RuleEntry{"GP-premature-card"_rule, Rules::tr("Card dealt too early"),
              Rules::tr("Where the document is silent. With action pending, stop, call the floor and set the cards "
                        "aside; the round is finished, then they are shuffled into the stub and the street is dealt "
                        "without another burn.")},
    RuleEntry{
        "GP-own-mistake"_rule, Rules::tr("Own mistakes are put right at once"),
        Rules::tr("Documents leave disputes to the floor and say little of the dealer's slips. Take the mistake "
                  "back before anybody acts on it, with the floor if it weighs on the hand; playing on in silence "
                  "is the worst of faults.")},
    RuleEntry{"GP-live-hand"_rule, Rules::tr("A live hand is the player's"),
              Rules::tr("Documents give the dealer a player's cards only where a rule mucks or shows them. A live hand "
                        "is neither mucked nor turned up nor shown by the dealer otherwise.")},
    RuleEntry{"GP-absent-showdown"_rule, Rules::tr("Absent player at the showdown"),
              Rules::tr("Where absent players stay in while they owe nothing, but nobody is named who turns their hand "
                        "up at the end. The dealer does, and the hand plays.")},
    RuleEntry{"GP-gather-cards"_rule, Rules::tr("Gather every card"),
              Rules::tr("Where the document does not mention it. After the award the dealer gathers the board, all "
                        "hands, the muck and the burns, so that the next shuffle is with a whole deck.")},
    RuleEntry{
        "GP-unneeded"_rule, Rules::tr("Nothing that is not called for"),
        Rules::tr("Acts and words that nothing asks for slow the game down and confuse players; no document has a "
                  "number for it.")},
};

} // namespace

std::span<const RuleEntry> generalPractice()
{
    return entries;
}

} // namespace cutcard
