// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A pot of the table model with its grip.
PotView {
    id: root

    required property var geometry
    required property TableHands hands
    required property int potIndex
    required property string chipWords
    readonly property rect place: geometry.potRect(potIndex)

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    fontScale: geometry.fontScale
    lines: geometry.potLines
    chipWidth: geometry.chipWidth

    Grip {
        anchors.fill: parent
        draggable: true
        name: root.label + (root.amountText === "" ? "" : ", " + root.amountText) + (root.seatsText === "" ? "" : ", " + qsTr("seats %1").arg(root.seatsText))
            + (root.chipWords === "" ? "" : ", " + root.chipWords)
        spot: TableSpot.Pot
        spotIndex: root.potIndex
        ghost: ({chips: root.chips})
        hands: root.hands
        ring: 0
        aimed: true
    }
}
