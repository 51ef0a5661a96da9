// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/payout_oracle.h"

#include <algorithm>
#include <functional>

namespace cutcard::oracle {

namespace {

enum Class { HighCard, OnePair, TwoPair, Trips, Straight, Flush, FullHouse, Quads, StraightFlush, Royal };

/// A printed table: odds from a pair up, and the least pair that is paid.
struct Printed {
    std::string_view name;
    std::map<int, int> odds;
};

const std::vector<Printed>& printed()
{
    // clang-format off
    static const std::vector<Printed> tables{
        {"A",   {{Royal, 100}, {StraightFlush, 40}, {Quads, 20}, {FullHouse, 8}, {Flush, 6}, {Straight, 5}, {Trips, 4}, {TwoPair, 2}, {OnePair, 1}}},
        {"B",   {{Royal, 200}, {StraightFlush, 50}, {Quads, 20}, {FullHouse, 10}, {Flush, 8}, {Straight, 6}, {Trips, 3}, {TwoPair, 2}, {OnePair, 1}}},
        {"E",   {{Royal, 100}, {StraightFlush, 25}, {Quads, 15}, {FullHouse, 7}, {Flush, 5}, {Straight, 3}, {Trips, 2}}},
        {"F",   {{Royal, 50}, {StraightFlush, 25}, {Quads, 15}, {FullHouse, 7}, {Flush, 5}, {Straight, 3}, {Trips, 2}}},
        {"CH1", {{Royal, 100}, {StraightFlush, 25}, {Quads, 12}, {FullHouse, 5}, {Flush, 4}, {Straight, 3}, {Trips, 1}}},
        {"CH2", {{Royal, 100}, {StraightFlush, 50}, {Quads, 15}, {FullHouse, 6}, {Flush, 4}, {Straight, 2}, {Trips, 1}}},
        {"CH3", {{Royal, 100}, {StraightFlush, 25}, {Quads, 15}, {FullHouse, 6}, {Flush, 4}, {Straight, 2}, {Trips, 1}}},
        {"CH4", {{Royal, 100}, {StraightFlush, 25}, {Quads, 15}, {FullHouse, 7}, {Flush, 5}, {Straight, 3}}},
        {"CH5", {{Royal, 100}, {StraightFlush, 50}, {Quads, 20}, {FullHouse, 8}, {Flush, 5}, {Straight, 2}}},
    };
    // clang-format on
    return tables;
}

const Player& at(const std::vector<Player>& players, int seat)
{
    return *std::ranges::find(players, seat, &Player::seat);
}

} // namespace

int printedOdds(std::string_view table, const std::vector<Card>& cards)
{
    const int first = naive::quick(cards) / (15 * 15 * 15 * 15); // the class, and the rank that decides first
    const auto& odds = std::ranges::find(printed(), table, &Printed::name)->odds;
    const auto row = odds.find(first / 15);
    constexpr int leastPair = 7; // of the tables that pay a pair at all
    if (row == odds.end() || (first / 15 == OnePair && first % 15 < leastPair))
        return 0;
    return row->second;
}

std::vector<Heap> heapsOf(const std::vector<Player>& players)
{
    // the chips stand in columns; cut at the height of each player who is in, what lies between two cuts is a pot for
    // those who reach it
    std::set<Chips> cuts;
    Chips apart = 0;
    for (const Player& player : players) {
        apart += player.deadBlind;
        if (player.in)
            cuts.insert(player.put);
    }
    std::vector<Heap> heaps;
    Chips below = 0;
    for (const Chips cut : cuts) {
        Heap heap;
        for (const Player& player : players) {
            const Chips column = player.put - player.deadBlind;
            // what a folded player has put in above everybody is the last pot's
            const Chips top = cut == *cuts.rbegin() ? std::max(cut, column) : cut;
            heap.amount += std::max<Chips>(0, std::min(column, top) - below);
            if (player.in && player.put >= cut)
                heap.claim.insert(player.seat);
        }
        below = cut;
        heaps.push_back(heap);
    }
    if (!heaps.empty())
        heaps.front().amount += apart;
    return heaps;
}

std::set<int> bestOf(const std::vector<Player>& players, const std::set<int>& claim)
{
    std::set<int> best;
    for (const int seat : claim) {
        const int worth = at(players, seat).worth;
        const int high = best.empty() ? worth : at(players, *best.begin()).worth;
        if (worth > high)
            best.clear();
        if (best.empty() || worth == high)
            best.insert(seat);
    }
    return best;
}

Shares shared(Chips amount, const std::set<int>& winners, const std::vector<Player>& players, const Sharing& sharing)
{
    Shares shares;
    const auto count = static_cast<Chips>(winners.size());
    if (count == 0) {
        shares.left = amount;
        return shares;
    }
    const Chips each = count == 1 ? amount : amount / (count * sharing.unit) * sharing.unit;
    for (const int seat : winners)
        shares.of[seat] = each;
    shares.odd = amount - each * count;
    if (sharing.odd == OddChip::NextHand) {
        shares.left = shares.odd;
        return shares;
    }
    std::vector<int> order(winners.begin(), winners.end());
    constexpr int places = 10;
    std::ranges::sort(order, {}, [&](int seat) { return (seat - sharing.button + places - 1) % places; });
    if (sharing.odd == OddChip::HighestCard)
        std::ranges::sort(order, std::greater(), [&](int seat) { return at(players, seat).highestCard; });
    Chips rest = shares.odd;
    for (std::size_t i = 0; rest > 0; ++i) {
        const Chips chip = std::min(rest, sharing.unit);
        shares.of[order[i % order.size()]] += chip;
        rest -= chip;
    }
    return shares;
}

} // namespace cutcard::oracle
