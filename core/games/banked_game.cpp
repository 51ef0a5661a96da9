// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/banked_game.h"

#include "core/games/banked_parts.h"
#include "core/games/catalogue.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cutcard {

namespace {

constexpr auto irregular = Competency::Irregularities;
constexpr std::size_t cardsOfHand = 2;
constexpr std::size_t cardsOfBoard = 5;

bool anyUp(std::span<const LyingCard> cards)
{
    return std::ranges::any_of(cards, &LyingCard::faceUp);
}

/// Whether an act, done to the table, has left a wrong number of cards or shown one that was to stay hidden.
bool spoilsRound(const Table& table, const Act& act, bool premature)
{
    switch (act.verb) {
    case Verb::Pitch:
        return table.at(*act.seat).hand.size() >= cardsOfHand || table.at(*act.seat).wagers.total() == 0;
    case Verb::DealDealer:
        return table.dealerHand.size() >= cardsOfHand;
    case Verb::DealShared:
        return table.sharedHand.size() >= cardsOfHand;
    case Verb::BoardDown:
        return table.board.size() + static_cast<std::size_t>(act.number) > cardsOfBoard;
    case Verb::Board:
        return true;
    case Verb::TurnBoard:
    case Verb::TurnDealer:
        // with nothing left to decide what is seen too early only spoils the order
        return premature;
    default:
        return false;
    }
}

/// The rule by which such an act voids the round.
Rule spoiltBy(const Act& act)
{
    if (act.verb == Verb::TurnDealer)
        return "CHP-irreg-c"_rule;
    const bool shown = act.verb == Verb::Board || act.verb == Verb::TurnBoard;
    return shown ? "GP-board-card-seen"_rule : "CHP-irreg-b"_rule;
}

bool isWholeChips(const Situation& situation, const Wagers& wagers)
{
    const Chips unit = situation.house->smallestChip();
    return std::ranges::all_of(wagers.amounts, [&](Chips amount) { return amount >= 0 && amount % unit == 0; });
}

/// Whether nothing but one circle is bet on.
bool betsOnlyOn(const Wagers& wagers, Circle circle)
{
    return wagers.at(circle) > 0 && wagers.total() == wagers.at(circle);
}

bool isPossibleWager(const Situation& situation, const Decision& decision, Wait wait)
{
    const BankedGame& game = bankedGame(situation);
    if (decision.wagers.total() > situation.table.at(decision.seat).stack || !isWholeChips(situation, decision.wagers))
        return false;
    if (wait == Wait::PlayOrFold)
        return betsOnlyOn(decision.wagers, Circle::Play);
    if (wait == Wait::Raise)
        return betsOnlyOn(decision.wagers, Circle::Raise);
    Wagers rest = decision.wagers;
    for (const Circle circle : game.openingCircles(situation))
        rest.at(circle) = 0;
    return rest.total() == 0;
}

bool isPossibleDecision(const Situation& situation, const Procedure& procedure, const Decision& decision)
{
    const auto turn = procedure.turn();
    if (!turn)
        return false;
    const SeatPlace& place = situation.table.at(decision.seat);
    const bool inTurn = turn->seat == decision.seat;
    switch (decision.choice) {
    case Choice::BuyIn:
        return inTurn && (turn->wait == Wait::Wager || turn->wait == Wait::PlayOrFold) && decision.amount > 0
               && decision.amount % situation.house->smallestChip() == 0
               && trayCanPay(situation.table, decision.amount);
    case Choice::Fold:
        return inTurn && turn->wait == Wait::PlayOrFold;
    case Choice::Check:
        return inTurn && turn->wait == Wait::Raise;
    case Choice::Wager:
        if (inTurn)
            return isPossibleWager(situation, decision, turn->wait);
        // a player whose hand is out tries a further wager with the others
        return turn->wait == Wait::Raise && situation.notes.folded.contains(decision.seat)
               && place.wagers.at(Circle::Raise) == 0 && isPossibleWager(situation, decision, Wait::Raise);
    default:
        return false;
    }
}

} // namespace

const BankedGame& bankedGame(const Situation& situation)
{
    assert(isBanked(situation.house->game));
    return static_cast<const BankedGame&>(gameOf(situation.house->game));
}

