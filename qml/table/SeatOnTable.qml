// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// All that belongs to one player: plate, bet, discs, what is said; and the grips on them.
AnySeat {
    id: root

    required property string betText
    required property string betFigure
    required property var betChips
    required property string betWords
    required property var discs

    handSize: geometry.handSizes[number - 1] ?? 0
    handName: qsTr("%n card(s) of %1", "", root.handSize).arg(root.who)

    ChipStack {
        id: bet
        x: (root.at?.betX ?? 0) - width / 2
        y: (root.at?.betY ?? 0) + root.geometry.betHeight / 2 - height
        chips: root.betChips
        amountText: root.betFigure
        visible: root.betText !== ""
        chipWidth: root.geometry.chipWidth
        mostColumns: 3
        tallest: 4
        fontScale: root.geometry.fontScale

        Grip {
            anchors.fill: parent
            draggable: true
            name: (root.betFigure === "" ? qsTr("bet of %1").arg(root.who) : qsTr("bet of %1: %2").arg(root.who).arg(root.betText)) + (root.betWords === "" ? "" : " (" + root.betWords + ")")
            spot: TableSpot.Bet
            spotIndex: root.number
            ghost: ({chips: root.betChips})
            hands: root.hands
            ring: 5
            ringRadius: 8
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
        readonly property real centre: root.plate.x + root.plate.width / 2
        x: Math.max(4, Math.min(root.width - width - 4, centre - width / 2))
        // at the top over the lower half of the cards, whose indices stay in view
        y: root.at?.top ? root.at.hand.y + root.at.hand.height * 0.45 : root.plate.y - height + 2
        below: root.at?.top ?? false
        tailX: centre - x
        text: root.bubble
        mostWidth: root.geometry.plateWidth * 2.2
        fontScale: root.geometry.fontScale
    }
    IncidentBadge {
        x: Math.max(4, Math.min(root.width - width - 4, root.plate.x + root.plate.width / 2 - width / 2))
        // as a bubble there: the indices stay in view
        y: root.at?.top ? root.at.hand.y + root.at.hand.height * 0.45 : root.plate.y + root.plate.height - 4
        text: root.incident
        mostWidth: root.geometry.plateWidth * 1.5
        fontScale: root.geometry.fontScale
    }
}
