// SPDX-License-Identifier: GPL-3.0-or-later
#include "fake_tables.h"

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

TablePicture tennessee()
{
    Table table(8);
    table.pitch(5);
    table.deal(TableSpot::Burns);
    table.board(2);
    table.picture.cardsPerHand = 5;
    table.picture.boardSlots = {"LAUNCH", "LAUNCH", "TURN", "RIVER"};
    table.picture.waitingDiscs = {"NO RIVER", "NO TURN"};
    table.picture.showsBank = true;
    table.picture.bank = chips(6500);
    table.picture.showsCarried = false;
    table.picture.caption = "In play 14,350";
    table.at(4).note = "ODC";
    table.at(4).discs = QStringList{"NO RIVER"};
    table.at(1).discs = QStringList{"NO RIVER", "NO TURN"};
    for (const int seat : {1, 2, 4, 5, 7})
        table.bet(seat, 1600);
    for (const int seat : {3, 6, 8})
        table.fold(seat);
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

} // namespace cutcard::fakes
