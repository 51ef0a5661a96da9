// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Where something lies, or what was pressed, on the drawn table (in QML: TableSpot.Stub).
namespace cutcard::tablespot {
Q_NAMESPACE
QML_NAMED_ELEMENT(TableSpot)

enum Kind : int {
    None,
    Seat,      ///< the place of a player; the index is the seat's number
    Cards,     ///< a player's cards as a whole; the index is the seat's number
    Card,      ///< one single card; the index is its id
    Bet,       ///< the chips in front of a player; the index is the seat's number
    Stub,      ///< the undealt cards in the dealer's hand
    CutPacket, ///< the part of the deck lifted off by the cut
    Spread,    ///< the deck spread in a ribbon across the felt, for a draw
    Board,
    Burns,
    Muck,
    SetAside, ///< cards taken out of play for the moment, such as board cards dealt too early
    Exposed,  ///< a card exposed in the deal, lying by itself
    CutCard,
    Pot,        ///< the index counts from 0, the main pot
    Carried,    ///< chips carried over to the next hand
    Stack,      ///< a player's own chips; the index is the seat's number
    Button,     ///< the dealer button; the index is the number of the seat that has it
    Discs,      ///< the discs that wait to be placed
    Bank,       ///< the house's or the league's chips
    Drop,       ///< what the house has taken of the pots
    Tips,       ///< what players have given the dealer
    Circle,     ///< a betting circle; the index is ten times the seat's number and the kind of circle
    DealerHand, ///< the dealer's own two cards, where the dealer plays
    SharedHand, ///< the one hand that all players share
    Rack,       ///< the house's chips before the dealer; the index is a value of chips, or 0
    Shuffler,   ///< the machine and the deck in it
};
Q_ENUM_NS(Kind)

} // namespace cutcard::tablespot

namespace cutcard {
using TableSpot = tablespot::Kind;
} // namespace cutcard
