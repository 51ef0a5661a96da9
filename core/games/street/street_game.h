// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/game.h"
#include "core/games/positions.h"
#include "core/games/street/betting_round.h"
#include "core/games/street/rules.h"

namespace cutcard {

/// The cards of a game dealt in streets, as data: how many go where, and how a hand is read.
struct StreetVariant {
    int holeCards = 2; ///< to everybody before the first betting round
    int fullHand = 2;  ///< to everybody in the whole hand
    int kept = 2;      ///< of these, to the showdown
    int mustPlay = 0;  ///< of a player's own cards, no more and no fewer; 0: the best five, wherever they are from
    std::array<int, 5> boardCards{0, 3, 1, 1, 0}; ///< on each street
    std::array<int, 6> burns{0, 1, 2, 3, 4, 5};   ///< made by each street

    /// The street that ends with the last card of the board; superfluous cards open no other.
    constexpr int lastStreet() const
    {
        int last = 0;
        for (int street = 0; street < static_cast<int>(boardCards.size()); ++street) {
            if (boardCards[static_cast<std::size_t>(street)] > 0)
                last = street;
        }
        return last;
    }
};

/// How the house burns: not at all, out of habit and ungraded, or because its document says so.
enum class BurnHabit : std::uint8_t { None, Customary, Owed };

/// Where chips go that equal hands can't share equally.
enum class OddChipWay : std::uint8_t {
    NextPot,      ///< they start the next pot
    LeftOfButton, ///< one each to the winners from the button's left
    HighCard,     ///< one each to the winners with the highest card, spades before hearts, diamonds and clubs
};

/// The choices that a game's document or house makes in what is otherwise dealt alike.
struct StreetHabits {
    PositionOptions positions;
    BurnHabit burn = BurnHabit::Owed;
    bool deadBlinds = false;   ///< the blind of a player who folded goes into the main pot whole
    bool capDeadBlind = false; ///< an all-in smaller than a dead blind wins only its own size of it
    OddChipWay oddChips = OddChipWay::LeftOfButton;
    bool allInIsAnyAmount = false;   ///< no limit: an all-in is legal whatever it comes to
    bool firstCardMisdeal = false;   ///< the very first card exposed makes the deal void
    bool orderedAward = false;       ///< pots are settled one by one
    bool newestPotFirst = false;     ///< then from the newest side pot to the main pot
    bool noSpareCard = false;        ///< the hand takes the whole deck, so that no card can be replaced
    bool replacesBoxedCards = false; ///< a card face up in the deck is no burn, and is replaced among board cards
    bool handsBackExcess = false;    ///< a bet corrected downwards stays in front until the dealer hands the rest back
    bool sweepsRounds = true;        ///< bets go into the middle after each round; otherwise they stay for the hand
    bool boundsBets = false;         ///< a bet or raise is bounded by more than the game's one size
    bool showsInTurn = false;        ///< hands are shown one after the other
    bool comesAndGoes = false;       ///< players leave the table and come back at any time, also for good
    bool drawsBack = false;          ///< a bet of no legal amount may be drawn back before the dealer has ruled on it
};

/// A game of players against each other on streets with a common board; what documents differ in is asked of it.
class StreetGame : public Game
{
public:
    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override;
    Chips legalRaiseTo(const Situation& situation, Seat seat, Chips wanted) const override;
    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override;
    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override;
    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override;
    Procedure awardAmong(const Situation& situation, int pot, SeatSet among) const override;
    Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const override;
    Reason why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
               const Act* act) const override;
    bool followsFromReading(const Situation& situation, const Act& reading, const Act& push) const override;

    /// Where the document asks for what is dealt alike.
    virtual const StreetRules& rules() const = 0;
    virtual StreetHabits habits(const Situation& situation) const = 0;
    /// The cards and streets; hold'em's unless the game says otherwise.
    virtual const StreetVariant& variant() const;
    /// The street that the cards on the table belong to.
    virtual int streetOf(const Situation& situation) const;
    /// Whether a live seat can still put chips in.
    bool canStillAct(const Situation& situation, Seat seat) const;
    /// What a seat has to post; all it has if that is less.
    virtual Chips blindDue(const Situation& situation, Seat seat) const;
    /// The overdrawn chips that a seat could have now.
    virtual Chips loanToBeHad(const Situation&, Seat) const { return 0; }
    /// Takes a folded hand out of play.
    virtual void fold(Situation& situation, Seat seat) const { throwAway(situation.table, seat); }
    /// What is owed when a pitched card was seen.
    virtual Procedure cardSeen(Situation& situation, Seat seat, const Procedure& rest) const;
    /// What is owed in place of taking a card out of play when the hand needs every card; nothing if it does not.
    virtual std::optional<Procedure> withoutSpareCard(Situation&) const { return std::nullopt; }
    /// Everything from the first betting round on.
    virtual Procedure afterDeal() const;
    /// The cards a seat's hand is read from.
    virtual FixedVector<Card, maxHandCards + 5> playable(const Situation& situation, Seat seat) const;
    /// Where the button goes for the next hand.
    virtual Seat nextButton(const Situation& situation) const;
    /// The least amount of a full bet or raise.
    virtual Chips fullRaiseTo(const Situation& situation, const BettingRound& round) const = 0;
    /// The legal bet or raise nearest to what a player meant; its chips are not looked at.
    virtual Chips nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips to) const = 0;
    /// Books a bet or raise that is all-in and less than a full one.
    virtual void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const = 0;
    /// The rule by which a seat may not raise now; nothing if it may.
    virtual std::optional<Rule> raiseBarred(const Situation&, const BettingRound&, Seat) const { return std::nullopt; }
    /// What is to be said once a bet or raise was booked, beside its announcement.
    virtual Procedure afterRaise(const Situation&) const { return {}; }
    /// Whether the last player's uncalled chips may as well be pushed with the pot: the same seat gets the same.
    virtual bool uncalledMayBePushed(const Situation&) const { return false; }
    /// What is taken out of the pots before they are pushed.
    virtual Procedure beforeAward(const Situation&) const { return {}; }
    /// Who is in the next hand, as it stands now.
    virtual SeatSet playersNext(const Situation& situation) const { return seatsWithChips(situation.table); }
    /// What ends a hand after its pots are pushed.
    virtual Procedure endOfHand(const Situation& situation) const;
    /// Whether an incident can happen now.
    virtual bool isPossibleIncident(const Situation& situation, const Incident& incident) const;
    /// Does an incident; returns what is owed then, by general practice unless the document has it otherwise.
    virtual Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const;
    /// Whether a player could do that now that is neither a bet nor waited for.
    virtual bool isPossibleUnasked(const Situation&, const Decision&) const { return false; }
    /// Does that; returns what is owed for it first.
    virtual Procedure meetUnasked(Situation&, const Decision&) const { return {}; }

private:
    std::optional<Ban> forbidsCard(const Situation& situation, Verb verb) const;
    std::optional<Ban> forbidsAsking(const Situation& situation) const;
    std::optional<Ban> forbidsBlindWords(const Situation& situation, const Act& act) const;
};

/// The game of a situation that is dealt in streets.
const StreetGame& streetGame(const Situation& situation);

} // namespace cutcard
