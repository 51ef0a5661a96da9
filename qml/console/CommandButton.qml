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
    contentItem: Item {
        ThemedText {
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 16 - (cap.visible ? cap.width + 6 : 0)
            elide: Text.ElideRight
            font.pixelSize: Math.round(13.5 * root.scaleBy)
            font.weight: Font.Medium
            color: root.enabled ? Theme.text : Theme.faint
            text: root.text
            Accessible.ignored: true
        }
        KeyCap {
            id: cap
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyHint !== ""
            scaleBy: root.scaleBy
            text: root.keyHint
        }
    }
}
