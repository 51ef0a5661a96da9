// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What somebody at the table says, with a tail towards the speaker below it.
Item {
    id: root

    required property string text
    property real fontScale: 1
    property real mostWidth: 220
    property bool dealer: false
    /// Hangs below the speaker, with the tail at its top.
    property bool below: false
    /// Where the tail is, from the left edge.
    property real tailX: width / 2

    implicitWidth: Math.min(mostWidth, words.implicitWidth + 20)
    implicitHeight: words.implicitHeight + 8 + tail
    readonly property real tail: root.dealer ? 0 : 6
    visible: opacity > 0
    opacity: root.text === "" ? 0 : 1
    Behavior on opacity {
        enabled: Theme.animation > 0
        NumberAnimation { duration: Theme.animation / 2 }
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.ignored: root.text === ""

    Rectangle {
        visible: !root.dealer
        x: root.tailX - width / 2
        y: root.below ? 6 - height * 0.38 : parent.height - 6 - height * 0.62
        width: 11
        height: 11
        rotation: 45
        color: body.color
        antialiasing: true
    }
    Rectangle {
        id: body
        y: root.below ? root.tail : 0
        width: parent.width
        height: parent.height - root.tail
        radius: Math.min(12, height / 2)
        color: root.dealer ? Theme.accentFill : "#f4f1e8"
        border.width: root.dealer || !Theme.dark ? 1 : 0
        border.color: root.dealer ? Theme.accent : Theme.faint

        Paragraph {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.mostWidth - 20)
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: root.dealer ? 4 : 3
            elide: Text.ElideRight
            font.pixelSize: Math.round(Theme.size(13) * root.fontScale)
            font.weight: Font.Medium
            color: root.dealer ? Theme.text : "#1c2024"
            text: root.text
        }
    }
}
