// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// Level, blinds and the time that is left.
NightPanel {
    id: root

    required property NightDesk night

    implicitHeight: bar.y + bar.height + foot.height + 26

    ThemedText {
        id: level
        pixels: 12
        color: Theme.muted
        text: root.night.levelText
    }
    ThemedText {
        id: blinds
        anchors.top: level.bottom
        width: Math.min(implicitWidth, parent.width - time.width - 10)
        elide: Text.ElideRight
        pixels: 18
        strong: true
        text: root.night.blinds
    }
    ThemedText {
        id: then
        anchors.top: blinds.bottom
        width: parent.width
        elide: Text.ElideRight
        pixels: 12
        color: root.night.clockNote === "" ? Theme.muted : Theme.accentText
        text: root.night.clockNote === "" ? root.night.nextBlinds : root.night.clockNote
    }
    NumberText {
        id: time
        visible: text !== ""
        anchors.right: parent.right
        y: 0
        pixels: 32
        text: root.night.clock
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Time left in this level %1").arg(root.night.clock)
    }
    Rectangle {
        id: bar
        visible: root.night.clock !== ""
        y: then.y + then.height + (visible ? 8 : 0)
        width: parent.width
        height: visible ? 4 : 0
        radius: 2
        color: Theme.outline

        Rectangle {
            width: parent.width * root.night.clockShare
            height: parent.height
            radius: 2
            color: Theme.muted
        }
    }
    Flow {
        id: foot
        y: bar.y + 11
        width: parent.width
        spacing: 14

        ThemedText {
            pixels: 12
            text: root.night.inText
        }
        ThemedText {
            pixels: 12
            text: root.night.averageText
        }
        ThemedText {
            pixels: 12
            color: Theme.muted
            text: root.night.entryText
        }
    }
}
