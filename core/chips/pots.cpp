// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pots.h"

#include "core/base/gathered.h"

namespace cutcard {

static const Contribution& of(const Contributions& contributions, Seat seat)
{
    return contributions[static_cast<std::size_t>(seat.index())];
}

static bool isIn(const Contribution& contribution)
{
    return !contribution.folded && contribution.live > 0;
}

static SeatSet seatsIn(const Contributions& contributions)
{
    const SeatSet all = SeatSet::firstSeats(maxSeats);
    const SeatSet withChips = all.where([&](Seat seat) { return isIn(of(contributions, seat)); });
    const SeatSet notFolded = all.where([&](Seat seat) { return !of(contributions, seat).folded; });
    // a bet that came back whole still wins the dead and carried chips
    return withChips.empty() ? notFolded : withChips;
}

/// Under the capped reading a dead blind is a folded bet like any other.
static Contributions withDeadBlindsAsBets(Contributions contributions)
{
    for (Contribution& contribution : contributions) {
        if (contribution.folded) {
            contribution.live += contribution.dead;
            contribution.dead = 0;
        }
    }
    return contributions;
}

using Levels = FixedVector<Chips, maxSeats>;

/// The heights at which a pot ends: each all-in amount and the highest bet, of seats still in.
static Levels layerLevels(const Contributions& contributions, SeatSet in)
{
    Chips highest = 0;
    for (const Seat seat : in)
        highest = std::max(highest, of(contributions, seat).live);
    std::array<Chips, maxSeats> heights{};
    std::size_t count = 0;
    for (const Seat seat : in) {
        const Contribution& contribution = of(contributions, seat);
        heights[count++] = contribution.allIn ? contribution.live : highest;
    }
    const auto end = heights.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(heights.begin(), end);
    Levels levels;
    for (auto it = heights.begin(); it != end; ++it) {
        if (levels.empty() || *it != levels.back())
            levels.push_back(*it);
    }
    return levels;
}

static Pot layer(const Contributions& contributions, SeatSet in, Chips from, Chips to)
{
    Pot pot;
    for (const Contribution& contribution : contributions)
        pot.amount += std::clamp<Chips>(contribution.live, from, to) - from;
    for (const Seat seat : in) {
        const Contribution& contribution = of(contributions, seat);
        if (!contribution.allIn || contribution.live >= to)
            pot.eligible.insert(seat);
    }
    return pot;
}

std::optional<Refund> uncalledExcess(const Contributions& contributions, const PotOptions& options)
{
    if (options.capDeadBlind)
        return uncalledExcess(withDeadBlindsAsBets(contributions));
    const bool contested = seatsIn(contributions).size() > 1;
    // whoever is all-in wins no more than it has put in itself from anybody: what lies above is nobody's to win
    const bool byAllIn =
        std::ranges::all_of(seatsIn(contributions), [&](Seat seat) { return of(contributions, seat).allIn; });
    Refund highest;
    Chips matched = 0;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const Contribution& contribution = of(contributions, seat);
        if (contribution.live > highest.amount && (byAllIn || !contribution.folded)) {
            matched = std::max(matched, highest.amount);
            highest = {seat, contribution.live};
        } else {
            matched = std::max(matched, contribution.live);
        }
    }
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const Contribution& contribution = of(contributions, seat);
        if (!contested && seat != highest.seat)
            matched = std::max(matched, contribution.live + contribution.dead);
    }
    if (highest.amount <= matched)
        return std::nullopt;
    return Refund{highest.seat, highest.amount - matched};
}

std::optional<Refund> properRaiseRefund(const Contributions& contributions, Seat shortRaiser)
{
    const auto refund = uncalledExcess(contributions);
    if (!holds(of(contributions, shortRaiser).allIn) || !refund || refund->seat == shortRaiser)
        return std::nullopt;
    return refund;
}

Contributions refunded(Contributions contributions, const Refund& refund)
{
    Contribution& contribution = contributions[static_cast<std::size_t>(refund.seat.index())];
    if (!holds(refund.amount >= 0 && refund.amount <= contribution.live + contribution.dead))
        return contributions;
    // only under the capped reading is a dead blind more than what was bet
    const Chips live = std::min(refund.amount, contribution.live);
    contribution.live -= live;
    contribution.dead -= refund.amount - live;
    return contributions;
}

