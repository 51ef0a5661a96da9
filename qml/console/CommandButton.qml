// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// One act or one answer in the console: quiet words with a key cap; framed only where it is owed or picked.
T.AbstractButton {
    id: root

    property string keyHint: ""
    property bool marked: false
    property real scaleBy: 1

    implicitWidth: 148 * root.scaleBy
    implicitHeight: 34 * root.scaleBy
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: root.keyHint === "" ? root.text : qsTr("%1, key %2").arg(root.text).arg(root.keyHint)
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.marked ? Theme.accentFill : root.down ? Theme.pressed : root.hovered && root.enabled ? Theme.hovered : "transparent"
        border.width: root.marked ? 2 : 0
        border.color: Theme.accent

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: CommandWords {
        text: root.text
        keyHint: root.keyHint
        ink: root.enabled ? Theme.text : Theme.faint
        scaleBy: root.scaleBy
    }
}
