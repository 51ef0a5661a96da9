// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_tables.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace cutcard::fakes {

namespace {

const std::array<const char*, 10> names{"Ada", "Bao", "Cruz", "Dev", "Evangeline", "Finn", "Gia", "Hal", "Ines", "Jo"};

ChipsPicture chips(Chips amount)
{
    static const std::array<std::pair<Chips, QColor>, 5> kinds{{{5000, QColor("#d98a1e")},
                                                                {1000, QColor("#e0b93a")},
                                                                {500, QColor("#7b49a8")},
                                                                {100, QColor("#1d1f24")},
                                                                {25, QColor("#1f7a4a")}}};
    ChipsPicture pile{amount, {}};
    Chips left = amount;
    for (const auto& [denomination, colour] : kinds) {
        if (left >= denomination)
            pile.chips.append({denomination, static_cast<int>(left / denomination), colour});
        left %= denomination;
    }
    return pile;
}

QString faceOf(int id)
{
    return QString(QChar("23456789TJQKA"[id % 13])) + QChar("cdhs"[id / 13]);
}

/// Deals from a fixed scrambled deck.
class Table
{
public:
    explicit Table(int seats)
    {
        for (int number = 1; number <= seats; ++number) {
            SeatPicture seat;
            seat.number = number;
            seat.name = names[static_cast<std::size_t>(number - 1)];
            seat.stack = 10000 - 350 * number;
            picture.seats.push_back(seat);
        }
        for (int i = 0; i < 52; ++i)
            picture.cards.push_back({(i * 19 + 7) % 52, faceOf((i * 19 + 7) % 52)});
        picture.boardSlots = {"FLOP", "FLOP", "FLOP", "TURN", "RIVER"};
        picture.buttonSeat = std::max(1, seats - 1);
        picture.showsCarried = true;
        picture.carried = chips(75);
    }
    void deal(TableSpot spot, int seat = 0, bool faceUp = false)
    {
        const auto top = std::find_if(picture.cards.rbegin(), picture.cards.rend(),
                                      [](const CardPicture& card) { return card.spot == TableSpot::Stub; });
        CardPicture card = *top;
        picture.cards.erase(std::next(top).base());
        card.spot = spot;
        card.seat = seat;
        card.faceUp = faceUp;
        picture.cards.push_back(card);
    }
    void pitch(int rounds)
    {
        for (int round = 0; round < rounds; ++round)
            for (const SeatPicture& seat : picture.seats)
                deal(TableSpot::Cards, seat.number);
    }
    void board(int count)
    {
        for (int i = 0; i < count; ++i)
            deal(TableSpot::Board, 0, true);
    }
    void turnUp(int seat)
    {
        for (CardPicture& card : picture.cards)
            if (card.spot == TableSpot::Cards && card.seat == seat)
                card.faceUp = true;
    }
    void fold(int seat)
    {
        for (CardPicture& card : picture.cards)
            if (card.spot == TableSpot::Cards && card.seat == seat) {
                card.spot = TableSpot::Muck;
                card.seat = 0;
            }
        at(seat).folded = true;
    }
    SeatPicture& at(int seat) { return picture.seats[static_cast<std::size_t>(seat - 1)]; }
    void bet(int seat, Chips amount) { at(seat).bet = chips(amount); }
    bool has(int seat) const { return seat <= static_cast<int>(picture.seats.size()); }

    TablePicture picture;
};

} // namespace

TablePicture beforeTheDeal(int seats)
{
    Table table(seats);
    for (CardPicture& card : table.picture.cards)
        card.spot = TableSpot::Spread;
    return table.picture;
}

TablePicture preflop(int seats)
{
    Table table(seats);
    table.pitch(2);
    table.at(1).marker = "SB";
    table.at(2).marker = "BB";
    table.bet(1, 50);
    table.bet(2, 100);
    table.at(1).toAct = true;
    table.picture.dealerBubble = "Big blind posted, action on seat three";
    table.at(2).bubble = "Check";
    if (table.has(5)) {
        table.at(5).absent = true;
        table.at(4).bubble = "Raise to twelve hundred";
        table.bet(4, 1200);
    }
    return table.picture;
}

TablePicture flopWithBets(int seats)
{
    Table table(seats);
    table.pitch(2);
    table.deal(TableSpot::Burns);
    table.board(3);
    for (int seat = 1; seat <= seats; ++seat) {
        if (seat % 4 == 3)
            table.fold(seat);
        else
            table.bet(seat, 10000 + 175 * seat);
    }
    table.picture.pots.push_back({"Main pot", chips(14350), {}});
    table.picture.owedSpot = TableSpot::Burns;
    return table.picture;
}

