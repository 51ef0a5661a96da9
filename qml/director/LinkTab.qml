// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Cutcard

/// One of several views of the same field, as quiet words.
T.AbstractButton {
    id: root

    property bool current: false

    implicitWidth: implicitContentWidth
    implicitHeight: implicitContentHeight + 4
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()

    background: Item {
        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: ThemedText {
        pixels: 13
        strong: root.current
        font.underline: root.hovered && !root.current
        color: root.current ? Theme.text : Theme.muted
        text: root.text
        Accessible.ignored: true
    }
}
