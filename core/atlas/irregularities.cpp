// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each irregularity: which events, or which of the dealer's own acts, are it. Whether one can come about at
// a table is asked of the game; nothing here names games or moments.
#include "core/atlas/irregularities.h"

#include "core/acts/traits.h"
#include "core/games/banked/banked_game.h"
#include "core/games/street/betting_round.h"
#include "core/games/street/street_game.h"

#include <algorithm>
#include <array>

namespace cutcard::atlas {

namespace {

using G = const Glance&;
using I = const Incident&;
using D = const Decision&;
using A = const Act&;
using V = const Verdict&;
using Owed = const Duty&;

template <Mishap... mishap> bool happens(G, I i)
{
    return ((i.mishap == mishap) || ...);
}

bool jumps(V v, Verb verb)
{
    return std::ranges::any_of(v.jumped, [verb](Owed duty) { return duty.act.verb == verb; });
}

/// What is due first is passed over.
template <auto... what> bool leavesOut(G, A a, V v)
{
    const bool passes = v.fault == Fault::OutOfOrder || v.fault == Fault::Premature;
    // cards that are gathered leave out everything
    if (!passes || v.jumped.empty() || a.verb == Verb::GatherCards)
        return false;
    const Act& first = v.jumped.front().act;
    const auto other = [&a](auto one) {
        if constexpr (std::is_same_v<decltype(one), Verb>)
            return a.verb != one;
        else
            return a.verb != Verb::Announce || a.phrase != one;
    };
    const auto isFirst = [&first](auto one) {
        if constexpr (std::is_same_v<decltype(one), Verb>)
            return first.verb == one;
        else
            return first.verb == Verb::Announce && first.phrase == one;
    };
    return ((isFirst(what) && other(what)) || ...);
}

/// It is done, and wrongly.
template <Verb... verb> bool errs(G, A a, V)
{
    return ((a.verb == verb) || ...);
}

template <Phrase... phrase> bool says(G, A a, V)
{
    return a.verb == Verb::Announce && ((a.phrase == phrase) || ...);
}

/// Only with discards and overdrawn chips, or only where the house banks the game, or where it does not.
template <auto one> bool onRiverboat(G g, A a, V v)
{
    return g.riverboat && one(g, a, v);
}

template <auto one> bool amongPlayers(G g, A a, V v)
{
    return !g.banked && one(g, a, v);
}

template <auto one, auto two> bool either(G g, A a, V v)
{
    return one(g, a, v) || two(g, a, v);
}

bool isPending(G g)
{
    return g.turn || (g.next && isPointing(g.next->act));
}

bool isWrong(V v, Fault fault)
{
    return v.fault == fault;
}

// ---- bets

BettingRound roundOf(G g)
{
    return currentRound(g.situation);
}

bool isInTurn(G g, D d)
{
    return (g.turn && g.turn->seat == d.seat) || (g.next && isPointing(g.next->act) && g.next->act.seat == d.seat);
}

bool raises(D d)
{
    return d.choice == Choice::BetTo || d.choice == Choice::RaiseTo;
}

/// In a round of betting, by somebody whose turn it is not.
template <Choice... choice> bool outOfTurn(G g, D d)
{
    return !g.banked && ((d.choice == choice) || ...) && !isInTurn(g, d);
}

bool bets(G g, D d)
{
    return !g.banked && (g.waits(Wait::Bet) || (g.next && isPointing(g.next->act))) && isInTurn(g, d);
}

template <Choice choice> bool betsSo(G g, D d)
{
    return d.choice == choice && bets(g, d);
}

Chips legal(G g, D d, Chips wanted)
{
    return g.session.game().legalRaiseTo(g.situation, d.seat, wanted);
}

bool isBarred(G g, Seat seat)
{
    return streetGame(g.situation).raiseBarred(g.situation, roundOf(g), seat).has_value();
}

bool isBelow(G g, D d)
{
    return bets(g, d) && raises(d) && !isBarred(g, d.seat) && d.amount < allChips(g.table, d.seat)
           && legal(g, d, d.amount) > d.amount;
}

bool isAbove(G g, D d)
{
    const Chips nearest = raises(d) && bets(g, d) ? legal(g, d, d.amount) : 0;
    return nearest > 0 && nearest < d.amount && d.amount < allChips(g.table, d.seat);
}

bool isAllIn(G g, D d, bool raising)
{
    if (!betsSo<Choice::AllIn>(g, d))
        return false;
    const BettingRound round = roundOf(g);
    const Chips all = allChips(g.table, d.seat);
    const bool full = all >= streetGame(g.situation).fullRaiseTo(g.situation, round);
    return raising ? all > round.betTo && !full : all < round.betTo;
}

// ---- wagers of a house-banked game

const BankedOptions& house(G g)
{
    return bankedOptions(g.situation);
}

struct Opening {
    Chips bonus = 0;
    Chips blind = 0;
    Chips dealers = 0;
    Chips players = 0;
    Chips pot = 0;
    Chips side() const { return std::max({blind, dealers, players}); }
};

Opening openingOf(D d)
{
    return {.bonus = d.wagers.at(Circle::Bonus),
            .blind = d.wagers.at(Circle::Blind),
            .dealers = d.wagers.at(Circle::DealerBlind),
            .players = d.wagers.at(Circle::PlayerBlind),
            .pot = d.wagers.at(Circle::PotBet)};
}

bool isOpening(G g, D d)
{
    return d.choice == Choice::Wager && g.waits(Wait::Wager) && d.wagers.total() > 0;
}

bool isOutside(G g, Chips wager)
{
    return wager > 0 && (wager < house(g).leastBet || wager > house(g).mostBet);
}

bool isFurther(G g, D d, Wait wait, Circle circle)
{
    const auto turns = g.session.procedure().turns();
    const auto turn = std::ranges::find(turns, d.seat, &Turn::seat);
    return d.choice == Choice::Wager && turn != turns.end() && turn->wait == wait && d.wagers.at(circle) > 0;
}

bool isPlaySize(G g, D d)
{
    const Chips blind = g.banked ? g.at(d.seat).wagers.at(blindCircle(g.table, d.seat)) : 0;
    return g.banked && isFurther(g, d, Wait::PlayOrFold, Circle::Play) && d.wagers.at(Circle::Play) != blind;
}

bool isRaiseSize(G g, D d)
{
    if (!g.banked || !isFurther(g, d, Wait::Raise, Circle::Raise))
        return false;
    const auto sizes = bankedGame(g.situation).raiseSizes(g.situation, d.seat);
    return std::ranges::find(sizes, d.wagers.at(Circle::Raise)) == sizes.end();
}

bool isOutcomeKnown(G g)
{
    return g.up == 5 || (!g.table.dealerHand.empty() && g.table.dealerHand.front().faceUp);
}

/// Chips of a circle go another way than is due.
bool movesWager(G g, A a, Verb way, Verb due)
{
    return g.banked && a.verb == way && g.next && g.next->act.verb == due && g.next->act.circle == a.circle
           && g.next->act.seat == a.seat;
}

bool settles(A a)
{
    return a.verb == Verb::TakeWager || a.verb == Verb::PayWager || a.verb == Verb::PushWager;
}

bool isOfFolder(G g, A a)
{
    return a.seat && g.situation.notes.folded.contains(*a.seat);
}

bool paysOff(G g, A a, bool more)
{
    return g.banked && (a.verb == Verb::PayWager || a.verb == Verb::CutOut) && g.next && g.next->act.verb == a.verb
           && g.next->act.seat == a.seat && g.next->act.circle == a.circle
           && (more ? a.amount + a.number > g.next->act.amount + g.next->act.number
                    : a.amount + a.number < g.next->act.amount + g.next->act.number);
}

// ---- loans

bool lends(G g)
{
    return g.riverboat && g.situation.bank.options().offered;
}

bool asks(G g, D d)
{
    return d.choice == Choice::AskOdc && lends(g);
}

/// What no document rules on and no event of its own is comes to the dealer as a dispute about it: the floor rules.
template <bool banked, bool among> bool isDisputed(G g, I i)
{
    return i.mishap == Mishap::RulingDisputed && (g.banked ? banked : among);
}

/// Cards still go round.
bool isDealing(G g)
{
    return !g.banked && g.board() < 3 && (g.owes(Verb::Pitch) || g.just(Verb::Pitch));
}

const std::array rows{
    // A deck
    Irregularity{.id = "shuffle-short", .slip = leavesOut<Verb::Shuffle, Verb::TakeDeck>},
    Irregularity{.id = "cut-not-offered",
                 .slip =
                     [](G g, A a, V v) {
                         return leavesOut<Verb::OfferCut, Verb::SelfCut>(g, a, v)
                                || (a.verb == Verb::OfferCut && g.isWhole());
                     }},
    Irregularity{.id = "cut-bounds",
                 .decision =
                     [](G g, D d) {
                         return d.choice == Choice::Cut
                                && (d.amount < g.situation.house->leastCut || d.amount > g.situation.house->mostCut);
                     }},
    Irregularity{.id = "cut-card-missing",
                 .slip =
                     [](G g, A a, V v) {
                         return a.verb != Verb::Burn && a.verb != Verb::Board
                                && leavesOut<Verb::PlaceCutCard, Verb::LiftCutCard>(g, a, v);
                     }},
    Irregularity{
        .id = "shuffle-card-up",
        .incident = [](G g, I i) { return i.mishap == Mishap::BoxedCard && g.isWhole() && g.table.shuffles > 0; }},
    Irregularity{.id = "boxed", .incident = happens<Mishap::BoxedCard>},
    Irregularity{.id = "fouled", .incident = happens<Mishap::ForeignCard>},
    Irregularity{.id = "card-missing", .incident = happens<Mishap::ForeignCard>},
    Irregularity{
        .id = "card-dropped",
        .incident = [](G g, I i) { return i.mishap == Mishap::CardsBelowTable || isDisputed<true, true>(g, i); }},
    Irregularity{.id = "stuck", .incident = happens<Mishap::CardsStuck>},
    // B deal
    Irregularity{.id = "exposed-dealer",
                 .incident =
                     [](G g, I i) {
                         return (i.mishap == Mishap::CardExposed && !g.situation.notes.exposedFrom)
                                || i.mishap == Mishap::DealerCardSeen;
                     }},
    Irregularity{.id = "exposed-two",
                 .incident = [](G g, I i) { return i.mishap == Mishap::CardExposed && g.situation.notes.exposedFrom; }},
    Irregularity{.id = "exposed-player",
                 .incident = [](G g, I i) { return i.mishap == Mishap::HandShown && isDealing(g); }},
    Irregularity{.id = "start-wrong",
                 .slip = [](G g, A a, V) { return a.verb == Verb::Pitch && g.dealt == 0 && g.owes(Verb::Pitch); }},
    Irregularity{.id = "seat-skipped",
                 .slip = [](G, A a, V v) { return a.verb == Verb::Pitch && jumps(v, Verb::Pitch); }},
    Irregularity{.id = "order-wrong",
                 .slip =
                     [](G, A a, V v) {
                         return a.verb != Verb::Board && a.verb != Verb::Burn && has(a, Trait::DealsCards)
                                && std::ranges::any_of(v.jumped,
                                                       [](Owed duty) { return has(duty.act, Trait::DealsCards); });
                     }},
    Irregularity{.id = "extra-card",
                 .incident = happens<Mishap::CardsStuck>,
                 .slip =
                     [](G g, A a, V) {
                         const bool own = (a.verb == Verb::DealDealer && g.table.dealerHand.size() >= 2)
                                          || (a.verb == Verb::DealShared && g.table.sharedHand.size() >= 2);
                         return own || (a.verb == Verb::Pitch && a.seat && g.at(*a.seat).hand.size() >= 2);
                     }},
    Irregularity{.id = "card-short",
                 .slip =
                     [](G g, A a, V v) {
                         return a.verb != Verb::Pitch
                                && leavesOut<Verb::Pitch, Verb::DealDealer, Verb::DealShared>(g, a, v);
                     }},
    Irregularity{.id = "empty-seat",
                 .slip =
                     [](G g, A a, V) {
                         if (a.verb != Verb::Pitch || !a.seat)
                             return false;
                         return g.banked ? g.at(*a.seat).wagers.total() == 0
                                         : !g.situation.notes.dealtIn.contains(*a.seat)
                                               || g.situation.notes.folded.contains(*a.seat);
                     }},
    Irregularity{.id = "no-replacement",
                 .incident =
                     [](G g, I i) {
                         return !g.banked && i.mishap == Mishap::CardExposed
                                && streetGame(g.situation).habits(g.situation).noSpareCard;
                     }},
    // C button and blinds
    Irregularity{.id = "draw-tie",
                 .stands = [](G, Owed d) { return d.act.verb == Verb::Announce && d.act.phrase == Phrase::DrawAgain; }},
    Irregularity{.id = "stacks-unequal",
                 .incident = [](G g, I i) { return isDisputed<false, true>(g, i) && g.isWhole(); }},
    Irregularity{.id = "button-wrong",
                 .slip = amongPlayers<either<errs<Verb::PlaceButton>, leavesOut<Verb::PlaceButton>>>},
    Irregularity{.id = "dealer-absent", .incident = happens<Mishap::OtherShuffles>},
    Irregularity{.id = "blind-missing", .decision = [](G, D d) { return d.choice == Choice::ForgetBlind; }},
    Irregularity{.id = "blind-absent", .stands = [](G, Owed d) { return d.act.verb == Verb::PostFor; }},
    Irregularity{.id = "blind-wrong",
                 .decision =
                     [](G g, D d) {
                         const Chips due = g.situation.notes.blindOf(d.seat);
                         return d.choice == Choice::Post && d.amount != due && d.amount < g.at(d.seat).stack;
                     }},
    Irregularity{.id = "blind-short",
                 .decision =
                     [](G g, D d) {
                         return d.choice == Choice::Post && d.amount == g.at(d.seat).stack
                                && d.amount < g.situation.notes.blindOf(d.seat);
                     }},
    Irregularity{.id = "blind-out",
                 .stands =
                     [](G g, Owed) {
                         return !g.banked && g.isWhole() && g.session.hand() > 1 && !g.situation.notes.smallBlindSeat
                                && g.table.cutCardPlaced;
                     }},
    Irregularity{
        .id = "blind-owed",
        .stands = [](G g,
                     Owed) { return !g.situation.notes.makingUp.empty() && g.table.cutCardPlaced && g.isWhole(); }},
    Irregularity{
        .id = "level-wrong",
        .slip = amongPlayers<
            either<says<Phrase::NewLevel, Phrase::BlindsAre>, leavesOut<Phrase::NewLevel, Phrase::BlindsAre>>>},
    Irregularity{.id = "event-over",
                 .slip =
                     [](G g, A a, V v) {
                         return leavesOut<Verb::CountStack, Phrase::Winner, Phrase::Advances>(g, a, v)
                                && has(a, Trait::HandlesDeck);
                     }},
    // D board
    Irregularity{.id = "burn-missed", .slip = leavesOut<Verb::Burn>},
    Irregularity{.id = "burn-double", .slip = [](G g, A a, V) { return a.verb == Verb::Burn && !isPending(g); }},
    Irregularity{.id = "burn-early", .slip = [](G g, A a, V) { return a.verb == Verb::Burn && isPending(g); }},
    Irregularity{.id = "board-early",
                 .slip =
                     [](G g, A a, V v) {
                         return !g.banked && a.verb == Verb::Board
                                && (isPending(g) || isWrong(v, Fault::Premature) || isWrong(v, Fault::OutOfOrder));
                     }},
    Irregularity{.id = "board-many",
                 .slip =
                     [](G g, A a, V) {
                         const bool due = g.next && g.next->act.verb == a.verb;
                         return (a.verb == Verb::Board || a.verb == Verb::BoardDown)
                                && (due ? a.number > g.next->act.number : g.board() >= 5);
                     }},
    Irregularity{.id = "board-few",
                 .slip =
                     [](G g, A a, V v) {
                         const bool due = g.next && g.next->act.verb == a.verb;
                         return ((a.verb == Verb::Board || a.verb == Verb::BoardDown) && due
                                 && a.number < g.next->act.number)
                                || leavesOut<Verb::Board, Verb::BoardDown>(g, a, v);
                     }},
    Irregularity{.id = "stub-seen",
                 .incident = [](G g, I i) { return !g.isWhole() && i.mishap == Mishap::BoxedCard && i.amount == 1; }},
    Irregularity{.id = "board-misplaced",
                 .incident = [](G g, I i) { return isDisputed<true, true>(g, i) && g.board() > 0; }},
    // E action
    Irregularity{.id = "turn-check", .decision = outOfTurn<Choice::Check>},
    Irregularity{.id = "turn-fold", .decision = outOfTurn<Choice::Fold, Choice::FoldApart>},
    Irregularity{.id = "turn-call", .decision = outOfTurn<Choice::Call, Choice::ShortCall>},
    Irregularity{.id = "turn-raise",
                 .decision = outOfTurn<Choice::BetTo, Choice::RaiseTo, Choice::AllIn, Choice::StringRaise,
                                       Choice::AnnounceRaise, Choice::PlaceChip>},
    Irregularity{
        .id = "turn-two",
        .decision = [](G g,
                       D d) { return isBetting(d.choice) && g.owes(Phrase::OutOfTurn) && g.next->act.seat != d.seat; }},
    Irregularity{.id = "string", .decision = betsSo<Choice::StringRaise>},
    Irregularity{.id = "lone-chip",
                 .decision =
                     [](G g, D d) {
                         return betsSo<Choice::PlaceChip>(g, d)
                                && g.at(d.seat).bet + d.amount > callTo(g.table, roundOf(g), d.seat)
                                && d.amount < g.at(d.seat).stack
                                && (roundOf(g).betTo > 0 || d.amount >= legal(g, d, 1));
                     }},
    Irregularity{.id = "underbet", .decision = isBelow},
    Irregularity{.id = "overraise", .decision = isAbove},
    Irregularity{.id = "raises-many",
                 .decision = [](G g, D d) { return raises(d) && bets(g, d) && isBarred(g, d.seat); }},
    Irregularity{.id = "short-call",
                 .decision =
                     [](G g, D d) {
                         return betsSo<Choice::ShortCall>(g, d)
                                || (betsSo<Choice::PlaceChip>(g, d)
                                    && g.at(d.seat).bet + d.amount < callTo(g.table, roundOf(g), d.seat));
                     }},
    Irregularity{
        .id = "check-facing",
        .decision = [](G g, D d) { return betsSo<Choice::Check>(g, d) && roundOf(g).betTo > g.at(d.seat).bet; }},
    Irregularity{.id = "words-chips", .decision = betsSo<Choice::AnnounceRaise>},
    Irregularity{.id = "allin-call", .decision = [](G g, D d) { return isAllIn(g, d, false); }},
    Irregularity{.id = "allin-raise", .decision = [](G g, D d) { return isAllIn(g, d, true); }},
    Irregularity{.id = "splash", .incident = happens<Mishap::PotSplashed>},
    Irregularity{.id = "taken-back", .incident = happens<Mishap::ChipsTakenBack>},
    Irregularity{.id = "off-line",
                 .incident = [](G g, I i) { return isDisputed<false, true>(g, i) && g.at(i.seat).bet > 0; }},
    Irregularity{.id = "sweep-early", .slip = [](G g, A a, V) { return a.verb == Verb::Sweep && isPending(g); }},
    Irregularity{.id = "skipped",
                 .slip =
                     [](G g, A a, V v) {
                         return !g.banked
                                && ((isPointing(a) && g.next && isPointing(g.next->act))
                                    || (isWrong(v, Fault::Premature) && isPending(g)));
                     }},
    Irregularity{
        .id = "fold-no-bet",
        .decision = [](G g, D d) { return betsSo<Choice::Fold>(g, d) && roundOf(g).betTo <= g.at(d.seat).bet; }},
    Irregularity{
        .id = "uncalled",
        .stands = [](G,
                     Owed d) { return d.act.verb == Verb::ReturnChips && d.competency == Competency::PotsAndPayouts; }},
    Irregularity{.id = "pots-wrong", .slip = errs<Verb::BuildPot, Verb::RecordPot>},
    Irregularity{.id = "chips-added",
                 .incident = happens<Mishap::ChipsAdded>,
                 .decision = [](G g, D d) { return d.choice == Choice::BuyIn && !g.banked && !g.isWhole(); }},
    // F players
    Irregularity{.id = "absent-turn",
                 .decision = [](G g, D d) { return d.choice == Choice::StepAway && g.live.contains(d.seat); },
                 .stands =
                     [](G g, Owed d) {
                         return d.act.seat && g.at(*d.act.seat).absent && g.live.contains(*d.act.seat)
                                && (d.act.verb == Verb::MuckHand || d.act.verb == Verb::Announce);
                     }},
    Irregularity{.id = "absent-showdown",
                 .stands = [](G g, Owed d) { return d.act.verb == Verb::TurnUp && g.at(*d.act.seat).absent; }},
    Irregularity{.id = "quits",
                 .incident = happens<Mishap::Disqualified>,
                 .decision = [](G, D d) { return d.choice == Choice::StandUp; }},
    Irregularity{.id = "joins",
                 .decision = [](G, D d) { return d.choice == Choice::SitDown || d.choice == Choice::ComeBack; }},
    Irregularity{.id = "live-killed",
                 .slip = [](G g, A a,
                            V) { return !g.banked && a.verb == Verb::MuckHand && a.seat && g.live.contains(*a.seat); }},
    Irregularity{.id = "muck-mistake",
                 .incident =
                     [](G g, I i) {
                         return isDisputed<false, true>(g, i) && g.at(i.seat).hand.empty()
                                && !g.situation.notes.folded.empty();
                     }},
    Irregularity{
        .id = "dead-plays",
        .slip = [](G g, A a,
                   V) { return !g.banked && isPointing(a) && a.seat && g.situation.notes.folded.contains(*a.seat); }},
    Irregularity{.id = "hand-shown", .incident = [](G g, I i) { return !g.banked && i.mishap == Mishap::HandShown; }},
    Irregularity{.id = "dealer-shows",
                 .slip = [](G g, A a, V) { return !g.banked && (a.verb == Verb::TurnUp || a.verb == Verb::ShowHand); }},
    Irregularity{.id = "fold-shown", .incident = happens<Mishap::FoldedHandShown>},
    Irregularity{.id = "muck-searched", .incident = happens<Mishap::MuckSearched>},
    Irregularity{.id = "below-edge", .incident = happens<Mishap::CardsBelowTable>},
    Irregularity{.id = "phone", .incident = happens<Mishap::PhoneUsed>},
    Irregularity{.id = "advice", .incident = happens<Mishap::AdviceAsked>},
    Irregularity{.id = "talk", .incident = happens<Mishap::HandDiscussed>},
    Irregularity{.id = "language", .incident = happens<Mishap::OtherLanguage>},
    Irregularity{.id = "abuse", .incident = happens<Mishap::Insult>},
    Irregularity{.id = "money", .incident = [](G g, I i) { return !g.banked && i.mishap == Mishap::MoneyOnTable; }},
    Irregularity{.id = "side-bet", .incident = happens<Mishap::SideBet>},
    Irregularity{.id = "chips-off", .incident = happens<Mishap::ChipsPocketed, Mishap::ChipsPassed>},
    Irregularity{.id = "plays-over", .incident = happens<Mishap::PlaysOver>},
    Irregularity{.id = "clock", .incident = [](G g, I i) { return isDisputed<true, true>(g, i) && g.turn; }},
    Irregularity{.id = "dispute", .incident = happens<Mishap::RulingDisputed>},
    Irregularity{.id = "rabbit", .incident = happens<Mishap::RabbitAsked>},
    // G showdown
    Irregularity{.id = "not-shown",
                 .decision = [](G, D d) { return d.choice == Choice::TryMuck; },
                 .slip = [](G g, A a, V v) { return g.banked && leavesOut<Verb::TurnUp>(g, a, v); }},
    Irregularity{.id = "show-order",
                 .decision =
                     [](G g, D d) {
                         return d.choice == Choice::Show && g.turn && g.turn->wait == Wait::Show
                                && g.turn->seat != d.seat;
                     }},
    Irregularity{.id = "misread", .slip = errs<Verb::NameHand, Verb::NameDealer, Verb::NameShared>},
    Irregularity{
        .id = "push-early",
        .slip = [](G g, A a,
                   V v) { return a.verb == Verb::PushPot && (!v.jumped.empty() || g.turn) && !g.owes(Verb::PushPot); }},
    Irregularity{.id = "push-wrong",
                 .slip =
                     [](G g, A a, V) {
                         return !g.banked && a.verb == Verb::PushPot && g.owes(Verb::PushPot)
                                && a.seat != g.next->act.seat;
                     }},
    Irregularity{.id = "split-wrong",
                 .slip =
                     [](G g, A a, V) {
                         return a.verb == Verb::PushPot && g.owes(Verb::PushPot) && a.seat == g.next->act.seat
                                && a.number == g.next->act.number && a.amount != g.next->act.amount;
                     }},
    Irregularity{
        .id = "pot-order",
        .slip = [](G g, A a,
                   V) { return a.verb == Verb::PushPot && g.owes(Verb::PushPot) && a.number != g.next->act.number; }},
    Irregularity{
        .id = "count-showdown",
        .incident =
            [](G g, I i) { return isDisputed<false, true>(g, i) && (g.waits(Wait::Show) || g.owes(Verb::NameHand)); }},
    Irregularity{.id = "gather-early", .slip = [](G g, A a, V) { return a.verb == Verb::GatherCards && !g.isWhole(); }},
    // H overdrawn chips and discards
    Irregularity{.id = "deposit-missing", .slip = either<leavesOut<Verb::Deposit>, errs<Verb::Deposit>>},
    Irregularity{
        .id = "odc-refused",
        .slip = [](G g, A a,
                   V v) { return says<Phrase::NoOdc>(g, a, v) && (g.owes(Verb::Lend) || g.owes(Phrase::OdcDrawn)); }},
    Irregularity{
        .id = "odc-unasked",
        .slip = [](G g, A a,
                   V) { return lends(g) && a.verb == Verb::Lend && !g.owes(Verb::Lend) && !g.owes(Phrase::OdcDrawn); }},
    Irregularity{.id = "odc-turn", .decision = [](G g, D d) { return asks(g, d) && !isInTurn(g, d); }},
    Irregularity{.id = "odc-broke", .incident = happens<Mishap::OdcAskedBroke>},
    Irregularity{.id = "odc-second",
                 .decision = [](G g, D d) { return asks(g, d) && g.situation.notes.loan(d.seat) > 0; }},
    Irregularity{
        .id = "odc-amount",
        .slip = [](G g, A a,
                   V) { return a.verb == Verb::Lend && g.owes(Verb::Lend) && a.amount != g.next->act.amount; }},
    Irregularity{.id = "odc-charge", .slip = either<leavesOut<Verb::Charge>, errs<Verb::Charge>>},
    Irregularity{.id = "reserve-short", .decision = [](G g, D d) { return d.choice == Choice::AskOdc && !lends(g); }},
    Irregularity{.id = "side-pot",
                 .slip = [](G g, A a, V) { return a.verb == Verb::BuildPot && a.number > 0 && lends(g); }},
    Irregularity{.id = "odc-not-back", .slip = either<leavesOut<Verb::TakeLoan>, errs<Verb::TakeLoan>>},
    Irregularity{.id = "odc-kept-in",
                 .slip = [](G g, A a, V v) { return lends(g) && leavesOut<Phrase::Eliminated>(g, a, v); }},
    Irregularity{.id = "odc-unused", .slip = either<leavesOut<Verb::Credit>, errs<Verb::Credit>>},
    Irregularity{.id = "over-uncalled",
                 .slip = onRiverboat<either<says<Phrase::MenOverboard>, leavesOut<Phrase::MenOverboard>>>},
    Irregularity{.id = "discard-three", .decision = [](G, D d) { return d.choice == Choice::DiscardThree; }},
    Irregularity{.id = "discard-early", .incident = happens<Mishap::DiscardedEarly>},
    Irregularity{.id = "discard-changed", .incident = happens<Mishap::DiscardChanged>},
    Irregularity{.id = "discard-touched", .incident = happens<Mishap::DiscardTouched>},
    Irregularity{.id = "undecided", .decision = [](G, D d) { return d.choice == Choice::Hesitate; }},
    Irregularity{
        .id = "disc-wrong",
        .slip = onRiverboat<
            either<errs<Verb::NoRiverDisc, Verb::NoTurnDisc>, leavesOut<Verb::NoRiverDisc, Verb::NoTurnDisc>>>},
    Irregularity{.id = "disc-moved", .incident = happens<Mishap::DiscMoved>},
    Irregularity{.id = "reveal-wrong", .slip = onRiverboat<either<says<Phrase::Reveal>, leavesOut<Phrase::Reveal>>>},
    Irregularity{.id = "barred-card",
                 .slip =
                     [](G g, A a, V) {
                         return a.verb == Verb::NameHand && a.seat && (g.at(*a.seat).noRiver || g.at(*a.seat).noTurn);
                     }},
    Irregularity{.id = "fold-apart", .decision = [](G, D d) { return d.choice == Choice::FoldApart; }},
    Irregularity{
        .id = "fold-up",
        .incident = [](G g, I i) { return i.mishap == Mishap::FoldedHandShown && !g.at(i.seat).laidDown.empty(); }},
    // I house-banked
    Irregularity{.id = "bet-one-only",
                 .decision =
                     [](G g, D d) {
                         const Opening o = openingOf(d);
                         return isOpening(g, d) && (o.bonus == 0) != (o.side() == 0);
                     }},
    Irregularity{.id = "bet-unequal",
                 .decision =
                     [](G g, D d) {
                         const Opening o = openingOf(d);
                         return isOpening(g, d) && o.bonus > 0 && o.side() > 0 && o.bonus != o.side();
                     }},
    Irregularity{.id = "bet-limit",
                 .decision =
                     [](G g, D d) {
                         const Opening o = openingOf(d);
                         return isOpening(g, d) && (isOutside(g, o.bonus) || isOutside(g, o.side()));
                     }},
    Irregularity{.id = "pot-size",
                 .decision =
                     [](G g, D d) {
                         const Opening o = openingOf(d);
                         return isOpening(g, d) && o.pot > 0 && o.bonus > 0 && o.bonus == o.side()
                                && o.pot != house(g).potBetSize();
                     }},
    Irregularity{.id = "both-blinds",
                 .decision =
                     [](G g, D d) {
                         const Opening o = openingOf(d);
                         return isOpening(g, d) && o.dealers > 0 && o.players > 0;
                     }},
    Irregularity{.id = "cash", .incident = [](G g, I i) { return g.banked && i.mishap == Mishap::MoneyOnTable; }},
    Irregularity{.id = "late-bet",
                 .incident =
                     [](G g, I i) {
                         return (i.mishap == Mishap::LateWager && !isOutcomeKnown(g)) || i.mishap == Mishap::EarlyWager;
                     }},
    Irregularity{.id = "past-post",
                 .incident = [](G g, I i) { return i.mishap == Mishap::LateWager && isOutcomeKnown(g); }},
    Irregularity{.id = "pinched", .incident = happens<Mishap::WagerPinched>},
    Irregularity{.id = "bet-moved", .incident = happens<Mishap::WagerTouched>},
    Irregularity{.id = "play-size", .decision = isPlaySize},
    Irregularity{.id = "raise-size", .decision = isRaiseSize},
    Irregularity{.id = "folder-bets",
                 .decision =
                     [](G g, D d) {
                         return g.banked && d.choice == Choice::Wager && g.situation.notes.folded.contains(d.seat);
                     }},
    Irregularity{.id = "chips-short",
                 .decision =
                     [](G g, D d) {
                         return isPlaySize(g, d)
                                && g.at(d.seat).stack < g.at(d.seat).wagers.at(blindCircle(g.table, d.seat));
                     }},
    Irregularity{
        .id = "asked-not",
        .slip = [](G g, A a, V v) { return g.banked && (isPointing(a) || leavesOut<Verb::PointTo>(g, a, v)); }},
    Irregularity{.id = "choice-changed",
                 .incident = [](G g, I i) { return isDisputed<true, false>(g, i) && g.at(i.seat).wagers.total() > 0; }},
    Irregularity{.id = "fold-taken",
                 .slip =
                     [](G g, A a, V v) {
                         return g.banked && g.up < 5
                                && ((a.verb == Verb::TakeWager && isOfFolder(g, a) && a.circle == Circle::Bonus)
                                    || (leavesOut<Verb::TakeWager>(g, a, v)));
                     }},
    Irregularity{.id = "fold-mucked",
                 .slip = [](G g, A a, V) { return g.banked && a.verb == Verb::MuckHand && isOfFolder(g, a); }},
    Irregularity{
        .id = "fold-recorded",
        .slip = [](G g, A a, V) { return g.banked && g.up < 5 && a.verb == Verb::TakeWager && !isOfFolder(g, a); }},
    Irregularity{.id = "dealer-seen", .incident = happens<Mishap::DealerCardSeen>},
    Irregularity{.id = "dealer-early", .slip = errs<Verb::TurnDealer>},
    Irregularity{.id = "board-seen", .incident = happens<Mishap::BoardCardSeen>},
    Irregularity{.id = "board-turned", .slip = errs<Verb::TurnBoard>},
    Irregularity{.id = "turn-apart",
                 .stands = [](G g, Owed d) { return g.banked && g.up == 4 && d.act.verb == Verb::TurnBoard; }},
    Irregularity{
        .id = "player-exposed",
        .incident = [](G g,
                       I i) { return g.banked && (i.mishap == Mishap::CardExposed || i.mishap == Mishap::HandShown); }},
    Irregularity{.id = "exposure-wrong",
                 .slip =
                     [](G g, A a, V v) {
                         return (a.verb == Verb::TurnDealer
                                 && leavesOut<Verb::TurnShared, Verb::TurnUp, Verb::TurnBoard>(g, a, v))
                                || ((a.verb == Verb::TurnShared || (g.banked && a.verb == Verb::TurnUp)));
                     }},
    Irregularity{.id = "unannounced", .slip = leavesOut<Verb::NameDealer, Verb::NameShared>},
    Irregularity{.id = "slide-wrong",
                 .slip = either<errs<Verb::Slide, Verb::SlideDealer>, leavesOut<Verb::Slide, Verb::SlideDealer>>},
    Irregularity{.id = "pay-short", .slip = [](G g, A a, V) { return paysOff(g, a, false); }},
    Irregularity{.id = "pay-over", .slip = [](G g, A a, V) { return paysOff(g, a, true); }},
    Irregularity{.id = "take-wrong",
                 .slip =
                     [](G g, A a, V) {
                         return movesWager(g, a, Verb::TakeWager, Verb::PayWager)
                                || movesWager(g, a, Verb::TakeWager, Verb::PushWager)
                                || movesWager(g, a, Verb::TakeWager, Verb::CutOut);
                     }},
    Irregularity{.id = "loss-left",
                 .slip =
                     [](G g, A a, V v) {
                         return movesWager(g, a, Verb::PayWager, Verb::TakeWager)
                                || movesWager(g, a, Verb::PushWager, Verb::TakeWager)
                                || (g.up == 5 && leavesOut<Verb::TakeWager>(g, a, v));
                     }},
    Irregularity{
        .id = "settle-order",
        .slip = [](G g, A a,
                   V v) { return g.banked && settles(a) && (!v.jumped.empty() || isWrong(v, Fault::Premature)); }},
    Irregularity{.id = "pot-wrong", .slip = [](G g, A a, V) { return g.banked && a.verb == Verb::PushPot; }},
    Irregularity{.id = "tray-short", .stands = [](G, Owed d) { return d.act.verb == Verb::FillTray; }},
    Irregularity{.id = "jam", .incident = happens<Mishap::MachineJam>},
    Irregularity{.id = "machine-count", .incident = happens<Mishap::MachineJam>},
    Irregularity{.id = "deck-twice", .slip = errs<Verb::TakeDeck>},
    Irregularity{.id = "tip", .incident = happens<Mishap::TipGiven>},
    Irregularity{
        .id = "cards-touched",
        .incident = [](G g,
                       I i) { return g.banked && i.mishap == Mishap::WagerTouched && !g.table.dealerHand.empty(); }},
};

} // namespace

std::span<const Irregularity> irregularities()
{
    return rows;
}

} // namespace cutcard::atlas
