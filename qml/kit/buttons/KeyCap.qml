// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A key as it is drawn beside what it does.
Rectangle {
    id: root

    required property string text
    property real scaleBy: 1
    property color ink: Theme.muted

    width: Math.max(height, words.implicitWidth + 9)
    height: Math.round(Theme.size(19) * root.scaleBy)
    radius: 4
    color: "transparent"
    border.width: 1
    border.color: Qt.alpha(root.ink, 0.45)

    ThemedText {
        id: words
        anchors.centerIn: parent
        font.pixelSize: Math.round(Theme.size(11.5) * root.scaleBy)
        color: root.ink
        text: root.text.replace("Shift+", "⇧").replace("Backspace", "⌫")
    }
}
