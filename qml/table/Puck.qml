// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A round plastic piece with words on it: the dealer button, or a disc such as "NO TURN".
Item {
    id: root

    required property string text
    property bool disc: false
    property real diameter: 30

    implicitWidth: diameter
    implicitHeight: diameter

    Rectangle {
        x: 1
        y: 2
        width: root.diameter
        height: root.diameter
        radius: width / 2
        color: Theme.shadow
    }
    Rectangle {
        width: root.diameter
        height: root.diameter
        radius: width / 2
        color: root.disc ? "#f6ead6" : "#ffffff"
        border.width: root.disc ? 2 : 1
        border.color: root.disc ? "#a0432f" : "#8d8d8d"
        antialiasing: true

        Text {
            anchors.centerIn: parent
            width: parent.width - 4
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.disc ? "#8a2f1f" : "#1c2024"
            font.family: Theme.family
            font.weight: Font.Bold
            font.pixelSize: Math.max(7, Math.round(root.diameter * (root.text.length <= 2 ? 0.46 : 0.235)))
            lineHeight: 0.9
            wrapMode: Text.WordWrap
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }
}
