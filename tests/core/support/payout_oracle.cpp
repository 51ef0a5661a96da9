// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/payout_oracle.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace cutcard::oracle {

namespace {

enum Class { HighCard, OnePair, TwoPair, Trips, Straight, Flush, FullHouse, Quads, StraightFlush, Royal };

/// Two is 2 and the ace 14.
int rankOf(Card card)
{
    return static_cast<int>(card.rank()) + 2;
}

/// The highest card of five in a row, 0 if they are not (CHP-rank-f: the ace above the king or below the two).
int straightTo(std::vector<int> ranks)
{
    std::ranges::sort(ranks);
    if (ranks == std::vector{2, 3, 4, 5, 14})
        return 5;
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        if (ranks[i] != ranks[i - 1] + 1)
            return 0;
    }
    return ranks.back();
}

Worth worthOfFive(const std::array<Card, 5>& five)
{
    std::vector<int> ranks;
    std::map<int, int> count;
    bool oneSuit = true;
    for (const Card card : five) {
        ranks.push_back(rankOf(card));
        ++count[ranks.back()];
        oneSuit = oneSuit && card.suit() == five.front().suit();
    }
    if (const int top = straightTo(ranks); top > 0)
        return {!oneSuit ? Straight : top == 14 ? Royal : StraightFlush, top};
    std::vector<std::pair<int, int>> groups; // how many of a rank, and which: the most come first
    for (const auto& [rank, many] : count)
        groups.emplace_back(many, rank);
    std::ranges::sort(groups, std::greater());
    const int first = groups[0].first;
    const int second = groups[1].first;
    Worth worth{HighCard};
    if (first == 4)
        worth[0] = Quads;
    else if (first == 3)
        worth[0] = second == 2 ? FullHouse : Trips;
    else if (oneSuit)
        worth[0] = Flush;
    else if (first == 2)
        worth[0] = second == 2 ? TwoPair : OnePair;
    for (std::size_t i = 0; i < groups.size(); ++i)
        worth[i + 1] = groups[i].second;
    return worth;
}

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
        {"CH3", {{Royal, 100}, {StraightFlush, 50}, {Quads, 15}, {FullHouse, 6}, {Flush, 4}, {Straight, 2}, {Trips, 1}}},
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

Worth worthOf(const std::vector<Card>& cards)
{
    Worth best{-1};
    std::vector<char> taken(cards.size(), 0);
    std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(5, cards.size())),
              char{1});
    do {
        std::array<Card, 5> five;
        std::size_t count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (taken[i] != 0)
                five[count++] = cards[i];
        }
        if (count == five.size())
            best = std::max(best, worthOfFive(five));
    } while (std::ranges::prev_permutation(taken).found);
    return best;
}

int printedOdds(std::string_view table, const std::vector<Card>& cards)
{
    const Worth worth = worthOf(cards);
    const auto& odds = std::ranges::find(printed(), table, &Printed::name)->odds;
    const auto row = odds.find(worth[0]);
    constexpr int leastPair = 7; // of the tables that pay a pair at all
    if (row == odds.end() || (worth[0] == OnePair && worth[1] < leastPair))
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
        const Worth& worth = at(players, seat).worth;
        const Worth& high = best.empty() ? worth : at(players, *best.begin()).worth;
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
