// SPDX-License-Identifier: GPL-3.0-or-later
// What the document never allows, whatever is owed: each act that moves a card or a chip, kills a hand or rules on a
// bet without being called for, by the paragraph it breaks.
#include "core/games/limit/parts.h"

namespace cutcard::limit_rules {

using enum Severity;

using namespace competencies;

constexpr int fullBoard = 5;

static bool isDecided(const Situation& situation)
{
    return situation.notes.decided || (situation.betting.street >= 0 && liveSeats(situation.table).size() < 2);
}

/// A card for a hand that everybody has given up to the blind: the blind has won it, and is still to get it.
static std::optional<Ban> forbidsCardForBlind(const Situation& situation)
{
    const Table& table = situation.table;
    const bool unpaid = hasBets(table) || inPots(table) > 0;
    return onlyIf(situation.betting.street <= 0 && table.board.empty() && liveSeats(table).size() == 1 && unpaid,
                  Ban{"LH-def-blind"_rule, Major, pots});
}

/// Whether what lies in front of a seat is a bet, call or raise as it should be: neither too much nor too little.
static bool stands(const Situation& situation, Seat seat)
{
    const BettingRound& round = situation.betting;
    const Chips bet = situation.table.at(seat).bet;
    return round.street >= 0 && bet > 0 && bet == callTo(situation.table, round, seat) && !round.toAct.contains(seat);
}

static bool isRaiser(const Situation& situation, Seat seat)
{
    return situation.betting.aggressor == seat && situation.table.at(seat).bet == situation.betting.betTo;
}

/// A bet or raise within the limit that is refused.
static Ban refusal(const Situation& situation, Seat seat)
{
    if (!isRaiser(situation, seat))
        return {"LH-def-call"_rule, Major, rulings};
    return {situation.table.at(seat).stack == 0 ? "LH-sidepot-1"_rule : "LH-bet-6"_rule, Major, rulings};
}

static std::optional<Ban> forbidsWords(const Situation& situation, const Act& act)
{
    switch (act.phrase) {
    case Phrase::CallOnly:
        if (act.seat && stands(situation, *act.seat) && isRaiser(situation, *act.seat))
            return refusal(situation, *act.seat);
        // LH-bet-4: who has nothing to call checks
        if (act.seat && situation.betting.aggressor == std::nullopt && *act.seat == situation.notes.bigBlindSeat)
            return Ban{"GP-lone-chip"_rule, Minor, rulings};
        return std::nullopt;
    case Phrase::CorrectTo:
        if (!act.seat || !stands(situation, *act.seat))
            return std::nullopt;
        return refusal(situation, *act.seat);
    case Phrase::ToCall:
        if (act.seat && stands(situation, *act.seat))
            return Ban{"LH-def-call"_rule, Major, rulings};
        return Ban{"GP-announce"_rule, Minor, rulings};
    case Phrase::OutOfTurn:
        return onlyIf(act.seat && stands(situation, *act.seat), Ban{"GP-out-of-turn"_rule, Major, rulings});
    case Phrase::Option:
        return onlyIf(isCapped(situation, currentRound(situation)), Ban{"LH-bet-5"_rule, Major, rulings});
    case Phrase::Capped:
        return onlyIf(!isCapped(situation, currentRound(situation)), Ban{"LH-bet-6"_rule, Major, rulings});
    case Phrase::CutAgain:
        return Ban{"GP-shuffle"_rule, Minor, deck};
    default:
        return std::nullopt;
    }
}

static std::optional<Ban> forbidsDeckWork(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    // the last hand is over: the button goes on before the next one begins
    if (situation.notes.decided && table.stub.size() == cardCount && playersOf(table).size() >= 2
        && table.button != nextHand(situation).positions.button)
        return Ban{"LH-setup-2"_rule, Major, blinds};
    if (act.verb == Verb::CompleteCut || act.verb == Verb::OfferCut)
        return std::nullopt;
    const bool inHand = !situation.notes.decided && !liveSeats(table).empty();
    // what is shuffled or cut again after the cut is another deck
    return Ban{"GP-shuffle"_rule, inHand ? Critical : table.cutCardPlaced ? Major : Minor, deck};
}

static std::optional<Ban> forbidsPitch(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    const bool posted = (!notes.smallBlindSeat || situation.table.at(*notes.smallBlindSeat).bet > 0)
                        && situation.table.at(notes.bigBlindSeat).bet > 0;
    // a blind that was missed is owed beside those of the hand
    const auto owing = street::stillToPost(situation);
    const bool missed = posted && !owing.empty();
    if (situation.table.cutCardPlaced && (!posted || missed) && liveSeats(situation.table).empty()) {
        const Rule rule = missed ? "GP-missed-blind"_rule : "LH-setup-7"_rule;
        return Ban{street::ruleOfWrongBlind(situation).value_or(rule), Major, blinds};
    }
    if (notes.decided)
        return Ban{"GP-decided"_rule, Minor, protection};
    if (street::isHoleDealt(situation) || !notes.dealtIn.contains(seat))
        return Ban{"LH-setup-8"_rule, street::isLeftOutOfDeal(situation, seat) ? Major : Critical, delivery, false,
                   true};
    return street::replacedAtOnce(situation, seat);
}

static std::optional<Ban> forbidsBoard(const Situation& situation, const Act& act)
{
    if (isDecided(situation))
        return forbidsCardForBlind(situation);
    const StreetVariant& plan = limit().variant();
    const auto lying = static_cast<int>(situation.table.board.size());
    const auto street = static_cast<std::size_t>(std::clamp(lying - 1, 1, 3));
    // the number that a street has is only dealt too early; one card in place of the flop is a wrong number
    for (std::size_t next = street; lying < fullBoard && next <= (lying == 0 ? 1U : 3U); ++next) {
        if (act.verb == Verb::Board && act.number == plan.boardCards[next])
            return std::nullopt;
    }
    return Ban{limit().rules().street[street], Critical, delivery};
}

static std::optional<Ban> forbidsBurn(const Situation& situation)
{
    if (isDecided(situation))
        return forbidsCardForBlind(situation);
    const BurnHabit habit = limitOptions(situation).burn;
    // what is no more than a custom is as little graded done once too often, or late, as left out
    if (habit == BurnHabit::Customary && street::isHoleDealt(situation))
        return Ban{.rule = "LA-1"_rule,
                   .competency = delivery,
                   // with nobody left to bet the next street's comes after this one's card
                   .evenIfOwedLater = street::isBurntFor(situation, limit().streetOf(situation) + 1),
                   .welcome = true};
    return onlyIf(habit == BurnHabit::None || static_cast<int>(situation.table.board.size()) >= fullBoard,
                  Ban{"GP-burn"_rule, Major, delivery});
}

static std::optional<Ban> forbidsReturn(const Situation& situation, const Act& act)
{
    const Seat seat = *act.seat;
    if (!stands(situation, seat)) {
        const bool blind = situation.betting.street <= 0 && situation.notes.blind(seat) > 0;
        return blind ? Ban{"LH-def-blind"_rule, Critical, pots} : Ban{"LH-def-pot"_rule, Critical, pots};
    }
    // all that a player has, for a call or a raise, is refused while others have still to act
    if (situation.table.at(seat).stack == 0 && (act.amount == situation.table.at(seat).bet || isRaiser(situation, seat))
        && nextToAct(situation, situation.betting))
        return Ban{"LH-sidepot-1"_rule, Critical, rulings};
    return Ban{"LH-def-pot"_rule, Critical, pots};
}

/// The pot to be settled before this one; nothing if it is this one's turn.
static bool isAnotherPotsTurn(const Situation& situation, int index)
{
    const auto& all = situation.table.pots;
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const bool before = limitOptions(situation).newestPotFirst ? i > index : i < index;
        if (before && all[static_cast<std::size_t>(i)].amount > 0)
            return true;
    }
    return false;
}

