// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T
import Cutcard

/// Stops the game and calls the floor; the one red button.
T.AbstractButton {
    id: root

    required property string keyHint
    property real pixels: 15

    implicitWidth: Math.max(112, implicitContentWidth + 36)
    implicitHeight: Math.max(44, implicitContentHeight + 20)
    text: qsTr("Floor!")
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("Call the floor, key %1").arg(root.keyHint)
    Accessible.onPressAction: root.clicked()

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
