// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pots.h"
#include "core/session/session.h"

#include <cstddef>

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
    ChipsBySeat lying{}; ///< of a void hand, what still lies in front of a seat and was to go back to it
    /// How many chips end in the wrong place.
    Chips astray() const;
    bool operator==(const Proof&) const = default;
};

/// The proofs of a session's mistakes, one an event; `NoMistake` where nothing that could move a chip or card.
std::vector<Proof> proofsOf(const Session& session);

/// The cards that were dealt to the players, the dealer and the middle, however long they lay there.
class CardsDealt
{
public:
    void see(const Table& table);
    bool operator==(const CardsDealt&) const = default;
    /// Whether another card came to a place than in these: not only none, where a hand ended sooner.
    bool differsFrom(const CardsDealt& others) const;

private:
    std::array<std::vector<Card>, maxSeats + 3> m_cards;
};

/// A hand dealt to its end.
struct DealtOut {
    Table table;
    CardsDealt cards;
    bool finished = false;
    bool isVoid = false;
    ChipsBySeat stray{}; ///< what a seat got back that was to be in a pot
    bool guess = false;  ///< chips were staked that nobody has staked
    bool chosen = false; ///< a player's choice against the house was made that nobody has made
};

/// Deals a hand to its end by a perfect dealer, from what lies there, to players who do what they did in a session from
/// one of its events on; `before` is the table before that.
DealtOut dealtOut(Session now, const Session& played, std::size_t from, int hand, const Table& before);
/// A hand that ends as it lies: nobody moves any of its chips any more.
DealtOut ended(const Table& table);

} // namespace cutcard
