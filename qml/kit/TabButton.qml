// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// One heading of several, of which one is chosen; a dot says that something under it is owed.
T.AbstractButton {
    id: root

    required property bool current
    property bool dotted: false

    implicitWidth: Math.max(Theme.size(78), implicitContentWidth + 24)
    implicitHeight: implicitContentHeight + 10
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.current ? Theme.raised : root.hovered ? Theme.hovered : "transparent"
        border.width: root.current ? 1 : 0
        border.color: Theme.outline

        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            width: 7
            height: 7
            radius: 3.5
            visible: root.dotted
            color: Theme.accent
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ThemedText {
        leftPadding: 10
        pixels: 13
        font.weight: root.current ? Font.DemiBold : Font.Normal
        color: root.current ? Theme.text : Theme.muted
        text: root.text
    }
}
