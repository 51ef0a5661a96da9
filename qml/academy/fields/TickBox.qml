// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T
import Cutcard

/// A box to tick, with its words.
T.CheckBox {
    id: root

    width: parent?.width ?? 0
    implicitWidth: contentItem.implicitWidth + Theme.size(30)
    implicitHeight: Math.max(Theme.size(30), contentItem.implicitHeight + 8)
    focusPolicy: Qt.StrongFocus
    Accessible.name: root.text
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: Theme.size(18)
        height: width
        radius: 3
        color: root.checked ? Theme.accentFill : Theme.raised
        border.width: 1
        border.color: root.checked ? Theme.accent : Theme.outline

        ThemedText {
            anchors.centerIn: parent
            visible: root.checked
            pixels: 13
            strong: true
            text: "✓"
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ThemedText {
        leftPadding: Theme.size(28)
        wrapMode: Text.WordWrap
        text: root.text
    }
}
