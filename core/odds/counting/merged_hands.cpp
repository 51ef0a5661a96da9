// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/merged_hands.h"

#include "core/base/gathered.h"

namespace cutcard {

namespace {

/// One flop with one hole hand, weighted.
struct DealtFlop {
    SuitRanks kind{}; ///< of all five cards
    std::int64_t margin = 0;
    std::int64_t weight = 0;
};

void addDealt(std::vector<DealtFlop>& dealt, StartingHand hand, const FlopClass& flop, const FlopMargins::Flop& parts)
{
    for (int first = 0; first < suitCount; ++first) {
        for (int second = 0; second < suitCount; ++second) {
            if ((first == second) != hand.isSuited() || (hand.isPair() && first >= second))
                continue;
            const Card a(hand.high(), static_cast<Suit>(first));
            const Card b(hand.low(), static_cast<Suit>(second));
            if (!contains(flop.cards, a) && !contains(flop.cards, b))
                dealt.push_back({suitRanks(std::array{flop.cards[0], flop.cards[1], flop.cards[2], a, b}),
                                 std::int64_t{parts.margin(a, b)} * flop.count, flop.count});
        }
    }
}

StartingHandWorth worthOf(std::vector<DealtFlop>& dealt)
{
    std::sort(dealt.begin(), dealt.end(), [](const DealtFlop& a, const DealtFlop& b) { return a.kind < b.kind; });
    StartingHandWorth worth;
    for (std::size_t first = 0; first < dealt.size();) {
        std::int64_t margin = 0;
        std::int64_t weight = 0;
        std::size_t last = first;
        for (; last < dealt.size() && dealt[last].kind == dealt[first].kind; ++last) {
            margin += dealt[last].margin;
            weight += dealt[last].weight;
        }
        worth.add(margin, weight);
        first = last;
    }
    return worth;
}

} // namespace

ChampionGame mergedGame(const FlopMargins& margins)
{
    const auto flops = eachOf(flopClasses(), [&](const FlopClass& flop) { return margins.flop(flop.cards); });
    ChampionGame game;
    std::vector<DealtFlop> dealt;
    for (int i = 0; i < startingHandCount; ++i) {
        dealt.clear();
        for (std::size_t flop = 0; flop < flops.size(); ++flop)
            addDealt(dealt, StartingHand::fromIndex(i), flopClasses()[flop], flops[flop]);
        game.hands[asIndex(i)] = worthOf(dealt);
    }
    return game;
}

std::int64_t fiveCardKinds()
{
    // each renaming of the suits turns them in cycles; hands it leaves alone take whole cycles of a rank or none
    struct Renamings {
        int count;
        std::initializer_list<int> cycles;
    };
    std::int64_t sum = 0;
    for (const Renamings& renamings : {Renamings{1, {1, 1, 1, 1}}, Renamings{6, {2, 1, 1}}, Renamings{3, {2, 2}},
                                       Renamings{8, {3, 1}}, Renamings{6, {4}}}) {
        std::array<std::int64_t, 6> hands{1};
        for (int rank = 0; rank < rankCount; ++rank) {
            for (const int cycle : renamings.cycles) {
                for (int cards = 5; cards >= cycle; --cards)
                    hands[asIndex(cards)] += hands[asIndex(cards - cycle)];
            }
        }
        sum += renamings.count * hands[5];
    }
    return sum / 24;
}

} // namespace cutcard
