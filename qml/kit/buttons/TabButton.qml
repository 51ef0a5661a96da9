// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One heading of several, of which one is chosen; a dot says that something under it is owed.
PressButton {
    id: root

    required property bool current
    property bool dotted: false
    property real pixels: 13
    property real scaleBy: 1
    /// How far the word stands from its left edge.
    property real pad: 10

    implicitWidth: root.implicitContentWidth + root.pad
    implicitHeight: root.implicitContentHeight + 10
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.current

    background: Rectangle {
        radius: 6
        color: root.hovered ? Theme.hovered : "transparent"

        Rectangle {
            x: root.pad
            y: parent.height - 3
            width: root.implicitContentWidth - root.pad
            height: 2
            visible: root.current
            color: Theme.text
        }
        Rectangle {
            x: root.implicitContentWidth + 1
            y: 4
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
        font.pixelSize: Math.round(Theme.size(root.pixels) * root.scaleBy)
        font.weight: root.current ? Font.DemiBold : Font.Normal
        color: root.current ? Theme.text : Theme.muted
        text: root.text
    }
}
