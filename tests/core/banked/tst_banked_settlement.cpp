// SPDX-License-Identifier: GPL-3.0-or-later
// Every game and pay table of the house-banked games against a calculation of its own, on random rounds.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/base/random.h"
#include "core/games/banked/parts.h"
#include "core/games/catalogue/house.h"
#include "tests/support/programs.h"
#endif

#include <QtTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace cutcard;

namespace {

constexpr int rounds = 100'000;
constexpr int mostSpots = 3;

/// A hand of five as a list that compares like the hand: its class, then its ranks by count and height. Written from
/// the order of hands alone, with nothing of the program's own evaluator.
using Strength = std::array<int, 6>;

Strength ofFive(const std::array<Card, 5>& cards)
{
    std::array<int, 15> counts{};
    std::array<int, 4> suits{};
    for (const Card card : cards) {
        ++counts[static_cast<std::size_t>(static_cast<int>(card.rank()) + 2)];
        ++suits[static_cast<std::size_t>(card.suit())];
    }
    std::vector<std::pair<int, int>> groups; // count, rank
    for (int rank = 14; rank >= 2; --rank) {
        if (counts[static_cast<std::size_t>(rank)] > 0)
            groups.emplace_back(counts[static_cast<std::size_t>(rank)], rank);
    }
    std::ranges::sort(groups, std::greater());
    const bool flush = std::ranges::max(suits) == 5;
    int straight = groups.size() == 5 && groups.front().second - groups.back().second == 4 ? groups.front().second : 0;
    if (groups.size() == 5 && groups[0].second == 14 && groups[1].second == 5)
        straight = 5;
    const int first = groups[0].first;
    const int second = groups[1].first;
    int kind = 0;
    if (flush && straight == 14)
        kind = 9;
    else if (flush && straight > 0)
        kind = 8;
    else if (first == 4)
        kind = 7;
    else if (first == 3 && second == 2)
        kind = 6;
    else if (flush)
        kind = 5;
    else if (straight > 0)
        kind = 4;
    else if (first == 3)
        kind = 3;
    else if (first == 2 && second == 2)
        kind = 2;
    else if (first == 2)
        kind = 1;
    Strength strength{kind};
    if (straight > 0) {
        strength[1] = straight;
        return strength;
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        strength[i + 1] = groups[i].second;
    return strength;
}

Strength best(const std::vector<Card>& cards)
{
    Strength strongest{-1};
    for (unsigned mask = 0; mask < 1U << cards.size(); ++mask) {
        if (std::popcount(mask) != 5)
            continue;
        std::array<Card, 5> five;
        std::size_t next = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((mask >> i & 1U) != 0)
                five[next++] = cards[i];
        }
        strongest = std::max(strongest, ofFive(five));
    }
    return strongest;
}

/// What each document's tables pay, typed from the documents: royal flush first, "to 1".
struct Posted {
    const char* name;
    std::array<int, 9> pays; ///< royal flush, straight flush, four, full house, flush, straight, three, two pair, pair
};
constexpr std::array<Posted, 7> seven{{{"E", {100, 25, 15, 7, 5, 3, 2}},
                                       {"F", {50, 25, 15, 7, 5, 3, 2}},
                                       {"CH1", {100, 25, 12, 5, 4, 3, 1}},
                                       {"CH2", {100, 50, 15, 6, 4, 2, 1}},
                                       {"CH3", {100, 25, 15, 6, 4, 2, 1}},
                                       {"CH4", {100, 25, 15, 7, 5, 3}},
                                       {"CH5", {100, 50, 20, 8, 5, 2}}}};
constexpr std::array<Posted, 2> five{{{"A", {100, 40, 20, 8, 6, 5, 4, 2, 1}}, {"B", {200, 50, 20, 10, 8, 6, 3, 2, 1}}}};

/// What a bonus wager of 1 wins with a hand; -1: it is lost.
int bonusOf(const Posted& table, const Strength& hand, bool fiveCards)
{
    const int kind = hand[0];
    if (kind == 0 || (kind == 1 && (!fiveCards || hand[1] < 7)))
        return -1;
    const int pays = table.pays[static_cast<std::size_t>(9 - kind)];
    return pays == 0 ? -1 : pays;
}

/// A round whose cards all lie on the table, with wagers in the circles.
struct Round {
    Situation situation;
    std::vector<Card> board;
    std::vector<Card> dealer;
    std::array<std::vector<Card>, mostSpots> hands;
    int spots = 0;
};

void lay(auto& place, const std::vector<Card>& cards)
{
    for (const Card card : cards)
        place.push_back({.card = card, .faceUp = true});
}

Round randomRound(GameId game, RandomStream& stream)
{
    std::vector<Card> deck;
    for (const Card card : orderedDeck())
        deck.push_back(card);
    stream.shuffle(deck);
    const auto take = [&](int count) {
        std::vector<Card> cards(deck.end() - count, deck.end());
        deck.resize(deck.size() - static_cast<std::size_t>(count));
        return cards;
    };
    Round round;
    Table& table = round.situation.table;
    round.situation.house = sharedOptions(defaultHouse(game));
    for (const Chips value : {5, 25, 100, 500})
        table.tray.push_back({.value = value, .count = 1000});
    round.board = take(5);
    round.dealer = take(2);
    lay(table.board, round.board);
    lay(table.dealerHand, round.dealer);
    round.spots = 1 + stream.below(mostSpots);
    const auto shared = take(2);
    if (game == GameId::ChampionOne)
        lay(table.sharedHand, shared);
    for (int i = 0; i < round.spots; ++i) {
        SeatPlace& place = table.places[static_cast<std::size_t>(i)];
        place.seated = true;
        auto& hand = round.hands[static_cast<std::size_t>(i)];
        hand = game == GameId::ChampionOne ? shared : take(2);
        if (game != GameId::ChampionOne)
            lay(place.hand, hand);
        const Chips bet = 5 * (1 + stream.below(20));
        place.wagers.at(Circle::Bonus) = bet;
        const Circle blind = game != GameId::ChampionOne ? Circle::Blind
                             : stream.chance(500)        ? Circle::DealerBlind
                                                         : Circle::PlayerBlind;
        if (stream.chance(200)) {
            round.situation.notes.folded.insert(Seat::fromIndex(i));
            continue; // the blind was taken at once
        }
        place.wagers.at(blind) = bet;
        place.wagers.at(Circle::Play) = bet;
        if (stream.chance(500))
            place.wagers.at(Circle::Raise) = bet * (1 + stream.below(game == GameId::Champion ? 2 : 1));
        if (game == GameId::Champion && stream.chance(500))
            place.wagers.at(Circle::PotBet) = 10;
    }
    for (const Card card : deck)
        table.muck.push_back({.card = card, .faceUp = false});
    return round;
}

/// Does everything that is owed of a chapter.
void settle(Situation& situation, const Procedure& chapter)
{
    Procedure procedure = chapter.settled(situation);
    for (auto next = procedure.next(); next; next = procedure.next()) {
        if (!perform(situation.table, next->act))
            qFatal("what is owed can't be done");
        procedure = procedure.after(next->act)->rest.settled(situation);
    }
}

/// A house whose bonus table is another of the document's.
void post(Situation& situation, GameId game, const char* table)
{
    BankedOptions house(game);
    house.bonusTable = *findPayTable(table);
    situation.house = std::make_shared<BankedOptions>(house);
}

template <typename Tables> void checkBonuses(GameId game, const Tables& tables, bool fiveCards)
{
    RandomStream stream(20'261'121, StreamPurpose::Deck);
    for (int i = 0; i < rounds; ++i) {
        const Round round = randomRound(game, stream);
        for (const Posted& posted : tables) {
            Situation situation = round.situation;
            post(situation, game, posted.name);
            const Chips tray = trayTotal(situation.table);
            settle(situation, banked::settleBonus());
            Chips won = 0;
            for (int spot = 0; spot < round.spots; ++spot) {
                std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
                cards.insert(cards.end(), round.board.begin(), round.board.begin() + (fiveCards ? 3 : 5));
                const Chips bet = round.situation.table.places[static_cast<std::size_t>(spot)].wagers.at(Circle::Bonus);
                const int odds = bonusOf(posted, best(cards), fiveCards);
                const SeatPlace& place = situation.table.places[static_cast<std::size_t>(spot)];
                QCOMPARE(place.wagers.at(Circle::Bonus), 0);
                QVERIFY2(place.stack == (odds < 0 ? 0 : bet * (odds + 1)),
                         qPrintable(QStringLiteral("round %1, table %2").arg(i).arg(QLatin1String(posted.name))));
                won += odds < 0 ? -bet : bet * odds;
            }
            QCOMPARE(trayTotal(situation.table), tray - won);
        }
    }
}

/// The Pot Bet goes to the best of those who made it, folded or not, in equal parts.
void checkPotOf(const Round& round, const Table& before, Situation situation, int number)
{
    settle(situation, banked::awardPotBet());
    Strength highest{-1};
    std::vector<int> winners;
    Chips pot = 0;
    for (int spot = 0; spot < round.spots; ++spot) {
        const Chips bet = before.places[static_cast<std::size_t>(spot)].wagers.at(Circle::PotBet);
        if (bet == 0)
            continue;
        pot += bet;
        std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
        cards.insert(cards.end(), round.board.begin(), round.board.end());
        const Strength strength = best(cards);
        if (strength > highest)
            winners.clear();
        if (strength >= highest)
            winners.push_back(spot);
        highest = std::max(highest, strength);
    }
    Chips pushed = 0;
    for (int spot = 0; spot < round.spots; ++spot) {
        const Chips got = situation.table.places[static_cast<std::size_t>(spot)].stack
                          - round.situation.table.places[static_cast<std::size_t>(spot)].stack;
        const bool wins = std::ranges::find(winners, spot) != winners.end();
        QVERIFY2(wins ? got >= pot / static_cast<Chips>(winners.size()) / 5 * 5 : got == 0,
                 qPrintable(QStringLiteral("round %1").arg(number)));
        pushed += got;
    }
    QCOMPARE(pushed, pot);
}

void checkHoldem(GameId game)
{
    RandomStream stream(20'261'122, StreamPurpose::Deck);
    for (int i = 0; i < rounds; ++i) {
        Round round = randomRound(game, stream);
        Situation& situation = round.situation;
        const Table before = situation.table;
        settle(situation, banked::settleHoldem());
        std::vector<Card> dealers = round.dealer;
        dealers.insert(dealers.end(), round.board.begin(), round.board.end());
        const Strength dealer = best(dealers);
        Chips won = 0;
        for (int spot = 0; spot < round.spots; ++spot) {
            const SeatPlace& was = before.places[static_cast<std::size_t>(spot)];
            const SeatPlace& place = situation.table.places[static_cast<std::size_t>(spot)];
            std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
            cards.insert(cards.end(), round.board.begin(), round.board.end());
            const Strength player = best(cards);
            const Chips bets = was.wagers.total() - was.wagers.at(Circle::Bonus) - was.wagers.at(Circle::PotBet);
            int sign = player > dealer ? 1 : player < dealer ? -1 : 0;
            if (was.wagers.at(Circle::DealerBlind) > 0)
                sign = -sign;
            QVERIFY2(place.stack == bets + sign * bets, qPrintable(QStringLiteral("round %1").arg(i)));
            won += sign * bets;
        }
        QCOMPARE(trayTotal(situation.table), trayTotal(before) - won);
        if (game == GameId::Champion)
            checkPotOf(round, before, situation, i);
    }
}

} // namespace

class BankedSettlementTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_CHP_play_18_theBonusOfSevenCardsByEveryPostedTable() { checkBonuses(GameId::Champion, seven, false); }
    void rule_CH1_bonus_1_theBonusOfTwoAndThreeCardsByBothTables() { checkBonuses(GameId::ChampionOne, five, true); }
    void rule_CH2_bonus_1_theBonusOfTwoAndThreeCardsByBothTables() { checkBonuses(GameId::ChampionTwo, five, true); }
    void rule_CHP_play_19_to_21_andThePotBet() { checkHoldem(GameId::Champion); }
    void rule_CH1_set_bothSidesOfTheSharedHand() { checkHoldem(GameId::ChampionOne); }
    void rule_CH2_set_everybodysOwnHand() { checkHoldem(GameId::ChampionTwo); }
};

CUTCARD_TESTS(BankedSettlementTest)
#include "tst_banked_settlement.moc"
