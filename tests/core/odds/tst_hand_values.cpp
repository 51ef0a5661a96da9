// SPDX-License-Identifier: GPL-3.0-or-later
// Both evaluators against one written from the rules alone.
#include "core/base/random.h"
#include "core/cards/hand_value.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/seven_cards.h"
#include "tests/core/support/naive_hands.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

constexpr std::uint64_t valuesSeed = 20'261'121;

template <std::size_t N> std::array<Card, N> draw(RandomStream& random)
{
    auto deck = orderedDeck();
    random.shuffle(deck);
    std::array<Card, N> cards;
    std::copy_n(deck.begin(), N, cards.begin());
    return cards;
}

QByteArray textOf(std::span<const Card> cards)
{
    QByteArray text;
    for (const Card card : cards)
        text += card.text();
    return text;
}

int sign(auto order)
{
    return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/// Draws pairs of hands of `N` cards, three of them shared as on a board, and compares their order.
template <std::size_t N> void compareOrders(int hands)
{
    RandomStream random(valuesSeed, StreamPurpose::Deck);
    for (int i = 0; i < hands; ++i) {
        const auto drawn = draw<2 * N - 3>(random);
        std::array<Card, N> first;
        std::array<Card, N> second;
        std::copy_n(drawn.begin(), N, first.begin());
        std::copy_n(drawn.begin() + N - 3, N, second.begin());
        const auto naiveFirst = naive::ofBestFive(first);
        const auto naiveSecond = naive::ofBestFive(second);
        const HandValue value = evaluate(first);
        const QByteArray where =
            textOf(first) + " against " + textOf(second) + ", seed " + QByteArray::number(valuesSeed);
        QVERIFY2(static_cast<int>(value.category()) == std::get<0>(naiveFirst), where.constData());
        QVERIFY2(sign(value <=> evaluate(second)) == sign(naiveFirst <=> naiveSecond), where.constData());
        QVERIFY2(sign(naive::quick(first) - naive::quick(second)) == sign(naiveFirst <=> naiveSecond),
                 where.constData());
        if constexpr (N == 7) {
            const SevenCards& table = SevenCards::table();
            QVERIFY2(table.value(table.strength(first)) == value, where.constData());
            const int strengths = int{table.strength(first)} - int{table.strength(second)};
            QVERIFY2(sign(strengths) == sign(naiveFirst <=> naiveSecond), where.constData());
        }
    }
}

constexpr std::array<std::int64_t, handClassCount> fiveCardHands{1'302'540, 1'098'240, 123'552, 54'912, 10'200,
                                                                 5'108,     3'744,     624,     36,     4};
constexpr std::array<std::int64_t, handClassCount> sevenCardHands{
    23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020, 4'047'644, 3'473'184, 224'848, 37'260, 4'324};

} // namespace

class HandValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void fiveCardsAreOrderedAsByTheRules() { compareOrders<5>(20'000); }
    void sixCardsAreOrderedAsByTheRules() { compareOrders<6>(10'000); }
    void sevenCardsAreOrderedAsByTheRules() { compareOrders<7>(20'000); }
    void eightCardsAreOrderedAsByTheRules() { compareOrders<8>(5'000); }

    void allFiveCardHandsFallIntoTheirClasses()
    {
        std::array<std::int64_t, handClassCount> byRules{};
        std::array<std::int64_t, handClassCount> byEvaluator{};
        std::array<Card, 5> cards;
        for (int e = 4; e < cardCount; ++e) {
            cards[4] = Card::fromIndex(e);
            for (int d = 3; d < e; ++d) {
                cards[3] = Card::fromIndex(d);
                for (int c = 2; c < d; ++c) {
                    cards[2] = Card::fromIndex(c);
                    for (int b = 1; b < c; ++b) {
                        cards[1] = Card::fromIndex(b);
                        for (int a = 0; a < b; ++a) {
                            cards[0] = Card::fromIndex(a);
                            ++byEvaluator[static_cast<std::size_t>(evaluate(cards).category())];
                            ++byRules[static_cast<std::size_t>(naive::quick(cards) / (15 * 15 * 15 * 15 * 15))];
                        }
                    }
                }
            }
        }
        QCOMPARE(byRules, fiveCardHands);
        QCOMPARE(byEvaluator, fiveCardHands);
        QCOMPARE(countClasses(5).hands, fiveCardHands);
    }

    void allSevenCardHandsFallIntoTheClassesCountedByStructure()
    {
        // one by one, 133,784,560 of them
        const SevenCards& table = SevenCards::table();
        std::array<std::int64_t, strengthCount + 1> byStrength{};
        std::array<CardSum, 8> sums;
        for (int g = 6; g < cardCount; ++g) {
            sums[6] = CardSum() + cardSums[asIndex(g)];
            for (int f = 5; f < g; ++f) {
                sums[5] = sums[6] + cardSums[asIndex(f)];
                for (int e = 4; e < f; ++e) {
                    sums[4] = sums[5] + cardSums[asIndex(e)];
                    for (int d = 3; d < e; ++d) {
                        sums[3] = sums[4] + cardSums[asIndex(d)];
                        for (int c = 2; c < d; ++c) {
                            sums[2] = sums[3] + cardSums[asIndex(c)];
                            for (int b = 1; b < c; ++b) {
                                const CardSum six = sums[2] + cardSums[asIndex(b)];
                                for (int a = 0; a < b; ++a)
                                    ++byStrength[table.strength(six + cardSums[asIndex(a)])];
                            }
                        }
                    }
                }
            }
        }
        const ClassCounts counts = countClasses(7);
        QCOMPARE(counts.hands, sevenCardHands);
        QCOMPARE(counts.total(), choose(52, 7));
        std::array<std::int64_t, handClassCount> visited{};
        std::array<std::int64_t, rankCount> pairs{};
        for (int strength = 1; strength <= strengthCount; ++strength) {
            const HandValue value = table.value(static_cast<Strength>(strength));
            visited[static_cast<std::size_t>(value.category())] += byStrength[asIndex(strength)];
            if (value.category() == HandClass::OnePair)
                pairs[(value.strength() >> 16U & 0xFU) - 1] += byStrength[asIndex(strength)];
        }
        QCOMPARE(visited, counts.hands);
        QCOMPARE(pairs, counts.pairs);
    }

    void sixCardHandsAddUp() { QCOMPARE(countClasses(6).total(), choose(52, 6)); }

    void fewerThanFiveCardsCountAsTheyAre()
    {
        const auto classOf = [](std::initializer_list<const char*> texts) {
            std::vector<Card> cards;
            for (const char* text : texts)
                cards.push_back(*Card::fromText(text));
            return evaluate(cards).category();
        };
        QCOMPARE(classOf({"As"}), HandClass::HighCard);
        QCOMPARE(classOf({"As", "Ad"}), HandClass::OnePair);
        QCOMPARE(classOf({"As", "Ks", "Qs", "Js"}), HandClass::HighCard);
        QCOMPARE(classOf({"As", "Ad", "Ks", "Kd"}), HandClass::TwoPair);
    }

    void theBestFiveAreWorthWhatTheHandIs()
    {
        RandomStream random(valuesSeed, StreamPurpose::Players);
        for (int i = 0; i < 500; ++i) {
            const auto cards = draw<7>(random);
            QVERIFY2(evaluate(bestFive(cards)) == evaluate(cards), textOf(cards).constData());
        }
    }
};

CUTCARD_TESTS(HandValuesTest)
#include "tst_hand_values.moc"
