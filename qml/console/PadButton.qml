// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// A button of the amount pad; it never moves, also while nothing is asked.
T.AbstractButton {
    id: root

    property string keyHint: ""
    /// A second line, such as the amount that a press enters.
    property string figure: ""
    property bool primary: false
    property bool centred: true
    /// Whether the second line stands there at rest too, empty.
    property bool hasFigure: false
    property var chip: null
    property real scaleBy: 1

    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.name: root.text + (root.figure === "" ? "" : ", " + root.figure) + (root.keyHint === "" ? "" : ", " + qsTr("key %1").arg(root.keyHint))
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: 6
        color: !root.enabled ? "transparent"
            : root.primary ? (root.down ? Qt.darker(Theme.primary, 1.15) : Theme.primary)
            : root.down ? Theme.pressed : root.hovered ? Theme.hovered : Theme.raised
        border.width: 1
        border.color: Theme.outline
    }
    contentItem: PadWords {
        text: root.text
        figure: root.figure
        keyHint: root.keyHint
        hasFigure: root.hasFigure
        centred: root.centred
        chip: root.chip
        faint: !root.enabled
        ink: !root.enabled ? Theme.faint : root.primary ? Theme.primaryText : Theme.text
        capInk: root.primary && root.enabled ? Theme.primaryMuted : Theme.muted
        scaleBy: root.scaleBy
    }
}
