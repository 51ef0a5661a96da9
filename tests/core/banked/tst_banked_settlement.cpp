// SPDX-License-Identifier: GPL-3.0-or-later
// Every game and pay table of the house-banked games against a calculation of its own, on drawn rounds.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/games/banked/parts.h"
#include "core/games/catalogue/house.h"
#include "tests/core/support/payout_oracle.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"
#endif

#include <QtTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace cutcard;

namespace {

constexpr int rounds = 100'000;
constexpr int mostSpots = 3;

constexpr std::array seven{"E", "F", "CH1", "CH2", "CH3", "CH4", "CH5"};
constexpr std::array five{"A", "B"};

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

std::string textOf(const std::vector<Card>& cards)
{
    std::string text;
    for (const Card card : cards)
        text += card.text();
    return text;
}

Round drawnRound(GameId game)
{
    std::vector<Card> deck;
    for (const Card card : orderedDeck())
        deck.push_back(card);
    const auto take = [&](int count) {
        std::vector<Card> cards;
        for (int i = 0; i < count; ++i) {
            const auto place = deck.begin() + drawn::below(static_cast<int>(deck.size()));
            cards.push_back(*place);
            deck.erase(place);
        }
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
    round.spots = 1 + drawn::below(mostSpots);
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
        const Chips bet = 5 * (1 + drawn::below(20));
        place.wagers.at(Circle::Bonus) = bet;
        const Circle blind = game != GameId::ChampionOne ? Circle::Blind
                             : drawn::chance(500)        ? Circle::DealerBlind
                                                         : Circle::PlayerBlind;
        if (drawn::chance(200)) {
            round.situation.notes.folded.insert(Seat::fromIndex(i));
            continue; // the blind was taken at once
        }
        place.wagers.at(blind) = bet;
        place.wagers.at(Circle::Play) = bet;
        if (drawn::chance(500))
            place.wagers.at(Circle::Raise) = bet * (1 + drawn::below(game == GameId::Champion ? 2 : 1));
        if (game == GameId::Champion && drawn::chance(500))
            place.wagers.at(Circle::PotBet) = 10;
    }
    for (const Card card : deck)
        table.muck.push_back({.card = card, .faceUp = false});
    RC_LOG() << "board " << textOf(round.board) << ", dealer " << textOf(round.dealer);
    for (int i = 0; i < round.spots; ++i) {
        RC_LOG() << "\nspot " << i + 1 << ' ' << textOf(round.hands[static_cast<std::size_t>(i)]);
        const Wagers& wagers = table.places[static_cast<std::size_t>(i)].wagers;
        for (const Circle circle : circles) {
            if (wagers.at(circle) > 0)
                RC_LOG() << ", " << wordOf(circle) << ' ' << wagers.at(circle);
        }
    }
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

/// What the bonus wagers of a round come to by one posted table.
void checkBonus(GameId game, const Round& round, const char* posted, bool fiveCards)
{
    Situation situation = round.situation;
    post(situation, game, posted);
    const Chips tray = trayTotal(situation.table);
    settle(situation, later(banked::settleBonus));
    Chips won = 0;
    for (int spot = 0; spot < round.spots; ++spot) {
        std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
        cards.insert(cards.end(), round.board.begin(), round.board.begin() + (fiveCards ? 3 : 5));
        const Chips bet = round.situation.table.places[static_cast<std::size_t>(spot)].wagers.at(Circle::Bonus);
        const int odds = oracle::printedOdds(posted, cards);
        const SeatPlace& place = situation.table.places[static_cast<std::size_t>(spot)];
        RC_ASSERT(place.wagers.at(Circle::Bonus) == 0);
        RC_ASSERT(place.stack == (odds == 0 ? 0 : bet * (odds + 1)));
        won += odds == 0 ? -bet : bet * odds;
    }
    RC_ASSERT(trayTotal(situation.table) == tray - won);
}

template <typename Tables> void checkBonuses(GameId game, const Tables& tables, bool fiveCards)
{
    drawn::holds(rounds, [&] {
        const Round round = drawnRound(game);
        for (const char* posted : tables)
            checkBonus(game, round, posted, fiveCards);
    });
}

/// The Pot Bet goes to the best of those who made it, folded or not, in equal parts.
void checkPotOf(const Round& round, const Table& before, Situation situation)
{
    settle(situation, banked::awardPotBet());
    int highest = -1;
    std::vector<int> winners;
    Chips pot = 0;
    for (int spot = 0; spot < round.spots; ++spot) {
        const Chips bet = before.places[static_cast<std::size_t>(spot)].wagers.at(Circle::PotBet);
        if (bet == 0)
            continue;
        pot += bet;
        std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
        cards.insert(cards.end(), round.board.begin(), round.board.end());
        const int strength = naive::quick(cards);
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
        if (wins)
            RC_ASSERT(got >= pot / static_cast<Chips>(winners.size()) / 5 * 5);
        else
            RC_ASSERT(got == 0);
        pushed += got;
    }
    RC_ASSERT(pushed == pot);
}

void checkHoldem(GameId game)
{
    drawn::holds(rounds, [&] {
        Round round = drawnRound(game);
        Situation& situation = round.situation;
        const Table before = situation.table;
        settle(situation, later(banked::settleHoldem));
        std::vector<Card> dealers = round.dealer;
        dealers.insert(dealers.end(), round.board.begin(), round.board.end());
        const int dealer = naive::quick(dealers);
        Chips won = 0;
        for (int spot = 0; spot < round.spots; ++spot) {
            const SeatPlace& was = before.places[static_cast<std::size_t>(spot)];
            const SeatPlace& place = situation.table.places[static_cast<std::size_t>(spot)];
            std::vector<Card> cards = round.hands[static_cast<std::size_t>(spot)];
            cards.insert(cards.end(), round.board.begin(), round.board.end());
            const int player = naive::quick(cards);
            const Chips bets = was.wagers.total() - was.wagers.at(Circle::Bonus) - was.wagers.at(Circle::PotBet);
            int sign = player > dealer ? 1 : player < dealer ? -1 : 0;
            if (was.wagers.at(Circle::DealerBlind) > 0)
                sign = -sign;
            RC_ASSERT(place.stack == bets + sign * bets);
            won += sign * bets;
        }
        RC_ASSERT(trayTotal(situation.table) == trayTotal(before) - won);
        if (game == GameId::Champion)
            checkPotOf(round, before, situation);
    });
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
