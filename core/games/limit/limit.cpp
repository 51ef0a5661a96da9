// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/game.h"
#include "core/games/limit/parts.h"

namespace cutcard {

namespace limit_rules {

static Rule raiseOverAllIn(const Situation&, const BettingRound& round, Chips)
{
    return round.missing > 0 ? "LA-14"_rule : Rule();
}

/// Before anybody has raised, what can't be checked past is the blind.
static Rule blindToCall(const Situation&, const BettingRound& round)
{
    return round.street == 0 && round.raises == 0 ? "LH-bet-1"_rule : Rule();
}

constexpr StreetRules citations{
    .shuffle = "GP-shuffle"_rule,
    .smallBlind = "LH-setup-4"_rule,
    .bigBlind = "LH-setup-5"_rule,
    .missedBlind = "GP-missed-blind"_rule,
    .wrongBlind = "LH-setup-6"_rule,
    .pitch = "LH-setup-8"_rule,
    .absentPitch = "LH-setup-8"_rule,
    .buttonLast = "LH-setup-3"_rule,
    .exposed = "GP-exposed-card"_rule,
    .misdeal = "GP-misdeal"_rule,
    .opener = {"LH-bet-2"_rule, "LH-bet-7"_rule, "LH-bet-7"_rule, "LH-bet-7"_rule},
    .next = {"LH-def-round"_rule, "LH-def-round"_rule, "LH-def-round"_rule, "LH-def-round"_rule},
    .option = "LH-bet-4"_rule,
    .outOfTurn = "GP-out-of-turn"_rule,
    .shortBet = "LA-5"_rule,
    .shortRaise = {"LH-def-raise"_rule, raiseOverAllIn},
    .shortCall = "LH-def-call"_rule,
    .checkRefused = {"LH-bet-9"_rule, blindToCall},
    .announcedRaise = "LH-def-raise"_rule,
    .loneChip = "GP-lone-chip"_rule,
    .stringRaise = "GP-string-raise"_rule,
    .sweep = "GP-sweep"_rule,
    .earlySweep = "LH-def-round"_rule,
    .mainPot = "LH-sidepot-2"_rule,
    .sidePot = "LH-sidepot-4"_rule,
    .potPlace = {"LH-sidepot-5"_rule, "LH-sidepot-6"_rule},
    .uncalled = "LH-def-pot"_rule,
    .street = {"LH-setup-8"_rule, "LH-board-1"_rule, "LH-board-3"_rule, "LH-board-4"_rule},
    .burn = "GP-burn"_rule,
    .showdown = "LH-show-1"_rule,
    .reading = "LH-show-2"_rule,
    .award = "LH-show-2"_rule,
    .split = "LH-show-3"_rule,
    .oddChip = "LA-19"_rule,
    .uncontested = "GP-last-player"_rule,
    .blindWins = "LH-def-blind"_rule,
    .potOrder = "LA-17"_rule,
    .dispute = "GP-dispute"_rule,
    .noMoreCards = "GP-decided"_rule,
    .muck = "GP-muck"_rule,
    .button = "LH-setup-2"_rule,
};

const StreetRules& Limit::rules() const
{
    return citations;
}

StreetHabits Limit::habits(const Situation& situation) const
{
    const LimitOptions& options = limitOptions(situation);
    return {.positions = {.literal = false, .dealerIsSmallBlind = options.buttonIsSmallBlind},
            .burn = options.burn,
            .oddChips = options.oddChips,
            .firstCardMisdeal = true,
            .orderedAward = true,
            .newestPotFirst = options.newestPotFirst,
            .replacesBoxedCards = true,
            .handsBackExcess = true,
            .burnsByHouse = true,
            .takesRake = options.rake.percent > 0};
}

bool Limit::beginHand(Situation& situation) const
{
    Table& table = situation.table;
    const SeatSet players = playersOf(table);
    if (players.size() < 2)
        return false;
    HandNotes notes;
    notes.number = situation.notes.number + 1;
    notes.afterVoid = situation.notes.isVoid;
    notes.smallBlind = limitOptions(situation).smallBlind;
    notes.bigBlind = limitOptions(situation).bigBlind;
    notes.warned = situation.notes.warned;
    // LA-2: nothing says where the first button lies; the house begins at the dealer's right hand
    const bool first = situation.notes.number == 0;
    const NextHand next = first
                              ? NextHand{.positions = firstPositions(table.button.value_or(players.nextBefore(Seat(1))),
                                                                     players, habits(situation).positions),
                                         .dealtIn = players}
                              : nextHand(situation);
    notes.dealtIn = next.dealtIn;
    street::setPositions(table, notes, next.positions);
    if (!first)
        noteMissedBlinds(situation, notes);
    street::begin(situation, notes);
    return true;
}

Procedure Limit::noteAct(Situation& situation, const Act& act, const Procedure& rest) const
{
    // the next dealer is told of whoever was really warned
    const bool warns =
        act.verb == Verb::Announce
        && (act.phrase == Phrase::CardsInView || act.phrase == Phrase::EnglishOnly || act.phrase == Phrase::ChipsStay);
    if (warns && act.seat)
        situation.notes.warned.insert(*act.seat);
    return StreetGame::noteAct(situation, act, rest);
}

Procedure Limit::happen(Situation& situation, const Procedure& procedure, const Event& event) const
{
    const bool capped = isCapped(situation, currentRound(situation));
    const auto* decision = std::get_if<Decision>(&event);
    Procedure owed = StreetGame::happen(situation, procedure, event);
    if (!capped || decision == nullptr)
        return owed;
    // LH-bet-6: a raise over the cap is refused as well by saying that it is capped
    const auto refused = [&](Duty duty) {
        if (duty.act.phrase == Phrase::CallOnly && duty.act.seat == decision->seat && duty.act.verb == Verb::Announce)
            duty.alike.push_back(say(Phrase::Capped));
        return owe(duty);
    };
    return owed.mapped(refused);
}

Procedure Limit::hand(const Situation&) const
{
    return inOrder(street::openingOf(), street::deal(), street::afterDeal());
}

Procedure Limit::afterRaise(const Situation& situation) const
{
    if (!isCapped(situation, situation.betting))
        return {};
    // what went all-in with less than a raise counts like one
    const bool byShortAllIn = situation.betting.missing > 0;
    return announcement(situation, say(Phrase::Capped), byShortAllIn ? "LH-sidepot-3"_rule : "LH-bet-6"_rule,
                        Severity::Minor, Competency::Action);
}

std::optional<Ban> Limit::forbids(const Situation& situation, const Act& act) const
{
    const auto shared = StreetGame::forbids(situation, act);
    if (shared && shared->passes)
        return shared;
    // what this game weighs by itself comes before what all games have in common
    if (const auto ban = never(situation, act))
        return ban;
    return act.verb == Verb::PushPot ? std::nullopt : shared;
}

bool Limit::uncalledMayBePushed(const Situation& situation) const
{
    // LH-def-blind: a blind that nobody called wins the pot, whether or not its own half is given back before
    return situation.betting.street == 0 && situation.betting.raises == 0
           && liveSeats(situation.table) == SeatSet{situation.notes.bigBlindSeat} && rakesAlike(situation);
}

Seat Limit::nextButton(const Situation& situation) const
{
    return nextHand(situation).positions.button;
}

Procedure Limit::endOfHand(const Situation& situation) const
{
    return inOrder(StreetGame::endOfHand(situation),
                   later({.heading = Heading::HandOver, .open = handOver, .depends = true}));
}

} // namespace limit_rules

const StreetGame& limit()
{
    static const limit_rules::Limit game;
    return game;
}

} // namespace cutcard
