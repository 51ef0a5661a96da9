// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The board's empty places with their captions, and the middle of the felt where bets are swept to.
Item {
    id: root

    required property TableGeometry geometry
    required property TableModel table
    required property TableHands hands
    /// One size for the names of all free places: that of the longest.
    readonly property real slotScale: Array.from(root.table.boardSlots).reduce((least, name, place) =>
        place < root.table.boardCount ? least : Math.min(least, (root.geometry.slotRect(place).width - 6) / Math.max(1, names.advanceWidth(name))), 1)

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
    Paragraph {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.geometry.middle.y
        // at a narrow table it takes two lines; one too narrow for these leaves it to the bank's book
        width: root.geometry.wordsRoom(y + 16 * root.geometry.words)
        height: Math.max(26, 20 * root.geometry.words + 2)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        opacity: contentWidth <= width + 1 && contentHeight <= height + 1 ? 1 : 0
        font.pixelSize: Math.round(Theme.size(14) * root.geometry.fontScale)
        color: Theme.amount
        elide: Text.ElideNone
        text: root.table.caption
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
                visible: slot.width >= 32 // narrower, not even the smallest letters fit: a small table is looked at only
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                font.pixelSize: Math.max(1, Math.floor(Theme.size(11) * root.geometry.fontScale * root.slotScale + 0.01))
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
            readonly property bool full: root.table.boardCount > grip.index

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            draggable: grip.full
            name: grip.full ? qsTr("Board, place %1: %2").arg(grip.index + 1).arg(root.table.boardWords[grip.index] ?? "")
                            : qsTr("Board, place %1, %2: empty").arg(grip.index + 1).arg(grip.modelData)
            spot: TableSpot.Board
            spotIndex: grip.index
            ghost: ({cards: 1})
            hands: root.hands
        }
    }
    Rectangle {
        // where the first pot will be
        x: root.geometry.potPlace.x
        y: root.geometry.potPlace.y
        width: root.geometry.potPlace.width
        height: root.geometry.potPlace.height
        visible: root.geometry.potCount === 0 && root.table.spreadCount === 0 && root.table.cutPacketCount === 0
        radius: 9
        color: "#14000000"
        border.width: owed ? 2 : 1
        border.color: owed ? Theme.feltAccent : "#4dd8efe2"
        readonly property bool owed: root.hands.isOwed(TableSpot.Pot, 0)

        ThemedText {
            anchors.centerIn: parent
            font.pixelSize: Math.round(Theme.size(11) * root.geometry.fontScale)
            color: Theme.feltMuted
            text: qsTr("POT")
        }
        Grip {
            anchors.fill: parent
            name: qsTr("Pot, empty")
            spot: TableSpot.Pot
            spotIndex: 0
            hands: root.hands
        }
    }
    Rectangle {
        x: root.geometry.board.x - 5
        y: root.geometry.board.y - 5
        width: root.geometry.board.width + 10
        height: root.geometry.board.height + 10
        radius: 10
        visible: root.hands.hoverTarget.spot === TableSpot.Board && root.hands.dragged !== null || root.hands.isOwed(TableSpot.Board, -1)
        color: "transparent"
        border.width: 2
        border.color: root.hands.hoverTarget.spot === TableSpot.Board && root.hands.dragged !== null ? Theme.feltText : Theme.feltAccent
    }
}
