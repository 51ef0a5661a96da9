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
}
