// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/moves.h"

#include "core/base/gathered.h"

#include <numeric>

namespace cutcard::moves {

/// Takes equal layers off the bets, as hands do, until `amount` is in the pot.
static void takeFromBets(Table& table, Chips amount)
{
    // chips that lie in front for the whole hand are one heap by then
    for (SeatPlace& place : table.places)
        place.bet += std::exchange(place.earlier, 0);
    // no chip is cut up: what lies there comes apart only in what divides all of it
    Chips unit = amount;
    for (const SeatPlace& place : table.places)
        unit = std::gcd(unit, place.bet);
    while (amount > 0) {
        Chips layer = amount;
        int count = 0;
        for (const SeatPlace& place : table.places) {
            if (place.bet > 0) {
                layer = std::min(layer, place.bet);
                ++count;
            }
        }
        if (!holds(count > 0))
            return;
        layer = std::min(layer, std::max(unit, amount / std::max(1, count) / unit * unit));
        for (SeatPlace& place : table.places) {
            const Chips taken = std::min({place.bet, layer, amount});
            place.bet -= taken;
            amount -= taken;
        }
    }
}

std::optional<std::array<int, maxTrayRows>> chipsFor(const Table& table, Chips amount, bool asFarAsThere)
{
    std::array<int, maxTrayRows> counts{};
    for (std::size_t i = table.tray.size(); i > 0; --i) {
        const ChipLot& row = table.tray[i - 1];
        const Chips wanted = amount / row.value;
        counts[i - 1] = static_cast<int>(asFarAsThere ? std::min<Chips>(wanted, row.count) : wanted);
        amount -= counts[i - 1] * row.value;
    }
    return amount == 0 ? std::optional(counts) : std::nullopt;
}

bool intoTray(Table& table, Chips amount)
{
    const auto counts = chipsFor(table, amount, false);
    if (!counts)
        return false;
    for (std::size_t i = 0; i < table.tray.size(); ++i)
        table.tray[i].count += (*counts)[i];
    return true;
}

bool outOfTray(Table& table, Chips amount)
{
    const auto counts = chipsFor(table, amount, true);
    if (!counts)
        return false;
    for (std::size_t i = 0; i < table.tray.size(); ++i)
        table.tray[i].count -= (*counts)[i];
    return true;
}

bool takeWager(Table& table, const Act& act)
{
    Chips& wager = table.at(*act.seat).wagers.at(act.circle);
    if (act.amount < 1 || act.amount > wager || !intoTray(table, act.amount))
        return false;
    wager -= act.amount;
    table.at(*act.seat).taken += act.amount;
    return true;
}

bool payWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    // what was cut out is paid with; what it lacks, or is too much, changes places with the tray
    const Chips cut = place.cutOut.at(act.circle);
    if (act.amount < 1)
        return false;
    if (act.amount > cut ? !outOfTray(table, act.amount - cut) : cut > act.amount && !intoTray(table, cut - act.amount))
        return false;
    place.cutOut.at(act.circle) = 0;
    place.stack += act.amount + std::exchange(wager, 0);
    return true;
}

bool cutChips(Table& table, const Act& act)
{
    const auto row = std::ranges::find(table.tray, act.amount, &ChipLot::value);
    if (row == table.tray.end() || act.number < 1 || row->count < act.number)
        return false;
    row->count -= act.number;
    table.at(*act.seat).cutOut.at(act.circle) += act.number * act.amount;
    return true;
}

void cutOutIntoTray(Table& table)
{
    for (SeatPlace& place : table.places)
        intoTray(table, std::exchange(place.cutOut, {}).total());
}

bool pushWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    if (act.amount < 1 || act.amount > wager)
        return false;
    wager -= act.amount;
    place.stack += act.amount;
    return true;
}

bool correctWager(Table& table, const Act& act)
{
    SeatPlace& place = table.at(*act.seat);
    Chips& wager = place.wagers.at(act.circle);
    if (act.amount < 0 || act.amount > wager + place.stack)
        return false;
    place.stack += wager - act.amount;
    wager = act.amount;
    return true;
}

