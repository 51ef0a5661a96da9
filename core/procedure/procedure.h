// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/duty.h"

#include <functional>
#include <memory>
#include <utility>

namespace cutcard {

struct Situation;
class Procedure;

/// What a player is waited for.
enum class Wait : std::uint8_t { Bet, Cut, Draw, Post, Show, Discard, Wager, PlayOrFold, Raise };
inline constexpr int waitCount = static_cast<int>(Wait::Raise) + 1;

/// The player everybody waits for, and what for.
struct Turn {
    Seat seat;
    Wait wait = Wait::Bet;
    bool operator==(const Turn&) const = default;
};

/// The headings of the parts of a hand, for the checklist; `app` gives the words.
enum class Heading : std::uint8_t {
    DrawForDealer,
    ShuffleAndCut,
    Blinds,
    HoleCards,
    ReplaceExposed,
    BettingRound,
    GatherBets,
    Flop,
    TurnCard,
    RiverCard,
    Showdown,
    ReadHands,
    AwardPots,
    EndOfHand,
    HandOver,
    Deposits,
    NewLevel,
    Launch,
    Boat,
    MenOverboard,
    Discs,
    Reveal,
    CollectBets,
    SettleOdc,
    EndOfTournament,
    Wagers,
    HandShuffle,
    MachineDeck,
    LayOut,
    TurnShared,
    PlayOrFold,
    TurnFlop,
    CheckBetRaise,
    RaiseOrNot,
    TurnTurnAndRiver,
    DealersHand,
    SettleBonus,
    SettleHoldem,
    AwardPotBet,
    PickUp,
    VoidRound,
};
inline constexpr int headingCount = static_cast<int>(Heading::VoidRound) + 1;

/// A part of a procedure that is opened against the actual table once everything before it is done.
struct Chapter {
    using Open = Procedure (*)(const Situation&, int);
    Heading heading = Heading::ShuffleAndCut;
    Open open = nullptr;
    int street = 0;               ///< handed to `open`
    bool waitsForPlayers = false; ///< opens into a player's turn, so that it can't be foreseen
    bool depends = false;         ///< on what will lie on the table then, so that it can't be foreseen either
    bool goesOn = false;          ///< with what a chapter before it under the same heading has begun
    bool operator==(const Chapter&) const = default;
};

/// What is left of a procedure after an act was done as owed.
struct Step;
/// What is left of a procedure after an act was done that is owed only later.
struct Skip;

/// What the dealer still owes, as an immutable value; Procedure{} means nothing is owed.
class Procedure
{
public:
    struct Node;

    Procedure() = default;
    explicit Procedure(std::shared_ptr<const Node> node) : m_node(std::move(node)) {}

    bool isEmpty() const { return m_node == nullptr; }
    /// True if nothing in front of a player's turn or a chapter must be done.
    bool isOptional() const;
    /// What is acceptable right now, the obligatory first of all first.
    std::vector<Duty> owed() const;
    /// The first duty that must be done now, if there is one.
    std::optional<Duty> next() const;
    /// What remains after an acceptable act; nullopt if it is not acceptable now.
    std::optional<Step> after(const Act& act) const;
    /// Finds an act that is acceptable only later, opening foreseeable chapters against `situation`.
    std::optional<Skip> skippingTo(const Act& act, const Situation& situation) const;
    /// The player everybody waits for; nullopt while the dealer owes something first.
    std::optional<Turn> turn() const;
    /// Everybody who is waited for now, in order.
    std::vector<Turn> turns() const;
    /// What remains once the awaited `seat` has acted; the same procedure if that seat is not waited for.
    Procedure afterTurn(Seat seat) const;
    /// The same, with something that may be done besides while players wait; an atomic part waits as a whole.
    Procedure besideTurns(Procedure extra) const;
    /// What remains without the bet that is waited for and the pointing that asks for it: the next chapter asks anew.
    Procedure withoutBetTurn() const;
    /// The same with every duty and turn in sight replaced by what these make of it; nothing drops it.
    Procedure mapped(const std::function<Procedure(const Duty&)>& duty,
                     const std::function<Procedure(const Turn&)>& turn) const;
    /// The same where every turn stays, or every duty.
    Procedure mapped(const std::function<Procedure(const Duty&)>& duty) const;
    Procedure mappedTurns(const std::function<Procedure(const Turn&)>& turn) const;
    /// What remains when each duty in sight becomes what `change` makes of it; nullopt: it is owed no more.
    Procedure changed(const std::function<std::optional<Duty>(const Duty&)>& change) const;
    /// What remains without the duties in sight for which something holds.
    Procedure without(const std::function<bool(const Duty&)>& is) const;
    /// Opens the chapters that the table has reached.
    Procedure settled(const Situation& situation) const;
    /// Every obligatory duty in sight: what is omitted if all of this is dropped now.
    std::vector<Duty> duties() const;
    /// Whether a player is waited for anywhere in it.
    bool waitsForPlayers() const;
    /// The chapters not yet opened, in order.
    std::vector<Chapter> chapters() const;

    const Node* node() const { return m_node.get(); }
    bool operator==(const Procedure& other) const;

private:
    std::shared_ptr<const Node> m_node;
};

struct Step {
    Duty duty;
    Procedure rest;
    std::vector<Duty> lapsed; ///< late duties that were passed over for good
};

struct Skip {
    Duty duty;
    Procedure rest;
    std::vector<Duty> jumped; ///< obligatory duties that were passed over
    bool pastPlayers = false; ///< a player had still to act before
};

/// What is acceptable right now, seen where it lies, in its order; it holds as long as the procedure does.
std::vector<const Duty*> owedIn(const Procedure& procedure);
/// The first acceptable duty for which something holds, where it lies; nullptr if it holds for none.
const Duty* findOwed(const Procedure& procedure, const std::function<bool(const Duty&)>& is);
/// The turn of a seat, where it lies; nullptr if it is not waited for.
const Turn* findTurn(const Procedure& procedure, Seat seat);
/// Whether anybody is waited for to do this.
bool isAwaited(const Procedure& procedure, Wait wait);
/// The late duties that can be reached without doing anything else: they lapse when passed over.
std::vector<Duty> lateIn(const Procedure& procedure);
/// Whether an act asks a seat for its bet: pointing, or giving the big blind its option.
bool isPointing(const Act& act);
/// A duty that must be done.
Procedure owe(const Act& act, Rule rule, Severity severity, Competency competency);
/// An act that is welcome but not asked for.
Procedure may(const Act& act, Rule rule, Competency competency);
/// A duty as it stands.
Procedure owe(const Duty& duty);
/// Waits for a player.
Procedure turnOf(Seat seat, Wait wait);
/// A chapter to be opened when it is reached.
Procedure later(const Chapter& chapter);
/// Everything in the first before anything in the second.
Procedure inOrder(Procedure first, Procedure second);
/// The parts one after the other.
template <typename... More> Procedure inOrder(Procedure first, Procedure second, Procedure third, More... more)
{
    return inOrder(std::move(first), inOrder(std::move(second), std::move(third), std::move(more)...));
}
/// The parts one after the other.
Procedure inOrder(const std::vector<Procedure>& parts);
/// The parts in any order, also interleaved.
Procedure inAnyOrder(std::vector<Procedure> parts);
/// Once begun, to be finished before anything beside it in an inAnyOrder.
Procedure atomic(Procedure part);
/// While `main` lasts, `meanwhile` is acceptable too; what it still owes afterwards has lapsed.
Procedure during(Procedure main, Procedure meanwhile);

} // namespace cutcard
