// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The clock for the whole room, as large as its window.
Rectangle {
    id: root

    required property NightDesk night
    readonly property real unit: Math.max(8, Math.min(root.height / 10, root.width / 16))

    color: Theme.window
    Accessible.role: Accessible.Clock
    Accessible.name: qsTr("%1, blinds %2, time left %3").arg(root.night.levelText).arg(root.night.blinds).arg(root.night.clock)

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * root.unit
        spacing: root.unit * 0.18

        ThemedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.unit * 0.8
            color: Theme.muted
            text: root.night.levelText
        }
        NumberText {
            anchors.horizontalCenter: parent.horizontalCenter
            pixels: 10
            scaleBy: root.unit * 3.2 / Theme.size(10)
            text: root.night.clock
        }
        Rectangle {
            visible: root.night.clock !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 0.8
            height: root.unit * 0.12
            radius: height / 2
            color: Theme.outline

            Rectangle {
                width: parent.width * root.night.clockShare
                height: parent.height
                radius: height / 2
                color: Theme.muted
            }
        }
        ThemedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.unit * 1.5
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            strong: true
            text: root.night.blinds
        }
        ThemedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.unit * 0.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: root.night.clockNote === "" ? Theme.muted : Theme.accentText
            text: root.night.clockNote === "" ? root.night.nextBlinds : root.night.clockNote
        }
        ThemedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: root.unit * 0.6
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            text: root.night.inText + (root.night.averageText === "" ? "" : "  ·  " + root.night.averageText) + (root.night.entryText === "" ? "" : "  ·  " + root.night.entryText)
        }
    }
}
