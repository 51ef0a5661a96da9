// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"
#include "core/cards/card.h"
#include "core/table/house_options.h"

#include <span>

namespace cutcard {

/// A card as it lies on the table.
struct LyingCard {
    Card card;
    bool faceUp = false;
    bool operator==(const LyingCard&) const = default;
};

/// Cards lying together; the last one is the top card of a stack or the newest of a row.
using Cards = FixedVector<LyingCard, cardCount>;

/// The most private cards a seat can be given, wrong ones included.
inline constexpr int maxHandCards = 8;

/// The most values of chips a tray has rows for.
inline constexpr int maxTrayRows = 8;

/// What lies at one seat.
struct SeatPlace {
    FixedVector<LyingCard, maxHandCards> hand;
    FixedVector<LyingCard, maxHandCards> laidDown; ///< a folded hand that stays in front, under the chips
    FixedVector<LyingCard, maxHandCards> discards; ///< laid down at "men overboard", never played
    Chips stack = 0;
    Chips bet = 0;             ///< in the betting area, in this round
    Chips earlier = 0;         ///< in front from earlier rounds, where bets stay there for the whole hand
    Wagers wagers;             ///< in the circles of a house-banked game
    Wagers cutOut;             ///< chips of the house's, cut out of the tray to pay the wagers in the circles
    Chips taken = 0;           ///< wagers taken in this round, which a void round gives back
    bool seated = false;       ///< a player (perhaps absent) belongs to this seat
    bool absent = false;       ///< the player is away from the table
    bool noTurn = false;       ///< a "No Turn" disc lies there
    bool noRiver = false;      ///< a "No River" disc lies there
    bool chipsOnCards = false; ///< a folder's chips lie on the folded hand
    bool operator==(const SeatPlace&) const = default;

    /// All chips of this hand that lie in front.
    Chips inFront() const { return bet + earlier; }
    /// Every chip of the player's that lies on the table outside pots.
    Chips chips() const { return stack + inFront() + wagers.total(); }
};

/// A pot in the middle and who can win it (nobody named: everybody still in the hand).
struct MiddlePot {
    Chips amount = 0;
    SeatSet eligible;
    bool operator==(const MiddlePot&) const = default;
};

/// Where all 52 cards and all chips lie; it knows no rules, so anything physically possible can be done to it.
struct Table {
    std::array<SeatPlace, maxSeats> places;
    Cards stub;
    Cards burns;
    Cards muck;
    Cards board;
    Cards aside;                                     ///< board cards dealt too early or too many
    FixedVector<LyingCard, maxHandCards> dealerHand; ///< the dealer's own, where the house banks the game
    FixedVector<LyingCard, maxHandCards> sharedHand; ///< the one "Player" hand of a game in which all share it
    Cards exposed; ///< a card exposed in the deal, shown and then face down in the centre
    FixedVector<MiddlePot, maxSeats> pots;
    Chips drop = 0;                         ///< what the house has taken
    Chips tips = 0;                         ///< what players have given the dealer
    FixedVector<ChipLot, maxTrayRows> tray; ///< the house's chips in front of the dealer, smallest value first
    int deckBack = 0;                       ///< which of two decks is dealt, 1 red or 2 blue; 0: there is one
    Chips cage = 0;                         ///< chips carried away less chips brought since the table opened
    std::optional<Seat> button;
    int cutOff = 0; ///< cards lifted off by the cut and not yet under the rest
    bool cutCardPlaced = false;
    bool spread = false;                   ///< the deck lies spread for the draw
    int shuffles = 0;                      ///< riffles since the cards were gathered
    int deals = 0;                         ///< times the cards were gathered: each deck of a seed is its own
    std::uint64_t seed = 0;                ///< what the riffles' random stream starts from
    FixedVector<Card, cardCount> arranged; ///< top cards laid in by a scenario, taking effect with the cut card

    SeatPlace& at(Seat seat) { return places[static_cast<std::size_t>(seat.index())]; }
    const SeatPlace& at(Seat seat) const { return places[static_cast<std::size_t>(seat.index())]; }
    bool operator==(const Table&) const = default;
};

/// Does an act to the table; false, and no change, if hands could not do it.
bool perform(Table& table, const Act& act);

/// Whether hands can do an act, and the table lies as before.
bool changesNothing(const Act& act, const Table& table);

/// Puts chips of a seat's stack into its betting area or back, so that `amount` lies there; false if there are too few.
bool putInFront(Table& table, Seat seat, Chips amount);

/// Moves a seat's cards face down into the muck.
void throwAway(Table& table, Seat seat);

/// Lays a seat's cards face down in front of it, its chips upon them.
void layDown(Table& table, Seat seat);

/// Lets this round's bets lie with those of earlier rounds.
void keepInFront(Table& table);

/// Whether the same chips and cards lie by the same players and in the same piles, whatever no act says of them.
bool liesAlike(Table one, Table other);

/// The seats that hold cards.
SeatSet liveSeats(const Table& table);

/// The seats with a player and chips, in front or behind.
SeatSet seatsWithChips(const Table& table);

/// Whether any chips lie in front of players.
bool hasBets(const Table& table);

/// A hand's cards with so many of the board's at most.
FixedVector<Card, maxHandCards + 5> withBoard(const Table& table, std::span<const LyingCard> hand, std::size_t most);

/// All chips in the middle.
Chips inPots(const Table& table);
/// All chips in the dealer's tray.
Chips trayTotal(const Table& table);

/// Whether the tray has the chips to pay an amount, to the chip.
bool trayCanPay(const Table& table, Chips amount);

/// Adds chips to a circle from a player's stack; false if there are too few.
bool putInCircle(Table& table, Seat seat, Circle circle, Chips amount);

/// The wagers in one circle of all seats together.
Chips wageredIn(const Table& table, Circle circle);

/// All chips the table was opened with, wherever they are now: the sum never changes.
Chips chipsOnTable(const Table& table);

/// Whether every one of the 52 cards lies somewhere exactly once and no amount is negative.
bool isConsistent(const Table& table);

} // namespace cutcard
