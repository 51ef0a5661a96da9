// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The board's places, the middle of the felt where bets are swept to, and where the first pot will be.
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
    BoardSlots {
        anchors.fill: parent
        geometry: root.geometry
        table: root.table
        hands: root.hands
    }
    Rectangle {
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
}
