// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Stops the game and calls the floor; the one red button.
PressButton {
    id: root

    property real pixels: 15

    implicitWidth: Math.max(112, implicitContentWidth + 36)
    implicitHeight: Math.max(44, implicitContentHeight + 20)
    text: qsTr("Floor!")
    Accessible.name: qsTr("Call the floor, key %1").arg(root.keyHint)

    background: Rectangle {
        radius: Theme.radius + 2
        color: root.down ? Qt.darker(Theme.floor, 1.2) : root.hovered ? Qt.lighter(Theme.floor, 1.12) : Theme.floor

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ThemedText {
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        pixels: root.pixels
        strong: true
        color: Theme.floorText
        text: root.text + "  " + root.keyHint
    }
}
