// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/dealers.h"
#include "core/session/session.h"
#include "core/tournament/state/world_event.h"

#include <cstdint>
#include <vector>

namespace cutcard {

/// What a dealer calls for at a league table: the kinds of rulings that are drawn.
enum class RulingKind : std::uint8_t {
    RaiseSize,    ///< is a bet or raise as large as it has to be (3.7.1, 3.7.2)
    LoneChip,     ///< one chip, with or without a word (3.7.4)
    StringRaise,  ///< chips after the call, or "raise" without how much (3.7.4)
    ShortAllIn,   ///< what follows an all-in that is no proper raise (3.7.5)
    SidePots,     ///< who is in which pot, and what it comes to (3.7.3)
    DeadBlind,    ///< a blind given up beside a smaller all-in (3.7.3, PA-12)
    Uncalled,     ///< what nobody matched
    Exposed,      ///< a card seen in the deal: at once, when the deal is over, before the flop (3.5.1)
    ExposedAgain, ///< a second one in the same deal (3.5.1-multi)
    HandShown,    ///< a live hand, or one that was folded (3.5.2 to 3.5.4)
    OutOfTurn,    ///< or in turn, before the dealer has pointed (3.14.3)
    EarlyStreet,  ///< community cards before the betting is over, and after
    WrongCount,   ///< a hand with a card too many
    BoxedCard,    ///< a card face up in the deck, for a player or for the board
    BelowTheEdge, ///< cards below the edge of the table (3.8)
    Distraction,  ///< telephone, advice, talk about the hand (3.3, 3.11, 3.14.2)
    Splash,       ///< chips thrown into the pot (3.6.2)
    TakenBack,    ///< chips drawn back out of the betting area (3.6.1)
    OddChips,     ///< what can't be split (1.2-odd)
    Winner,       ///< who gets how much of a pot without odd chips (1.2-show)
    Reading,      ///< what a hand is worth (1.3)
    Absent,       ///< the action has come to somebody who is away (2.2.4)
    Cut,          ///< how many cards were cut (2.2.3)
    Blind,        ///< of somebody who is away, or posts another sum (2.2.1)
    Rabbit,       ///< what would have come (3.9)
};
inline constexpr int rulingKindCount = static_cast<int>(RulingKind::Rabbit) + 1;

/// Acts with what the judge says of them, where it is not written down; what is no other ruling is left out.
std::vector<PlantedMistake> asJudged(const Session& session, const std::vector<Act>& acts);

/// The right ruling among at most three known mistakes, of dealers and of whoever rules on such a call.
std::vector<RulingChoice> rulingChoices(const Session& session, const Duty& duty,
                                        const std::vector<PlantedMistake>& ofTheCall);

} // namespace cutcard
