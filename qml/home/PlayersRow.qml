// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// How many players sit at a table: one fewer, one more.
Row {
    id: root

    required property var form ///< knows of players, and how many there are at least and at most

    spacing: 8

    HomeButton {
        enabled: root.form.players > root.form.least
        text: "−"
        Accessible.name: qsTr("One fewer player")
        onClicked: root.form.players = root.form.players - 1
    }
    ThemedText {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("%1 players").arg(root.form.players)
    }
    HomeButton {
        enabled: root.form.players < root.form.most
        text: "+"
        Accessible.name: qsTr("One more player")
        onClicked: root.form.players = root.form.players + 1
    }
}
