// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Where everything lies on a house-banked table: spots along a bow, the dealer's things along the straight edge.
AnyGeometry {
    id: root

    /// The circles of one spot: kind, row (0 nearest the dealer) and column of each.
    required property var circlePlaces
    required property bool shuffler
    /// What lies at the dealer's right hand; the trays lie beside the deck in the middle, from the left.
    readonly property var rightTrays: shuffler ? [TableSpot.Muck, TableSpot.Shuffler] : [TableSpot.Muck]
    /// No cards at the seats: all share one hand.
    required property bool sharedHand
    required property int payLines

    fontScale: Math.max(1, Math.min(1.4, Math.pow(unit, 0.8)))

    readonly property real pitch: Math.min((width - 12) / Math.max(1, seatCount), 178 * unit)
    readonly property real plateWidth: Math.min(pitch - 6 * unit, fontScale * (62 + 60 * Theme.textScale))
    /// A card this high is 56 px wide, which is the least at which it is read at a glance.
    readonly property real readable: 79
    /// Hands as large as one row before the dealer leaves room for: the board goes beside the deck where they need it.
    readonly property real roomForHands: rackY - captionHeight - 18 * unit - crown - bareSpot - 28 * unit
    readonly property real seatCardHeight: sharedHand ? 0 : Math.round(Math.max(56 * unit, Math.min(Math.max(80 * unit, readable),
        roomForHands - 88 * unit, 0.8 * pitch)))
    readonly property real seatCardWidth: Math.round(seatCardHeight * 5 / 7)
    readonly property real chipWidth: Math.round(19 * unit)

    readonly property var rowSizes: {
        const sizes = [];
        for (const place of circlePlaces)
            sizes[place.row] = (sizes[place.row] ?? 0) + 1;
        return sizes;
    }
    readonly property real circleGap: 5 * unit
    readonly property real circle: Math.floor(Math.min(50 * unit,
        (pitch - 8 * unit) / Math.max(1, ...rowSizes) - circleGap))
    readonly property real rowWidth: Math.max(1, ...rowSizes) * (circle + circleGap)
    /// An amount stands below its circle.
    readonly property real amountHeight: 12.5 * words
    readonly property real circleStep: circle + amountHeight + 2 * unit

    readonly property real crown: 4
    readonly property real bareSpot: plateHeight + 6 * unit + (sharedHand ? 0 : 7 * unit) + rowSizes.length * circleStep
    readonly property real spotHeight: bareSpot + seatCardHeight
    /// The sides of the bow come down as far as the corner before them leaves room.
    readonly property real drop: Math.max(0, Math.min(Math.max(128 * unit, 0.22 * height), height - crown - spotHeight - Math.max(placard.height, 150 * unit) - 16 * unit))

    readonly property real rackHeight: 34 * unit + 24 * words
    /// The room along the straight edge between placard and right-hand trays, and its middle, the table's if it fits.
    readonly property real edgeLeft: payLines === 0 ? 14 * unit : placard.x + placard.width + 10 * unit
    readonly property real rightWidth: fullTrayHeight / 1.4 + 6 * unit
    readonly property real edgeRight: width - 22 * unit - rightTrays.length * (rightWidth + trayGap) - 4 * unit
    readonly property real middleX: edgeLeft <= width / 2 - 228 * unit ? width / 2 : (edgeLeft + edgeRight) / 2
    readonly property real rackY: height - rackHeight - 8 * unit
    readonly property rect rack: {
        const wide = Math.min(edgeRight - edgeLeft, 470 * unit);
        // at the left where it has to leave room for the pot beside it
        return Qt.rect(inOneRow ? edgeLeft : middleX - wide / 2, rackY, inOneRow ? Math.min(wide, 400 * unit) : wide, rackHeight);
    }
    /// The placard's lines draw together rather than reach up to the first spot.
    readonly property real payLine: Math.min(17 * words, (height - crown - spotHeight - 48 * unit) / (payLines + 3.2))
    readonly property rect placard: {
        const high = payLines === 0 ? 0 : (payLines + 3.2) * payLine + 14 * unit;
        return Qt.rect(14 * unit, height - high - 12 * unit, 10.4 * payLine, high);
    }

    readonly property real fullTrayHeight: Math.min(Math.max(88 * unit, readable + 10 * unit), 0.172 * height)
    /// Where the board would be too small above the deck and the boxes, it lies between them.
    readonly property bool inOneRow: rackY - 16 * unit - captionHeight - fullTrayHeight - boardTop - 10 * unit < Math.max(62 * unit, readable + 1)
    readonly property int boxes: trays.filter(spot => root.isBox(spot)).length
    /// A single row draws together, so that its cards can be wide, and any row where it would reach the placard.
    readonly property real rowGap: {
        if (inOneRow)
            return 3 * unit;
        const card = (fullTrayHeight - 10 * unit) / 1.4;
        const wide = trays.length * (card + 14 * unit) + boxes * card * (boxCards - 1);
        return Math.max(unit, Math.min(trayGap, (edgeRight - edgeLeft - wide) / Math.max(1, trays.length - 1)));
    }
    readonly property real trayPadding: inOneRow ? 6 * unit : 14 * unit
    /// Widths of hand boxes and of all places of the row, in widths of one card.
    readonly property real boxCards: 1.62
    readonly property real trayHeight: {
        if (!inOneRow)
            return fullTrayHeight;
        const cards = trays.length - boxes + boxes * boxCards + slotCount;
        const rest = trays.length * (trayPadding + rowGap) + slotCount * boardGap + 10 * unit;
        const card = Math.min((edgeRight - edgeLeft - rest) / cards * 1.4, rackY - 6 * unit - captionHeight - rowTop - 10 * unit);
        return Math.max(36 * unit, card) + 10 * unit;
    }
    readonly property real trayCardHeight: Math.round(trayHeight - 10 * unit)
    readonly property real trayCardWidth: Math.round(trayCardHeight / 1.4)
    readonly property real trayWidth: trayCardWidth + trayPadding
    readonly property real handStep: trayCardWidth * (boxCards - 1)
    readonly property real handWidth: trayWidth + handStep
    readonly property real traysY: rackY - 6 * unit - captionHeight - trayHeight
    /// The row of places, each with its rectangle; the board's, where it lies in this row, under the name of its spot.
    readonly property var trayRects: {
        const rects = {};
        const row = inOneRow ? trays.filter(spot => !root.isBox(spot)).concat([TableSpot.Board], trays.filter(spot => root.isBox(spot)))
                             : trays;
        let wide = -rowGap;
        for (const spot of row)
            wide += widthOf(spot) + rowGap;
        let x = Math.max(edgeLeft, Math.min(middleX - wide / 2, edgeRight - wide));
        for (const spot of row) {
            rects[spot] = Qt.rect(x, traysY, widthOf(spot), trayHeight);
            x += widthOf(spot) + rowGap;
        }
        x = width - 22 * unit;
        const low = height - 14 * unit - captionHeight - fullTrayHeight;
        for (const spot of rightTrays) {
            x -= rightWidth;
            rects[spot] = Qt.rect(x, low, rightWidth, fullTrayHeight);
            x -= trayGap;
        }
        return rects;
    }

    /// Below every spot that reaches over the board.
    readonly property real boardTop: below(middleX - 190 * unit, middleX + 190 * unit)
    /// Below every spot that reaches over a single row.
    readonly property real rowTop: below(edgeLeft, edgeRight)
    readonly property real boardCardHeight: inOneRow ? trayCardHeight
        : Math.round(Math.max(40 * unit, Math.min(98 * unit, traysY - boardTop - 20 * unit)))
    readonly property real boardCardWidth: Math.round(boardCardHeight / 1.4)
    readonly property real boardGap: inOneRow ? 3 * unit : 7 * unit
    readonly property real boardWidth: slotCount * (boardCardWidth + boardGap) - boardGap
    readonly property rect board: {
        if (!inOneRow)
            return Qt.rect(middleX - boardWidth / 2,
                           traysY - 10 * unit - boardCardHeight - Math.max(0, traysY - boardTop - boardCardHeight - 30 * unit) * 0.35,
                           boardWidth, boardCardHeight);
        const place = trayRects[TableSpot.Board] ?? Qt.rect(0, 0, 0, 0); // the row is not laid anew yet
        return Qt.rect(place.x + 5 * unit, place.y + 5 * unit, boardWidth, boardCardHeight);
    }
    /// How far a card that plays is pushed out towards its hand.
    readonly property real pushed: inOneRow ? 7 * unit : 12 * unit
    readonly property rect middle: board
    readonly property int potLines: 2
    readonly property real potWidth: inOneRow ? Math.min(112 * words, edgeRight - rack.x - rack.width - 8 * unit) : 112 * words
    readonly property real potHeight: 5 + 32 * words
    readonly property rect cutPacket: {
        const stub = trayRect(TableSpot.Stub);
        return Qt.rect(stub.x, stub.y - trayCardHeight - 14 * unit, stub.width, trayCardHeight);
    }
    readonly property rect spread: board

    readonly property var places: {
        const list = [];
        for (let i = 0; i < seatCount; ++i)
            list.push(root.place(i));
        return list;
    }

    /// Where it is free below the spots that reach over a part of the table's width.
    function below(left: real, right: real): real {
        let low = crown;
        for (let i = 0; i < seatCount; ++i) {
            const fromMiddle = i - (seatCount - 1) / 2;
            const x = width / 2 + fromMiddle * pitch;
            if (x + rowWidth / 2 > left && x - rowWidth / 2 < right)
                low = Math.max(low, crown + spotHeight + drop * bow(fromMiddle));
        }
        return low + 8 * unit;
    }
    function isBox(spot: int): bool {
        return spot === TableSpot.DealerHand || spot === TableSpot.SharedHand;
    }
    function widthOf(spot: int): real {
        return spot === TableSpot.Board ? boardWidth + 10 * unit : isBox(spot) ? handWidth : trayWidth;
    }
    /// The bow at the table's very edges, for whoever draws it.
    readonly property real edgeDrop: drop * Math.pow(width / (width - 132 * unit), 2)
    /// How far the bow has fallen at so many spots from the middle, as a part of the whole.
    function bow(spots: real): real {
        const t = spots * pitch / (width / 2 - 66 * unit);
        return Math.min(1, t * t);
    }
    function place(i: int): var {
        const fromMiddle = i - (seatCount - 1) / 2;
        const x = width / 2 + fromMiddle * pitch;
        const y = crown + drop * bow(fromMiddle);
        const plate = Qt.rect(x - plateWidth / 2, y, plateWidth, plateHeight);
        const hand = Qt.rect(x - seatCardWidth * 0.81, y + plateHeight + 6 * unit, seatCardWidth * 1.62, seatCardHeight);
        return {x: x, plate: plate, hand: hand, circles: hand.y + seatCardHeight + (sharedHand ? 0 : 7 * unit)};
    }
    function circleRect(index: int): rect {
        const at = root.places[Math.floor(index / 10) - 1];
        const which = root.circlePlaces.find(place => place.kind === index % 10);
        if (at === undefined || which === undefined)
            return Qt.rect(0, 0, 0, 0);
        const inRow = rowSizes[which.row];
        const x = at.x + (which.column - (inRow - 1) / 2) * (circle + circleGap);
        const y = at.circles + (rowSizes.length - 1 - which.row) * circleStep;
        return Qt.rect(x - circle / 2, y, circle, circle);
    }
    function trayRect(spot: int): rect {
        return root.trayRects[spot] ?? Qt.rect(width - trayWidth - 22 * unit, height, trayWidth, trayHeight);
    }
    function slotRect(index: int): rect {
        return Qt.rect(board.x + index * (boardCardWidth + boardGap), board.y, boardCardWidth, boardCardHeight);
    }
    function potRect(index: int): rect {
        if (inOneRow)
            return Qt.rect(rack.x + rack.width + 8 * unit, rackY + (rackHeight - potHeight) / 2 + index * (potHeight + 4 * unit), potWidth, potHeight);
        const discards = trayRect(TableSpot.Muck);
        return Qt.rect(width - 22 * unit - potWidth, discards.y - (index + 1) * (potHeight + 8 * unit), potWidth, potHeight);
    }
    /// Where a card lies: x, y, width, rotation and z. A folded hand lies tucked under its bonus.
    function pose(spot: int, seat: int, order: int, id: int, dimmed: bool, highlighted: bool): var {
        switch (spot) {
        case TableSpot.Cards: {
            const at = root.places[seat - 1];
            if (at === undefined)
                return pile(TableSpot.Muck, order, id);
            if (dimmed) {
                const bonus = circleRect(seat * 10);
                const wide = Math.round(circle * 0.84);
                return {x: bonus.x + bonus.width / 2 - wide * 0.66 + order * wide * 0.32, y: bonus.y + (bonus.height - wide * 1.4) / 2,
                        width: wide, rotation: order === 0 ? -7 : 7, z: 40 + order};
            }
            return {x: at.hand.x + order * seatCardWidth * 0.62, y: at.hand.y, width: seatCardWidth, rotation: 0, z: 100 + order};
        }
        case TableSpot.Board: {
            const slot = slotRect(order);
            return {x: slot.x, y: slot.y - (highlighted ? pushed : 0), width: slot.width, rotation: 0, z: 100 + order};
        }
        case TableSpot.DealerHand:
        case TableSpot.SharedHand: {
            const tray = trayRect(spot);
            return {x: tray.x + trayPadding / 2 + order * handStep, y: tray.y + 5 * unit, width: trayCardWidth, rotation: 0, z: 100 + order};
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
        // the places at the dealer's right are not as high as those of a single row
        const high = Math.min(trayCardHeight, tray.height - 8 * unit);
        const wide = Math.round(high / 1.4);
        const x = tray.x + (tray.width - wide) / 2;
        const y = tray.y + (tray.height - high) / 2;
        if (spot === TableSpot.Burns || spot === TableSpot.Exposed || spot === TableSpot.SetAside)
            return {x: tray.x + 3 * unit + order * 3.5 * unit, y: y, width: wide, rotation: 0, z: 60 + order};
        if (spot === TableSpot.Muck)
            return {
                x: x + (scatter(id, 3) - 0.5) * 5 * unit, y: y + (scatter(id, 5) - 0.5) * 4 * unit, width: wide,
                rotation: (scatter(id, 11) - 0.5) * 10, z: 20 + order
            };
        return {x: x, y: y + 4 * unit - order * 0.16 * unit, width: wide, rotation: 0, z: 100 + order};
    }
    /// The middle of a place, from which or to which chips travel.
    function anchor(spot: int, index: int): point {
        switch (spot) {
        case TableSpot.Circle: return centre(circleRect(index));
        case TableSpot.Rack: return centre(rack);
        case TableSpot.Pot: return centre(potRect(index));
        case TableSpot.Stack:
        case TableSpot.Seat: {
            const at = root.places[index - 1];
            return at === undefined ? Qt.point(width / 2, height / 2) : centre(at.plate);
        }
        default: return centre(trayRect(spot));
        }
    }
    /// The seat whose cards' place is under a point, or 0.
    function handAt(x: real, y: real): int {
        for (let i = 0; i < root.places.length && !sharedHand; ++i)
            if (inside(root.places[i].hand, x, y, 0))
                return i + 1;
        return 0;
    }
    /// What lies under a point, to drop something on: {spot, index}.
    function targetAt(x: real, y: real): var {
        for (const spot of root.trays.concat(root.rightTrays))
            if (inside(trayRect(spot), x, y, 3 * unit))
                return {spot: spot, index: 0};
        if (inside(rack, x, y, 2 * unit))
            return {spot: TableSpot.Rack, index: 0};
        for (let p = 0; p < potCount; ++p)
            if (inside(potRect(p), x, y, 3 * unit))
                return {spot: TableSpot.Pot, index: p};
        for (let i = 0; i < root.places.length; ++i) {
            const at = root.places[i];
            for (const place of root.circlePlaces) {
                const index = (i + 1) * 10 + place.kind;
                if (inside(circleRect(index), x, y, 2 * unit))
                    return {spot: TableSpot.Circle, index: index};
            }
            if (inside(at.plate, x, y, 3 * unit) || inside(at.hand, x, y, 3 * unit))
                return {spot: TableSpot.Seat, index: i + 1};
        }
        if (slotCount > 0 && inside(board, x, y, 6 * unit))
            return {spot: TableSpot.Board, index: Math.max(0, Math.min(slotCount - 1, Math.floor((x - board.x + boardGap / 2) / (boardCardWidth + boardGap))))};
        return {spot: TableSpot.None, index: 0};
    }
}
