// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each irregularity: which events, or which of the dealer's own acts, are it. Whether one can come about at
// a table is asked of the game; nothing here names games or moments.
#include "core/atlas/parts.h"

#include "core/acts/traits.h"
#include "core/games/banked/banked_game.h"

namespace cutcard::atlas {

namespace {

using I = const Incident&;
using D = const Decision&;
using A = const Act&;
using V = const Verdict&;
using Owed = const Duty&;
using Row = Irregularity;

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

// ---- bets

BettingRound roundOf(G g)
{
    return currentRound(g.situation);
}

bool isInTurn(G g, D d)
{
    // whose bet is not yet announced may be followed all the same
    if (!g.banked && !g.turn && nextToAct(g.situation, roundOf(g)) == d.seat)
        return true;
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
using O = const Opening&;

Opening openingOf(D d)
{
    return {.bonus = d.wagers.at(Circle::Bonus),
            .blind = d.wagers.at(Circle::Blind),
            .dealers = d.wagers.at(Circle::DealerBlind),
            .players = d.wagers.at(Circle::PlayerBlind),
            .pot = d.wagers.at(Circle::PotBet)};
}

/// Wagers before the deal of which this holds.
bool opens(G g, D d, auto is)
{
    return d.choice == Choice::Wager && g.waits(Wait::Wager) && d.wagers.total() > 0 && is(openingOf(d));
}

bool isOutside(G g, Chips wager)
{
    return wager > 0 && (wager < house(g).leastBet || wager > house(g).mostBet);
}

bool isFurther(G g, D d, Wait wait, Circle circle)
{
    const Turn* turn = findTurn(g.session.procedure(), d.seat);
    return d.choice == Choice::Wager && turn != nullptr && turn->wait == wait && d.wagers.at(circle) > 0;
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

/// The same where the game has no event of its own for it.
template <Mishap mishap, bool banked> bool isRulelessly(G g, I i)
{
    const Chips unit = g.session.setup().common().smallestChip();
    const auto isPossible = [&](Seat seat) {
        return g.session.isPossible(Incident{.mishap = mishap, .seat = seat, .amount = unit});
    };
    return g.banked == banked && isDisputed<true, true>(g, i)
           && std::ranges::none_of(SeatSet::firstSeats(g.session.setup().chairs()), isPossible);
}

/// Nobody posts for a player who is out.
bool isSmallBlindOut(G g)
{
    return !g.banked && g.isWhole() && g.session.hand() > 1 && !g.situation.notes.smallBlindSeat
           && g.table.cutCardPlaced;
}

/// Whoever has bet lent chips and won gives the whole loan back.
bool isWinnersLoan(G g, A due)
{
    if (due.verb != Verb::TakeLoan)
        return false;
    const Chips loan = g.situation.notes.loan(*due.seat);
    const Chips won = g.situation.notes.won[static_cast<std::size_t>(due.seat->index())];
    const Chips stack = g.at(*due.seat).stack;
    return won > 0 && stack > loan && stack < loan + won;
}

/// A loan is taken back wrongly, or not at all.
bool leavesLoan(G g, A a, V v, bool winners)
{
    if (a.verb == Verb::TakeLoan)
        return winners == (g.next && g.next->act.seat == a.seat && isWinnersLoan(g, g.next->act));
    const auto isOther = [&](Owed duty) {
        return duty.act.verb == Verb::TakeLoan && isWinnersLoan(g, duty.act) != winners;
    };
    return leavesOut<Verb::TakeLoan>(g, a, v) && std::ranges::none_of(v.jumped, isOther);
}

/// Whether the bank lends, had it the chips.
bool isLent(G g, D d)
{
    Session session = g.session;
    const auto due = session.apply(d) ? session.procedure().next() : std::nullopt;
    return due && due->act.verb == Verb::Announce && due->act.phrase == Phrase::OdcDrawn;
}

/// Cards still go round.
bool isDealing(G g)
{
    return g.board() < 3 && (g.owes(Verb::Pitch) || g.just(Verb::Pitch));
}

const std::array irregularityRows{
    // A deck
    Row{"shuffle-short", leavesOut<Verb::Shuffle, Verb::TakeDeck>},
    Row{"cut-not-offered",
        [](G g, A a, V v) {
            return leavesOut<Verb::OfferCut, Verb::SelfCut>(g, a, v) || (a.verb == Verb::OfferCut && g.isWhole());
        }},
    Row{"cut-bounds",
        [](G g, D d) {
            return d.choice == Choice::Cut
                   && (d.amount < g.situation.house->leastCut || d.amount > g.situation.house->mostCut);
        }},
    Row{"cut-card-missing",
        [](G g, A a, V v) {
            return a.verb != Verb::Burn && a.verb != Verb::Board && (g.banked || has(a, Trait::DealsCards))
                   && leavesOut<Verb::PlaceCutCard, Verb::LiftCutCard>(g, a, v);
        }},
    Row{"shuffle-card-up",
        [](G g, I i) { return i.mishap == Mishap::BoxedCard && g.isWhole() && g.table.shuffles > 0; }},
    Row{"boxed", happens<Mishap::BoxedCard>,
        [](G g, Owed d) {
            return g.banked && g.owes(Phrase::HandVoid) && d.rule == bankedGame(g.situation).rules().spoilt.faceUp;
        }},
    Row{"fouled", happens<Mishap::ForeignCard>},
    Row{"card-missing", happens<Mishap::ForeignCard>},
    Row{"card-dropped", [](G g, I i) { return i.mishap == Mishap::CardsBelowTable || isDisputed<true, true>(g, i); }},
    Row{"stuck", happens<Mishap::CardsStuck>},
    // B deal
    Row{"exposed-dealer",
        [](G g, I i) {
            return (i.mishap == Mishap::CardExposed && !g.situation.notes.exposedFrom)
                   || i.mishap == Mishap::DealerCardSeen;
        }},
    Row{"exposed-two", [](G g, I i) { return i.mishap == Mishap::CardExposed && g.situation.notes.exposedFrom; }},
    Row{"exposed-player", [](G g, I i) { return i.mishap == Mishap::HandShown && isDealing(g); }},
    Row{"start-wrong", [](G g, A a, V) { return a.verb == Verb::Pitch && g.dealt == 0 && g.owes(Verb::Pitch); }},
    Row{"seat-skipped", [](G, A a, V v) { return a.verb == Verb::Pitch && jumps(v, Verb::Pitch); }},
    Row{"order-wrong",
        [](G, A a, V v) {
            return a.verb != Verb::Board && a.verb != Verb::Burn && has(a, Trait::DealsCards)
                   && std::ranges::any_of(v.jumped, [](Owed duty) { return has(duty.act, Trait::DealsCards); });
        }},
    Row{"extra-card", happens<Mishap::CardsStuck>,
        [](G g, A a, V) {
            const bool own = (a.verb == Verb::DealDealer && g.table.dealerHand.size() >= 2)
                             || (a.verb == Verb::DealShared && g.table.sharedHand.size() >= 2);
            return own || (a.verb == Verb::Pitch && a.seat && g.at(*a.seat).hand.size() >= 2);
        }},
    Row{"card-short",
        [](G g, A a, V v) {
            const bool goesOn = g.banked ? a.verb != Verb::Pitch
                                         : g.dealt > 0 && (isPointing(a) || a.phrase == Phrase::MenOverboard);
            return goesOn && leavesOut<Verb::Pitch, Verb::DealDealer, Verb::DealShared>(g, a, v);
        }},
    Row{"empty-seat",
        [](G g, A a, V) {
            if (a.verb != Verb::Pitch || !a.seat)
                return false;
            return g.banked
                       ? g.at(*a.seat).wagers.total() == 0
                       : !g.situation.notes.dealtIn.contains(*a.seat) || g.situation.notes.folded.contains(*a.seat);
        }},
    Row{"no-replacement",
        [](G g, I i) {
            return !g.banked && i.mishap == Mishap::CardExposed
                   && streetGame(g.situation).habits(g.situation).noSpareCard;
        }},
    // C button and blinds
    Row{"draw-tie", [](G, Owed d) { return d.act.verb == Verb::Announce && d.act.phrase == Phrase::DrawAgain; }},
    Row{"stacks-unequal", [](G g, I i) { return isDisputed<false, true>(g, i) && g.isWhole(); }},
    Row{"button-wrong", amongPlayers<either<errs<Verb::PlaceButton>, leavesOut<Verb::PlaceButton>>>},
    Row{"dealer-absent", happens<Mishap::OtherShuffles>},
    Row{"blind-missing", [](G, D d) { return d.choice == Choice::ForgetBlind; }},
    Row{"blind-absent", [](G, Owed d) { return d.act.verb == Verb::PostFor; }},
    Row{"blind-wrong",
        [](G g, D d) {
            const Chips due = g.situation.notes.blindOf(d.seat);
            return d.choice == Choice::Post && d.amount != due && d.amount < g.at(d.seat).stack;
        }},
    Row{"blind-short",
        [](G g, D d) {
            return d.choice == Choice::Post && d.amount == g.at(d.seat).stack
                   && d.amount < g.situation.notes.blindOf(d.seat);
        }},
    Row{"blind-out",
        [](G g, D d) {
            return d.choice == Choice::Post && d.amount == g.situation.notes.blindOf(d.seat) && isSmallBlindOut(g);
        },
        [](G g, Owed d) { return d.act.verb == Verb::Pitch && g.dealt == 0 && isSmallBlindOut(g); }},
    Row{"blind-owed",
        [](G g, Owed) { return !g.situation.notes.makingUp.empty() && g.table.cutCardPlaced && g.isWhole(); }},
    Row{"level-wrong",
        amongPlayers<
            either<says<Phrase::NewLevel, Phrase::BlindsAre>, leavesOut<Phrase::NewLevel, Phrase::BlindsAre>>>},
    Row{"event-over",
        [](G g, A a, V) {
            const bool ends = g.owes(Verb::CountStack) || g.owes(Phrase::Winner) || g.owes(Phrase::Advances);
            return ends && (has(a, Trait::HandlesDeck) || a.verb == Verb::PlaceButton);
        }},
    // D board
    Row{"burn-missed", leavesOut<Verb::Burn>},
    Row{"burn-double", [](G g, A a, V) { return a.verb == Verb::Burn && !isPending(g); }},
    Row{"burn-early", [](G g, A a, V) { return a.verb == Verb::Burn && isPending(g); }},
    Row{"board-early",
        [](G g, A a, V v) {
            return !g.banked && a.verb == Verb::Board
                   && (isPending(g) || v.fault == Fault::Premature || v.fault == Fault::OutOfOrder);
        }},
    Row{"board-many",
        [](G g, A a, V) {
            const bool due = g.next && g.next->act.verb == a.verb;
            return (a.verb == Verb::Board || a.verb == Verb::BoardDown)
                   && (due ? a.number > g.next->act.number : g.board() >= 5);
        }},
    Row{"board-few",
        [](G g, A a, V v) {
            const bool due = g.next && g.next->act.verb == a.verb;
            return ((a.verb == Verb::Board || a.verb == Verb::BoardDown) && due && a.number < g.next->act.number)
                   || leavesOut<Verb::Board, Verb::BoardDown>(g, a, v);
        }},
    Row{"stub-seen", [](G g, I i) { return !g.isWhole() && i.mishap == Mishap::BoxedCard && i.amount == 1; }},
    Row{"board-misplaced", [](G g, I i) { return isDisputed<true, true>(g, i) && g.board() > 0; }},
    // E action
    Row{"turn-check", outOfTurn<Choice::Check>},
    Row{"turn-fold", outOfTurn<Choice::Fold, Choice::FoldApart>},
    Row{"turn-call", outOfTurn<Choice::Call>},
    Row{"turn-raise", outOfTurn<Choice::BetTo, Choice::RaiseTo, Choice::AllIn, Choice::StringRaise,
                                Choice::AnnounceRaise, Choice::PlaceChip>},
    Row{"turn-two",
        [](G g, D d) { return isBetting(d.choice) && g.owes(Phrase::OutOfTurn) && g.next->act.seat != d.seat; }},
    Row{"string", betsSo<Choice::StringRaise>},
    Row{"lone-chip",
        [](G g, D d) {
            return betsSo<Choice::PlaceChip>(g, d) && g.at(d.seat).bet + d.amount > callTo(g.table, roundOf(g), d.seat)
                   && d.amount < g.at(d.seat).stack && (roundOf(g).betTo > 0 || d.amount >= legal(g, d, 1));
        }},
    Row{"underbet", isBelow},
    Row{"overraise", isAbove},
    Row{"raises-many", [](G g, D d) { return raises(d) && bets(g, d) && isBarred(g, d.seat); }},
    Row{"short-call",
        [](G g, D d) {
            return betsSo<Choice::ShortCall>(g, d)
                   || (betsSo<Choice::PlaceChip>(g, d)
                       && g.at(d.seat).bet + d.amount < callTo(g.table, roundOf(g), d.seat));
        }},
    Row{"check-facing", [](G g, D d) { return betsSo<Choice::Check>(g, d) && roundOf(g).betTo > g.at(d.seat).bet; }},
    Row{"words-chips", betsSo<Choice::AnnounceRaise>},
    Row{"allin-call", [](G g, D d) { return isAllIn(g, d, false); }},
    Row{"allin-raise", [](G g, D d) { return isAllIn(g, d, true); }},
    Row{"splash", happens<Mishap::PotSplashed>},
    Row{"taken-back", happens<Mishap::ChipsTakenBack>},
    Row{"off-line", [](G g, I i) { return isDisputed<false, true>(g, i) && g.at(i.seat).bet > 0; }},
    Row{"sweep-early", [](G g, A a, V) { return a.verb == Verb::Sweep && isPending(g); }},
    Row{"skipped",
        [](G g, A a, V v) {
            return !g.banked
                   && ((isPointing(a) && g.next && isPointing(g.next->act))
                       || (v.fault == Fault::Premature && isPending(g)));
        }},
    Row{"fold-no-bet", [](G g, D d) { return betsSo<Choice::Fold>(g, d) && roundOf(g).betTo <= g.at(d.seat).bet; }},
    Row{"uncalled",
        [](G, Owed d) { return d.act.verb == Verb::ReturnChips && d.competency == Competency::Pots; }},
    Row{"pots-wrong", errs<Verb::BuildPot, Verb::RecordPot>},
    Row{"chips-added", happens<Mishap::ChipsAdded>,
        [](G g, D d) { return d.choice == Choice::BuyIn && !g.banked && !g.isWhole(); }},
    // F players
    Row{"absent-turn", [](G g, D d) { return d.choice == Choice::StepAway && g.live.contains(d.seat); },
        [](G g, Owed d) {
            return d.act.seat && g.at(*d.act.seat).absent && g.live.contains(*d.act.seat)
                   && (d.act.verb == Verb::MuckHand || d.act.verb == Verb::Announce);
        }},
    Row{"absent-showdown", [](G g, Owed d) { return d.act.verb == Verb::TurnUp && g.at(*d.act.seat).absent; }},
    Row{"quits", happens<Mishap::Disqualified>, [](G, D d) { return d.choice == Choice::StandUp; }},
    Row{"joins", [](G, D d) { return d.choice == Choice::SitDown || d.choice == Choice::ComeBack; }},
    Row{"live-killed",
        [](G g, A a, V) { return !g.banked && a.verb == Verb::MuckHand && a.seat && g.live.contains(*a.seat); }},
    Row{"muck-mistake",
        [](G g, I i) {
            return isDisputed<false, true>(g, i) && g.at(i.seat).hand.empty() && !g.situation.notes.folded.empty();
        }},
    Row{"dead-plays",
        [](G g, A a, V) { return !g.banked && isPointing(a) && a.seat && g.situation.notes.folded.contains(*a.seat); }},
    Row{"hand-shown", [](G g, I i) { return !g.banked && i.mishap == Mishap::HandShown; }},
    Row{"dealer-shows", [](G g, A a, V) { return !g.banked && (a.verb == Verb::TurnUp || a.verb == Verb::ShowHand); }},
    Row{"fold-shown", happens<Mishap::FoldedHandShown>},
    Row{"muck-searched", happens<Mishap::MuckSearched>},
    Row{"below-edge", happens<Mishap::CardsBelowTable>},
    Row{"phone", happens<Mishap::PhoneUsed>},
    Row{"advice", happens<Mishap::AdviceAsked>},
    Row{"talk", happens<Mishap::HandDiscussed>},
    Row{"language", happens<Mishap::OtherLanguage>},
    Row{"abuse", happens<Mishap::Insult>},
    Row{"money", [](G g, I i) { return !g.banked && i.mishap == Mishap::MoneyOnTable; }},
    Row{"side-bet", happens<Mishap::SideBet>},
    Row{"chips-off",
        [](G g, I i) {
            return happens<Mishap::ChipsPocketed, Mishap::ChipsPassed>(g, i)
                   || isRulelessly<Mishap::ChipsPocketed, false>(g, i);
        }},
    Row{"plays-over", happens<Mishap::PlaysOver>},
    Row{"clock", [](G g, I i) { return isDisputed<true, true>(g, i) && g.turn; }},
    Row{"dispute", happens<Mishap::RulingDisputed>},
    Row{"rabbit", happens<Mishap::RabbitAsked>},
    // G showdown
    Row{"not-shown", [](G, D d) { return d.choice == Choice::TryMuck; },
        [](G g, A a, V v) { return g.banked && leavesOut<Verb::TurnUp>(g, a, v); }},
    Row{"show-order",
        [](G g, D d) {
            return d.choice == Choice::Show && g.turn && g.turn->wait == Wait::Show && g.turn->seat != d.seat;
        }},
    Row{"misread", errs<Verb::NameHand, Verb::NameDealer, Verb::NameShared>},
    Row{"push-early",
        [](G g, A a, V v) {
            return a.verb == Verb::PushPot && (!v.jumped.empty() || g.turn) && !g.owes(Verb::PushPot);
        }},
    Row{"push-wrong",
        [](G g, A a, V) {
            return !g.banked && a.verb == Verb::PushPot && g.owes(Verb::PushPot) && a.seat != g.next->act.seat;
        }},
    Row{"split-wrong",
        [](G g, A a, V) {
            return a.verb == Verb::PushPot && g.owes(Verb::PushPot) && a.seat == g.next->act.seat
                   && a.number == g.next->act.number && a.amount != g.next->act.amount;
        }},
    Row{"pot-order",
        [](G g, A a, V) { return a.verb == Verb::PushPot && g.owes(Verb::PushPot) && a.number != g.next->act.number; }},
    Row{"count-showdown",
        [](G g, I i) { return isDisputed<false, true>(g, i) && (g.waits(Wait::Show) || g.owes(Verb::NameHand)); }},
    Row{"gather-early", [](G g, A a, V) { return a.verb == Verb::GatherCards && !g.isWhole(); }},
    // H overdrawn chips and discards
    Row{"deposit-missing", either<leavesOut<Verb::Deposit>, errs<Verb::Deposit>>},
    Row{"odc-refused",
        [](G g, A a, V v) { return says<Phrase::NoOdc>(g, a, v) && (g.owes(Verb::Lend) || g.owes(Phrase::OdcDrawn)); }},
    Row{"odc-unasked",
        [](G g, A a, V) {
            return lends(g) && a.verb == Verb::Lend && !g.owes(Verb::Lend) && !g.owes(Phrase::OdcDrawn);
        }},
    Row{"odc-turn", [](G g, D d) { return asks(g, d) && !isInTurn(g, d); }},
    Row{"odc-broke", happens<Mishap::OdcAskedBroke>},
    Row{"odc-second", [](G g, D d) { return asks(g, d) && isInTurn(g, d) && g.situation.notes.loan(d.seat) > 0; }},
    Row{"odc-amount",
        [](G g, A a, V) { return a.verb == Verb::Lend && g.owes(Verb::Lend) && a.amount != g.next->act.amount; }},
    Row{"odc-charge", either<leavesOut<Verb::Charge>, errs<Verb::Charge>>},
    Row{"reserve-short",
        [](G g, D d) {
            return asks(g, d) && isInTurn(g, d) && g.situation.bank.isShortOf(g.situation.bank.options().allotment)
                   && isLent(g, d);
        }},
    Row{"side-pot", [](G g, A a, V) { return a.verb == Verb::BuildPot && a.number > 0 && lends(g); }},
    Row{"odc-not-back", [](G g, A a, V v) { return leavesLoan(g, a, v, true); }},
    Row{"odc-kept-in", [](G g, A a, V v) { return lends(g) && leavesOut<Phrase::Eliminated>(g, a, v); }},
    Row{"odc-unused",
        [](G g, A a, V v) {
            return a.verb == Verb::Credit || leavesOut<Verb::Credit>(g, a, v) || leavesLoan(g, a, v, false);
        }},
    Row{"over-uncalled", onRiverboat<either<says<Phrase::MenOverboard>, leavesOut<Phrase::MenOverboard>>>},
    Row{"discard-three", [](G, D d) { return d.choice == Choice::DiscardThree; }},
    Row{"discard-early", happens<Mishap::DiscardedEarly>},
    Row{"discard-changed", happens<Mishap::DiscardChanged>},
    Row{"discard-touched", happens<Mishap::DiscardTouched>},
    Row{"undecided", [](G, D d) { return d.choice == Choice::Hesitate; }},
    Row{"disc-wrong",
        onRiverboat<either<errs<Verb::NoRiverDisc, Verb::NoTurnDisc>, leavesOut<Verb::NoRiverDisc, Verb::NoTurnDisc>>>},
    Row{"disc-moved", happens<Mishap::DiscMoved>},
    Row{"reveal-wrong", onRiverboat<either<says<Phrase::Reveal>, leavesOut<Phrase::Reveal>>>},
    Row{"barred-card",
        [](G g, A a, V) {
            return a.verb == Verb::NameHand && a.seat && (g.at(*a.seat).noRiver || g.at(*a.seat).noTurn);
        }},
    Row{"fold-apart", [](G, D d) { return d.choice == Choice::FoldApart; }},
    Row{"fold-up", [](G g, I i) { return i.mishap == Mishap::FoldedHandShown && !g.at(i.seat).laidDown.empty(); }},
    // I house-banked
    Row{"bet-one-only",
        [](G g, D d) { return opens(g, d, [](O o) { return (o.bonus == 0) != (o.side() == 0); }); }},
    Row{"bet-unequal",
        [](G g, D d) {
            return opens(g, d, [](O o) { return o.bonus > 0 && o.side() > 0 && o.bonus != o.side(); });
        }},
    Row{"bet-limit",
        [](G g, D d) { return opens(g, d, [&](O o) { return isOutside(g, o.bonus) || isOutside(g, o.side()); }); }},
    Row{"pot-size",
        [](G g, D d) {
            return opens(g, d, [&](O o) {
                return o.pot > 0 && o.bonus > 0 && o.bonus == o.side() && o.pot != house(g).potBetSize();
            });
        }},
    Row{"both-blinds", [](G g, D d) { return opens(g, d, [](O o) { return o.dealers > 0 && o.players > 0; }); }},
    Row{"cash", [](G g, I i) { return g.banked && i.mishap == Mishap::MoneyOnTable; }},
    Row{"late-bet",
        [](G g, I i) {
            return (i.mishap == Mishap::LateWager && !isOutcomeKnown(g)) || i.mishap == Mishap::EarlyWager;
        }},
    Row{"past-post", [](G g, I i) { return i.mishap == Mishap::LateWager && isOutcomeKnown(g); }},
    Row{"pinched", happens<Mishap::WagerPinched>},
    Row{"bet-moved", happens<Mishap::WagerTouched>},
    Row{"play-size", isPlaySize},
    Row{"raise-size", isRaiseSize},
    Row{"folder-bets",
        [](G g, D d) { return g.banked && d.choice == Choice::Wager && g.situation.notes.folded.contains(d.seat); }},
    Row{"chips-short",
        [](G g, D d) {
            return isPlaySize(g, d) && g.at(d.seat).stack < g.at(d.seat).wagers.at(blindCircle(g.table, d.seat));
        }},
    Row{"asked-not", [](G g, A a, V v) { return g.banked && (isPointing(a) || leavesOut<Verb::PointTo>(g, a, v)); }},
    Row{"choice-changed", [](G g, I i) { return isDisputed<true, false>(g, i) && g.at(i.seat).wagers.total() > 0; }},
    Row{"fold-taken",
        [](G g, A a, V v) {
            return g.banked && g.up < 5
                   && ((a.verb == Verb::TakeWager && isOfFolder(g, a) && a.circle == Circle::Bonus)
                       || (leavesOut<Verb::TakeWager>(g, a, v)));
        }},
    Row{"fold-mucked", [](G g, A a, V) { return g.banked && a.verb == Verb::MuckHand && isOfFolder(g, a); }},
    Row{"fold-recorded",
        [](G g, A a, V) { return g.banked && g.up < 5 && a.verb == Verb::TakeWager && !isOfFolder(g, a); }},
    Row{"dealer-seen", happens<Mishap::DealerCardSeen>},
    Row{"dealer-early",
        [](G g, A a, V) {
            return a.verb == Verb::TurnDealer && !g.table.dealerHand.empty() && !g.table.dealerHand.front().faceUp;
        }},
    Row{"board-seen", happens<Mishap::BoardCardSeen>},
    Row{"board-turned", errs<Verb::TurnBoard>},
    Row{"turn-apart", [](G g, Owed d) { return g.banked && g.up == 4 && d.act.verb == Verb::TurnBoard; }},
    Row{"player-exposed",
        [](G g, I i) { return g.banked && (i.mishap == Mishap::CardExposed || i.mishap == Mishap::HandShown); }},
    Row{"exposure-wrong",
        [](G g, A a, V v) {
            return (a.verb == Verb::TurnDealer && leavesOut<Verb::TurnShared, Verb::TurnUp, Verb::TurnBoard>(g, a, v))
                   || ((a.verb == Verb::TurnShared || (g.banked && a.verb == Verb::TurnUp)));
        }},
    Row{"unannounced", leavesOut<Verb::NameDealer, Verb::NameShared>},
    Row{"slide-wrong", either<errs<Verb::Slide, Verb::SlideDealer>, leavesOut<Verb::Slide, Verb::SlideDealer>>},
    Row{"pay-short", [](G g, A a, V) { return paysOff(g, a, false); }},
    Row{"pay-over", [](G g, A a, V) { return paysOff(g, a, true); }},
    Row{"take-wrong",
        [](G g, A a, V) {
            return movesWager(g, a, Verb::TakeWager, Verb::PayWager)
                   || movesWager(g, a, Verb::TakeWager, Verb::PushWager)
                   || movesWager(g, a, Verb::TakeWager, Verb::CutOut);
        }},
    Row{"loss-left",
        [](G g, A a, V v) {
            return movesWager(g, a, Verb::PayWager, Verb::TakeWager)
                   || movesWager(g, a, Verb::PushWager, Verb::TakeWager)
                   || (g.up == 5 && leavesOut<Verb::TakeWager>(g, a, v));
        }},
    Row{"settle-order",
        [](G g, A a, V v) { return g.banked && settles(a) && (!v.jumped.empty() || v.fault == Fault::Premature); }},
    Row{"pot-wrong", [](G g, A a, V) { return g.banked && a.verb == Verb::PushPot; }},
    Row{"tray-short", [](G, Owed d) { return d.act.verb == Verb::FillTray; }},
    Row{"jam", happens<Mishap::MachineJam>},
    Row{"machine-count", happens<Mishap::MachineJam>},
    Row{"deck-twice", errs<Verb::TakeDeck>},
    Row{"tip", [](G g, I i) { return i.mishap == Mishap::TipGiven || isRulelessly<Mishap::TipGiven, true>(g, i); }},
    Row{"cards-touched",
        [](G g, I i) { return g.banked && i.mishap == Mishap::WagerTouched && !g.table.dealerHand.empty(); }},
};

} // namespace

std::span<const Irregularity> irregularities()
{
    return irregularityRows;
}

} // namespace cutcard::atlas
