// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pots.h"
#include "core/session/session.h"

#include <vector>

namespace cutcard {

/// What a mistake comes to if nobody notices, beside the same hand dealt rightly by a perfect dealer.
struct Proof {
    enum class Kind : unsigned char {
        NoMistake,  ///< nothing to prove
        Unknown,    ///< one of the two hands can't be dealt to its end
        VoidHand,   ///< nobody wins the hand, which is void
        OtherCards, ///< other cards come, so that it can't be known who would have won what
        NoChips,    ///< the same chips end in the same places
        Differs,    ///< they do not
    };
    Kind kind = Kind::NoMistake;
    ChipsBySeat over{};  ///< what each seat has more than it should; negative: it is short
    Chips houseOver = 0; ///< the same of what the house has taken, or has in its tray
    Chips potOver = 0;   ///< of what lies in the middle for the next hand
    bool operator==(const Proof&) const = default;
};

/// The proofs of a session's mistakes, one an event; `NoMistake` where nothing that could move a chip or card.
std::vector<Proof> proofsOf(const Session& session);

} // namespace cutcard
