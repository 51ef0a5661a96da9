// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A call to the floor: the table as it was stopped, drawn as the dealers see theirs, and what the dealer says of it.
Item {
    id: root

    required property NightDesk night

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.panel
        clip: true

        AnyTable {
            // what lies there is looked at, not dealt
            id: table
            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            height: parent.height - facts.height - 16
            visible: root.night.callHasTable
            enabled: false
            table: root.night.callTable
        }
        ThemedText {
            visible: !root.night.callHasTable
            anchors.centerIn: table
            pixels: 14
            color: Theme.muted
            text: qsTr("The table is not drawn: it was written down, not dealt")
        }
    }
    Rectangle {
        id: facts
        x: 14
        y: parent.height - height - 12
        width: parent.width - 28
        height: column.height + 18
        radius: 8
        color: Theme.raised

        Column {
            id: column
            x: 14
            y: 9
            width: parent.width - 28 - back.width - 10
            spacing: 3

            ThemedText {
                width: parent.width
                elide: Text.ElideRight
                pixels: 14
                strong: true
                text: root.night.callTitle
            }
            Repeater {
                model: root.night.callLines

                ThemedText {
                    required property string modelData
                    width: column.width
                    wrapMode: Text.WordWrap
                    pixels: 13
                    text: modelData
                }
            }
        }
        ThemedButton {
            id: back
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            pixels: 13
            text: qsTr("Back to the room")
            keyHint: "Esc"
            onClicked: root.night.leaveCall()
        }
    }
}
