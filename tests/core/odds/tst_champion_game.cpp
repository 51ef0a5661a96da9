// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/odds/counting/champion_game.h"
#include "core/odds/counting/flop_margins.h"
#include "core/odds/counting/flush_boards.h"
#include "core/odds/counting/hole_pairs.h"
#include "core/odds/counting/merged_hands.h"
#include "core/odds/counting/seven_cards.h"
#include "core/odds/outcomes.h"
#include "core/odds/versions.h"
#include "tests/core/support/naive_hands.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <numeric>

using namespace cutcard;

namespace {

constexpr std::uint64_t seed = 19'980'405;

Card card(const char* text)
{
    return *Card::fromText(text);
}

/// Five different cards; every other time of few suits or few ranks, so that flushes and full houses are common.
std::array<Card, 5> drawFive(RandomStream& random, int kind)
{
    auto deck = orderedDeck();
    random.shuffle(deck);
    std::array<Card, 5> cards;
    std::size_t size = 0;
    for (const Card each : deck) {
        const bool wanted = kind == 0 || (kind == 1 ? each.suit() <= Suit::Diamonds : each.rank() >= Rank::Ten);
        if (wanted && size < cards.size())
            cards[size++] = each;
    }
    return cards;
}

/// Every runout of a flop, by plain loops and the naive evaluator.
Outcomes plainRunouts(const std::array<Card, 5>& known)
{
    std::vector<Card> rest;
    for (const Card each : orderedDeck()) {
        if (std::find(known.begin(), known.end(), each) == known.end())
            rest.push_back(each);
    }
    std::array<std::array<int, 47>, 47> mine{};
    for (std::size_t b = 1; b < rest.size(); ++b) {
        for (std::size_t a = 0; a < b; ++a)
            mine[a][b] = naive::quick(std::array{known[0], known[1], known[2], known[3], known[4], rest[a], rest[b]});
    }
    Outcomes outcomes;
    std::array<Card, 7> seven{known[2], known[3], known[4]};
    std::array<std::size_t, 4> four{};
    for (four[3] = 3; four[3] < rest.size(); ++four[3]) {
        for (four[2] = 2; four[2] < four[3]; ++four[2]) {
            for (four[1] = 1; four[1] < four[2]; ++four[1]) {
                for (four[0] = 0; four[0] < four[1]; ++four[0]) {
                    for (std::size_t i = 0; i < 4; ++i)
                        seven[3 + i] = rest[four[i]];
                    // the dealer's seven are the same whichever two of the four are turn and river
                    const int theirs = naive::quick(seven);
                    for (std::size_t b = 1; b < 4; ++b) {
                        for (std::size_t a = 0; a < b; ++a) {
                            const int own = mine[four[a]][four[b]];
                            outcomes.won += own > theirs ? 1 : 0;
                            outcomes.tied += own == theirs ? 1 : 0;
                            outcomes.lost += own < theirs ? 1 : 0;
                        }
                    }
                }
            }
        }
    }
    return outcomes;
}

/// Every board for two hands against each other: the four cards are different.
Outcomes outcomesOf(const std::array<Card, 2>& hand, const std::array<Card, 2>& against)
{
    const auto sumOf = [](Card each) { return cardSums[static_cast<std::size_t>(each.index())]; };
    std::vector<CardSum> rest;
    for (const Card each : orderedDeck()) {
        if (std::ranges::find(hand, each) == hand.end() && std::ranges::find(against, each) == against.end())
            rest.push_back(sumOf(each));
    }
    const SevenCards& table = SevenCards::table();
    const CardSum own = CardSum() + sumOf(hand[0]) + sumOf(hand[1]);
    const CardSum other = CardSum() + sumOf(against[0]) + sumOf(against[1]);
    Outcomes outcomes;
    for (std::size_t e = 4; e < rest.size(); ++e) {
        for (std::size_t d = 3; d < e; ++d) {
            for (std::size_t c = 2; c < d; ++c) {
                const CardSum three = rest[e] + rest[d] + rest[c];
                for (std::size_t b = 1; b < c; ++b) {
                    for (std::size_t a = 0; a < b; ++a) {
                        const CardSum board = three + rest[b] + rest[a];
                        const Strength mine = table.strength(own + board);
                        const Strength theirs = table.strength(other + board);
                        outcomes.won += mine > theirs ? 1 : 0;
                        outcomes.tied += mine == theirs ? 1 : 0;
                        outcomes.lost += mine < theirs ? 1 : 0;
                    }
                }
            }
        }
    }
    return outcomes;
}

QByteArray textOf(const std::array<Card, 5>& cards)
{
    QByteArray text;
    for (const Card each : cards)
        text += each.text();
    return text + ", seed " + QByteArray::number(seed);
}

} // namespace

class ChampionGameTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_margins = FlopMargins::compute();
        m_pairs = HolePairs::compute();
        QVERIFY(m_margins && m_pairs);
        m_game = ChampionGame::of(*m_margins);
        m_versions = VersionsGame::of(*m_pairs);
    }

    void thereAreAsManyClassesAsCounted()
    {
        int boards = 0;
        forEachFlushBoard([&](const FlushBoard&, const FlushOrder&) { ++boards; });
        QCOMPARE(boards, flushBoardCount);
        QCOMPARE(flopClasses().size(), std::size_t{1755});
        int flops = 0;
        for (const FlopClass& flop : flopClasses())
            flops += flop.count;
        QCOMPARE(flops, 22'100);
        QCOMPARE(fiveCardKinds(), std::int64_t{134'459});
    }

    void marginsAreThoseOfPlainLoopsOnRandomFlops()
    {
        RandomStream random(seed, StreamPurpose::Deck);
        for (int i = 0; i < 210; ++i) {
            const auto cards = drawFive(random, i % 3);
            const std::array hole{cards[0], cards[1]};
            const std::array flop{cards[2], cards[3], cards[4]};
            const Outcomes counted = countRunouts(hole, flop);
            QVERIFY2(counted == plainRunouts(cards), textOf(cards).constData());
            QVERIFY2(counted.total() == runoutsPerFlop, textOf(cards).constData());
            QVERIFY2(counted.margin() == m_margins->margin(hole, flop), textOf(cards).constData());
        }
    }

    void winsAndLossesBalanceOverAllHands()
    {
        QCOMPARE(m_game.total().margin, std::int64_t{0});
        std::int64_t margin = 0;
        for (int i = 0; i < startingHandCount; ++i)
            margin += m_versions.hands[asIndex(i)].margin * StartingHand::fromIndex(i).combinations();
        QCOMPARE(margin, std::int64_t{0});
    }

    void bothGamesAgreeOnEachStartingHand()
    {
        // by flops, each board is met ten times; by pairs of hands, once
        for (int i = 0; i < startingHandCount; ++i) {
            const StartingHand hand = StartingHand::fromIndex(i);
            QVERIFY2(m_game.hands[asIndex(i)].margin == 10 * hand.combinations() * m_versions.hands[asIndex(i)].margin,
                     hand.text().c_str());
        }
    }

    void pairsOfHandsAreThoseOfPlainLoops()
    {
        RandomStream random(seed, StreamPurpose::Players);
        for (int i = 0; i < 100; ++i) {
            const auto cards = drawFive(random, i % 3);
            const std::array hand{cards[0], cards[1]};
            const std::array against{cards[2], cards[3]};
            const Outcomes outcomes = outcomesOf(hand, against);
            QVERIFY2(outcomes.total() == boardsPerPair, textOf(cards).constData());
            QVERIFY2(outcomes.margin() == m_pairs->margin(hand, against), textOf(cards).constData());
            QVERIFY2(outcomes.margin() == -m_pairs->margin(against, hand), textOf(cards).constData());
        }
    }

    void aPairOfQueensIsAheadOfAceAndKing()
    {
        const std::array hand{card("As"), card("Kd")};
        const std::array against{card("Qh"), card("Qc")};
        QCOMPARE(outcomesOf(hand, against).total(), std::int64_t{1'712'304});
        QVERIFY(m_pairs->margin(hand, against) < 0);
    }

    void valuesAreExact()
    {
        QCOMPARE(fractionText(m_game.value(FlopBet::Twice)), std::string("96637085081/289727187750"));
        QCOMPARE(decimalText(m_game.value(FlopBet::Once), 12), std::string("0.166772552192"));
        QCOMPARE(decimalText(m_game.value(FlopBet::Twice), 12), std::string("0.333545104384"));
        QCOMPARE(m_game.value(FlopBet::Twice), Fraction(2 * m_game.value(FlopBet::Once)));
        QCOMPARE(fractionText(m_game.playValue(FlopBet::Twice, *StartingHand::fromText("AKs"))),
                 std::string("321105887/233063600"));
        QCOMPARE(m_game.total().raisedFlops, std::int64_t{11'957'668});
        QCOMPARE(decimalText(m_versions.value(Side::Player), 8), std::string("0.14153833"));
        QCOMPARE(decimalText(m_versions.value(Side::Dealer), 8), std::string("0.14597789"));
        QCOMPARE(decimalText(m_versions.raises(Side::Player), 4), std::string("0.4988"));
    }

    void nobodyShouldFoldButTheDealersSideAgainstHighPairs()
    {
        std::string forfeited;
        for (int i = 0; i < startingHandCount; ++i) {
            const StartingHand hand = StartingHand::fromIndex(i);
            QVERIFY(!m_game.folds(FlopBet::Once, hand) && !m_game.folds(FlopBet::Twice, hand));
            QVERIFY(!m_versions.forfeits(Side::Player, hand));
            if (m_versions.forfeits(Side::Dealer, hand))
                forfeited += hand.text() + ' ';
        }
        QCOMPARE(forfeited, std::string("AA KK QQ JJ "));
    }

    void mergingHandsGivesLessThanTheGameIsWorth()
    {
        const ChampionGame merged = mergedGame(*m_margins);
        for (int i = 0; i < startingHandCount; ++i) {
            QCOMPARE(merged.hands[asIndex(i)].margin, m_game.hands[asIndex(i)].margin);
            QVERIFY(merged.hands[asIndex(i)].ahead <= m_game.hands[asIndex(i)].ahead);
        }
        QVERIFY(merged.value(FlopBet::Twice) < m_game.value(FlopBet::Twice));
    }

    void computingCanBeCancelled()
    {
        int calls = 0;
        const auto twice = [&](int) { return ++calls < 2; };
        QVERIFY(!FlopMargins::compute(twice));
        QCOMPARE(calls, 2);
        calls = 0;
        QVERIFY(!HolePairs::compute(twice));
        QCOMPARE(calls, 2);
    }

    void startingHandsReadBackFromTheirText()
    {
        for (int i = 0; i < startingHandCount; ++i)
            QCOMPARE(StartingHand::fromText(StartingHand::fromIndex(i).text()),
                     std::optional(StartingHand::fromIndex(i)));
        QCOMPARE(StartingHand::fromText("kAS")->text(), std::string("AKs"));
        QCOMPARE(StartingHand::fromText("2h7c")->text(), std::string("72o"));
        for (const char* text : {"", "A", "AK", "AAs", "AKx", "1Ks", "AsAs", "AsKdQ"})
            QVERIFY2(!StartingHand::fromText(text), text);
    }

    void cardsThatMakeNoSenseAreRefused()
    {
        QCOMPARE(readCards("AsKx", 2, "hole").error().cause, Cause::UnknownCard);
        QCOMPARE(readCards("As As", 2, "hole").error().cause, Cause::DuplicateCard);
        QCOMPARE(readCards("As Kd Qh 2c", 3, "flop").error().cause, Cause::WrongCount);
        QCOMPARE(readCards("AsK", 2, "hole").error().found, std::string("K"));
        QCOMPARE(readCards("As, Kd", 2, "hole").value().size(), std::size_t{2});
    }

private:
    std::optional<FlopMargins> m_margins;
    std::optional<HolePairs> m_pairs;
    ChampionGame m_game;
    VersionsGame m_versions;
};

CUTCARD_TESTS(ChampionGameTest)
#include "tst_champion_game.moc"
