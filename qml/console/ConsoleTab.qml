// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// A group of acts in the console; a dot says that something in it is owed.
T.AbstractButton {
    id: root

    required property bool current
    property bool dotted: false
    property real scaleBy: 1
    /// How far the word stands from its left edge.
    property real pad: 10

    implicitWidth: root.implicitContentWidth + 6 + root.pad
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: 6
        color: root.hovered ? Theme.hovered : "transparent"

        Rectangle {
            x: root.pad
            width: root.implicitContentWidth - root.pad
            height: 2
            y: parent.height - 3
            visible: root.current
            color: Theme.text
        }
        Rectangle {
            x: root.implicitContentWidth + 2
            y: 6
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
        leftPadding: root.pad
        font.pixelSize: Math.round(13.5 * root.scaleBy)
        font.weight: root.current ? Font.DemiBold : Font.Normal
        color: root.current ? Theme.text : Theme.muted
        text: root.text
    }
}