LayeredPots layeredPots(const Contributions& contributions, const PotOptions& options)
{
    if (options.capDeadBlind)
        return layeredPots(withDeadBlindsAsBets(contributions), {.capDeadBlind = false, .carried = options.carried});
    const SeatSet in = seatsIn(contributions);
    LayeredPots pots;
    Chips from = 0;
    for (const Chips to : layerLevels(contributions, in)) {
        if (to > from)
            pots.push_back(layer(contributions, in, from, to));
        from = to;
    }
    Chips beyond = 0;
    Chips dead = options.carried;
    for (const Contribution& contribution : contributions) {
        beyond += std::max<Chips>(contribution.live - from, 0);
        dead += contribution.dead;
    }
    if (pots.empty() && beyond + dead > 0)
        pots.push_back({0, in});
    if (!pots.empty()) {
        pots.back().amount += beyond;
        pots.front().amount += dead;
    }
    return pots;
}

Chips heightOf(const Pot& pot, const Contributions& contributions)
{
    Chips height = 0;
    for (const Seat seat : pot.eligible) {
        const Chips live = contributions[static_cast<std::size_t>(seat.index())].live;
        height = height == 0 ? live : std::min(height, live);
    }
    return height;
}

Chips totalOf(const LayeredPots& pots)
{
    return sumOf(pots, &Pot::amount);
}

Chips totalOf(const Contributions& contributions)
{
    return sumOf(contributions,
                 [&](const Contribution& contribution) { return contribution.live + contribution.dead; });
}

PotSplit splitPot(Chips amount, int winners, Chips unit)
{
    if (!holds(amount >= 0 && winners > 0 && unit > 0))
        return {0, amount};
    const Chips share = amount / winners / unit * unit;
    return {share, amount - share * winners};
}

SeatSet bestSeats(SeatSet eligible, const Strengths& strengths)
{
    return eligible.withMost([&](Seat seat) { return strengths[static_cast<std::size_t>(seat.index())]; });
}

/// One odd chip to each winner in turn, until there are no more.
static void giveOddChips(PotAward& result, Chips odd, const SettleOptions& options)
{
    SeatSet waiting = result.winners;
    Seat last = options.button;
    const auto give = [&](Seat seat) {
        const Chips chip = std::min(odd, options.unit);
        result.payouts[static_cast<std::size_t>(seat.index())] += chip;
        odd -= chip;
        waiting.erase(seat);
    };
    for (const Seat seat : options.order) {
        if (waiting.contains(seat))
            give(seat);
    }
    while (!waiting.empty()) {
        last = waiting.nextAfter(last);
        give(last);
    }
}

PotAward award(const Pot& pot, const Strengths& strengths, const SettleOptions& options)
{
    PotAward result;
    result.amount = pot.amount;
    result.winners = bestSeats(pot.eligible, strengths);
    if (result.winners.empty()) {
        result.carried = pot.amount;
        return result;
    }
    const PotSplit split = splitPot(pot.amount, result.winners.size(), options.unit);
    for (const Seat seat : result.winners)
        result.payouts[static_cast<std::size_t>(seat.index())] = split.share;
    // chips below the unit lie there only after a mistake; a sole winner takes them like everything else
    if (result.winners.size() == 1)
        result.payouts[static_cast<std::size_t>(result.winners.front().index())] += split.remainder;
    else if (options.oddChips == OddChips::CarryToNextHand)
        result.carried = split.remainder;
    else
        giveOddChips(result, split.remainder, options);
    return result;
}

Awards settle(const LayeredPots& pots, const Strengths& strengths, const SettleOptions& options)
{
    Awards awards;
    for (const Pot& pot : pots)
        awards.push_back(award(pot, strengths, options));
    return awards;
}

ChipsBySeat totalPayouts(const Awards& awards)
{
    ChipsBySeat totals{};
    for (const PotAward& one : awards) {
        for (std::size_t i = 0; i < totals.size(); ++i)
            totals[i] += one.payouts[i];
    }
    return totals;
}

Chips totalCarried(const Awards& awards)
{
    return sumOf(awards, &PotAward::carried);
}

} // namespace cutcard