TablePicture fourPots(int seats)
{
    Table table(seats);
    table.pitch(2);
    for (int i = 0; i < 2; ++i)
        table.deal(TableSpot::Burns);
    table.board(4);
    QList<int> all;
    for (int seat = 1; seat <= seats; ++seat)
        all.append(seat);
    table.picture.pots.push_back({"Main", chips(4800), all});
    for (int i = 1; i < 4 && all.size() > 2; ++i) {
        table.at(all.front()).allIn = true;
        table.at(all.front()).stack = 0;
        all.removeFirst();
        table.picture.pots.push_back({QString("Side %1").arg(i), chips(12350 - 2725 * i), all});
    }
    for (const int seat : all)
        table.bet(seat, 1225);
    table.at(seats).toAct = true;
    table.picture.dealerBubble = "Three players, the bet is twelve twenty-five";
    return table.picture;
}

TablePicture showdown(int seats)
{
    TablePicture start = fourPots(seats);
    Table table(seats);
    table.picture = start;
    table.deal(TableSpot::Burns);
    table.board(1);
    for (int seat = 1; seat <= seats; ++seat) {
        table.at(seat).bet = {};
        table.at(seat).toAct = false;
        table.turnUp(seat);
    }
    table.at(1).winner = true;
    table.picture.pots.front().highlighted = true;
    table.picture.dealerBubble.clear();
    table.at(2).bubble = "Two pair, kings and sevens";
    return table.picture;
}

TablePicture tennessee(int seats)
{
    Table table(seats);
    table.pitch(5);
    table.deal(TableSpot::Burns);
    table.board(2);
    table.picture.cardsPerHand = 5;
    table.picture.boardSlots = {"LAUNCH", "LAUNCH", "TURN", "RIVER"};
    table.picture.waitingDiscs = {"NO RIVER", "NO TURN"};
    table.picture.showsBank = true;
    table.picture.bank = chips(6500);
    table.picture.showsCarried = false;
    table.picture.caption = "On the table 142,000 = issued 140,000 + ODC 2,000";
    table.at(4).note = "ODC";
    table.at(4).discs = QStringList{"NO RIVER"};
    table.at(1).discs = QStringList{"NO RIVER", "NO TURN"};
    for (int seat = 1; seat <= seats; ++seat) {
        if (seat == 8 || seat % 3 == 0)
            table.fold(seat);
        else
            table.bet(seat, 1600);
    }
    return table.picture;
}

TablePicture irregular()
{
    Table table(9);
    table.pitch(2);
    table.deal(TableSpot::Exposed, 0, true);
    table.deal(TableSpot::SetAside, 0, true);
    table.picture.showsSetAside = true;
    table.picture.cutCard = CutCardAt::UnderDeck;
    table.picture.seats[4].occupied = false;
    table.at(7).incident = "two cards exposed";
    table.turnUp(7);
    const auto top = std::find_if(table.picture.cards.rbegin(), table.picture.cards.rend(),
                                  [](const CardPicture& card) { return card.spot == TableSpot::Stub; });
    top->faceUp = true; // boxed
    return table.picture;
}

namespace {

/// The circles of one spot of a house-banked game: kind, row, column and what is printed.
struct Printed {
    int kind;
    int row;
    int column;
    const char* label;
};

const std::vector<Printed> championCircles{
    {2, 0, 0, "Pot"}, {0, 0, 1, "Bonus"}, {1, 0, 2, "Ante"}, {3, 1, 0, "Play"}, {4, 1, 1, "Raise"}};
const std::vector<Printed> versionOneCircles{
    {5, 0, 0, "Dealer"}, {0, 0, 1, "Bonus"}, {6, 0, 2, "Player"}, {3, 1, 0, "Play"}, {4, 1, 1, "Raise"}};
const std::vector<Printed> versionTwoCircles{
    {0, 0, 0, "Bonus"}, {1, 0, 1, "Blind"}, {3, 1, 0, "Play"}, {4, 1, 1, "Raise"}};

/// Chips as a house would keep them.
ChipsPicture banked(Chips amount)
{
    static const std::array<std::pair<Chips, QColor>, 5> kinds{{{1000, QColor("#d8a62c")},
                                                                {500, QColor("#7d4fb5")},
                                                                {100, QColor("#26292e")},
                                                                {25, QColor("#2e9e5b")},
                                                                {5, QColor("#c8472f")}}};
    ChipsPicture pile{amount, {}};
    for (const auto& [denomination, colour] : kinds) {
        if (amount >= denomination)
            pile.chips.append({denomination, static_cast<int>(amount / denomination), colour});
        amount %= denomination;
    }
    return pile;
}

Table bankedTable(int seats, const std::vector<Printed>& circles)
{
    Table table(seats);
    table.picture.showsCarried = false;
    table.picture.buttonSeat = 0;
    BankedPicture bank;
    for (int seat = 1; seat <= seats; ++seat) {
        table.at(seat).stack = 500 + 65 * seat;
        for (const Printed& printed : circles)
            bank.circles.push_back({seat, printed.kind, printed.row, printed.column, printed.label, printed.label, {}});
    }
    bank.rack = {23300,
                 {{1000, 10, QColor("#d8a62c")},
                  {500, 12, QColor("#7d4fb5")},
                  {100, 45, QColor("#26292e")},
                  {25, 80, QColor("#2e9e5b")},
                  {5, 160, QColor("#c8472f")}}};
    bank.payTitle = "Hold'em Bonus CH1";
    bank.pays = {{"Royal flush", "100 to 1"},  {"Straight flush", "25 to 1"}, {"Four of a kind", "12 to 1"},
                 {"Full house", "5 to 1"},     {"Flush", "4 to 1"},           {"Straight", "3 to 1"},
                 {"Three of a kind", "1 to 1"}};
    bank.limits = "Bonus and Ante 10 to 100, Pot Bet 10";
    table.picture.banked = bank;
    return table;
}

void wager(Table& table, int seat, int kind, Chips amount)
{
    for (CirclePicture& circle : table.picture.banked->circles)
        if (circle.seat == seat && circle.kind == kind)
            circle.chips = banked(amount);
}

} // namespace

