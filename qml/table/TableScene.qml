// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What every table is: it shows a TableModel and passes on what is done by hand; a table says where all lies.
FocusScope {
    id: scene

    required property TableModel table
    /// The geometry of this table: what lies where, and what is met at a point.
    required property var seating
    /// The trays that lie on this table now, as a text, so that only a real change lays everything anew.
    required property string laid
    readonly property var trays: laid.split(" ").map(Number)
    /// Off while another moment is shown at once, or while the window changes its size.
    property bool moves: true
    /// Whether stacks have no figures: a dealer who is examined sees chips, and asks.
    property bool byEye: false
    /// Whether the cards have the second deck's backs.
    property bool blueBack: false
    readonly property alias dealersHands: hands
    readonly property alias settling: settle.running
    /// Drawn below the cards, in this order.
    property alias below: below.data
    /// Drawn above the cards and pots, in this order.
    property alias above: above.data

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
        target: scene.table
        function onJumpingChanged(jumping: bool): void {
            scene.moves = !jumping;
        }
        function onChipsMoved(fromSpot: int, fromIndex: int, toSpot: int, toIndex: int, chips: var): void {
            if (Theme.animation > 0 && scene.moves && scene.visible)
                flight.createObject(scene, {
                    start: scene.seating.anchor(fromSpot, fromIndex), end: scene.seating.anchor(toSpot, toIndex),
                    chips: chips
                });
        }
        function onShowShuffle(): void {
            if (Theme.animation > 0)
                riffle.restart();
        }
    }

    TableHands {
        id: hands
        model: scene.table
        geometry: scene.seating
        surface: scene
    }
    Item {
        id: below
        anchors.fill: parent
    }
    Item {
        id: cardLayer
        anchors.fill: parent

        Repeater {
            model: scene.table.cards

            CardOnTable {
                geometry: scene.seating
                moves: scene.moves && !settle.running
                blueBack: scene.blueBack
            }
        }
    }
    Repeater {
        model: scene.table.pots

        PotOnTable {
            geometry: scene.seating
            hands: scene.dealersHands
        }
    }
    Item {
        id: above
        anchors.fill: parent
    }
    DragHand {
        x: hands.handPoint.x
        y: hands.handPoint.y
        shown: hands.dragged !== null
        ghost: hands.dragged?.ghost ?? ({})
        geometry: scene.seating
        z: 20
    }
    ThemedText {
        visible: hands.carried !== null
        anchors.horizontalCenter: parent.horizontalCenter
        y: 2
        z: 20
        pixels: 13
        text: hands.carried === null ? "" : qsTr("Picked up: %1. Enter puts it down, Esc puts it back.").arg(hands.carried.name)
    }
    Component {
        id: flight
        ChipFlight {
            chipWidth: scene.seating.chipWidth
        }
    }
    SequentialAnimation {
        id: riffle
        loops: 1
        NumberAnimation { target: cardLayer; property: "y"; to: -6; duration: Theme.animation / 2 }
        NumberAnimation { target: cardLayer; property: "y"; to: 0; duration: Theme.animation / 2 }
    }
}
