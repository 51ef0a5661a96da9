// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// All that belongs to one player: plate, bet, discs, what is said; and the grips on them.
Item {
    id: root

    required property TableGeometry geometry
    required property TableHands hands
    required property int number
    required property bool occupied
    required property string name
    required property string stackText
    required property string betText
    required property string betFigure
    required property var betChips
    required property string betWords
    required property bool toAct
    required property bool allIn
    required property bool absent
    required property bool folded
    required property bool sittingOut
    required property bool winner
    required property string marker
    required property var discs
    required property string bubble
    required property string incident
    required property string note
    property bool stackShown: true
    readonly property var at: geometry.places[number - 1] ?? null
    readonly property int handSize: geometry.handSizes[number - 1] ?? 0
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
        stackText: root.stackShown ? root.stackText : ""
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
            // lent chips go back to the bank from the player's stack
            draggable: root.hands.model.showsBank && root.occupied
            ghost: ({chips: root.hands.model.bankChips})
            onActivated: root.hands.press(plateGrip)
            onCarryAsked: root.hands.carry(plateGrip)
            onDragStarted: (x, y) => root.hands.startDrag(plateGrip, x, y)
            onDragMoved: (x, y) => root.hands.moveDrag(plateGrip, x, y)
            onDragEnded: (x, y, dropped) => root.hands.endDrag(plateGrip, x, y, dropped)
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
        visible: root.handSize > 0
        draggable: true
        readonly property string faces: root.hands.model.handWords[root.number - 1] ?? ""
        name: qsTr("%n card(s) of %1", "", root.handSize).arg(root.who) + (faces === "" ? "" : ": " + faces)
        spot: TableSpot.Cards
        spotIndex: root.number
        ghost: ({cards: root.handSize})
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: 7
            visible: root.hands.isOwed(TableSpot.Cards, root.number)
            color: "transparent"
            border.width: 2
            border.color: Theme.feltAccent
        }
        onActivated: root.hands.press(cardsGrip)
        onCarryAsked: root.hands.carry(cardsGrip)
        onDragStarted: (x, y) => root.hands.startDrag(cardsGrip, x, y)
        onDragMoved: (x, y) => root.hands.moveDrag(cardsGrip, x, y)
        onDragEnded: (x, y, dropped) => root.hands.endDrag(cardsGrip, x, y, dropped)
    }
    BetSpot {
        id: bet
        x: (root.at?.betX ?? 0) - width / 2
        y: (root.at?.betY ?? 0) + root.geometry.betHeight / 2 - height
        seat: root.number
        chips: root.betChips
        amountText: root.betFigure
        visible: root.betText !== ""
        chipWidth: root.geometry.chipWidth
        mostColumns: 3
        tallest: 4
        fontScale: root.geometry.fontScale

        Grip {
            id: betGrip
            anchors.fill: parent
            draggable: true
            name: (root.betFigure === "" ? qsTr("bet of %1").arg(root.who) : qsTr("bet of %1: %2").arg(root.who).arg(root.betText)) + (root.betWords === "" ? "" : " (" + root.betWords + ")")
            spot: TableSpot.Bet
            spotIndex: root.number
            ghost: ({chips: root.betChips})
            Rectangle {
                anchors.fill: parent
                anchors.margins: -5
                radius: 8
                visible: root.hands.isOwed(TableSpot.Bet, root.number)
                color: "transparent"
                border.width: 2
                border.color: Theme.feltAccent
            }
            onActivated: root.hands.press(betGrip)
            onCarryAsked: root.hands.carry(betGrip)
            onDragStarted: (x, y) => root.hands.startDrag(betGrip, x, y)
            onDragMoved: (x, y) => root.hands.moveDrag(betGrip, x, y)
            onDragEnded: (x, y, dropped) => root.hands.endDrag(betGrip, x, y, dropped)
        }
    }
    Repeater {
        model: root.discs

        Puck {
            required property var modelData
            required property int index

            x: (root.at?.discX ?? 0) - width / 2 + (root.at?.top ? 0 : index * (width + 3) * (root.at?.left ? 1 : -1))
            y: (root.at?.discY ?? 0) - height / 2 + (root.at?.top ? index * (height + 2) : 0)
            disc: true
            text: modelData
            diameter: root.geometry.puck
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("disc %1 at %2").arg(modelData).arg(root.who)
        }
    }
    SpeechBubble {
        readonly property real centre: plate.x + plate.width / 2
        x: Math.max(4, Math.min(root.width - width - 4, centre - width / 2))
        // at the top over the lower half of the cards, whose indices stay in view
        y: root.at?.top ? root.at.hand.y + root.at.hand.height * 0.45 : plate.y - height + 2
        below: root.at?.top ?? false
        tailX: centre - x
        text: root.bubble
        mostWidth: root.geometry.plateWidth * 2.2
        fontScale: root.geometry.fontScale
    }
    IncidentBadge {
        x: Math.max(4, Math.min(root.width - width - 4, plate.x + plate.width / 2 - width / 2))
        // as a bubble there: the indices stay in view
        y: root.at?.top ? root.at.hand.y + root.at.hand.height * 0.45 : plate.y + plate.height - 4
        text: root.incident
        mostWidth: root.geometry.plateWidth * 1.5
        fontScale: root.geometry.fontScale
    }
}
