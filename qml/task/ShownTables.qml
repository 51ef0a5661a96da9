// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The tables of a room with those who sit there, clockwise, the last hand's button and blinds, and who is away.
Flow {
    id: root

    required property TaskDesk desk

    spacing: 14

    Repeater {
        model: root.desk.shown.tables ?? []

        Rectangle {
            id: table
            required property var modelData
            required property int index

            width: Theme.size(236)
            height: inside.height + 20
            radius: 18
            color: Theme.feltDark
            border.width: 4
            border.color: Theme.railBottom
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Table %1").arg(table.index + 1) + ": " + table.modelData.join(", ")

            Column {
                id: inside
                x: 12
                y: 10
                width: parent.width - 24
                spacing: 6

                ThemedText {
                    pixels: 13
                    color: Theme.feltMuted
                    text: qsTr("Table %1, clockwise ↻").arg(table.index + 1)
                }
                SideBySide {
                    spacing: 4

                    Repeater {
                        model: table.modelData

                        Rectangle {
                            id: chair
                            required property string modelData
                            readonly property var parts: chair.modelData.split(" ")

                            width: words.width + 14
                            height: words.height + 8
                            radius: 7
                            color: Theme.plate
                            border.width: 1
                            border.color: Theme.outline

                            Row {
                                id: words
                                x: 7
                                y: 4
                                spacing: 5

                                ThemedText {
                                    strong: true
                                    text: chair.parts[0]
                                }
                                MutedText {
                                    visible: chair.parts.length > 1
                                    text: chair.parts.slice(1).join(" ")
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