void returnWagers(Table& table)
{
    cutOutIntoTray(table);
    for (SeatPlace& place : table.places) {
        place.stack += std::exchange(place.wagers, {}).total();
        if (place.taken > 0 && outOfTray(table, place.taken))
            place.stack += std::exchange(place.taken, 0);
    }
    // Pot Bets that already lie in the middle are as much the players' as those in the circles
    for (MiddlePot& pot : table.pots) {
        const Chips each = pot.eligible.empty() ? 0 : pot.amount / pot.eligible.size();
        for (const Seat seat : pot.eligible) {
            table.at(seat).stack += each;
            pot.amount -= each;
        }
    }
}

bool gatherPot(Table& table)
{
    const Chips total = wageredIn(table, Circle::PotBet);
    const SeatSet bettors = SeatSet::firstSeats(maxSeats).where(
        [&](Seat seat) { return std::exchange(table.at(seat).wagers.at(Circle::PotBet), 0) > 0; });
    if (total == 0)
        return false;
    if (table.pots.empty())
        table.pots.push_back({});
    table.pots.front().amount += total;
    table.pots.front().eligible = table.pots.front().eligible | bettors;
    return true;
}

bool fillTray(Table& table)
{
    constexpr int full = 100;
    constexpr Chips highestPosted = 200; // to 1, for a royal flush
    if (table.tray.empty())
        return false;
    Chips atStake = 0;
    for (const SeatPlace& place : table.places)
        atStake += place.wagers.at(Circle::Bonus) * highestPosted + place.wagers.total();
    const Chips before = trayTotal(table);
    for (ChipLot& row : table.tray)
        row.count = std::max(row.count, full);
    ChipLot& largest = table.tray[table.tray.size() - 1];
    const Chips missing = std::max<Chips>(0, atStake - trayTotal(table));
    constexpr Chips most = 1'000'000; // chips that can be carried to a table
    largest.count += static_cast<int>(std::min(most, (missing + largest.value - 1) / largest.value));
    if (trayTotal(table) == before)
        largest.count += full;
    table.cage -= trayTotal(table) - before;
    return true;
}

bool sweep(Table& table)
{
    Chips total = 0;
    for (SeatPlace& place : table.places) {
        total += place.inFront();
        place.bet = 0;
        place.earlier = 0;
    }
    if (total == 0)
        return false;
    if (table.pots.empty())
        table.pots.push_back({});
    table.pots.back().amount += total;
    return true;
}

bool buildPot(Table& table, const Act& act)
{
    const auto index = static_cast<std::size_t>(act.number);
    // chips can be laid anywhere, also before the pots that come first or a place too far to the right
    if (act.number < 0 || index >= static_cast<std::size_t>(maxSeats))
        return false;
    const Chips there = index < table.pots.size() ? table.pots[index].amount : 0;
    const Chips inFront = sumOf(table.places, &SeatPlace::inFront);
    if (act.amount <= there || act.amount - there > inFront)
        return false;
    while (index >= table.pots.size())
        table.pots.push_back({});
    takeFromBets(table, act.amount - there);
    table.pots[index] = {.amount = act.amount, .eligible = act.seats};
    return true;
}

bool outOfPot(Table& table, const Act& act, Chips& to)
{
    const auto index = static_cast<std::size_t>(act.number);
    if (act.number < 0 || index >= table.pots.size() || act.amount < 1 || table.pots[index].amount < act.amount)
        return false;
    table.pots[index].amount -= act.amount;
    to += act.amount;
    return true;
}

bool moveChips(SeatPlace& place, Chips amount, Chips& from, Chips& to)
{
    if (!place.seated || amount < 1 || from < amount)
        return false;
    from -= amount;
    to += amount;
    return true;
}

bool separateBet(Table& table, const Act& act)
{
    if (table.pots.empty() || table.pots.back().amount < act.amount || act.amount < 1)
        return false;
    table.pots.back().amount -= act.amount;
    table.at(*act.seat).bet += act.amount;
    return true;
}

} // namespace cutcard::moves