std::vector<Chips> BankedGame::raiseSizes(const Situation& situation, Seat seat) const
{
    return {situation.table.at(seat).wagers.at(blindCircle(situation.table, seat))};
}

bool BankedGame::beginHand(Situation& situation) const
{
    Table& table = situation.table;
    if (seatsWithChips(table).empty() && situation.notes.number > 0 && bankedOptions(situation).tray.empty())
        return false;
    if (table.tray.empty()) {
        for (const ChipLot& row : bankedOptions(situation).tray)
            table.tray.push_back(row);
        table.cage -= trayTotal(table);
    }
    HandNotes notes;
    notes.number = situation.notes.number + 1;
    notes.trayBefore = trayTotal(table);
    notes.cageBefore = table.cage;
    table.pots.clear();
    situation.notes = notes;
    situation.betting = {};
    return true;
}

bool BankedGame::isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return isPossibleDecision(situation, procedure, *decision);
    if (const auto* incident = std::get_if<Incident>(&event))
        return banked::isPossibleIncident(situation, procedure, *incident);
    return true;
}

Procedure BankedGame::happen(Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return banked::meetDecision(situation, *decision, procedure);
    return banked::meetIncident(situation, std::get<Incident>(event), procedure);
}

Procedure BankedGame::noteAct(Situation& situation, const Act& act, const Procedure& rest) const
{
    Table& table = situation.table;
    HandNotes& notes = situation.notes;
    const auto last = [](const auto& cards) { return !cards.empty() && cards.back().faceUp; };
    switch (act.verb) {
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared: {
        const bool boxed = act.verb == Verb::Pitch        ? last(table.at(*act.seat).hand)
                           : act.verb == Verb::DealDealer ? last(table.dealerHand)
                                                          : last(table.sharedHand);
        return boxed ? banked::voidRound(situation, "CHP-irreg-a"_rule) : rest;
    }
    case Verb::Announce:
        notes.isVoid = notes.isVoid || act.phrase == Phrase::HandVoid;
        return rest;
    case Verb::GatherCards:
        notes.folded = {};
        if (!std::exchange(notes.isVoid, false))
            return rest;
        ++notes.voidHands;
        return hand(situation).settled(situation);
    default:
        return rest;
    }
}

std::optional<Ban> BankedGame::forbids(const Situation& situation, const Act& act) const
{
    constexpr auto pots = Competency::PotsAndPayouts;
    const Table& table = situation.table;
    const SeatSet folded = situation.notes.folded;
    const bool flopUp = table.board.size() >= 3 && table.board[2].faceUp;
    const bool settling = settlesAfterFlop() ? flopUp : anyUp({table.dealerHand.begin(), table.dealerHand.end()});
    switch (act.verb) {
    case Verb::Board:
        return Ban{rules().board, Severity::Critical, Competency::Delivery};
    case Verb::MuckHand:
        // a folded hand is still read for the bonus
        if (!folded.empty())
            return Ban{rules().foldKeeps, Severity::Critical, pots, true};
        return std::nullopt;
    case Verb::TurnBoard:
        if (settling && settlesAfterFlop() && wageredIn(table, Circle::Bonus) > 0)
            return Ban{rules().bonus, Severity::Major, pots, true};
        return std::nullopt;
    case Verb::TakeWager:
    case Verb::PayWager:
        // each weighs more than another wager being due
        if (settling || act.circle != Circle::Bonus)
            return std::nullopt;
        if (act.verb == Verb::TakeWager && folded.contains(*act.seat))
            return Ban{rules().foldKeeps, Severity::Critical, pots, true, true};
        return Ban{settlesAfterFlop() ? rules().bonus : "CHP-pay-4"_rule, Severity::Major, pots, true, true};
    default:
        return std::nullopt;
    }
}

Procedure BankedGame::remedy(const Situation& situation, const Act& act, const Verdict& verdict) const
{
    if (spoilsRound(*situation.beforeMistake, act, verdict.fault == Fault::Premature))
        return banked::voidRound(situation, spoiltBy(act));
    auto floor = verdict.severity == Severity::Critical
                     ? owe(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, Severity::Critical, irregular)
                     : may(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, irregular);
    return inOrder(floor, owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
}

} // namespace cutcard
