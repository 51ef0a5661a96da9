// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/banked_picture_of.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/table/banked_words.h"
#include "core/games/banked/banked_game.h"
#include "core/session/recalled.h"

namespace cutcard {

static const BankedOptions& houseOf(const Session& session)
{
    return bankedOptions(session.situation());
}

/// The colours that most houses give these values.
QColor houseColour(Chips value)
{
    switch (value) {
    case 1:
        return {0xd8, 0xd4, 0xc8};
    case 5:
        return {0xc0, 0x39, 0x2b};
    case 25:
        return {0x2e, 0x9e, 0x5b};
    case 100:
        return {0x26, 0x29, 0x2e};
    case 500:
        return {0x7d, 0x4f, 0xb5};
    case 1000:
        return {0xd8, 0xa6, 0x2c};
    default:
        return {0x2f, 0x6f, 0xc4};
    }
}

static ChipPicture chipPicture(Chips value, Chips count)
{
    ChipPicture chip;
    chip.denomination = value;
    chip.count = static_cast<int>(count);
    chip.colour = houseColour(value);
    return chip;
}

/// An amount in as few of the house's chips as it takes.
static ChipsPicture inChips(const Table& table, Chips amount)
{
    ChipsPicture picture{.amount = amount, .chips = {}};
    for (std::size_t i = table.tray.size(); i > 0; --i) {
        const Chips value = table.tray[i - 1].value;
        if (const Chips count = amount / value; count > 0)
            picture.chips.append(chipPicture(value, count));
        amount %= value;
    }
    return picture;
}

static ChipsPicture rackOf(const Table& table)
{
    ChipsPicture rack{.amount = trayTotal(table), .chips = {}};
    // the most valuable at the dealer's left, as racks are filled
    for (std::size_t i = table.tray.size(); i > 0; --i)
        rack.chips.append(chipPicture(table.tray[i - 1].value, table.tray[i - 1].count));
    return rack;
}

static bool isFurther(Circle circle)
{
    return circle == Circle::Play || circle == Circle::Raise;
}

static void addCircles(BankedPicture& picture, const Session& session)
{
    const GameId game = session.setup().game();
    const std::vector<Circle> circles = faceOf(session).circles(session);
    const auto nearest = std::ranges::count_if(circles, [](Circle circle) { return !isFurther(circle); });
    for (int number = 1; number <= session.setup().chairs(); ++number) {
        const Wagers& wagers = session.table().at(Seat(number)).wagers;
        for (std::size_t i = 0; i < circles.size(); ++i) {
            const Circle circle = circles[i];
            const bool further = isFurther(circle);
            picture.circles.push_back({.seat = number,
                                       .kind = static_cast<int>(circle),
                                       .row = further ? 1 : 0,
                                       .column = static_cast<int>(i) - (further ? static_cast<int>(nearest) : 0),
                                       .label = said(std::string(faceOf(game).circleNames) + "-printed", circle),
                                       .name = circleText(circle, game),
                                       .chips = inChips(session.table(), wagers.at(circle))});
        }
    }
}

/// The posted pay table, the best hand first.
static void addPays(BankedPicture& picture, const Session& session)
{
    const PayTable& table = houseOf(session).bonusTable;
    //: a wager and its amount
    picture.payTitle = TableWords::tr("%1 · %2").arg(circleText(Circle::Bonus, session.setup().game()),
                                                     QString::fromStdString(table.name));
    for (int i = handClassCount; i > 0; --i) {
        const auto handClass = static_cast<HandClass>(i - 1);
        const int odds = table.odds[static_cast<std::size_t>(i - 1)];
        if (odds == 0)
            continue;
        QString hand = said(handClass);
        if (handClass == HandClass::OnePair && table.leastPair != Rank::Two)
            //: %1 is a rank, such as A or 9
            hand = TableWords::tr("pair of %1s or better")
                       .arg(QLatin1Char("23456789TJQKA"[static_cast<std::size_t>(table.leastPair)]));
        hand[0] = hand[0].toUpper();
        //: the odds a hand pays
        picture.pays.append({hand, TableWords::tr("%1 to 1").arg(odds)});
    }
}

static QString limitsOf(const Session& session)
{
    const BankedOptions& house = houseOf(session);
    QString limits =
        TableWords::tr("%1 to %2 on bonus and blind").arg(chipsText(house.leastBet), chipsText(house.mostBet));
    if (!house.potBet)
        return limits;
    return TableWords::tr("%1, Pot Bet %2").arg(limits, chipsText(house.potBetSize()));
}

template <typename Pile> static void addCards(TablePicture& picture, const Pile& pile, TableSpot spot)
{
    for (const LyingCard& card : pile) {
        CardPicture drawn;
        drawn.id = card.card.index();
        drawn.faceUp = card.faceUp;
        if (card.faceUp)
            drawn.face = QString::fromStdString(card.card.text());
        drawn.spot = spot;
        picture.cards.push_back(drawn);
    }
}

static void markPushed(TablePicture& picture, int mask)
{
    int position = 0;
    for (CardPicture& card : picture.cards) {
        if (card.spot == TableSpot::Board)
            card.highlighted = (mask >> position++ & 1) != 0;
    }
}

/// Whether a seat is in this round, be it settled already: it has bet, and not got all back before the deal.
static bool hasBet(const Session& session, Seat seat)
{
    bool bet = false;
    for (const Entry& entry : session.entries()) {
        const auto* decision = std::get_if<Decision>(&entry.event);
        const auto* act = std::get_if<Act>(&entry.event);
        if (entry.hand != session.hand())
            continue;
        if (decision != nullptr && decision->seat == seat)
            bet = bet || decision->choice == Choice::Wager;
        else if (act != nullptr && act->verb == Verb::CorrectWager && act->seat == seat && act->circle == Circle::Bonus)
            bet = act->amount > 0;
    }
    return bet;
}

void addBanked(TablePicture& picture, const Session& session)
{
    const Table& table = session.table();
    const BankedOptions& house = houseOf(session);
    BankedPicture banked;
    addCircles(banked, session);
    banked.rack = rackOf(table);
    addPays(banked, session);
    banked.limits = limitsOf(session);
    banked.sharedHand = bankedGame(session.situation()).sharesHand();
    banked.showsShuffler = house.machine;
    banked.deckBack = std::max(1, table.deckBack);
    if (house.machine)
        banked.shufflerBack = table.deckBack == 1 ? 2 : 1;
    addCards(picture, table.dealerHand, TableSpot::DealerHand);
    addCards(picture, table.sharedHand, TableSpot::SharedHand);
    markPushed(picture, pushedOut(session));
    for (PotPicture& pot : picture.pots) {
        pot.label = TableWords::tr("Pot Bets");
        pot.chips = inChips(table, pot.chips.amount);
    }
    for (CardPicture& card : picture.cards) {
        if (card.spot == TableSpot::Cards && session.situation().notes.folded.contains(Seat(card.seat)) && !card.faceUp)
            card.dimmed = true;
    }
    picture.buttonSeat = 0;
    picture.showsDrop = false;
    picture.cutCard = house.machine         ? CutCardAt::Nowhere
                      : table.cutCardPlaced ? CutCardAt::UnderDeck
                                            : CutCardAt::Beside;
    picture.banked = std::move(banked);
}

void addBankedSeat(SeatPicture& picture, const Session& session, Seat seat)
{
    const SeatPlace& place = session.table().at(seat);
    picture.folded = session.situation().notes.folded.contains(seat);
    picture.allIn = false;
    picture.marker.clear();
    const bool dealt = !session.table().board.empty();
    picture.sittingOut = place.seated && !place.absent && dealt && place.wagers.total() == 0 && !hasBet(session, seat);
    if (const auto turn = session.procedure().turn())
        picture.toAct = turn->seat == seat;
}

} // namespace cutcard
