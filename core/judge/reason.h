// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/incident.h"
#include "core/cards/hand_value.h"
#include "core/procedure/procedure.h"

namespace cutcard {

/// What about the table makes an act due, or wrong; beside each the facts of a `Reason` that it is told with.
enum class Because : std::uint8_t {
    None,       ///< nothing that the act and its rule do not say already
    WaitsFor,   ///< `seats` has still to do `wait`; of a bet, `amount` lies there and `other` is the bet
    HasFolded,  ///< `seats` holds no cards
    NotDealtIn, ///< `seats` waits for a later hand
    IsAllIn,    ///< `seats` has no chips behind
    StillIn,    ///< `seats` still hold cards
    LastPlayer, ///< of the hand, or of those who can win the pot, only `seats` is left
    BetterHand, ///< `seats` have `value`, the next best, `others`, have `otherValue`
    Kicker,     ///< `seats` and `others` both have `value`; `cards` holds the side card that decides
    EqualHands, ///< `seats` all have `value`
    BoardPlays, ///< no hand of `seats` beats the board, `value`
    HandReads,  ///< `cards` are the best five of `seats`, or of the dealer's or the shared hand where nobody is named
    Unmatched,  ///< of `amount` in front of `seats` only `other` was matched
    Matched,    ///< all who are in have matched `amount`
    CappedByAllIn, ///< `seats` are all-in for `amount`, and win no more than that from anybody but `other` of dead
                   ///< blinds
    AboveAllIn,    ///< what lies above `amount` is between `seats`
    BetTooSmall,   ///< `seats` put in `amount`; the bet is `other`, and no raise is less than to `third`, if one may be
    BetTooLarge,   ///< `seats` put in `amount`, and the most allowed is `other`
    OffStep,       ///< `seats` put in `amount` before the flop; the bet is `other`, and raises are multiples of `third`
    Capped,        ///< `count` raises were made in this round: no other, or fewer than the cap of `other`
    RaisedEnough,  ///< `seats` has raised `count` times in this round and may not again
    NotReopened,   ///< `seats` has acted, and the all-in after that was less than a full raise
    CardsHeld,     ///< `seats` holds `count` cards
    FaceDown,      ///< the cards of `seats` lie face down
    CardsOut,      ///< `count` cards lie on the board, `other` are burnt; of another number of them `amount` are due
    BlindLies,     ///< `seats` has `amount` of a blind of `other` in front
    ButtonFrom,    ///< the button lies by `others`, and `seats` is the next it belongs to; nobody: it stays there
    PotHolds,      ///< `amount` lies in pot `count`; of a rake that is due, `other` is its amount
    NoMoreRake,    ///< what is due of pot `count` as rake is taken
    PotFirst,      ///< pot `count` is settled before the others
    Happened,      ///< `mishap` befell `seats`, with `amount` and `circle`
    Did,           ///< `seats` did `choice`, with `amount`
    ActsFirst,     ///< `seats` are to act before `others`
    IsAway,        ///< `seats` is away, with `amount` in front; the bet is `other`
    CardExposed,   ///< a card of `seats` was exposed in the deal
    ExposedIsBurn, ///< the card of `seats` that was exposed stands for the burn
    Shuffled,      ///< `count` times, and the deck is not cut
    CutOff,        ///< `count` cards are not back under the rest; none: there is no cut card
    CardsAside,    ///< `count` cards that came too early lie aside
    NextToPlayer,  ///< the next card goes to `seats`, and not to the board
    NotOverboard,  ///< nobody was asked to keep or lay down cards
    NotRevealed,   ///< the cards laid down lie face down until the call
    LastToBet,     ///< `seats` bet or raised last
    FirstToShow,   ///< `seats` is the first on the button's left where nobody bet, or after `others`, who folded
    NoShare,       ///< `seats` can't win the pot, which is between `others`; nobody: none of those is left
    OddRest,       ///< `amount` can't be shared and stays for the next hand
    ChipsLeft,     ///< `seats` has `amount` left
    BigBlindIs,    ///< `amount`
    HandIsVoid,    ///< the hand or round does not count
    HandDecided,   ///< the cards lie on the table still, and nothing else is to be done with them
    OwnCardsDown,  ///< the dealer's cards lie face down
    SharedDown,    ///< the hand that all share lies face down
    BoardDown,     ///< `count` community cards lie face down
    StubLies,      ///< the stub lies on the table
    NoDealerYet,   ///< the first dealer is not drawn for
    DrewHighest,   ///< `seats`, in the draw for the first dealer
    DeckNext,      ///< deck `count` is not the one dealt last
    DeckOutside,   ///< the deck just dealt is not in the shuffler
    LastHand,      ///< of the dealer's at this table
    HandGoesOn,    ///< the hand is not over
    NothingVoids,  ///< nothing has happened for which a document voids the hand
    PlayersLeft,   ///< `seats` have chips or cards
    HandsCounted,  ///< of the `other` hands of a level `count` are played and count
    BetStands,     ///< `amount` in front of `seats` is as it may be
    BlindsOf,      ///< `seats` post the blinds of this hand
    BeganWith,     ///< `seats` had `amount` when the hand began
    NotAsked,      ///< `seats` has asked for no loan
    LacksChips,    ///< `seats` has `amount` in all, and the bet is `other`
    Lent,          ///< `seats` was lent `amount`, `other` charged already; no seat: what a loan always is
    DepositPaid,   ///< the bank holds the deposit of `seats`, `amount`
    NoDeposit,     ///< `seats` has left no deposit of `amount` with the bank
    LoanLost,      ///< `seats` played `amount` of overdrawn chips and lost; `other` are left
    LoanBack,      ///< `seats` won; or, with `count`, played none of the `amount` lent
    AgainstDealer, ///< `seats` has `value`, the dealer `otherValue`; `amount` is the wager, `cards` holds what decides
    SharedHand,    ///< the "Player" hand has `value`, the dealer's `otherValue`; the wager of `seats`, and the same
    BonusHand,     ///< `seats` has `value`, which pays `count` to 1, or nothing; `amount` is the wager
    WagerLies,     ///< `amount` lies in `circle` of `seats`; 0: none
    GivenUp,       ///< `seats` has given up the hand, and with it `amount` in `circle`
    TrayHolds,     ///< the tray holds `amount`, which can't pay `other`; 0: not what is due next
};

/// Why an act was due, or wrong, with the facts of the table it was made at; which of them count, `because` says.
struct Reason {
    Because because = Because::None;
    SeatSet seats{};
    SeatSet others{};
    Chips amount = 0;
    Chips other = 0;
    Chips third = 0;
    int count = 0;
    HandValue value{};
    HandValue otherValue{};
    FixedVector<Card, 5> cards{};
    Wait wait = Wait::Bet;
    Circle circle = Circle::Bonus;
    Mishap mishap = Mishap::CardExposed;
    Choice choice = Choice::Fold;
    bool operator==(const Reason&) const = default;
};

} // namespace cutcard
