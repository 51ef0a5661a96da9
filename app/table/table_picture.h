// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"
#include "app/table/table_spot.h"
#include "core/base/chips.h"

#include <QColor>
#include <QList>

#include <optional>

namespace cutcard {

/// Chips of one denomination in a pile.
struct ChipPicture {
    Q_GADGET
    SHOWN(qint64, denomination);
    SHOWN(int, count);
    SHOWN(QColor, colour);
    bool operator==(const ChipPicture&) const = default;
};

/// An amount and the chips that make it up.
struct ChipsPicture {
    Chips amount = 0;
    QList<ChipPicture> chips;
    /// The amount as it is written on the table, with the separators of the person's language.
    QString text() const;
    /// The chips in words, for those who do not see them.
    QString words() const;
    QVariantList list() const { return listOf(chips); }
    bool operator==(const ChipsPicture&) const = default;
};

/// One card; the order of the list is the order in which cards lie, the last one being the top or the newest.
struct CardPicture {
    Q_GADGET
    Q_PROPERTY(int cardId MEMBER id)
    Q_PROPERTY(int spot READ spotNumber)
public:
    int id = 0;           ///< stays with the card as long as it is on the table
    SHOWN(QString, face); ///< "As", "Td"; shown only when faceUp
    SHOWN(bool, faceUp);
    TableSpot spot = TableSpot::Stub;
    SHOWN(int, seat); ///< the seat's number, for cards at a seat
    SHOWN(bool, highlighted);
    SHOWN(bool, dimmed); ///< a folded hand that lies in front of its player
    SHOWN(int, order);   ///< from 0 in its place, as the model counts: without the top all others stay
    int spotNumber() const { return static_cast<int>(spot); }
    bool operator==(const CardPicture&) const = default;
};

/// One place of the table, occupied or not.
struct SeatPicture {
    Q_GADGET
    SHOWN(int, number, 1);
    SHOWN(bool, occupied, true);
    SHOWN(QString, name);
    Chips stack = 0;
    ChipsPicture bet;
    SHOWN(bool, toAct); ///< marked only when somebody may be told (coach)
    SHOWN(bool, allIn);
    SHOWN(bool, absent);
    SHOWN(bool, folded);
    SHOWN(bool, sittingOut);
    SHOWN(bool, winner);
    bool betHidden = false;    ///< its figure; the chips are to be counted
    bool betSaid = false;      ///< its figure is there because the dealer has said it
    SHOWN(QString, marker);    ///< "SB", "BB" or nothing
    SHOWN(QStringList, discs); ///< words on the discs at this hand
    SHOWN(QString, bubble);    ///< what the player says
    SHOWN(QString, incident);  ///< an irregularity to see at this seat, in words
    SHOWN(QString, note);      ///< takes the place of the stack line's lead, such as "ODC"
    WORKED_OUT(QString, stackText) { return occupied ? ChipsPicture{stack, {}}.text() : QString(); }
    WORKED_OUT(QString, betText) { return bet.amount > 0 ? bet.text() : QString(); }
    WORKED_OUT(QString, betFigure);
    WORKED_OUT(QVariantList, betChips) { return bet.list(); }
    WORKED_OUT(QString, betWords) { return bet.words(); }
    bool operator==(const SeatPicture&) const = default;
};

/// One pot with the seats that can win it.
struct PotPicture {
    Q_GADGET
    Q_PROPERTY(QVariantList chips READ chipList)
    SHOWN(QString, label);
    ChipsPicture chips;
    SHOWN(QList<int>, eligible);
    SHOWN(bool, highlighted);
    bool figureHidden = false;
    SHOWN(int, potIndex); ///< 0: the main pot, as the model counts
    WORKED_OUT(QString, amountText) { return figureHidden ? QString() : chips.text(); }
    QVariantList chipList() const { return chips.list(); }
    WORKED_OUT(QString, chipWords) { return chips.words(); }
    bool operator==(const PotPicture&) const = default;
};

/// The number under which a circle is known on the drawn table.
constexpr int circleIndex(int seat, int kind)
{
    return seat * 10 + kind;
}

/// One betting circle of a house-banked game with what lies in it.
struct CirclePicture {
    Q_GADGET
    Q_PROPERTY(int circle READ index)
    Q_PROPERTY(QVariantList chips READ chipList)
    SHOWN(int, seat);
    int kind = 0;          ///< as the core counts its circles
    int row = 0;           ///< 0 nearest the dealer
    int column = 0;        ///< in its row, from the left
    SHOWN(QString, label); ///< short, as it is printed on the felt
    SHOWN(QString, name);  ///< in full, for who asks or listens
    ChipsPicture chips;
    bool figureHidden = false;
    /// The number under which it is known on the drawn table.
    int index() const { return circleIndex(seat, kind); }
    WORKED_OUT(QString, amountText) { return chips.amount > 0 && !figureHidden ? chips.text() : QString(); }
    QVariantList chipList() const { return chips.list(); }
    WORKED_OUT(QString, chipWords) { return chips.words(); }
    bool operator==(const CirclePicture&) const = default;
};

/// One line of the posted pay table.
struct PayPicture {
    Q_GADGET
    SHOWN(QString, hand);
    SHOWN(QString, odds);
    bool operator==(const PayPicture&) const = default;
};

/// What only the table of a house-banked game has.
struct BankedPicture {
    std::vector<CirclePicture> circles;
    ChipsPicture rack; ///< the house's chips, every denomination it keeps, also those it has run out of
    QString payTitle;  ///< the posted pay table
    QList<PayPicture> pays;
    QString limits;          ///< what may be bet, as the placard says
    bool sharedHand = false; ///< all players share one hand
    bool showsShuffler = false;
    int deckBack = 1;     ///< 1 red, 2 blue
    int shufflerBack = 0; ///< of the deck in the machine; 0: none
    bool operator==(const BankedPicture&) const = default;
};

/// Where the yellow cut card is.
enum class CutCardAt : int { Nowhere, Beside, UnderDeck };

/// All that is drawn of a table at one moment: a plain value computed from the core's table.
struct TablePicture {
    std::vector<SeatPicture> seats; ///< every place, also empty ones, by number
    std::vector<CardPicture> cards; ///< every card on the table
    std::vector<PotPicture> pots;
    QStringList boardSlots;   ///< captions of the board's places, such as FLOP, FLOP, FLOP, TURN, RIVER
    QStringList waitingDiscs; ///< discs beside the dealer, not yet placed
    QString caption;          ///< a line above the board, such as "In play 14,350"
    QString dealerBubble;     ///< what the dealer has just said
    ChipsPicture carried;     ///< chips left for the next hand
    ChipsPicture bank;
    ChipsPicture drop;    ///< what the house has taken of the pots
    ChipsPicture tips;    ///< shown once there are any
    int cardsPerHand = 2; ///< room is kept for this many cards at each seat
    int buttonSeat = 0;   ///< 0: no button on the table
    CutCardAt cutCard = CutCardAt::Nowhere;
    TableSpot owedSpot = TableSpot::None; ///< marked by the coach
    int owedIndex = 0;
    bool showsCarried = false;
    bool showsBank = false;
    bool showsDrop = false;
    std::optional<BankedPicture> banked;
    bool showsSetAside = false; ///< the set-aside place is drawn even when empty
    bool operator==(const TablePicture&) const = default;
};

} // namespace cutcard
