// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The places before the dealer: burns, stub, muck, and what else this game needs.
Item {
    id: root

    required property TableGeometry geometry
    required property TableModel table
    required property TableHands hands

    function caption(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns");
        case TableSpot.Stub: return qsTr("Stub");
        case TableSpot.Muck: return qsTr("Muck");
        case TableSpot.SetAside: return qsTr("Aside");
        case TableSpot.Exposed: return qsTr("Exposed");
        case TableSpot.Discs: return qsTr("Discs");
        case TableSpot.Bank: return qsTr("Bank");
        default: return qsTr("Carried");
        }
    }
    function spoken(spot: int): string {
        switch (spot) {
        case TableSpot.Burns: return qsTr("Burns, %n card(s)", "", root.table.burnCount);
        case TableSpot.Stub: return qsTr("Stub, %n card(s)", "", root.table.stubCount);
        case TableSpot.Muck: return qsTr("Muck, %n card(s)", "", root.table.muckCount);
        case TableSpot.SetAside: return qsTr("Set aside, %n card(s)", "", root.table.setAsideCount);
        case TableSpot.Exposed: return qsTr("Exposed card");
        case TableSpot.Discs: return qsTr("Discs: %1").arg(Array.from(root.table.waitingDiscs).join(", "));
        case TableSpot.Bank: return qsTr("Bank: %1").arg(root.table.bankText);
        default: return qsTr("Carried over: %1").arg(root.table.carriedText);
        }
    }
    function ghost(spot: int): var {
        switch (spot) {
        case TableSpot.Discs: return {puck: root.table.waitingDiscs[0] ?? "", disc: true};
        case TableSpot.Bank: return {chips: root.table.bankChips};
        case TableSpot.Carried: return {chips: root.table.carriedChips};
        case TableSpot.Muck: return {cards: Math.min(3, root.table.muckCount)};
        case TableSpot.Burns: return {cards: root.table.burnCount};
        default: return {cards: 1};
        }
    }
    function holds(spot: int): bool {
        switch (spot) {
        case TableSpot.Burns: return root.table.burnCount > 0;
        case TableSpot.Stub: return root.table.stubCount > 0;
        case TableSpot.Muck: return root.table.muckCount > 0;
        case TableSpot.SetAside: return root.table.setAsideCount > 0;
        case TableSpot.Carried: return root.table.carriedChips.length > 0;
        default: return true;
        }
    }

    Repeater {
        model: root.geometry.trays

        DeckTray {
            id: tray
            required property int modelData
            readonly property rect place: root.geometry.trayRect(modelData)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            caption: root.caption(modelData)
            fontScale: root.geometry.fontScale
            highlighted: root.hands.isOwed(modelData, -1)
            targeted: root.hands.isTarget(modelData, 0)

            ChipStack {
                anchors.centerIn: parent
                visible: tray.modelData === TableSpot.Carried || tray.modelData === TableSpot.Bank
                chips: tray.modelData === TableSpot.Bank ? root.table.bankChips : root.table.carriedChips
                amountText: tray.modelData === TableSpot.Bank ? root.table.bankText : root.table.carriedText
                chipWidth: root.geometry.chipWidth
                mostColumns: 3
                fontScale: root.geometry.fontScale
            }
            Repeater {
                model: tray.modelData === TableSpot.Discs ? root.table.waitingDiscs : []

                Puck {
                    required property var modelData
                    required property int index

                    disc: true
                    text: modelData
                    diameter: root.geometry.puck
                    x: tray.width / 2 - width / 2 + (index % 2 === 0 ? -1 : 1) * width * 0.5
                    y: 6 + Math.floor(index / 2) * (height + 3)
                }
            }
            Rectangle {
                // the cut card lies across the stub's near edge, or beside it
                visible: tray.modelData === TableSpot.Stub && root.table.cutCard > 0
                width: root.geometry.trayCardWidth
                height: root.table.cutCard === 2 ? 8 * root.geometry.unit : root.geometry.trayCardHeight
                x: root.table.cutCard === 2 ? (parent.width - width) / 2 : parent.width - 10 * root.geometry.unit
                y: parent.height - height - 2
                radius: 3
                color: "#f2c530"
                border.width: 1
                border.color: "#8a6d10"
            }
            Grip {
                id: grip
                anchors.fill: parent
                draggable: root.holds(tray.modelData)
                name: root.spoken(tray.modelData)
                spot: tray.modelData
                spotIndex: 0
                ghost: root.ghost(tray.modelData)
                onActivated: root.hands.press(grip)
                onCarryAsked: root.hands.carry(grip)
                onDragStarted: (x, y) => root.hands.startDrag(grip, x, y)
                onDragMoved: (x, y) => root.hands.moveDrag(grip, x, y)
                onDragEnded: (x, y, dropped) => root.hands.endDrag(grip, x, y, dropped)
            }
        }
    }
}
