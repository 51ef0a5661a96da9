// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// Where everything lies on a table of a given size: seats around the oval, seat 1 at the dealer's left, clockwise.
/// Only lengths and positions; nothing here knows a rule.
QtObject {
    id: root

    required property real width
    required property real height
    required property int seatCount
    /// Cards at each seat, the first entry being seat 1.
    required property var handSizes
    required property var trays
    required property int slotCount
    required property int potCount
    /// How many cards a hand of this game can have; room is kept for them so that nothing shifts while they come.
    required property int cardsPerHand

    readonly property real unit: Math.max(0.6, Math.min(width / 940, height / 580))
    readonly property real fontScale: Math.max(1, Math.min(1.4, Math.pow(unit, 0.8)))
    readonly property real words: Theme.textScale * fontScale

    readonly property int sideSeats: seatCount < 2 ? 0 : seatCount < 6 ? 1 : seatCount < 9 ? 2 : 3
    readonly property int topSeats: Math.max(0, seatCount - 2 * sideSeats)

    readonly property real bubbleHeight: 10 + 20 * words
    readonly property real plateWidth: fontScale * (54 + 60 * Theme.textScale)
    readonly property real plateHeight: fontScale * (8 + 36 * Theme.textScale)
    readonly property real seatCardHeight: Math.round(62 * unit)
    readonly property real seatCardWidth: Math.round(seatCardHeight * 5 / 7)
    readonly property real chipWidth: Math.round(21 * unit)
    readonly property real betWidth: Math.max(2.8 * chipWidth, 50 * words)
    readonly property real betHeight: chipWidth * 1.3 + 17 * words
    readonly property real puck: Math.round(28 * unit)

    readonly property real railWidth: 26 * unit
    readonly property real topPlate: bubbleHeight + 2
    readonly property rect rail: {
        const x = 4 + plateWidth * 0.34;
        const y = topPlate + plateHeight * 0.42;
        return Qt.rect(x, y, width - 2 * x, height - y - 6);
    }

    readonly property real captionHeight: 16 * words
    readonly property real trayGap: 7 * unit
    readonly property real traysRoom: width - 2 * (sideSeats === 3 ? sideInner + 14 * unit : sideInner - betWidth)
    readonly property real trayWidth: Math.min(76 * unit, (traysRoom - (trays.length - 1) * trayGap) / Math.max(1, trays.length))
    readonly property real trayCardWidth: Math.round(Math.min(54 * unit, trayWidth - 6 * unit))
    readonly property real trayCardHeight: Math.round(trayCardWidth * 1.4)
    readonly property real trayHeight: 88 * unit
    readonly property real trayY: height - 8 - captionHeight - trayHeight - 4 * unit
    readonly property real traysWidth: trays.length * (trayWidth + trayGap) - trayGap
    /// The stub, second of the trays, lies in the middle as long as there is room to its right.
    readonly property real traysLeft: Math.min((width - 3 * trayWidth) / 2 - trayGap, (width + traysRoom) / 2 - traysWidth)

    readonly property real topBottom: topSeats === 0 ? topPlate + 20 * unit
        : topPlate + 7 * unit + plateHeight + seatCardHeight + betHeight + 14 * unit
    readonly property real sideHand: seatCardWidth + step(cardsPerHand, seatCardWidth * 2.5) * (cardsPerHand - 1)
    readonly property real sideInner: sideSeats === 0 ? 40
        : 4 + plateWidth + 8 + sideHand + 8 + betWidth + 8

    readonly property real boardGap: 7 * unit
    readonly property real boardCardWidth: Math.min(Math.round(70 * unit),
        Math.floor((width - 2 * sideInner - (slotCount - 1) * boardGap) / Math.max(1, slotCount)))
    readonly property real boardCardHeight: Math.round(boardCardWidth * 1.4)
    readonly property real boardWidth: slotCount * (boardCardWidth + boardGap) - boardGap
    readonly property rect board: Qt.rect((width - boardWidth) / 2, trayY - boardCardHeight - 14 * unit,
                                          boardWidth, boardCardHeight)
    readonly property rect middle: Qt.rect(sideInner, topBottom, width - 2 * sideInner, board.y - topBottom - 6 * unit)
    readonly property rect spread: Qt.rect(width * 0.5 - 190 * unit, topBottom, 380 * unit, trayY - topBottom - 20 * unit)

    readonly property var places: {
        const list = [];
        for (let i = 0; i < seatCount; ++i)
            list.push(root.place(i));
        return list;
    }

    function handSize(seatIndex: int): int {
        return Math.max(1, root.handSizes[seatIndex] ?? 0);
    }
    /// How far apart the cards of one hand lie.
    function step(count: int, most: real): real {
        return count < 2 ? 0 : Math.min(seatCardWidth * 0.62, (most - seatCardWidth) / (count - 1));
    }
    /// All positions of one seat, counted from 0.
    function place(i: int): var {
        if (i < sideSeats)
            return sidePlace(i, i, true);
        if (i < sideSeats + topSeats)
            return topPlace(i, i - sideSeats);
        return sidePlace(i, seatCount - 1 - i, false);
    }
    function topPlace(i: int, column: int): var {
        const margin = width * [0.5, 0.38, 0.22, 0.15, sideSeats === 3 ? 0.125 : 0.1, 0.06][Math.min(5, topSeats)];
        const columnWidth = topSeats === 1 ? width * 0.4 : (width - 2 * margin) / topSeats;
        const centre = topSeats === 1 ? width / 2 : margin + (column + 0.5) * columnWidth;
        const outer = topSeats > 2 && (column === 0 || column === topSeats - 1);
        const plate = Qt.rect(centre - plateWidth / 2, topPlate + (outer ? 7 * unit : 0), plateWidth, plateHeight);
        const count = Math.max(cardsPerHand, handSize(i));
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
    function sidePlace(i: int, rank: int, left: bool): var {
        const top = sideSeats === 3 ? topBottom + 4 * unit - betHeight * 0.25 : topBottom * 0.86;
        const bottom = height - railWidth - 10 * unit - Math.max(seatCardHeight, plateHeight) / 2;
        const first = Math.max(top + plateHeight / 2 + bubbleHeight * 0.4, topPlate + plateHeight);
        const y = sideSeats === 1 ? height * 0.5
            : bottom + (first - bottom) * rank / (sideSeats - 1) * (sideSeats === 2 ? 0.8 : 1) - (sideSeats === 2 ? 24 * unit : 0);
        const inset = 4 + (rank === 0 && sideSeats > 1 ? 14 * unit : 0);
        const count = Math.max(cardsPerHand, handSize(i));
        const between = step(count, seatCardWidth * 2.5);
        const handWidth = seatCardWidth + between * (count - 1);
        const plateX = left ? inset : width - inset - plateWidth;
        const handX = left ? plateX + plateWidth + 8 * unit : plateX - 8 * unit - handWidth;
        const betX = left ? handX + handWidth + 8 + betWidth / 2 : handX - 8 - betWidth / 2;
        // the nearest bets stay clear of the trays, where there is room above them
        const lift = rank > 0 || sideSeats !== 2 ? 0 : Math.max(20 * unit, y + betHeight / 2 - trayY + 6 * unit);
        return {
            top: false, left: left, plate: Qt.rect(plateX, y - plateHeight / 2, plateWidth, plateHeight),
            hand: Qt.rect(handX, y - seatCardHeight / 2, handWidth, seatCardHeight), between: between,
            betX: betX, betY: y - lift,
            buttonX: left ? betX - betWidth / 2 + puck / 2 : betX + betWidth / 2 - puck / 2,
            buttonY: y - lift - betHeight / 2 - puck / 2 - 5,
            discX: handX + puck / 2, discY: y - seatCardHeight / 2 - puck / 2 - 2
        };
    }
    function trayRect(spot: int): rect {
        const position = Math.max(0, root.trays.indexOf(spot));
        return Qt.rect(traysLeft + position * (trayWidth + trayGap), trayY, trayWidth, trayHeight);
    }
    function slotRect(index: int): rect {
        return Qt.rect(board.x + index * (boardCardWidth + boardGap), board.y, boardCardWidth, boardCardHeight);
    }
    function scatter(id: int, salt: int): real {
        const wave = Math.sin(id * 12.9898 + salt * 78.233) * 43758.5453;
        return wave - Math.floor(wave);
    }
    /// Where a card lies: x, y, width, rotation, z and whether anything of it is to be seen.
    function pose(spot: int, seat: int, order: int, of: int, id: int): var {
        switch (spot) {
        case TableSpot.Cards: {
            const at = root.places[seat - 1];
            if (at === undefined)
                return pile(TableSpot.Muck, order, of, id);
            return {x: at.hand.x + order * at.between, y: at.hand.y, width: seatCardWidth, rotation: 0, z: 100 + order, seen: true};
        }
        case TableSpot.Board: {
            const slot = slotRect(order);
            return {x: slot.x, y: slot.y, width: slot.width, rotation: 0, z: 100 + order, seen: true};
        }
        case TableSpot.Spread:
            return {
                x: spread.x + scatter(id, 3) * (spread.width - trayCardWidth),
                y: spread.y + scatter(id, 5) * (spread.height - trayCardHeight),
                width: trayCardWidth, rotation: scatter(id, 11) * 180 - 90, z: 50 + order, seen: true
            };
        case TableSpot.CutPacket: {
            const stub = trayRect(TableSpot.Stub);
            return {
                x: stub.x + 11 * unit, y: stub.y - trayCardHeight - 14 * unit + Math.min(order, of - order) * 0.15 * unit,
                width: trayCardWidth, rotation: 0, z: 150 - order, seen: order < 2 || order % 5 === 0
            };
        }
        default:
            return pile(spot, order, of, id);
        }
    }
    function pile(spot: int, order: int, of: int, id: int): var {
        const tray = trayRect(spot);
        const x = tray.x + (tray.width - trayCardWidth) / 2;
        const y = tray.y + (tray.height - trayCardHeight) / 2;
        if (spot === TableSpot.Stub)
            return {x: x, y: y + order * 0.16 * unit - 3 * unit, width: trayCardWidth, rotation: 0, z: 200 - order, seen: order < 2 || order % 5 === 0};
        if (spot === TableSpot.Muck)
            return {
                x: x + (scatter(id, 3) - 0.5) * 8 * unit, y: y + (scatter(id, 5) - 0.5) * 6 * unit, width: trayCardWidth,
                rotation: (scatter(id, 11) - 0.5) * 26, z: 20 + order, seen: order > of - 12
            };
        const between = of < 2 ? 0 : Math.min(9 * unit, (tray.width - trayCardWidth - 4 * unit) / (of - 1));
        return {x: x + (order - (of - 1) / 2) * between, y: y, width: trayCardWidth, rotation: 0, z: 60 + order, seen: true};
    }

    /// How many pots lie in one row, and the room of each.
    readonly property real fullPotWidth: 68 * words + 2.1 * chipWidth + 22
    readonly property int fullPotColumns: Math.max(1, Math.floor((middle.width + 40 * unit) / fullPotWidth))
    /// Pots are written in two lines, without chips, when there are too many for the room.
    readonly property bool shortPots: Math.ceil(potCount / fullPotColumns) * (14 + 48 * words) > middle.height
    readonly property real potWidth: shortPots ? Math.min(112 * words, (middle.width + 10 * unit) / 2) : fullPotWidth
    readonly property int potColumns: Math.max(1, Math.min(potCount,
        shortPots ? Math.floor((middle.width + 12 * unit) / potWidth) : fullPotColumns))
    readonly property real potHeight: shortPots ? 5 + 32 * words : 8 + 48 * words
    function potRect(index: int): rect {
        const rows = Math.ceil(potCount / potColumns);
        const row = Math.floor(index / potColumns);
        const inRow = row < rows - 1 ? potColumns : potCount - potColumns * (rows - 1);
        const gap = 5 * unit;
        const x = (width - inRow * (potWidth + gap) + gap) / 2 + (index % potColumns) * (potWidth + gap);
        const total = rows * (potHeight + gap) - gap;
        const y = middle.y + Math.max(0, (middle.height - total) / 2) + row * (potHeight + gap);
        return Qt.rect(x, y, potWidth, potHeight);
    }
    /// The middle of a place, from which or to which chips travel.
    function anchor(spot: int, index: int): point {
        switch (spot) {
        case TableSpot.Bet: {
            const at = root.places[index - 1];
            return at === undefined ? Qt.point(width / 2, height / 2) : Qt.point(at.betX, at.betY);
        }
        case TableSpot.Stack:
        case TableSpot.Seat: {
            const at = root.places[index - 1];
            return at === undefined ? Qt.point(width / 2, height / 2)
                : Qt.point(at.plate.x + at.plate.width / 2, at.plate.y + at.plate.height / 2);
        }
        case TableSpot.Pot: {
            const pot = potRect(index);
            return Qt.point(pot.x + pot.width / 2, pot.y + pot.height / 2);
        }
        default: {
            const tray = trayRect(spot);
            return Qt.point(tray.x + tray.width / 2, tray.y + tray.height / 2);
        }
        }
    }
    function inside(area: rect, x: real, y: real, margin: real): bool {
        return x >= area.x - margin && x <= area.x + area.width + margin
            && y >= area.y - margin && y <= area.y + area.height + margin;
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
            return {spot: TableSpot.Board, index: 0};
        if (inside(middle, x, y, 0))
            return {spot: TableSpot.Pot, index: potCount};
        return {spot: TableSpot.None, index: 0};
    }
}
