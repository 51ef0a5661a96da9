// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A pile of chips with its amount below.
Item {
    id: root

    /// A list of {denomination, count, colour}, the most valuable first.
    required property var chips
    required property string amountText
    property real chipWidth: 24
    property int tallest: 5
    property int mostColumns: 4
    property real pixels: 13
    property real fontScale: 1
    property color color: Theme.amount
    /// The amount gets smaller where it would be wider than this; 0: never.
    property real mostWidth: 0

    implicitWidth: Math.max(pile.implicitWidth, amount.implicitWidth)
    implicitHeight: pile.implicitHeight + amount.implicitHeight

    ChipPile {
        id: pile
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: amount.top
        width: implicitWidth
        height: implicitHeight
        chips: root.chips
        chipWidth: root.chipWidth
        tallest: root.tallest
        mostColumns: root.mostColumns
    }
    NumberText {
        id: amount
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        text: root.amountText
        pixels: root.pixels
        scale: root.mostWidth > 0 && width > root.mostWidth ? root.mostWidth / width : 1
        transformOrigin: Item.Bottom
        scaleBy: root.fontScale
        color: root.color
    }
}
