// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One act or one answer in the console: quiet words with a key cap; framed only where it is owed or picked.
PressButton {
    id: root

    property bool marked: false
    property real scaleBy: 1

    implicitWidth: 148 * root.scaleBy
    implicitHeight: 34 * root.scaleBy

    background: Rectangle {
        radius: Theme.radius
        color: root.marked ? Theme.accentFill : root.down ? Theme.pressed : root.hovered && root.enabled ? Theme.hovered : "transparent"
        border.width: root.marked ? 2 : 0
        border.color: Theme.accent

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ButtonWords {
        text: root.text
        keyHint: root.keyHint
        ink: root.enabled ? Theme.text : Theme.faint
        pixels: 13.5
        scaleBy: root.scaleBy / Theme.textScale
        lines: 3
        inset: 7
        centred: false
    }
}
