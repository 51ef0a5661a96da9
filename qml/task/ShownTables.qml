// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cutcard

/// The tables of a room, with how many sit at each.
Flow {
    id: root

    required property TaskDesk desk

    spacing: 14

    Repeater {
        model: root.desk.shown.tables ?? []

        Column {
            id: table
            required property int modelData
            required property int index

            spacing: 5
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Table %1").arg(table.index + 1) + ", " + table.modelData

            Rectangle {
                width: Theme.size(150)
                height: Math.round(86 * Theme.textScale)
                radius: height / 2
                color: Theme.feltDark
                border.width: 4
                border.color: Theme.railBottom

                NumberText {
                    anchors.centerIn: parent
                    pixels: 30
                    color: Theme.feltText
                    text: table.modelData
                    Accessible.ignored: true
                }
            }
            ThemedText {
                anchors.horizontalCenter: parent.horizontalCenter
                pixels: 13
                color: Theme.muted
                text: qsTr("Table %1").arg(table.index + 1)
                Accessible.ignored: true
            }
        }
    }
}
