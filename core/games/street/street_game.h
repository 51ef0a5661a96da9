// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"
#include "core/games/game.h"
#include "core/games/positions.h"
#include "core/games/street/betting_round.h"

namespace cutcard {

/// Where a document asks for something: a paragraph, and where another one applies, what finds it.
template <typename... About> class Citation
{
public:
    /// The paragraph that applies instead; none: the usual one.
    using Instead = Rule (*)(const Situation&, About...);

    constexpr Citation() = default;
    constexpr Citation(Rule usual, Instead instead = nullptr) : m_usual(usual), m_instead(instead) {}

    /// What is cited where nothing is special.
    constexpr Rule usual() const { return m_usual; }
    /// What is cited now.
    Rule operator()(const Situation& situation, About... about) const
    {
        const Rule instead = m_instead == nullptr ? Rule() : m_instead(situation, about...);
        return instead == Rule() ? m_usual : instead;
    }

private:
    Rule m_usual;
    Instead m_instead = nullptr;
};

/// Where a document asks for what games dealt in streets have in common, or the practice where it is silent.
struct StreetRules {
    Rule shuffle;        ///< riffles, the cut and the cut card
    Rule openingBlind{}; ///< where three are posted
    Rule smallBlind;
    Rule bigBlind;
    Citation<> otherBlinds{};   ///< the reading by which others post than by the words; none: the words'
    Rule missedBlind{};         ///< a blind made up for
    Rule wrongBlind{};          ///< a blind of another amount is put right; none: each by its own rule
    Rule pitch;                 ///< two cards to everybody in order
    Rule absentPitch;           ///< also to players who are away
    Rule buttonLast;            ///< the first card of a deal and the last
    Rule exposed;               ///< one card exposed in the deal
    Rule misdeal;               ///< the deal is void
    std::array<Rule, 5> opener; ///< who acts first on a street
    std::array<Rule, 5> next;   ///< who acts after that
    Rule option;                ///< the big blind may still raise
    Citation<const BettingRound&> toCall{"GP-announce"_rule}; ///< how much it is to a player, said with the finger
    Rule absent{}; ///< whose turn comes while away is checked or folded at once; none: everybody is waited for
    Rule outOfTurn;
    Severity outOfTurnWeighs = Severity::Major;      ///< less where the document asks for turns as etiquette
    Citation<const BettingRound&, Chips> shortBet;   ///< less than a bet, or no legal amount
    Citation<const BettingRound&, Chips> shortRaise; ///< less than a raise, or no legal amount
    Citation<const BettingRound&, Chips> shortCall;  ///< less than a call, with chips behind
    Citation<const BettingRound&> checkRefused{};    ///< a check is refused where players try it; none: nobody does
    Rule allInOrNone{};    ///< a raise that a player's chips can't complete is all-in or none; none: it is all-in
    Rule announcedRaise{}; ///< "raise" binds whoever puts in a call; none: it does not
    Rule howMuch{};        ///< whoever says "raise" has to say how much; none: the word alone binds to something
    Rule loneChip;         ///< one large chip without a word
    Rule stringRaise;      ///< a raise in two motions
    Citation<> sweep;      ///< matched bets go into the middle
    Rule earlySweep;       ///< not before all have acted
    Rule mainPot;          ///< what an all-in player can win
    Rule sidePot;          ///< what that player can't win
    std::array<Rule, 2> potPlace{};        ///< where the first side pot lies, and the further ones
    Citation<const UncalledBet&> uncalled; ///< chips that nobody matched
    std::array<Rule, 5> street;            ///< the cards of each street; the first is the deal
    Rule dealOrder{};                      ///< no distribution is left out or exchanged
    Citation<int> burn;                    ///< of a street
    Rule showdown;                         ///< all turn up
    Citation<Seat> reading;                ///< a seat's hand is read
    Citation<SeatSet> award;               ///< the best hand wins
    Rule split;                            ///< equal hands share
    Rule oddChip;                          ///< what can't be shared equally
    Rule uncontested;                      ///< all others have folded
    Rule blindWins;                        ///< nobody has called the big blind
    Rule potOrder{};                       ///< the pots one after the other
    Rule dispute;                          ///< what no rule settles is the floor's
    Rule noMoreCards;                      ///< nothing is dealt once the hand is decided
    Rule muck;                             ///< the dealer guards it
    Citation<> button;                     ///< the button moves
};

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
    bool burnsByHouse = false;       ///< the document is silent on burns
    bool takesRake = false;
    Regime regime = Regime::TableStakes; ///< what becomes of a bet that somebody can't match
    bool properRaise = true;             ///< an all-in that falls short counts as a proper raise (3.7.5)
};

/// A game of players against each other on streets with a common board; what documents differ in is asked of it.
class StreetGame : public Game
{
public:
    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override;
    Chips legalRaiseTo(const Situation& situation, Seat seat, Chips wanted) const override;
    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override;
    std::optional<Procedure> withCardTooMany(Situation& situation, Seat seat, const Procedure& rest) const override;
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