static std::optional<Ban> forbidsPush(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    // of a void hand nobody wins anything
    if (liveSeats(table).size() < 2 || situation.notes.isVoid)
        return std::nullopt;
    if (street::isUncontested(situation, act) && !isRaked(situation))
        return welcome("LH-sidepot-4"_rule, pots);
    const BettingRound round = currentRound(situation);
    const bool over = static_cast<int>(table.board.size()) == fullBoard && !nextToAct(situation, round)
                      && situation.betting.street >= 0 && !hasBets(table);
    if (!over)
        return Ban{"LH-show-2"_rule, Critical, pots, true};
    const bool known = act.number >= 0 && static_cast<std::size_t>(act.number) < table.pots.size();
    const bool wins =
        known && act.seat && street::isWonBy(situation, table.pots[static_cast<std::size_t>(act.number)], *act.seat);
    // with the rake still to come out of it a winner's share is not settled yet
    if (const auto share = street::forbidsShare(situation, act);
        share && (!wins || rakeDue(situation, act.number) == 0))
        return share;
    if (situation.notes.settling && *situation.notes.settling != act.number)
        return Ban{.rule = "LH-sidepot-7"_rule, .severity = Minor, .competency = pots, .weighs = true};
    return onlyIf(isAnotherPotsTurn(situation, act.number),
                  Ban{.rule = "LA-17"_rule, .severity = Minor, .competency = pots, .weighs = true});
}

