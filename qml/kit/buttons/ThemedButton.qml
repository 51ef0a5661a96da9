// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A button with words and, if it has one, the key that does the same.
PressButton {
    id: root

    property bool marked: false
    property bool primary: false
    property real pixels: 14

    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(implicitContentHeight + 14, 32)

    background: Rectangle {
        radius: Theme.radius
        color: !root.enabled ? "transparent"
            : root.primary ? (root.down ? Qt.darker(Theme.primary, 1.15) : Theme.primary)
            : root.marked ? Theme.accentFill
            : root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border.width: root.marked ? 2 : 1
        border.color: root.marked ? Theme.accent : Theme.outline

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ButtonWords {
        text: root.text
        keyHint: root.keyHint
        pixels: root.pixels
        ink: !root.enabled ? Theme.faint : root.primary ? Theme.primaryText : Theme.text
        hintInk: !root.enabled ? Theme.faint : root.primary ? Theme.primaryMuted : Theme.muted
    }
}
