// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/merged_hands.h"
#include "core/odds/counting/seven_cards.h"
#include "core/odds/document_figures.h"
#include "core/odds/outcomes.h"

#include <benchmark/benchmark.h>

using namespace cutcard;

namespace {

/// Hands of seven drawn at random, as many as the public evaluators' own benchmarks use.
const std::vector<std::array<Card, 7>>& randomHands()
{
    static const auto hands = [] {
        RandomStream random(1, StreamPurpose::Deck);
        std::vector<std::array<Card, 7>> drawn(10'000'000);
        auto deck = orderedDeck();
        for (auto& hand : drawn) {
            for (int i = 0; i < 7; ++i) {
                std::swap(deck[asIndex(i)], deck[asIndex(i + random.below(cardCount - i))]);
                hand[asIndex(i)] = deck[asIndex(i)];
            }
        }
        return drawn;
    }();
    return hands;
}

void randomSevenCardHands(benchmark::State& state)
{
    const auto& hands = randomHands();
    const SevenCards& table = SevenCards::table();
    for (auto _ : state) {
        unsigned sum = 0;
        for (const auto& hand : hands)
            sum += table.strength(hand);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void randomSevenCardSums(benchmark::State& state)
{
    const auto& hands = randomHands();
    const SevenCards& table = SevenCards::table();
    std::vector<CardSum> sums(hands.size());
    for (std::size_t i = 0; i < hands.size(); ++i) {
        for (const Card card : hands[i])
            sums[i] += cardSums[asIndex(card.index())];
    }
    for (auto _ : state) {
        unsigned sum = 0;
        for (const CardSum& hand : sums)
            sum += table.strength(hand);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(sums.size()));
}

/// All hands of seven, counted by class without visiting them.
void allSevenCardHandsByStructure(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(countClasses(7).total());
    state.SetItemsProcessed(state.iterations() * choose(52, 7));
}

/// The same, visiting each.
void allSevenCardHandsOneByOne(benchmark::State& state)
{
    const SevenCards& table = SevenCards::table();
    for (auto _ : state) {
        std::array<std::uint32_t, strengthCount + 1> counts{};
        for (int g = 6; g < cardCount; ++g) {
            const CardSum one = CardSum() + cardSums[asIndex(g)];
            for (int f = 5; f < g; ++f) {
                const CardSum two = one + cardSums[asIndex(f)];
                for (int e = 4; e < f; ++e) {
                    const CardSum three = two + cardSums[asIndex(e)];
                    for (int d = 3; d < e; ++d) {
                        const CardSum four = three + cardSums[asIndex(d)];
                        for (int c = 2; c < d; ++c) {
                            const CardSum five = four + cardSums[asIndex(c)];
                            for (int b = 1; b < c; ++b) {
                                const CardSum six = five + cardSums[asIndex(b)];
                                for (int a = 0; a < b; ++a)
                                    ++counts[table.strength(six + cardSums[asIndex(a)])];
                            }
                        }
                    }
                }
            }
        }
        benchmark::DoNotOptimize(counts);
    }
    state.SetItemsProcessed(state.iterations() * choose(52, 7));
}

void championGame(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(ChampionGame::of(*FlopMargins::compute()).value(FlopBet::Twice));
}

void versionsGame(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(VersionsGame::of(*HolePairs::compute()).value(Side::Dealer));
}

void everyFigureOfTheDocument(benchmark::State& state)
{
    for (auto _ : state) {
        const auto margins = FlopMargins::compute();
        benchmark::DoNotOptimize(
            documentFigures(ChampionGame::of(*margins), mergedGame(*margins), VersionsGame::of(*HolePairs::compute())));
    }
}

void oneDecision(benchmark::State& state)
{
    const auto cards = orderedDeck();
    for (auto _ : state)
        benchmark::DoNotOptimize(countRunouts({cards[51], cards[45]}, {cards[50], cards[20], cards[3]}));
}

} // namespace

BENCHMARK(randomSevenCardHands)->Unit(benchmark::kMillisecond);
BENCHMARK(randomSevenCardSums)->Unit(benchmark::kMillisecond);
BENCHMARK(allSevenCardHandsByStructure)->Unit(benchmark::kMillisecond);
BENCHMARK(allSevenCardHandsOneByOne)->Unit(benchmark::kMillisecond);
BENCHMARK(championGame)->Unit(benchmark::kMillisecond);
BENCHMARK(versionsGame)->Unit(benchmark::kMillisecond);
BENCHMARK(everyFigureOfTheDocument)->Unit(benchmark::kMillisecond);
BENCHMARK(oneDecision)->Unit(benchmark::kMillisecond);
