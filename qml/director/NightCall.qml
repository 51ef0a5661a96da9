// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// A call to the floor: the table as it was stopped, drawn as the dealers see theirs, and what the dealer says of it.
Item {
    id: root

    required property NightDesk night
    /// Whether what is said stands below the table; elsewhere the table has all the room.
    property bool factsHere: true

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
            height: parent.height - (root.factsHere ? facts.height + 16 : 0)
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
    NightCallFacts {
        id: facts
        visible: root.factsHere
        x: 14
        y: parent.height - height - 12
        width: parent.width - 28
        height: implicitHeight
        night: root.night
    }
}
