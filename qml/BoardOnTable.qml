// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The board's empty places with their captions, and the middle of the felt where bets are swept to.
Item {
    id: root

    required property TableGeometry geometry
    required property TableModel table
    required property TableHands hands

    Rectangle {
        x: root.geometry.middle.x
        y: root.geometry.middle.y
        width: root.geometry.middle.width
        height: root.geometry.middle.height
        radius: 12
        visible: root.hands.isTarget(TableSpot.Pot, root.geometry.potCount)
        color: "transparent"
        border.width: 2
        border.color: Theme.feltText
    }
    ThemedText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.geometry.potCount === 0 ? root.geometry.board.y - height - 8 * root.geometry.unit
                                        : root.geometry.potRect(0).y - height - 2
        visible: text !== ""
        font.pixelSize: Math.round(Theme.size(14) * root.geometry.fontScale)
        color: Theme.amount
        text: root.table.caption
    }
    Repeater {
        model: root.table.boardSlots

        Rectangle {
            id: slot
            required property var modelData
            required property int index
            readonly property rect place: root.geometry.slotRect(index)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            visible: root.table.spreadCount === 0 && root.table.cutPacketCount === 0
            radius: place.height * 0.07
            color: "#14000000"
            border.width: 1
            border.color: "#4dd8efe2"

            ThemedText {
                anchors.centerIn: parent
                width: parent.width - 4
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                font.pixelSize: Math.round(Theme.size(11) * root.geometry.fontScale)
                color: Theme.feltMuted
                text: slot.modelData
                Accessible.ignored: true
            }
        }
    }
    Grip {
        id: grip
        x: root.geometry.board.x
        y: root.geometry.board.y
        width: root.geometry.board.width
        height: root.geometry.board.height
        visible: root.geometry.slotCount > 0
        draggable: root.table.boardCount > 0
        name: qsTr("Board, %n card(s)", "", root.table.boardCount)
        spot: TableSpot.Board
        spotIndex: 0
        ghost: ({cards: root.table.boardCount})
        onActivated: root.hands.press(grip)
        onCarryAsked: root.hands.carry(grip)
        onDragStarted: (x, y) => root.hands.startDrag(grip, x, y)
        onDragMoved: (x, y) => root.hands.moveDrag(grip, x, y)
        onDragEnded: (x, y, dropped) => root.hands.endDrag(grip, x, y, dropped)
    }
    Rectangle {
        x: root.geometry.board.x - 5
        y: root.geometry.board.y - 5
        width: root.geometry.board.width + 10
        height: root.geometry.board.height + 10
        radius: 10
        visible: root.hands.isTarget(TableSpot.Board, 0) || root.hands.isOwed(TableSpot.Board, -1)
        color: "transparent"
        border.width: 2
        border.color: root.hands.isTarget(TableSpot.Board, 0) ? Theme.feltText : Theme.feltAccent
    }
}
