// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The boxes printed for the community cards, each to be pressed by itself.
Item {
    id: root

    required property BankedGeometry geometry
    required property TableModel table
    required property TableHands hands

    Repeater {
        model: root.table.boardSlots

        Rectangle {
            id: slot
            required property var modelData
            required property int index
            readonly property rect place: root.geometry.slotRect(index)

            x: place.x - 3
            y: place.y - 3
            width: place.width + 6
            height: place.height + 6
            visible: root.table.cutPacketCount === 0
            radius: place.height * 0.09
            color: "#14000000"
            border.width: 1
            border.color: "#66d8efe2"

            ThemedText {
                anchors.centerIn: parent
                width: parent.width - 6
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                font.pixelSize: Math.round(Theme.size(12) * root.geometry.fontScale)
                color: Theme.feltMuted
                elide: Text.ElideNone
                text: slot.modelData
            }
        }
    }
    Repeater {
        model: root.table.boardSlots

        Grip {
            id: grip
            required property var modelData
            required property int index
            readonly property rect place: root.geometry.slotRect(index)

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            draggable: root.table.boardCount > grip.index
            name: root.table.boardCount > grip.index ? qsTr("%1 card, box %2 of the board: %3").arg(grip.modelData).arg(grip.index + 1).arg(root.table.boardWords[grip.index] ?? "")
                                                     : qsTr("%1 box, empty").arg(grip.modelData)
            spot: TableSpot.Board
            spotIndex: grip.index
            ghost: ({cards: 1})
            hands: root.hands
        }
    }
    Rectangle {
        x: root.geometry.board.x - 7
        y: root.geometry.board.y - 7
        width: root.geometry.board.width + 14
        height: root.geometry.board.height + 14
        radius: 11
        visible: root.hands.hoverTarget.spot === TableSpot.Board && root.hands.dragged !== null || root.hands.isOwed(TableSpot.Board, -1)
        color: "transparent"
        border.width: 2
        border.color: root.hands.hoverTarget.spot === TableSpot.Board && root.hands.dragged !== null ? Theme.feltText : Theme.feltAccent
    }
}
