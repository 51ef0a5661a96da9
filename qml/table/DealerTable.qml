// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The whole table as seen from the box. Shows one TableModel and passes on what was pressed or moved by hand.
FocusScope {
    id: root

    required property TableModel table
    /// Off while another moment is shown at once, or while the window changes its size.
    property bool moves: true
    // by another name: inside a piece that has a geometry of its own, the id would mean that one
    readonly property alias seating: geometry
    readonly property alias dealersHands: hands
    readonly property alias settling: settle.running
    readonly property var trays: {
        const list = [TableSpot.Burns, TableSpot.Stub, TableSpot.Muck];
        if (root.table.cutCard === 1)
            list.push(TableSpot.CutCard);
        if (root.table.showsCarried)
            list.push(TableSpot.Carried);
        if (root.table.exposedCount > 0)
            list.push(TableSpot.Exposed);
        if (root.table.showsSetAside || root.table.setAsideCount > 0)
            list.push(TableSpot.SetAside);
        if (root.table.waitingDiscs.length > 0)
            list.push(TableSpot.Discs);
        if (root.table.showsBank)
            list.push(TableSpot.Bank);
        if (root.table.showsDrop)
            list.push(TableSpot.Drop);
        if (root.table.tipsChips.length > 0)
            list.push(TableSpot.Tips);
        return list;
    }

    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table")
    Keys.onLeftPressed: hands.goTowards(-1, 0)
    Keys.onRightPressed: hands.goTowards(1, 0)
    Keys.onUpPressed: hands.goTowards(0, -1)
    Keys.onDownPressed: hands.goTowards(0, 1)
    Keys.onEscapePressed: event => {
        event.accepted = hands.carried !== null;
        hands.carried = null;
    }

    onWidthChanged: settle.restart()
    onHeightChanged: settle.restart()
    Timer {
        id: settle
        interval: 60
    }

    Connections {
        target: root.table
        function onJumpingChanged(jumping: bool): void {
            root.moves = !jumping;
        }
        function onChipsMoved(fromSpot: int, fromIndex: int, toSpot: int, toIndex: int, chips: var): void {
            if (Theme.animation > 0 && root.moves && root.visible)
                flight.createObject(root, {
                    start: geometry.anchor(fromSpot, fromIndex), end: geometry.anchor(toSpot, toIndex), chips: chips
                });
        }
        function onShuffleShown(): void {
            if (Theme.animation > 0)
                riffle.restart();
        }
    }

    TableGeometry {
        id: geometry
        width: root.width
        height: root.height
        seatCount: root.table.seatCount
        handSizes: root.table.handSizes
        trays: root.trays
        slotCount: root.table.boardSlots.length
        potCount: root.table.potCount
        cardsPerHand: root.table.cardsPerHand
    }
    TableHands {
        id: hands
        model: root.table
        geometry: root.seating
        surface: root
    }
    TableFelt {
        anchors.fill: parent
        rail: geometry.rail
        railWidth: geometry.railWidth
    }
    BoardOnTable {
        anchors.fill: parent
        geometry: root.seating
        table: root.table
        hands: root.dealersHands
    }
    TraysOnTable {
        anchors.fill: parent
        geometry: root.seating
        table: root.table
        hands: root.dealersHands
    }
    Item {
        id: cardLayer
        anchors.fill: parent

        Repeater {
            model: root.table.cards

            CardOnTable {
                geometry: root.seating
                moves: root.moves && !settle.running
            }
        }
    }
    Repeater {
        model: root.table.pots

        PotOnTable {
            geometry: root.seating
            hands: root.dealersHands
        }
    }
    Repeater {
        model: root.table.seats

        SeatOnTable {
            geometry: root.seating
            hands: root.dealersHands
        }
    }
    Puck {
        id: button
        readonly property var at: geometry.places[root.table.buttonSeat - 1] ?? null
        visible: at !== null
        diameter: geometry.puck
        text: qsTr("D", "dealer button")
        x: (at?.buttonX ?? 0) - width / 2
        y: (at?.buttonY ?? 0) - height / 2
        Behavior on x {
            enabled: root.moves && !settle.running && Theme.animation > 0
            NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
        }
        Behavior on y {
            enabled: root.moves && !settle.running && Theme.animation > 0
            NumberAnimation { duration: Theme.animation; easing.type: Easing.InOutQuad }
        }

        Grip {
            id: buttonGrip
            anchors.fill: parent
            draggable: true
            name: qsTr("dealer button at seat %1").arg(root.table.buttonSeat)
            spot: TableSpot.Button
            spotIndex: root.table.buttonSeat
            ghost: ({puck: button.text})
            onActivated: hands.press(buttonGrip)
            onCarryAsked: hands.carry(buttonGrip)
            onDragStarted: (x, y) => hands.startDrag(buttonGrip, x, y)
            onDragMoved: (x, y) => hands.moveDrag(buttonGrip, x, y)
            onDragEnded: (x, y, dropped) => hands.endDrag(buttonGrip, x, y, dropped)
        }
    }
    SpeechBubble {
        x: (root.width - width) / 2
        y: root.height - height - 1
        z: 10
        dealer: true
        text: root.table.dealerBubble
        mostWidth: root.width * 0.6
        fontScale: geometry.fontScale
    }
    DragHand {
        x: hands.handPoint.x
        y: hands.handPoint.y
        shown: hands.dragged !== null
        ghost: hands.dragged?.ghost ?? ({})
        geometry: root.seating
        z: 20
    }
    ThemedText {
        visible: hands.carried !== null
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2
        z: 20
        pixels: 13
        text: hands.carried === null ? "" : qsTr("Picked up: %1. Enter puts it down, Esc leaves it.").arg(hands.carried.name)
    }
    Component {
        id: flight
        ChipFlight {
            chipWidth: geometry.chipWidth
        }
    }
    SequentialAnimation {
        id: riffle
        loops: 1
        NumberAnimation { target: cardLayer; property: "y"; to: -6; duration: Theme.animation / 2 }
        NumberAnimation { target: cardLayer; property: "y"; to: 0; duration: Theme.animation / 2 }
    }
}
