// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The places or printed boxes for the community cards, each to be taken hold of by itself.
Item {
    id: root

    /// The geometry of whichever table this is.
    required property var geometry
    required property TableModel table
    required property TableHands hands
    readonly property bool banked: root.table.banked
    /// How far a box reaches beyond its card.
    readonly property int beyond: root.banked ? 3 : 0
    /// One size for the names of all free places: that of the longest; a box has its own.
    readonly property real slotScale: root.banked ? 1 : Array.from(root.table.boardSlots).reduce((least, name, place) =>
        place < root.table.boardCount ? least : Math.min(least, (root.geometry.slotRect(place).width - 6) / Math.max(1, names.advanceWidth(name))), 1)

    function spoken(place: int, name: string, faces: string): string {
        if (root.banked)
            return root.table.boardCount > place ? qsTr("%1 card, box %2 of the board: %3").arg(name).arg(place + 1).arg(faces)
                                                 : qsTr("%1 box, empty").arg(name);
        return root.table.boardCount > place ? qsTr("Board, place %1: %2").arg(place + 1).arg(faces)
                                             : qsTr("Board, place %1, %2: empty").arg(place + 1).arg(name);
    }

    FontMetrics {
        id: names
        font.family: Theme.family
        font.pixelSize: Math.round(Theme.size(11) * root.geometry.fontScale)
    }
    Repeater {
        model: root.table.boardSlots

        Rectangle {
            id: slot
            required property var modelData
            required property int index
            readonly property rect place: root.geometry.slotRect(index)

            x: place.x - root.beyond
            y: place.y - root.beyond
            width: place.width + 2 * root.beyond
            height: place.height + 2 * root.beyond
            visible: root.table.cutPacketCount === 0 && (root.banked || root.table.spreadCount === 0)
            radius: place.height * (root.banked ? 0.09 : 0.07)
            color: "#14000000"
            border.width: 1
            border.color: root.banked ? "#66d8efe2" : "#4dd8efe2"

            ThemedText {
                anchors.centerIn: parent
                width: parent.width - (root.banked ? 6 : 4)
                visible: root.banked || slot.width >= 32 // narrower, not even the smallest letters fit: a small table is looked at only
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                font.pixelSize: root.banked ? Math.round(Theme.size(12) * root.geometry.fontScale)
                    : Math.max(1, Math.floor(Theme.size(11) * root.geometry.fontScale * root.slotScale + 0.01))
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
            name: root.spoken(grip.index, grip.modelData, root.table.boardWords[grip.index] ?? "")
            spot: TableSpot.Board
            spotIndex: grip.index
            ghost: ({cards: 1})
            hands: root.hands
        }
    }
    Rectangle {
        readonly property rect board: root.geometry.board
        readonly property int room: root.banked ? 7 : 5
        x: board.x - room
        y: board.y - room
        width: board.width + 2 * room
        height: board.height + 2 * room
        radius: 6 + room * 0.8
        readonly property bool targeted: root.hands.hoverTarget.spot === TableSpot.Board && root.hands.dragged !== null
        visible: targeted || root.hands.isOwed(TableSpot.Board, -1)
        color: "transparent"
        border.width: 2
        border.color: targeted ? Theme.feltText : Theme.feltAccent
    }
}
