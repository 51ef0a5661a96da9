// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A button of the amount pad; it never moves, also while nothing is asked.
PressButton {
    id: root

    property bool primary: false
    property bool centred: true
    /// Whether the words leave the lower half to a figure.
    property bool hasFigure: false
    property var chip: null
    property real scaleBy: 1
    readonly property real pixels: 13.5
    readonly property real inset: root.chip !== null ? 4 : root.centred ? 3 : 9
    readonly property color ink: !root.enabled ? Theme.faint : root.primary ? Theme.primaryText : Theme.text

    focusPolicy: Qt.NoFocus
    Accessible.name: root.text + (root.keyHint === "" ? "" : ", " + qsTr("key %1").arg(root.keyHint))

    background: Rectangle {
        radius: 6
        color: !root.enabled ? "transparent"
            : root.primary ? (root.down ? Qt.darker(Theme.primary, 1.15) : Theme.primary)
            : root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border.width: 1
        border.color: Theme.outline
    }
    contentItem: Row {
        leftPadding: root.chip === null ? 0 : 6

        ChipPile {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chip !== null
            width: visible ? implicitWidth : 0
            height: implicitHeight
            opacity: root.enabled ? 1 : 0.6
            chips: root.chip === null ? [] : [root.chip]
            chipWidth: 22 * root.scaleBy
        }
        ButtonWords {
            width: parent.width - x
            height: parent.height
            text: root.text
            keyHint: root.keyHint
            hasFigure: root.hasFigure
            centred: root.centred && root.chip === null
            ink: root.ink
            hintInk: root.primary && root.enabled ? Theme.primaryMuted : Theme.muted
            pixels: root.pixels
            scaleBy: root.scaleBy / Theme.textScale
            inset: root.inset
        }
    }
}
