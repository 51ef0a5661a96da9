// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Marks a place where an irregularity can be seen; its words say which.
Rectangle {
    id: root

    required property string text
    property real fontScale: 1
    property real mostWidth: 200

    visible: root.text !== ""
    implicitWidth: Math.min(mostWidth, words.implicitWidth + mark.width + 22)
    implicitHeight: words.implicitHeight + 8
    radius: 6
    color: "#fff4d6"
    border.width: 1
    border.color: "#8a6100"
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.ignored: root.text === ""

    Text {
        id: mark
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        text: "!"
        color: "#8a6100"
        font.family: Theme.family
        font.weight: Font.Black
        font.pixelSize: words.font.pixelSize
        Accessible.ignored: true
    }
    ThemedText {
        id: words
        x: mark.x + mark.width + 6
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.mostWidth - mark.width - 22)
        wrapMode: Text.Wrap
        maximumLineCount: 3
        elide: Text.ElideRight
        font.pixelSize: Math.round(Theme.size(12) * root.fontScale)
        color: "#3d2c00"
        text: root.text
    }
}
