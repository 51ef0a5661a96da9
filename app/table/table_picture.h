// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_spot.h"
#include "core/base/chips.h"

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cutcard {

/// Chips of one denomination in a pile.
struct ChipPicture {
    Q_GADGET
    Q_PROPERTY(qint64 denomination MEMBER denomination)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QColor colour MEMBER colour)
public:
    qint64 denomination = 0;
    int count = 0;
    QColor colour;
    bool operator==(const ChipPicture&) const = default;
};

/// An amount and the chips that make it up.
struct ChipsPicture {
    Chips amount = 0;
    QList<ChipPicture> chips;
    bool operator==(const ChipsPicture&) const = default;
};

/// One card; the order of the list is the order in which cards lie, the last one being the top or the newest.
struct CardPicture {
    int id = 0;   ///< stays with the card as long as it is on the table
    QString face; ///< "As", "Td"; shown only when faceUp
    bool faceUp = false;
    TableSpot spot = TableSpot::Stub;
    int seat = 0; ///< the seat's number, for cards at a seat
    bool highlighted = false;
    bool dimmed = false; ///< a folded hand that lies in front of its player
    bool operator==(const CardPicture&) const = default;
};

/// One place of the table, occupied or not.
struct SeatPicture {
    int number = 1;
    bool occupied = true;
    QString name;
    Chips stack = 0;
    ChipsPicture bet;
    bool toAct = false; ///< marked only when somebody may be told (coach)
    bool allIn = false;
    bool absent = false;
    bool folded = false;
    bool sittingOut = false;
    bool winner = false;
    bool betHidden = false; ///< its figure; the chips are to be counted
    bool betSaid = false;   ///< its figure is there because the dealer has said it
    QString marker;         ///< "SB", "BB" or nothing
    QStringList discs;      ///< words on the discs at this hand
    QString bubble;         ///< what the player says
    QString incident;       ///< an irregularity to see at this seat, in words
    QString note;           ///< takes the place of the stack line's lead, such as "ODC"
    bool operator==(const SeatPicture&) const = default;
};

/// One pot with the seats that can win it.
struct PotPicture {
    QString label;
    ChipsPicture chips;
    QList<int> eligible;
    bool highlighted = false;
    bool figureHidden = false;
    bool operator==(const PotPicture&) const = default;
};

/// One betting circle of a house-banked game with what lies in it.
struct CirclePicture {
    int seat = 0;
    int kind = 0;   ///< as the core counts its circles
    int row = 0;    ///< 0 nearest the dealer
    int column = 0; ///< in its row, from the left
    QString label;  ///< short, as it is printed on the felt
    QString name;   ///< in full, for who asks or listens
    ChipsPicture chips;
    bool figureHidden = false;
    bool operator==(const CirclePicture&) const = default;
};

/// One line of the posted pay table.
struct PayPicture {
    QString hand;
    QString odds;
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
