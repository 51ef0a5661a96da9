// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Where everything lies on a table of a given size: seats around the oval, seat 1 at the dealer's left, clockwise.
AnyGeometry {
    id: root

    /// Cards at each seat, the first entry being seat 1.
    required property var handSizes
    /// Whether words can stand above the pots.
    property bool captioned: false
    /// How many cards a hand of this game can have; room is kept for them so that nothing shifts while they come.
    required property int cardsPerHand

    // where large words have no room, they are as large as there is room for, and never smaller than at 100 %
    readonly property real leastScale: Math.max(1 / Theme.textScale, Math.min(1, width / (560 * Theme.textScale)))
    fontScale: Math.max(leastScale, Math.min(leastScale < 1 ? leastScale : 1.4, Math.pow(unit, 0.8)))

    readonly property int sideSeats: seatCount < 2 ? 0 : seatCount < 6 ? 1 : seatCount < 9 ? 2 : 3
    readonly property int topSeats: Math.max(0, seatCount - 2 * sideSeats)

    readonly property real bubbleHeight: 10 + 20 * words
    /// The least width of a card.
    readonly property real leastCard: 56
    /// How far three seats at each side give way, of 1, so that the board between them keeps its cards' least width.
    readonly property real tight: {
        if (sideSeats < 3 || slotCount === 0)
            return 0;
        const hand = seatCardWidth * Math.min(1 + 0.62 * (cardsPerHand - 1), 2.2 - (Theme.textScale - 1) * 0.4);
        const lacking = slotCount * leastCard + (slotCount - 1) * 4 - (width - 2 * (28 + loosePlate + hand + looseBet));
        return Math.max(0, Math.min(1, lacking / 2 / (8 * words + 0.16 * seatCardWidth + fontScale * 9 * Theme.textScale)));
    }
    readonly property real loosePlate: fontScale * (54 + 60 * Theme.textScale)
    readonly property real looseBet: Math.max(2.8 * chipWidth, 50 * words)
    readonly property real plateWidth: loosePlate - 9 * tight * fontScale * Theme.textScale
    /// Below 1 where the window is low for its text.
    readonly property real squeeze: Math.min(1, height / (500 + 60 * Theme.textScale))
    /// Cards as large as the seats at the sides leave room for, one above the other.
    readonly property real roomAtSides: height - 57 * unit - topPlate - plateHeight - betHeight - 12
    /// In a narrow window the trays need room between the hands at the sides.
    readonly property real widthAtSides: (width - trays.length * (34 * unit + trayGap)) / 2 - 28 - loosePlate
        - (sideSeats === 3 ? looseBet + 14 * unit : 46 * unit)
    readonly property real handInCards: cardsPerHand < 2 ? 1 : Math.min(1 + 0.62 * (cardsPerHand - 1), sideSpread)
    readonly property real seatCardHeight: Math.round(Math.max(36 * unit, Math.min((seatCount > 8 ? 82 : 86) * Math.max(1, unit),
        sideSeats === 0 ? height : 1.4 * widthAtSides / handInCards,
        sideSeats === 3 ? roomAtSides / 4 : sideSeats === 2 ? (roomAtSides - betHeight - 34 * unit) / 3 : height * 0.16)))
    readonly property real seatCardWidth: Math.round(seatCardHeight * 5 / 7)
    readonly property real chipWidth: Math.round((seatCount > 8 ? 30 : seatCount > 6 ? 32 : 36) * unit * Math.min(1, 1.25 - 0.25 * Theme.textScale) * squeeze)
    readonly property real betWidth: looseBet - 8 * tight * words
    readonly property real betHeight: chipWidth * 1.3 + 17 * words

    readonly property real topPlate: 8 * unit
    readonly property rect rail: {
        const x = 4 + plateWidth * 0.34;
        const y = topPlate + plateHeight * 0.42;
        return Qt.rect(x, y, width - 2 * x, height - y - 6);
    }

    readonly property real aboveRoom: captioned ? 20 * words + 2 : 0
    readonly property real traysRoom: width - 2 * (sideInner + 14 * unit - (sideSeats === 3 ? 0 : betWidth - 32 * unit))
    readonly property real trayWidth: Math.min(76 * unit, (traysRoom - (trays.length - 1) * trayGap) / Math.max(1, trays.length))
    readonly property real trayCardWidth: Math.round(Math.min(54 * unit, trayWidth - 6 * unit))
    readonly property real trayCardHeight: Math.round(trayCardWidth * 1.4)
    readonly property real trayHeight: 88 * unit
    readonly property real lowestTrayY: height - 8 - captionHeight - trayHeight - 4 * unit
    /// What the dealer says has room below the trays' names, as far as no card gets smaller by it beside a row of pots.
    readonly property real trayY: lowestTrayY - Math.max(0, Math.min(bubbleHeight - 6,
        boardRoom(lowestTrayY, aboveRoom + 8 + 48 * words + potGap) - Math.round(widestBoardCard * 1.4)))
    /// There is no room: it stands beside the names, at the right of the last tray.
    readonly property bool bubbleBeside: lowestTrayY - trayY < bubbleHeight - 7
    readonly property real traysWidth: trays.length * (trayWidth + trayGap) - trayGap
    /// The stub, second of the trays, lies in the middle as long as there is room to its right.
    readonly property real traysLeft: Math.min((width - 3 * trayWidth) / 2 - trayGap, (width + traysRoom) / 2 - traysWidth)

    readonly property real topBottom: topSeats === 0 ? topPlate + 20 * unit
        : topPlate + 7 * unit + plateHeight + seatCardHeight + betHeight + 14 * unit
    /// How wide a hand of many cards lies, in cards.
    readonly property real sideSpread: (sideSeats === 3 ? 2.2 : 2.5) - (Theme.textScale - 1) * (sideSeats === 3 ? 0.4 : 1)
    readonly property real sideHand: seatCardWidth + step(cardsPerHand, seatCardWidth * sideSpread) * (cardsPerHand - 1)
    readonly property real sideInner: sideSeats === 0 ? 40
        : 4 + plateWidth + 8 + sideHand + 8 + betWidth + 8

    /// With few seats at the sides the board lies below or between them and need not keep clear of their bets.
    readonly property real boardInner: sideSeats === 3 ? 4 + plateWidth + 8 + sideHand + 12 + puck
        : sideSeats === 2 ? 4 + plateWidth + 16 + sideHand + 28 * unit : plateWidth + 20 * unit
    readonly property real boardGap: Math.max(4, Math.min(7 * unit,
        ((sideSeats === 3 ? middleWidth : width - 2 * boardInner) - slotCount * leastCard) / Math.max(1, slotCount - 1)))
    readonly property real widestBoardCard: Math.min(Math.round((seatCount > 6 ? 70 : 80) * unit),
        Math.floor((width - 2 * boardInner - (slotCount - 1) * boardGap) / Math.max(1, slotCount)))
    /// The height between the top bets and the trays, for the pots and the board.
    readonly property real freeHeight: trayY - topBottom - 22 * unit
    /// Cards higher than this would reach the pots or the side seats' bets, unless they are narrow enough.
    function boardRoom(trays: real, pots: real): real {
        const below = trays - topBottom - 22 * unit - pots;
        const between = Math.max(1.4 * (middleWidth - (slotCount - 1) * boardGap) / Math.max(1, slotCount),
            sideSeats === 3 ? trays - 14 * unit - sideY(2) - 1.5 * betHeight - 10 * unit
            : trays - 16 * unit - sideY(sideSeats - 1) - Math.max(betHeight, seatCardHeight) / 2);
        return Math.min(below, between);
    }
    readonly property real boardCardHeight: Math.round(Math.max(36 * unit,
        Math.min(widestBoardCard * 1.4, boardRoom(trayY, potsNeed))))
    readonly property real boardCardWidth: Math.round(boardCardHeight / 1.4)
    readonly property real boardWidth: slotCount * (boardCardWidth + boardGap) - boardGap
    readonly property rect board: Qt.rect((width - boardWidth) / 2, trayY - boardCardHeight - 14 * unit,
                                          boardWidth, boardCardHeight)
    readonly property real middleWidth: width - 2 * sideInner
    readonly property rect middle: Qt.rect(sideInner, topBottom, middleWidth, board.y - topBottom - 6 * unit)
    readonly property rect spread: Qt.rect(width / 2 - 250 * unit, trayY - trayCardHeight - 70 * unit, 500 * unit,
                                           trayCardHeight + 40 * unit)
    /// Where the part lifted off by the cut lies, beyond the stub.
    readonly property rect cutPacket: {
        const stub = trayRect(TableSpot.Stub);
        return Qt.rect(stub.x, stub.y - trayCardHeight - 14 * unit, stub.width, trayCardHeight);
    }

    /// Room at each seat in cards; as a text, so that only a real change places everything anew.
    readonly property string rooms: Array.from({length: seatCount}, (unused, i) => Math.max(cardsPerHand, handSizes[i] ?? 0)).join(" ")
    readonly property var places: {
        const counts = root.rooms.split(" ");
        const list = [];
        for (let i = 0; i < seatCount; ++i)
            list.push(root.place(i, Number(counts[i])));
        return list;
    }

    /// How far apart the cards of one hand lie.
    function step(count: int, most: real): real {
        return count < 2 ? 0 : Math.min(seatCardWidth * (0.62 - 0.16 * tight), (most - seatCardWidth) / (count - 1));
    }
    /// All positions of one seat, counted from 0.
    function place(i: int, count: int): var {
        if (i < sideSeats)
            return sidePlace(i, true, count);
        if (i < sideSeats + topSeats)
            return topPlace(i - sideSeats, count);
        return sidePlace(seatCount - 1 - i, false, count);
    }
    function topPlace(column: int, count: int): var {
        const margin = width * [0.5, 0.38, 0.22, 0.15, sideSeats === 3 ? 0.125 : 0.1, 0.06][Math.min(5, topSeats)];
        const columnWidth = topSeats === 1 ? width * 0.4 : (width - 2 * margin) / topSeats;
        const centre = topSeats === 1 ? width / 2 : margin + (column + 0.5) * columnWidth;
        const outer = topSeats > 2 && (column === 0 || column === topSeats - 1);
        const plate = Qt.rect(centre - plateWidth / 2, topPlate + (outer ? 7 * unit : 0), plateWidth, plateHeight);
        const between = step(count, columnWidth - puck * 2 - 12);
        const handWidth = seatCardWidth + between * (count - 1);
        const hand = Qt.rect(centre - handWidth / 2, plate.y + plateHeight + 7 * unit, handWidth, seatCardHeight);
        return {
            top: true, left: true, plate: plate, hand: hand, between: between,
            betX: centre, betY: hand.y + seatCardHeight + 5 * unit + betHeight / 2,
            buttonX: hand.x + handWidth + 6 * unit + puck / 2, buttonY: hand.y + seatCardHeight - puck / 2,
            discX: hand.x - 6 * unit - puck / 2, discY: hand.y + puck / 2
        };
    }
    /// The height of a seat at a side, the nearest to the dealer being 0.
    function sideY(rank: int): real {
        const half = Math.max(plateHeight, seatCardHeight) / 2;
        const bottom = height - railWidth - 10 * unit - half;
        if (sideSeats === 1)
            return Math.max(height * 0.46, topBottom + half);
        if (sideSeats === 3)
            return bottom + (topBottom + half - bottom) * rank / 2;
        const upper = topBottom * 0.86 + plateHeight / 2 + bubbleHeight * 0.4;
        return rank === 0 ? bottom - 24 * unit
            // clear of the outer bets above, in the least window the button on its plate too
            : Math.max(bottom + (upper - bottom) * 0.8 - 24 * unit, topBottom + Math.max(half + 8 * unit, topSeats < 4 || unit > 0.74 ? 0 : plateHeight / 2 + puck + 2));
    }
    function sidePlace(rank: int, left: bool, count: int): var {
        const y = sideY(rank);
        const inset = 4 + (rank === 0 && sideSeats > 1 ? 14 * unit : 0);
        const between = step(count, seatCardWidth * sideSpread);
        const handWidth = seatCardWidth + between * (count - 1);
        const plateX = left ? inset : width - inset - plateWidth;
        const handX = left ? plateX + plateWidth + 8 * unit : plateX - 8 * unit - handWidth;
        const beyond = rank === 0 && sideSeats === 2 ? 14 * unit - betWidth / 2 : 8 + betWidth / 2;
        const betX = left ? handX + handWidth + beyond : handX - beyond;
        // the nearest bets lie above their hands, clear of the trays, where there is room
        const above = rank === 0 && sideSeats === 2;
        const lift = above ? (seatCardHeight + betHeight) / 2 + 5 * unit : 0;
        if (sideSeats === 3)
            return root.crowdedSide(rank, left, y, plateX, handX, handWidth, between, betX);
        return {
            top: false, left: left, plate: Qt.rect(plateX, y - plateHeight / 2, plateWidth, plateHeight),
            hand: Qt.rect(handX, y - seatCardHeight / 2, handWidth, seatCardHeight), between: between,
            betX: betX, betY: y - lift,
            buttonX: rank === 0 && sideSeats > 1 ? (left ? handX + handWidth + 4 + puck / 2 : handX - 4 - puck / 2)
                : left ? handX - 8 - puck / 2 : handX + handWidth + 8 + puck / 2,
            buttonY: rank === 0 && sideSeats > 1 ? y + (seatCardHeight - puck) / 2 : y - (plateHeight + puck) / 2 - 3,
            discX: left ? handX + puck / 2 - 14 * unit : handX + handWidth - puck / 2 + 14 * unit, discY: y - seatCardHeight / 2 - puck / 2 - 2
        };
    }
    /// One of three at a side: the board reaches between them, so that bets and button keep out of its height.
    function crowdedSide(rank: int, left: bool, y: real, plateX: real, handX: real, handWidth: real, between: real, betX: real): var {
        const corner = y + seatCardHeight / 2 - puck / 2;
        // clear of the button below it, and above a board that reaches under it
        const lifted = corner - puck / 2 - betHeight / 2 - 3 * unit;
        const overBoard = boardWidth > middleWidth + 4 ? board.y - betHeight / 2 - 4 * unit : lifted;
        const betY = rank === 2 ? y : rank === 1 ? Math.min(lifted, overBoard)
            : Math.max(lifted, board.y + board.height + betHeight / 2 + 2);
        const beside = left ? handX + handWidth + 4 + puck / 2 : handX - 4 - puck / 2;
        const overPlate = left ? handX - 8 - puck / 2 : handX + handWidth + 8 + puck / 2;
        return {
            top: false, left: left, plate: Qt.rect(plateX, y - plateHeight / 2, plateWidth, plateHeight),
            hand: Qt.rect(handX, y - seatCardHeight / 2, handWidth, seatCardHeight), between: between,
            betX: betX, betY: betY, buttonX: rank === 2 ? overPlate : beside,
            buttonY: rank === 2 ? y - plateHeight / 2 - puck / 2 - 3 : corner,
            discX: left ? handX + puck / 2 : handX + handWidth - puck / 2, discY: y - seatCardHeight / 2 - puck / 2 - 2
        };
    }
    function trayRect(spot: int): rect {
        const position = Math.max(0, root.trays.indexOf(spot));
        return Qt.rect(traysLeft + position * (trayWidth + trayGap), trayY, trayWidth, trayHeight);
    }
    function slotRect(index: int): rect {
        return Qt.rect(board.x + index * (boardCardWidth + boardGap), board.y, boardCardWidth, boardCardHeight);
    }
    /// Where a card lies: x, y, width, rotation and z.
    function pose(spot: int, seat: int, order: int, id: int): var {
        switch (spot) {
        case TableSpot.Cards: {
            const at = root.places[seat - 1];
            if (at === undefined)
                return pile(TableSpot.Muck, order, id);
            return {x: at.hand.x + order * at.between, y: at.hand.y, width: seatCardWidth, rotation: 0, z: 100 + order};
        }
        case TableSpot.Board: {
            const slot = slotRect(order);
            return {x: slot.x, y: slot.y, width: slot.width, rotation: 0, z: 100 + order};
        }
        case TableSpot.Spread: {
            // a ribbon, bent a little towards the dealer at its ends
            const along = order / 51 - 0.5;
            return {
                x: spread.x + (along + 0.5) * (spread.width - trayCardWidth),
                y: spread.y + 4 * along * along * (spread.height - trayCardHeight),
                width: trayCardWidth, rotation: along * 36, z: 50 + order
            };
        }
        case TableSpot.CutPacket: {
            const x = cutPacket.x + (cutPacket.width - trayCardWidth) / 2;
            return {x: x, y: cutPacket.y + 4 * unit - order * 0.16 * unit, width: trayCardWidth, rotation: 0, z: 10 + order};
        }
        default:
            return pile(spot, order, id);
        }
    }
    function pile(spot: int, order: int, id: int): var {
        const tray = trayRect(spot);
        const x = tray.x + (tray.width - trayCardWidth) / 2;
        const y = tray.y + (tray.height - trayCardHeight) / 2;
        if (spot === TableSpot.Stub)
            return {x: x, y: y + 4 * unit - order * 0.16 * unit, width: trayCardWidth, rotation: 0, z: 100 + order};
        if (spot === TableSpot.Muck)
            return {
                x: x + (scatter(id, 3) - 0.5) * 8 * unit, y: y + (scatter(id, 5) - 0.5) * 6 * unit, width: trayCardWidth,
                rotation: (scatter(id, 11) - 0.5) * 26, z: 20 + order
            };
        const between = Math.min(9 * unit, (tray.width - trayCardWidth - 4 * unit) / 3);
        return {x: tray.x + 3 * unit + order * between, y: y, width: trayCardWidth, rotation: 0, z: 60 + order};
    }

    /// A pot is written in three lines with chips, in two, or in one, as there is room.
    readonly property real potGap: 5 * unit
    readonly property real fullPotWidth: 68 * words + 2.1 * chipWidth + 22
    readonly property real shortPotWidth: Math.min(112 * words, (middleWidth - potGap) / 2)
    readonly property int fullPotColumns: Math.max(1, Math.floor((middleWidth + potGap) / (fullPotWidth + potGap)))
    readonly property int shortPotColumns: Math.max(1, Math.floor((middleWidth + potGap + 1) / (shortPotWidth + potGap)))
    readonly property int potLines: {
        const room = freeHeight - aboveRoom - Math.min(widestBoardCard, leastCard) * 1.4;
        if (fullPotWidth <= middleWidth && Math.ceil(potCount / fullPotColumns) * (8 + 48 * words + potGap) <= freeHeight - aboveRoom - widestBoardCard * 1.4)
            return 3;
        return Math.ceil(potCount / shortPotColumns) * (5 + 32 * words + potGap) <= room ? 2 : 1;
    }
    readonly property int potColumns: Math.max(1, Math.min(potCount, potLines === 3 ? fullPotColumns : shortPotColumns))
    readonly property int potRows: Math.ceil(potCount / potColumns)
    readonly property real potWidth: potLines === 3 ? fullPotWidth : shortPotWidth
    readonly property real potHeight: potLines === 3 ? 8 + 48 * words : potLines === 2 ? 5 + 32 * words : 1 + 18 * words
    readonly property real potRowGap: potLines === 1 ? 2 : potGap
    readonly property real potsNeed: aboveRoom + potRows * (potHeight + potRowGap)
    function potRect(index: int): rect {
        const row = Math.floor(index / potColumns);
        const inRow = row < potRows - 1 ? potColumns : potCount - potColumns * (potRows - 1);
        const x = (width - inRow * (potWidth + potGap) + potGap) / 2 + (index % potColumns) * (potWidth + potGap);
        const y = middle.y + aboveRoom + Math.max(0, (middle.height - potsNeed + potRowGap) / 2) + row * (potHeight + potRowGap);
        return Qt.rect(x, y, potWidth, potHeight);
    }
    /// The middle of a place, from which or to which chips travel.
    function anchor(spot: int, index: int): point {
        const at = root.places[index - 1];
        switch (spot) {
        case TableSpot.Bet: return at === undefined ? Qt.point(width / 2, height / 2) : Qt.point(at.betX, at.betY);
        case TableSpot.Stack:
        case TableSpot.Seat: return at === undefined ? Qt.point(width / 2, height / 2) : centre(at.plate);
        case TableSpot.Pot: return centre(potRect(index));
        default: return centre(trayRect(spot));
        }
    }
    /// The seat whose cards' place is under a point, or 0.
    function handAt(x: real, y: real): int {
        for (let i = 0; i < root.places.length; ++i)
            if (inside(root.places[i].hand, x, y, 0))
                return i + 1;
        return 0;
    }
    /// The place for a pot before there is one.
    readonly property real potPlaceWidth: Math.min(fullPotWidth, middleWidth)
    readonly property rect potPlace: Qt.rect((width - potPlaceWidth) / 2, middle.y + aboveRoom + Math.max(0, (middle.height - aboveRoom - 8 - 48 * words) / 2),
                                             potPlaceWidth, Math.min(middle.height - aboveRoom, 8 + 48 * words))
    /// How wide words ending at this height can be: up to the bets at the sides, or the hands above low ones.
    function wordsRoom(bottom: real): real {
        const clear = root.places.every(at => at.top || at.betY - betHeight * 0.3 >= bottom);
        return clear ? width - 2 * (plateWidth + sideHand + 24) : middleWidth;
    }
    /// What lies under a point, to drop something on: {spot, index}.
    function targetAt(x: real, y: real): var {
        for (const spot of root.trays)
            if (inside(trayRect(spot), x, y, 4 * unit))
                return {spot: spot, index: 0};
        for (let p = 0; p < potCount; ++p)
            if (inside(potRect(p), x, y, 3 * unit))
                return {spot: TableSpot.Pot, index: p};
        for (let i = 0; i < root.places.length; ++i) {
            const at = root.places[i];
            const bet = Qt.rect(at.betX - betWidth / 2, at.betY - betHeight / 2, betWidth, betHeight);
            if (inside(bet, x, y, 0))
                return {spot: TableSpot.Bet, index: i + 1};
            if (inside(at.plate, x, y, 4 * unit) || inside(at.hand, x, y, 6 * unit))
                return {spot: TableSpot.Seat, index: i + 1};
        }
        if (slotCount > 0 && inside(board, x, y, 6 * unit))
            return {spot: TableSpot.Board, index: Math.max(0, Math.min(slotCount - 1, Math.floor((x - board.x + boardGap / 2) / (boardCardWidth + boardGap))))};
        // above the board too, where that reaches beyond the middle
        if (inside(middle, x, y, 0) || y >= middle.y && y < board.y && x >= board.x && x < board.x + board.width)
            return {spot: TableSpot.Pot, index: potCount};
        return {spot: TableSpot.None, index: 0};
    }
}
