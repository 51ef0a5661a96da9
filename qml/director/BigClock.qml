// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The clock for the whole room, as large as its window.
Rectangle {
    id: root

    required property NightFacts facts
    readonly property real unit: Math.max(8, Math.min(root.height / 10, root.width / 16))

    component Line: ThemedText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }

    color: Theme.window
    Accessible.role: Accessible.Clock
    Accessible.name: qsTr("%1, blinds %2, time left %3").arg(root.facts.clock.level).arg(root.facts.clock.blinds).arg(root.facts.clock.left)

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * root.unit
        spacing: root.unit * 0.18

        ThemedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.unit * 0.8
            color: Theme.muted
            text: root.facts.clock.level
        }
        NumberText {
            anchors.horizontalCenter: parent.horizontalCenter
            pixels: 10
            scaleBy: root.unit * 3.2 / Theme.size(10)
            text: root.facts.clock.left
        }
        ShareBar {
            visible: root.facts.clock.left !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 0.8
            height: root.unit * 0.12
            share: root.facts.clock.share
        }
        Line {
            font.pixelSize: root.unit * 1.5
            strong: true
            text: root.facts.clock.blinds
        }
        Line {
            font.pixelSize: root.unit * 0.6
            color: root.facts.clock.note === "" ? Theme.muted : Theme.accentText
            text: root.facts.clock.note === "" ? root.facts.clock.next : root.facts.clock.note
        }
        Line {
            font.pixelSize: root.unit * 0.6
            text: root.facts.clock.players + (root.facts.clock.average === "" ? "" : "  ·  " + root.facts.clock.average) + (root.facts.clock.entry === "" ? "" : "  ·  " + root.facts.clock.entry)
        }
    }
}
