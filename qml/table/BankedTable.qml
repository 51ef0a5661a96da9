// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The table of a house-banked game as seen from the dealer. Shows one TableModel and passes on what was done by hand.
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
        const list = [TableSpot.Stub, TableSpot.Burns];
        if (root.table.cutCard !== 0)
            list.unshift(TableSpot.CutCard);
        if (root.table.hasSharedHand)
            list.push(TableSpot.SharedHand);
        list.push(TableSpot.DealerHand);
        if (root.table.exposedCount > 0)
            list.push(TableSpot.Exposed);
        if (root.table.setAsideCount > 0)
            list.push(TableSpot.SetAside);
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

    BankedGeometry {
        id: geometry
        width: root.width
        height: root.height
        seatCount: root.table.seatCount
        circlePlaces: root.table.circlePlaces
        trays: root.trays
        rightTrays: root.table.showsShuffler ? [TableSpot.Muck, TableSpot.Shuffler] : [TableSpot.Muck]
        slotCount: root.table.boardSlots.length
        potCount: root.table.potCount
        sharedHand: root.table.hasSharedHand
        payLines: root.table.payHands.length
    }
    TableHands {
        id: hands
        model: root.table
        geometry: root.seating
        surface: root
    }
    ArcFelt {
        anchors.fill: parent
        crown: geometry.crown + geometry.plateHeight * 0.42
        drop: geometry.edgeDrop
        railWidth: geometry.railWidth
        lineAt: geometry.spotHeight - geometry.plateHeight * 0.42 + 4 * geometry.unit
        railTop: Theme.railTop
        railBottom: Theme.railBottom
        feltLight: Theme.feltLight
        feltDark: Theme.feltDark
        line: Theme.feltLine
    }
    PayPlacard {
        visible: root.table.payHands.length > 0
        geometry: root.seating
        table: root.table
    }
    ChipRack {
        geometry: root.seating
        table: root.table
        hands: root.dealersHands
    }
    BankedBoard {
        anchors.fill: parent
        geometry: root.seating
        table: root.table
        hands: root.dealersHands
    }
    BankedTrays {
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
                blueBack: root.table.deckBack === 2
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
        model: root.table.circles

        BankedCircle {
            geometry: root.seating
            hands: root.dealersHands
        }
    }
    Repeater {
        model: root.table.seats

        BankedSeat {
            geometry: root.seating
            hands: root.dealersHands
        }
    }
    ThemedText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: geometry.board.y - height - 12 * geometry.unit
        visible: text !== ""
        font.pixelSize: Math.round(Theme.size(14) * geometry.fontScale)
        color: Theme.amount
        text: root.table.caption
    }
    SpeechBubble {
        // beside the dealer's box, where nothing lies; where that is narrow, beside the rack
        readonly property rect box: geometry.trayRect(root.trays[root.trays.length - 1])
        readonly property real limit: root.table.potCount > 0 ? geometry.potRect(0).x - 8 : root.width - 30 * geometry.unit
        readonly property bool narrow: limit - box.x - box.width < 190 && root.table.potCount === 0
        readonly property rect beside: narrow ? geometry.rack : box
        x: beside.x + beside.width + 10 * geometry.unit
        y: beside.y + (beside.height - height) / 2
        z: 10
        dealer: true
        text: root.table.dealerBubble
        mostWidth: Math.max(120, (narrow ? geometry.edgeRight : limit) - x)
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
