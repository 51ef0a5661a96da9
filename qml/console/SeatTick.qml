// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The inside of a seat to be ticked: the tick, the number and the name.
Item {
    id: root

    required property bool ticked
    required property bool active
    required property string text

    ThemedText {
        id: tick
        x: 9
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.size(14)
        pixels: 14
        strong: true
        color: Theme.accentText
        text: root.ticked ? "✓" : ""
        Accessible.ignored: true
    }
    ThemedText {
        x: tick.x + tick.width + 4
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - 8
        elide: Text.ElideRight
        pixels: 14
        font.weight: Font.Medium
        color: root.active ? Theme.text : Theme.faint
        text: root.text
        Accessible.ignored: true
    }
}
