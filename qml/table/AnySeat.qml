// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Who sits at a table of any game: the plate, and the grip on it.
Item {
    id: root

    /// The geometry of whichever table this is.
    required property var geometry
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
    property bool stackShown: true
    /// How many cards are taken hold of at once here, and how they are called.
    property int handSize: 0
    property string handName: ""
    /// Whether it is printed where the cards will lie.
    property bool handOutlined: false
    readonly property alias plate: plate
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
            anchors.fill: parent
            name: plate.spoken
            spot: TableSpot.Seat
            spotIndex: root.number
            hands: root.hands
            // lent chips go back to the bank from the player's stack
            draggable: root.hands.model.showsBank && root.occupied
            ghost: ({chips: root.hands.model.bankChips})
            ring: 3
            ringRadius: 11
            ringColor: Theme.accent
            aimed: true
        }
    }
    Grip {
        x: root.at?.hand.x ?? 0
        y: root.at?.hand.y ?? 0
        width: root.at?.hand.width ?? 0
        height: root.geometry.seatCardHeight
        visible: root.handSize > 0
        draggable: true
        readonly property string faces: root.hands.model.handWords[root.number - 1] ?? ""
        name: root.handName + (faces === "" ? "" : ": " + faces)
        spot: TableSpot.Cards
        spotIndex: root.number
        ghost: ({cards: root.handSize})
        hands: root.hands
        ring: 3
        ringRadius: root.handOutlined ? 5 : 7

        Rectangle {
            anchors.fill: parent
            visible: root.handOutlined && !root.hands.isOwed(TableSpot.Cards, root.number)
            radius: 5
            color: "transparent"
            border.width: 1
            border.color: "#2ed8efe2"
        }
    }
}
