// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The dealer's hands on the drawn table: what is pressed, dragged, carried by keyboard, and onto what.
QtObject {
    id: root

    required property TableModel model
    /// The geometry of whichever table this is.
    required property var geometry
    /// The item in whose coordinates the geometry speaks.
    required property Item surface
    property var dragged: null
    property var carried: null
    property point handPoint: Qt.point(0, 0)
    property var hoverTarget: ({spot: TableSpot.None, index: 0})
    /// The place the dragged thing was swept over last: a seat's number, or 0.
    property int over: 0
    /// Full circles that a wager on its way to the tray was swept over.
    property var swept: []
    // of their own, so that who asks hears of another place and not of each change on the table
    readonly property int owedSpot: root.model.owedSpot
    readonly property int owedIndex: root.model.owedIndex

    function isOwed(spot: int, index: int): bool {
        return root.owedSpot === spot && (root.owedIndex === index || index < 0);
    }
    function isTarget(spot: int, index: int): bool {
        return root.dragged !== null && root.hoverTarget.spot === spot && root.hoverTarget.index === index;
    }
    function press(grip: var): void {
        if (root.carried !== null && root.carried !== grip) {
            const from = root.carried;
            root.carried = null;
            root.model.drop(from.spot, from.spotIndex, grip.spot, grip.spotIndex);
        } else {
            root.carried = null;
            root.model.activate(grip.spot, grip.spotIndex);
        }
    }
    function carry(grip: var): void {
        root.carried = grip.draggable ? grip : null;
    }
    function startDrag(grip: var, x: real, y: real): void {
        root.carried = null;
        root.dragged = grip;
        root.over = 0;
        root.swept = [];
        root.moveDrag(grip, x, y);
    }
    function moveDrag(grip: var, x: real, y: real): void {
        const at = root.surface.mapFromItem(grip, x, y);
        root.handPoint = Qt.point(at.x, at.y);
        const target = root.geometry.targetAt(at.x, at.y);
        if (target.spot !== root.hoverTarget.spot || target.index !== root.hoverTarget.index)
            root.hoverTarget = target;
        const seat = grip.spot === TableSpot.Stub ? root.geometry.handAt(at.x, at.y) : 0;
        if (seat !== root.over) {
            root.over = seat;
            if (seat > 0)
                root.model.passOver(grip.spot, TableSpot.Cards, seat);
        }
        if (grip.spot === TableSpot.Circle && target.spot === TableSpot.Circle && target.index !== grip.spotIndex
            && !root.swept.includes(target.index) && root.model.circleFilled(target.index))
            root.swept = root.swept.concat([target.index]);
    }
    function endDrag(grip: var, x: real, y: real, dropped: bool): void {
        root.dragged = null;
        if (!dropped)
            return;
        const at = root.surface.mapFromItem(grip, x, y);
        const target = root.geometry.targetAt(at.x, at.y);
        const cardsLeft = root.over;
        root.over = 0;
        // the sweep has dealt to this seat already
        if (cardsLeft > 0 && target.index === cardsLeft)
            return;
        if (target.spot === grip.spot && target.index === grip.spotIndex)
            return;
        root.model.drop(grip.spot, grip.spotIndex, target.spot, target.index);
        if (target.spot === TableSpot.Rack)
            for (const circle of root.swept)
                root.model.drop(TableSpot.Circle, circle, TableSpot.Rack, 0);
    }
    /// Moves the focus to the nearest thing in a direction.
    function goTowards(dx: int, dy: int): void {
        let from = null;
        const grips = [];
        const first = root.surface.nextItemInFocusChain(true);
        let item = first;
        do {
            if (item.isGrip === true) {
                grips.push(item);
                if (item.activeFocus)
                    from = item;
            }
            item = item.nextItemInFocusChain(true);
        } while (item !== first && item !== root.surface && grips.length < 200);
        if (from === null)
            return;
        const start = root.surface.mapFromItem(from, from.width / 2, from.height / 2);
        let best = null;
        let bestCost = 1e9;
        for (const grip of grips) {
            const at = root.surface.mapFromItem(grip, grip.width / 2, grip.height / 2);
            const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
            const across = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
            const cost = along + across * 2;
            if (along > 4 && cost < bestCost) {
                best = grip;
                bestCost = cost;
            }
        }
        if (best !== null)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
}
