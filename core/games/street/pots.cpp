// SPDX-License-Identifier: GPL-3.0-or-later
// Bets into the pots: uncalled chips back, layers for those who are all-in.
#include "core/chips/pots.h"
#include "core/base/gathered.h"
#include "core/games/street/parts.h"

namespace cutcard::street {

/// The bets of this round, or all that lies in front, as contributions; a folder's bare blind is dead.
static Contributions contributionsOf(const Situation& situation, bool thisRound = false)
{
    const SeatSet live = stillIn(situation);
    const bool deadBlinds = streetGame(situation).habits(situation).deadBlinds;
    Contributions contributions;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const SeatPlace& place = situation.table.at(seat);
        Contribution& contribution = contributions[static_cast<std::size_t>(seat.index())];
        contribution.folded = !live.contains(seat);
        contribution.allIn = !contribution.folded && place.stack == 0;
        const bool dead = deadBlinds && streetOf(situation) == 0 && contribution.folded && place.bet > 0
                          && place.bet == situation.notes.blind(seat);
        (dead ? contribution.dead : contribution.live) = thisRound ? place.bet : place.inFront();
    }
    return contributions;
}

/// An earlier all-in player can't win this round's bets, so that they start a pot of their own.
static bool needsNewPot(const Table& table)
{
    if (table.pots.empty())
        return true;
    const MiddlePot& last = table.pots.back();
    const SeatSet live = liveSeats(table);
    const SeatSet eligible = last.eligible.empty() ? live : last.eligible & live;
    return std::ranges::any_of(eligible,
                               [&](Seat seat) { return table.at(seat).stack == 0 && table.at(seat).inFront() == 0; });
}

static Procedure buildPots(const Situation& situation)
{
    const Table& table = situation.table;
    const StreetRules& rules = streetGame(situation).rules();
    const LayeredPots layers = layersOf(situation);
    const bool newPot = needsNewPot(table);
    if (layers.size() == 1 && !newPot) {
        // bringing the last pot to what it comes to, for those who can win it, is the same
        const auto last = static_cast<int>(table.pots.size()) - 1;
        const Chips whole = table.pots.back().amount + layers.front().amount;
        Duty sweep{act(Verb::Sweep), streetGame(situation).rules().sweep(situation), Severity::Major, Competency::Pots};
        std::vector<SeatSet> winners{layers.front().eligible};
        if (winners.front() == liveSeats(table))
            winners.push_back({});
        for (const SeatSet seats : winners) {
            const Act same = buildPot(last, whole, seats);
            // unless nothing is to be gathered now at all
            if (const auto ban = streetGame(situation).forbids(situation, same); !ban || !ban->evenIfOwedLater)
                sweep.alike.push_back(same);
        }
        return owe(sweep);
    }
    std::vector<Procedure> steps;
    std::size_t index = newPot ? table.pots.size() : table.pots.size() - 1;
    for (const Pot& layer : layers) {
        const Chips there = index < table.pots.size() ? table.pots[index].amount : 0;
        Duty build{.act = buildPot(static_cast<int>(index), there + layer.amount, layer.eligible),
                   .rule = index == 0 ? rules.mainPot : rules.sidePot,
                   .severity = Severity::Critical,
                   .competency = Competency::Pots,
                   .order = {}};
        if (index > 0)
            build.order = rules.potPlace[index == 1 ? 0 : 1];
        if (layer.eligible == liveSeats(table))
            build.alike.push_back(buildPot(static_cast<int>(index), there + layer.amount, {}));
        steps.push_back(owe(build));
        ++index;
    }
    // in the end the same chips lie in the same pots, unless the document gives each its place
    return rules.potPlace.front() == Rule() ? inAnyOrder(steps) : inOrder(steps);
}

Chips putIn(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    return notes.stackBefore(seat) + notes.loan(seat) - notes.tipped[static_cast<std::size_t>(seat.index())]
           - situation.table.at(seat).stack;
}

std::optional<UncalledBet> uncalledBet(const Situation& situation)
{
    const bool cap = streetGame(situation).habits(situation).capDeadBlind;
    const auto excess = uncalledExcess(contributionsOf(situation, true), {.capDeadBlind = cap, .carried = 0});
    // whoever may borrow is not limited to what was put in
    const bool stays = excess && !stillIn(situation).contains(excess->seat) && !canAct(situation).empty();
    if (!excess || stays)
        return std::nullopt;
    return UncalledBet{excess->seat, excess->amount, situation.table.at(excess->seat).bet - excess->amount};
}

SeatSet stillIn(const Situation& situation)
{
    // who is left of a deal that was cut short may not have a card yet
    const HandNotes& notes = situation.notes;
    return isDecidedEarly(notes) ? notes.dealtIn - notes.folded : liveSeats(situation.table);
}

bool isBeforeShowdown(const Situation& situation)
{
    constexpr std::size_t whole = 5;
    return liveSeats(situation.table).size() > 1 && situation.table.board.size() < whole;
}

LayeredPots layersOf(const Situation& situation)
{
    return layeredPots(contributionsOf(situation),
                       {.capDeadBlind = streetGame(situation).habits(situation).capDeadBlind, .carried = 0});
}

Chips deadBlinds(const Situation& situation)
{
    if (streetGame(situation).habits(situation).capDeadBlind)
        return 0;
    return sumOf(contributionsOf(situation), &Contribution::dead);
}

Procedure intoPots(const Situation& situation, int)
{
    return hasBets(situation.table) ? buildPots(situation) : Procedure();
}

Procedure gatherBets(const Situation& situation, int street)
{
    Procedure pots;
    if (streetGame(situation).habits(situation).sweepsRounds)
        pots = later({.heading = Heading::GatherBets, .open = intoPots, .street = street});
    const auto uncalled = uncalledBet(situation);
    if (!uncalled)
        return pots;
    const StreetGame& game = streetGame(situation);
    // whoever is left alone gets them with the pot as well, where nothing is taken out of it
    const bool last = liveSeats(situation.table) == SeatSet{uncalled->seat} && game.uncalledStaysWithPot(situation);
    const bool alone = last && game.uncalledMayBePushed(situation);
    Duty back{.act = act(Verb::ReturnChips, uncalled->seat, uncalled->amount),
              .rule = game.rules().uncalled(situation, *uncalled),
              .severity = last ? Severity::Minor : Severity::Critical,
              .competency = Competency::Pots,
              .optional = alone,
              .customary = alone};
    // the rest of the bet comes back with the pot
    if (last)
        back.alike.push_back(act(Verb::ReturnChips, uncalled->seat, situation.table.at(uncalled->seat).bet));
    return inOrder(owe(back), pots);
}

bool isUncontested(const Situation& situation, const Act& act)
{
    const auto& pots = situation.table.pots;
    if (act.number < 0 || static_cast<std::size_t>(act.number) >= pots.size() || !act.seat
        || nextToAct(situation, currentRound(situation)))
        return false;
    // what nobody called goes back to its owner, and into no pot
    const auto back = uncalledBet(situation);
    Table gathered = situation.table;
    if (back && back->seat == act.seat && back->calledTo == 0)
        gathered.at(back->seat).bet -= back->amount;
    if (hasBets(gathered))
        return false;
    const MiddlePot& pot = pots[static_cast<std::size_t>(act.number)];
    return act.amount == pot.amount && (pot.eligible & liveSeats(situation.table)) == SeatSet{*act.seat};
}

bool needsSidePot(const Situation& situation)
{
    return situation.betting.street >= 0 && hasBets(situation.table)
           && (needsNewPot(situation.table) || layersOf(situation).size() > 1);
}

} // namespace cutcard::street
