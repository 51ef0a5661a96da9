// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The player of one spot: plate, cards, what is said and what goes wrong there.
AnySeat {
    id: root

    Grip {
        x: root.at?.hand.x ?? 0
        y: root.at?.hand.y ?? 0
        width: root.at?.hand.width ?? 0
        height: root.geometry.seatCardHeight
        visible: root.geometry.seatCardHeight > 0
        draggable: true
        readonly property string faces: root.hands.model.handWords[root.number - 1] ?? ""
        name: qsTr("cards of %1").arg(root.who) + (faces === "" ? "" : ": " + faces)
        spot: TableSpot.Cards
        spotIndex: root.number
        ghost: ({cards: 2})
        hands: root.hands

        Rectangle {
            // where the cards will lie, and the mark of the coach around them
            readonly property bool owed: root.hands.isOwed(TableSpot.Cards, root.number)
            anchors.fill: parent
            anchors.margins: owed ? -3 : 0
            radius: 5
            color: "transparent"
            border.width: owed ? 2 : 1
            border.color: owed ? Theme.feltAccent : "#2ed8efe2"
        }
    }
    SpeechBubble {
        readonly property real centre: root.plate.x + root.plate.width / 2
        x: Math.max(4, Math.min(root.width - width - 4, centre - width / 2))
        y: root.plate.y + root.plate.height * 0.96 - tail
        below: true
        tailX: centre - x
        text: root.bubble
        mostWidth: root.geometry.pitch * 1.35
        fontScale: root.geometry.fontScale
    }
    IncidentBadge {
        x: Math.max(4, Math.min(root.width - width - 4, root.plate.x + root.plate.width / 2 - width / 2))
        y: root.plate.y + root.plate.height - 2
        text: root.incident
        mostWidth: root.geometry.pitch * 2.2
        fontScale: root.geometry.fontScale
    }
}
