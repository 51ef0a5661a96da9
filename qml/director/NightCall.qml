// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A call to the floor: the table as it was stopped, drawn as the dealers see theirs, and what the dealer says of it.
Item {
    id: root

    required property NightDesk night
    /// Whether what is said stands below the table; elsewhere the table has all the room.
    property bool factsHere: true
    /// Large letters in a low window: the table is laid out for a larger one and drawn smaller, so that its cards are seen.
    readonly property real fit: root.factsHere ? 1 : 0.8

    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.panel
        clip: true

        AnyTable {
            // what lies there is looked at, not dealt
            id: table
            width: parent.width / root.fit
            height: (parent.height - (root.factsHere ? facts.height + 16 : 0)) / root.fit
            scale: root.fit
            transformOrigin: Item.TopLeft
            // as one picture: plates drawn smaller one by one would show their seams
            layer.enabled: root.fit !== 1
            layer.smooth: true
            visible: root.night.call.dealt
            enabled: false
            table: root.night.call.table
        }
        ThemedText {
            visible: !root.night.call.dealt
            anchors.centerIn: parent
            color: Theme.muted
            text: qsTr("The program cannot show a table it did not deal")
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
