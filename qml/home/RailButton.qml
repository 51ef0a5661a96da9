// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// A place of the rail: its sign, its name, and a bar where one is.
T.AbstractButton {
    id: root

    property bool current: false
    property string keyHint: ""

    implicitHeight: Math.round(60 * Theme.textScale)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: root.keyHint === "" ? root.text : qsTr("%1, key %2").arg(root.text).arg(root.keyHint)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: 6
            anchors.rightMargin: 6
            anchors.topMargin: 3
            anchors.bottomMargin: 3
            radius: Theme.radius
            color: root.current ? Theme.raised : root.hovered || root.down ? Theme.hovered : "transparent"

            FocusRing {
                shown: root.visualFocus
            }
        }
        Rectangle {
            visible: root.current
            width: 3
            height: parent.height * 0.55
            anchors.verticalCenter: parent.verticalCenter
            radius: 1.5
            color: Theme.accent
        }
    }
    contentItem: Item {
        HomeIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height / 2 - height
            name: root.icon.name
            size: Theme.size(21)
            color: root.current ? Theme.text : Theme.muted
        }
        ThemedText {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height / 2 + 3
            width: Math.min(implicitWidth, root.width - 6)
            elide: Text.ElideRight
            pixels: 12
            strong: root.current
            color: root.current ? Theme.text : Theme.muted
            text: root.text
            Accessible.ignored: true
        }
    }
}