static std::optional<Ban> forbidsRake(const Situation& situation, const Act& act)
{
    // LA-4: the document sets no time for it; the rest of what is due then comes at the end
    if (act.amount == rakeBetweenRounds(situation, act.number))
        return welcome("LA-4"_rule, pots);
    return onlyIf(act.amount > rakeDue(situation, act.number), Ban{.rule = "LH-def-cap"_rule,
                                                                   .severity = Critical,
                                                                   .competency = pots,
                                                                   .evenIfOwedLater = true,
                                                                   .weighs = true});
}

static std::optional<Ban> forbidsGathering(const Situation& situation)
{
    const bool inHand = !situation.notes.decided && !liveSeats(situation.table).empty();
    return inHand ? Ban{"GP-live-hand"_rule, Critical, protection} : Ban{"GP-gather-cards"_rule, Minor, deck};
}

/// Skipping a player who has still to act, which is worse than pointing to somebody who can't.
static std::optional<Ban> forbidsPointing(const Situation& situation, Seat seat)
{
    const BettingRound round = currentRound(situation);
    const auto next = nextToAct(situation, round);
    return onlyIf(street::isHoleDealt(situation) && next && *next != seat && situation.betting.street == round.street
                      && (round.toAct & canAct(situation)).contains(seat),
                  weighsOnly("LH-def-round"_rule, Major, control));
}

/// What no dealer of this game has a use for.
static std::optional<Ban> forbidsForeign(const Act& act)
{
    switch (act.verb) {
    case Verb::DealDealer:
    case Verb::DealShared:
        return Ban{"LH-setup-8"_rule, Critical, delivery};
    case Verb::TakeLoan:
        return Ban{"LH-cond-3"_rule, Critical, pots};
    default:
        return std::nullopt;
    }
}

std::optional<Ban> never(const Situation& situation, const Act& act)
{
    switch (act.verb) {
    case Verb::Announce:
        return forbidsWords(situation, act);
    case Verb::Pitch:
        return forbidsPitch(situation, *act.seat);
    case Verb::Board:
    case Verb::BoardDown:
        return forbidsBoard(situation, act);
    case Verb::Burn:
        return forbidsBurn(situation);
    case Verb::ShowExposed:
        return onlyIf(!street::liesExposed(situation), Ban{"GP-live-hand"_rule, Critical, protection});
    case Verb::PlaceExposed:
        return Ban{"GP-exposed-card"_rule, Minor, irregular};
    case Verb::SetAside:
        return situation.notes.decided ? Ban{"GP-gather-cards"_rule, Minor, deck}
                                       : Ban{"GP-premature-card"_rule, Critical, irregular};
    case Verb::ReturnAside:
        return Ban{"GP-premature-card"_rule, Major, irregular};
    case Verb::DiscardStub:
    case Verb::GatherCards:
        return forbidsGathering(situation);
    case Verb::PlaceButton:
        return onlyIf(act.seat != situation.table.button,
                      Ban{street::buttonStays(situation.notes) ? "GP-void-hand"_rule : "LH-setup-2"_rule, Major, blinds,
                          !situation.notes.decided});
    case Verb::PointTo:
        return forbidsPointing(situation, *act.seat);
    case Verb::BuildPot:
        // before the round is over it is early, whatever it is
        return onlyIf(!nextToAct(situation, currentRound(situation)), Ban{"LH-sidepot-4"_rule, Critical, pots});
    case Verb::ReturnChips:
        return forbidsReturn(situation, act);
    case Verb::SeparateBet:
        return Ban{"GP-splash"_rule, Critical, pots};
    case Verb::PushPot:
        return forbidsPush(situation, act);
    case Verb::TakeRake:
        return forbidsRake(situation, act);
    case Verb::Lend:
        // nobody pays for what is lent
        return Ban{isBetweenHands(situation) ? "GP-buy-in"_rule : "LH-cond-2"_rule, Critical, pots};
    case Verb::SellChips:
        return isBetweenHands(situation) ? Ban{"GP-buy-in"_rule, Critical, pots} : Ban{"LH-cond-2"_rule, Major, pots};
    case Verb::PostFor:
        if (street::isEarlyBlind(situation, act))
            return welcome("LH-def-blind"_rule, blinds);
        // chips of somebody who owes none, whoever else may owe some
        return Ban{"LH-def-blind"_rule, Critical, blinds, false, true};
    case Verb::CountDrop:
        // told as it is, it moves no chip
        return onlyIf(act.amount == situation.table.drop, welcome("GP-hand-over"_rule, pots));
    case Verb::Shuffle:
    case Verb::Spread:
    case Verb::OfferCut:
    case Verb::CompleteCut:
    case Verb::SelfCut:
    case Verb::TakeDeck:
    case Verb::LoadShuffler:
        return forbidsDeckWork(situation, act);
    default:
        return forbidsForeign(act);
    }
}

} // namespace cutcard::limit_rules