TablePicture championEmpty(int seats)
{
    Table table = bankedTable(seats, championCircles);
    table.picture.cutCard = CutCardAt::Beside;
    table.picture.banked->showsShuffler = true;
    table.picture.banked->shufflerBack = 2;
    return table.picture;
}

TablePicture championSettling(int seats)
{
    Table table = bankedTable(seats, championCircles);
    table.pitch(2);
    for (int i = 0; i < 2; ++i)
        table.deal(TableSpot::DealerHand, 0, true);
    for (int i = 0; i < 3; ++i)
        table.deal(TableSpot::Burns);
    table.board(5);
    for (int seat = 1; seat <= seats; ++seat) {
        const Chips bet = seat % 3 == 0 ? 65 : 10 * seat;
        wager(table, seat, 0, bet);
        if (seat % 2 == 1)
            wager(table, seat, 2, 10);
        if (seat == 2) {
            for (CardPicture& card : table.picture.cards)
                if (card.spot == TableSpot::Cards && card.seat == 2)
                    card.dimmed = true;
            table.at(2).folded = true;
            continue;
        }
        table.turnUp(seat);
        wager(table, seat, 1, bet);
        wager(table, seat, 3, bet);
        wager(table, seat, 4, seat == 4 ? 1250 : 2 * bet);
    }
    for (CardPicture& card : table.picture.cards) {
        if (card.spot == TableSpot::Stub)
            card.spot = TableSpot::Muck;
        if (card.spot == TableSpot::Board && (card.id % 2 == 1))
            card.highlighted = true;
    }
    table.picture.pots.push_back({"Pot Bets", banked(40), {1, 3, 5, 7}});
    table.picture.owedSpot = TableSpot::Circle;
    table.picture.owedIndex = 10;
    table.picture.dealerBubble = "Dealer has a pair of nines";
    return table.picture;
}

TablePicture championOne()
{
    Table table = bankedTable(7, versionOneCircles);
    table.picture.banked->sharedHand = true;
    table.picture.banked->payTitle = "5 Card Bonus, table A";
    table.picture.banked->pays = {
        {"Royal flush", "100 to 1"},   {"Straight flush", "40 to 1"}, {"Four of a kind", "20 to 1"},
        {"Full house", "8 to 1"},      {"Flush", "6 to 1"},           {"Straight", "5 to 1"},
        {"Three of a kind", "4 to 1"}, {"Two pair", "2 to 1"},        {"Pair of 7s or better", "1 to 1"}};
    for (int i = 0; i < 2; ++i)
        table.deal(TableSpot::SharedHand, 0, true);
    for (int i = 0; i < 5; ++i)
        table.deal(TableSpot::Board);
    for (int i = 0; i < 2; ++i)
        table.deal(TableSpot::DealerHand);
    for (int seat = 1; seat <= 7; ++seat) {
        wager(table, seat, 0, 25);
        wager(table, seat, seat % 2 == 0 ? 5 : 6, 25);
    }
    table.at(3).bubble = "Play";
    table.at(5).incident = "A hand on a neighbour's wager";
    table.picture.owedSpot = TableSpot::Seat;
    table.picture.owedIndex = 4;
    return table.picture;
}

TablePicture championTwo(int seats)
{
    Table table = bankedTable(seats, versionTwoCircles);
    table.pitch(2);
    for (int i = 0; i < 2; ++i)
        table.deal(TableSpot::DealerHand);
    for (int i = 0; i < 5; ++i)
        table.deal(TableSpot::Board);
    for (int seat = 1; seat <= seats; ++seat) {
        wager(table, seat, 0, 15);
        wager(table, seat, 1, 15);
    }
    table.at(1).bubble = "Fold";
    table.at(1).toAct = true;
    table.picture.owedSpot = TableSpot::DealerHand;
    return table.picture;
}

} // namespace cutcard::fakes
