// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The player of one spot: plate, cards, what is said and what goes wrong there.
Item {
    id: root

    required property BankedGeometry geometry
    required property TableHands hands
    required property int number
    required property bool occupied
    required property string name
    required property string stackText
    required property bool toAct
    required property bool allIn
    required property bool absent
    required property bool folded
    required property bool sittingOut
    required property bool winner
    required property string marker
    required property string bubble
    required property string incident
    required property string note
    readonly property var at: geometry.places[number - 1] ?? null
    readonly property string who: root.occupied ? qsTr("seat %1, %2").arg(root.number).arg(root.name) : qsTr("seat %1").arg(root.number)

    anchors.fill: parent
    visible: at !== null
    z: root.bubble !== "" || root.incident !== "" ? 5 : 0

    SeatPlate {
        id: plate
        x: root.at?.plate.x ?? 0
        y: root.at?.plate.y ?? 0
        width: root.geometry.plateWidth
        height: root.geometry.plateHeight
        number: root.number
        occupied: root.occupied
        name: root.name
        stackText: root.stackText
        toAct: root.toAct
        allIn: root.allIn
        absent: root.absent
        folded: root.folded
        sittingOut: root.sittingOut
        winner: root.winner
        marker: root.marker
        note: root.note
        fontScale: root.geometry.fontScale

        Grip {
            id: plateGrip
            anchors.fill: parent
            name: plate.spoken
            spot: TableSpot.Seat
            spotIndex: root.number
            onActivated: root.hands.press(plateGrip)
            onCarryAsked: root.hands.carry(plateGrip)
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: 11
            visible: root.hands.isTarget(TableSpot.Seat, root.number) || root.hands.isOwed(TableSpot.Seat, root.number)
            color: "transparent"
            border.width: 2
            border.color: root.hands.isTarget(TableSpot.Seat, root.number) ? Theme.feltText : Theme.accent
        }
    }
    Grip {
        id: cardsGrip
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
        onActivated: root.hands.press(cardsGrip)
        onCarryAsked: root.hands.carry(cardsGrip)
        onDragStarted: (x, y) => root.hands.startDrag(cardsGrip, x, y)
        onDragMoved: (x, y) => root.hands.moveDrag(cardsGrip, x, y)
        onDragEnded: (x, y, dropped) => root.hands.endDrag(cardsGrip, x, y, dropped)

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
        readonly property real centre: plate.x + plate.width / 2
        x: Math.max(4, Math.min(root.width - width - 4, centre - width / 2))
        y: plate.y + plate.height * 0.96 - tail
        below: true
        tailX: centre - x
        text: root.bubble
        mostWidth: root.geometry.pitch * 1.35
        fontScale: root.geometry.fontScale
    }
    IncidentBadge {
        x: Math.max(4, Math.min(root.width - width - 4, plate.x + plate.width / 2 - width / 2))
        y: plate.y + plate.height - 2
        text: root.incident
        mostWidth: root.geometry.pitch * 2.2
        fontScale: root.geometry.fontScale
    }
}
